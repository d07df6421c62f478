from dataclasses import replace

import pytest

from refuge_annotator.geometry.point import Point
from refuge_annotator.store.errors import Conflict, NotAllowed
from refuge_annotator.study.protocol import TieRule
from refuge_annotator.study.reading import Structure
from refuge_annotator.study.review import Decision, Drop, Own, OwnUse
from refuge_annotator.study.state import PhotographState
from tests.small_study import drawn, give_back, review_of, senior, submit_all


def state(store, image):
    row = next(r for r in store.queue() if r.image.id == image.id)
    assert store.photograph_row(image.id) == row
    return row.state


@pytest.fixture
def complete(store, image):
    submit_all(store, image.id)
    return image


def test_a_review_reads_back_as_it_was(store, complete):
    drop = Drop(store.assignments(complete.id)[1].id, Structure.DISC, "traced the atrophy")
    own = Own(disc=drawn(3).disc, fovea=Point(12.5, 8.25), use=OwnUse.CASTING)
    review = review_of(
        store, complete.id, drops=(drop,), own=own, tie_rule=TieRule.SENIOR, mask_sha256="ab" * 32,
        fovea=Point(1.0, 2.0), reason="clear",
    )  # fmt: skip
    made = store.save_review(complete.id, review, senior=senior(store), expected=1)
    assert store.review(complete.id) == made
    assert (made.number, made.review, made.senior) == (1, review, senior(store))
    assert state(store, complete) is PhotographState.ACCEPTED


def test_the_same_review_again_is_the_stored_one(store, complete):
    review = review_of(store, complete.id)
    first = store.save_review(complete.id, review, senior=senior(store), expected=1)
    assert store.save_review(complete.id, review, senior=senior(store), expected=1) == first
    assert store.reviews(complete.id) == (first,)


def test_another_review_of_the_same_number_is_a_conflict(store, complete):
    first = store.save_review(complete.id, review_of(store, complete.id), senior=senior(store), expected=1)
    other = review_of(store, complete.id, Decision.UNGRADABLE)
    for expected in (0, 1, 3):
        with pytest.raises(Conflict):
            store.save_review(complete.id, other, senior=senior(store), expected=expected)
    assert store.reviews(complete.id) == (first,)


def test_a_changed_mind_is_a_new_review_and_the_old_one_stays(store, complete):
    first = store.save_review(complete.id, review_of(store, complete.id), senior=senior(store), expected=1)
    other = review_of(store, complete.id, Decision.UNGRADABLE, reason="out of focus")
    second = store.save_review(complete.id, other, senior=senior(store), expected=2)
    assert store.reviews(complete.id) == (first, second)
    assert state(store, complete) is PhotographState.UNGRADABLE


def test_nothing_is_reviewed_while_a_reading_is_missing(store, image):
    store.submit(store.assignments(image.id)[0].id, drawn(0), expected=1)
    with pytest.raises(NotAllowed, match="1 of 3"):
        store.begin_review(image.id)
    with pytest.raises(NotAllowed, match="1 of 3"):
        store.save_review(image.id, review_of(store, image.id), senior=senior(store), expected=1)


def test_a_review_names_what_stands_now(store, complete):
    looked_at = review_of(store, complete.id)
    mine = store.assignments(complete.id)[0]
    store.recall(mine.id)
    store.submit(mine.id, drawn(8), expected=3)
    with pytest.raises(Conflict, match="changed since you looked"):
        store.save_review(complete.id, looked_at, senior=senior(store), expected=1)
    fewer = replace(review_of(store, complete.id), revisions=looked_at.revisions[1:])
    with pytest.raises(Conflict):
        store.save_review(complete.id, fewer, senior=senior(store), expected=1)
    assert store.reviews(complete.id) == ()


