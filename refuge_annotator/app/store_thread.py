"""The one thread that talks to the store, for reads and writes."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

if TYPE_CHECKING:
    from refuge_annotator.store.store import Store

T = TypeVar("T")
log = logging.getLogger(__name__)


class StoreThread(QObject):
    """Runs work on the store, one piece after the other, in the order it was given.

    The store is opened in the thread by `opener` and closed there by `close`.
    """

    _finished = Signal(object, object, object)  # callback, result, error

    def __init__(self, opener: Callable[[], Store]) -> None:
        super().__init__()
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store")
        self._finished.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._closed = False
        try:
            self._store = self._pool.submit(opener).result()
        except BaseException:
            self._pool.shutdown()
            raise

    @property
    def read_only(self) -> bool:
        """Whether nothing can be saved."""
        return self._store.read_only

    def call(self, work: Callable[[Store], T]) -> T:
        """Do a short piece of work and wait for it.

        Raises
        ------
        Exception
            Whatever the work raises.
        """
        return self._pool.submit(work, self._store).result()

    def post(
        self,
        work: Callable[[Store], T],
        done: Callable[[T], None] | None = None,
        failed: Callable[[Exception], None] | None = None,
    ) -> Future[T]:
        """Do work without waiting; `done` or `failed` is called in the thread of this object."""
        future = self._pool.submit(work, self._store)
        if done is not None or failed is not None:
            future.add_done_callback(lambda f: self._report(f, done, failed))
        return future

    def close(self) -> None:
        """Finish what was given, close the store and end the thread.

        Raises
        ------
        Exception
            What the store raised while closing, such as a backup that could not be written.
        """
        if self._closed:
            return
        self._closed = True
        try:
            self._pool.submit(self._store.close).result()
        finally:
            self._pool.shutdown()

    def _report(
        self, future: Future[T], done: Callable[[T], None] | None, failed: Callable[[Exception], None] | None
    ) -> None:
        error = future.exception()
        if error is None:
            if done is not None:
                self._finished.emit(done, future.result(), None)
        elif failed is not None:
            self._finished.emit(failed, None, error)
        else:
            log.error("store work failed", exc_info=error)

    def _deliver(self, callback: Callable[[Any], None], result: object, error: Exception | None) -> None:
        if not self._closed:  # whoever asked is gone with the study
            callback(result if error is None else error)
