"""What the senior decides a second time lies apart, is only added, and changes no label."""

import dataclasses

import pytest

from refuge_annotator.store.errors import Conflict, NotAllowed
from refuge_annotator.study.review import Decision
from refuge_annotator.study.state import PhotographState
from tests import small_study
from tests.small_study import give_back, review_of, senior, submit_all


@pytest.fixture
def store(tmp_path):
    with small_study.make(tmp_path / "study.refuge") as made:
        submit_all(made, made.images()[0].id)
        yield made


@pytest.fixture
def image(store):
    """A photograph that was accepted."""
    first = store.images()[0].id
    store.save_review(first, review_of(store, first), senior=senior(store), expected=1)
    return first


def again(store, image, decision=Decision.ACCEPT, reason="", expected=1):
    review = dataclasses.replace(review_of(store, image), decision=decision, reason=reason)
    return store.save_second_review(image, review, senior=senior(store), expected=expected)


def test_it_is_kept_beside_the_review_that_counts(store, image):
    before = store.review(image)
    signed = again(store, image, Decision.UNGRADABLE, "blurred")
    assert store.second_reviews() == {image: (signed,)}
    assert store.review(image) == before
    assert store.photograph_row(image).state is PhotographState.ACCEPTED


def test_a_return_the_second_time_goes_to_nobody(store, image):
    review = dataclasses.replace(
        review_of(store, image), decision=Decision.RETURN, returned_to=(store.assignments(image)[0].id,), reason="look"
    )
    store.save_second_review(image, review, senior=senior(store), expected=1)
    assert store.photograph_row(image).state is PhotographState.ACCEPTED
    mine, reading = store.assignments(image)[0], store.finals(image)[0].reading
    with pytest.raises(NotAllowed):
        store.submit(mine.id, reading, expected=2)


def test_the_same_one_again_is_a_retry_and_another_one_a_conflict(store, image):
    assert again(store, image) == again(store, image)
    with pytest.raises(Conflict):
        again(store, image, Decision.UNGRADABLE, "blurred")
    with pytest.raises(Conflict):
        again(store, image, Decision.UNGRADABLE, "blurred", expected=3)
    again(store, image, Decision.UNGRADABLE, "blurred", expected=2)
    assert [r.review.decision for r in store.second_reviews()[image]] == [Decision.ACCEPT, Decision.UNGRADABLE]


def test_without_a_first_decision_there_is_no_second(store):
    with pytest.raises(NotAllowed, match="second time"):
        again(store, store.images()[0].id)


def test_a_draft_is_kept_until_it_is_decided(store, image):
    draft = review_of(store, image, None)
    store.save_second_draft(image, draft)
    assert store.second_draft(image) == draft
    assert store.review_draft(image) is None
    again(store, image)
    assert store.second_draft(image) is None


def test_the_log_knows_of_it_and_the_study_is_whole(store, image):
    again(store, image)
    assert store.check(photographs=False) == ()


def test_when_a_photograph_was_decided_follows_the_log_and_a_return_is_no_decision(store, image):
    second, third = (i.id for i in store.images()[1:3])
    for other in (second, third):
        submit_all(store, other)
    give_back(store, second, store.assignments(second)[0].id)
    store.save_review(third, review_of(store, third), senior=senior(store), expected=1)
    when = store.when_decided()
    assert set(when) == {image, third}
    assert when[image] < when[third]
