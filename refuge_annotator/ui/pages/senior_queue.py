"""The senior's list: the photographs by disagreement, compared beside the window."""

from collections import Counter
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLabel, QWidget

from refuge_annotator.app.desks.senior import SeniorDesk
from refuge_annotator.app.jobs import Job
from refuge_annotator.app.review_queue import (
    Comparison,
    compare,
    known_comparisons,
    learn,
    neighbour,
    next_to_review,
    ordered,
    renewed,
)
from refuge_annotator.app.thumbnails import Thumbnails
from refuge_annotator.reference import Case
from refuge_annotator.study.info import PhotographRow
from refuge_annotator.study.state import SIGNED_OFF, PhotographState
from refuge_annotator.ui.panels.list_model import Entry, Face
from refuge_annotator.ui.panels.list_panel import ListPanel
from refuge_annotator.ui.panels.review_words import state_choices, state_words, why_words
from refuge_annotator.ui.parts import column, label, named
from refuge_annotator.ui.theme import SPACE_2, SPACE_3
from refuge_annotator.ui.words import tr


class SeniorQueue(QObject):
    """Keeps the rows in their order and shows them; what was compared once is not compared again.

    Photographs are there at once; they take their places when their readings are compared.
    """

    ranked = Signal()
    failed = Signal(object)

    def __init__(self, desk: SeniorDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._places = desk.places()
        self.rows: tuple[PhotographRow, ...] = ()
        self._by_image: dict[str, PhotographRow] = {}
        self.comparisons = known_comparisons(desk.thread)
        self._undecided = set(desk.undecided())
        self._repeats = bool(desk.come()) or desk.still_to_come() > 0
        self.current: str | None = None
        self.sorted = False  # by what all readings say
        self.list = ListPanel(tr("PHOTOGRAPHS"), Thumbnails(self), self._face, state_choices())
        self.progress: QLabel = label("", "small")
        self.progress.setContentsMargins(SPACE_3, 0, SPACE_3, SPACE_2)
        self.progress.setVisible(False)
        self._under = column(self.list, self.progress, gap=0)
        self.panel = named("panel", self._under)
        self._job: Job | None = None
        self._over = False
        self.refresh()

    def add_below(self, widget: QWidget) -> None:
        """Put something under the list."""
        self._under.addWidget(widget)

    def start(self) -> None:
        """Compare the readings of what is to be reviewed, beside the window, and sort it when that is done."""
        if self._over:  # whoever came went at once
            return
        known = dict(self.comparisons)
        self._job = Job(lambda progress: compare(self._desk.cases(), known, progress), self)
        self._job.advanced.connect(self._advance)
        self._job.succeeded.connect(self._arrived)
        self._job.failed.connect(self._fail)
        self._job.start()

    def stop(self) -> None:
        """End what runs beside the window."""
        self._over = True
        if self._job is not None:
            job, self._job = self._job, None
            job.cancel()
            job.wait()
        self.list.stop()

    def refresh(self) -> None:
        """Read the states anew."""
        self._show(ordered(self._desk.queue(), self.comparisons))

    def renew(self, image_id: str) -> None:
        """Read anew how one photograph stands; nobody else changes any while the senior is here."""
        row = self._desk.row(image_id)
        if row != self._by_image.get(image_id):
            self.rows = renewed(self.rows, row, self.comparisons)
            self._by_image[image_id] = row
            self.list.show_entry(self._entry(row), next(place for place, r in enumerate(self.rows) if r is row))
            self._count()

    def take_in(self) -> None:
        """Show what has come to be reviewed by the last decision."""
        if not self._desk.come() <= self._by_image.keys():
            self.refresh()

    def show_undecided(self, image_id: str, undecided: bool) -> None:
        """Mark a photograph on which something is begun that is not decided yet, or mark it no more."""
        if undecided is not (image_id in self._undecided):
            self._undecided ^= {image_id}
            self.list.show_entry(self._entry(self._by_image[image_id]))

    def search(self) -> None:
        """Put the keyboard into the search, showing the list for it."""
        self.panel.setVisible(True)
        self.list.look_for()

    def mark(self, image_id: str | None) -> None:
        """Mark the photograph on the canvas."""
        self.current = image_id
        self.list.mark(image_id)

    def learn(self, case: Case) -> None:
        """Compare the readings of a photograph that was opened, where that has not been done."""
        learn(case, self.comparisons)

    def row(self, image_id: str) -> PhotographRow | None:
        """Return a photograph's row."""
        return self._by_image.get(image_id)

    def path_of(self, image_id: str) -> Path | None:
        """Return where a photograph lies; for loaders, never for the eye."""
        place = self._places.of(image_id)
        return place.path if place else None

    def following(self, image_id: str | None) -> PhotographRow | None:
        """Return the next photograph that needs a decision, of those shown while there is one."""
        return next_to_review(self.rows, image_id, self.list.shown)

    def neighbour(self, image_id: str | None, step: int) -> PhotographRow | None:
        """Return the photograph `step` places further among those shown."""
        return neighbour(self.rows, image_id, step, self.list.shown)

    def way(self, image_id: str) -> tuple[PhotographRow, ...]:
        """Return a photograph among those that one goes through from it."""
        shown = self.list.shown
        if shown is None:
            return self.rows
        return tuple(r for r in self.rows if r.image.id in shown or r.image.id == image_id)

    def _arrived(self, comparisons: dict[str, Comparison]) -> None:
        self.comparisons.update(comparisons)
        if self._job is not None:  # the page is still there
            self.progress.setVisible(False)
            self.sorted = True
            self.refresh()
            self.ranked.emit()

    def _fail(self, error: Exception) -> None:
        self.progress.setVisible(False)
        self.failed.emit(error)  # the order of the study stays

    def _advance(self, done: int, total: int) -> None:
        self.progress.setVisible(True)
        self.progress.setText(tr("comparing readings: {done} of {total}", done=done, total=total))

    def _show(self, rows: tuple[PhotographRow, ...]) -> None:
        self.rows = rows
        self._by_image = {row.image.id: row for row in self.rows}
        self.list.show_entries([self._entry(row) for row in rows], self.current)
        self._count()

    def _count(self) -> None:
        states = Counter(row.state for row in self.rows)
        again = states[PhotographState.STALE]
        notice = tr("{n} read again", n=again) if again else ""
        every = len(self.rows) + self._desk.still_to_come()  # the same from the first day to the last
        self.list.show_progress(sum(states[state] for state in SIGNED_OFF), every, notice)

    def _face(self, entry: Entry) -> Face:
        row = self._by_image[entry.key]
        words, kind = state_words(row)
        if row.state is PhotographState.TO_REVIEW:
            why = why_words(self.comparisons.get(row.image.id))
            words, kind = (why, "text") if why else (words, kind)
        if entry.begun:
            words, kind = tr("begun: {words}", words=words), "accent"
        known = self._repeats and row.state in SIGNED_OFF  # or the same picture could be seen twice
        return Face(words, kind, None if known else self._places.of(row.image.id))

    def _entry(self, row: PhotographRow) -> Entry:
        return Entry(row.image.id, row.image.code, row.state, row.image.id in self._undecided)
