"""Open a photograph for reading: its reading and its pixels come together, or not at all."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject

from refuge_annotator.app.desks.rater import RaterDesk
from refuge_annotator.app.opening import Opening
from refuge_annotator.app.photographs import Prepare, as_they_are
from refuge_annotator.app.worklist import next_unfinished
from refuge_annotator.study.assignment import Assignment


class ReadingOpening(Opening):
    """Opens a rater's photographs, by their assignments; `ready` gives an `OpenedReading`."""

    def __init__(self, desk: RaterDesk, parent: QObject | None = None, prepare: Prepare = as_they_are) -> None:
        super().__init__(parent, prepare)
        self._desk = desk

    def open(self, assignment: Assignment) -> None:
        """Begin to open a photograph; whatever was asked before is forgotten.

        Raises
        ------
        UserError
            It may not be opened.
        """
        self.forget(assignment.id)
        opened = self._desk.open(assignment)
        self.await_pixels(assignment.id, opened, opened.path, opened.pixel_sha256)

    def foresee(self, shown: str, worklist: Sequence[Assignment], path_of: Callable[[str], Path | None]) -> None:
        """Load the neighbours of the photograph on screen ahead of time; none of their readings is touched.

        `shown` is its assignment, and `path_of` says where the photograph of an assignment lies.
        """
        todo = next_unfinished(worklist, shown)
        self.load_ahead(shown, [a.id for a in worklist], todo.id if todo else None, path_of)
