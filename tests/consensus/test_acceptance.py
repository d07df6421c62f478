from dataclasses import replace

import pytest

from refuge_annotator.consensus.acceptance import Hindrance, change_of, obstacles, ratio_of, tie_outcomes, with_own_use
from refuge_annotator.consensus.merge import merge
from refuge_annotator.geometry.ellipse import normal_ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.study.protocol import TieRule, default_protocol
from refuge_annotator.study.reading import EMPTY, Answer, Fovea, Outline, Structure, adjust
from refuge_annotator.study.review import Own, OwnUse, Review, drop
from tests import review_study as study

SHAPE = study.SIZE[1], study.SIZE[0]
RULES = default_protocol(7)
OWN_CUP = adjust(EMPTY, Structure.CUP, normal_ellipse(122, 172, 24, 22, 90)).cup
DISC, CUP, FOVEA = Structure.DISC, Structure.CUP, Structure.FOVEA


def named(readings):
    return {chr(ord("a") + n): r for n, r in enumerate(readings)}


def blocked(readings, review=None):
    review = review or Review()
    found = obstacles(merge(named(readings), SHAPE, RULES, review), named(readings), review)
    return [(o.structure, o.hindrance) for o in found]


def test_every_outcome_is_what_its_rule_makes_of_the_vote():
    readings, own = named(study.split_cups()), Own(cup=OWN_CUP, use=OwnUse.CASTING)
    for rule in TieRule:
        review = Review(tie_rule=rule, own=own)
        outcomes = tie_outcomes(readings, merge(readings, SHAPE, RULES, review), RULES, review)
        assert [o.rule for o in outcomes] == [TieRule.OUTSIDE, TieRule.INSIDE, TieRule.SENIOR]
        for outcome in outcomes:
            merged = merge(readings, SHAPE, RULES, replace(review, tie_rule=outcome.rule))
            assert (outcome.disc, outcome.cup) == (merged.disc.area, merged.cup.area)
            assert outcome.ratio == ratio_of(merged)


def test_without_an_own_outline_there_is_none_to_decide():
    readings = named(study.split_cups())
    outcomes = tie_outcomes(readings, merge(readings, SHAPE, RULES), RULES, Review())
    assert [o.rule for o in outcomes] == [TieRule.OUTSIDE, TieRule.INSIDE]


def test_an_outline_that_is_the_reference_decides_no_ties():
    readings, review = named(study.split_cups()), Review(own=Own(cup=OWN_CUP))
    outcomes = tie_outcomes(readings, merge(readings, SHAPE, RULES, review), RULES, review)
    assert [o.rule for o in outcomes] == [TieRule.OUTSIDE, TieRule.INSIDE]
    assert len({o.cup for o in outcomes}) == 1


def test_an_outline_decides_ties_or_is_the_reference_never_both():
    for rule in TieRule:
        for earlier in TieRule:
            casting = with_own_use(Review(tie_rule=rule), OwnUse.CASTING, earlier)
            assert (casting.own.use, casting.tie_rule) == (OwnUse.CASTING, TieRule.SENIOR)
            again = with_own_use(casting, OwnUse.REPLACE, earlier)
            assert (again.own.use, again.tie_rule) == (OwnUse.REPLACE, earlier)


@pytest.mark.parametrize("rule", TieRule)
def test_an_outline_that_is_the_reference_already_changes_no_rule(rule):
    review = Review(tie_rule=rule)
    assert with_own_use(review, OwnUse.REPLACE, TieRule.OUTSIDE) == review


def test_nothing_stands_in_the_way_of_seven_alike():
    assert blocked(study.alike()) == []


@pytest.mark.parametrize(("graded", "hindered"), [(3, True), (4, False)])
def test_a_structure_needs_its_quorum(graded, hindered):
    readings = [study.reading(cup=study.CUP if k < graded else None) for k in range(7)]
    assert blocked(readings) == ([(CUP, Hindrance.QUORUM)] if hindered else [])


def test_discs_that_do_not_meet_are_no_disc():
    apart = [study.reading((40.0 + 50 * k, 170.0, 12.0, 10.0), (40.0 + 50 * k, 170.0, 4.0, 4.0)) for k in range(7)]
    assert blocked(apart) == [(DISC, Hindrance.EMPTY), (CUP, Hindrance.EMPTY)]


def test_an_empty_cup_needs_most_to_say_no_cup_or_the_senior():
    apart = [study.reading(cup=(90.0 + 10 * k, 170.0, 3.0, 3.0)) for k in range(7)]
    assert blocked(apart) == [(CUP, Hindrance.EMPTY)]
    assert blocked(apart, Review(own=Own(cup=Outline(Answer.ABSENT)))) == []
    half = [study.no_cup(study.reading()) if k % 2 else study.reading() for k in range(6)] + [study.reading(cup=None)]
    assert blocked(half) == [(CUP, Hindrance.EMPTY)]
    assert blocked(half, Review(tie_rule=TieRule.INSIDE)) == []
    assert blocked([study.no_cup(study.reading()) for _ in range(4)] + study.alike(3)) == []


def test_a_fovea_that_is_tied_waits_for_the_senior():
    readings = [study.reading(fovea=study.FOVEA if k < 3 else None) for k in range(6)]
    readings.append(replace(readings[0], fovea=Fovea(Answer.CANNOT_GRADE)))
    assert blocked(readings) == [(FOVEA, Hindrance.TIED)]
    for rule in TieRule:
        assert blocked(readings, Review(tie_rule=rule)) == [(FOVEA, Hindrance.TIED)]
    for dropped in "ad":
        assert blocked(readings, drop(Review(), dropped, FOVEA, "slip")) == []
    assert blocked(readings, Review(own=Own(fovea=Point(1, 2)))) == []
    assert blocked([study.reading(fovea=None)] * 7) == []


def test_an_own_mark_needs_no_quorum():
    readings = [replace(r, fovea=replace(r.fovea, answer=Answer.CANNOT_GRADE, point=None)) for r in study.alike()]
    assert blocked(readings) == [(FOVEA, Hindrance.QUORUM)]
    assert blocked(readings, Review(own=Own(fovea=Point(1, 2)))) == []


def test_what_the_senior_s_own_outline_changed_is_counted_against_the_vote():
    large = normal_ellipse(*study.DISC[:2], study.DISC[2] + 4, study.DISC[3] + 4, 90.0)
    own = Own(disc=adjust(EMPTY, Structure.DISC, large).disc)
    readings = named([study.reading()] * 7)
    plain = merge(readings, SHAPE, RULES)
    drawn = merge(readings, SHAPE, RULES, Review(own=own))
    change = change_of(drawn.disc)
    assert change.added == drawn.disc.area - plain.disc.area
    assert change.removed == 0
    assert change.dice == pytest.approx(2 * plain.disc.area / (plain.disc.area + drawn.disc.area))
    assert change_of(plain.disc) is None
    assert change_of(drawn.cup) is None
