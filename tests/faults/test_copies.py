"""A study file that is copied while it is open is complete."""

import shutil

import pytest

from refuge_annotator.store.store import open_study
from tests import small_study
from tests.faults.workers import CONTEXT, copy_file
from tests.small_study import drawn

pytestmark = pytest.mark.faults


def test_a_file_copied_while_open_holds_every_save(study_file, tmp_path):
    with open_study(study_file, clock=small_study.seeded()) as store:
        mine = store.worklist(store.people()[0].id)[0]
        for step in range(5):
            store.save_step(mine.id, step, drawn(step), "x")
            copy = tmp_path / f"copy-{step}.refuge"
            worker = CONTEXT.Process(target=copy_file, args=(study_file, copy))
            worker.start()
            worker.join()
            with open_study(copy, clock=small_study.seeded()) as copied:
                assert copied.draft(mine.id) == store.draft(mine.id)
                assert copied.audit_head() == store.audit_head()


def test_a_whole_folder_copied_after_a_crash_opens(study_file, tmp_path):
    with open_study(study_file, clock=small_study.seeded()) as store:
        mine = store.worklist(store.people()[0].id)[0]
        store.save_step(mine.id, 0, drawn(3), "x")
        target = tmp_path / "stick"
        worker = CONTEXT.Process(target=shutil.copytree, args=(study_file.parent, target))
        worker.start()
        worker.join()
    with open_study(target / "study.refuge", clock=small_study.seeded()) as copied:
        assert copied.draft(mine.id).reading == drawn(3)
