import hashlib

import numpy as np
import pytest

from refuge_annotator.app.autosave import Autosave, SaveState
from refuge_annotator.app.desks.senior import SeniorDesk
from refuge_annotator.app.review_session import ReviewSession
from refuge_annotator.app.review_steps import from_vote
from refuge_annotator.app.store_thread import StoreThread
from refuge_annotator.consensus.acceptance import Hindrance
from refuge_annotator.errors import UserError
from refuge_annotator.geometry.ellipse import normal_ellipse
from refuge_annotator.geometry.fit import FitMode
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.raster import full_mask
from refuge_annotator.imaging.look import PLAIN
from refuge_annotator.metrics.overlap import dice
from refuge_annotator.store.store import open_study
from refuge_annotator.study.protocol import Protocol, TieRule
from refuge_annotator.study.reading import (
    EMPTY,
    Answer,
    Structure,
    adjust,
    answer,
    curve_outline,
    draw_outline,
    place_fovea,
    set_look,
    set_points,
)
from refuge_annotator.study.review import Decision, Drop, OwnUse, Review
from refuge_annotator.study.state import PhotographState
from tests import review_study as study

DISC, CUP, FOVEA = Structure.DISC, Structure.CUP, Structure.FOVEA


class Room:
    """A senior at the desk, without a window."""

    def __init__(self, path, *, read_only=False):
        self.thread = StoreThread(lambda: open_study(path, read_only=read_only))
        person = next(p for p in self.thread.call(lambda s: s.people()) if p.code == "S1")
        self.desk = SeniorDesk(self.thread, person)
        self.autosave = Autosave(self.thread)
        self.session = ReviewSession(self.desk, self.autosave)
        self.images = [row.image.id for row in self.desk.queue()]

    def open(self, number=0):
        case, _ = self.desk.open(self.images[number])
        self.session.open(case)
        return self.session

    def again(self, number=0):
        """Come back after a lock, a restart or a kill: only what is stored is left."""
        assert self.autosave.flush()
        self.session = ReviewSession(self.desk, self.autosave)
        return self.open(number)

    def state(self, number=0):
        return self.desk.queue()[number].state

    def stored(self, number=0):
        return self.thread.call(lambda s: s.reviews(self.images[number]))


@pytest.fixture
def room(tmp_path, qapp):
    rooms = []

    def enter(*photographs, protocol=None, read_only=False):
        path = study.make(tmp_path, photographs, protocol)
        rooms.append(Room(path, read_only=read_only))
        return rooms[-1]

    yield enter
    for one in rooms:
        one.thread.close()


def majority(readings, structure, shape):
    """The plain definition: more than half of the outlines given, pixel by pixel at full size."""
    masks = [full_mask((r.disc if structure is DISC else r.cup).ellipse, shape) for r in readings]
    return np.sum(masks, axis=0) * 2 > len(masks)


def test_accepting_stores_the_hash_of_the_plain_majority(room):
    senior = room(study.alike())
    session = senior.open()
    session.accept()
    shape = session.case.image.shape
    disc, cup = (majority(session.readings.values(), s, shape) for s in (DISC, CUP))
    grey = np.where(disc, np.where(cup, 0, 128), 255).astype(np.uint8)
    (stored,) = senior.stored()
    assert stored.review.decision is Decision.ACCEPT
    assert stored.review.mask_sha256 == hashlib.sha256(grey.tobytes()).hexdigest()
    assert stored.review.fovea == Point(303.0, 185.0)
    assert [number for _, number in stored.review.revisions] == [1] * 7
    assert senior.state() is PhotographState.ACCEPTED


def test_a_dropped_reading_leaves_the_vote_at_once_and_comes_back(room):
    session = room(study.one_off()).open()
    odd = list(session.readings)[-1]
    before = session.verdict.consensus.cup.area
    session.drop(odd, CUP, "wrong structure")
    assert len(session.verdict.consensus.cup.counted) == 6
    assert session.verdict.consensus.cup.area < before
    session.count_again(odd, CUP)
    assert session.verdict.consensus.cup.area == before


