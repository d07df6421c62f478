import sqlite3
from contextlib import closing

import pytest

from refuge_annotator.geometry.point import Point
from refuge_annotator.store.errors import Conflict, DamagedStudy, NotAllowed, ReadOnlyStudy
from refuge_annotator.store.store import open_study
from refuge_annotator.study.reading import EMPTY, Answer, Structure, set_points
from refuge_annotator.study.review import Decision, Drop, Own, Review
from refuge_annotator.study.state import PhotographState
from tests import small_study
from tests.small_study import drawn, review_of, senior, submit_all


@pytest.fixture
def complete(store, image):
    submit_all(store, image.id)
    return image


def begun(store, image, **changes):
    """Return a review that holds everything a senior can have begun, an outline of three points among it."""
    points = set_points(EMPTY, Structure.CUP, [Point(1.0, 2.0), Point(3.0, 4.0), Point(5.0, 7.0)]).cup
    assert points.answer is Answer.NOT_DONE
    drop = Drop(store.assignments(image.id)[1].id, Structure.DISC, "slip")
    own = Own(disc=drawn(3).disc, cup=points, fovea=Point(12.5, 8.25))
    return review_of(store, image.id, None, drops=(drop,), own=own, **changes)


def test_what_is_begun_is_there_again_until_it_is_decided(store, complete):
    review = begun(store, complete)
    store.save_review_draft(complete.id, review)
    assert store.review_draft(complete.id) == review
    assert store.reviews(complete.id) == ()
    store.save_review(complete.id, review_of(store, complete.id), senior=senior(store), expected=1)
    assert store.review_draft(complete.id) is None


def test_the_newest_replaces_the_one_before(store, complete):
    store.save_review_draft(complete.id, begun(store, complete))
    newest = review_of(store, complete.id, None, own=Own(fovea=Point(1.0, 1.0)))
    store.save_review_draft(complete.id, newest)
    assert store.review_draft(complete.id) == newest


def test_a_second_look_at_what_is_decided_changes_neither_state_nor_log(store, complete):
    store.save_review(complete.id, review_of(store, complete.id), senior=senior(store), expected=1)
    head, label = store.audit_head(), store.review(complete.id)
    store.save_review_draft(complete.id, begun(store, complete))
    assert (store.audit_head(), store.review(complete.id)) == (head, label)
    assert next(r.state for r in store.queue() if r.image == complete) is PhotographState.ACCEPTED


def test_a_decision_that_is_refused_leaves_the_draft(store, complete):
    store.save_review_draft(complete.id, begun(store, complete))
    with pytest.raises(Conflict):
        store.save_review(complete.id, review_of(store, complete.id), senior=senior(store), expected=2)
    assert store.review_draft(complete.id) == begun(store, complete)


def test_a_decision_an_unknown_photograph_and_another_s_reading_are_refused(store, complete):
    with pytest.raises(NotAllowed):
        store.save_review_draft(complete.id, review_of(store, complete.id, Decision.ACCEPT))
    with pytest.raises(Conflict):
        store.save_review_draft("nowhere", review_of(store, complete.id, None))
    stranger = Drop("nobody", Structure.DISC, "slip")
    with pytest.raises(NotAllowed):
        store.save_review_draft(complete.id, review_of(store, complete.id, None, drops=(stranger,)))
    assert store.review_draft(complete.id) is None


def test_a_study_for_viewing_only_keeps_none(study_file):
    with open_study(study_file, read_only=True) as store, pytest.raises(ReadOnlyStudy):
        store.save_review_draft(store.images()[0].id, Review())


def test_a_draft_that_was_tampered_with_is_never_shown(study_file):
    with open_study(study_file, clock=small_study.seeded()) as store:
        image = store.images()[0]
        submit_all(store, image.id)
        store.save_review_draft(image.id, begun(store, image))
    with closing(sqlite3.connect(study_file)) as connection, connection:
        connection.execute("UPDATE review_draft SET body = replace(body, 'slip', 'poor')")
    with open_study(study_file, clock=small_study.seeded()) as store:
        with pytest.raises(DamagedStudy):
            store.review_draft(image.id)
        assert any(p.grave for p in store.check(photographs=False))
