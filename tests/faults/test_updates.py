"""An update of the schema: all of it or nothing, with a backup, whatever happens in the middle."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from refuge_annotator.store import schema
from refuge_annotator.store.backup_names import backups
from refuge_annotator.store.errors import DamagedStudy, NewerStudy, ReadOnlyStudy, UpdateFailed
from refuge_annotator.store.store import open_study
from refuge_annotator.study.image import GlaucomaLabel
from tests import small_study
from tests.faults.workers import CONTEXT
from tests.small_study import drawn, review_of, senior, submit_all

pytestmark = pytest.mark.faults
NOW = schema.VERSION
NEWER = NOW + 1

NEXT = '''
"""Note where a photograph was taken."""

import os
import signal

import sqlalchemy as sa
from alembic import op

revision = "{next}"
down_revision = "{last}"


def upgrade():
    op.create_table("camera", sa.Column("id", sa.Text, primary_key=True), sa.Column("maker", sa.Text))
    op.add_column("person", sa.Column("site", sa.Text, nullable=True))
    op.execute("ALTER TABLE export_run RENAME COLUMN format TO format_id")
    {middle}
    op.execute("CREATE INDEX person_site ON person (site)")
'''


def with_next(folder: Path, middle: str = "") -> Path:
    """Return a folder of migrations with one more than there is."""
    folder.mkdir()
    for file in schema.FOLDER.glob("0*.py"):
        shutil.copy(file, folder)
    last, following = schema.name_of(NOW), schema.name_of(NEWER)
    text = NEXT.replace("{middle}", middle).replace("{last}", last).replace("{next}", following)
    (folder / f"{following}_next.py").write_text(text)
    return folder


def become_newer(folder: Path) -> None:
    """Let the program believe in the migrations of a folder."""
    schema.FOLDER, schema.VERSION, schema.DIGEST = folder, NEWER, ""
    schema.expected_schema.cache_clear()


def update_in_another_process(path: Path, folder: Path) -> None:
    become_newer(folder)
    open_study(path).close()


@pytest.fixture
def newer(monkeypatch):
    """Return a function that lets the program be newer until the end of the test."""
    monkeypatch.setattr(schema, "FOLDER", schema.FOLDER)
    monkeypatch.setattr(schema, "VERSION", schema.VERSION)
    monkeypatch.setattr(schema, "DIGEST", schema.DIGEST)
    yield become_newer
    monkeypatch.undo()
    schema.expected_schema.cache_clear()


@pytest.fixture
def used(study_file):
    """Return a study that has been worked on."""
    with open_study(study_file, clock=small_study.seeded()) as store:
        first, second, *_ = store.images()
        submit_all(store, first.id)
        store.save_review(first.id, review_of(store, first.id), senior=senior(store), expected=1)
        store.import_labels([(first.id, GlaucomaLabel(True, "records"))], "M1")
        store.record_export("refuge-training", "ab" * 32, *store.audit_head(), "M1")
        store.save_step(store.assignments(second.id)[0].id, 0, drawn(1), "x")
        store.save_review_draft(first.id, review_of(store, first.id, None))
    return study_file


def content(path):
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


def version(path):
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("PRAGMA user_version").fetchone()[0]


def everything(store):
    drafts = [store.review_draft(image.id) for image in store.images()]
    return store.study(), store.people(), store.records(), store.queue(), store.audit_head(), drafts


def test_an_older_study_is_updated_after_a_backup_and_loses_nothing(used, tmp_path, newer):
    with open_study(used, clock=small_study.seeded()) as store:
        before = everything(store)
    old = content(used)
    newer(with_next(tmp_path / "migrations"))
    with open_study(used, clock=small_study.seeded()) as store:
        assert everything(store) == before
    assert version(used) == NEWER
    (kept,) = [b for b in backups(used) if "before-update" in b.name]
    assert version(kept) == NOW
    assert content(kept) == old
    with closing(sqlite3.connect(used)) as connection:
        assert connection.execute("SELECT site FROM person").fetchall() == [(None,)] * 5
        assert connection.execute("SELECT format_id FROM export_run").fetchall() == [("refuge-training",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


def test_an_updated_study_is_not_updated_again_and_is_refused_by_the_older_program(used, tmp_path, newer, monkeypatch):
    newer(with_next(tmp_path / "migrations"))
    open_study(used, clock=small_study.seeded()).close()
    after = content(used)
    open_study(used, clock=small_study.seeded()).close()
    assert content(used) == after
    monkeypatch.undo()
    schema.expected_schema.cache_clear()
    with pytest.raises(NewerStudy):
        open_study(used)
    assert content(used) == after


def test_an_update_that_fails_in_the_middle_leaves_the_study_as_it_was(used, tmp_path, newer, monkeypatch):
    before = content(used)
    newer(with_next(tmp_path / "migrations", "raise RuntimeError('half way')"))
    with pytest.raises(UpdateFailed, match="unchanged \\(half way\\)"):
        open_study(used, clock=small_study.seeded())
    assert content(used) == before
    assert version(used) == NOW
    monkeypatch.undo()
    schema.expected_schema.cache_clear()
    with open_study(used, clock=small_study.seeded()) as store:
        assert [p for p in store.check(photographs=False) if p.grave] == []


def test_an_update_that_is_killed_in_the_middle_leaves_the_study_as_it_was(used, tmp_path):
    before = content(used)
    folder = with_next(tmp_path / "migrations", "os.kill(os.getpid(), signal.SIGKILL)")
    worker = CONTEXT.Process(target=update_in_another_process, args=(used, folder))
    worker.start()
    worker.join()
    assert worker.exitcode == -9
    assert content(used) == before
    with open_study(used, clock=small_study.seeded()) as store:
        assert [p for p in store.check(photographs=False) if p.grave] == []


def test_an_update_that_would_break_records_apart_is_refused(used, tmp_path, newer):
    before = content(used)
    middle = "op.execute('DROP TRIGGER image_no_delete'); op.execute('DELETE FROM image WHERE ord = 0')"
    newer(with_next(tmp_path / "migrations", middle))
    with pytest.raises(DamagedStudy, match="do not fit together"):
        open_study(used, clock=small_study.seeded())
    assert content(used) == before


def test_an_older_study_that_holds_something_foreign_is_not_updated(used, tmp_path, newer):
    with closing(sqlite3.connect(used)) as connection:
        connection.execute("CREATE TRIGGER x AFTER INSERT ON review BEGIN SELECT 1; END")
    before = content(used)
    newer(with_next(tmp_path / "migrations"))
    with pytest.raises(Exception, match="trigger x"):
        open_study(used, clock=small_study.seeded())
    assert content(used) == before


def test_an_older_study_can_be_viewed_and_its_file_stays_as_it_is(used, tmp_path, newer):
    with open_study(used, clock=small_study.seeded()) as store:
        seen = store.queue(), store.people(), store.audit_head()
    before = content(used)
    newer(with_next(tmp_path / "migrations"))
    with open_study(used, read_only=True) as store:
        assert (store.queue(), store.people(), store.audit_head()) == seen
        with pytest.raises(ReadOnlyStudy):
            store.begin_review(seen[0][0].image.id)
    assert content(used) == before
