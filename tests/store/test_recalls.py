from datetime import timedelta

import pytest

from refuge_annotator.store.errors import RecallRefused
from refuge_annotator.study.assignment import RevisionKind
from refuge_annotator.study.protocol import Protocol
from tests import small_study
from tests.small_study import drawn, submit_all

MINUTES, PHOTOGRAPHS = 10, 2


@pytest.fixture
def clock():
    return small_study.seeded()


@pytest.fixture
def store(tmp_path, clock):
    rules = Protocol(raters=2, quorum=2, recall_minutes=MINUTES, recall_photographs=PHOTOGRAPHS)
    with small_study.make(tmp_path / "s.refuge", protocol=rules, clock=clock) as made:
        yield made


def submitted(store, count):
    """Submit the first photographs of the first rater; return their assignments."""
    mine = store.worklist(store.people()[0].id)[:count]
    for assignment in mine:
        store.submit(assignment.id, drawn(1), expected=1)
    return mine


def test_a_submission_taken_back_stays_in_the_record_and_no_longer_stands(store, assignment):
    store.submit(assignment.id, drawn(1), expected=1)
    recalled = store.recall(assignment.id)
    assert (recalled.number, recalled.kind, recalled.reading) == (2, RevisionKind.RECALLED, drawn(1))
    assert [r.kind for r in store.history(assignment.id)] == [RevisionKind.FINAL, RevisionKind.RECALLED]
    assert store.finals(assignment.image) == ()
    assert store.draft(assignment.id).reading == drawn(1)


@pytest.mark.parametrize(
    ("minutes", "further", "allowed"),
    [
        (9, 0, True),
        (9, PHOTOGRAPHS + 2, True),  # soon enough
        (11, PHOTOGRAPHS, True),  # few enough since
        (11, PHOTOGRAPHS + 1, False),
    ],
)
def test_soon_or_few_photographs_later_is_early_enough(store, clock, minutes, further, allowed):
    first = submitted(store, 1 + further)[0]
    clock.advance(timedelta(minutes=minutes))
    assert store.may_recall(first.id) is allowed
    if allowed:
        store.recall(first.id)
    else:
        with pytest.raises(RecallRefused, match="too long ago"):
            store.recall(first.id)


def test_another_raters_submissions_do_not_use_up_mine(store, clock):
    first = submitted(store, 1)[0]
    for other in store.worklist(store.people()[1].id):
        store.submit(other.id, drawn(2), expected=1)
    clock.advance(timedelta(minutes=11))
    assert store.may_recall(first.id)


def test_a_clock_that_was_set_back_does_not_keep_the_door_open(store, clock):
    first = submitted(store, PHOTOGRAPHS + 2)[0]
    clock.advance(timedelta(hours=-3))
    assert not store.may_recall(first.id)


def test_nothing_is_taken_back_once_the_review_has_begun(store, image):
    submit_all(store, image.id)
    store.begin_review(image.id)
    for assignment in store.assignments(image.id):
        assert not store.may_recall(assignment.id)
        with pytest.raises(RecallRefused, match="begun"):
            store.recall(assignment.id)


def test_what_is_not_submitted_cannot_be_taken_back(store, assignment):
    with pytest.raises(RecallRefused, match="nothing is submitted"):
        store.recall(assignment.id)
    store.submit(assignment.id, drawn(1), expected=1)
    store.recall(assignment.id)
    with pytest.raises(RecallRefused, match="nothing is submitted"):
        store.recall(assignment.id)


def test_rules_of_nothing_allow_nothing(tmp_path, clock):
    rules = Protocol(raters=1, quorum=1, recall_minutes=0, recall_photographs=0)
    with small_study.make(tmp_path / "n.refuge", protocol=rules, clock=clock) as store:
        (assignment, *_) = store.worklist(store.people()[0].id)
        store.submit(assignment.id, drawn(1), expected=1)
        assert not store.may_recall(assignment.id)
