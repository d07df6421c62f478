"""The senior's reviews: revisions that name exactly the submissions they looked at."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, func, select

from refuge_annotator.store import assignments, audit, images, raters, readings
from refuge_annotator.store.errors import Conflict, NotAllowed
from refuge_annotator.store.records import add, add_all, unbroken
from refuge_annotator.store.tables import (
    ASSIGNMENT,
    PERSON,
    READING_REVISION,
    REVIEW,
    REVIEW_BEGUN,
    REVIEW_READING,
)
from refuge_annotator.study.assignment import Revision, RevisionKind
from refuge_annotator.study.clock import Clock, from_iso, iso
from refuge_annotator.study.codec import BadRecord, review_from_text, review_to_text, sha256
from refuge_annotator.study.info import PhotographRow
from refuge_annotator.study.rater import Role
from refuge_annotator.study.reading import EMPTY
from refuge_annotator.study.review import Decision, Review, ReviewRevision
from refuge_annotator.study.state import photograph_state
from refuge_annotator.words import mark


def reviews(connection: Connection, image_id: str) -> tuple[ReviewRevision, ...]:
    """Return all reviews of a photograph, oldest first."""
    rows = connection.execute(select(REVIEW).where(REVIEW.c.image == image_id).order_by(REVIEW.c.number))
    return tuple(_revision(row) for row in rows)


def last_review(connection: Connection, image_id: str) -> ReviewRevision | None:
    """Return the review that counts: the newest."""
    query = select(REVIEW).where(REVIEW.c.image == image_id).order_by(REVIEW.c.number.desc()).limit(1)
    row = connection.execute(query).first()
    return None if row is None else _revision(row)


def begin(connection: Connection, clock: Clock, image_id: str) -> None:
    """Note the senior's first look at the readings of a photograph; from then on none is taken back.

    Raises
    ------
    NotAllowed
        A reading is still missing.
    """
    if connection.execute(select(REVIEW_BEGUN.c.image).where(REVIEW_BEGUN.c.image == image_id)).first():
        return
    images.image(connection, image_id)
    _expect_complete(connection, image_id, readings.finals(connection, image_id))
    at = iso(clock.now())
    seniors = [p.code for p in raters.people(connection) if p.role is Role.SENIOR]
    new = add(connection, REVIEW_BEGUN, image=image_id, senior="/".join(seniors), saved_at=at)
    audit.record(connection, at, audit.Entry("/".join(seniors), audit.REVIEW_BEGUN, f"begun/{image_id}", new))


def save(
    connection: Connection, clock: Clock, image_id: str, review: Review, *, senior: str, expected: int
) -> ReviewRevision:
    """Store a review as number `expected`.

    The same review again gives the stored one back: it is the caller's own retry.

    Raises
    ------
    Conflict
        That number holds another review, or a reading has been changed since the senior looked.
    NotAllowed
        A reading is missing, a reason is missing, or the person is no senior.
    """
    images.image(connection, image_id)
    who = raters.person(connection, senior, Role.SENIOR)
    body = _body(review)
    past = reviews(connection, image_id)
    if 1 <= expected <= len(past):
        return _same(past[expected - 1], body, senior)
    if expected != len(past) + 1:
        raise Conflict(mark("a review before this one is missing"))
    _expect_current(review, readings.finals(connection, image_id), connection, image_id)
    begin(connection, clock, image_id)
    at = iso(clock.now())
    row: dict[str, object] = {
        "image": image_id,
        "number": expected,
        "decision": review.decision.value if review.decision else None,
        "body": body,
        "body_sha256": sha256(body),
        "senior": senior,
        "signed_at": at,
    }
    entry = audit.Entry(who.code, audit.REVIEWED, f"review/{image_id}/{expected}", reason=review.reason)
    audit.record_with(connection, at, entry, REVIEW, row)
    named = (
        {
            "image": image_id,
            "number": expected,
            "assignment": a,
            "revision": n,
            "returned": int(review.decision is Decision.RETURN and a in review.returned_to),
        }
        for a, n in review.revisions
    )
    add_all(connection, REVIEW_READING, named)
    return ReviewRevision(image_id, expected, review, senior, from_iso(at))


def queue(connection: Connection) -> tuple[PhotographRow, ...]:
    """Return every photograph with its state, in study order."""
    everything = images.images(connection)
    expected = _expected(connection)
    submitted = _submitted(connection)
    signed = _last_decisions(connection)
    rows = []
    for photograph in everything:
        finals = submitted.get(photograph.id, [])
        state = photograph_state(expected.get(photograph.id, 0), finals, signed.get(photograph.id))
        rows.append(PhotographRow(photograph, state, len(finals), expected.get(photograph.id, 0)))
    return tuple(rows)


def _body(review: Review) -> str:
    try:
        body = review_to_text(review)
        back = review_from_text(body)
    except (ValueError, BadRecord) as error:
        raise NotAllowed(mark("this review cannot be stored ({why})"), why=str(error)) from error
    if back != review:
        raise NotAllowed(mark("this review cannot be stored ({why})"), why="it would read back otherwise")
    if any(not d.reason.strip() for d in review.drops):
        raise NotAllowed(mark("a reading that does not count needs a reason"))
    if review.decision is Decision.RETURN and not (review.returned_to and review.reason.strip()):
        raise NotAllowed(mark("a return needs a rater and a reason"))
    return body


def _same(stored: ReviewRevision, body: str, senior: str) -> ReviewRevision:
    if review_to_text(stored.review) != body or stored.senior != senior:
        raise Conflict(mark("another review was stored for this photograph in the meantime"))
    return stored


def _expect_complete(connection: Connection, image_id: str, finals: Sequence[Revision]) -> None:
    expected = sum(a.replicate == 0 for a in assignments.of_photograph(connection, image_id))
    if len(finals) < expected:
        raise NotAllowed(
            mark("{submitted} of {expected} readings of this photograph are in"),
            mark("wait until all raters have submitted"),
            submitted=len(finals),
            expected=expected,
        )


def _expect_current(review: Review, finals: Sequence[Revision], connection: Connection, image_id: str) -> None:
    _expect_complete(connection, image_id, finals)
    if tuple((f.assignment, f.number) for f in finals) != review.revisions:
        raise Conflict(mark("a reading of this photograph has changed since you looked at it"))
    named = {a for a, _ in review.revisions}
    if not named.issuperset([*review.returned_to, *(d.assignment for d in review.drops)]):
        raise NotAllowed(mark("the review names a reading that is not of this photograph"))


def _revision(row: Row[Any]) -> ReviewRevision:
    unbroken(REVIEW, row)
    if sha256(row.body) != row.body_sha256:
        raise BadRecord("a review is not the one that was signed")
    return ReviewRevision(row.image, row.number, review_from_text(row.body), row.senior, from_iso(row.signed_at))


def _expected(connection: Connection) -> dict[str, int]:
    query = (
        select(ASSIGNMENT.c.image, func.count())
        .where(ASSIGNMENT.c.replicate == 0, ~assignments.withdrawn(ASSIGNMENT.c.id))
        .group_by(ASSIGNMENT.c.image)
    )
    return {row[0]: row[1] for row in connection.execute(query)}


def _submitted(connection: Connection) -> dict[str, list[Revision]]:
    # States need to know which revision stands, not what it says: its body is not read.
    last, other = READING_REVISION.alias("last"), READING_REVISION.alias("other")
    newest = select(func.max(other.c.number)).where(other.c.assignment == last.c.assignment).scalar_subquery()
    query = (
        select(ASSIGNMENT.c.image, ASSIGNMENT.c.rater, last.c.assignment, last.c.number, last.c.kind,
               last.c.body_sha256, last.c.saved_at)
        .join(ASSIGNMENT, ASSIGNMENT.c.id == last.c.assignment)
        .join(PERSON, PERSON.c.id == ASSIGNMENT.c.rater)
        .where(
            ASSIGNMENT.c.replicate == 0, ~assignments.withdrawn(ASSIGNMENT.c.id), last.c.number == newest,
            last.c.kind != RevisionKind.RECALLED.value,
        )
        .order_by(PERSON.c.ord)
    )  # fmt: skip
    found: dict[str, list[Revision]] = {}
    for r in connection.execute(query):
        revision = Revision(
            r.assignment, r.rater, r.number, RevisionKind(r.kind), EMPTY, r.body_sha256, from_iso(r.saved_at)
        )
        found.setdefault(r.image, []).append(revision)
    return found


def _last_decisions(connection: Connection) -> dict[str, ReviewRevision]:
    other = REVIEW.alias("other")
    newest = select(func.max(other.c.number)).where(other.c.image == REVIEW.c.image).scalar_subquery()
    rows = connection.execute(select(REVIEW).where(REVIEW.c.number == newest))
    return {row.image: _revision(row) for row in rows}
