import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from skimage.draw import polygon2mask
from skimage.measure import label

from refuge_annotator.geometry.contour import (
    Contour,
    CurveRefused,
    contour_center,
    contour_centroid,
    contour_half_extent,
    crosses_itself,
    gap_on,
    in_order,
    nearest_gap,
    smooth_contour,
)
from refuge_annotator.geometry.ellipse import ellipse_points, normal_ellipse
from refuge_annotator.geometry.point import Point, distance, rounded
from refuge_annotator.geometry.raster import Box, box_around, full_mask, rasterise
from tests.shapes import contour_area


def round_points(count, radius=100.0, center=(300.0, 250.0), wobble=()):
    """Points round a centre, each pushed out by its share of `wobble`."""
    turns = [2 * math.pi * n / count for n in range(count)]
    pushes = [1 + (wobble[n] if n < len(wobble) else 0.0) for n in range(count)]
    return [
        Point(center[0] + radius * p * math.cos(t), center[1] + radius * p * math.sin(t))
        for t, p in zip(turns, pushes, strict=True)
    ]


wobbly = st.lists(st.floats(-0.25, 0.25), min_size=8, max_size=14).map(lambda w: round_points(len(w), wobble=w))


# --- the curve ------------------------------------------------------------------------------------------------------


@given(wobbly)
def test_the_curve_goes_through_every_point(points):
    corners = np.asarray(smooth_contour(points).corners)
    for p in points:
        start, end = corners, np.roll(corners, -1, axis=0)
        side = end - start
        share = np.clip(((p - start) * side).sum(axis=1) / (side**2).sum(axis=1), 0, 1)
        assert np.hypot(*(start + share[:, None] * side - p).T).min() < 0.3


@pytest.mark.parametrize(
    "ends", [((0, 0), (90, 0)), ((0, 0), (0, 90)), ((3, 5), (93, 35)), ((0, 0), (0.2, 0.2))], ids=str
)
def test_points_on_a_line_or_a_spot_enclose_nothing(ends):
    (x0, y0), (x1, y1) = ends
    points = [Point(x0 + (x1 - x0) * n / 3, y0 + (y1 - y0) * n / 3) for n in range(4)]
    with pytest.raises(CurveRefused, match="lie on a line"):
        smooth_contour(points)


@given(wobbly)
def test_the_curve_is_the_same_wherever_its_points_begin(points):
    one = full_mask(smooth_contour(points), (600, 700))
    other = full_mask(smooth_contour(points[3:] + points[:3]), (600, 700))
    assert (one != other).sum() <= 0.002 * one.sum()


@given(wobbly)
def test_its_corners_lie_about_four_pixels_apart_and_have_two_decimals(points):
    corners = smooth_contour(points).corners
    sides = [distance(corners[i - 1], corners[i]) for i in range(len(corners))]
    assert max(sides) < 12
    assert all(c == rounded(c) for c in corners)


def test_eight_points_on_an_ellipse_give_nearly_its_area():
    ellipse = normal_ellipse(400, 380, 160, 130, 30)
    curve = smooth_contour([Point(*p) for p in ellipse_points(ellipse, 8)])
    assert contour_area(curve) == pytest.approx(math.pi * 160 * 130, rel=0.005)


def test_a_long_curve_keeps_a_bounded_number_of_corners():
    assert len(smooth_contour(round_points(40, 5000.0, (6000, 6000))).corners) <= 1000


def test_too_few_points_are_refused_with_what_is_missing():
    with pytest.raises(CurveRefused, match="click 1 more"):
        smooth_contour([Point(0, 0), Point(50, 0), Point(50, 50), Point(0, 0)])


def test_a_curve_that_crosses_itself_is_refused():
    points = round_points(8)
    points[1], points[4] = points[4], points[1]
    with pytest.raises(CurveRefused, match="crosses itself"):
        smooth_contour(points)


@pytest.mark.parametrize("points", [[Point(i, 2 * i) for i in range(6)], [Point(math.nan, 0)] * 6])
def test_points_without_an_inside_are_refused(points):
    with pytest.raises(CurveRefused):
        smooth_contour(points)


def test_a_bow_tie_crosses_itself_and_a_square_does_not():
    square = (Point(0, 0), Point(9, 0), Point(9, 9), Point(0, 9))
    assert not crosses_itself(Contour(square))
    assert crosses_itself(Contour((square[0], square[2], square[1], square[3])))


@given(wobbly, st.randoms())
def test_shuffled_points_come_back_in_their_order(points, random):
    shuffled = list(points)
    random.shuffle(shuffled)
    back = list(in_order(shuffled))
    start = points.index(back[0])
    assert back == points[start:] + points[:start]


def test_a_new_point_goes_between_its_neighbours():
    points = round_points(8)
    for n in range(8):
        one, other = points[n], points[(n + 1) % 8]
        between = Point((one.x + other.x) / 2, (one.y + other.y) / 2)
        assert nearest_gap(points, between) == n + 1


# --- its mask -------------------------------------------------------------------------------------------------------


def defined(contour, shape):
    """Even-odd, pixel by pixel: how many sides lie to the left of this centre, or on it?"""
    mask = np.zeros(shape, dtype=bool)
    corners = contour.corners
    for y in range(shape[0]):
        crossings = []
        for i, (x0, y0) in enumerate(corners):
            x1, y1 = corners[(i + 1) % len(corners)]
            if (y0 <= y < y1) or (y1 <= y < y0):
                top, low = ((x0, y0), (x1, y1)) if y0 < y1 else ((x1, y1), (x0, y0))
                crossings.append(top[0] + (y - top[1]) * (low[0] - top[0]) / (low[1] - top[1]))
        for x in range(shape[1]):
            mask[y, x] = sum(c <= x for c in crossings) % 2 == 1
    return mask


