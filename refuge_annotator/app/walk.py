"""Go through a list of photographs: some steps on, or to the next one that needs work."""

from collections.abc import Callable, Container, Sequence
from itertools import islice
from typing import TypeVar

T = TypeVar("T")
Key = Callable[[T], str]


def next_wanted(
    rows: Sequence[T], key: Key[T], after: str | None, wanted: Callable[[T], bool], shown: Container[str] | None
) -> T | None:
    """Return the first wanted row after the one with a key, going round to the start; that one itself never.

    Those whose keys are among `shown` come first; None is all of them.
    """
    start = next((place + 1 for place, row in enumerate(rows) if key(row) == after), 0)
    rotated = (*rows[start:], *rows[:start])
    found = [row for row in rotated if wanted(row) and key(row) != after]
    return next((row for row in found if shown is None or key(row) in shown), found[0] if found else None)


def neighbour(rows: Sequence[T], key: Key[T], current: str | None, step: int, shown: Callable[[T], bool]) -> T | None:
    """Return the row `step` places further among those shown, wherever the current one is; None at either end."""
    place = next((place for place, row in enumerate(rows) if key(row) == current), None)
    if place is None:
        ahead, step = rows, 1
    else:
        ahead = rows[place + 1 :] if step > 0 else rows[:place][::-1]
    return next(islice((row for row in ahead if shown(row)), abs(step) - 1, None), None)
