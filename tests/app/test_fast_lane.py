"""Unanimous photographs confirmed together: only after a look at a sample, said in the record, and taken back."""

import dataclasses
import json

import pytest

from refuge_annotator.app.autosave import Autosave
from refuge_annotator.app.desks.senior import SeniorDesk
from refuge_annotator.app.fast_lane import confirm, looked_at, open_lane, take_back
from refuge_annotator.app.review_queue import compare, ordered
from refuge_annotator.app.review_session import ReviewSession
from refuge_annotator.app.store_thread import StoreThread
from refuge_annotator.export import export_study
from refuge_annotator.reference import gather
from refuge_annotator.store.errors import NotAllowed
from refuge_annotator.store.store import open_study
from refuge_annotator.study.protocol import default_protocol
from refuge_annotator.study.reading import Structure, write_notes
from refuge_annotator.study.review import Decision, Review
from refuge_annotator.study.state import PhotographState
from tests import review_study as study

ALIKE = 8


def ever(_done, _total):
    return True


class Room:
    """A senior at a study of eight unanimous photographs and three that are not."""

    def __init__(self, path):
        self.path = path
        self.thread = StoreThread(lambda: open_study(path))
        self.person = next(p for p in self.thread.call(lambda s: s.people()) if p.code == "S1")
        self.desk = SeniorDesk(self.thread, self.person)
        self.protocol = self.desk.protocol()
        self.session = ReviewSession(self.desk, Autosave(self.thread))

    def lane(self, undecided=(), protocol=None):
        comparisons = compare(self.desk.cases(), {}, ever)
        rows = ordered(self.desk.queue(), comparisons)
        return open_lane(rows, comparisons, undecided, protocol or self.protocol, "seed")

    def accept(self, image, dropping=False):
        self.session.open(self.desk.open(image)[0])
        if dropping:
            self.session.drop(self.session.order[0], Structure.CUP, "blurred")
        return self.session.accept().review

    def looked(self, lane):
        for image in lane.sample:
            lane = looked_at(lane, image, self.accept(image), self.protocol)
        return lane

    def reviews(self, image):
        return self.thread.call(lambda s: s.reviews(image))


@pytest.fixture
def room(tmp_path, qapp):
    doubtful = study.alike()
    doubtful[3] = write_notes(doubtful[3], "is this the cup?")
    rules = dataclasses.replace(default_protocol(7), recall_photographs=50)  # any of them may be taken back
    photographs = [study.alike()] * ALIKE + [study.one_off(), study.split_cups(), doubtful]
    path = study.make(tmp_path / "study", photographs, rules)
    made = Room(path)
    yield made
    made.thread.close()


def test_only_unanimous_photographs_are_in_it_and_at_least_five_of_them_are_looked_at(room):
    lane = room.lane()
    images = [row.image.id for row in room.desk.queue()]
    assert {*lane.sample, *lane.others} == set(images[:ALIKE])
    assert len(lane.sample) == 5
    assert lane.unseen == lane.sample
    assert not lane.ready


def test_the_sample_is_one_in_ten_of_many_and_the_same_for_the_same_seed(room):
    row = room.desk.queue()[0]
    comparison = next(iter(compare(room.desk.cases(), {}, ever).values()))
    rows = [dataclasses.replace(row, image=dataclasses.replace(row.image, id=f"i{n:03d}")) for n in range(100)]
    comparisons = {r.image.id: dataclasses.replace(comparison, alike=True) for r in rows}
    one, again, other = (open_lane(rows, comparisons, (), room.protocol, seed) for seed in ("a", "a", "b"))
    assert len(one.sample) == 10
    assert one == again
    assert one.sample != other.sample
    assert list(one.sample) == sorted(one.sample)


def test_with_a_rater_missing_or_something_begun_a_photograph_is_not_in_it(room):
    whole = room.lane()
    first = whole.others[0]
    assert first not in {*room.lane({first}).sample, *room.lane({first}).others}
    assert room.lane(protocol=default_protocol(9)).sample == ()


def test_too_few_leave_nothing_to_confirm_after_the_sample(room):
    images = [row.image.id for row in room.desk.queue()]
    lane = room.lane(undecided=set(images[:3]))
    assert (len(lane.sample), lane.others, lane.worthwhile) == (5, (), False)


def test_nothing_is_confirmed_before_the_whole_sample_was_accepted(room):
    lane = room.lane()
    for image in lane.sample[:-1]:
        lane = looked_at(lane, image, room.accept(image), room.protocol)
    assert not lane.ready
    assert confirm(lane, room.desk, ever).confirmed == ()


def test_the_others_are_accepted_as_the_plain_vote_with_a_flag(room):
    lane = confirm(room.looked(room.lane()), room.desk, ever)
    assert [signed.image for signed in lane.confirmed] == list(lane.others)
    for image in lane.others:
        (signed,) = room.reviews(image)
        assert signed.review.batch_confirmed
        case = room.thread.call(lambda s, i=image: next(c for c in gather(s).cases if c.image.id == i))
        assert case.state is PhotographState.ACCEPTED
    (sampled,) = room.reviews(lane.sample[0])
    assert not sampled.review.batch_confirmed
    assert (sampled.review.mask_sha256, sampled.review.fovea) == (signed.review.mask_sha256, signed.review.fovea)


