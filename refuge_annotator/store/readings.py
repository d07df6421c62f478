"""Submitted readings: revisions that are added, read back and never changed."""

from collections.abc import Iterable, Sequence
from datetime import timedelta
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, func, select

from refuge_annotator import __version__
from refuge_annotator.store import assignments, audit, studies
from refuge_annotator.store.errors import Conflict, NotAllowed, RecallRefused
from refuge_annotator.store.records import unbroken, word
from refuge_annotator.store.tables import (
    ASSIGNMENT,
    DRAFT,
    DRAFT_CURSOR,
    PERSON,
    READING_REVISION,
    REVIEW_BEGUN,
)
from refuge_annotator.study.assignment import Assignment, ReadingState, Revision, RevisionKind
from refuge_annotator.study.clock import Clock, from_iso, iso
from refuge_annotator.study.codec import BadRecord, reading_from_text, reading_to_text, sha256
from refuge_annotator.study.reading import Reading
from refuge_annotator.study.state import standing
from refuge_annotator.words import mark

TABLE = READING_REVISION
ACTIONS = {
    RevisionKind.FINAL: audit.FINAL,
    RevisionKind.AMEND: audit.AMEND,
    RevisionKind.RECALLED: audit.RECALLED,
}


def body_of(reading: Reading) -> str:
    """Return a reading as it is stored.

    Raises
    ------
    NotAllowed
        It holds something that could not be read back, such as a number that is none.
    """
    try:
        body = reading_to_text(reading)
        back = reading_from_text(body)
    except (ValueError, BadRecord) as error:
        raise NotAllowed(mark("this reading cannot be stored ({why})"), why=str(error)) from error
    if back != reading:
        raise NotAllowed(mark("this reading cannot be stored ({why})"), why="it would read back otherwise")
    return body


def history(connection: Connection, assignment_id: str) -> tuple[Revision, ...]:
    """Return all revisions of one assignment, oldest first."""
    return _revisions(connection.execute(_query().where(TABLE.c.assignment == assignment_id)))


def finals(connection: Connection, image_id: str) -> tuple[Revision, ...]:
    """Return the submissions that stand for a photograph, in study order; hidden repeats do not count."""
    return tuple(s for r in histories(connection, image_id) if (s := standing(r)) is not None)


def histories(connection: Connection, image_id: str) -> tuple[tuple[Revision, ...], ...]:
    """Return per rater, in study order, all revisions of the first reading of a photograph."""
    query = _query().where(
        ASSIGNMENT.c.image == image_id, ASSIGNMENT.c.replicate == 0, ~assignments.withdrawn(ASSIGNMENT.c.id)
    )
    grouped: dict[str, list[Revision]] = {}
    for revision in _revisions(connection.execute(query)):
        grouped.setdefault(revision.assignment, []).append(revision)
    return tuple(tuple(g) for g in grouped.values())


def submit(
    connection: Connection,
    clock: Clock,
    assignment_id: str,
    reading: Reading,
    *,
    expected: int,
    reason: str,
    ms_active: int,
) -> Revision:
    """Store a reading as revision number `expected`, and drop its draft.

    The same body again gives the stored revision back: it is the caller's own retry.

    Raises
    ------
    Conflict
        That number holds another reading, or is not the next one.
    NotAllowed
        A reading is submitted already, or an amendment has no reason.
    """
    body = body_of(reading)
    current = assignments.assignment(connection, assignment_id)
    past = history(connection, assignment_id)
    if 1 <= expected <= len(past):
        return _same(past[expected - 1], body)
    if expected != len(past) + 1:
        raise Conflict(mark("a submission before this one is missing"))
    kind = _kind(current, reason)
    delete_draft(connection, assignment_id)
    return _append(connection, clock, current, expected, kind, reading, reason, max(ms_active, 0))


def recall(connection: Connection, clock: Clock, assignment_id: str) -> Revision:
    """Take the standing submission back; both stay in the record.

    Raises
    ------
    RecallRefused
        Its review has begun, or it is too long ago, or nothing is submitted.
    """
    current = assignments.assignment(connection, assignment_id)
    past = history(connection, assignment_id)
    refusal = _recall_refusal(connection, clock, current, past)
    if refusal:
        raise RecallRefused(refusal)
    last = past[-1]
    return _append(connection, clock, current, last.number + 1, RevisionKind.RECALLED, last.reading, "", 0)


def may_recall(connection: Connection, clock: Clock, assignment_id: str) -> bool:
    """Tell whether the rater may take the standing submission back now."""
    current = assignments.assignment(connection, assignment_id)
    return not _recall_refusal(connection, clock, current, history(connection, assignment_id))


