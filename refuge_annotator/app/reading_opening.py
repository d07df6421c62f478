"""Open a photograph for reading: its reading and its pixels come together, or not at all."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from refuge_annotator.app.desks.rater import OpenedReading, RaterDesk
from refuge_annotator.app.foresight import Foresight
from refuge_annotator.app.kept_photographs import Fetched, Weighed
from refuge_annotator.app.photographs import PhotographLoader, Prepare, as_they_are
from refuge_annotator.app.worklist import next_unfinished
from refuge_annotator.study.assignment import Assignment


class ReadingOpening(QObject):
    """Asks the desk for the reading and the loader for the pixels; only the newest wish is answered."""

    ready = Signal(object, object)  # OpenedReading, Fetched
    failed = Signal(str, object)  # assignment, error

    def __init__(self, desk: RaterDesk, parent: QObject | None = None, prepare: Prepare = as_they_are) -> None:
        super().__init__(parent)
        self._desk = desk
        self._coming: OpenedReading | None = None
        self.tried: str | None = None  # the photograph asked for last, also where it cannot be shown
        self._foresight = Foresight()
        self.loader = PhotographLoader(self, prepare=prepare)
        self.loader.loaded.connect(self._loaded)
        self.loader.failed.connect(self._fail)

    @property
    def busy(self) -> bool:
        """Whether a photograph is on its way, of which `ready` or `failed` will tell."""
        return self._coming is not None

    def open(self, assignment: Assignment) -> None:
        """Begin to open a photograph; whatever was asked before is forgotten.

        Raises
        ------
        UserError
            It may not be opened.
        """
        self.forget(assignment.id)
        self._coming = self._desk.open(assignment)
        self.loader.request(self._coming.path, self._coming.pixel_sha256)

    def foresee(self, shown: str, worklist: Sequence[Assignment], path_of: Callable[[str], Path | None]) -> None:
        """Load the neighbours of the photograph on screen ahead of time; none of their readings is touched.

        `shown` is its assignment, and `path_of` says where the photograph of an assignment lies.
        """
        todo = next_unfinished(worklist, shown)
        likely = self._foresight.likely([a.id for a in worklist], shown, todo.id if todo else None)
        self.loader.foresee(path_of(shown), [path_of(key) for key in likely])

    def forget(self, instead: str | None) -> None:
        """Answer no earlier wish any more; `instead` is the photograph that stays."""
        self.loader.forget()
        self._coming, self.tried = None, instead

    def let_go(self) -> None:
        """Leave whatever is still being loaded to itself."""
        self._coming = None
        self.loader.let_go()

    def _loaded(self, fetched: Fetched[Weighed]) -> None:
        coming, self._coming = self._coming, None
        if coming is not None:
            self.ready.emit(coming, fetched)

    def _fail(self, error: Exception) -> None:
        coming, self._coming = self._coming, None
        if coming is not None:
            self.failed.emit(coming.assignment.id, error)
