import errno
import os
import shutil
import sqlite3
from contextlib import closing
from datetime import timedelta

import pytest

from refuge_annotator.store import backup
from refuge_annotator.store.backup_names import backups
from refuge_annotator.store.errors import BackupFailed
from refuge_annotator.store.store import open_study
from tests import small_study
from tests.small_study import drawn, submit_all


def content(path):
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


def test_a_backup_holds_everything_and_opens_as_a_study(store, image, tmp_path):
    submit_all(store, image.id)
    made = store.back_up()
    records = store.records()
    store.close()
    assert content(made) == content(store.path)
    shutil.copy(made, tmp_path / "restored.refuge")
    with open_study(tmp_path / "restored.refuge") as restored:
        assert restored.records() == records
        assert not [p for p in restored.check(photographs=False) if p.grave]


def test_closing_a_changed_study_makes_a_backup(store, assignment):
    before = backups(store.path)
    store.save_step(assignment.id, 0, drawn(0), "x")
    store.close()
    (new,) = set(backups(store.path)) - set(before)
    assert content(new) == content(store.path)


def test_closing_an_unchanged_study_makes_none(store):
    before = backups(store.path)
    store.close()
    assert backups(store.path) == before


def test_what_the_last_backup_holds_is_not_backed_up_again(store, assignment):
    store.save_step(assignment.id, 0, drawn(0), "x")
    store.back_up()
    before = backups(store.path)
    store.close()
    assert backups(store.path) == before


def test_the_first_opening_of_a_day_makes_a_backup_of_work_that_has_none(study_file):
    clock = small_study.seeded(start=small_study.START + timedelta(days=1))
    open_study(study_file, clock=clock).close()
    (only,) = backups(study_file)  # the one made on closing is of this very state
    os.utime(study_file)  # as a crash leaves it: newer than every backup
    open_study(study_file, clock=clock).close()
    assert len(backups(study_file)) == 2
    os.utime(study_file)
    open_study(study_file, clock=clock).close()
    assert len(backups(study_file)) == 2  # once a day
    assert only in backups(study_file)


def test_a_study_without_any_backup_gets_one_on_opening(study_file, clock):
    shutil.rmtree(study_file.with_name("study.backups"))
    open_study(study_file, clock=clock).close()
    assert len(backups(study_file)) == 1


def test_old_backups_go_when_a_new_one_is_proven(store, assignment, clock):
    for day in range(12):
        store.save_step(assignment.id, 0, drawn(day), "x")
        store.back_up()
        clock.advance(timedelta(days=1))
    days = sorted({b.name[6:14] for b in backups(store.path)})
    assert len(days) == 7 + 1  # seven days, and the Sunday of the week before
    assert days[-1] == "20260211"


def test_a_damaged_study_pushes_out_no_good_backup(store, monkeypatch):
    good = backups(store.path)
    page = 4096 * 12
    with store.path.open("r+b") as stream:
        stream.seek(page)
        stream.write(os.urandom(4096))
    store._db.raw.execute("PRAGMA cache_size = 0")
    with pytest.raises(BackupFailed, match="check the study, and keep its older backups"):
        store.back_up()
    assert backups(store.path) == good
    assert list(good[0].parent.iterdir()) == list(good)


def test_a_copy_that_differs_gets_no_name(store, monkeypatch):
    before = sorted(store.path.with_name("study.backups").iterdir())
    answers = iter([[("study",)], [("other",)]])
    monkeypatch.setattr(backup, "_summary", lambda _: next(answers))
    with pytest.raises(BackupFailed, match="not equal"):
        store.back_up()
    assert sorted(store.path.with_name("study.backups").iterdir()) == before


@pytest.mark.parametrize("step", ["_copy", "_sync"])
def test_a_backup_that_fails_leaves_nothing_and_the_study_is_closed(store, assignment, monkeypatch, step):
    def fail(*_):
        raise OSError(28, "No space left on device")

    before = sorted(store.path.with_name("study.backups").iterdir())
    store.save_step(assignment.id, 0, drawn(0), "x")
    monkeypatch.setattr(backup, step, fail)
    with pytest.raises(BackupFailed, match="all work is saved"):
        store.close()
    monkeypatch.undo()
    assert sorted(store.path.with_name("study.backups").iterdir()) == before
    with open_study(store.path, clock=small_study.seeded()) as again:
        assert again.draft(assignment.id).reading == drawn(0)


@pytest.mark.parametrize(
    ("error", "cure"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), "make room"),
        (OSError(errno.EACCES, "Permission denied"), "be written to"),
        (OSError(errno.EROFS, "Read-only file system"), "be written to"),
        (OSError(errno.ENAMETOOLONG, "File name too long"), "shorter name"),
        (OSError(errno.EIO, "Input/output error"), "look after the disk"),
    ],
)
def test_the_cure_for_a_failed_backup_fits_its_cause(store, monkeypatch, error, cure):
    def fail(*_):
        raise error

    monkeypatch.setattr(backup, "_copy", fail)
    with pytest.raises(BackupFailed, match=cure) as caught:
        store.back_up()
    assert error.strerror in caught.value.sentence()
    assert "Errno" not in caught.value.sentence()


def test_a_file_in_the_place_of_the_backups_is_to_be_moved_away(store):
    folder = store.path.with_name("study.backups")
    shutil.rmtree(folder)
    folder.write_bytes(b"in the way")
    with pytest.raises(BackupFailed, match="move the file away"):
        store.back_up()
    assert folder.read_bytes() == b"in the way"


def test_what_a_crash_left_of_a_backup_is_swept(store):
    left = store.path.with_name("study.backups") / "study-20250101-000000.refuge.partial"
    other = left.with_name("other-20250101-000000.refuge.partial")
    left.write_bytes(b"half")
    other.write_bytes(b"not mine")
    store.back_up()
    assert not left.exists()
    assert other.exists()


def test_a_backup_that_cannot_be_made_on_opening_is_a_warning(study_file, clock):
    shutil.rmtree(study_file.with_name("study.backups"))
    study_file.with_name("study.backups").write_bytes(b"in the way")
    with open_study(study_file, clock=clock) as opened:
        (warning,) = opened.warnings
        assert "no backup" in warning.sentence()
