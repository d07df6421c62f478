"""A share of the photographs comes to the senior twice: blind, apart, and without a trace in any label."""

import dataclasses
import json
from dataclasses import replace
from datetime import timedelta

import pytest

from refuge_annotator.app.autosave import Autosave
from refuge_annotator.app.desks.senior import SeniorDesk
from refuge_annotator.app.fast_lane import open_lane
from refuge_annotator.app.review_queue import compare, ordered
from refuge_annotator.app.review_session import ReviewSession
from refuge_annotator.app.store_thread import StoreThread
from refuge_annotator.export import export_study
from refuge_annotator.reference import gather, senior_repeat
from refuge_annotator.store.store import open_study
from refuge_annotator.study.protocol import protocol_with
from refuge_annotator.study.reading import Structure
from refuge_annotator.study.second_looks import BETWEEN, first_of, is_second, second_looks
from refuge_annotator.study.state import PhotographState
from tests import review_study as study


class Room:
    """A senior at a study whose readings are all in."""

    def __init__(self, path):
        self.path = path
        self.sit()

    def sit(self):
        self.thread = StoreThread(lambda: open_study(self.path))
        person = next(p for p in self.thread.call(lambda s: s.people()) if p.code == "S1")
        self.desk = SeniorDesk(self.thread, person)
        self.session = ReviewSession(self.desk, Autosave(self.thread))

    def open(self, key):
        self.session.open(self.desk.open(key)[0])
        return self.session

    def accept(self, key):
        self.open(key)
        return self.session.accept()

    def firsts(self):
        return [row.image.id for row in self.desk.queue() if not is_second(row.image.id)]

    def seconds(self):
        return [row for row in self.desk.queue() if is_second(row.image.id)]


@pytest.fixture
def make(tmp_path, qapp):
    rooms = []

    def room(count, percent):
        rules = protocol_with(3, review_repeats_percent=percent)
        rooms.append(Room(study.make(tmp_path / "study", [study.alike(3)] * count, rules)))
        return rooms[-1]

    yield room
    for made in rooms:
        made.thread.close()


@pytest.fixture
def room(make):
    """Four photographs, of which one comes twice; all are decided but nothing is decided twice."""
    made = make(4, 25)
    for image in made.firsts():
        made.accept(image)
    return made


def test_nothing_comes_again_before_all_is_decided_in_a_small_study(make):
    room = make(4, 25)
    for image in room.firsts():
        assert room.seconds() == []
        assert room.desk.still_to_come() == 1
        room.accept(image)
    assert [row.state for row in room.seconds()] == [PhotographState.TO_REVIEW]
    assert room.desk.still_to_come() == 0


def test_in_a_larger_one_it_comes_twenty_decisions_later_among_others(make):
    room = make(BETWEEN + 8, 10)
    decided = []
    for image in room.firsts():
        decided.append(image)
        room.accept(image)
        for row in room.seconds():
            place = decided.index(first_of(row.image.id))
            assert len(decided) - place > BETWEEN or len(decided) == BETWEEN + 8
    assert len(room.seconds()) == 2


def test_it_looks_like_another_photograph(room):
    (row,) = room.seconds()
    case, path = room.desk.open(row.image.id)
    first, its_path = room.desk.open(first_of(row.image.id))
    assert case.image.code != first.image.code
    assert path == its_path
    assert case.review is None
    assert case.state is PhotographState.TO_REVIEW
    assert (row.submitted, row.expected) == (3, 3)
    assert room.desk.places().of(row.image.id) == room.desk.places().of(first.image.id)
    assert room.desk.begun(row.image.id).decided is None


def test_its_letters_are_shuffled_anew(make):
    room = make(8, 50)
    for image in room.firsts():
        room.accept(image)
    orders = []
    for row in room.seconds():
        again = room.open(row.image.id).order
        orders.append((again, room.open(first_of(row.image.id)).order))
    assert all(set(one) == set(other) for one, other in orders)
    assert any(one != other for one, other in orders)


def test_its_decision_lies_apart_and_changes_no_label(room, tmp_path):
    (row,) = room.seconds()
    before = room.thread.call(lambda s: s.review(first_of(row.image.id)))
    room.open(row.image.id)
    room.session.drop(room.session.order[0], Structure.CUP, "blurred")
    signed = room.session.accept()
    assert room.thread.call(lambda s: s.review(first_of(row.image.id))) == before
    assert room.thread.call(lambda s: s.second_reviews()) == {first_of(row.image.id): (signed,)}
    data = room.thread.call(gather)
    export_study(data, "refuge-training", tmp_path / "out", photographs=data.info.root)
    manifest = json.loads((tmp_path / "out" / "manifest.json").read_text(encoding="utf-8"))
    assert [p["cup"]["out"] for p in manifest["photographs"]] == [[]] * 4
    assert room.thread.call(lambda s: s.check(photographs=False)) == ()
    (after,) = room.seconds()
    assert after.state is PhotographState.ACCEPTED


