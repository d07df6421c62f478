import math

from hypothesis import given
from hypothesis import strategies as st

from refuge_annotator.geometry.point import Point, distance, near_photograph, rounded

coordinates = st.floats(-1e5, 1e5)


@given(coordinates, coordinates)
def test_a_stored_point_has_two_decimals_and_stays_put(x, y):
    stored = rounded(Point(x, y))
    assert abs(stored.x - x) <= 0.005 + 1e-9
    assert abs(stored.y - y) <= 0.005 + 1e-9
    for value in stored:
        assert value == float(f"{value:.2f}")
    again = stored
    for _ in range(100):
        again = rounded(again)
    assert again == stored


def test_there_is_no_minus_zero():
    for value in rounded(Point(-0.001, -0.0)):
        assert math.copysign(1, value) == 1


def test_a_stored_point_is_made_of_plain_floats():
    import numpy as np

    stored = rounded(Point(np.float32(2), np.int64(1)))
    assert [type(value) for value in stored] == [float, float]


@given(coordinates, coordinates, coordinates, coordinates)
def test_distance_is_pythagoras(x, y, u, v):
    assert distance(Point(x, y), Point(u, v)) == distance(Point(u, v), Point(x, y))
    assert math.isclose(distance(Point(x, y), Point(u, v)), math.dist((x, y), (u, v)), abs_tol=1e-9)


def test_a_point_stays_within_one_photograph_of_the_photograph():
    inside = [Point(-80, -50), Point(160, 100), Point(-3.5, 99.25)]
    assert [near_photograph(p, (50, 80)) for p in inside] == inside
    assert near_photograph(Point(-81, 1e9), (50, 80)) == (-80, 100)
    assert near_photograph(Point(161, -51), (50, 80)) == (160, -50)
