"""Small pictures for the lists, made beside the window and kept in bounded memory."""

from collections import OrderedDict
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal

from refuge_annotator.imaging.load import thumbnail

SIZE = 96
KEPT = 600


class _Task(QRunnable):
    def __init__(self, owner: "Thumbnails", key: str, path: Path) -> None:
        super().__init__()
        self._owner, self._key, self._path = owner, key, path

    def run(self) -> None:
        try:
            pixels = thumbnail(self._path, SIZE)
        except Exception:  # a photograph without a thumbnail says so when it is opened
            pixels = None
        self._owner.finished.emit(self._key, pixels)


class Thumbnails(QObject):
    """Gives thumbnails (uint8 RGB, at most `SIZE` pixels wide and high) when they are ready."""

    finished = Signal(str, object)  # for the loading thread
    ready = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kept: OrderedDict[str, NDArray[np.uint8] | None] = OrderedDict()
        self._asked: set[str] = set()
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self.finished.connect(self._keep, Qt.ConnectionType.QueuedConnection)

    def get(self, key: str, path: Path) -> NDArray[np.uint8] | None:
        """Return a thumbnail, or None and `ready` when it is made."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._asked:
            self._asked.add(key)
            self._pool.start(_Task(self, key, path))
        return None

    def stop(self) -> None:
        """Make no more."""
        self._pool.clear()
        self._pool.waitForDone()

    def _keep(self, key: str, pixels: NDArray[np.uint8] | None) -> None:
        self._asked.discard(key)
        self._kept[key] = pixels
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        self.ready.emit(key)