@pytest.mark.parametrize("way", ["drop", "return", "ungradable"])
def test_a_sample_that_is_not_accepted_as_it_stands_closes_the_lane(room, way):
    lane = room.lane()
    image = lane.sample[2]
    review = room.accept(image, dropping=True) if way == "drop" else Review(decision=Decision(way), reason="x")
    lane = looked_at(lane, image, review, room.protocol)
    assert lane.spoiled == image
    assert lane.unseen == ()
    assert not room.looked(dataclasses.replace(lane, sample=lane.sample[:2])).ready


def test_what_changed_in_the_meantime_is_left_out(room):
    lane = room.looked(room.lane())
    room.accept(lane.others[1])
    assert [signed.image for signed in confirm(lane, room.desk, ever).confirmed] == [lane.others[0], lane.others[2]]


def test_what_the_senior_began_in_the_meantime_is_left_out_and_stays_begun(room):
    lane = room.looked(room.lane())
    room.session.open(room.desk.open(lane.others[1])[0])
    room.session.drop(room.session.order[0], Structure.CUP, "blurred")
    room.session.close()
    assert [signed.image for signed in confirm(lane, room.desk, ever).confirmed] == [lane.others[0], lane.others[2]]
    assert room.desk.begun(lane.others[1]).draft.drops
    assert room.reviews(lane.others[1]) == ()


def test_what_a_rater_took_back_in_the_meantime_is_left_out(room):
    lane = room.looked(room.lane())
    taken = lane.others[1]
    room.thread.call(lambda s: s.recall(s.assignments(taken)[0].id))
    assert [signed.image for signed in confirm(lane, room.desk, ever).confirmed] == [lane.others[0], lane.others[2]]
    assert room.desk.row(taken).state is PhotographState.WAITING


def test_after_a_failure_the_rest_is_confirmed_and_all_of_it_can_be_taken_back(room, monkeypatch):
    lane, save = room.looked(room.lane()), room.desk.save

    def full(case, review):
        if case.image.id == lane.others[1]:
            raise NotAllowed("the disk is full")
        return save(case, review)

    monkeypatch.setattr(room.desk, "save", full)
    with pytest.raises(NotAllowed):
        confirm(lane, room.desk, ever)
    monkeypatch.undo()
    again = confirm(lane, room.desk, ever)
    assert [signed.image for signed in again.confirmed] == list(lane.others)
    assert [len(room.reviews(image)) for image in lane.others] == [1, 1, 1]
    take_back(again, room.desk)
    assert {room.desk.row(image).state for image in lane.others} == {PhotographState.TO_REVIEW}


def test_stopped_halfway_it_keeps_and_tells_what_it_did(room):
    lane = confirm(room.looked(room.lane()), room.desk, lambda done, _total: done < 2)
    assert [signed.image for signed in lane.confirmed] == list(lane.others[:2])


def test_taken_back_they_are_to_be_reviewed_again_and_the_record_keeps_both(room):
    lane = confirm(room.looked(room.lane()), room.desk, ever)
    redecided = lane.others[0]
    room.accept(redecided, dropping=True)
    lane = take_back(lane, room.desk)
    states = {row.image.id: row.state for row in room.desk.queue()}
    assert states[redecided] is PhotographState.ACCEPTED
    assert {states[i] for i in lane.others[1:]} == {PhotographState.TO_REVIEW}
    assert [r.review.batch_confirmed for r in room.reviews(lane.others[1])] == [True, False]
    assert not room.accept(lane.others[1]).batch_confirmed


def test_the_log_and_the_export_say_which_were_confirmed_together(room, tmp_path):
    lane = confirm(room.looked(room.lane()), room.desk, ever)
    data = room.thread.call(gather)
    export_study(data, "refuge-training", tmp_path / "out", photographs=data.info.root)
    manifest = json.loads((tmp_path / "out" / "manifest.json").read_text(encoding="utf-8"))
    said = {p["code"]: p["review"]["batch_confirmed"] for p in manifest["photographs"]}
    codes = {c.image.id: c.image.code for c in data.cases}
    assert said == {codes[i]: i in lane.others for i in (*lane.sample, *lane.others)}
    assert room.thread.call(lambda s: s.check(photographs=False)) == ()


def test_a_review_with_drops_cannot_be_called_confirmed_together(room):
    image = room.lane().others[0]
    room.session.open(room.desk.open(image)[0])
    room.session.drop(room.session.order[0], Structure.CUP, "blurred")
    review = dataclasses.replace(room.session.review, decision=Decision.ACCEPT, batch_confirmed=True)
    review = dataclasses.replace(review, revisions=tuple((f.assignment, f.number) for f in room.session.case.finals))
    with pytest.raises(NotAllowed, match="confirmed together"):
        room.desk.save(room.session.case, review)
