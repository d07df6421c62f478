from dataclasses import replace
from datetime import timedelta

import numpy as np
import pytest

from refuge_annotator.consensus.label import mask_sha256
from refuge_annotator.errors import UserError
from refuge_annotator.geometry.ellipse import normal_ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.raster import full_mask
from refuge_annotator.reference import (
    case_of,
    consensus_of,
    gather,
    gather_checked,
    label_of,
    obstacles_of,
    provenance,
)
from refuge_annotator.study.info import Problem
from refuge_annotator.study.protocol import default_protocol
from refuge_annotator.study.reading import (
    EMPTY,
    Answer,
    Confidence,
    Fault,
    Outline,
    Override,
    Structure,
    answer,
    doubt_fovea,
    set_confidence,
    set_fault,
)
from refuge_annotator.study.review import Decision, Own, Review, drop
from refuge_annotator.study.state import PhotographState
from tests import small_study
from tests.studies import CUP, DISC, HEIGHT, WIDTH, case, image, reading


@pytest.fixture
def clock():
    return small_study.seeded()


@pytest.fixture
def store(tmp_path, clock):
    with small_study.make(tmp_path / "s.refuge", clock=clock) as opened:
        yield opened


def test_a_new_study_waits_for_everything(store):
    data = gather(store)
    assert data.raters == ("R1", "R2", "R3")
    assert [c.image for c in data.cases] == list(store.images())
    assert {c.state for c in data.cases} == {PhotographState.WAITING}
    assert all(c.finals == c.firsts == () and c.review is None and c.glaucoma is None for c in data.cases)
    assert (data.audit_seq, data.audit_head) == store.audit_head()


def test_gathering_all_and_asking_for_one_agree(store):
    first, second = store.images()[:2]
    small_study.submit_all(store, first.id)
    small_study.submit_all(store, second.id)
    review = small_study.review_of(store, first.id)
    store.save_review(first.id, review, senior=small_study.senior(store), expected=1)
    data = gather(store)
    assert [c.state for c in data.cases[:3]] == [
        PhotographState.ACCEPTED,
        PhotographState.TO_REVIEW,
        PhotographState.WAITING,
    ]
    assert [case_of(store, c.image.id) for c in data.cases] == list(data.cases)


def test_readings_stand_in_study_order_with_their_raters_codes(store):
    photograph = store.images()[0]
    for assignment in reversed(store.assignments(photograph.id)):
        store.submit(assignment.id, small_study.drawn(0), expected=1)
    found = case_of(store, photograph.id)
    assert [code for code, _ in found.firsts] == ["R1", "R2", "R3"]
    assert [f.assignment for f in found.finals] == [a.id for a in store.assignments(photograph.id)]


def test_the_first_submission_is_kept_apart_from_the_amended_one(store):
    photograph = store.images()[0]
    small_study.submit_all(store, photograph.id)
    assignment = store.assignments(photograph.id)[1]
    small_study.give_back(store, photograph.id, assignment.id)
    store.submit(assignment.id, small_study.drawn(50), expected=2, reason="looked again")
    found = case_of(store, photograph.id)
    assert found.finals[1].reading == small_study.drawn(50)
    assert dict(found.firsts)["R2"].reading == small_study.drawn(1)


def test_a_submission_that_was_taken_back_is_no_first(store):
    photograph = store.images()[0]
    assignment = store.assignments(photograph.id)[0]
    store.submit(assignment.id, small_study.drawn(1), expected=1)
    store.recall(assignment.id)
    assert case_of(store, photograph.id).firsts == ()
    store.submit(assignment.id, small_study.drawn(2), expected=3)
    assert dict(case_of(store, photograph.id).firsts)["R1"].reading == small_study.drawn(2)


def test_a_damaged_record_is_not_handed_to_an_export(store, monkeypatch):
    found = []
    monkeypatch.setattr(type(store), "check", lambda *_, **__: tuple(found))
    found.append(Problem("the clock went back", grave=False))
    assert gather_checked(store) == gather(store)
    found.append(Problem("record {n} was changed", "restore a backup", store.path, {"n": 7}))
    with pytest.raises(UserError, match="record 7 was changed; restore a backup"):
        gather_checked(store)


PROTOCOL = default_protocol(3)


def read_by(*readings, review=None):
    return case(image("T0001.jpg"), list(readings), protocol=PROTOCOL, review=review)


def test_a_label_is_the_nested_majority():
    small = normal_ellipse(92, 121, 9, 8, 0)
    label = label_of(read_by(reading(), reading(), reading(cup=small)), PROTOCOL)
    shape = (HEIGHT, WIDTH)
    assert np.array_equal(label.mask == 0, full_mask(CUP, shape))
    assert np.array_equal(label.mask < 255, full_mask(DISC, shape))
    assert set(np.unique(label.mask)) == {0, 128, 255}
    assert [code for code, _ in label.firsts] == ["R1", "R2", "R3"]


