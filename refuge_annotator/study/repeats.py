"""When a hidden repeat is due, and where in its rater's list it comes, so that nothing tells it from the others."""

from bisect import bisect
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from refuge_annotator.study.assignment import Assignment, ReadingState
from refuge_annotator.study.protocol import Repeats

STRIDE = 5  # other photographs before a repeat whose place in the list was passed before it was due


@dataclass(frozen=True, slots=True)
class Wait:
    """What a repeat that is not begun has behind it.

    Attributes
    ----------
    since
        When the first reading of its photograph was last submitted; None while none stands.
    between
        How many other photographs the rater has submitted since, by the order of the log.
    """

    since: datetime | None
    between: int = 0


@dataclass(frozen=True, slots=True)
class Coming:
    """How many photographs a rater will still get that are not listed yet, and when the next may come at the soonest.

    `at` is None where it depends on work that is still to be done.
    """

    count: int = 0
    at: datetime | None = None


def is_due(wait: Wait, rules: Repeats, now: datetime) -> bool:
    """Tell whether enough days and photographs lie between; never while the clock says that it was in the future."""
    if wait.since is None or wait.between < rules.photographs:
        return False
    return now - wait.since >= timedelta(days=rules.days)


def in_view(mine: Sequence[Assignment], due: Container[str]) -> tuple[Assignment, ...]:
    """Return a rater's list as it is shown: of the repeats those that are begun or due.

    A repeat stands at its place, for nothing to be noticed. Where the rater has passed that place already, it comes a
    few photographs after what is read.
    """
    shown = [a for a in mine if not a.replicate or a.state is not ReadingState.UNTOUCHED or a.id in due]
    firsts = [a for a in shown if not a.replicate]
    orders = [a.order for a in firsts]
    untouched = [a.order for a in firsts if a.state is ReadingState.UNTOUCHED]

    def passed(repeat: Assignment) -> bool:
        after = bisect(orders, repeat.order)
        return after < len(firsts) and firsts[after].state is not ReadingState.UNTOUCHED

    late = [a for a in shown if a.replicate and a.state is ReadingState.UNTOUCHED and passed(a)]
    stride = max(1, min(STRIDE, len(untouched) // (len(late) + 1)))
    places: dict[str, tuple[int, int]] = {}
    for number, repeat in enumerate(late, 1):
        ahead = bisect(untouched, repeat.order) + number * stride - 1
        places[repeat.id] = (untouched[ahead % len(untouched)] if untouched else orders[-1], number)
    return tuple(sorted(shown, key=lambda a: places.get(a.id, (a.order, 0))))


def coming(mine: Sequence[Assignment], waits: Mapping[str, Wait], rules: Repeats, now: datetime) -> Coming:
    """Return what is still to come, leaving out repeats after whose first reading too little is left to be read."""
    hidden = {key: wait for key, wait in waits.items() if not is_due(wait, rules, now)}
    unread = sum(a.id not in hidden and a.state is not ReadingState.SUBMITTED for a in mine)

    def possible(wait: Wait) -> bool:
        own = wait.since is None  # its first reading is among the unread
        return wait.between + unread - own + len(hidden) - 1 >= rules.photographs

    while len(left := {key: wait for key, wait in hidden.items() if possible(wait)}) < len(hidden):
        hidden = left
    moments = [wait.since + timedelta(days=rules.days) for wait in hidden.values() if wait.since is not None]
    return Coming(len(hidden), None if unread else min(moments, default=None))