def test_an_amended_reading_comes_back_to_the_senior(store, complete):
    mine = store.assignments(complete.id)[2]
    give_back(store, complete.id, mine.id)
    assert state(store, complete) is PhotographState.RETURNED
    store.submit(mine.id, drawn(7), expected=2, reason="cup redrawn")
    assert state(store, complete) is PhotographState.TO_REVIEW
    store.save_review(complete.id, review_of(store, complete.id), senior=senior(store), expected=2)
    assert state(store, complete) is PhotographState.ACCEPTED


def test_a_returned_photograph_can_be_accepted_after_all(store, complete):
    mine = store.assignments(complete.id)[2]
    give_back(store, complete.id, mine.id)
    store.save_review(complete.id, review_of(store, complete.id), senior=senior(store), expected=2)
    assert state(store, complete) is PhotographState.ACCEPTED
    with pytest.raises(NotAllowed):
        store.submit(mine.id, drawn(7), expected=2, reason="too late")


def test_a_reading_withdrawn_after_the_review_makes_it_stale(store, complete):
    store.save_review(complete.id, review_of(store, complete.id), senior=senior(store), expected=1)
    store.withdraw(store.assignments(complete.id)[0].id, "not qualified", "M1")
    assert state(store, complete) is PhotographState.STALE


def test_an_amendment_needs_a_reason(store, complete):
    mine = store.assignments(complete.id)[2]
    give_back(store, complete.id, mine.id)
    with pytest.raises(NotAllowed, match="reason"):
        store.submit(mine.id, drawn(7), expected=2)


@pytest.mark.parametrize(
    "changes",
    [
        {"decision": Decision.RETURN, "reason": "look again"},
        {"decision": Decision.RETURN, "returned_to": ("first",), "reason": " "},
        {"decision": Decision.RETURN, "returned_to": ("nobody",), "reason": "look again"},
        {"drops": (Drop("first", Structure.DISC, ""),)},
        {"drops": (Drop("nobody", Structure.DISC, "atrophy"),)},
        {"fovea": Point(float("nan"), 1.0)},
    ],
)
def test_a_review_without_a_reason_or_about_others_is_refused(store, complete, changes):
    first = store.assignments(complete.id)[0].id
    if "returned_to" in changes:
        changes["returned_to"] = tuple(first if a == "first" else a for a in changes["returned_to"])
    if "drops" in changes:
        changes["drops"] = tuple(
            replace(d, assignment=first if d.assignment == "first" else "n") for d in changes["drops"]
        )
    review = replace(review_of(store, complete.id), **changes)
    with pytest.raises(NotAllowed):
        store.save_review(complete.id, review, senior=senior(store), expected=1)
    assert store.review(complete.id) is None


def test_nobody_but_a_senior_reviews(store, complete):
    for person in store.people():
        if person.code != "S1":
            with pytest.raises(NotAllowed):
                store.save_review(complete.id, review_of(store, complete.id), senior=person.id, expected=1)
    with pytest.raises(NotAllowed):
        store.save_review(complete.id, review_of(store, complete.id), senior="nobody", expected=1)


def test_a_second_look_is_no_second_beginning(store, complete):
    store.begin_review(complete.id)
    store.begin_review(complete.id)
    store.save_review(complete.id, review_of(store, complete.id), senior=senior(store), expected=1)
    assert len(store.reviews(complete.id)) == 1


def test_the_queue_is_in_study_order_and_counts_what_is_in(store):
    images = store.images()
    submit_all(store, images[5].id)
    store.submit(store.assignments(images[2].id)[1].id, drawn(0), expected=1)
    queue = store.queue()
    assert [r.image for r in queue] == list(images)
    assert [(r.submitted, r.expected) for r in queue] == [
        (0, 3),
        (0, 3),
        (1, 3),
        (0, 3),
        (0, 3),
        (3, 3),
        (0, 3),
        (0, 3),
    ]
    waiting = [PhotographState.WAITING] * 8
    waiting[5] = PhotographState.TO_REVIEW
    assert [r.state for r in queue] == waiting