def test_a_dropped_disc_drops_its_cup(room):
    session = room(study.alike()).open()
    session.drop(next(iter(session.readings)), DISC, "atrophy included")
    assert len(session.verdict.consensus.disc.counted) == 6
    assert len(session.verdict.consensus.cup.counted) == 6
    assert len(session.verdict.consensus.fovea.counted) == 7


def test_letters_are_another_order_for_each_photograph_and_always_the_same_for_one(room):
    senior = room(*[study.alike() for _ in range(4)])
    raters = {a.id: a.rater for i in senior.images for a in senior.thread.call(lambda s, i=i: s.assignments(i))}
    orders = [tuple(raters[a] for a in senior.open(n).order) for n in range(4)]
    assert len(set(orders)) > 1
    assert tuple(raters[a] for a in senior.open(0).order) == orders[0]


def test_undo_and_redo_go_through_every_change(room):
    session = room(study.split_cups()).open()
    first, second = list(session.readings)[:2]
    seen = [session.review]
    for change in (
        lambda: session.drop(first, DISC, "slip"),
        lambda: session.drop(second, FOVEA, "slip"),
        lambda: session.set_tie_rule(TieRule.INSIDE),
        lambda: session.draw(place_fovea(session.drawn, Point(10, 10))),
    ):
        change()
        seen.append(session.review)
    assert len(set(map(repr, seen))) == 5
    for review in reversed(seen[:-1]):
        session.undo()
        assert session.review == review
    session.undo()
    assert session.review == seen[0]
    for review in seen[1:]:
        session.redo()
        assert session.review == review


def test_steps_on_one_photograph_wait_there_while_another_is_looked_at(room):
    senior = room(study.alike(), study.alike())
    session = senior.open(0)
    session.drop(next(iter(session.readings)), CUP, "slip")
    left = session.review
    senior.open(1)
    assert session.review.drops == ()
    session.undo()
    assert session.review.drops == ()
    senior.open(0)
    assert session.review == left
    session.undo()
    assert session.review.drops == ()


def test_both_outcomes_of_a_tie_are_told_and_each_rule_gives_its_own(room):
    session = room(study.split_cups()).open()
    outcomes = {o.rule: o for o in session.verdict.outcomes}
    large, small = normal_ellipse(122, 172, 32, 30, 90), normal_ellipse(122, 172, 16, 15, 90)
    shape = session.case.image.shape
    areas = {TieRule.OUTSIDE: int(full_mask(small, shape).sum()), TieRule.INSIDE: int(full_mask(large, shape).sum())}
    assert {rule: o.cup for rule, o in outcomes.items()} == areas
    assert session.verdict.consensus.cup.tied_pixels == areas[TieRule.INSIDE] - areas[TieRule.OUTSIDE]
    for rule, area in areas.items():
        session.set_tie_rule(rule)
        assert session.verdict.consensus.cup.area == area


def test_an_odd_count_has_no_ties_to_choose_between(room):
    session = room(study.alike()).open()
    assert session.verdict.outcomes == ()


def test_an_own_outline_decides_nothing_before_it_is_an_ellipse(room):
    session = room(study.alike()).open()
    vote = session.verdict.consensus.disc.area
    rim = [Point(120 + 30 * np.cos(t), 170 + 30 * np.sin(t)) for t in np.arange(8) * np.pi / 4]
    session.draw(set_points(EMPTY, DISC, rim[:3]))
    assert session.verdict.consensus.disc.area == vote
    assert session.review.own.disc is None
    with pytest.raises(UserError):
        session.accept()  # which of the two was meant?
    session.draw(set_points(EMPTY, DISC, rim))
    assert session.verdict.consensus.disc.own
    assert abs(session.verdict.consensus.disc.area - np.pi * 900) < 60
    session.draw(answer(session.drawn, DISC, Answer.NOT_DONE))
    assert session.verdict.consensus.disc.area == vote


