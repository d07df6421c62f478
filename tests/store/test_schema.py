import sqlite3
from contextlib import closing

import pytest
from sqlalchemy import create_engine, inspect
from sqlalchemy.pool import StaticPool

from refuge_annotator.store import schema
from refuge_annotator.store.tables import CHANGING, METADATA
from refuge_annotator.study.image import GlaucomaLabel
from tests.small_study import drawn, make, review_of, senior, submit_all

RECORDS = [t.name for t in METADATA.sorted_tables if t not in CHANGING]


@pytest.fixture(scope="module")
def full_file(tmp_path_factory):
    """Return a study that has at least one row in every table."""
    path = tmp_path_factory.mktemp("full") / "study.refuge"
    with make(path) as store:
        first, second, *_ = store.images()
        submit_all(store, first.id)
        store.save_review(first.id, review_of(store, first.id), senior=senior(store), expected=1)
        store.import_labels([(first.id, GlaucomaLabel(True, "records", 0.5))], "M1")
        store.record_export("refuge-training", "ab" * 32, *store.audit_head(), "M1")
        store.set_pin(store.people()[0].id, "1234")
        mine = store.assignments(second.id)
        store.save_step(mine[0].id, 0, drawn(0), "x")
        store.keep_time(mine[0].id, 1500)
        store.set_manual("# Ours", "M1")
        store.release(True, "M1")
        store.save_review_draft(first.id, review_of(store, first.id, None))
        store.save_second_review(first.id, review_of(store, first.id), senior=senior(store), expected=1)
        store.save_second_draft(first.id, review_of(store, first.id, None))
        store.withdraw(mine[1].id, "knows the patient", "M1")
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO place SELECT id, 1, 'elsewhere.jpg', '', seal FROM image LIMIT 1")
    return path


