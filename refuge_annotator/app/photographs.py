"""Load photographs beside the window; a late one never lands on another."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal

from refuge_annotator.imaging.load import Loaded, load_photograph
from refuge_annotator.imaging.locate import Guess, locate_disc

Loader = Callable[[Path], Loaded]


class _Task(QRunnable):
    def __init__(self, owner: "PhotographLoader", ticket: int, path: Path) -> None:
        super().__init__()
        self._owner, self._ticket, self._path = owner, ticket, path

    def run(self) -> None:
        try:
            loaded = self._owner.load(self._path)
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

    def request(self, path: Path) -> None:
        """Load a photograph; whatever was asked before is forgotten."""
        self._ticket += 1
        self._pool.start(_Task(self, self._ticket, path))

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
