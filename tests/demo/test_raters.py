import math
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from refuge_annotator.demo.eye import draw_eye
from refuge_annotator.demo.raters import HANDS, Failure, Kind, explained, gestures, planted, read
from refuge_annotator.geometry.ellipse import normal_ellipse
from refuge_annotator.geometry.fit import fit_ellipse
from refuge_annotator.geometry.point import distance
from refuge_annotator.geometry.raster import full_mask
from refuge_annotator.metrics.overlap import dice
from refuge_annotator.study.reading import EMPTY, Answer, Fault, Structure, missing, outline_of
from refuge_annotator.study.rules import broken_rules

SHAPE = (1634, 1634)
OUTLINED = (Structure.DISC, Structure.CUP)
R6 = next(h for h in HANDS if h.code == "R6")


def eye_of(seed=0, glaucoma=False):
    return draw_eye(np.random.default_rng(seed), SHAPE, glaucoma)


def failing(kind, structure, eye):
    failure = Failure("R6", structure, kind)
    return read(eye, R6, [failure], np.random.default_rng(1)), read(eye, R6, [], np.random.default_rng(1))


def overlap(one, other):
    return dice(full_mask(one, SHAPE), full_mask(other, SHAPE))


@pytest.mark.parametrize("hand", HANDS, ids=lambda h: h.code)
@pytest.mark.parametrize("seed", range(4))
def test_a_reading_is_whole_and_its_ellipses_come_from_its_clicks(hand, seed):
    reading = read(eye_of(seed, seed % 2 == 0), hand, [], np.random.default_rng(seed))
    assert missing(reading) == ()
    for structure in OUTLINED:
        outline = outline_of(reading, structure)
        fit = fit_ellipse(outline.points)
        assert (outline.ellipse, outline.fit_mode) == (fit.ellipse, fit.mode)
        assert 8 <= len(outline.points) <= 14
        assert fit.gap < 120


def test_a_click_lies_a_few_pixels_off_the_boundary():
    eye = eye_of()
    off = []
    for number in range(30):
        outline = read(eye, HANDS[0], [], np.random.default_rng(number)).disc
        off += fit_ellipse(outline.points).residuals
    expected = 4 * eye.diameter / 300  # 4 pixels for a disc of 300
    assert np.std(off) == pytest.approx(expected, rel=0.35)


def test_a_seed_always_reads_the_same_and_no_two_raters_do():
    eye = eye_of()
    readings = [read(eye, hand, [], np.random.default_rng(5)) for hand in HANDS]
    assert readings == [read(eye, hand, [], np.random.default_rng(5)) for hand in HANDS]
    assert len({(r.disc.ellipse, r.cup.ellipse) for r in readings}) == len(HANDS)


def test_careful_raters_stay_near_the_truth():
    for seed in range(6):
        eye = eye_of(seed, glaucoma=seed % 2 == 0)
        for hand in HANDS:
            reading = read(eye, hand, [], np.random.default_rng(seed))
            assert overlap(reading.disc.ellipse, eye.disc) > 0.94
            assert overlap(reading.cup.ellipse, eye.cup) > 0.75
            assert distance(reading.fovea.point, eye.fovea) < 0.15 * eye.diameter


def test_some_hands_draw_larger_cups_than_others():
    areas = {}
    for hand in HANDS:
        cups = [read(eye_of(n), hand, [], np.random.default_rng(n)).cup.ellipse for n in range(25)]
        areas[hand.code] = np.mean([c.a * c.b for c in cups])
    assert areas["R2"] > 1.15 * areas["R3"]


def test_a_cup_drawn_as_the_whole_disc_covers_it():
    failed, careful = failing(Kind.WHOLE_DISC, Structure.CUP, eye_of())
    assert overlap(failed.cup.ellipse, failed.disc.ellipse) > 0.9
    assert overlap(careful.cup.ellipse, careful.disc.ellipse) < 0.6


