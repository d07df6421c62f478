import math

import numpy as np
import pytest

from refuge_annotator.geometry import outlying
from refuge_annotator.geometry.outlying import outlying_click
from refuge_annotator.geometry.point import Point


def clicks(count, noise, seed):
    rng = np.random.default_rng(seed)
    t = 2 * np.pi * np.arange(count) / count
    xy = np.stack([500 + 165 * np.cos(t), 500 + 145 * np.sin(t)], axis=1) + rng.normal(0, noise, (count, 2))
    return [Point(x, y) for x, y in xy.tolist()]


def pushed(points, index, by):
    x, y = points[index]
    far = math.hypot(x - 500, y - 500)
    return [*points[:index], Point(x + by * (x - 500) / far, y + by * (y - 500) / far), *points[index + 1 :]]


@pytest.mark.parametrize("by", [-30, 30])
@pytest.mark.parametrize("index", range(12))
def test_one_click_far_off_is_named(index, by):
    assert outlying_click(pushed(clicks(12, 2, seed=index), index, by)) == index


def test_a_tight_hand_with_one_slip_of_less_than_four_pixels_is_left_alone():
    assert outlying_click(pushed(clicks(12, 0.1, seed=1), 3, 3)) is None
    assert outlying_click(pushed(clicks(12, 0.1, seed=1), 3, 6)) == 3


def test_an_ordinary_hand_is_seldom_accused():
    accused = [outlying_click(clicks(12, 3, seed)) is not None for seed in range(60)]
    assert sum(accused) <= 6


def test_fewer_than_eight_clicks_accuse_nobody():
    assert outlying_click(pushed(clicks(7, 0, seed=0), 2, 40)) is None
    assert outlying_click(pushed(clicks(8, 0, seed=0), 2, 40)) == 2


def test_points_that_make_no_ellipse_accuse_nobody():
    assert outlying_click([Point(10.0 * i, 20.0 * i) for i in range(9)]) is None


def _by_all(points):
    misses = [outlying._miss(points, index) for index in range(len(points))]
    worst = max(range(len(points)), key=lambda index: misses[index][0] / misses[index][1])
    miss, spread = misses[worst]
    freedom = len(points) - 1 - outlying.PARAMETERS
    return worst if miss > max(outlying.FAR, (4 + 45 / freedom**2) * spread) else None


@pytest.mark.parametrize("seed", range(12))
def test_of_many_clicks_the_same_one_is_named_as_if_each_were_held_against_the_others(seed):
    rng = np.random.default_rng(seed)
    points = clicks(int(rng.integers(13, 40)), 2, seed)
    points = pushed(points, int(rng.integers(len(points))), float(rng.choice([-40, -12, 5, 9, 12, 40])))
    assert outlying_click(points) == _by_all(points)


def test_hundreds_of_clicks_take_no_more_fits_than_a_dozen(monkeypatch):
    fits = []
    fit = outlying.fit_ellipse
    monkeypatch.setattr(outlying, "fit_ellipse", lambda points: fits.append(len(points)) or fit(points))
    assert outlying_click(pushed(clicks(300, 2, seed=3), 7, 40)) == 7
    assert len(fits) <= outlying.SUSPECTS + 1
