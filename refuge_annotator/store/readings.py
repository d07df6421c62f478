"""Submitted readings: revisions that are added, read back and never changed."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete, select

from refuge_annotator import __version__
from refuge_annotator.store import assignments, audit
from refuge_annotator.store.errors import Conflict, NotAllowed
from refuge_annotator.store.records import moment, unbroken, word
from refuge_annotator.store.tables import ASSIGNMENT, DRAFT, DRAFT_CURSOR, DRAFT_TIME, PERSON, READING_REVISION
from refuge_annotator.study.assignment import ReadingState, Revision, RevisionKind
from refuge_annotator.study.clock import Clock, iso
from refuge_annotator.study.reading import Reading
from refuge_annotator.study.reading_codec import reading_from_text, reading_to_text
from refuge_annotator.study.record import BadRecord, sha256
from refuge_annotator.study.state import standing
from refuge_annotator.words import mark

TABLE = READING_REVISION
ACTIONS = {
    RevisionKind.FINAL: audit.FINAL,
    RevisionKind.AMEND: audit.AMEND,
    RevisionKind.RECALLED: audit.RECALLED,
}
ALL = (
    select(TABLE, ASSIGNMENT.c.rater, ASSIGNMENT.c.image)
    .join(ASSIGNMENT, ASSIGNMENT.c.id == TABLE.c.assignment)
    .join(PERSON, PERSON.c.id == ASSIGNMENT.c.rater)
    .order_by(PERSON.c.ord, ASSIGNMENT.c.replicate, TABLE.c.number)
)
COUNTING = ALL.where(ASSIGNMENT.c.replicate == 0, assignments.IN_FORCE)  # hidden repeats do not count
REPEATS = ALL.where(ASSIGNMENT.c.replicate > 0, assignments.IN_FORCE)
OF_PHOTOGRAPH = COUNTING.where(ASSIGNMENT.c.image == bindparam("image"))
OF_ASSIGNMENT = ALL.where(TABLE.c.assignment == bindparam("assignment"))

Histories = tuple[tuple[Revision, ...], ...]


def body_of(reading: Reading) -> str:
    """Return a reading as it is stored.

    Raises
    ------
    NotAllowed
        It holds something that could not be read back, such as a coordinate that is no number.
    """
    try:
        body = reading_to_text(reading)
        same = reading_from_text(body) == reading
    except (ValueError, BadRecord) as error:
        raise NotAllowed(mark("this reading cannot be stored ({why})"), why=str(error)) from error
    if not same:
        raise NotAllowed(mark("this reading cannot be stored ({why})"), why="it would read back differently")
    return body


def history(connection: Connection, assignment_id: str) -> tuple[Revision, ...]:
    """Return all revisions of one assignment, oldest first."""
    rows = connection.execute(OF_ASSIGNMENT, {"assignment": assignment_id})
    return tuple(_revision(row) for row in rows)


def last_manual(connection: Connection, rater_id: str) -> str:
    """Return the SHA-256 of the manual by which a rater's newest submission was made; empty where none says."""
    query = (
        select(TABLE, ASSIGNMENT.c.rater)
        .join(ASSIGNMENT, ASSIGNMENT.c.id == TABLE.c.assignment)
        .where(ASSIGNMENT.c.rater == rater_id, TABLE.c.kind != RevisionKind.RECALLED.value)
        .order_by(TABLE.c.seq.desc())
        .limit(1)
    )
    row = connection.execute(query).first()
    return "" if row is None else _revision(row).reading.manual


def histories(connection: Connection, image_id: str) -> Histories:
    """Return, per rater in study order, all revisions of the readings of a photograph that count."""
    return _by_image(connection.execute(OF_PHOTOGRAPH, {"image": image_id})).get(image_id, ())


def all_histories(connection: Connection) -> dict[str, Histories]:
    """Return the `histories` of every photograph that has any, by its id."""
    return _by_image(connection.execute(COUNTING))


def all_repeats(connection: Connection) -> dict[str, Histories]:
    """Return, per photograph and rater, all revisions of the hidden repeats of every photograph that has any."""
    return _by_image(connection.execute(REPEATS))


def finals(past: Histories) -> tuple[Revision, ...]:
    """Return the submissions that stand for a photograph, in study order."""
    return tuple(s for revisions in past if (s := standing(revisions)) is not None)


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
    past = history(connection, assignment_id)
    if 1 <= expected <= len(past):
        return _same(past[expected - 1], body)
    if expected != len(past) + 1:
        raise Conflict(mark("a submission before this one is missing"))
    current = assignments.unsubmitted(connection, clock, assignment_id)
    kind = RevisionKind.AMEND if current.state is ReadingState.RETURNED else RevisionKind.FINAL
    if kind is RevisionKind.AMEND and not reason.strip():
        raise NotAllowed(mark("a reading that was returned needs a reason for its change"))
    for table in (DRAFT, DRAFT_CURSOR, DRAFT_TIME):
        connection.execute(delete(table).where(table.c.assignment == assignment_id))
    revision = Revision(
        assignment_id, current.rater, expected, kind, reading, sha256(body), clock.now(), reason, max(ms_active, 0)
    )
    return append(connection, revision, body)


def append(connection: Connection, revision: Revision, body: str) -> Revision:
    """Add a revision to the record; `body` is its reading as text."""
    at = iso(revision.saved_at)
    row = {
        "assignment": revision.assignment,
        "number": revision.number,
        "kind": revision.kind.value,
        "body": body,
        "body_sha256": revision.body_sha256,
        "reason": revision.reason,
        "ms_active": revision.ms_active,
        "app_version": __version__,
        "saved_at": at,
    }
    code = connection.execute(select(PERSON.c.code).where(PERSON.c.id == revision.rater)).scalar_one()
    audit.record(connection, at, [(audit.Entry(code, ACTIONS[revision.kind], revision.reason), TABLE, row)])
    return revision


def _same(stored: Revision, body: str) -> Revision:
    if stored.kind is RevisionKind.RECALLED or stored.body_sha256 != sha256(body):
        raise Conflict(mark("another reading was submitted for this photograph in the meantime"))
    return stored


def _by_image(rows: Iterable[Row[Any]]) -> dict[str, Histories]:
    grouped: dict[str, dict[str, list[Revision]]] = {}
    for row in rows:
        grouped.setdefault(row.image, {}).setdefault(row.assignment, []).append(_revision(row))
    return {image: tuple(map(tuple, by_assignment.values())) for image, by_assignment in grouped.items()}


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
        moment(row.saved_at),
        row.reason,
        row.ms_active,
    )
