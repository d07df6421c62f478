"""The rater's own list: the photographs in the rater's order, read once and then kept up to date one by one."""

from pathlib import Path

from PySide6.QtCore import QObject

from refuge_annotator.app import worklist
from refuge_annotator.app.desk import RaterDesk
from refuge_annotator.app.thumbnails import Thumbnails
from refuge_annotator.study.assignment import Assignment, ReadingState
from refuge_annotator.ui.pages.reading_words import state_choices, state_words
from refuge_annotator.ui.panels.list_model import Entry, Face
from refuge_annotator.ui.panels.list_panel import ListPanel
from refuge_annotator.ui.words import tr


class ReadingList(QObject):
    """Keeps the worklist and shows it; where it is narrowed, going on stays within what is shown."""

    def __init__(self, desk: RaterDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self.worklist = desk.worklist()
        self._images = {a.id: a.image for a in self.worklist}
        self._places = desk.places()
        self.panel = ListPanel(tr("YOUR PHOTOGRAPHS"), Thumbnails(self), self._face, state_choices())
        self.panel.show_entries([_entry(a) for a in self.worklist], None)
        self._count()

    def search(self) -> None:
        """Put the keyboard into the search, showing the list for it."""
        self.panel.setVisible(True)
        self.panel.look_for()

    def get(self, key: str) -> Assignment:
        """Return an assignment by its id."""
        return next(a for a in self.worklist if a.id == key)

    def path_of(self, key: str) -> Path | None:
        """Return where the photograph of an assignment lies; for loaders, never for the eye."""
        place = self._places.of(self._images[key])
        return place.path if place else None

    def renew(self, assignment: Assignment) -> None:
        """Read anew how one photograph stands; nobody else changes a rater's."""
        now = self._desk.standing(assignment)
        self.worklist = worklist.renewed(self.worklist, now)
        self.panel.show_entry(_entry(now))
        self._count()

    def next_unfinished(self, after: str | None) -> Assignment | None:
        """Return the next photograph that is not submitted, of those shown while there is one."""
        return worklist.next_unfinished(self.worklist, after, self.panel.shown)

    def neighbour(self, current: str | None, step: int) -> Assignment | None:
        """Return the photograph `step` places further among those shown."""
        return worklist.neighbour(self.worklist, current, step, self.panel.shown)

    def way(self, current: str) -> tuple[Assignment, ...]:
        """Return a photograph among those that one goes through from it."""
        shown = self.panel.shown
        if shown is None:
            return self.worklist
        return tuple(a for a in self.worklist if a.id in shown or a.id == current)

    def _count(self) -> None:
        back = worklist.returned(self.worklist)
        notice = tr("{n} returned", n=back) if back else ""
        self.panel.show_progress(worklist.finished(self.worklist), len(self.worklist), notice)

    def _face(self, entry: Entry) -> Face:
        return Face(*state_words(ReadingState(entry.state)), self._places.of(self._images[entry.key]))


def _entry(assignment: Assignment) -> Entry:
    return Entry(assignment.id, assignment.code, assignment.state)
