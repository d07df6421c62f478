"""Reviews that are begun and not decided: one row per photograph, replaced at every gesture of the senior."""

from sqlalchemy import Connection, Table, delete, select

from refuge_annotator.store import reviews
from refuge_annotator.store.errors import NotAllowed
from refuge_annotator.store.records import add_all, all_unbroken
from refuge_annotator.store.tables import REVIEW_DRAFT
from refuge_annotator.study.clock import Clock, iso
from refuge_annotator.study.record import BadRecord
from refuge_annotator.study.review import Review
from refuge_annotator.study.review_codec import review_from_text
from refuge_annotator.words import mark


def draft(connection: Connection, image_id: str, table: Table = REVIEW_DRAFT) -> Review | None:
    """Return the review of a photograph that is begun and not decided; `table` may be that of second reviews."""
    rows = connection.execute(select(table).where(table.c.image == image_id))
    return next((_review(row.body) for row in all_unbroken(table, rows)), None)


def begun(connection: Connection, table: Table = REVIEW_DRAFT) -> list[str]:
    """Return the photographs whose review is begun and not decided."""
    return sorted(connection.execute(select(table.c.image)).scalars())


def save(connection: Connection, clock: Clock, image_id: str, review: Review, table: Table = REVIEW_DRAFT) -> None:
    """Keep a review that is not decided, in place of the one before; points without an ellipse are part of it.

    Raises
    ------
    NotAllowed
        It cannot be stored, or is about other readings than it names.
    Conflict
        There is no such photograph.
    """
    if review.decision is not None:
        raise NotAllowed(mark("a decision is no draft"))
    row = {"image": image_id, "body": reviews.body_of(review), "saved_at": iso(clock.now())}
    connection.execute(delete(table).where(table.c.image == image_id))
    add_all(connection, table, [row])


def _review(body: str) -> Review:
    review = review_from_text(body)
    if review.decision is not None:
        raise BadRecord("a review that is not decided holds a decision")
    return review
