"""How far every photograph is, and everything that is stored of it, in a few queries for the whole study."""

from sqlalchemy import Connection, func, select

from refuge_annotator.store import assignments, images, labels, readings, reviews
from refuge_annotator.store.assignments import IN_FORCE
from refuge_annotator.store.records import moment, word
from refuge_annotator.store.tables import ASSIGNMENT, PERSON, READING_REVISION
from refuge_annotator.study.assignment import Revision, RevisionKind
from refuge_annotator.study.info import PhotographRecord, PhotographRow
from refuge_annotator.study.reading import EMPTY
from refuge_annotator.study.state import photograph_state

EXPECTED = (
    select(ASSIGNMENT.c.image, func.count()).where(ASSIGNMENT.c.replicate == 0, IN_FORCE).group_by(ASSIGNMENT.c.image)
)


def queue(connection: Connection) -> tuple[PhotographRow, ...]:
    """Return every photograph with its state, in study order."""
    expected = _expected(connection)
    submitted = _standing(connection)
    signed = reviews.last_reviews(connection)
    rows = []
    for image in images.images(connection):
        finals, wanted = submitted.get(image.id, []), expected.get(image.id, 0)
        state = photograph_state(wanted, finals, signed.get(image.id))
        rows.append(PhotographRow(image, state, len(finals), wanted))
    return tuple(rows)


def row(connection: Connection, image_id: str) -> PhotographRow:
    """Return one photograph with its state, as `queue` does."""
    image = images.image(connection, image_id)
    finals = readings.finals(readings.histories(connection, image_id))
    expected = len(assignments.of_photograph(connection, image_id))
    state = photograph_state(expected, finals, reviews.last_review(connection, image_id))
    return PhotographRow(image, state, len(finals), expected)


def records(connection: Connection) -> tuple[PhotographRecord, ...]:
    """Return everything that is stored of every photograph, in study order."""
    expected = _expected(connection)
    past, again = readings.all_histories(connection), readings.all_repeats(connection)
    signed = reviews.last_reviews(connection)
    known = labels.all_labels(connection)
    found = []
    for image in images.images(connection):
        histories, review, label = past.get(image.id, ()), signed.get(image.id), known.get(image.id)
        state = photograph_state(expected.get(image.id, 0), readings.finals(histories), review)
        repeats = again.get(image.id, ())
        found.append(PhotographRecord(image, state, histories, review, label[1] if label else None, repeats))
    return tuple(found)


def _expected(connection: Connection) -> dict[str, int]:
    return {row[0]: row[1] for row in connection.execute(EXPECTED)}


def _standing(connection: Connection) -> dict[str, list[Revision]]:
    # A state needs to know which revision stands, not what it says: bodies stay where they are.
    last, other = READING_REVISION.alias("last"), READING_REVISION.alias("other")
    newest = select(func.max(other.c.number)).where(other.c.assignment == last.c.assignment).scalar_subquery()
    columns = last.c.assignment, last.c.number, last.c.kind, last.c.body_sha256, last.c.saved_at
    query = (
        select(ASSIGNMENT.c.image, ASSIGNMENT.c.rater, *columns)
        .join(ASSIGNMENT, ASSIGNMENT.c.id == last.c.assignment)
        .join(PERSON, PERSON.c.id == ASSIGNMENT.c.rater)
        .where(ASSIGNMENT.c.replicate == 0, IN_FORCE, last.c.number == newest)
        .where(last.c.kind != RevisionKind.RECALLED.value)
        .order_by(PERSON.c.ord)
    )
    found: dict[str, list[Revision]] = {}
    for r in connection.execute(query):
        kind = word(RevisionKind, r.kind)
        revision = Revision(r.assignment, r.rater, r.number, kind, EMPTY, r.body_sha256, moment(r.saved_at))
        found.setdefault(r.image, []).append(revision)
    return found
