"""The one reading that is open."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from refuge_annotator.app.desks.rater import OpenedReading
from refuge_annotator.app.reading_session import KEEP_MS, ReadingSession
from refuge_annotator.app.work_time import IDLE_S
from refuge_annotator.study.assignment import Assignment, Draft, ReadingState
from refuge_annotator.study.reading import EMPTY, write_notes


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Desk:
    thread = SimpleNamespace(read_only=False)

    def __init__(self) -> None:
        self.submitted: list[int] = []
        self.manuals: list[str] = []

    def submit(self, opened, reading, *, reason="", ms_active=0):
        self.submitted.append(ms_active)
        self.manuals.append(reading.manual)
        return SimpleNamespace(reading=reading)


class Saves:
    """Saves that store nothing but the time at work."""

    error = None

    def __init__(self) -> None:
        self.times: dict[str, int] = {}

    def put(self, work) -> None:
        work(SimpleNamespace(keep_time=self.times.__setitem__, save_step=_nothing, move_cursor=_nothing))

    def flush(self) -> bool:
        return True


def _nothing(*_: object) -> None:
    pass


def opened(name: str, ms: int = 0) -> OpenedReading:
    assignment = Assignment(name, f"image {name}", "R1", f"P{name}", 0)
    return OpenedReading(assignment, Draft(EMPTY), Path(name), "", (10, 10), 1, False, ms_active=ms)


@pytest.fixture
def parts():
    clock, desk = Clock(), Desk()
    return ReadingSession(desk, Saves(), clock), clock, desk


def stored(session) -> dict[str, int]:
    return session._autosave.times


def test_time_at_work_is_added_up_over_several_looks(parts) -> None:
    session, clock, desk = parts
    session.open(opened("a"))
    clock.now = 20.0
    session.edit("note", write_notes(EMPTY, "one"))
    session.open(opened("b"))
    clock.now = 25.0
    session.edit("note", write_notes(EMPTY, "b"))
    session.open(opened("a", stored(session)["a"]))
    clock.now = 26.0
    session.submit()
    assert desk.submitted == [21_000]
    assert stored(session) == {"a": 20_000, "b": 5_000}


def test_looking_alone_counts_and_is_stored_on_leaving(parts) -> None:
    session, clock, _ = parts
    session.open(opened("a"))
    for clock.now in (4.0, 8.0):
        session.touch()
    session.close()
    assert stored(session) == {"a": 8_000}


def test_time_is_stored_while_somebody_works_so_that_a_crash_costs_little(parts) -> None:
    session, clock, _ = parts
    session.open(opened("a", 1_000))
    seen = []
    for clock.now in range(1, 61):
        session.touch()
        seen.append(stored(session).get("a", 1_000))
    assert all(clock_ms + 1_000 - ms <= KEEP_MS for clock_ms, ms in zip(range(1_000, 61_000, 1_000), seen, strict=True))
    assert len(set(seen)) == 5


def test_another_program_in_front_stops_the_time(parts) -> None:
    session, clock, desk = parts
    session.open(opened("a"))
    clock.now = 5.0
    session.look_away()
    clock.now = 45.0
    session.touch()
    clock.now = 46.0
    session.submit()
    assert desk.submitted == [6_000]


def test_the_same_photograph_opened_anew_loses_no_time(parts) -> None:
    session, clock, desk = parts
    session.open(opened("a"))
    clock.now = 9.0
    session.open(opened("a"))  # read from the store before the nine seconds were
    clock.now = 10.0
    session.submit()
    assert desk.submitted == [10_000]


def test_time_after_the_submission_counts_for_nothing(parts) -> None:
    session, clock, _ = parts
    session.open(opened("a"))
    clock.now = 5.0
    session.submit()
    clock.now = 30.0
    session.touch()
    session.close()
    assert stored(session) == {}


def test_a_submission_records_the_manual_and_no_draft_does(parts) -> None:
    session, _, desk = parts
    session.manual = "ab" * 32
    session.open(opened("a"))
    session.edit("note", write_notes(EMPTY, "one"))
    assert session.reading.manual == ""
    session.submit()
    assert desk.manuals == ["ab" * 32]


def test_idle_minutes_do_not_count(parts) -> None:
    session, clock, desk = parts
    session.open(opened("a"))
    clock.now = 10_000.0
    session.submit()
    assert desk.submitted == [int(IDLE_S * 1000)]


def test_a_submitted_reading_takes_no_edit(parts) -> None:
    session, _, _ = parts
    session.open(opened("a"))
    session.edit("note", write_notes(EMPTY, "one"))
    session.submit()
    assert session.opened.assignment.state is ReadingState.SUBMITTED
    session.edit("note", write_notes(EMPTY, "two"))
    session.undo()
    assert session.reading.notes == "one"


def test_a_gesture_that_changes_nothing_is_no_step(parts) -> None:
    session, _, _ = parts
    session.open(opened("a"))
    session.edit("nothing", EMPTY)
    assert session.draft.steps == ()
