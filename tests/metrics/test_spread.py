import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.optimize import minimize

from refuge_annotator.geometry.point import Point
from refuge_annotator.metrics.spread import geometric_median, spread, spread_ellipse

places = st.lists(st.builds(Point, st.integers(0, 500), st.integers(0, 500)), min_size=3, max_size=7)


def cost(place, points):
    return sum(math.hypot(p[0] - place[0], p[1] - place[1]) for p in points)


@given(places)
def test_no_place_near_the_geometric_median_is_better(points):
    found = geometric_median(points)
    best = minimize(cost, found, args=(points,), method="Nelder-Mead", options={"xatol": 1e-3, "fatol": 1e-6})
    assert cost(found, points) <= best.fun + 0.05


@given(places, st.randoms())
def test_the_order_of_the_marks_does_not_matter(points, random):
    shuffled = list(points)
    random.shuffle(shuffled)
    assert geometric_median(shuffled) == geometric_median(points)


def test_the_median_of_a_triangle_sees_its_sides_under_equal_angles_and_one_far_mark_hardly_moves_it():
    corners = [Point(0, 0), Point(100, 0), Point(50, 50 * math.sqrt(3))]
    assert geometric_median(corners) == pytest.approx((50, 50 / math.sqrt(3)), abs=0.01)
    near = [Point(10, 10), Point(12, 10), Point(10, 12), Point(12, 12)]
    far = geometric_median([*near, Point(5000, 5000)])
    assert math.hypot(far[0] - 11, far[1] - 11) < 2


def test_several_marks_on_one_place_and_one_mark_alone():
    assert geometric_median([Point(5, 5)] * 4 + [Point(90, 90)]) == pytest.approx((5, 5), abs=0.01)
    assert geometric_median([Point(3, 4)]) == (3, 4)
    assert geometric_median([]) is None


def test_the_spread_ellipse_holds_95_percent_of_a_normal_cloud():
    chance = np.random.default_rng(2)
    cloud = chance.multivariate_normal([400, 300], [[900, 300], [300, 400]], 4000)
    found = spread_ellipse([Point(*p) for p in cloud])
    turn = math.radians(found.angle)
    d = cloud - [found.cx, found.cy]
    u, v = d @ [math.cos(turn), math.sin(turn)], d @ [-math.sin(turn), math.cos(turn)]
    assert ((u / found.a) ** 2 + (v / found.b) ** 2 <= 1).mean() == pytest.approx(0.95, abs=0.012)


def test_marks_that_do_not_spread_have_no_ellipse():
    assert spread_ellipse([Point(1, 1)] * 5) is None
    assert spread_ellipse([Point(1, 1), Point(2, 2)]) is None


def test_spread_by_hand():
    assert spread([Point(0, 0), Point(6, 8)]) == 5
    assert spread([Point(0, 0)]) is None
