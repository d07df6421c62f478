"""Open a photograph for reading: its reading and its pixels come together, or not at all."""

from PySide6.QtCore import QObject, Signal

from refuge_annotator.app.desk import OpenedReading, RaterDesk
from refuge_annotator.app.photographs import PhotographLoader
from refuge_annotator.imaging.load import Loaded
from refuge_annotator.imaging.locate import Guess
from refuge_annotator.study.assignment import Assignment


class ReadingOpening(QObject):
    """Asks the desk for the reading and the loader for the pixels; only the newest wish is answered."""

    ready = Signal(object, object, object)  # OpenedReading, Loaded, Guess or None
    failed = Signal(str, object)  # assignment, error

    def __init__(self, desk: RaterDesk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._coming: OpenedReading | None = None
        self.tried: str | None = None  # the photograph asked for last, also where it cannot be shown
        self.loader = PhotographLoader(self)
        self.loader.loaded.connect(self._loaded)
        self.loader.failed.connect(self._fail)

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

    def forget(self, instead: str | None) -> None:
        """Answer no earlier wish any more; `instead` is the photograph that stays."""
        self.loader.forget()
        self._coming, self.tried = None, instead

    def wait(self) -> None:
        """Let the loading threads end."""
        self._coming = None
        self.loader.wait()

    def _loaded(self, loaded: Loaded, guess: Guess | None) -> None:
        coming, self._coming = self._coming, None
        if coming is not None:
            self.ready.emit(coming, loaded, guess)

    def _fail(self, error: Exception) -> None:
        coming, self._coming = self._coming, None
        if coming is not None:
            self.failed.emit(coming.assignment.id, error)
