"""The same work on many things, on all cores, in order, with little in memory at a time."""

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, contextmanager
from typing import TypeVar

from refuge_annotator.errors import UserError
from refuge_annotator.progress import Progress
from refuge_annotator.words import mark

MOST_THREADS = 8
_LESSON = 30_000_000  # bytes; once a block as large was freed, glibc keeps freed masks for the next ones

T = TypeVar("T")
R = TypeVar("R")


class Stopped(UserError):
    """The user stopped long work; it left nothing behind."""

    def __init__(self) -> None:
        super().__init__(mark("stopped"))


def in_threads(work: Callable[[T], R], items: Iterable[T]) -> Generator[R]:
    """Yield `work(item)` in the order of the items; only a few results wait at a time.

    When the generator is closed early, or one item fails, no work is begun any more and none runs on afterwards.
    """
    threads = min((os.cpu_count() or 1) + 1, MOST_THREADS)  # one more than cores: somebody always waits for the disk
    waiting: deque[Future[R]] = deque()
    bytearray(_LESSON)  # otherwise every mask's memory is given back and asked for again: a fifth of an export's time
    with ThreadPoolExecutor(threads) as pool:
        try:
            for item in items:
                waiting.append(pool.submit(work, item))
                if len(waiting) > 2 * threads:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()


@contextmanager
def counted(results: Generator[R], total: int, progress: Progress | None, before: int = 0) -> Iterator[Generator[R]]:
    """Give the results one by one and tell how many of `total` are there; `before` were there already.

    Whatever ends the block ends the work too.

    Raises
    ------
    Stopped
        `progress` returned False.
    """

    def told() -> Generator[R]:
        for done, result in enumerate(results, before + 1):
            yield result
            if progress is not None and not progress(min(done, total), total):
                raise Stopped

    with closing(results):
        yield told()
