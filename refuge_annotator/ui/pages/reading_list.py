"""The rater's own list: the photographs in the rater's order, read once and then kept up to date one by one."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject

from refuge_annotator.app import worklist
from refuge_annotator.app.desks.rater import RaterDesk
from refuge_annotator.app.thumbnails import Thumbnails
from refuge_annotator.study.assignment import Assignment, ReadingState
from refuge_annotator.ui.pages.reading_words import state_choices, state_words
from refuge_annotator.ui.panels.list_model import Entry, Face
from refuge_annotator.ui.panels.list_panel import ListPanel
from refuge_annotator.ui.words import tr


class ReadingList(QObject):
    """Keeps the worklist and shows it; where it is narrowed, going on stays within what is shown.

    In a study with hidden repeats, what is submitted is closed: it has no thumbnail, and going on passes it by.
    """

    def __init__(self, desk: RaterDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._closes = desk.closes()
        self._places = desk.places()
        self.thumbnails = Thumbnails(self)
        self.panel = ListPanel(tr("YOUR PHOTOGRAPHS"), self.thumbnails, self._face, state_choices())
        self._read()

    def _read(self) -> None:
        """Read the whole list anew; what is to come counts already, so that the total does not tell when it comes."""
        self.worklist = self._desk.worklist()
        self._coming = self._desk.still_to_come()
        self._images = {a.id: a.image for a in self.worklist}
        self.panel.show_entries([_entry(a) for a in self.worklist], self.panel.view.current)
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
        self._put(self._desk.standing(assignment))

    def begun(self, assignment: Assignment) -> None:
        """Show that a photograph is begun, without waiting until that is stored."""
        self._put(replace(assignment, state=ReadingState.STARTED))

    def _put(self, now: Assignment) -> None:
        self.worklist = worklist.renewed(self.worklist, now)
        self.panel.show_entry(_entry(now))
        self._count()

    def next_unfinished(self, after: str | None) -> Assignment | None:
        """Return the next photograph that is not submitted, of those shown while there is one."""
        found = worklist.next_unfinished(self.worklist, after, self.panel.shown)
        if found is None and self._closes:
            self._read()  # more may have come meanwhile
            found = worklist.next_unfinished(self.worklist, after, self.panel.shown)
        return found

    def neighbour(self, current: str | None, step: int) -> Assignment | None:
        """Return the photograph `step` places further among those shown."""
        return worklist.neighbour(self.worklist, current, step, self._open_ones())

    def end_words(self) -> str:
        """Say that there is nothing to read, and when there will be."""
        none = not self.worklist and not self._coming.count
        words = tr("No photographs are assigned to you.") if none else tr("All your photographs are read.")
        return f"{words} {self.coming_words()}".strip()

    def coming_words(self) -> str:
        """Say when more photographs come; nothing where none do."""
        coming = self._coming
        if coming.at is None:
            return ""
        date = coming.at.astimezone().date().isoformat()
        return tr("{n} more photograph(s) will come, from {date} on.", n=coming.count, date=date)

    def _open_ones(self) -> frozenset[str] | None:
        """Return what one goes through: those shown that are not closed; None is all."""
        shown = self.panel.shown
        if not self._closes:
            return shown
        return frozenset(
            a.id for a in self.worklist if a.state in worklist.UNFINISHED and (shown is None or a.id in shown)
        )

    def way(self, current: str) -> tuple[Assignment, ...]:
        """Return a photograph among those that one goes through from it."""
        shown = self._open_ones()
        if shown is None:
            return self.worklist
        return tuple(a for a in self.worklist if a.id in shown or a.id == current)

    def _count(self) -> None:
        back = worklist.returned(self.worklist)
        notice = tr("{n} returned", n=back) if back else ""
        self.panel.show_progress(worklist.finished(self.worklist), len(self.worklist) + self._coming.count, notice)

    def _face(self, entry: Entry) -> Face:
        state = ReadingState(entry.state)
        closed = self._closes and state is ReadingState.SUBMITTED
        return Face(*state_words(state), None if closed else self._places.of(self._images[entry.key]))


def _entry(assignment: Assignment) -> Entry:
    return Entry(assignment.id, assignment.code, assignment.state)
