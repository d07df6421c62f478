"""Taking a submission back: the commonest accident is to submit too early."""

from collections.abc import Sequence
from datetime import timedelta

from sqlalchemy import Connection, func, select

from refuge_annotator.store import assignments, readings, studies
from refuge_annotator.store.errors import RecallRefused
from refuge_annotator.store.tables import ASSIGNMENT, READING_REVISION, REVIEW_BEGUN
from refuge_annotator.study.assignment import Assignment, ReadingState, Revision, RevisionKind
from refuge_annotator.study.clock import Clock
from refuge_annotator.study.record import sha256
from refuge_annotator.words import mark

TABLE = READING_REVISION


def recall(connection: Connection, clock: Clock, assignment_id: str) -> Revision:
    """Take the standing submission back; both stay in the record.

    Raises
    ------
    RecallRefused
        Its review has begun, or it is too long ago, or nothing is submitted.
    """
    current = assignments.assignment(connection, assignment_id)
    past = readings.history(connection, assignment_id)
    refusal = _refusal(connection, clock, current, past)
    if refusal:
        raise RecallRefused(refusal)
    last = past[-1]
    body = readings.body_of(last.reading)  # in today's form, which may not be the one it was submitted in
    taken_back = Revision(
        current.id, current.rater, last.number + 1, RevisionKind.RECALLED, last.reading, sha256(body), clock.now()
    )
    return readings.append(connection, taken_back, body)


def may_recall(connection: Connection, clock: Clock, assignment_id: str) -> bool:
    """Tell whether the rater may take the standing submission back now."""
    current = assignments.assignment(connection, assignment_id)
    return not _refusal(connection, clock, current, readings.history(connection, assignment_id))


def _refusal(connection: Connection, clock: Clock, current: Assignment, past: Sequence[Revision]) -> str:
    if current.state is not ReadingState.SUBMITTED:
        return mark("nothing is submitted here")
    begun = select(REVIEW_BEGUN.c.image).where(REVIEW_BEGUN.c.image == current.image)
    if not current.replicate and connection.execute(begun).first():  # a repeat is in no review, which must not show
        return mark("the senior has begun to review this photograph")
    rules = studies.protocol(connection)
    elapsed = clock.now() - past[-1].saved_at
    if timedelta(0) <= elapsed <= timedelta(minutes=rules.recall_minutes):
        return ""
    if rules.recall_photographs and _submitted_since(connection, past[-1]) <= rules.recall_photographs:
        return ""
    return mark("it was submitted too long ago")


def _submitted_since(connection: Connection, revision: Revision) -> int:
    # Counted in the order of the log, which a wrong clock cannot change.
    own = TABLE.alias("own")
    seq = select(own.c.seq).where(own.c.assignment == revision.assignment, own.c.number == revision.number)
    query = (
        select(func.count(TABLE.c.assignment.distinct()))
        .join(ASSIGNMENT, ASSIGNMENT.c.id == TABLE.c.assignment)
        .where(
            ASSIGNMENT.c.rater == revision.rater,
            TABLE.c.seq > seq.scalar_subquery(),
            TABLE.c.assignment != revision.assignment,
            TABLE.c.kind != RevisionKind.RECALLED.value,
        )
    )
    return int(connection.execute(query).scalar_one())
