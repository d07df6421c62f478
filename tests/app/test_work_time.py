"""Time at work: what counts, and what does not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from refuge_annotator.app.work_time import IDLE_S, WorkTime


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def work(clock):
    made = WorkTime(clock)
    made.begin(0)
    return made


def test_looking_counts_from_the_first_moment_to_the_last_sign_of_life(work, clock):
    for step in (3.0, 10.0, 0.5):
        clock.now += step
        work.touch()
    clock.now += 7.0
    assert work.ms == 13_500


def test_of_a_long_pause_only_the_first_minute_counts(work, clock):
    clock.now += 30 * 60
    work.touch()
    assert work.ms == IDLE_S * 1000
    clock.now += 2
    work.touch()
    assert work.ms == (IDLE_S + 2) * 1000


def test_what_passes_while_away_does_not_count(work, clock):
    clock.now += 5
    work.leave()
    clock.now += 40
    work.leave()
    clock.now += 40
    work.touch()
    clock.now += 1
    work.touch()
    assert work.ms == 6_000


def test_it_goes_on_from_what_there_was_before(work, clock):
    clock.now += 5
    work.begin(9_000)
    clock.now += 2
    work.touch()
    assert work.ms == 11_000


@given(st.lists(st.tuples(st.floats(0, 200), st.booleans()), max_size=30))
def test_it_is_never_more_than_the_time_that_passed_and_never_less_than_before(deeds):
    clock = Clock()
    work = WorkTime(clock)
    work.begin(0)
    before = 0
    for seconds, touches in deeds:
        clock.now += seconds
        (work.touch if touches else work.leave)()
        assert before <= work.ms <= (clock.now - 1000.0) * 1000
        before = work.ms
