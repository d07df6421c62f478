"""One study in two programs: nobody overwrites anybody, and a crash leaves no lock behind."""

import pytest

from refuge_annotator.store.errors import Conflict, StudyInUse
from refuge_annotator.store.store import open_study
from tests import small_study
from tests.faults.workers import CONTEXT, dot, hold_after_a_save, hold_open
from tests.small_study import drawn

pytestmark = pytest.mark.faults


@pytest.fixture
def start():
    """Return a function that starts a worker on a study and waits until it has the study open."""
    running = []

    def started(target, path):
        mine, theirs = CONTEXT.Pipe()
        worker = CONTEXT.Process(target=target, args=(path, theirs), daemon=True)
        worker.start()
        running.append((worker, mine))
        assert mine.poll(60)
        return worker, mine.recv()

    yield started
    for worker, pipe in running:
        worker.kill()
        worker.join()
        pipe.close()


@pytest.mark.parametrize("target", [hold_open, hold_after_a_save])
def test_the_second_program_is_told_and_a_crash_of_the_first_lets_it_in(study_file, start, target):
    first, said = start(target, study_file)
    assert said == "open"
    with pytest.raises(StudyInUse, match="open in another window"):
        open_study(study_file)
    first.kill()
    first.join()
    with open_study(study_file, clock=small_study.seeded()) as store:
        mine = store.worklist(store.people()[0].id)[0]
        if target is hold_after_a_save:
            assert store.draft(mine.id).reading == dot(77)
        store.save_step(mine.id, 0, drawn(1), "x")
        assert [p for p in store.check(photographs=False) if p.grave] == []


def test_the_program_that_came_second_can_never_save(study_file, start):
    with open_study(study_file, clock=small_study.seeded()) as store:
        _, said = start(hold_open, study_file)
        assert said == "StudyInUse"
        mine = store.worklist(store.people()[0].id)[0]
        store.save_step(mine.id, 0, drawn(1), "x")
        _, said = start(hold_open, study_file)
        assert said == "StudyInUse"


def test_a_second_window_in_this_program_does_not_open_the_door_for_others(study_file, start):
    # Closing any handle of the file gives up SQLite's locks on it.
    with open_study(study_file, clock=small_study.seeded()) as store:
        with pytest.raises(StudyInUse):
            open_study(study_file)
        store.back_up()
        store.check()
        store.relink(study_file.parent)
        study_file.read_bytes()
        _, said = start(hold_open, study_file)
        assert said == "StudyInUse"


def test_two_opinions_under_one_number_are_a_conflict_whoever_is_first(study_file):
    with open_study(study_file, clock=small_study.seeded()) as first:
        mine = first.worklist(first.people()[0].id)[0]
        first.submit(mine.id, drawn(1), expected=1)
    with open_study(study_file, clock=small_study.seeded()) as second:
        with pytest.raises(Conflict):
            second.submit(mine.id, drawn(2), expected=1)
        assert second.history(mine.id)[0].reading == drawn(1)
