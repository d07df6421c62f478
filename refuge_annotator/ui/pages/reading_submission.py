"""From the checklist into the record: what is missing, what is unusual, why it was amended, then the submission."""

from collections.abc import Callable, Mapping

from refuge_annotator.app.desks.rater import OpenedReading
from refuge_annotator.app.reading_session import ReadingSession
from refuge_annotator.geometry.raster import center_of
from refuge_annotator.study.assignment import Assignment, ReadingState
from refuge_annotator.study.eye import disc_diameter
from refuge_annotator.study.reading import Override, Reading, Structure, missing, outline_of
from refuge_annotator.study.rules import Rule, broken_rules, set_aside
from refuge_annotator.ui.dialogs.reason import ask_reason
from refuge_annotator.ui.dialogs.rules import RulesDialog
from refuge_annotator.ui.host import Host
from refuge_annotator.ui.pages.frame import Frame
from refuge_annotator.ui.pages.reading_words import todo_words
from refuge_annotator.ui.panels.checklist_panel import ChecklistPanel
from refuge_annotator.ui.panels.reason_words import reason_words
from refuge_annotator.ui.parts import say
from refuge_annotator.ui.words import tr


class Submission:
    """Submits what is on screen; asks only where something is wrong.

    Parameters
    ----------
    take_tool
        Called with the structure to look at.
    submitted
        Called with the assignment once its reading is stored.
    """

    def __init__(
        self,
        host: Host,
        session: ReadingSession,
        frame: Frame,
        panel: ChecklistPanel,
        take_tool: Callable[[Structure], object],
        submitted: Callable[[Assignment], object],
    ) -> None:
        self._host, self._session, self._frame, self._panel = host, session, frame, panel
        self._take_tool, self._submitted = take_tool, submitted
        self._said: tuple[str, Mapping[str, str]] = ("", {})  # reasons given before the rater went back, by assignment

    def submit(self) -> None:
        """Submit the reading on screen, or go to what it lacks."""
        self._panel.notes.finish()
        opened, reading = self._session.opened, self._session.reading
        if opened is None or not self._session.editable:
            return
        todo = missing(reading)
        if todo:
            self._take_tool(todo[0])
            say(self._panel.todo, todo_words(todo[0]), "warn")
            return
        overrides = self._ask_rules(opened, reading)
        if overrides is None:
            return
        reason = ""
        if opened.assignment.state is ReadingState.RETURNED:
            reason = self._ask_amend_reason(opened.return_reason)
            if not reason:
                return
        if self._host.guarded(lambda: self._session.submit(reason, overrides)):
            self._submitted(opened.assignment)

    def _ask_rules(self, opened: OpenedReading, reading: Reading) -> tuple[Override, ...] | None:
        """Return the rater's reasons for what is unusual; None when the rater goes back to it."""
        broken = broken_rules(reading, opened.shape, opened.laterality)
        if not broken:
            return ()
        earlier = {o.rule: o.reason for o in reading.overrides}
        if self._said[0] == opened.assignment.id:
            earlier |= self._said[1]
        dialog = RulesDialog(self._panel, broken, opened.laterality, earlier)
        wished = dialog.ask()
        self._said = opened.assignment.id, dialog.said
        if wished:
            return set_aside(reading, broken, dialog.said).overrides
        if dialog.going is not None:
            self._go_to(dialog.going, reading)
        return None

    def _go_to(self, rule: Rule, reading: Reading) -> None:
        """Show what a rule has found, with the tool to mend it in hand."""
        if rule.about is None:
            (self._panel.notes.setFocus if rule.id == "other_unexplained" else self._panel.gradability.focus_first)()
            return
        self._take_tool(rule.about)
        drawn = reading.disc.shape or reading.cup.shape
        if rule.about is Structure.FOVEA or drawn is None:
            self._frame.canvas.fit()
            return
        middle = outline_of(reading, rule.about).shape or drawn
        self._frame.zoom_to(center_of(middle), disc_diameter(drawn) / 2)

    def _ask_amend_reason(self, returned: str) -> str:
        return ask_reason(
            self._panel,
            tr("Submit amended reading"),
            tr("The senior wrote: {reason}\nWhat did you change?", reason=reason_words(returned)),
            tr("Submit reading"),
        )
