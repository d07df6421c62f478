"""The senior's reviews: revisions that name exactly the submissions they looked at."""

from typing import Any

from sqlalchemy import Connection, Row, Table, bindparam, delete, func, select

from refuge_annotator.store import assignments, audit, images, raters, readings
from refuge_annotator.store.errors import Conflict, NotAllowed
from refuge_annotator.store.records import add_all, moment, unbroken
from refuge_annotator.store.tables import REVIEW, REVIEW_BEGUN, REVIEW_DRAFT, REVIEW_READING
from refuge_annotator.study.clock import Clock, iso
from refuge_annotator.study.rater import Role
from refuge_annotator.study.record import BadRecord, sha256
from refuge_annotator.study.review import Decision, Review, ReviewRevision, untouched
from refuge_annotator.study.review_codec import review_from_text, review_to_text
from refuge_annotator.words import mark

BATCH = "batch-confirmed"  # what the log says of a photograph that was not looked at
OF_PHOTOGRAPH = select(REVIEW).where(REVIEW.c.image == bindparam("of")).order_by(REVIEW.c.number)
_OTHER = REVIEW.alias("other")
_NEWEST = select(func.max(_OTHER.c.number)).where(_OTHER.c.image == REVIEW.c.image).scalar_subquery()
LAST = select(REVIEW).where(REVIEW.c.number == _NEWEST)


def reviews(connection: Connection, image_id: str) -> tuple[ReviewRevision, ...]:
    """Return all reviews of a photograph, oldest first."""
    return tuple(revision_of(REVIEW, row) for row in connection.execute(OF_PHOTOGRAPH, {"of": image_id}))


def last_review(connection: Connection, image_id: str) -> ReviewRevision | None:
    """Return the review that counts: the newest."""
    row = connection.execute(LAST.where(REVIEW.c.image == image_id)).first()
    return None if row is None else revision_of(REVIEW, row)


def last_reviews(connection: Connection) -> dict[str, ReviewRevision]:
    """Return the newest review of every photograph that has one, by its id."""
    return {row.image: revision_of(REVIEW, row) for row in connection.execute(LAST)}


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
    _complete(connection, image_id)
    at = iso(clock.now())
    actor = "/".join(p.code for p in raters.people(connection) if p.role is Role.SENIOR)
    row = {"image": image_id, "senior": actor, "saved_at": at}
    audit.record(connection, at, [(audit.Entry(actor, audit.REVIEW_BEGUN), REVIEW_BEGUN, row)])


def save(
    connection: Connection, clock: Clock, image_id: str, review: Review, *, senior: str, expected: int
) -> ReviewRevision:
    """Store a review as number `expected`, and drop its draft.

    The same review again gives the stored one back: it is the caller's own retry.

    Raises
    ------
    Conflict
        That number holds another review, or a reading has changed since the senior looked.
    NotAllowed
        A reading is missing, a reason is missing, or the person is no senior.
    """
    who = raters.person(connection, senior, Role.SENIOR)
    body = body_of(review)
    past = reviews(connection, image_id)
    if 1 <= expected <= len(past):
        return _same(past[expected - 1], body, senior)
    if expected != len(past) + 1:
        raise Conflict(mark("a review before this one is missing"))
    begin(connection, clock, image_id)
    if _complete(connection, image_id) != review.revisions:
        raise Conflict(mark("a reading of this photograph has changed since you looked at it"))
    connection.execute(delete(REVIEW_DRAFT).where(REVIEW_DRAFT.c.image == image_id))
    signed = ReviewRevision(image_id, expected, review, senior, clock.now())
    at = iso(signed.signed_at)
    row = {
        "image": image_id,
        "number": expected,
        "decision": review.decision.value if review.decision else None,
        "body": body,
        "body_sha256": sha256(body),
        "senior": senior,
        "signed_at": at,
    }
    reason = BATCH if review.batch_confirmed else review.reason
    audit.record(connection, at, [(audit.Entry(who.code, audit.REVIEWED, reason), REVIEW, row)])
    add_all(connection, REVIEW_READING, named_rows(signed))
    return signed


def named_rows(signed: ReviewRevision) -> list[dict[str, object]]:
    """Return the rows that name the submissions of a review, so that the database can follow them."""
    review = signed.review
    returned = review.returned_to if review.decision is Decision.RETURN else ()
    return [
        {"image": signed.image, "number": signed.number, "assignment": a, "revision": n, "returned": int(a in returned)}
        for a, n in review.revisions
    ]


def body_of(review: Review) -> str:
    """Return a review as it is stored.

    Raises
    ------
    NotAllowed
        It could not be read back, names a reading that it did not look at, or lacks a reason.
    """
    try:
        body = review_to_text(review)
        same = review_from_text(body) == review
    except (ValueError, BadRecord) as error:
        raise NotAllowed(mark("this review cannot be stored ({why})"), why=str(error)) from error
    if not same:
        raise NotAllowed(mark("this review cannot be stored ({why})"), why="it would read back differently")
    named = {a for a, _ in review.revisions}
    if not named.issuperset([*review.returned_to, *(d.assignment for d in review.drops)]):
        raise NotAllowed(mark("the review names a reading that it did not look at"))
    if any(not d.reason.strip() for d in review.drops):
        raise NotAllowed(mark("a reading that does not count needs a reason"))
    if review.decision is Decision.RETURN and not (review.returned_to and review.reason.strip()):
        raise NotAllowed(mark("a return needs a rater and a reason"))
    if review.batch_confirmed and not untouched(review, review.tie_rule):
        raise NotAllowed(mark("only plain votes are confirmed together"))
    return body


def _same(stored: ReviewRevision, body: str, senior: str) -> ReviewRevision:
    if review_to_text(stored.review) != body or stored.senior != senior:
        raise Conflict(mark("another review was stored for this photograph in the meantime"))
    return stored


def _complete(connection: Connection, image_id: str) -> tuple[tuple[str, int], ...]:
    finals = readings.finals(readings.histories(connection, image_id))
    expected = len(assignments.of_photograph(connection, image_id))
    if len(finals) < expected:
        raise NotAllowed(
            mark("{submitted} of {expected} readings of this photograph are in"),
            mark("wait until all raters have submitted"),
            submitted=len(finals),
            expected=expected,
        )
    return tuple((f.assignment, f.number) for f in finals)


def revision_of(table: Table, row: Row[Any]) -> ReviewRevision:
    """Return the review that a row of `table` holds.

    Raises
    ------
    BadRecord
        It is damaged.
    """
    unbroken(table, row)
    if sha256(row.body) != row.body_sha256:
        raise BadRecord("a review is not the one that was signed")
    return ReviewRevision(row.image, row.number, review_from_text(row.body), row.senior, moment(row.signed_at))
