"""Load photographs beside the window; a late one never lands on another."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal

from refuge_annotator.errors import UserError
from refuge_annotator.imaging.load import Loaded, load_photograph
from refuge_annotator.imaging.locate import Guess, locate_disc
from refuge_annotator.words import mark

Loader = Callable[[Path], Loaded]


class ExchangedPhotograph(UserError):
    """A file shows another picture than when the study was made."""

    def __init__(self) -> None:
        super().__init__(
            mark("the photograph is not the one of this study: its pixels have changed since the study was made"),
            mark("tell the manager, who can check the study"),
        )


class _Task(QRunnable):
    def __init__(self, owner: "PhotographLoader", ticket: int, path: Path, pixel_sha256: str) -> None:
        super().__init__()
        self._owner, self._ticket, self._path, self._pixels = owner, ticket, path, pixel_sha256

    def run(self) -> None:
        try:
            loaded = self._owner.load(self._path)
            if self._pixels and loaded.pixel_sha256 != self._pixels:
                raise ExchangedPhotograph
            guess = locate_disc(loaded.pixels)
        except Exception as error:
            self._owner.finished.emit(self._ticket, None, None, error)
        else:
            self._owner.finished.emit(self._ticket, loaded, guess, None)


class PhotographLoader(QObject):
    """Loads one photograph at a time; only the newest request is answered."""

    finished = Signal(int, object, object, object)  # for the loading thread: ticket, loaded, guess, error
    loaded = Signal(object, object)  # Loaded, Guess or None
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None, load: Loader = load_photograph) -> None:
        super().__init__(parent)
        self.load = load
        self._ticket = 0
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(2)
        self.finished.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def request(self, path: Path, pixel_sha256: str = "") -> None:
        """Load a photograph; whatever was asked before is forgotten.

        Parameters
        ----------
        pixel_sha256
            What its pixels must be; `failed` tells of an `ExchangedPhotograph` otherwise.
        """
        self._ticket += 1
        self._pool.start(_Task(self, self._ticket, path, pixel_sha256))

    def forget(self) -> None:
        """Answer no earlier request any more."""
        self._ticket += 1

    def wait(self) -> None:
        """Let the loading threads end, before the program does."""
        self.forget()
        self._pool.waitForDone()

    def _deliver(self, ticket: int, loaded: Loaded | None, guess: Guess | None, error: Exception | None) -> None:
        if ticket != self._ticket:
            return
        if error is not None:
            self.failed.emit(error)
        else:
            self.loaded.emit(loaded, guess)