small = st.lists(st.floats(-0.3, 0.3), min_size=6, max_size=10).map(
    lambda w: smooth_contour(round_points(len(w), 22.0, (28.3, 24.8), w))
)
polygons = st.lists(st.builds(Point, st.floats(-9, 60), st.floats(-9, 50)).map(rounded), min_size=4, max_size=9).map(
    lambda corners: Contour(tuple(corners))
)


@given(small | polygons)
@settings(max_examples=60, deadline=None)
def test_the_mask_is_its_definition_bit_for_bit(contour):
    assert (full_mask(contour, (50, 60)) == defined(contour, (50, 60))).all()


@given(small | polygons, st.integers(-9, 40), st.integers(-9, 40), st.integers(0, 50), st.integers(0, 50))
def test_a_box_gives_the_bits_of_the_whole(contour, left, top, width, height):
    big = rasterise(contour, Box(-40, -40, 120, 120))
    box = Box(left, top, left + width, top + height)
    assert (rasterise(contour, box) == big[top + 40 : top + height + 40, left + 40 : left + width + 40]).all()


def test_two_polygons_that_share_a_side_share_no_pixel_and_leave_none_out():
    left = Contour((Point(3, 4), Point(20.5, 4), Point(17, 30), Point(3, 30)))
    right = Contour((Point(20.5, 4), Point(40, 4), Point(40, 30), Point(17, 30)))
    both = Contour((Point(3, 4), Point(40, 4), Point(40, 30), Point(3, 30)))
    one, other, whole = (full_mask(c, (40, 50)) for c in (left, right, both))
    assert not (one & other).any()
    assert ((one | other) == whole).all()


def test_the_mask_has_the_curve_s_area_one_piece_and_no_hole():
    curve = smooth_contour(round_points(9, 150.0, wobble=[0.2, 0, -0.1, 0.15]))
    mask = full_mask(curve, (600, 600))
    assert mask.sum() == pytest.approx(contour_area(curve), rel=0.001)
    assert label(mask).max() == 1
    assert label(~mask).max() == 1


def test_the_mask_agrees_with_another_library_but_for_the_boundary():
    curve = smooth_contour(round_points(9, 150.0, wobble=[0.2, 0, -0.1, 0.15]))
    mask = full_mask(curve, (600, 600))
    other = polygon2mask((600, 600), [(y, x) for x, y in curve.corners])
    assert (mask != other).sum() <= 2


def test_the_box_holds_every_pixel_and_what_leaves_the_photograph_is_cut():
    curve = smooth_contour(round_points(8, 60.0, (10, 10)))
    assert box_around([curve], (100, 100)) == Box(0, 0, 72, 72)
    outside = smooth_contour(round_points(8, 20.0, (-300, 10)))
    assert not full_mask(outside, (100, 100)).any()
    assert box_around([outside], (100, 100)).shape == (0, 0)


def test_middle_and_extent_are_those_of_the_box_around_the_curve():
    square = Contour((Point(2, 3), Point(12, 3), Point(12, 9), Point(2, 9)))
    assert contour_center(square) == Point(7, 6)
    assert contour_half_extent(square) == (5, 3)
    assert contour_area(square) == 60


@given(st.integers(0, 1000), st.integers(4, 12))
@settings(max_examples=40)
def test_the_centroid_is_that_of_the_pixels_and_turns_with_the_curve(seed, count):
    rng = np.random.default_rng(seed)
    turns = (np.arange(count) + rng.uniform(0, 0.8, count)) * 2 * math.pi / count
    reach = rng.uniform(40, 90, count)
    points = np.stack([150 + reach * np.cos(turns), 140 + reach * np.sin(turns)], axis=1)
    curve = smooth_contour([Point(*p) for p in points.tolist()])
    rows, columns = np.nonzero(full_mask(curve, (300, 320)))
    centroid = contour_centroid(curve)
    assert centroid == pytest.approx((columns.mean(), rows.mean()), abs=0.1)
    c, s = math.cos(0.7), math.sin(0.7)
    turned = Contour(tuple(Point(x * c - y * s, x * s + y * c) for x, y in curve.corners))
    assert contour_centroid(turned) == pytest.approx(
        (centroid.x * c - centroid.y * s, centroid.x * s + centroid.y * c), abs=1e-9
    )
    assert contour_centroid(Contour(curve.corners[::-1])) == pytest.approx(centroid, abs=1e-9)


KIDNEY = [Point(*p) for p in ((40, 10), (70, 30), (75, 60), (55, 85), (30, 90), (38, 70), (45, 50), (38, 30))]


@pytest.mark.parametrize("points", [KIDNEY, [Point(x, y) for x, y in ((0, 0), (90, 5), (100, 60), (45, 80), (2, 70))]])
def test_a_point_set_on_the_curve_hardly_changes_it(points):
    contour = smooth_contour(points)
    for corner in contour.corners[1::2]:
        if min(distance(corner, p) for p in points) < 2:
            continue
        place = gap_on(points, contour, corner)
        assert 1 <= place <= len(points)
        more = smooth_contour([*points[:place], corner, *points[place:]])
        assert contour_area(more) == pytest.approx(contour_area(contour), rel=0.08)


def test_a_point_beside_the_curve_goes_to_the_stretch_it_is_nearest_to():
    contour = smooth_contour(KIDNEY)
    assert gap_on(KIDNEY, contour, Point(80, 45)) == 2
    assert gap_on(KIDNEY, contour, Point(40, 50)) in (6, 7)  # within the hollow
    assert gap_on(KIDNEY, contour, Point(36, 18)) == len(KIDNEY)  # between the last and the first