def delete_draft(connection: Connection, assignment_id: str) -> None:
    """Drop the unsent work of an assignment."""
    connection.execute(delete(DRAFT).where(DRAFT.c.assignment == assignment_id))
    connection.execute(delete(DRAFT_CURSOR).where(DRAFT_CURSOR.c.assignment == assignment_id))


def _kind(current: Assignment, reason: str) -> RevisionKind:
    if current.state is ReadingState.SUBMITTED:
        raise NotAllowed(
            mark("this reading is submitted and cannot be changed"),
            mark("take it back while that is possible, or ask the senior to return it"),
        )
    if current.state is not ReadingState.RETURNED:
        return RevisionKind.FINAL
    if not reason.strip():
        raise NotAllowed(mark("a reading that was returned needs a reason for its change"))
    return RevisionKind.AMEND


def _same(stored: Revision, body: str) -> Revision:
    if stored.kind is RevisionKind.RECALLED or stored.body_sha256 != sha256(body):
        raise Conflict(mark("another reading was submitted for this photograph in the meantime"))
    return stored


def _append(
    connection: Connection,
    clock: Clock,
    current: Assignment,
    number: int,
    kind: RevisionKind,
    reading: Reading,
    reason: str,
    ms_active: int,
) -> Revision:
    at = iso(clock.now())
    body = body_of(reading)
    row: dict[str, object] = {
        "assignment": current.id,
        "number": number,
        "kind": kind.value,
        "body": body,
        "body_sha256": sha256(body),
        "reason": reason,
        "ms_active": ms_active,
        "app_version": __version__,
        "saved_at": at,
    }
    rater = connection.execute(select(PERSON.c.code).where(PERSON.c.id == current.rater)).scalar_one()
    entry = audit.Entry(rater, ACTIONS[kind], f"reading/{current.id}/{number}", reason=reason)
    audit.record_with(connection, at, entry, TABLE, row)
    return Revision(current.id, current.rater, number, kind, reading, sha256(body), from_iso(at), reason, ms_active)


def _recall_refusal(connection: Connection, clock: Clock, current: Assignment, past: Sequence[Revision]) -> str:
    if current.state is not ReadingState.SUBMITTED:
        return mark("nothing is submitted here")
    if connection.execute(select(REVIEW_BEGUN.c.image).where(REVIEW_BEGUN.c.image == current.image)).first():
        return mark("the senior has begun to review this photograph")
    rules = studies.protocol(connection)
    elapsed = clock.now() - past[-1].saved_at
    if timedelta(0) <= elapsed <= timedelta(minutes=rules.recall_minutes):
        return ""
    if rules.recall_photographs > 0 and _since(connection, current, past[-1].number) <= rules.recall_photographs:
        return ""
    return mark("it was submitted too long ago")


def _since(connection: Connection, current: Assignment, number: int) -> int:
    # Counted by the order of the log: a wrong clock must not reorder the record.
    seq = select(TABLE.c.seq).where(TABLE.c.assignment == current.id, TABLE.c.number == number).scalar_subquery()
    query = (
        select(func.count(TABLE.c.assignment.distinct()))
        .join(ASSIGNMENT, ASSIGNMENT.c.id == TABLE.c.assignment)
        .where(
            ASSIGNMENT.c.rater == current.rater,
            TABLE.c.seq > seq,
            TABLE.c.assignment != current.id,
            TABLE.c.kind != RevisionKind.RECALLED.value,
        )
    )
    return int(connection.execute(query).scalar_one())


def _query() -> Select[Any]:
    return (
        select(TABLE, ASSIGNMENT.c.rater)
        .join(ASSIGNMENT, ASSIGNMENT.c.id == TABLE.c.assignment)
        .join(PERSON, PERSON.c.id == ASSIGNMENT.c.rater)
        .order_by(PERSON.c.ord, ASSIGNMENT.c.replicate, TABLE.c.number)
    )


def _revisions(rows: Iterable[Row[Any]]) -> tuple[Revision, ...]:
    return tuple(_revision(row) for row in rows)


def _revision(row: Row[Any]) -> Revision:
    unbroken(TABLE, row)
    if sha256(row.body) != row.body_sha256:
        raise BadRecord("a reading is not the one that was submitted")
    return Revision(
        row.assignment,
        row.rater,
        row.number,
        word(RevisionKind, row.kind),
        reading_from_text(row.body),
        row.body_sha256,
        from_iso(row.saved_at),
        row.reason,
        row.ms_active,
    )
