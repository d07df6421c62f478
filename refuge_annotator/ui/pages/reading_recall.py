"""Take a submission back, while the protocol allows it."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from refuge_annotator.app.desks.rater import RaterDesk
from refuge_annotator.app.reading_session import ReadingSession
from refuge_annotator.study.assignment import Assignment, ReadingState
from refuge_annotator.ui.host import Host
from refuge_annotator.ui.panels.checklist_panel import ChecklistPanel


class Recall(QObject):
    """Offers to take back what is on screen, else what was submitted last.

    Parameters
    ----------
    reopen
        Called with the assignment that was taken back.
    """

    def __init__(
        self,
        host: Host,
        desk: RaterDesk,
        session: ReadingSession,
        panel: ChecklistPanel,
        reopen: Callable[[Assignment], object],
    ) -> None:
        super().__init__(panel)
        self._host, self._desk, self._session, self._panel, self._reopen = host, desk, session, panel, reopen
        self.submitted: Assignment | None = None

    def offer(self) -> None:
        """Show or take away the offer."""
        opened = self._session.opened
        if opened is not None and opened.may_recall:
            self._panel.offer_recall(opened.assignment.code)
            return
        last = self.submitted
        self._panel.offer_recall(last.code if last is not None and self._desk.may_recall(last) else "")

    def take_back(self) -> None:
        """Take the submission back and open it again."""
        opened = self._session.opened
        on_screen = opened.assignment if opened and opened.assignment.state is ReadingState.SUBMITTED else None
        target = on_screen or self.submitted
        if target is not None and self._host.guarded(lambda: self._desk.recall(target)):
            self.submitted = None
            self._reopen(target)
