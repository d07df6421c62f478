import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from refuge_annotator.geometry.point import Point
from refuge_annotator.metrics.challenge import (
    area_under_curve,
    mean_fovea_distance,
    reference_sensitivity,
    score_segmentation,
    vertical_cup_to_disc,
)


def grey(disc, cup, size=60):
    mask = np.full((size, size), 255, np.uint8)
    for left, top, right, bottom in disc:
        mask[top:bottom, left:right] = 128
    for left, top, right, bottom in cup:
        mask[top:bottom, left:right] = 0
    return mask


ONE = grey([(10, 10, 40, 50)], [(20, 20, 30, 40)])


def test_a_perfect_prediction_scores_one_and_nothing():
    score = score_segmentation([(ONE, ONE), (ONE.T.copy(), ONE.T.copy())])
    assert (score.cup_dice, score.disc_dice, score.vcdr_error) == (1.0, 1.0, 0.0)


def test_the_disc_is_rim_and_cup_together():
    hollow = np.where(ONE == 0, 255, ONE).astype(np.uint8)
    score = score_segmentation([(hollow, ONE)])
    assert score.cup_dice == 0.0
    assert score.disc_dice == pytest.approx(2 * 1000 / (1000 + 1200))
    assert score.vcdr_error == pytest.approx(20 / 40)


def test_the_vertical_diameter_is_the_fullest_column():
    stacked = grey([(5, 5, 10, 15), (5, 30, 10, 40)], [(6, 6, 9, 12)])  # two blobs in one column add up
    assert vertical_cup_to_disc(stacked) == pytest.approx(6 / 20)
    holed = grey([(5, 5, 10, 25)], [])
    holed[10:14, 5:10] = 255  # a hole shortens every column
    holed[5:9, 6] = 0
    assert vertical_cup_to_disc(holed) == pytest.approx(4 / 16)


def test_one_photograph_without_any_cup_spoils_the_cup_mean_as_it_does_officially():
    bare = grey([(10, 10, 40, 50)], [])
    score = score_segmentation([(ONE, ONE), (bare, bare)])
    assert math.isnan(score.cup_dice)
    assert score.disc_dice == 1.0


def test_perfectly_separated_eyes_have_reference_sensitivity_one():
    labels = [False] * 36 + [True] * 4
    assert reference_sensitivity(labels, [0.1] * 36 + [0.9] * 4) == 1.0
    assert area_under_curve(labels, [0.1] * 36 + [0.9] * 4) == 1.0


def test_useless_scores_have_half_the_area_and_the_chance_sensitivity():
    labels = [True, False] * 10
    assert area_under_curve(labels, [0.5] * 20) == 0.5
    assert reference_sensitivity(labels, [0.5] * 20) == pytest.approx(0.15)


def test_the_sensitivity_is_read_between_the_points_of_the_curve():
    # Scores 5..1; normal eyes at 4 and 2. Curve: (0,0) (0,1/3) (1/2,1/3) (1/2,2/3) (1,2/3) (1,1); envelope at 0.15:
    # from (0, 1/3) to (1/2, 2/3).
    labels = [True, False, True, False, True]
    assert reference_sensitivity(labels, [5, 4, 3, 2, 1]) == pytest.approx(1 / 3 + 0.15 / 0.5 / 3)


@given(st.lists(st.tuples(st.booleans(), st.integers(0, 6)), min_size=2, max_size=30))
def test_the_area_is_the_chance_that_a_glaucomatous_eye_scores_higher(eyes):
    labels, scores = [e[0] for e in eyes], [float(e[1]) for e in eyes]
    sick = [s for y, s in zip(labels, scores, strict=True) if y]
    well = [s for y, s in zip(labels, scores, strict=True) if not y]
    area = area_under_curve(labels, scores)
    if not sick or not well:
        assert math.isnan(area)
        assert math.isnan(reference_sensitivity(labels, scores))
    else:
        wins = sum((a > b) + (a == b) / 2 for a in sick for b in well)
        assert area == pytest.approx(wins / (len(sick) * len(well)))


def test_the_fovea_is_scored_by_its_mean_distance():
    assert mean_fovea_distance([Point(0, 0), Point(3, 4)], [Point(0, 0), Point(0, 0)]) == 2.5
    assert math.isnan(mean_fovea_distance([], []))
