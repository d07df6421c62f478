"""Which photograph comes next, and how far the list is."""

from collections.abc import Sequence

from refuge_annotator.study.assignment import Assignment, ReadingState

UNFINISHED = frozenset({ReadingState.UNTOUCHED, ReadingState.STARTED, ReadingState.RETURNED})


def next_unfinished(worklist: Sequence[Assignment], after: str | None) -> Assignment | None:
    """Return the first unfinished photograph after the given assignment, going round to the start of the list."""
    start = next((i + 1 for i, a in enumerate(worklist) if a.id == after), 0)
    rotated = [*worklist[start:], *worklist[:start]]
    return next((a for a in rotated if a.state in UNFINISHED and a.id != after), None)


def neighbour(worklist: Sequence[Assignment], current: str | None, step: int) -> Assignment | None:
    """Return the photograph `step` places further, or None at either end."""
    place = next((i for i, a in enumerate(worklist) if a.id == current), None)
    if place is None:
        return worklist[0] if worklist else None
    target = place + step
    return worklist[target] if 0 <= target < len(worklist) else None


def finished(worklist: Sequence[Assignment]) -> int:
    """Return how many photographs are submitted."""
    return sum(a.state is ReadingState.SUBMITTED for a in worklist)