def test_an_own_outline_can_decide_the_ties_alone(room):
    session = room(study.split_cups()).open()
    own = normal_ellipse(122, 172, 24, 22, 90)
    session.draw(adjust(EMPTY, CUP, own))
    assert session.verdict.consensus.cup.own
    session.set_own_use(OwnUse.CASTING)
    assert session.review.tie_rule is TieRule.SENIOR
    assert not session.verdict.consensus.cup.own
    assert session.verdict.consensus.cup.area == int(full_mask(own, session.case.image.shape).sum())
    session.set_tie_rule(TieRule.OUTSIDE)
    assert session.review.own.use is OwnUse.CASTING  # never the reference unasked
    session.set_own_use(OwnUse.REPLACE)
    assert session.verdict.consensus.cup.own


@pytest.mark.parametrize("rule", [TieRule.OUTSIDE, TieRule.INSIDE])
def test_the_tie_rule_is_the_one_before_when_the_outline_stops_deciding(room, rule):
    session = room(study.split_cups(), protocol=Protocol(7, 4, rule)).open()
    session.draw(adjust(EMPTY, CUP, normal_ellipse(122, 172, 24, 22, 90)))
    session.set_own_use(OwnUse.REPLACE)
    assert session.review.tie_rule is rule
    session.set_own_use(OwnUse.CASTING)
    session.set_own_use(OwnUse.REPLACE)
    assert session.review.tie_rule is rule
    session.set_tie_rule(TieRule.INSIDE)
    session.set_own_use(OwnUse.CASTING)
    session.set_own_use(OwnUse.REPLACE)
    assert session.review.tie_rule is TieRule.INSIDE


def test_an_outline_started_from_the_vote_is_the_vote_to_within_a_pixel(room):
    session = room(study.alike()).open()
    vote = session.verdict.consensus.disc
    ellipse, area = session.readings[next(iter(session.readings))].disc.ellipse, vote.area
    session.draw(from_vote(session.drawn, DISC, session.verdict.consensus))
    own = session.drawn.disc.ellipse
    assert abs(own.cx - ellipse.cx) < 1.5
    assert abs(session.verdict.consensus.disc.area - area) < 0.02 * area
    session.draw(from_vote(session.drawn, FOVEA, session.verdict.consensus))
    assert session.drawn.fovea.point == Point(303.0, 185.0)


def test_a_vote_that_is_no_ellipse_is_taken_up_as_a_closed_curve(room):
    corners = ((80, 150), (120, 125), (165, 150), (170, 195), (135, 220), (125, 185), (105, 175), (90, 185))
    bean = draw_outline(study.reading(), DISC, curve_outline([Point(*map(float, corner)) for corner in corners]))
    session = room([bean] * 7).open()
    vote = session.verdict.consensus.disc
    session.draw(from_vote(session.drawn, DISC, session.verdict.consensus))
    assert session.drawn.disc.fit_mode is FitMode.CURVE
    own = session.verdict.consensus.disc
    assert own.own
    assert dice(full_mask(session.drawn.disc.shape, session.case.image.shape), full(vote, session)) > 0.97


def full(vote, session):
    mask = np.zeros(session.case.image.shape, dtype=bool)
    mask[vote.box.slices] = vote.mask
    return mask


def test_too_few_graded_cups_are_not_accepted_but_an_own_cup_is(room):
    session = room(study.few_cups()).open()
    (obstacle,) = session.verdict.obstacles
    assert (obstacle.structure, obstacle.hindrance, obstacle.counted) == (CUP, Hindrance.QUORUM, 3)
    with pytest.raises(UserError):
        session.accept()
    session.draw(adjust(EMPTY, CUP, normal_ellipse(122, 172, 20, 18, 90)))
    assert session.verdict.obstacles == ()
    assert session.accept().review.own.cup is not None


def test_no_cup_to_most_is_an_answer_and_cups_that_do_not_meet_are_none(room):
    none = [study.no_cup(study.reading()) for _ in range(4)] + [study.reading() for _ in range(3)]
    apart = [study.reading(cup=(90.0 + 10 * k, 170.0, 3.0, 3.0)) for k in range(7)]
    senior = room(none, apart)
    assert senior.open(0).verdict.obstacles == ()
    assert [o.hindrance for o in senior.open(1).verdict.obstacles] == [Hindrance.EMPTY]