def test_the_senior_s_own_repeatability_is_there_as_values(room):
    (row,) = room.seconds()
    room.accept(row.image.id)
    data = room.thread.call(gather)
    found = {c.image.id: senior_repeat(c, data.info.protocol) for c in data.cases}
    assert {key for key, value in found.items() if value is not None} == {first_of(row.image.id)}
    repeat = found[first_of(row.image.id)]
    assert (repeat.disc, repeat.cup, repeat.fovea) == (1.0, 1.0, 0.0)
    assert all(case.second is None for case in room.desk.cases())


def test_a_first_decision_that_was_changed_after_the_second_look_is_not_compared_with_it(room):
    (row,) = room.seconds()
    room.accept(row.image.id)
    data = room.thread.call(gather)
    case = next(c for c in data.cases if c.image.id == first_of(row.image.id))
    later = replace(case.review, signed_at=case.second.signed_at + timedelta(seconds=1))
    assert senior_repeat(case, data.info.protocol) is not None
    assert senior_repeat(replace(case, review=later), data.info.protocol) is None


@pytest.mark.parametrize(
    ("decide", "state"),
    [
        (lambda s: s.mark_ungradable("blurred"), PhotographState.UNGRADABLE),
        (lambda s: s.return_to(s.order[:1], "look again"), PhotographState.RETURNED),
    ],
)
def test_whatever_is_decided_the_raters_and_the_first_decision_know_nothing_of_it(room, decide, state):
    (row,) = room.seconds()
    decide(room.open(row.image.id))
    assert [r.state for r in room.seconds()] == [state]
    firsts = [r for r in room.desk.queue() if not is_second(r.image.id)]
    assert {r.state for r in firsts} == {PhotographState.ACCEPTED}


def test_a_half_done_second_look_is_there_again(room):
    (row,) = room.seconds()
    room.open(row.image.id)
    room.session.drop(room.session.order[1], Structure.CUP, "blurred")
    room.session.close()
    room.session._autosave.flush()
    room.thread.close()
    room.sit()
    assert [r.image.id for r in room.seconds()] == [row.image.id]
    assert room.desk.undecided() == {row.image.id}
    room.open(row.image.id)
    assert [d.reason for d in room.session.review.drops] == ["blurred"]
    assert room.open(first_of(row.image.id)).review.drops == ()


def test_steps_on_the_first_and_the_second_look_are_not_mixed(room):
    (row,) = room.seconds()
    room.open(row.image.id)
    room.session.drop(room.session.order[1], Structure.CUP, "blurred")
    assert room.open(first_of(row.image.id)).review.drops == ()
    assert len(room.open(row.image.id).review.drops) == 1


def test_readings_are_compared_for_its_place_in_the_queue(room):
    (row,) = room.seconds()
    looks = compare(room.desk.cases(), {}, lambda _done, _total: True)
    assert list(looks) == [row.image.id]
    assert ordered(room.desk.queue(), looks)[0].image.id == row.image.id


@pytest.mark.parametrize("seed", ["one", "another"])
def test_it_is_looked_at_with_the_fast_lane_s_sample_and_never_confirmed_with_others(make, seed):
    room = make(BETWEEN + 12, 4)
    (again,) = room.thread.call(lambda s: second_looks(s.images(), 4, s.study().id))
    for image in sorted(room.firsts(), key=lambda image: image != first_of(again))[: BETWEEN + 1]:
        room.accept(image)
    (row,) = room.seconds()
    comparisons = compare(room.desk.cases(), {}, lambda _done, _total: True)
    lane = open_lane(room.desk.queue(), comparisons, (), room.desk.protocol(), seed)
    assert again == row.image.id
    assert again in lane.sample
    assert (len(lane.sample), len(lane.others)) == (5 + 1, 11 - 5)


def test_what_nobody_looked_at_does_not_come_again(make):
    room = make(4, 25)
    for image in room.firsts():
        room.open(image)
        review = dataclasses.replace(room.session.accept().review, batch_confirmed=True)
        room.desk.save(room.session.case, review)
    assert room.seconds() == []
    assert room.desk.still_to_come() == 0


def test_what_was_taken_back_from_a_batch_and_looked_at_comes_again_the_same_day(make):
    room = make(4, 25)
    for image in room.firsts():
        room.open(image)
        review = dataclasses.replace(room.session.accept().review, batch_confirmed=True)
        room.desk.save(room.session.case, review)
    assert room.seconds() == []
    for image in room.firsts():
        room.accept(image)
    assert len(room.seconds()) == 1


def test_at_zero_percent_nothing_comes_again(make):
    room = make(4, 0)
    for image in room.firsts():
        room.accept(image)
    assert room.seconds() == []
