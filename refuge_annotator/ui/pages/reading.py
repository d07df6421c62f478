"""The rater's page: one photograph, its outlines, the checklist, and the rater's own worklist."""

from PySide6.QtWidgets import QWidget

from refuge_annotator.app.desks.rater import OpenedReading, RaterDesk
from refuge_annotator.app.kept_photographs import Fetched
from refuge_annotator.app.reading_opening import ReadingOpening
from refuge_annotator.app.reading_session import ReadingSession
from refuge_annotator.geometry.fit import STEADY_POINTS, FitMode, gap_of
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.raster import center_of, half_extent_of
from refuge_annotator.geometry.transform import Transform
from refuge_annotator.imaging.locate import Guess
from refuge_annotator.study.assignment import Assignment, ReadingState
from refuge_annotator.study.reading import (
    EMPTY,
    Answer,
    Confidence,
    Fault,
    Reading,
    Structure,
    answer,
    answer_of,
    doubt_fovea,
    looked_at,
    missing,
    outline_of,
    set_confidence,
    set_fault,
    write_notes,
)
from refuge_annotator.ui.host import Host
from refuge_annotator.ui.pages.drawing import Drawing
from refuge_annotator.ui.pages.frame import Frame
from refuge_annotator.ui.pages.list_room import ListRoom
from refuge_annotator.ui.pages.number_entry import NumberEntry
from refuge_annotator.ui.pages.reading_list import ReadingList
from refuge_annotator.ui.pages.reading_manual import take_manual
from refuge_annotator.ui.pages.reading_recall import Recall
from refuge_annotator.ui.pages.reading_submission import Submission
from refuge_annotator.ui.pages.reading_words import answer_label, state_now, state_words
from refuge_annotator.ui.pages.waiting import Waiting
from refuge_annotator.ui.panels.checklist_panel import ChecklistPanel
from refuge_annotator.ui.parts import say
from refuge_annotator.ui.words import tr
from refuge_annotator.view import scene
from refuge_annotator.view.canvas import Canvas
from refuge_annotator.view.photograph import Photograph
from refuge_annotator.words import mark

AUTO_NEXT_GAP = 120.0
STRIP = (
    ("reading.disc", "reading.cup", "reading.fovea"),
    ("edit.undo", "edit.redo"),
    ("view.fit", "view.disc", "view.zoom_in", "view.zoom_out", "view.loupe"),
)