def test_the_senior_can_say_no_cup(room):
    session = room(study.few_cups()).open()
    session.draw(answer(EMPTY, CUP, Answer.ABSENT))
    assert session.verdict.obstacles == ()
    assert session.verdict.consensus.cup.area == 0


def test_a_return_names_the_raters_and_the_reason(room):
    senior = room(study.one_off())
    session = senior.open()
    last, first = list(session.readings)[-1], next(iter(session.readings))
    session.return_to([last, first], "please look again")
    (stored,) = senior.stored()
    assert stored.review.returned_to == (first, last)
    assert stored.review.reason == "please look again"
    assert senior.state() is PhotographState.RETURNED


def test_after_a_decision_nothing_is_taken_until_the_next_photograph(room):
    session = room(study.alike()).open()
    session.mark_ungradable("too dark")
    session.drop(next(iter(session.readings)), DISC, "slip")
    assert session.review.drops == ()
    assert not session.editable


def test_a_review_after_a_return_starts_from_the_last_drops_and_the_amended_reading_counts_again(room):
    senior = room(study.one_off())
    session = senior.open()
    first, second = list(session.readings)[:2]
    session.drop(first, CUP, "slip")
    session.drop(second, FOVEA, "poor fit")
    session.return_to([first], "please look again")
    senior.thread.call(lambda s: s.submit(first, study.reading(), expected=2, reason="moved the cup"))
    session = senior.open()
    assert [(d.assignment, d.structure) for d in session.review.drops] == [(second, FOVEA)]
    assert session.amended == {first}
    assert session.accept().number == 2


def test_an_accepted_photograph_opens_with_the_own_outline_it_was_accepted_with(room):
    senior = room(study.alike())
    session = senior.open()
    mine = adjust(EMPTY, DISC, normal_ellipse(120, 170, 44, 40, 90))
    session.draw(mine)
    session.accept()
    session = senior.open()
    assert session.drawn == set_look(mine, DISC, PLAIN)
    assert not session.touched


def test_every_gesture_is_stored_at_once_and_no_decision_is_made_of_it(room):
    senior = room(study.alike(), study.alike())
    session = senior.open(0)
    dropped = next(iter(session.readings))
    for change in (
        lambda: session.drop(dropped, CUP, "slip"),
        lambda: session.set_tie_rule(TieRule.INSIDE),
        lambda: session.draw(set_points(EMPTY, DISC, [Point(1, 2), Point(3, 4), Point(5, 7)])),
        session.undo,
        session.redo,
    ):
        change()
        step = (session.review, session.drawn)
        fresh = senior.again(0)
        assert (fresh.review, fresh.drawn) == step
        assert fresh.touched
    assert len(fresh.drawn.disc.points) == 3
    assert senior.stored(0) == ()
    assert senior.state(0) is PhotographState.TO_REVIEW
    fresh.undo()
    assert not fresh.touched
    assert senior.again(1).review.drops == ()


def test_a_second_look_at_what_is_accepted_is_kept_until_it_is_decided_again(room):
    senior = room(study.alike())
    session = senior.open()
    dropped = next(iter(session.readings))
    session.accept()
    senior.open().drop(dropped, DISC, "slip")
    session = senior.again()
    assert [d.assignment for d in session.review.drops] == [dropped]
    assert senior.state() is PhotographState.ACCEPTED
    assert not session.accepted
    session.accept()
    session = senior.again()
    assert [d.assignment for d in session.review.drops] == [dropped]
    assert session.accepted
    assert len(senior.stored()) == 2


def test_a_step_back_is_one_of_the_photograph_on_screen(room):
    senior = room(study.alike(), study.alike())
    session = senior.open(0)
    one, two = list(session.readings)[:2]
    session.drop(one, CUP, "slip")
    session.drop(two, CUP, "slip")
    left = session.review
    senior.open(1)
    untouched = session.review, session.drawn
    for step in (session.undo, session.redo):
        step()
        assert (session.review, session.drawn) == untouched
    other = next(iter(session.readings))
    session.drop(other, DISC, "poor fit")
    senior.open(0)
    assert session.review == left
    session.undo()
    assert [d.assignment for d in session.review.drops] == [one]
    senior.open(1)
    assert [d.assignment for d in session.review.drops] == [other]
    assert [d.assignment for d in senior.again(0).review.drops] == [one]
    assert [d.assignment for d in senior.again(1).review.drops] == [other]


