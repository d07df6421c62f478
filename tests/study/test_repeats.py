from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from refuge_annotator.study.assignment import Assignment, ReadingState
from refuge_annotator.study.protocol import Repeats
from refuge_annotator.study.repeats import STRIDE, Coming, Wait, coming, in_view, is_due

UNTOUCHED, STARTED, SUBMITTED = ReadingState.UNTOUCHED, ReadingState.STARTED, ReadingState.SUBMITTED
RULES = Repeats(10, 14, 6)
NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
LONG_AGO = NOW - timedelta(days=14)


def first(order, state=UNTOUCHED):
    return Assignment(f"a{order}", f"i{order}", "r", f"P{order}", order, state)


def again(order, state=UNTOUCHED):
    return Assignment(f"a{order}", "i0", "r", f"P{order}", order, state, replicate=1)


def shown(mine, due):
    return [a.order for a in in_view(mine, {f"a{order}" for order in due})]


@pytest.mark.parametrize(
    ("since", "between", "due"),
    [
        (LONG_AGO, 6, True),
        (LONG_AGO, 5, False),
        (LONG_AGO + timedelta(seconds=1), 6, False),
        (NOW + timedelta(days=30), 1000, False),  # the clock was wrong, or is
        (None, 1000, False),
    ],
)
def test_a_repeat_is_due_after_enough_days_and_enough_photographs(since, between, due):
    assert is_due(Wait(since, between), RULES, NOW) is due


def test_what_is_not_due_is_not_shown():
    assert shown([first(0), first(1), again(2), first(3)], []) == [0, 1, 3]


def test_what_is_due_stands_at_its_place():
    assert shown([first(0, SUBMITTED), first(1), again(2), first(3)], [2]) == [0, 1, 2, 3]
    assert shown([first(0, SUBMITTED), first(1, SUBMITTED), again(2), first(3)], [2]) == [0, 1, 2, 3]


def test_one_whose_place_was_passed_comes_a_few_photographs_later():
    mine = [first(0, SUBMITTED), again(1), *(first(n, SUBMITTED) for n in range(2, 10)), *map(first, range(10, 30))]
    assert shown(mine, [1]) == [0, *range(2, 10), *range(10, 10 + STRIDE), 1, *range(10 + STRIDE, 30)]


def test_several_that_were_passed_do_not_come_at_once():
    mine = [first(0, SUBMITTED), again(1), again(2), *(first(n, SUBMITTED) for n in (3, 4)), *map(first, range(10, 40))]
    orders = shown(mine, [1, 2])
    assert [orders.index(1), orders.index(2)] == [3 + STRIDE, 3 + 2 * STRIDE + 1]


def test_those_at_the_end_of_the_list_wait_there():
    mine = [*(first(n, SUBMITTED) for n in range(9)), again(9), again(10)]
    assert shown(mine, [10]) == [*range(9), 10]


def test_where_nothing_else_is_unread_it_comes_last():
    mine = [first(0, SUBMITTED), again(1), first(2, SUBMITTED), first(3, SUBMITTED)]
    assert shown(mine, [1]) == [0, 2, 3, 1]


def test_one_that_is_begun_stays_where_it_belongs():
    for state in (STARTED, SUBMITTED):
        mine = [first(0, SUBMITTED), again(1, state), first(2, SUBMITTED), first(3)]
        assert shown(mine, []) == [0, 1, 2, 3]


states = st.sampled_from(list(ReadingState))


@given(kinds=st.lists(st.tuples(st.booleans(), states, st.booleans()), max_size=40))
def test_everything_but_what_waits_is_shown_once_and_the_first_readings_in_order(kinds):
    mine = [(again if repeat else first)(n, state) for n, (repeat, state, _) in enumerate(kinds)]
    due = [n for n, (*_, ready) in enumerate(kinds) if ready]
    orders = shown(mine, due)
    waiting = {a.order for a in mine if a.replicate and a.state is UNTOUCHED and a.order not in due}
    assert sorted(orders) == [a.order for a in mine if a.order not in waiting]
    firsts = [a.order for a in mine if not a.replicate]
    assert [order for order in orders if order in firsts] == firsts


def test_nothing_is_to_come_where_nothing_waits():
    assert coming([first(0)], {}, RULES, NOW) == Coming(0, None)


def test_while_something_is_unread_no_date_is_told():
    mine = [first(0, SUBMITTED), *map(first, range(1, 9)), again(9)]
    assert coming(mine, {"a9": Wait(LONG_AGO, 0)}, RULES, NOW) == Coming(1, None)


def test_when_all_is_read_the_day_of_the_next_is_told():
    mine = [*(first(n, SUBMITTED) for n in range(9)), again(9), again(10)]
    waits = {"a9": Wait(NOW - timedelta(days=3), 8), "a10": Wait(NOW - timedelta(days=2), 7)}
    assert coming(mine, waits, RULES, NOW) == Coming(2, NOW + timedelta(days=11))


def test_what_is_due_is_listed_and_so_not_to_come():
    mine = [*(first(n, SUBMITTED) for n in range(9)), again(9), again(10)]
    waits = {"a9": Wait(LONG_AGO, 8), "a10": Wait(NOW, 7)}
    assert coming(mine, waits, RULES, NOW) == Coming(1, None)


def test_a_repeat_of_what_was_read_last_never_comes_and_is_not_announced():
    mine = [*(first(n, SUBMITTED) for n in range(9)), again(9), again(10)]
    waits = {"a9": Wait(NOW, 0), "a10": Wait(NOW, 6)}
    assert coming(mine, waits, RULES, NOW) == Coming(1, NOW + timedelta(days=14))
    mine += [again(11), again(12)]
    both = {"a9": Wait(NOW, 0), "a10": Wait(NOW, 4), "a11": Wait(NOW, 4), "a12": Wait(NOW, 4)}
    assert coming(mine, both, RULES, NOW) == Coming(3, NOW + timedelta(days=14))  # those three make room for each other