@pytest.fixture
def full(full_file):
    """Return a plain connection to a copy of it in memory."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as copy:
        with closing(sqlite3.connect(full_file)) as connection:
            connection.backup(copy)
        copy.execute("PRAGMA foreign_keys = ON")
        yield copy


def test_the_version_and_the_digest_are_those_of_the_migrations():
    names = sorted(p.name[:4] for p in schema.FOLDER.glob("[0-9]*.py"))
    assert names == [schema.name_of(n) for n in range(1, schema.VERSION + 1)]
    assert schema.digest(schema.expected_schema(schema.VERSION)) == schema.DIGEST


def test_the_tables_of_the_queries_are_the_tables_of_the_migrations():
    engine = create_engine("sqlite://", poolclass=StaticPool)
    with engine.begin() as connection:
        schema.upgrade(connection, schema.VERSION)
        found = inspect(connection)
        made = set(found.get_table_names()) - {"alembic_version"}
        assert made == set(METADATA.tables)
        for table in METADATA.sorted_tables:
            columns = found.get_columns(table.name)
            assert [(c["name"], str(c["type"]), c["nullable"]) for c in columns] == [
                (c.name, str(c.type), c.nullable) for c in table.columns
            ]
            key = found.get_pk_constraint(table.name)["constrained_columns"]
            assert key == [c.name for c in table.primary_key.columns]
    engine.dispose()


@pytest.mark.parametrize("table", RECORDS)
def test_no_record_is_changed_or_removed(full, table):
    column = full.execute(f"PRAGMA table_info({table})").fetchall()[-1][1]
    assert full.execute(f"SELECT count(*) FROM {table}").fetchone()[0] > 0
    for deed in (f"UPDATE {table} SET {column} = {column}", f"DELETE FROM {table}"):
        with pytest.raises(sqlite3.IntegrityError, match="records are only added"):
            full.execute(deed)


def test_a_revision_cannot_be_put_in_place_of_another(full):
    with pytest.raises(sqlite3.IntegrityError):
        full.execute("INSERT OR REPLACE INTO reading_revision SELECT * FROM reading_revision")
    full.execute("PRAGMA recursive_triggers = ON")
    with pytest.raises(sqlite3.IntegrityError, match="only added"):
        full.execute("INSERT OR REPLACE INTO image SELECT * FROM image")


def copy_of_row(connection, table, **changes):
    """Return an insert of the first row of a table with changes."""
    names = [r[1] for r in connection.execute(f"PRAGMA table_info({table})")]
    row = dict(zip(names, connection.execute(f"SELECT * FROM {table} LIMIT 1").fetchone(), strict=True)) | changes
    marks = ", ".join("?" * len(row))
    columns = ", ".join(f'"{n}"' for n in row)
    return f"INSERT INTO {table} ({columns}) VALUES ({marks})", list(row.values())


NEW_IMAGE = {"id": "new", "ord": 99, "path": "new.jpg", "code": "P99999"}
NEW_LABEL = {"number": 2, "seq": 1}


def test_a_good_row_is_taken(full):
    full.execute(*copy_of_row(full, "image", **NEW_IMAGE))
    full.execute(*copy_of_row(full, "glaucoma_label", **NEW_LABEL))


@pytest.mark.parametrize(
    ("table", "changes"),
    [
        ("image", {**NEW_IMAGE, "width": "1057,5"}),
        ("image", {**NEW_IMAGE, "width": 10.5}),
        ("image", {**NEW_IMAGE, "width": 0}),
        ("image", {**NEW_IMAGE, "height": 2_000_000}),
        ("image", {**NEW_IMAGE, "orientation": 9}),
        ("image", {**NEW_IMAGE, "sha256": "ABC"}),
        ("image", {**NEW_IMAGE, "sha256": "G" * 64}),
        ("image", {**NEW_IMAGE, "laterality": "OD"}),
        ("image", {**NEW_IMAGE, "camera": None}),
        ("image", {**NEW_IMAGE, "camera": b"Kowa"}),
        ("image", {**NEW_IMAGE, "code": None}),
        ("person", {"id": "new", "code": "X1", "ord": 9, "role": "admin"}),
        ("assignment", {"id": "new", "code": "P99999", "ord": 99, "replicate": 1, "image": "nowhere"}),
        ("assignment", {"id": "new", "code": "P99999", "ord": 99}),
        ("reading_revision", {"number": 2, "seq": 1, "assignment": "nobody's"}),
        ("reading_revision", {"number": 2, "seq": 9999}),
        ("reading_revision", {"number": 2, "seq": 1, "kind": "maybe"}),
        ("reading_revision", {"number": 2, "seq": 1, "kind": "amend", "reason": " "}),
        ("reading_revision", {"number": 2, "seq": 1, "ms_active": -1}),
        ("reading_revision", {"number": 3, "seq": 1}),
        ("review", {"number": 2, "seq": 1, "decision": "maybe"}),
        ("review_reading", {"assignment": "nobody's"}),
        ("review_reading", {"number": 2}),
        ("glaucoma_label", {**NEW_LABEL, "glaucoma": 2}),
        ("glaucoma_label", {**NEW_LABEL, "glaucoma": "true"}),
        ("glaucoma_label", {**NEW_LABEL, "risk": 1.5}),
        ("glaucoma_label", {**NEW_LABEL, "risk": float("inf")}),
        ("glaucoma_label", {**NEW_LABEL, "risk": "high"}),
        ("audit_log", {"seq": 9999}),
        ("audit_log", {"seq": 9999, "prev_hash": "", "hash": "a" * 64}),
        ("draft", {"step": -1}),
        ("draft", {"step": "first"}),
        ("draft_cursor", {"assignment": "nobody's"}),
        ("draft_time", {"assignment": "nobody's"}),
        ("draft_time", {"ms_active": -1}),
        ("draft_time", {"ms_active": 1.5}),
        ("manual", {}),
        ("manual", {"number": 2, "body": b"# Ours"}),
        ("manual", {"number": 2, "seal": "none"}),
        ("review_draft", {}),
        ("review_draft", {"image": "nowhere"}),
        ("review_draft", {"image": NEW_IMAGE["id"], "body": None}),
    ],
)
def test_a_row_that_says_nonsense_is_refused(full, table, changes):
    with pytest.raises(sqlite3.IntegrityError):
        full.execute(*copy_of_row(full, table, **changes))
