"""Unsent work with its undo history: one row per gesture, kept until the reading is submitted."""

from sqlalchemy import Connection, bindparam, delete, func, insert, select, union

from refuge_annotator.store import assignments, readings, recalls, studies
from refuge_annotator.store.errors import Conflict, NotAllowed
from refuge_annotator.store.records import add_all, all_unbroken, sealed, unbroken
from refuge_annotator.store.tables import DRAFT, DRAFT_CURSOR, DRAFT_TIME
from refuge_annotator.study.assignment import Draft, ReadingState, RevisionKind
from refuge_annotator.study.clock import Clock
from refuge_annotator.study.reading import EMPTY, Reading
from refuge_annotator.study.reading_codec import reading_from_text
from refuge_annotator.study.record import BadRecord
from refuge_annotator.words import mark

STEPS = select(DRAFT).where(DRAFT.c.assignment == bindparam("of")).order_by(DRAFT.c.step)
COUNT = select(func.coalesce(func.max(DRAFT.c.step), -1) + 1).where(DRAFT.c.assignment == bindparam("of"))
DROP_FROM = delete(DRAFT).where(DRAFT.c.assignment == bindparam("of"), DRAFT.c.step >= bindparam("first"))
CURSOR = select(DRAFT_CURSOR).where(DRAFT_CURSOR.c.assignment == bindparam("of"))
DROP_CURSOR = delete(DRAFT_CURSOR).where(DRAFT_CURSOR.c.assignment == bindparam("of"))


def begun(connection: Connection) -> list[str]:
    """Return the assignments that have unsent work."""
    both = union(select(DRAFT.c.assignment), select(DRAFT_CURSOR.c.assignment))
    return sorted(connection.execute(both).scalars())


def opened(connection: Connection, clock: Clock, assignment_id: str) -> Draft:
    """Return the undo history of an assignment to its rater.

    Raises
    ------
    NotAllowed
        It is a repeat that is not due, or a submitted reading in a study with repeats, which is closed from the moment
        on when it can no longer be taken back: whoever has just seen it would repeat it from memory.
    """
    asked = assignments.assignment(connection, assignment_id)
    assignments.expect_due(connection, clock, asked)
    closes = asked.state is ReadingState.SUBMITTED and studies.protocol(connection).repeats.percent > 0
    if closes and not recalls.may_recall(connection, clock, assignment_id):
        raise NotAllowed(
            mark("in this study, a reading is closed once it cannot be taken back any more"),
            mark("go on with the next one"),
        )
    return draft(connection, assignment_id)


def draft(connection: Connection, assignment_id: str) -> Draft:
    """Return the undo history of an assignment, on top of its last submission if there is one."""
    past = readings.history(connection, assignment_id)
    base = past[-1].reading if past else EMPTY
    rows = list(all_unbroken(DRAFT, connection.execute(STEPS, {"of": assignment_id})))
    cursor_row = connection.execute(CURSOR, {"of": assignment_id}).first()
    if not rows and cursor_row is None:
        return Draft(base)
    cursor = len(rows) if cursor_row is None else unbroken(DRAFT_CURSOR, cursor_row).cursor
    if [r.step for r in rows] != list(range(len(rows))) or cursor >= len(rows):
        raise BadRecord("a step of an unsent reading is missing")
    return Draft(base, tuple(reading_from_text(r.body) for r in rows), tuple(r.label for r in rows), cursor)


def save_step(
    connection: Connection, clock: Clock, assignment_id: str, step: int, reading: Reading, label: str
) -> None:
    """Store one gesture as step number `step` (from 0) and put the cursor on it; later steps go.

    Raises
    ------
    NotAllowed
        The reading is submitted, or may not be worked on.
    Conflict
        A step before this one is missing.
    """
    body = readings.body_of(reading)
    assignments.unsubmitted(connection, clock, assignment_id)
    connection.execute(DROP_FROM, {"of": assignment_id, "first": step})
    if not 0 <= step <= _count(connection, assignment_id):
        raise Conflict(mark("a step before this one was not saved"))
    add_all(connection, DRAFT, [{"assignment": assignment_id, "step": step, "label": label, "body": body}])
    _put_cursor(connection, assignment_id, step)


def move_cursor(connection: Connection, clock: Clock, assignment_id: str, cursor: int) -> None:
    """Undo or redo: show step number `cursor`; -1 shows what was there before the first step.

    Raises
    ------
    NotAllowed
        The reading is submitted, or may not be worked on.
    Conflict
        There is no such step.
    """
    assignments.unsubmitted(connection, clock, assignment_id)
    if not -1 <= cursor < _count(connection, assignment_id):
        raise Conflict(mark("there is no such step"))
    _put_cursor(connection, assignment_id, cursor)


def ms_active(connection: Connection, assignment_id: str) -> int:
    """Return the milliseconds of work that the next submission will tell of.

    A submission that was taken back had its time already, which goes on to count.
    """
    row = connection.execute(select(DRAFT_TIME).where(DRAFT_TIME.c.assignment == assignment_id)).first()
    if row is not None:
        return int(unbroken(DRAFT_TIME, row).ms_active)
    past = readings.history(connection, assignment_id)
    return past[-2].ms_active if past and past[-1].kind is RevisionKind.RECALLED else 0


def keep_time(connection: Connection, assignment_id: str, ms: int) -> None:
    """Keep the milliseconds of work so far, in place of those before; a submission that is faster has its own."""
    if assignments.assignment(connection, assignment_id).state is ReadingState.SUBMITTED:
        return
    connection.execute(delete(DRAFT_TIME).where(DRAFT_TIME.c.assignment == assignment_id))
    add_all(connection, DRAFT_TIME, [{"assignment": assignment_id, "ms_active": max(ms, 0)}])


def _count(connection: Connection, assignment_id: str) -> int:
    return int(connection.execute(COUNT, {"of": assignment_id}).scalar_one())


def _put_cursor(connection: Connection, assignment_id: str, cursor: int) -> None:
    connection.execute(DROP_CURSOR, {"of": assignment_id})
    connection.execute(insert(DRAFT_CURSOR), sealed(DRAFT_CURSOR, {"assignment": assignment_id, "cursor": cursor}))
