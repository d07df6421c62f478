"""How long a rater was at work on a photograph: looking counts, being away does not."""

import time
from collections.abc import Callable

IDLE_S = 60.0  # of a pause, this much counts as looking


class WorkTime:
    """Adds up the time between signs of life.

    Parameters
    ----------
    clock
        Returns seconds that never go back.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._seconds = 0.0
        self._last: float | None = None  # the last sign of life; None while away

    @property
    def ms(self) -> int:
        """The milliseconds so far."""
        return int(self._seconds * 1000)

    def begin(self, ms: int) -> None:
        """Begin, with what there was before."""
        self._seconds = ms / 1000
        self._last = self._clock()

    def touch(self) -> None:
        """Take a sign of life: a gesture, a key, a movement of the pointer."""
        now = self._clock()
        if self._last is not None:
            self._seconds += min(now - self._last, IDLE_S)
        self._last = now

    def leave(self) -> None:
        """Count no more until the next sign of life: the rater looks at something else."""
        if self._last is not None:
            self.touch()
        self._last = None
