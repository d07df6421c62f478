from dataclasses import replace

import pytest

from refuge_annotator.geometry.ellipse import Ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.store.errors import Conflict, NotAllowed
from refuge_annotator.study.assignment import RevisionKind
from refuge_annotator.study.reading import EMPTY, Answer, Fovea, Outline, Structure, answer
from refuge_annotator.study.reading_codec import reading_to_text
from refuge_annotator.study.record import sha256
from tests.small_study import drawn, submit_all


def test_a_submission_reads_back_as_it_was(store, assignment):
    made = store.submit(assignment.id, drawn(1), expected=1, ms_active=90_000)
    assert store.history(assignment.id) == (made,)
    assert (made.number, made.kind, made.reading, made.ms_active) == (1, RevisionKind.FINAL, drawn(1), 90_000)
    assert made.body_sha256 == sha256(reading_to_text(drawn(1)))
    assert made.saved_at.utcoffset().total_seconds() == 0


def test_the_same_submission_again_is_the_stored_one(store, assignment):
    first = store.submit(assignment.id, drawn(1), expected=1)
    entries = store.audit_head()
    assert store.submit(assignment.id, drawn(1), expected=1) == first
    assert store.audit_head() == entries


def test_another_submission_of_the_same_number_is_a_conflict(store, assignment):
    first = store.submit(assignment.id, drawn(1), expected=1)
    with pytest.raises(Conflict):
        store.submit(assignment.id, drawn(2), expected=1)
    assert store.history(assignment.id) == (first,)


@pytest.mark.parametrize("expected", [-1, 0, 2, 7])
def test_a_number_that_is_not_the_next_one_is_a_conflict(store, assignment, expected):
    with pytest.raises(Conflict):
        store.submit(assignment.id, drawn(1), expected=expected)
    assert store.history(assignment.id) == ()


def test_a_submitted_reading_is_not_changed(store, assignment):
    first = store.submit(assignment.id, drawn(1), expected=1)
    with pytest.raises(NotAllowed):
        store.submit(assignment.id, drawn(2), expected=2)
    with pytest.raises(NotAllowed):
        store.save_step(assignment.id, 0, drawn(2), "Move point")
    with pytest.raises(NotAllowed):
        store.move_cursor(assignment.id, -1)
    assert store.history(assignment.id) == (first,)
    assert store.draft(assignment.id).reading == drawn(1)


def test_a_retry_of_what_was_taken_back_is_a_conflict(store, assignment):
    store.submit(assignment.id, drawn(1), expected=1)
    store.recall(assignment.id)
    with pytest.raises(Conflict):
        store.submit(assignment.id, drawn(1), expected=2)


def test_an_empty_reading_can_be_submitted_and_is_not_the_same_as_none(store, assignment):
    store.submit(assignment.id, EMPTY, expected=1)
    assert [f.reading for f in store.finals(assignment.image)] == [EMPTY]


def test_answers_without_outlines_are_kept(store, assignment):
    reading = answer(answer(EMPTY, Structure.CUP, Answer.ABSENT), Structure.FOVEA, Answer.CANNOT_GRADE)
    store.submit(assignment.id, reading, expected=1)
    assert store.history(assignment.id)[0].reading == reading


def test_finals_come_in_study_order_whatever_the_order_of_submission(store, image):
    for assignment in reversed(store.assignments(image.id)):
        store.submit(assignment.id, drawn(1), expected=1)
    assert [f.rater for f in store.finals(image.id)] == [p.id for p in store.people()[:3]]


def test_two_raters_do_not_share_a_reading(store, image):
    submit_all(store, image.id)
    assert [f.reading for f in store.finals(image.id)] == [drawn(0), drawn(1), drawn(2)]


NAN = float("nan")


@pytest.mark.parametrize(
    "reading",
    [
        replace(EMPTY, fovea=Fovea(Answer.MARKED, Point(NAN, 1.0))),
        replace(EMPTY, fovea=Fovea(Answer.MARKED, Point(float("inf"), 1.0))),
        replace(EMPTY, fovea=Fovea(Answer.MARKED, Point(1.001, 1.0))),
        replace(EMPTY, fovea=Fovea(Answer.MARKED, Point(2e6, 1.0))),
        replace(EMPTY, disc=Outline(Answer.MARKED, (), Ellipse(100.0, 100.0, NAN, 20.0, 0.0))),
        replace(EMPTY, disc=Outline(Answer.MARKED, (), Ellipse(100.0, 100.0, 20.0, 30.0, 200.0))),
        replace(EMPTY, notes="\udcff"),
    ],
)
def test_what_could_not_be_read_back_is_not_stored(store, assignment, reading):
    with pytest.raises(NotAllowed):
        store.submit(assignment.id, reading, expected=1)
    with pytest.raises(NotAllowed):
        store.save_step(assignment.id, 0, reading, "Move point")
    assert store.history(assignment.id) == ()
    assert store.draft(assignment.id).steps == ()


def test_notes_keep_every_character(store, assignment):
    notes = "papille «pâle» — 視神経乳頭 \U0001f441 =1+1 'quote' \"double\" \\ \n\t"
    store.submit(assignment.id, replace(drawn(1), notes=notes), expected=1)
    assert store.history(assignment.id)[0].reading.notes == notes
