"""Long work beside the window, with progress and cancel."""

import threading
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QThread, Signal

from refuge_annotator.progress import Progress


class Job(QThread):
    """Runs `work(progress)` in a thread of its own.

    `progress(done, total)` returns False once `cancel` was called. Ends with `succeeded(result)` or `failed(error)`.
    """

    advanced = Signal(int, int)
    succeeded = Signal(object)
    failed = Signal(object)

    def __init__(self, work: Callable[[Progress], Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = work
        self._cancelled = threading.Event()

    def cancel(self) -> None:
        """Ask the work to stop; it ends by itself."""
        self._cancelled.set()

    def run(self) -> None:
        """Do the work; Qt calls this in the new thread."""
        try:
            result = self._work(self._progress)
        except Exception as error:
            self.failed.emit(error)
        else:
            self.succeeded.emit(result)

    def _progress(self, done: int, total: int) -> bool:
        self.advanced.emit(done, total)
        return not self._cancelled.is_set()
