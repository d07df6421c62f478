import math

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from refuge_annotator.geometry.ellipse import (
    MIN_SEMI_AXIS,
    Ellipse,
    axis_end,
    contains,
    ellipse_points,
    from_axes,
    half_extent,
    move_axis_end,
    move_by,
    normal_ellipse,
    rotate_to,
    scale_by,
    to_axes,
)
from refuge_annotator.geometry.point import Point, distance

ENDS = ("major+", "major-", "minor+", "minor-")
OPPOSITE = {"major+": "major-", "major-": "major+", "minor+": "minor-", "minor-": "minor+"}
ellipses = st.builds(
    normal_ellipse,
    st.floats(-100, 2000),
    st.floats(-100, 2000),
    st.floats(5, 300),
    st.floats(5, 300),
    st.floats(0, 180),
)
places = st.builds(Point, st.floats(-500, 2500), st.floats(-500, 2500))


def same_curve(one, other, within):
    """Whether two ellipses are one curve: their boxes and their points agree, whatever they call their axes."""
    t = np.radians(np.arange(0, 360, 7.5))

    def curve(e):
        turn = math.radians(e.angle)
        return [  # support function: how far the ellipse reaches in a direction
            e.cx * math.cos(d) + e.cy * math.sin(d) + math.hypot(e.a * math.cos(d - turn), e.b * math.sin(d - turn))
            for d in t
        ]

    return np.abs(np.array(curve(one)) - np.array(curve(other))).max() <= within


# --- the normal form ------------------------------------------------------------------------------------------------

raw = st.tuples(
    st.floats(-1e4, 1e4), st.floats(-1e4, 1e4), st.floats(-500, 500), st.floats(-500, 500), st.floats(-1000, 1000)
)


@given(raw)
def test_every_ellipse_comes_into_normal_form(numbers):
    e = normal_ellipse(*numbers)
    assert e.a >= e.b >= MIN_SEMI_AXIS
    assert 0 <= e.angle < 180
    for value, digits in ((e.cx, 2), (e.cy, 2), (e.a, 2), (e.b, 2), (e.angle, 4)):
        assert type(value) is float
        assert value == round(value, digits)
        assert math.copysign(1, value) == 1 or value < 0


@given(raw)
def test_the_normal_form_stays_what_it_is(numbers):
    e = normal_ellipse(*numbers)
    assert normal_ellipse(e.cx, e.cy, e.a, e.b, e.angle) == e
    assert normal_ellipse(e.cx, e.cy, e.a, e.b, e.angle, keep=e.angle) == e


@given(raw)
def test_the_normal_form_is_the_same_curve(numbers):
    cx, cy, a, b, angle = numbers
    assume(min(abs(a), abs(b)) > MIN_SEMI_AXIS)
    assert same_curve(normal_ellipse(*numbers), Ellipse(cx, cy, abs(a), abs(b), angle), 0.02)


@pytest.mark.parametrize(
    ("given_angle", "stored"),
    [(0, 0), (180, 0), (-90, 90), (270, 90), (179.99999, 0), (179.99994, 179.9999), (-0.00001, 0), (540.5, 0.5)],
)
def test_angles_are_stored_between_0_and_180(given_angle, stored):
    assert normal_ellipse(0, 0, 20, 10, given_angle).angle == stored


def test_the_longer_axis_comes_first():
    assert normal_ellipse(5, 6, 40, 120, 0) == Ellipse(5, 6, 120, 40, 90)


def test_a_near_circle_keeps_its_last_angle_and_an_ellipse_does_not():
    assert normal_ellipse(0, 0, 100.02, 100, 77, keep=12).angle == 12
    assert normal_ellipse(0, 0, 100, 100.02, 77, keep=12).angle == 12
    assert normal_ellipse(0, 0, 101, 100, 77, keep=12).angle == 77


# --- where it is ----------------------------------------------------------------------------------------------------


@given(ellipses)
def test_the_outline_s_points_satisfy_the_equation(e):
    turn = math.radians(e.angle)
    dx, dy = (ellipse_points(e, 48) - [e.cx, e.cy]).T
    u, v = dx * math.cos(turn) + dy * math.sin(turn), dy * math.cos(turn) - dx * math.sin(turn)
    assert np.abs((u / e.a) ** 2 + (v / e.b) ** 2 - 1).max() < 1e-9


def test_the_outline_starts_at_the_longer_axis_and_turns_from_x_towards_y():
    assert ellipse_points(Ellipse(100, 50, 20, 10, 0), 4) == pytest.approx(
        np.array([[120, 50], [100, 60], [80, 50], [100, 40]])
    )
    assert ellipse_points(Ellipse(100, 50, 20, 10, 90), 4)[0] == pytest.approx([100, 70])


@given(ellipses)
def test_the_half_extent_is_that_of_many_points(e):
    points = ellipse_points(e, 20_000)
    assert half_extent(e) == pytest.approx(np.ptp(points, axis=0) / 2, rel=1e-5)


@given(ellipses, places)
def test_own_axes_and_back(e, place):
    assert from_axes(e, to_axes(e, place)) == pytest.approx(place, abs=1e-9)


