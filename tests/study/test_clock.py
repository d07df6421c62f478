import time
import uuid
from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from refuge_annotator.study.clock import SeededClock, SystemClock, from_iso, iso

START = datetime(2026, 1, 31, 12, tzinfo=UTC)


def test_a_moment_is_stored_in_utc_with_microseconds():
    assert iso(START) == "2026-01-31T12:00:00.000000Z"
    assert iso(datetime(2026, 1, 31, 7, 0, 0, 5, timezone(timedelta(hours=-5)))) == "2026-01-31T12:00:00.000005Z"


@given(
    st.datetimes(datetime(1990, 1, 1), datetime(2200, 1, 1), timezones=st.just(UTC)),
    st.integers(-14 * 60, 14 * 60),
)
def test_a_stored_moment_comes_back_from_every_zone(moment, minutes):
    elsewhere = moment.astimezone(timezone(timedelta(minutes=minutes)))
    assert from_iso(iso(elsewhere)) == moment
    assert from_iso(iso(elsewhere)).tzinfo is UTC


@given(st.lists(st.datetimes(datetime(1990, 1, 1), datetime(2200, 1, 1), timezones=st.just(UTC)), min_size=2))
def test_stored_moments_sort_as_they_happened(moments):
    assert [from_iso(text) for text in sorted(map(iso, moments))] == sorted(moments)


def test_a_moment_without_a_zone_is_refused():
    with pytest.raises(ValueError, match="no time zone"):
        iso(datetime(2026, 1, 31, 12))


@pytest.mark.parametrize(
    "text", ["", "2026-01-31T12:00:00Z", "2026-01-31 12:00:00.000000", "2026-02-30T12:00:00.000000Z"]
)
def test_what_is_no_stored_moment_is_refused(text):
    with pytest.raises(ValueError, match=r"time data|day is out of range"):
        from_iso(text)


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the system has no tzset")
@pytest.mark.parametrize("zone", ["America/Bogota", "Asia/Shanghai", "Europe/Berlin"])
def test_the_computer_s_zone_does_not_matter(zone, monkeypatch):
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        repeated = [datetime(2026, 10, 25, hour, 30, tzinfo=UTC) for hour in (0, 1)]  # the hour that Berlin has twice
        assert list(map(iso, repeated)) == ["2026-10-25T00:30:00.000000Z", "2026-10-25T01:30:00.000000Z"]
        assert SystemClock().now().utcoffset() == timedelta(0)
        assert abs(SystemClock().now().timestamp() - time.time()) < 60
    finally:
        monkeypatch.undo()
        time.tzset()


def test_the_system_s_clock_gives_different_identities():
    ids = {SystemClock().new_id() for _ in range(100)}
    assert len(ids) == 100
    assert all(uuid.UUID(i).version == 4 and str(uuid.UUID(i)) == i for i in ids)


def test_a_seeded_clock_gives_the_same_run_twice_and_another_for_another_seed():
    def run(seed):
        clock = SeededClock(seed, START, timedelta(minutes=2))
        return [(clock.now(), clock.new_id()) for _ in range(20)]

    assert run(5) == run(5)
    assert [t for t, _ in run(5)] == [START + timedelta(minutes=2 * n) for n in range(1, 21)]
    assert not {i for _, i in run(5)} & {i for _, i in run(6)}
    assert all(uuid.UUID(i).version == 4 for _, i in run(5))


def test_time_can_be_let_pass():
    clock = SeededClock(1, START)
    clock.advance(timedelta(days=3))
    assert clock.now() == START + timedelta(days=3, seconds=1)
