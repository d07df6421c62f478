"""The senior's list: the photographs by disagreement, compared beside the window."""

from contextlib import suppress

from PySide6.QtCore import QObject, Signal

from refuge_annotator.app.desk import SeniorDesk
from refuge_annotator.app.jobs import Job, Progress
from refuge_annotator.app.review_queue import (
    DONE,
    TO_DO,
    Look,
    look_at,
    neighbour,
    next_to_review,
    ordered,
)
from refuge_annotator.app.review_steps import revisions_of
from refuge_annotator.app.thumbnails import Thumbnails
from refuge_annotator.errors import UserError
from refuge_annotator.reference import Case
from refuge_annotator.study.info import PhotographRow
from refuge_annotator.study.state import PhotographState
from refuge_annotator.ui.panels.list_panel import Entry, ListPanel
from refuge_annotator.ui.panels.review_words import state_words, why_words
from refuge_annotator.ui.words import tr


class SeniorQueue(QObject):
    """Keeps the rows in their order and shows them; what was compared once is not compared again."""

    ranked = Signal()
    failed = Signal(object)
    advanced = Signal(int, int)  # compared, of how many

    def __init__(self, desk: SeniorDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._paths = desk.photographs()
        self.rows: tuple[PhotographRow, ...] = ()
        self.looks: dict[str, Look] = {}
        self.current: str | None = None
        self.list = ListPanel(tr("PHOTOGRAPHS"), Thumbnails(self))
        self._job: Job | None = None

    def start(self) -> None:
        """Show the photographs, compare the readings of those to review, and sort them when that is done."""
        self.refresh()
        todo = [row.image.id for row in self.rows if row.state in TO_DO]
        self._job = Job(lambda progress: _compared(self._desk, todo, progress), self)
        self._job.advanced.connect(self.advanced)
        self._job.succeeded.connect(self._arrived)
        self._job.failed.connect(self._fail)
        self._job.start()

    def stop(self) -> None:
        """End what runs beside the window."""
        if self._job is not None:
            self._job.cancel()
            self._job.wait()
        self.list.stop()

    def refresh(self) -> None:
        """Read the states anew."""
        self.rows = ordered(self._desk.queue(), self.looks)
        entries = [self._entry(row) for row in self.rows]
        done = sum(row.state in DONE for row in self.rows)
        self.list.show_entries(entries, self.current, done, len(self.rows))

    def mark(self, image_id: str | None) -> None:
        """Mark the photograph on the canvas."""
        self.current = image_id
        self.list.mark(image_id)

    def learn(self, case: Case) -> None:
        """Compare the readings of a photograph that was opened, where that has not been done."""
        look = self.looks.get(case.image.id)
        if look is None or look.revisions != revisions_of(case):
            self.looks[case.image.id] = look_at(case)

    def row(self, image_id: str) -> PhotographRow | None:
        """Return a photograph's row."""
        return next((row for row in self.rows if row.image.id == image_id), None)

    def following(self, image_id: str | None) -> PhotographRow | None:
        """Return the next photograph that needs a decision."""
        return next_to_review(self.rows, image_id)

    def neighbour(self, image_id: str | None, step: int) -> PhotographRow | None:
        """Return the photograph `step` places further in the list."""
        return neighbour(self.rows, image_id, step)

    def _arrived(self, looks: dict[str, Look]) -> None:
        self.looks.update(looks)
        self.refresh()
        self.ranked.emit()

    def _fail(self, error: Exception) -> None:
        self.failed.emit(error)
        self.ranked.emit()  # in the order of the study then

    def _entry(self, row: PhotographRow) -> Entry:
        words, kind = state_words(row)
        if row.state is PhotographState.TO_REVIEW:
            why = why_words(self.looks.get(row.image.id))
            words, kind = (why, "text") if why else (words, kind)
        return Entry(row.image.id, row.image.code, words, kind, self._paths.get(row.image.id))


def _compared(desk: SeniorDesk, todo: list[str], progress: Progress) -> dict[str, Look]:
    looks = {}
    for done, image_id in enumerate(todo):
        if not progress(done, len(todo)):
            break
        with suppress(UserError):  # it is told when the photograph is opened
            looks[image_id] = look_at(desk.case(image_id))
    return looks
