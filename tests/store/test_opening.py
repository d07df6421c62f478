import shutil
import sqlite3
from contextlib import closing

import pytest

from refuge_annotator.store import opening, places, schema
from refuge_annotator.store.errors import (
    DamagedStudy,
    ForeignStudy,
    NewerStudy,
    ReadOnlyStudy,
    StudyError,
    StudyInUse,
)
from refuge_annotator.store.store import open_study
from tests import small_study
from tests.small_study import drawn


def tamper(path, *statements):
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


def overwrite(path, offset, data):
    with path.open("r+b") as stream:
        stream.seek(offset)
        stream.write(data)


def test_a_missing_file_is_named_and_not_made(tmp_path):
    with pytest.raises(StudyError, match=r"none\.refuge: there is no such file"):
        open_study(tmp_path / "none.refuge")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_is_no_study(tmp_path):
    with pytest.raises(StudyError):
        open_study(tmp_path)


def test_an_empty_file_is_a_damaged_study_and_not_a_new_one(study_file):
    study_file.write_bytes(b"")
    with pytest.raises(DamagedStudy, match="it is empty or nearly so") as caught:
        open_study(study_file)
    assert caught.value.backup.parent.name == "study.backups"
    assert str(caught.value.backup) in caught.value.sentence()
    assert study_file.read_bytes() == b""


@pytest.mark.parametrize("content", [b"", b"root:x:0:0\n", b"x" * 5000])
def test_a_file_of_another_kind_is_no_damaged_study(tmp_path, content):
    (tmp_path / "passwd").write_bytes(content)
    with pytest.raises(ForeignStudy, match="it is a file of another kind"):
        open_study(tmp_path / "passwd")
    (tmp_path / "passwd").rename(tmp_path / "study.refuge")
    with pytest.raises(DamagedStudy):
        open_study(tmp_path / "study.refuge")


def test_a_damaged_study_without_a_backup_still_says_what_to_do(study_file):
    shutil.rmtree(study_file.with_name("study.backups"))
    study_file.write_bytes(study_file.read_bytes()[:5000])
    with pytest.raises(DamagedStudy, match="the hospital's own backups"):
        open_study(study_file)


@pytest.mark.parametrize("keep", [1, 50, 99, 100, 4096, 6000, 40960, 100_000])
def test_a_cut_study_is_refused_with_its_newest_backup(study_file, keep):
    study_file.write_bytes(study_file.read_bytes()[:keep])
    with pytest.raises(DamagedStudy, match=r"study-20260131-\d{6}\.refuge"):
        open_study(study_file)


@pytest.mark.parametrize("page", range(1, 8))
def test_a_damaged_page_is_refused_and_reads_nowhere_as_an_empty_value(study_file, page):
    overwrite(study_file, 4096 * page, bytes(4096))
    with pytest.raises(DamagedStudy):
        open_study(study_file)


def test_a_study_whose_header_is_gone_is_refused(study_file):
    overwrite(study_file, 0, bytes(100))
    with pytest.raises(DamagedStudy):
        open_study(study_file)


def test_a_newer_study_is_refused_and_stays_as_it_is(study_file):
    tamper(study_file, "PRAGMA user_version = 9999")
    before = study_file.read_bytes()
    with pytest.raises(NewerStudy, match="install the newer version"):
        open_study(study_file)
    assert study_file.read_bytes() == before


@pytest.mark.parametrize("version", [0, -1])
def test_a_study_without_a_version_is_damaged(study_file, version):
    tamper(study_file, f"PRAGMA user_version = {version}")
    with pytest.raises(DamagedStudy):
        open_study(study_file)


def test_another_programs_database_is_refused_and_not_touched(tmp_path):
    path = tmp_path / "other.refuge"
    tamper(path, "CREATE TABLE study (id)", "INSERT INTO study VALUES (1)")
    before = path.read_bytes()
    with pytest.raises(ForeignStudy, match="another program"):
        open_study(path)
    assert path.read_bytes() == before


def test_a_photograph_is_no_study(tmp_path):
    path = tmp_path / "photo.refuge"
    path.write_bytes(b"\xff\xd8\xff\xe0" + bytes(range(256)) * 40)
    with pytest.raises(StudyError):
        open_study(path)


@pytest.mark.parametrize(
    "planted",
    [
        "CREATE TRIGGER x AFTER INSERT ON glaucoma_label BEGIN SELECT 1; END",
        "CREATE VIEW x AS SELECT * FROM reading_revision",
        "CREATE TABLE x (y)",
        "CREATE INDEX x ON image (camera)",
    ],
)
@pytest.mark.parametrize("read_only", [False, True])
def test_whatever_was_planted_in_a_study_is_refused(study_file, planted, read_only):
    tamper(study_file, planted)
    with pytest.raises(ForeignStudy, match=" x"):
        open_study(study_file, read_only=read_only)


