"""The one reading that is open."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from refuge_annotator.app.desk import OpenedReading
from refuge_annotator.app.session import IDLE_S, Session
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

    def submit(self, opened, reading, *, reason="", ms_active=0):
        self.submitted.append(ms_active)
        return SimpleNamespace(reading=reading)


class Saves:
    error = None

    def put(self, work) -> None:
        pass

    def flush(self) -> bool:
        return True


def opened(name: str) -> OpenedReading:
    assignment = Assignment(name, f"image {name}", "R1", f"P{name}", 0)
    return OpenedReading(assignment, Draft(EMPTY), Path(name), "", (10, 10), 1, False)


@pytest.fixture
def parts():
    clock, desk = Clock(), Desk()
    return Session(desk, Saves(), clock), clock, desk


def test_time_at_work_is_added_up_over_several_looks(parts) -> None:
    session, clock, desk = parts
    session.open(opened("a"))
    clock.now = 20.0
    session.edit("note", write_notes(EMPTY, "one"))
    session.open(opened("b"))
    clock.now = 25.0
    session.edit("note", write_notes(EMPTY, "b"))
    session.open(opened("a"))
    clock.now = 26.0
    session.submit()
    assert desk.submitted == [21_000]


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
