"""A place that cannot be written: the study opens for viewing, and says so."""

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing

import pytest

from refuge_annotator.store import places
from refuge_annotator.store.errors import ReadOnlyStudy, UnfinishedStudy
from refuge_annotator.store.store import open_study
from tests import small_study
from tests.small_study import drawn

pytestmark = pytest.mark.faults


@pytest.fixture
def lock(tmp_path, monkeypatch):
    """Return a function that makes a folder read-only until the end of the test: the best way that works here."""
    undo = []

    def locked(folder):
        if os.geteuid() != 0:
            folder.chmod(0o555)
            undo.append(lambda: folder.chmod(0o755))
            return
        bind = ["mount", "--bind", folder, folder], ["mount", "-o", "remount,ro,bind", folder]
        if all(subprocess.run(command, capture_output=True, check=False).returncode == 0 for command in bind):
            undo.append(lambda: subprocess.run(["umount", "-l", folder], check=True))
        else:
            monkeypatch.setattr(places, "can_write", lambda _: False)

    yield locked
    for step in undo:
        step()


def test_a_study_in_a_read_only_folder_opens_for_viewing_and_says_so(study_file, lock):
    with open_study(study_file, clock=small_study.seeded()) as store:
        mine = store.worklist(store.people()[0].id)[0]
        store.submit(mine.id, drawn(1), expected=1)
    lock(study_file.parent)
    with open_study(study_file, clock=small_study.seeded()) as viewing:
        assert viewing.read_only
        assert viewing.history(mine.id)[0].reading == drawn(1)
        assert [w for w in viewing.warnings if "viewing only" in w.sentence()]
        with pytest.raises(ReadOnlyStudy, match="copy the study to a folder where you may write"):
            viewing.save_step(mine.id, 0, drawn(2), "x")
        assert [p for p in viewing.check(photographs=False) if p.grave] == []


def test_half_a_save_is_undone_where_it_can_be_written_and_named_where_it_cannot(study_file, tmp_path, lock):
    with open_study(study_file, clock=small_study.seeded()) as store:
        before = store.records(), store.audit_head()
    crashed = tmp_path / "crashed"
    with closing(sqlite3.connect(study_file, isolation_level=None)) as connection:
        connection.execute("PRAGMA cache_size = 1")  # so that the change reaches the disk before it is complete
        connection.execute("BEGIN")
        row = "'x', 'x', 'x', '" + "0" * 64 + "'"
        for number in range(2, 300):
            connection.execute(f"INSERT INTO root SELECT {number}, {row.split(', ', 1)[1]} FROM root LIMIT 1")
        shutil.copytree(study_file.parent, crashed)
        connection.execute("ROLLBACK")
    assert (crashed / "study.refuge-journal").stat().st_size > 0
    repaired = shutil.copytree(crashed, tmp_path / "repaired")
    with open_study(repaired / "study.refuge", clock=small_study.seeded()) as store:
        assert (store.records(), store.audit_head()) == before
        assert [p for p in store.check(photographs=False) if p.grave] == []
    lock(crashed)
    with pytest.raises(UnfinishedStudy, match="-journal"):
        open_study(crashed / "study.refuge")
