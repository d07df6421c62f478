"""Which photograph comes next, in the whole list and in what is shown of it."""

import pytest

from refuge_annotator.app.worklist import finished, neighbour, next_unfinished, renewed, returned
from refuge_annotator.study.assignment import Assignment, ReadingState

STATES = {
    "-": ReadingState.UNTOUCHED,
    "s": ReadingState.SUBMITTED,
    "r": ReadingState.RETURNED,
    "b": ReadingState.STARTED,
}


def listed(states: str) -> tuple[Assignment, ...]:
    """Return a worklist; its ids are a, b, c ..."""
    return tuple(Assignment(chr(ord("a") + n), f"image {n}", "R1", f"P{n}", n, STATES[s]) for n, s in enumerate(states))


def key(found: Assignment | None) -> str | None:
    return found.id if found else None


@pytest.mark.parametrize(
    ("states", "after", "shown", "expected"),
    [
        ("s-s-", None, None, "b"),
        ("s-s-", "b", None, "d"),
        ("s-s-", "d", None, "b"),  # round to the start
        ("ss-s", "c", None, None),  # nothing but itself
        ("srbs", "a", None, "b"),
        ("-r-r", "a", {"b", "d"}, "b"),
        ("-r-r", "b", {"b", "d"}, "d"),
        ("-s-r", "d", {"b", "d"}, "a"),  # of those shown none is left: go on with the others
        ("", None, None, None),
    ],
)
def test_the_next_unfinished(states, after, shown, expected):
    assert key(next_unfinished(listed(states), after, shown)) == expected


@pytest.mark.parametrize(
    ("current", "step", "shown", "expected"),
    [
        ("c", 1, None, "d"),
        ("c", -1, None, "b"),
        ("c", 2, None, "e"),
        ("c", -2, None, "a"),
        ("e", 1, None, None),
        ("a", -1, None, None),
        ("c", 3, None, None),
        ("c", 1, {"a", "e"}, "e"),  # from where it is, though it is not shown itself
        ("c", -1, {"a", "e"}, "a"),
        ("e", 1, {"a", "e"}, None),
        (None, 1, None, "a"),
        (None, -1, None, "a"),
        (None, 1, {"d"}, "d"),
    ],
)
def test_the_neighbour(current, step, shown, expected):
    assert key(neighbour(listed("-----"), current, step, shown)) == expected


def test_what_is_finished_and_what_came_back_is_counted():
    assert finished(listed("s-srb")) == 2
    assert returned(listed("s-srbr")) == 2


def test_one_that_stands_otherwise_changes_nothing_else():
    before = listed("---")
    now = Assignment("b", "image 1", "R1", "P1", 1, ReadingState.SUBMITTED)
    after = renewed(before, now)
    assert after == (before[0], now, before[2])
    assert before[1].state is ReadingState.UNTOUCHED