@pytest.mark.parametrize("seed", range(3))
def test_a_disc_drawn_round_the_atrophy_is_too_wide_on_the_temporal_side(seed):
    eye = eye_of(seed)
    failed, _ = failing(Kind.ATROPHY, Structure.DISC, eye)
    reach = [float(np.flatnonzero(full_mask(e, SHAPE).any(axis=0)).max()) for e in (failed.disc.ellipse, eye.disc)]
    assert reach[0] > reach[1] + 0.12 * eye.diameter
    assert overlap(failed.disc.ellipse, eye.disc) < 0.9


def test_a_disc_drawn_round_a_bright_spot_is_not_on_the_disc():
    eye = replace(eye_of(), spot=normal_ellipse(800, 500, 40, 36, 0))
    failed, _ = failing(Kind.SPOT, Structure.DISC, eye)
    assert overlap(failed.disc.ellipse, eye.disc) == 0
    assert distance(failed.disc.ellipse.center, eye.spot.center) < 20
    assert overlap(failed.cup.ellipse, failed.disc.ellipse) > 0.1  # the cup goes with it


def test_a_fovea_marked_elsewhere_is_far_off():
    eye = eye_of()
    failed, careful = failing(Kind.ELSEWHERE, Structure.FOVEA, eye)
    assert distance(failed.fovea.point, eye.fovea) > 0.5 * eye.diameter
    assert careful.disc == failed.disc


def test_a_structure_called_impossible_to_grade_has_no_outline_and_no_vote():
    failed, _ = failing(Kind.NOT_GRADED, Structure.CUP, eye_of())
    assert failed.cup.answer is Answer.CANNOT_GRADE
    assert failed.cup.ellipse is None
    failed, _ = failing(Kind.NOT_GRADED, Structure.FOVEA, eye_of())
    assert failed.fovea.answer is Answer.CANNOT_GRADE
    assert failed.fovea.point is None
    assert not Failure("R6", Structure.CUP, Kind.NOT_GRADED).votes


@pytest.mark.parametrize("kind", Kind)
def test_what_is_submitted_answers_everything_that_would_be_asked(kind):
    structure = {Kind.ELSEWHERE: Structure.FOVEA, Kind.WHOLE_DISC: Structure.CUP}.get(kind, Structure.DISC)
    eye = replace(eye_of(), spot=normal_ellipse(800, 500, 40, 36, 0))
    failed, careful = failing(kind, structure, eye)
    assert explained(careful, eye) == careful
    told = explained(failed, eye)
    asked = {rule.id for rule in broken_rules(told, SHAPE, eye.laterality)}
    assert {o.rule for o in told.overrides} == asked
    assert all(o.reason for o in told.overrides)
    assert "cannot_grade_unexplained" not in asked
    assert (told.faults == (Fault.BLUR,)) == (kind is Kind.NOT_GRADED)


def test_somebody_fails_now_and_then_and_never_so_many_that_the_quorum_is_lost():
    eye = replace(eye_of(), spot=normal_ellipse(800, 500, 40, 36, 0))
    plans = [planted(index, eye) for index in range(72)]
    kinds = {f.kind for plan in plans for f in plan}
    assert kinds == set(Kind)
    assert 0.25 < sum(bool(plan) for plan in plans) / len(plans) < 0.6
    for plan in plans:
        assert len(plan) <= 3
        assert len({(f.rater, f.structure) for f in plan}) == len(plan)


def test_without_a_bright_spot_no_disc_is_drawn_round_one():
    eye = replace(eye_of(), spot=None)
    assert all(f.kind is not Kind.SPOT for index in range(72) for f in planted(index, eye))


def test_gestures_lead_click_by_click_to_the_whole_reading():
    reading = read(eye_of(), HANDS[2], [], np.random.default_rng(3))
    steps = gestures(reading)
    assert len(steps) == len(reading.disc.points) + len(reading.cup.points) + 1
    assert steps[-1].reading == reading
    counts = [len(s.reading.disc.points) + len(s.reading.cup.points) for s in (*steps[:-1],)]
    assert [b - a for a, b in pairwise([0, *counts])] == [1] * len(counts)
    assert steps[0].reading != EMPTY
    assert math.isclose(steps[-1].reading.fovea.point.x, reading.fovea.point.x)
