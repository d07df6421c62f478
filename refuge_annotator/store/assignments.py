"""Who reads which photograph, and how far each is."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Row, Select, and_, exists, func, select

from refuge_annotator.store import audit
from refuge_annotator.store.errors import NotAllowed
from refuge_annotator.store.records import add, unbroken
from refuge_annotator.store.tables import (
    ASSIGNMENT,
    DRAFT,
    PERSON,
    READING_REVISION,
    REVIEW,
    REVIEW_READING,
    WITHDRAWAL,
)
from refuge_annotator.study.assignment import Assignment, ReadingState, RevisionKind
from refuge_annotator.study.clock import Clock, iso
from refuge_annotator.words import mark


def assignment(connection: Connection, assignment_id: str) -> Assignment:
    """Return one assignment with its state.

    Raises
    ------
    NotAllowed
        There is none with this id.
    """
    row = connection.execute(_query().where(ASSIGNMENT.c.id == assignment_id)).first()
    if row is None:
        raise NotAllowed(mark("this photograph was not given to this rater"))
    return _assignment(row)


def worklist(connection: Connection, rater_id: str) -> tuple[Assignment, ...]:
    """Return what a rater reads, in the rater's own order, without what was withdrawn."""
    query = _query().where(ASSIGNMENT.c.rater == rater_id, _not_withdrawn()).order_by(ASSIGNMENT.c.ord)
    return _assignments(connection.execute(query))


def of_photograph(connection: Connection, image_id: str) -> tuple[Assignment, ...]:
    """Return who reads a photograph, in study order, without what was withdrawn."""
    query = (
        _query()
        .join(PERSON, PERSON.c.id == ASSIGNMENT.c.rater)
        .where(ASSIGNMENT.c.image == image_id, _not_withdrawn())
        .order_by(PERSON.c.ord, ASSIGNMENT.c.replicate)
    )
    return _assignments(connection.execute(query))


def withdraw(connection: Connection, clock: Clock, assignment_id: str, reason: str, actor: str) -> None:
    """Take a photograph from a rater for good, with the reason; nothing more is expected of it."""
    assignment(connection, assignment_id)
    if not reason.strip():
        raise NotAllowed(mark("a withdrawal needs a reason"))
    at = iso(clock.now())
    new = add(connection, WITHDRAWAL, assignment=assignment_id, reason=reason, saved_at=at)
    entry = audit.Entry(actor, audit.WITHDRAWN, f"withdrawal/{assignment_id}", new, reason=reason)
    audit.record(connection, at, entry)


def withdrawn(assignment_id: Any) -> Any:
    """Return the condition that an assignment was withdrawn."""
    return exists().where(WITHDRAWAL.c.assignment == assignment_id)


def _not_withdrawn() -> Any:
    return ~withdrawn(ASSIGNMENT.c.id)


def _query() -> Select[Any]:
    last = READING_REVISION.alias("last")
    other = READING_REVISION.alias("other")
    newest = select(func.max(other.c.number)).where(other.c.assignment == ASSIGNMENT.c.id).scalar_subquery()
    last_review = select(func.max(REVIEW.c.number)).where(REVIEW.c.image == ASSIGNMENT.c.image).scalar_subquery()
    returned = exists().where(
        REVIEW_READING.c.image == ASSIGNMENT.c.image,
        REVIEW_READING.c.number == last_review,
        REVIEW_READING.c.assignment == ASSIGNMENT.c.id,
        REVIEW_READING.c.revision == last.c.number,
        REVIEW_READING.c.returned == 1,
    )
    drafted = exists().where(DRAFT.c.assignment == ASSIGNMENT.c.id)
    return select(
        ASSIGNMENT, last.c.kind.label("last_kind"), returned.label("is_returned"), drafted.label("is_drafted")
    ).select_from(
        ASSIGNMENT.outerjoin(last, and_(last.c.assignment == ASSIGNMENT.c.id, last.c.number == newest)),
    )


def _assignments(rows: Iterable[Row[Any]]) -> tuple[Assignment, ...]:
    return tuple(_assignment(row) for row in rows)


def _assignment(row: Row[Any]) -> Assignment:
    unbroken(ASSIGNMENT, row)
    return Assignment(row.id, row.image, row.rater, row.code, row.ord, _state(row), row.replicate)


def _state(row: Row[Any]) -> ReadingState:
    if row.last_kind is None:
        return ReadingState.STARTED if row.is_drafted else ReadingState.UNTOUCHED
    if row.last_kind == RevisionKind.RECALLED:
        return ReadingState.STARTED
    return ReadingState.RETURNED if row.is_returned else ReadingState.SUBMITTED