@given(ellipses, st.floats(0, 360), st.floats(0.0, 0.999))
def test_what_lies_within_is_contained_and_what_lies_beyond_is_not(e, direction, share):
    d = math.radians(direction)
    inside = from_axes(e, Point(e.a * math.cos(d) * share, e.b * math.sin(d) * share))
    assert contains(e, inside)
    outside = from_axes(e, Point(e.a * math.cos(d) * (2 - share), e.b * math.sin(d) * (2 - share)))
    assert not contains(e, outside)


def test_the_boundary_itself_is_contained():
    e = Ellipse(100, 50, 20, 10, 0)
    assert all(contains(e, axis_end(e, end)) for end in ENDS)


# --- handles --------------------------------------------------------------------------------------------------------


@given(ellipses, st.sampled_from(ENDS), places)
def test_an_axis_end_changes_its_own_semi_axis_and_the_opposite_end_stays(e, end, to):
    moved = move_axis_end(e, end, to)
    own, other = (e.a, e.b) if end.startswith("major") else (e.b, e.a)
    assert other in (moved.a, moved.b)
    sign = 1 if end.endswith("+") else -1
    along = to_axes(e, to)[0 if end.startswith("major") else 1] * sign
    expected = max((along + own) / 2, MIN_SEMI_AXIS)
    assert sorted((moved.a, moved.b)) == pytest.approx(sorted((expected, other)), abs=0.0051)
    fixed = axis_end(e, OPPOSITE[end])
    assert min(distance(axis_end(moved, name), fixed) for name in ENDS) < 0.02


@given(ellipses, st.sampled_from(ENDS), places)
def test_a_dragged_axis_end_follows_the_mouse_along_its_axis(e, end, to):
    axis = 0 if end.startswith("major") else 1
    sign = 1 if end.endswith("+") else -1
    own = e.a if axis == 0 else e.b
    assume(to_axes(e, to)[axis] * sign > 2 * MIN_SEMI_AXIS - own)
    moved = move_axis_end(e, end, to)
    target = from_axes(e, Point(to_axes(e, to).x, 0) if axis == 0 else Point(0, to_axes(e, to).y))
    assert min(distance(axis_end(moved, name), target) for name in ENDS) < 0.02


@given(ellipses, st.sampled_from(ENDS), places)
def test_with_alt_the_centre_stays_and_both_ends_move(e, end, to):
    moved = move_axis_end(e, end, to, symmetric=True)
    assert moved.center == e.center
    other = e.b if end.startswith("major") else e.a
    sign = 1 if end.endswith("+") else -1
    along = to_axes(e, to)[0 if end.startswith("major") else 1] * sign
    assert sorted((moved.a, moved.b)) == pytest.approx(sorted((max(along, MIN_SEMI_AXIS), other)), abs=0.0051)


@given(ellipses, st.sampled_from(ENDS))
def test_a_handle_let_go_where_it_was_changes_nothing(e, end):
    moved = move_axis_end(e, end, axis_end(e, end))
    assert same_curve(moved, e, 0.006)


def test_axes_trade_places_when_the_shorter_outgrows_the_longer():
    e = normal_ellipse(100, 100, 40, 30, 10)
    grown = move_axis_end(e, "minor+", from_axes(e, Point(0, 90)))
    assert (grown.a, grown.b, grown.angle) == (60, 40, 100)
    assert distance(axis_end(grown, "major-"), axis_end(e, "minor-")) < 0.02


def test_an_end_dragged_through_its_opposite_leaves_a_sliver_there():
    e = normal_ellipse(100, 100, 40, 30, 0)
    squeezed = move_axis_end(e, "major+", Point(-500, 100))
    assert (squeezed.a, squeezed.b, squeezed.angle) == (30, MIN_SEMI_AXIS, 90)
    assert squeezed.cx == 60 + MIN_SEMI_AXIS


@given(ellipses, st.floats(-720, 720))
def test_turning_keeps_the_centre_and_the_axes_exactly(e, angle):
    turned = rotate_to(rotate_to(rotate_to(e, 0), angle), e.angle)
    assert turned == e
    assert rotate_to(e, angle).center == e.center
    assert (rotate_to(e, angle).a, rotate_to(e, angle).b) == (e.a, e.b)
    assert abs((rotate_to(e, angle).angle - angle + 90) % 180 - 90) < 1e-4


@given(ellipses, st.integers(-500, 500), st.integers(-500, 500))
def test_moving_there_and_back_is_no_move(e, dx, dy):
    there = move_by(e, dx, dy)
    assert (there.a, there.b, there.angle) == (e.a, e.b, e.angle)
    assert there.center == pytest.approx((e.cx + dx, e.cy + dy), abs=0.006)
    assert move_by(there, -dx, -dy).center == pytest.approx(e.center, abs=0.011)


@given(ellipses, st.floats(0.3, 3))
def test_growing_keeps_centre_and_angle(e, factor):
    grown = scale_by(e, factor)
    assert grown.center == e.center
    assert (grown.a, grown.b) == pytest.approx((e.a * factor, e.b * factor), abs=0.0051)
    if grown.a != grown.b:
        assert grown.angle == e.angle


def test_nothing_shrinks_away():
    assert scale_by(normal_ellipse(5, 5, 3, 2, 0), 0.0).b == MIN_SEMI_AXIS