class ReadingPage(QWidget):
    """Where a rater works; shows nothing of anybody else."""

    def __init__(self, host: Host, desk: RaterDesk) -> None:
        super().__init__()
        self._host, self._desk = host, desk
        self._guess: Guess | None = None
        self.keeps_zoom = False  # whether the next photograph's disc comes as large as this one's was
        self._scale = 1.0  # of that
        self.canvas = Canvas()
        self.opening = ReadingOpening(desk, self, self.canvas.preparer)
        self.rows = ReadingList(desk, self)
        first = self.rows.next_unfinished(None) or self.rows.neighbour(None, 1)
        if first is not None:
            self.opening.loader.foresee(None, [self.rows.path_of(first.id)])  # while the rest is built
        self.session = ReadingSession(desk, host.autosave)
        self.session.manual = take_manual(host, desk)
        self.list = self.rows.panel
        self.checklist = ChecklistPanel()
        self.frame = Frame(host, self.list, STRIP, self.checklist, read_only=desk.thread.read_only, canvas=self.canvas)
        self.drawing = Drawing(self.canvas, lambda: self.session.reading, lambda: self.session.editable)
        self.numbers = NumberEntry(self.drawing, self.checklist.numbers, self.canvas)
        self.recalls = Recall(host, desk, self.session, self.checklist, self._reopen)
        self.submission = Submission(
            host, self.session, self.frame, self.checklist, self.take_tool, self._after_submission
        )
        self.setLayout(self.frame.layout_for_page())
        ListRoom(self, self.list)
        Waiting(self.opening, self.frame, self.list, lambda key: self.rows.get(key).code, self._shown)
        self._connect()
        if first is not None:
            self.open(first)
        else:
            self._redraw()
            self.canvas.set_message(self.rows.end_words())

    # what commands call

    def undo(self) -> None:
        """Take the last step back."""
        self.drawing.step(self.session.undo)

    def redo(self) -> None:
        """Bring the step again that was taken back."""
        self.drawing.step(self.session.redo)

    def delete_point(self) -> None:
        """Delete the selected boundary point, or the last."""
        if self.session.editable:
            self.drawing.delete_point()

    def clear_structure(self) -> None:
        """Clear the structure of the tool in hand."""
        self.set_answer(self.drawing.tool.structure, Answer.NOT_DONE)

    def take_tool(self, structure: Structure) -> None:
        """Take the tool of a structure."""
        self.drawing.take(structure, chosen=True)
        self.canvas.setFocus()

    def answer_current(self, what: Answer) -> None:
        """Answer for the structure of the tool in hand; the same answer again takes it back."""
        structure = self.drawing.tool.structure
        if structure is Structure.DISC and what is Answer.ABSENT:
            return  # every eye has a disc; it can be ungradable
        again = answer_of(self.session.reading, structure) is what
        self.set_answer(structure, Answer.NOT_DONE if again else what)

    def set_answer(self, structure: Structure, what: Answer) -> None:
        """Answer for a structure; "not done" clears it."""
        self.drawing.let_go(structure)
        self._commit(answer_label(what), answer(self.session.draft.reading, structure, what))
        self.drawing.selected = None
        if what is not Answer.NOT_DONE:
            self._advance(structure)

    def write_note(self) -> None:
        """Go to the notes."""
        self.checklist.notes.setFocus()

    def zoom_to_disc(self) -> None:
        """Magnify the disc, and that of the photographs to come; once more shows this one and those as a whole."""
        place, before = self._disc(), self.canvas.view
        if place is None:
            return
        self.frame.zoom_to(*place)
        self.keeps_zoom = not self.keeps_zoom or self.canvas.view != before
        if not self.keeps_zoom:
            self.canvas.fit()

    def _disc(self) -> tuple[Point, float] | None:
        """Return middle and radius of the disc: by its outline, else where it probably is."""
        disc = self.session.reading.disc.shape
        if disc is not None:
            return center_of(disc), max(half_extent_of(disc))
        return None if self._guess is None else (Point(*self._guess.center), self._guess.radius)

    def _show(self, photograph: Photograph) -> None:
        """Show a photograph: whole, or its disc as large as the last one was, also where the whole was shown since."""
        self.canvas.set_photograph(photograph)
        place = self._disc()
        if self.keeps_zoom and place is not None:
            self.canvas.zoom_to(place[0], self._scale)

    def search_list(self) -> None:
        """Put the keyboard into the worklist's search."""
        self.rows.search()

    def go(self, step: int) -> None:
        """Go to a neighbour in the worklist."""
        target = self.rows.neighbour(self.opening.tried, step)
        if target is not None:
            self.open(target)

    def go_unfinished(self) -> None:
        """Go to the next photograph that is not submitted."""
        target = self.rows.next_unfinished(self.opening.tried)
        if target is not None:
            self.open(target)

    def submit(self) -> None:
        """Submit the reading and open the next unfinished photograph; nothing while something is in hand."""
        if self.drawing.in_gesture or self.session.in_hand:
            say(self.checklist.todo, tr("Not submitted: end what you have in hand first."), "warn")
        else:
            self.submission.submit()

    def doubt_fovea(self) -> None:
        """Say that the fovea's place is uncertain, or no longer."""
        self._say_doubt(not self.session.reading.fovea.uncertain)

    def say_fault(self, fault: Fault) -> None:
        """Say that the photograph has a fault, or no longer."""
        self._say_fault(fault, fault not in self.session.reading.faults)

    def say_confidence(self, confidence: Confidence) -> None:
        """Say how sure the rater is; the same again takes it back."""
        self._say_confidence(None if self.session.reading.confidence is confidence else confidence)

    def recall(self) -> None:
        """Take back the submission on screen, or the one made last."""
        self.recalls.take_back()

    def put_away(self) -> bool:
        """Store everything before the page closes; False while something is not stored."""
        self.checklist.notes.finish()
        self.drawing.cancel()
        if not self._host.autosave.flush():
            return False
        self.opening.let_go()
        self.list.stop()
        self.frame.adjusting.let_go()
        self.session.close()
        return True

    def restyle(self) -> None:
        """Follow a change of theme."""
        self.frame.restyle()

    # opening

    def open(self, assignment: Assignment, *, again: bool = False) -> None:
        """Load a photograph and its reading; until it is there, and if it fails, the old one stays.

        Held back while the last gesture is not stored.
        """
        self.checklist.notes.finish()
        self.drawing.cancel()
        current = self.session.opened
        if current is not None and current.assignment.id == assignment.id and not again:
            self.opening.forget(assignment.id)  # whatever else was on its way
            self.list.mark(assignment.id)
        elif not (self._host.autosave.flush() and self._host.guarded(lambda: self.opening.open(assignment))):
            self._stay()

    def _ready(self, coming: OpenedReading, fetched: Fetched[Photograph]) -> None:
        self.checklist.notes.finish()  # what was typed meanwhile belongs to the photograph that goes
        self._host.banner.clear("load")
        self.numbers.back_out()
        self._guess = fetched.guess
        self.drawing.begin(coming.shape)
        self.session.open(coming)
        self._show(fetched.ready)
        self.list.mark(coming.assignment.id)
        todo = missing(self.session.reading)
        self.drawing.take(todo[0] if todo else Structure.DISC)
        self.recalls.offer()
        self.canvas.setFocus()
        self.opening.foresee(coming.assignment.id, self.rows.way(coming.assignment.id), self.rows.path_of)

    def _failed(self, assignment_id: str, error: Exception) -> None:
        words = self.frame.failure_words(self.rows.get(assignment_id).code, error)
        if self.session.opened is None:
            self.canvas.set_message(words)
        self._stay()
        self._host.banner.show_message(words, "danger", key="load")

    def _stay(self) -> None:
        """Put the list's choice back to the photograph on screen."""
        self.list.mark(self._shown())

    def _shown(self) -> str | None:
        """Return the assignment of the photograph on screen."""
        opened = self.session.opened
        return opened.assignment.id if opened else None

    def _reopen(self, assignment: Assignment) -> None:
        """Show what is stored of a photograph now."""
        self.frame.foot.hint.setText("")
        self.rows.renew(assignment)
        self.open(assignment, again=True)

    # drawing

    def _edited(self, label: str, reading: Reading) -> None:
        structure = self.drawing.tool.structure
        before = self.session.draft.reading
        self._commit(label, reading)
        if _just_completed(before, self.session.reading, structure, stay=self.drawing.chosen):
            self._advance(structure)

    def _commit(self, label: str, reading: Reading) -> None:
        """Take a finished gesture; at the first the list says that the photograph is begun."""
        self.frame.foot.hint.setText("")  # it was about what went before
        before = self.session.draft.cursor
        self.session.edit(label, looked_at(self.session.draft.reading, reading, self.frame.adjusting.look))
        opened = self.session.opened
        first = before < 0 <= self.session.draft.cursor
        if first and opened is not None and opened.assignment.state is ReadingState.UNTOUCHED:
            self.rows.begun(opened.assignment)

    def _refused(self, error: Exception) -> None:
        """Tell of a gesture that can never be stored, and show what is stored."""
        self._host.tell(error)
        opened = self.session.opened
        if opened is not None:
            self.open(opened.assignment, again=True)

    def _note_scale(self, view: Transform) -> None:
        if not self.canvas.fitted:
            self._scale = view.scale

    def _advance(self, structure: Structure) -> None:
        """Take the next tool whose structure has no answer; stay when all have one."""
        todo = [s for s in missing(self.session.reading) if s is not structure]
        if todo:
            self.drawing.take(todo[0], after=structure)

    def _redraw(self) -> None:
        opened = self.session.opened
        reading = self.session.reading if opened else EMPTY
        active = self.drawing.tool.structure
        self.canvas.set_scene(scene.EMPTY if opened is None else self.frame.own_scene(reading, self.drawing))
        assignment = opened.assignment if opened else None
        state = state_now(self.session)
        self.checklist.code.setText(assignment.code if assignment else "")
        self.checklist.state.setText(state_words(state)[0] if state else "")
        self.checklist.show_reading(
            reading,
            active,
            opened.shape if opened else (1, 1),
            editable=self.session.editable,
            state=state,
            reason=opened.return_reason if opened else "",
            outlying=self.drawing.outlying is not None,
        )
        self.frame.show_tool(active)

    def _after_submission(self, assignment: Assignment) -> None:
        self.recalls.submitted = assignment
        self.rows.renew(assignment)
        done = self.rows.next_unfinished(assignment.id)
        words = tr("{code} is submitted.", code=assignment.code)
        if done is None:
            words += f" {self.rows.end_words()}"
        self.frame.foot.hint.setText(words)
        self.recalls.offer()
        if done is not None:
            self.open(done)
        else:
            self.open(assignment, again=True)

    def _connect(self) -> None:
        self._host.autosave.refused.connect(self._refused)
        self._host.idle.alive.connect(self.session.touch)
        self._host.idle.left.connect(self.session.look_away)
        self.opening.awaited.connect(lambda key: self.rows.thumbnails.hold(key is not None))  # which comes first
        self.opening.ready.connect(self._ready)
        self.opening.failed.connect(self._failed)
        self.opening.loader.foreseen.connect(self.canvas.expect)
        self.session.reading_changed.connect(self._redraw)
        self.session.reading_changed.connect(self.numbers.follow)
        self.drawing.changed.connect(self._redraw)
        self.canvas.view_changed.connect(self._note_scale)
        self.frame.adjusting.changed.connect(self._redraw)
        self.drawing.previewed.connect(self.session.preview)
        self.drawing.edited.connect(self._edited)
        self.list.wished.connect(lambda key: self.open(self.rows.get(key)))
        self.list.left.connect(self.canvas.setFocus)
        self.checklist.taken.connect(self.take_tool)
        self.checklist.answered.connect(self.set_answer)
        self.checklist.submitted.connect(self.submit)
        self.checklist.recalled.connect(self.recall)
        self.checklist.curve_wished.connect(self.drawing.switch_curve)
        self.checklist.doubted.connect(self._say_doubt)
        self.checklist.fault_said.connect(self._say_fault)
        self.checklist.confidence_said.connect(self._say_confidence)
        self.checklist.notes.left.connect(self.canvas.setFocus)
        self.checklist.note_written.connect(self._note_written)

    def _say_doubt(self, uncertain: bool) -> None:
        self.drawing.let_go(Structure.FOVEA)
        if self.session.reading.fovea.answer is Answer.MARKED:
            self._commit(mark("Answer"), doubt_fovea(self.session.draft.reading, uncertain=uncertain))

    def _say_fault(self, fault: Fault, there: bool) -> None:
        self._commit(mark("Answer"), set_fault(self.session.draft.reading, fault, there=there))

    def _say_confidence(self, confidence: Confidence | None) -> None:
        self._commit(mark("Answer"), set_confidence(self.session.draft.reading, confidence))

    def _note_written(self, text: str) -> None:
        self._commit(mark("Write note"), write_notes(self.session.draft.reading, text))


def _just_completed(before: Reading, after: Reading, structure: Structure, *, stay: bool) -> bool:
    """Tell whether this edit finished a structure: the fovea's mark, or the eighth point all round.

    Any further point does so too, unless the rater has asked for the tool and so is to `stay` with it.
    """
    if structure is Structure.FOVEA:
        return before.fovea.answer is Answer.NOT_DONE and after.fovea.answer is Answer.MARKED
    old, new = outline_of(before, structure), outline_of(after, structure)
    count = len(new.points)
    more = count > STEADY_POINTS and not stay and new.fit_mode is not FitMode.CURVE  # whose points are never enough
    grown = count == len(old.points) + 1 and (count == STEADY_POINTS or more)
    return grown and new.shape is not None and gap_of(new.points, new.shape) <= AUTO_NEXT_GAP
