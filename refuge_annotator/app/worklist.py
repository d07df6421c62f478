"""Which photograph comes next, and how far the list is."""

from collections.abc import Container, Sequence
from itertools import islice

from refuge_annotator.study.assignment import Assignment, ReadingState

UNFINISHED = frozenset({ReadingState.UNTOUCHED, ReadingState.STARTED, ReadingState.RETURNED})


def next_unfinished(
    worklist: Sequence[Assignment], after: str | None, shown: Container[str] | None = None
) -> Assignment | None:
    """Return the first unfinished photograph after the given assignment, going round to the start of the list.

    Those whose ids are among `shown` come first; None is all of them.
    """
    start = next((i + 1 for i, a in enumerate(worklist) if a.id == after), 0)
    rotated = (*worklist[start:], *worklist[:start])
    unfinished = [a for a in rotated if a.state in UNFINISHED and a.id != after]
    wanted = (a for a in unfinished if shown is None or a.id in shown)
    return next(wanted, unfinished[0] if unfinished else None)


def neighbour(
    worklist: Sequence[Assignment], current: str | None, step: int, shown: Container[str] | None = None
) -> Assignment | None:
    """Return the photograph `step` places further, or None at either end.

    Only those whose ids are among `shown` count, wherever the current one is; None is all of them.
    """
    place = next((i for i, a in enumerate(worklist) if a.id == current), None)
    if place is None:
        ahead, step = worklist, 1
    else:
        ahead = worklist[place + 1 :] if step > 0 else worklist[:place][::-1]
    return next(islice((a for a in ahead if shown is None or a.id in shown), abs(step) - 1, None), None)


def finished(worklist: Sequence[Assignment]) -> int:
    """Return how many photographs are submitted."""
    return sum(a.state is ReadingState.SUBMITTED for a in worklist)


def returned(worklist: Sequence[Assignment]) -> int:
    """Return how many photographs have come back from the senior."""
    return sum(a.state is ReadingState.RETURNED for a in worklist)


def renewed(worklist: Sequence[Assignment], assignment: Assignment) -> tuple[Assignment, ...]:
    """Return the list with an assignment as it stands now."""
    return tuple(assignment if a.id == assignment.id else a for a in worklist)
