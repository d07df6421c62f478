"""Which photograph comes next, and how far the list is."""

from collections.abc import Container, Sequence

from refuge_annotator.app import walk
from refuge_annotator.study.assignment import Assignment, ReadingState

UNFINISHED = frozenset({ReadingState.UNTOUCHED, ReadingState.STARTED, ReadingState.RETURNED})


def next_unfinished(
    worklist: Sequence[Assignment], after: str | None, shown: Container[str] | None = None
) -> Assignment | None:
    """Return the first unfinished photograph after the given assignment, going round to the start of the list.

    Those whose ids are among `shown` come first; None is all of them.
    """
    return walk.next_wanted(worklist, _key, after, lambda a: a.state in UNFINISHED, shown)


def neighbour(
    worklist: Sequence[Assignment], current: str | None, step: int, shown: Container[str] | None = None
) -> Assignment | None:
    """Return the photograph `step` places further, or None at either end.

    Only those whose ids are among `shown` count, wherever the current one is; None is all of them.
    """
    return walk.neighbour(worklist, _key, current, step, lambda a: shown is None or a.id in shown)


def finished(worklist: Sequence[Assignment]) -> int:
    """Return how many photographs are submitted."""
    return sum(a.state is ReadingState.SUBMITTED for a in worklist)


def returned(worklist: Sequence[Assignment]) -> int:
    """Return how many photographs have come back from the senior."""
    return sum(a.state is ReadingState.RETURNED for a in worklist)


def renewed(worklist: Sequence[Assignment], assignment: Assignment) -> tuple[Assignment, ...]:
    """Return the list with an assignment as it stands now."""
    return tuple(assignment if a.id == assignment.id else a for a in worklist)


def _key(assignment: Assignment) -> str:
    return assignment.id
