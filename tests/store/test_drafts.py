import pytest

from refuge_annotator.store.errors import Conflict
from refuge_annotator.store.store import open_study
from refuge_annotator.study.assignment import Draft
from refuge_annotator.study.reading import EMPTY
from tests.small_study import drawn, give_back, submit_all


def test_nothing_done_yet_is_an_empty_draft(store, assignment):
    assert store.draft(assignment.id) == Draft(EMPTY)


def test_every_step_and_the_cursor_survive_a_restart(store, assignment, study_file):
    for step in range(5):
        store.save_step(assignment.id, step, drawn(step), f"step {step}")
    store.move_cursor(assignment.id, 2)
    before = store.draft(assignment.id)
    store.close()
    with open_study(study_file) as again:
        assert again.draft(assignment.id) == before
    assert before.steps == tuple(drawn(n) for n in range(5))
    assert before.labels == tuple(f"step {n}" for n in range(5))
    assert before.cursor == 2
    assert before.reading == drawn(2)


def test_a_step_after_an_undo_replaces_what_was_undone(store, assignment):
    for step in range(4):
        store.save_step(assignment.id, step, drawn(step), "x")
    store.move_cursor(assignment.id, 0)
    store.save_step(assignment.id, 1, drawn(9), "other")
    draft = store.draft(assignment.id)
    assert draft.steps == (drawn(0), drawn(9))
    assert draft.cursor == 1


def test_saving_a_step_twice_is_saving_it_once(store, assignment):
    for _ in range(2):
        store.save_step(assignment.id, 0, drawn(0), "x")
    assert store.draft(assignment.id) == Draft(EMPTY, (drawn(0),), ("x",), 0)


def test_undo_of_everything_shows_what_was_there_before(store, assignment):
    store.save_step(assignment.id, 0, drawn(0), "x")
    store.move_cursor(assignment.id, -1)
    assert store.draft(assignment.id).reading == EMPTY
    assert store.draft(assignment.id).steps == (drawn(0),)


@pytest.mark.parametrize("step", [-1, 2, 40])
def test_a_step_without_the_one_before_is_refused_and_nothing_is_lost(store, assignment, step):
    store.save_step(assignment.id, 0, drawn(0), "x")
    before = store.draft(assignment.id)
    with pytest.raises(Conflict):
        store.save_step(assignment.id, step, drawn(1), "x")
    assert store.draft(assignment.id) == before


@pytest.mark.parametrize("cursor", [-2, 1])
def test_the_cursor_stays_within_the_steps(store, assignment, cursor):
    store.save_step(assignment.id, 0, drawn(0), "x")
    with pytest.raises(Conflict):
        store.move_cursor(assignment.id, cursor)
    assert store.draft(assignment.id).cursor == 0


def test_a_submission_ends_the_draft(store, assignment):
    store.save_step(assignment.id, 0, drawn(0), "x")
    store.submit(assignment.id, drawn(0), expected=1)
    assert store.draft(assignment.id) == Draft(drawn(0))


def test_a_returned_reading_starts_from_what_was_submitted(store, image):
    submit_all(store, image.id)
    mine = store.assignments(image.id)[0]
    give_back(store, image.id, mine.id)
    assert store.draft(mine.id) == Draft(drawn(0))
    store.save_step(mine.id, 0, drawn(5), "x")
    assert store.draft(mine.id) == Draft(drawn(0), (drawn(5),), ("x",), 0)


def test_drafts_of_two_photographs_or_raters_never_mix(store):
    mine = store.worklist(store.people()[0].id)[:2]
    theirs = next(a for a in store.assignments(mine[0].image) if a.id != mine[0].id)
    for number, assignment in enumerate((*mine, theirs)):
        store.save_step(assignment.id, 0, drawn(number), "x")
    assert [store.draft(a.id).reading for a in (*mine, theirs)] == [drawn(0), drawn(1), drawn(2)]


def test_the_time_at_work_outlives_a_restart_and_a_submission_begins_anew(store, assignment, study_file):
    store.keep_time(assignment.id, 1_000)
    store.keep_time(assignment.id, 2_500)
    store.close()
    with open_study(study_file) as again:
        assert again.ms_active(assignment.id) == 2_500
        assert again.assignment(assignment.id).state == "untouched"
        again.submit(assignment.id, drawn(0), expected=1, ms_active=3_000)
        again.keep_time(assignment.id, 9_000)
        assert again.ms_active(assignment.id) == 0


def test_the_time_of_a_submission_that_was_taken_back_counts_on(store, assignment):
    store.submit(assignment.id, drawn(0), expected=1, ms_active=3_000)
    store.recall(assignment.id)
    assert store.ms_active(assignment.id) == 3_000
    store.keep_time(assignment.id, 3_400)
    assert store.ms_active(assignment.id) == 3_400


def test_a_step_writes_as_little_after_five_hundred_as_after_five(store, assignment):
    raw = store._db.raw
    written = []
    for step in range(510):
        before = raw.total_changes
        store.save_step(assignment.id, step, drawn(step), "x")
        written.append(raw.total_changes - before)
    assert written[500:] == written[5:15]
    assert max(written) <= 3  # the step, and the cursor's old row and new one
