"""The study file is moved, deleted or held by somebody while it is open."""

import sqlite3
from contextlib import closing

import pytest

from refuge_annotator.store.backup_names import newest_backup
from refuge_annotator.store.errors import StudyInUse, StudyMoved
from refuge_annotator.store.store import open_study
from tests import small_study
from tests.small_study import drawn

pytestmark = pytest.mark.faults


@pytest.mark.parametrize("saved_before", [False, True])
def test_a_study_that_was_renamed_is_not_saved_to_until_it_is_back(study_file, saved_before):
    with open_study(study_file, clock=small_study.seeded()) as store:
        mine = store.worklist(store.people()[0].id)[0]
        if saved_before:
            store.save_step(mine.id, 0, drawn(0), "x")
        study_file.rename(study_file.with_name("other.refuge"))
        for _ in range(2):
            with pytest.raises(StudyMoved, match="not saved yet; put it back"):
                store.save_step(mine.id, 0, drawn(1), "x")
        study_file.with_name("other.refuge").rename(study_file)
        store.save_step(mine.id, 0, drawn(1), "x")
    with open_study(study_file, clock=small_study.seeded()) as again:
        assert again.draft(mine.id).reading == drawn(1)


def test_another_file_in_its_place_is_not_taken_for_the_study(study_file):
    store = open_study(study_file, clock=small_study.seeded())
    mine = store.worklist(store.people()[0].id)[0]
    copy = study_file.with_name("copy.refuge")
    copy.write_bytes(newest_backup(study_file).read_bytes())
    copy.replace(study_file)
    with pytest.raises(StudyMoved):
        store.save_step(mine.id, 0, drawn(1), "x")
    store.close()


def test_the_backup_on_closing_holds_what_was_saved_to_a_study_that_was_deleted(study_file):
    with open_study(study_file, clock=small_study.seeded(start=small_study.START.replace(hour=20))) as store:
        mine = store.worklist(store.people()[0].id)[0]
        store.save_step(mine.id, 0, drawn(1), "x")
        study_file.unlink()
        with pytest.raises(StudyMoved):
            store.save_step(mine.id, 1, drawn(2), "x")
    newest_backup(study_file).rename(study_file)
    with open_study(study_file, clock=small_study.seeded()) as again:
        assert again.draft(mine.id).reading == drawn(1)


def test_a_program_that_reads_the_file_must_let_go_first(study_file):
    with closing(sqlite3.connect(study_file, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM image").fetchone()
        with pytest.raises(StudyInUse):
            open_study(study_file)
        reader.execute("COMMIT")
        with open_study(study_file, clock=small_study.seeded()) as store:
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                reader.execute("SELECT count(*) FROM image")
            mine = store.worklist(store.people()[0].id)[0]
            store.save_step(mine.id, 0, drawn(0), "x")
        assert reader.execute("SELECT count(*) FROM draft").fetchone() == (1,)
