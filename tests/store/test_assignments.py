import pytest

from refuge_annotator.store.errors import NotAllowed
from refuge_annotator.study.assignment import ReadingState, RevisionKind
from refuge_annotator.study.state import PhotographState
from tests.small_study import drawn, give_back, submit_all


def state(store, assignment):
    (in_list,) = [a.state for a in store.worklist(assignment.rater) if a.id == assignment.id]
    (of_photograph,) = [a.state for a in store.assignments(assignment.image) if a.id == assignment.id]
    assert in_list is of_photograph is store.assignment(assignment.id).state
    return in_list


def test_a_reading_goes_from_untouched_to_returned_and_submitted_again(store, assignment):
    assert state(store, assignment) is ReadingState.UNTOUCHED
    store.save_step(assignment.id, 0, drawn(0), "Mark the fovea")
    assert state(store, assignment) is ReadingState.STARTED
    store.submit(assignment.id, drawn(0), expected=1)
    assert state(store, assignment) is ReadingState.SUBMITTED
    store.recall(assignment.id)
    assert state(store, assignment) is ReadingState.STARTED
    store.submit(assignment.id, drawn(1), expected=3)
    for other in store.assignments(assignment.image):
        if other.id != assignment.id:
            store.submit(other.id, drawn(2), expected=1)
    give_back(store, assignment.image, assignment.id)
    assert state(store, assignment) is ReadingState.RETURNED
    store.save_step(assignment.id, 0, drawn(3), "Mark the fovea")
    assert state(store, assignment) is ReadingState.RETURNED
    store.submit(assignment.id, drawn(3), expected=4, reason="the notch is rim")
    assert state(store, assignment) is ReadingState.SUBMITTED
    kinds = [r.kind for r in store.history(assignment.id)]
    assert kinds == [RevisionKind.FINAL, RevisionKind.RECALLED, RevisionKind.FINAL, RevisionKind.AMEND]


def test_a_return_touches_only_the_rater_it_names(store, image):
    submit_all(store, image.id)
    first, second, third = store.assignments(image.id)
    give_back(store, image.id, second.id)
    assert [state(store, a) for a in (first, second, third)] == [
        ReadingState.SUBMITTED,
        ReadingState.RETURNED,
        ReadingState.SUBMITTED,
    ]


def test_what_was_withdrawn_is_read_and_expected_no_more(store, image):
    first, second, third = store.assignments(image.id)
    store.submit(first.id, drawn(0), expected=1)
    store.submit(second.id, drawn(1), expected=1)
    store.save_step(third.id, 0, drawn(2), "Mark the fovea")
    store.withdraw(third.id, "the rater knows the patient", "M1")
    assert third.id not in {a.id for a in store.worklist(third.rater)}
    row = next(r for r in store.queue() if r.image.id == image.id)
    assert (row.state, row.submitted, row.expected) == (PhotographState.TO_REVIEW, 2, 2)
    with pytest.raises(NotAllowed, match="withdrawn"):
        store.save_step(third.id, 1, drawn(3), "Mark the fovea")
    with pytest.raises(NotAllowed, match="withdrawn"):
        store.submit(third.id, drawn(3), expected=1)


def test_a_submission_that_is_withdrawn_does_not_count(store, image):
    submit_all(store, image.id)
    first = store.assignments(image.id)[0]
    store.withdraw(first.id, "wrong eye", "M1")
    assert first.id not in {f.assignment for f in store.finals(image.id)}
    assert len(store.finals(image.id)) == 2


def test_a_withdrawal_needs_a_reason(store, assignment):
    with pytest.raises(NotAllowed, match="reason"):
        store.withdraw(assignment.id, "  ", "M1")


def test_an_assignment_of_another_study_is_refused(store):
    with pytest.raises(NotAllowed):
        store.assignment("00000000-0000-4000-8000-000000000000")
    with pytest.raises(NotAllowed):
        store.submit("nobody's", drawn(0), expected=1)
    with pytest.raises(NotAllowed):
        store.save_step("nobody's", 0, drawn(0), "Mark the fovea")


def test_a_return_counts_however_often_other_photographs_were_reviewed(store):
    often, once, *_ = store.images()
    submit_all(store, often.id)
    submit_all(store, once.id)
    for number in range(1, 4):
        first = store.assignments(often.id)[0]
        give_back(store, often.id, first.id)
        store.submit(first.id, drawn(number), expected=1 + number, reason="redrawn")
    mine = store.assignments(once.id)[1]
    give_back(store, once.id, mine.id)
    assert state(store, mine) is ReadingState.RETURNED
    store.submit(mine.id, drawn(9), expected=2, reason="redrawn")
    assert state(store, mine) is ReadingState.SUBMITTED
