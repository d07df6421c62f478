"""Store every gesture at once, in order, and never call work saved that is not."""

from collections import deque
from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from refuge_annotator.app.store_thread import StoreThread
from refuge_annotator.store.errors import Conflict, NotAllowed

if TYPE_CHECKING:
    from refuge_annotator.store.store import Store

RETRY_MS = 5000
REFUSALS = (NotAllowed, Conflict)
Work = Callable[["Store"], object]


class SaveState(StrEnum):
    """What the status line says."""

    SAVED = "saved"
    SAVING = "saving"
    UNSAVED = "unsaved"


class Autosave(QObject):
    """A queue of saves in front of the store thread.

    A save that fails stays first in the queue, everything after it waits, and the state is unsaved until it has gone
    through: it is tried again by itself, and by `flush`. A save that the store refuses for good (the reading is
    submitted, somebody else was faster) is not tried again: it goes, and `refused` says why.
    """

    changed = Signal()
    refused = Signal(object)

    def __init__(self, thread: StoreThread, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = thread
        self._queue: deque[Work] = deque()
        self._running: Work | None = None
        self.error: Exception | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(RETRY_MS)
        self._timer.timeout.connect(self._start)

    @property
    def state(self) -> SaveState:
        """Saved, saving, or unsaved after a failure."""
        if self.error is not None:
            return SaveState.UNSAVED
        return SaveState.SAVING if self._queue else SaveState.SAVED

    @property
    def waiting(self) -> int:
        """How many saves are not stored."""
        return len(self._queue)

    def forget(self) -> None:
        """Drop what is not stored: the user has chosen to lose it."""
        self._queue.clear()
        self.error = None
        self._timer.stop()
        self.changed.emit()

    def put(self, work: Work) -> None:
        """Queue a save; it starts at once unless an earlier one has failed."""
        self._queue.append(work)
        if self.error is None:
            self._start()
        self.changed.emit()

    def flush(self) -> bool:
        """Wait until everything is stored; False when a save fails, which then stays in the queue."""
        while self._queue:
            pending = self._queue[0]
            try:
                self._thread.call(pending)
            except REFUSALS as error:
                self._refuse(pending, error)
            except Exception as error:
                self._fail(error)
                return False
            else:
                self._drop(pending)
        return True

    def _start(self) -> None:
        if self._running is not None or not self._queue:
            return
        pending = self._running = self._queue[0]
        self._thread.post(pending, lambda _: self._done(pending), lambda error: self._failed(pending, error))

    def _done(self, pending: Work) -> None:
        self._running = None
        self._drop(pending)
        self._start()

    def _failed(self, pending: Work, error: Exception) -> None:
        self._running = None
        if self._queue and self._queue[0] is pending and not isinstance(error, REFUSALS):
            self._fail(error)
            return
        if self._queue and self._queue[0] is pending:
            self._refuse(pending, error)
        self._start()  # also where `flush` has stored it meanwhile

    def _refuse(self, pending: Work, error: Exception) -> None:
        self._drop(pending)
        self.refused.emit(error)

    def _fail(self, error: Exception) -> None:
        self.error = error
        self._timer.start()
        self.changed.emit()

    def _drop(self, pending: Work) -> None:
        if self._queue and self._queue[0] is pending:
            self._queue.popleft()
        self.error = None
        self._timer.stop()
        self.changed.emit()