def test_the_review_decides_what_counts():
    wrong = reading(disc=normal_ellipse(200, 50, 20, 20, 0), fovea=Point(10, 10))
    review = drop(
        drop(Review(), "id of T0001.jpg R3", Structure.DISC, "atrophy"), "id of T0001.jpg R3", Structure.FOVEA, "x"
    )
    assert label_of(read_by(reading(), reading(), wrong, review=review), PROTOCOL).fovea == reading().fovea.point
    assert label_of(read_by(reading(), reading(), wrong), PROTOCOL).fovea != reading().fovea.point


def test_without_a_review_everything_counts():
    made = replace(read_by(reading(), reading(), reading()), review=None, state=PhotographState.TO_REVIEW)
    assert consensus_of(made, PROTOCOL).disc.counted == tuple(f.assignment for f in made.finals)


NO_CUP = answer(reading(), Structure.CUP, Answer.ABSENT)


def test_no_cup_is_decided_by_more_than_half_of_those_who_count():
    made = read_by(NO_CUP, NO_CUP, reading())
    assert label_of(made, PROTOCOL).no_cup
    assert not label_of(read_by(reading(), reading(), NO_CUP), PROTOCOL).no_cup


def test_cups_that_nowhere_agree_are_no_decision():
    apart = [reading(cup=normal_ellipse(75 + 15 * k, 120, 5, 5, 0)) for k in range(3)]
    made = read_by(*apart)
    assert consensus_of(made, PROTOCOL).cup.area == 0
    assert not label_of(made, PROTOCOL).no_cup
    assert [o.structure for o in obstacles_of(made, consensus_of(made, PROTOCOL))] == [Structure.CUP]


def test_the_seniors_own_no_cup_decides():
    made = read_by(reading(), reading(), reading(), review=Review(own=Own(cup=Outline(Answer.ABSENT))))
    assert label_of(made, PROTOCOL).no_cup
    assert not (label_of(made, PROTOCOL).mask == 0).any()


def test_a_label_bears_the_signed_hash():
    made = read_by(reading(), reading(), reading())
    assert mask_sha256(label_of(made, PROTOCOL).mask) == made.review.review.mask_sha256


def test_provenance_says_who_is_out_and_why():
    one, two, three = reading(), answer(reading(), Structure.CUP, Answer.CANNOT_GRADE), EMPTY
    review = drop(Review(), "id of T0001.jpg R1", Structure.DISC, "drawn round the atrophy")
    made = read_by(one, two, three, review=review)
    codes = {"id R1": "R1", "id R2": "R2", "id R3": "R3", "id S1": "S1"}
    said = provenance(made, consensus_of(made, PROTOCOL), codes)
    assert said["disc"]["in"] == ["R2"]
    assert said["disc"]["out"] == [
        {"rater": "R1", "reason": "left out: drawn round the atrophy"},
        {"rater": "R3", "reason": "not done"},
    ]
    assert said["cup"]["in"] == []
    assert {o["rater"]: o["reason"] for o in said["cup"]["out"]} == {
        "R1": "its disc: drawn round the atrophy",
        "R2": "cannot grade",
        "R3": "not done",
    }
    assert said["fovea_vote"]["marked"] == ["R1", "R2"]
    assert said["disc"]["quorum"] is False
    assert said["review"]["senior"] == "S1"


def test_provenance_says_what_was_doubted_and_which_rules_were_set_aside():
    doubted = doubt_fovea(set_confidence(set_fault(reading(), Fault.MEDIA, there=True), Confidence.LOW), uncertain=True)
    doubted = replace(doubted, overrides=(Override("cup_leaves_disc", "rim lost there"),))
    made = read_by(doubted, reading(), reading())
    codes = {f"id R{k}": f"R{k}" for k in (1, 2, 3)} | {"id S1": "S1"}
    one, two, _ = provenance(made, consensus_of(made, PROTOCOL), codes)["readings"]
    assert one | {"faults": ["media"], "confidence": "low", "fovea_uncertain": True} == one
    assert one["rules_set_aside"] == [{"rule": "cup_leaves_disc", "reason": "rim lost there"}]
    assert two | {"faults": [], "confidence": None, "fovea_uncertain": False, "rules_set_aside": []} == two


def test_a_cup_without_its_disc_says_so():
    no_disc = answer(reading(), Structure.DISC, Answer.CANNOT_GRADE)
    made = read_by(reading(), reading(), no_disc)
    said = provenance(made, consensus_of(made, PROTOCOL), {f"id R{k}": f"R{k}" for k in (1, 2, 3)} | {"id S1": "S1"})
    assert said["cup"]["out"] == [{"rater": "R3", "reason": "its disc was not graded"}]


def test_time_passing_changes_nothing(store, clock):
    before = gather(store)
    clock.advance(timedelta(days=900))
    assert gather(store) == before


def test_an_undecided_photograph_keeps_its_state(store):
    photograph = store.images()[0]
    small_study.submit_all(store, photograph.id)
    review = small_study.review_of(store, photograph.id, Decision.UNGRADABLE, reason="dark")
    store.save_review(photograph.id, review, senior=small_study.senior(store), expected=1)
    assert case_of(store, photograph.id).state is PhotographState.UNGRADABLE
