import math
import statistics
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from refuge_annotator.consensus.disagreement import Disagreement, disagreement, median_dice, pairwise_dice
from refuge_annotator.geometry.ellipse import normal_ellipse
from refuge_annotator.geometry.fit import FitMode
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.raster import full_mask
from refuge_annotator.study.reading import EMPTY, Answer, Fovea, Outline, Reading, Structure

DISC, CUP = Structure.DISC, Structure.CUP
SHAPE = (300, 320)
WORDS = ("disc", "cup")
NO_CUP = Outline(Answer.ABSENT)


def drawn(cx, cy, a, b, angle=90.0):
    return Outline(Answer.MARKED, (), normal_ellipse(cx, cy, a, b, angle), FitMode.ADJUSTED)


def a_reading(dx=0.0, disc=60.0, cup=30.0, fovea=(250, 160)):
    return Reading(
        drawn(120 + dx, 150, disc, disc * 0.9),
        drawn(120 + dx, 150, cup, cup * 0.9) if cup else NO_CUP,
        Fovea(Answer.MARKED, Point(*fovea)) if fovea else Fovea(Answer.ABSENT),
    )


def named(readings):
    return {f"a{n}": r for n, r in enumerate(readings)}


def test_seven_alike_do_not_disagree():
    found = disagreement(named([a_reading()] * 7), SHAPE)
    assert found == Disagreement(1.0, 1.0, 0.0, 0.0)
    assert found.score == 0


shifts = st.lists(st.tuples(st.floats(-20, 20), st.floats(50, 70), st.floats(15, 45)), min_size=2, max_size=5)


@given(shifts)
@settings(max_examples=30)
def test_dice_is_that_of_full_masks(several):
    readings = named([a_reading(*numbers) for numbers in several])
    for structure in (DISC, CUP):
        masks = {a: full_mask(getattr(r, structure.value).ellipse, SHAPE) for a, r in readings.items()}
        pairs = pairwise_dice(readings, structure, SHAPE)
        assert set(pairs) == set(combinations(readings, 2))
        for (one, other), value in pairs.items():
            both = (masks[one] & masks[other]).sum()
            assert value == pytest.approx(2 * both / (masks[one].sum() + masks[other].sum()))


def test_the_spread_of_ratios_and_marks_is_that_of_textbooks():
    readings = named([a_reading(cup=c, fovea=(250 + c, 160)) for c in (24, 30, 36)])
    found = disagreement(readings, SHAPE)
    columns = {s: [full_mask(getattr(r, s).ellipse, SHAPE).sum(axis=0).max() for r in readings.values()] for s in WORDS}
    ratios = [cup / disc for disc, cup in zip(columns["disc"], columns["cup"], strict=True)]
    assert found.vcdr_spread == pytest.approx(statistics.stdev(ratios))
    assert found.vcdr_spread == pytest.approx(statistics.stdev([0.4, 0.5, 0.6]), abs=0.005)
    assert found.fovea_spread == pytest.approx(12)
    apart = [a_reading(fovea=p) for p in ((10, 10), (13, 14), (10, 22))]
    assert disagreement(named(apart), SHAPE).fovea_spread == pytest.approx(12)


@pytest.mark.parametrize(("cups", "dice"), [((NO_CUP, NO_CUP), 1.0), ((NO_CUP, drawn(120, 150, 30, 27)), 0.0)])
def test_two_no_cups_agree_fully_and_one_not_at_all(cups, dice):
    readings = named([Reading(drawn(120, 150, 60, 54), cup) for cup in cups])
    assert pairwise_dice(readings, CUP, SHAPE) == {("a0", "a1"): dice}


def test_who_did_not_grade_is_not_compared():
    readings = named([a_reading(), EMPTY, a_reading(5), Reading(Outline(Answer.CANNOT_GRADE), Outline())])
    assert set(pairwise_dice(readings, DISC, SHAPE)) == {("a0", "a2")}
    assert set(median_dice(readings, DISC, SHAPE)) == {"a0", "a2"}


@pytest.mark.parametrize("readings", [[], [a_reading()], [EMPTY] * 7])
def test_fewer_than_two_cannot_be_compared_and_ask_for_the_senior(readings):
    found = disagreement(named(readings), SHAPE)
    assert (found.disc_dice, found.cup_dice, found.vcdr_spread) == (None, None, None)
    assert math.isfinite(found.score)
    assert found.score > disagreement(named([a_reading(), a_reading(10)]), SHAPE).score


def test_outlines_beside_the_photograph_do_no_harm():
    beside = Reading(drawn(900, 900, 60, 54), drawn(900, 900, 30, 27))
    assert disagreement(named([beside, beside]), SHAPE).disc_dice == 1.0


# --- the order of the queue ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("calm", "loud"),
    [
        ([a_reading(n / 4) for n in range(7)], [a_reading(2 * n) for n in range(7)]),
        ([a_reading(disc=60 + n / 4, cup=0) for n in range(7)], [a_reading(disc=54 + 2 * n, cup=0) for n in range(7)]),
        ([a_reading(cup=30 + n / 4) for n in range(7)], [a_reading(cup=24 + 2 * n) for n in range(7)]),
        ([a_reading(fovea=(250 + n, 160)) for n in range(7)], [a_reading(fovea=(250 + 9 * n, 160)) for n in range(7)]),
    ],
    ids=["all apart", "discs of all sizes", "cups of all sizes", "foveas apart"],
)
def test_more_disagreement_comes_first_in_the_queue(calm, loud):
    assert disagreement(named(loud), SHAPE).score > disagreement(named(calm), SHAPE).score > 0


@given(st.permutations(range(5)))
@settings(max_examples=20)
def test_the_score_does_not_depend_on_the_order_of_the_raters(order):
    readings = named([a_reading(3 * n, 60 - n, 30 + n, (250 + n, 160)) for n in range(5)])
    other = {f"a{n}": readings[f"a{n}"] for n in order}
    assert disagreement(other, SHAPE).score == pytest.approx(disagreement(readings, SHAPE).score, abs=1e-12)


# --- the failed one --------------------------------------------------------------------------------------------------


def test_a_reading_is_held_against_the_others_by_the_median():
    readings = named([a_reading(dx) for dx in (0, 2, 6, 40, 41)])
    pairs = pairwise_dice(readings, DISC, SHAPE)
    for a, value in median_dice(readings, DISC, SHAPE).items():
        assert value == statistics.median(dice for pair, dice in pairs.items() if a in pair)
    found = disagreement(readings, SHAPE)
    assert found.disc_dice == statistics.median(pairs.values())


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("failure", ["far away", "much too large", "much too small"])
def test_the_grossly_failed_reading_comes_last(seed, failure):
    rng = np.random.default_rng(seed)
    readings = [a_reading(rng.normal(0, 3), 60 + rng.normal(0, 2), 30 + rng.normal(0, 2)) for _ in range(7)]
    wrong = {"far away": a_reading(70), "much too large": a_reading(0, 110, 70), "much too small": a_reading(0, 25, 12)}
    place = int(rng.integers(7))
    readings[place] = wrong[failure]
    for structure in (DISC, CUP):
        medians = median_dice(named(readings), structure, SHAPE)
        assert min(medians, key=medians.get) == f"a{place}"
