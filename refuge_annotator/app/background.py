"""Work beside the window that can be let go: however long it still takes, nobody waits, and nothing of it is told."""

import atexit
import contextlib
import logging
import os
import sys
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Generic, TypeVar

T = TypeVar("T")
PATIENCE = 2.0  # seconds, that work which goes on is given at the end of the program


class Background(Generic[T]):
    """A few threads that do pieces of work in the order they are given.

    A disk that does not answer holds a thread for as long as it likes. The program can leave it and even `end`, for
    the threads are daemons: Python's own pool would be waited for at the end.

    Parameters
    ----------
    count
        The most threads at a time; they begin with the first work.
    name
        Begins the names of the threads.
    tell
        Called with each result in the thread that made it, and never again once `let_go` has returned.
    """

    def __init__(self, count: int, name: str, tell: Callable[[T], None]) -> None:
        self._count, self._name, self._tell = count, name, tell
        self._crew = self._new_crew()

    def submit(self, work: Callable[[], T]) -> None:
        """Do a piece of work; nothing is told of one that raises, and the thread's `excepthook` hears why.

        Once let go it lives on in its thread: it holds no Qt object, which would end there.
        """
        self._crew.add(work)

    def drop(self) -> None:
        """Do nothing of what has not begun."""
        self._crew.drop()

    def let_go(self) -> None:
        """Wait for nothing and tell of nothing any more; work that is given later is done as ever."""
        self._crew.end()
        self._crew = self._new_crew()

    def _new_crew(self) -> "_Crew[T]":
        return _Crew(self._count, self._name, self._tell)


class _Crew(Generic[T]):
    """Threads that end together; one that work has ended before is replaced."""

    def __init__(self, most: int, name: str, tell: Callable[[T], None]) -> None:
        self._most, self._name = most, name
        self._tell: Callable[[T], None] | None = tell
        self._waiting: SimpleQueue[Callable[[], T] | None] = SimpleQueue()  # wakes a thread faster than a Condition
        self._lock = threading.Lock()
        self._threads = self._due = 0  # due: what waits or is being done

    def add(self, work: Callable[[], T]) -> None:
        with self._lock:
            self._due += 1
            self._waiting.put(work)
            self._man()

    def drop(self) -> None:
        with self._lock:
            self._drain()

    def end(self) -> None:
        with self._lock:
            self._tell = None
            self._drain()
            for _ in range(self._threads):
                self._waiting.put(None)

    def _drain(self) -> None:
        with contextlib.suppress(Empty):
            while True:
                self._waiting.get_nowait()
                self._due -= 1

    def _man(self) -> None:
        """Begin a thread where one is missing; with the lock held."""
        if self._threads < min(self._due, self._most):
            self._threads += 1
            threading.Thread(target=self._run, name=f"{self._name} {self._threads}", daemon=True).start()

    def _run(self) -> None:
        try:
            while (work := self._waiting.get()) is not None:
                try:
                    with _at_work:
                        result = work()
                finally:
                    with self._lock:
                        self._due -= 1
                with self._lock:
                    if self._tell is not None:
                        self._tell(result)
                del work, result  # nothing is kept while there is nothing to do
        finally:
            with self._lock:
                self._threads -= 1
                self._man()


class _AtWork:
    """Counts the threads that do a piece of work."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._count = 0

    def __enter__(self) -> None:
        self._add(1)

    def __exit__(self, *_: object) -> None:
        self._add(-1)

    def wait(self) -> bool:
        """Wait until none does any, for a moment at most; False when that was too short."""
        with self._changed:
            return self._changed.wait_for(lambda: self._count == 0, PATIENCE)

    def _add(self, some: int) -> None:
        with self._changed:
            self._count += some
            if not self._count:
                self._changed.notify_all()


_at_work = _AtWork()
# A thread that comes out of OpenCV or Qt while Python ends would bring the whole program down.
atexit.register(_at_work.wait)


def end(code: int) -> int:
    """Return the program's exit code once no work goes on; end the program here where that takes too long."""
    if _at_work.wait():
        return code
    logging.shutdown()
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:  # there is none behind a window on Windows
            stream.flush()
    os._exit(code)
