"""Verify a whole study: the file, every seal, the log, and the photographs."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from sqlalchemy import Connection, Table, select

from refuge_annotator.progress import Progress
from refuge_annotator.store import (
    audit,
    creation,
    drafts,
    images,
    photographs,
    progress,
    review_drafts,
    reviews,
    schema,
    second_reviews,
    studies,
)
from refuge_annotator.store.database import Database
from refuge_annotator.store.errors import StudyError
from refuge_annotator.store.records import all_unbroken
from refuge_annotator.store.tables import (
    AUDIT_LOG,
    EXPORT_RUN,
    GLAUCOMA_LABEL,
    MANUAL,
    METADATA,
    PIN,
    PLACE,
    READING_REVISION,
    RELEASE,
    REVIEW,
    REVIEW_BEGUN,
    REVIEW_READING,
    ROOT,
    SECOND_DRAFT,
    SECOND_REVIEW,
    WITHDRAWAL,
)
from refuge_annotator.study.image import FundusImage
from refuge_annotator.study.info import Problem
from refuge_annotator.words import mark

LOGGED = (
    ROOT, PIN, PLACE, WITHDRAWAL, READING_REVISION, REVIEW_BEGUN, REVIEW, SECOND_REVIEW, GLAUCOMA_LABEL, MANUAL,
    RELEASE, EXPORT_RUN,
)  # fmt: skip
CURE = mark("restore the newest backup of the study and check it")

Part = Callable[[Connection], Iterator[Problem]]


def check(db: Database, report: Progress | None, *, with_photographs: bool) -> tuple[Problem, ...]:
    """Return everything that is wrong; what was found so far when `report` cancels."""
    found: list[Problem] = []
    files = _photographs(db) if with_photographs else ()
    total = len(PARTS) + len(files)
    for done, part in enumerate(PARTS, start=1):
        found += _problems(db, part)
        if report is not None and not report(done, total):
            return tuple(found)
    for done, (root, image) in enumerate(files, start=len(PARTS) + 1):
        problem = photographs.problem(root, image)
        found += [problem] if problem else []
        if report is not None and not report(done, total):
            break
    return tuple(found)


def _photographs(db: Database) -> Sequence[tuple[Path, FundusImage]]:
    try:
        with db.read() as connection:
            root = studies.root(connection, db.path)
            return [(root, image) for image in images.images(connection)]
    except StudyError:  # the parts below will say what is wrong
        return ()


def _problems(db: Database, part: Part) -> list[Problem]:
    found: list[Problem] = []
    try:
        with db.read() as connection:
            found.extend(part(connection))
    except StudyError as error:
        found.append(Problem(error.what, error.cure, error.path, error.values))
    return [p if p.path else Problem(p.what, p.cure, db.path, p.values, p.grave) for p in found]


def _file(connection: Connection) -> Iterator[Problem]:
    for (fault,) in connection.exec_driver_sql("PRAGMA integrity_check(3)"):
        if fault != "ok":
            yield _wrong(mark("the file is damaged ({fault})"), fault=fault)
    for row in connection.exec_driver_sql("PRAGMA foreign_key_check"):
        yield _wrong(mark("a record of {table} belongs to nothing"), table=row[0])


def _schema(connection: Connection) -> Iterator[Problem]:
    surplus, wrong = schema.differences(schema.schema_of(connection), schema.VERSION)
    for name in (*surplus, *wrong):
        yield _wrong(mark("the file holds or lacks {name}"), name=name)
    stamps = [row[0] for row in connection.exec_driver_sql("SELECT version_num FROM alembic_version")]
    if stamps != [schema.name_of(schema.VERSION)]:
        yield _wrong(mark("the file's version is not the one in its header"))


def _seals(table: Table) -> Part:
    def part(connection: Connection) -> Iterator[Problem]:
        for _ in all_unbroken(table, connection.execute(select(table))):
            pass
        yield from ()

    return part


def _bodies(connection: Connection) -> Iterator[Problem]:
    studies.protocol(connection)
    progress.records(connection)
    progress.queue(connection)
    for assignment in drafts.begun(connection):
        drafts.draft(connection, assignment)
    for image in review_drafts.begun(connection):
        review_drafts.draft(connection, image)
    second_reviews.all_second(connection)
    for image in review_drafts.begun(connection, SECOND_DRAFT):
        second_reviews.draft(connection, image)
    yield from ()


def _reviews(connection: Connection) -> Iterator[Problem]:
    columns = [c for c in REVIEW_READING.columns if c.name != "seal"]
    stored = {tuple(row) for row in connection.execute(select(*columns))}
    signed = [
        r
        for (image,) in connection.execute(select(REVIEW.c.image).distinct().order_by(REVIEW.c.image)).all()
        for r in reviews.reviews(connection, image)
    ]
    named = {tuple(row[c.name] for c in columns) for r in signed for row in reviews.named_rows(r)}
    for image, number, *_ in sorted(stored ^ named):
        yield _wrong(mark("a review does not name the readings it was signed for ({name})"), name=f"{image}/{number}")


def _log(connection: Connection) -> Iterator[Problem]:
    seq, prev_hash, at = 0, "", ""
    for row in connection.execute(select(AUDIT_LOG).order_by(AUDIT_LOG.c.seq)).mappings():
        if not audit.is_whole(row) or row["seq"] != seq + 1 or row["prev_hash"] != prev_hash:
            yield _wrong(mark("the log is broken at entry {seq}"), seq=row["seq"])
            return
        if row["at"] < at:
            yield Problem(
                mark("the computer's clock went back before {at} (log entry {seq}); the order of the log is right"),
                mark("set the clock of this computer"),
                values={"at": row["at"], "seq": row["seq"]},
                grave=False,
            )
        seq, prev_hash, at = row["seq"], row["hash"], row["at"]


def _records(connection: Connection) -> Iterator[Problem]:
    entries = select(AUDIT_LOG.c.entity, AUDIT_LOG.c.new).where(AUDIT_LOG.c.new != "").order_by(AUDIT_LOG.c.seq)
    logged = {row.entity: row.new for row in connection.execute(entries)}
    founded = {e: s for e, s in logged.items() if e.startswith("study/")}
    if list(founded.values()) != [creation.founding_hash(connection)]:
        yield _wrong(mark("people, photographs or reading lists are not those the study was made with"))
    stored = {
        audit.entity_of(table, row): row["seal"]
        for table in LOGGED
        for row in connection.execute(select(*table.primary_key.columns, table.c.seal)).mappings()
    }
    expected = {e: s for e, s in logged.items() if e not in founded}
    for entity in sorted(stored.keys() | expected.keys()):
        if stored.get(entity) != expected.get(entity):
            yield _wrong(mark("a record and the log contradict each other ({entity})"), entity=entity)


def _duplicates(connection: Connection) -> Iterator[Problem]:
    yield from photographs.duplicates(images.images(connection))


def _wrong(what: str, **values: object) -> Problem:
    return Problem(what, CURE, values=values)


PARTS: tuple[Part, ...] = (
    _file,
    _schema,
    *(_seals(table) for table in METADATA.sorted_tables if "seal" in table.columns),
    _bodies,
    _reviews,
    _log,
    _records,
    _duplicates,
)