def test_what_was_undone_before_leaving_stays_undone(room):
    senior = room(study.alike())
    session = senior.open()
    session.drop(next(iter(session.readings)), CUP, "slip")
    session.undo()
    session = senior.again()
    assert session.review.drops == ()
    assert not session.touched


def test_a_decision_waits_for_the_gestures_before_it_and_nothing_comes_after_it(room):
    senior = room(study.alike())
    session = senior.open()
    for assignment in session.readings:
        session.drop(assignment, FOVEA, "slip")
        session.count_again(assignment, FOVEA)
    session.accept()
    assert senior.autosave.state is SaveState.SAVED
    assert senior.thread.call(lambda s: s.review_draft(session.case.image.id)) is None


def test_who_read_it_again_since_the_last_decision_stays_told(room):
    senior = room(study.one_off())
    session = senior.open()
    first, second = list(session.readings)[:2]
    session.return_to([first], "please look again")
    senior.thread.call(lambda s: s.submit(first, study.reading(), expected=2, reason="moved the cup"))
    senior.open().drop(second, CUP, "slip")
    session = senior.again()
    assert session.amended == {first}
    assert [d.assignment for d in session.review.drops] == [second]


def test_a_draft_about_a_reading_that_was_amended_lets_it_count_again(room):
    senior = room(study.one_off())
    session = senior.open()
    first, second = list(session.readings)[:2]
    session.return_to([first], "please look again")
    senior.open()
    session.drop(first, CUP, "slip")
    session.drop(second, CUP, "slip")
    assert senior.autosave.flush()
    senior.thread.call(lambda s: s.submit(first, study.reading(), expected=2, reason="moved the cup"))
    for session in (senior.open(), senior.again()):
        assert [d.assignment for d in session.review.drops] == [second]


def test_what_an_older_program_kept_as_an_undecided_review_is_taken_up(room):
    senior = room(study.alike())
    session = senior.open()
    dropped = next(iter(session.readings))
    drops = (Drop(dropped, CUP, "slip"),)
    review = Review(tuple((f.assignment, f.number) for f in session.case.finals), drops)
    senior.thread.call(lambda s: s.save_review(session.case.image.id, review, senior=senior.desk.person.id, expected=1))
    session = senior.open()
    assert [d.assignment for d in session.review.drops] == [dropped]
    session.undo()
    assert senior.again().review.drops == ()
    assert session.touched is False
    assert senior.session.accept().number == 2


def test_the_study_s_own_tie_rule_is_the_start(room):
    inside = room(study.split_cups(), protocol=Protocol(7, 4, TieRule.INSIDE)).open()
    assert inside.review.tie_rule is TieRule.INSIDE
    assert inside.review.own.use is OwnUse.REPLACE


def test_the_odd_one_is_named_and_never_dropped(room):
    session = room(study.one_off()).open()
    assert [(o.assignment, o.structure) for o in session.odd] == [(list(session.readings)[-1], CUP)]
    assert session.review.drops == ()
    assert len(session.verdict.consensus.cup.counted) == 7


def test_a_study_for_viewing_only_takes_no_change(room):
    session = room(study.alike(), read_only=True).open()
    session.drop(next(iter(session.readings)), CUP, "slip")
    assert session.review.drops == ()
    assert not session.editable


def test_the_senior_s_desk_hands_out_neither_diagnosis_nor_rater_codes(room):
    senior = room(study.alike(), study.alike(3))
    case = senior.desk.open(senior.images[0])[0]
    assert case.glaucoma is None
    assert case.firsts == ()
    with pytest.raises(UserError):
        senior.desk.open(senior.images[1])
    assert senior.desk.cases() == (case,)
