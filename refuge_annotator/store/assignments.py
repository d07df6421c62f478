"""Who reads which photograph, and how far each is."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, bindparam, exists, func, select

from refuge_annotator.store import audit
from refuge_annotator.store.errors import NotAllowed
from refuge_annotator.store.records import unbroken
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

# The condition that a row of ASSIGNMENT is still to be read, or its reading still counts.
IN_FORCE: ColumnElement[bool] = ~exists().where(WITHDRAWAL.c.assignment == ASSIGNMENT.c.id)


def _with_state() -> Select[Any]:
    last, other = READING_REVISION.alias("last"), READING_REVISION.alias("other")
    newest = select(func.max(other.c.number)).where(other.c.assignment == ASSIGNMENT.c.id).scalar_subquery()
    reviews = select(func.max(REVIEW.c.number)).where(REVIEW.c.image == REVIEW_READING.c.image)
    newest_review = reviews.correlate(REVIEW_READING).scalar_subquery()  # two levels down nothing correlates by itself
    returned = exists().where(
        REVIEW_READING.c.image == ASSIGNMENT.c.image,
        REVIEW_READING.c.number == newest_review,
        REVIEW_READING.c.assignment == ASSIGNMENT.c.id,
        REVIEW_READING.c.revision == last.c.number,
        REVIEW_READING.c.returned == 1,
    )
    drafted = exists().where(DRAFT.c.assignment == ASSIGNMENT.c.id)
    joined = ASSIGNMENT.outerjoin(last, and_(last.c.assignment == ASSIGNMENT.c.id, last.c.number == newest))
    columns = last.c.kind.label("last_kind"), returned.label("is_returned"), drafted.label("is_drafted")
    return select(ASSIGNMENT, *columns).select_from(joined)


# Built once: every save asks for the state, and building costs more than asking.
ONE = _with_state().where(ASSIGNMENT.c.id == bindparam("id"))
OF_RATER = _with_state().where(ASSIGNMENT.c.rater == bindparam("rater"), IN_FORCE).order_by(ASSIGNMENT.c.ord)
OF_PHOTOGRAPH = (
    _with_state()
    .join(PERSON, PERSON.c.id == ASSIGNMENT.c.rater)
    .where(ASSIGNMENT.c.image == bindparam("image"), IN_FORCE)
    .order_by(PERSON.c.ord, ASSIGNMENT.c.replicate)
)


def assignment(connection: Connection, assignment_id: str) -> Assignment:
    """Return one assignment with its state.

    Raises
    ------
    NotAllowed
        There is none with this id.
    """
    row = connection.execute(ONE, {"id": assignment_id}).first()
    if row is None:
        raise NotAllowed(mark("this photograph was not given to this rater"))
    return _assignment(row)


def unsubmitted(connection: Connection, assignment_id: str) -> Assignment:
    """Return an assignment that may be worked on.

    Raises
    ------
    NotAllowed
        It is submitted, or withdrawn.
    """
    found = assignment(connection, assignment_id)
    if found.state is ReadingState.SUBMITTED:
        raise NotAllowed(
            mark("this reading is submitted and cannot be changed"),
            mark("take it back while that is possible, or ask the senior to return it"),
        )
    if connection.execute(select(WITHDRAWAL.c.assignment).where(WITHDRAWAL.c.assignment == assignment_id)).first():
        raise NotAllowed(mark("this photograph was withdrawn from you"), mark("go on with the next one"))
    return found


def worklist(connection: Connection, rater_id: str) -> tuple[Assignment, ...]:
    """Return what a rater reads, in the rater's own order, without what was withdrawn."""
    return _assignments(connection.execute(OF_RATER, {"rater": rater_id}))


def of_photograph(connection: Connection, image_id: str) -> tuple[Assignment, ...]:
    """Return who reads a photograph, in study order, without what was withdrawn."""
    return _assignments(connection.execute(OF_PHOTOGRAPH, {"image": image_id}))


def withdraw(connection: Connection, clock: Clock, assignment_id: str, reason: str, actor: str) -> None:
    """Take a photograph from a rater for good, with the reason; nothing more is expected of it."""
    assignment(connection, assignment_id)
    if not reason.strip():
        raise NotAllowed(mark("a withdrawal needs a reason"))
    at = iso(clock.now())
    row = {"assignment": assignment_id, "reason": reason, "saved_at": at}
    audit.record(connection, at, [(audit.Entry(actor, audit.WITHDRAWN, reason), WITHDRAWAL, row)])


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
