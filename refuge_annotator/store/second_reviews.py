"""What the senior decides of photographs that come a second time: it measures the senior, and no label follows it."""

from sqlalchemy import Connection, delete, func, select

from refuge_annotator.store import audit, raters, review_drafts, reviews
from refuge_annotator.store.errors import Conflict, NotAllowed
from refuge_annotator.store.tables import REVIEW, SECOND_DRAFT, SECOND_REVIEW
from refuge_annotator.study.clock import Clock, iso
from refuge_annotator.study.rater import Role
from refuge_annotator.study.record import sha256
from refuge_annotator.study.review import Decision, Review, ReviewRevision
from refuge_annotator.study.review_codec import review_to_text
from refuge_annotator.words import mark

DECIDED = (
    select(REVIEW.c.image, func.max(REVIEW.c.seq))
    .where(REVIEW.c.decision.in_([Decision.ACCEPT.value, Decision.UNGRADABLE.value]))
    .group_by(REVIEW.c.image)
)


def all_second(connection: Connection) -> dict[str, tuple[ReviewRevision, ...]]:
    """Return the second reviews of every photograph that has any, oldest first, by its id."""
    found: dict[str, tuple[ReviewRevision, ...]] = {}
    query = select(SECOND_REVIEW).order_by(SECOND_REVIEW.c.image, SECOND_REVIEW.c.number)
    for row in connection.execute(query):
        found[row.image] = (*found.get(row.image, ()), reviews.revision_of(SECOND_REVIEW, row))
    return found


def when_decided(connection: Connection) -> dict[str, int]:
    """Return after which entry of the log each photograph was accepted or called ungradable last, by its id."""
    return {row[0]: row[1] for row in connection.execute(DECIDED)}


def save(
    connection: Connection, clock: Clock, image_id: str, review: Review, *, senior: str, expected: int
) -> ReviewRevision:
    """Store a second review as number `expected`, and drop its draft; the same one again gives the stored one back.

    Raises
    ------
    Conflict
        That number holds another review, or is not the next.
    NotAllowed
        It holds no decision, cannot be stored, or its photograph was never reviewed.
    """
    who = raters.person(connection, senior, Role.SENIOR)
    body = reviews.body_of(review)
    if review.decision is None or reviews.last_review(connection, image_id) is None:
        raise NotAllowed(mark("a photograph comes a second time only after a first decision"))
    past = all_second(connection).get(image_id, ())
    if 1 <= expected <= len(past):
        stored = past[expected - 1]
        if review_to_text(stored.review) != body or stored.senior != senior:
            raise Conflict(mark("another review was stored for this photograph in the meantime"))
        return stored
    if expected != len(past) + 1:
        raise Conflict(mark("a review before this one is missing"))
    signed = ReviewRevision(image_id, expected, review, senior, clock.now())
    at = iso(signed.signed_at)
    row = {
        "image": image_id,
        "number": expected,
        "decision": review.decision.value,
        "body": body,
        "body_sha256": sha256(body),
        "senior": senior,
        "signed_at": at,
    }
    connection.execute(delete(SECOND_DRAFT).where(SECOND_DRAFT.c.image == image_id))
    audit.record(connection, at, [(audit.Entry(who.code, audit.REVIEWED_AGAIN, review.reason), SECOND_REVIEW, row)])
    return signed


def draft(connection: Connection, image_id: str) -> Review | None:
    """Return the second review of a photograph that is begun and not decided."""
    return review_drafts.draft(connection, image_id, SECOND_DRAFT)


def save_draft(connection: Connection, clock: Clock, image_id: str, review: Review) -> None:
    """Keep a second review that is not decided, in place of the one before."""
    review_drafts.save(connection, clock, image_id, review, SECOND_DRAFT)