@pytest.mark.parametrize(
    "statements",
    [
        ["DROP TRIGGER reading_revision_no_update"],
        ["DROP TABLE draft_cursor"],
        [
            "PRAGMA writable_schema = ON",
            "UPDATE sqlite_schema SET sql = replace(sql, 'camera TEXT', 'kamera TEXT') WHERE name = 'image'",
        ],
    ],
)
def test_a_study_that_lacks_a_guard_is_refused(study_file, statements):
    tamper(study_file, *statements)
    with pytest.raises(DamagedStudy):
        open_study(study_file)


def test_a_second_window_is_told_that_the_study_is_open(store, study_file, assignment):
    for read_only in (False, True):
        with pytest.raises(StudyInUse, match="open in another window"):
            open_study(study_file, read_only=read_only)
    store.save_step(assignment.id, 0, drawn(1), "x")
    store.close()
    with open_study(study_file) as again:
        assert again.draft(assignment.id).reading == drawn(1)


def test_opening_and_closing_changes_nothing(study_file):
    before = study_file.read_bytes()
    for read_only in (True, False):
        open_study(study_file, clock=small_study.seeded(), read_only=read_only).close()
    assert study_file.read_bytes() == before


def test_viewing_writes_nothing_anywhere(study_file):
    before = sorted(study_file.parent.rglob("*"))
    with open_study(study_file, read_only=True) as viewing:
        assert viewing.read_only
        assert viewing.queue()
        assert viewing.back_up() is None
        assignment = viewing.worklist(viewing.people()[0].id)[0]
        for deed in (
            lambda: viewing.save_step(assignment.id, 0, drawn(0), "x"),
            lambda: viewing.submit(assignment.id, drawn(0), expected=1),
            lambda: viewing.begin_review(viewing.images()[0].id),
            lambda: viewing.set_pin(viewing.people()[0].id, "1"),
            lambda: viewing.relink(study_file.parent),
        ):
            with pytest.raises(ReadOnlyStudy):
                deed()
        assert [w.grave for w in viewing.warnings] == [False]
        assert "viewing only" in viewing.warnings[0].sentence()
    assert sorted(study_file.parent.rglob("*")) == before


def test_a_place_that_cannot_be_written_opens_for_viewing(study_file, monkeypatch):
    monkeypatch.setattr(places, "can_write", lambda _: False)
    with open_study(study_file) as viewing:
        assert viewing.read_only


NAMES = ("a b.refuge", "100 %.refuge", "what?.refuge", "#1.refuge", "é視.refuge", "x;y&z.refuge", "none", "a.b.refuge")


@pytest.mark.parametrize("name", NAMES)
def test_a_study_may_have_any_name(tmp_path, name):
    with small_study.make(tmp_path / name) as made:
        mine = made.worklist(made.people()[0].id)[0]
        made.save_step(mine.id, 0, drawn(0), "x")
    with open_study(tmp_path / name, clock=small_study.seeded()) as again:
        assert again.draft(mine.id).reading == drawn(0)
    assert name in {p.name for p in tmp_path.iterdir()}
    assert {p.suffix for p in tmp_path.rglob("*") if p.is_file()} <= {(tmp_path / name).suffix}


def test_a_study_opens_through_a_link(study_file, tmp_path):
    link = tmp_path / "link.refuge"
    link.symlink_to(study_file)
    with open_study(link, clock=small_study.seeded()) as opened:
        assert len(opened.images()) == 8


def test_the_connection_keeps_every_promise(store):
    def pragma(name):
        return store._db.raw.execute(f"PRAGMA {name}").fetchone()[0]

    assert pragma("journal_mode") == "delete"
    assert pragma("synchronous") == 3
    assert pragma("locking_mode") == "exclusive"
    assert pragma("foreign_keys") == 1
    assert pragma("trusted_schema") == 0
    assert pragma("recursive_triggers") == 1
    assert pragma("application_id") == schema.APPLICATION_ID
    assert pragma("user_version") == schema.VERSION


def test_a_network_folder_is_warned_of(study_file, monkeypatch):
    monkeypatch.setattr(places, "on_network", lambda _: True)
    with open_study(study_file, clock=small_study.seeded()) as opened:
        (warning,) = opened.warnings
        assert "network folder" in warning.sentence()
    monkeypatch.setattr(places, "on_network", lambda _: False)
    with open_study(study_file, clock=small_study.seeded()) as opened:
        assert opened.warnings == ()


def test_a_large_study_is_not_read_through_on_opening(study_file, monkeypatch):
    monkeypatch.setattr(opening, "QUICK_BYTES", 0)
    overwrite(study_file, 4096 * 20, bytes(4096))
    with open_study(study_file, clock=small_study.seeded()) as opened:
        assert any(p.grave for p in opened.check(photographs=False))
