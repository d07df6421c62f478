"""Who reads which photograph, and how far each is."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, bindparam, exists, func, select

from refuge_annotator.store import audit, repeats, studies
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
from refuge_annotator.study.repeats import Coming, coming, in_view, is_due
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
# A repeat is withdrawn together with the first reading of its photograph.
WITHDRAWN = (
    select(WITHDRAWAL.c.assignment)
    .join(ASSIGNMENT, ASSIGNMENT.c.id == WITHDRAWAL.c.assignment)
    .where(ASSIGNMENT.c.image == bindparam("image"), ASSIGNMENT.c.rater == bindparam("rater"))
    .where(ASSIGNMENT.c.replicate.in_([0, bindparam("replicate")]))
)
OF_RATER = _with_state().where(ASSIGNMENT.c.rater == bindparam("rater"), IN_FORCE).order_by(ASSIGNMENT.c.ord)
OF_PHOTOGRAPH = (
    _with_state()
    .join(PERSON, PERSON.c.id == ASSIGNMENT.c.rater)
    .where(ASSIGNMENT.c.image == bindparam("image"), ASSIGNMENT.c.replicate == 0, IN_FORCE)
    .order_by(PERSON.c.ord)
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


def unsubmitted(connection: Connection, clock: Clock, assignment_id: str) -> Assignment:
    """Return an assignment that may be worked on.

    Raises
    ------
    NotAllowed
        It is submitted, or withdrawn, or a repeat that is not due.
    """
    found = assignment(connection, assignment_id)
    if found.state is ReadingState.SUBMITTED:
        raise NotAllowed(
            mark("this reading is submitted and cannot be changed"),
            mark("take it back while that is possible, or ask the senior to return it"),
        )
    key = {"image": found.image, "rater": found.rater, "replicate": found.replicate}
    if connection.execute(WITHDRAWN, key).first():
        raise NotAllowed(mark("this photograph was withdrawn from you"), mark("go on with the next one"))
    expect_due(connection, clock, found)
    return found


def expect_due(connection: Connection, clock: Clock, asked: Assignment) -> None:
    """Refuse a repeat that is not begun and comes too early; everything else passes.

    Raises
    ------
    NotAllowed
        It is not due.
    """
    if asked.replicate and asked.state is ReadingState.UNTOUCHED:
        wait = repeats.waits(connection, assigned(connection, asked.rater)).get(asked.id)
        if wait is None or not is_due(wait, studies.protocol(connection).repeats, clock.now()):
            raise NotAllowed(mark("it is too early for this photograph"), mark("go on with the next one"))


def assigned(connection: Connection, rater_id: str) -> tuple[Assignment, ...]:
    """Return everything that a rater reads or will read, in the rater's own order, without what was withdrawn."""
    mine = _assignments(connection.execute(OF_RATER, {"rater": rater_id}))
    firsts = {a.image for a in mine if not a.replicate}
    return tuple(a for a in mine if not a.replicate or a.image in firsts)


def worklist(connection: Connection, clock: Clock, rater_id: str) -> tuple[Assignment, ...]:
    """Return what a rater may read now, in the rater's own order: no repeat before it is due."""
    mine = assigned(connection, rater_id)
    waiting = repeats.waits(connection, mine)
    if not waiting:
        return mine
    rules, now = studies.protocol(connection).repeats, clock.now()
    return in_view(mine, {key for key, wait in waiting.items() if is_due(wait, rules, now)})


def still_to_come(connection: Connection, clock: Clock, rater_id: str) -> Coming:
    """Return how many photographs the worklist does not show yet, and when the next may come."""
    rules = studies.protocol(connection).repeats
    if not rules.percent:
        return Coming()
    mine = assigned(connection, rater_id)
    return coming(mine, repeats.waits(connection, mine), rules, clock.now())


def of_photograph(connection: Connection, image_id: str) -> tuple[Assignment, ...]:
    """Return who reads a photograph, in study order, without what was withdrawn; its repeats are not among them."""
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
