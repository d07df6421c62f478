import math

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from scipy import ndimage
from skimage.measure import label

from refuge_annotator.geometry.contour import Contour, contour_center, smooth_contour
from refuge_annotator.geometry.ellipse import Ellipse, contains, ellipse_points, normal_ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.raster import Box, box_around, full_mask, rasterise, reach_of, whole

ellipses = st.builds(
    normal_ellipse, st.floats(-80, 280), st.floats(-80, 240), st.floats(1, 120), st.floats(1, 120), st.floats(0, 180)
)
shapes = st.tuples(st.integers(1, 160), st.integers(1, 200))


def defined(e, shape):
    """The definition, on the whole image at once: a pixel is in when its centre is, the boundary counts."""
    y, x = np.meshgrid(np.arange(shape[0]), np.arange(shape[1]), indexing="ij")
    c, s = math.cos(math.radians(e.angle)), math.sin(math.radians(e.angle))
    u, v = (x - e.cx) * c + (y - e.cy) * s, (y - e.cy) * c - (x - e.cx) * s
    return (u / e.a) ** 2 + (v / e.b) ** 2 <= 1 + 1e-9


# --- bit for bit ----------------------------------------------------------------------------------------------------


@given(ellipses, shapes)
@settings(max_examples=300)
def test_the_mask_is_its_definition_bit_for_bit(e, shape):
    mask = full_mask(e, shape)
    assert mask.dtype == np.bool_
    assert mask.shape == shape
    assert (mask == defined(e, shape)).all()


@given(ellipses, st.integers(-20, 150), st.integers(-20, 150), st.integers(0, 90), st.integers(0, 90))
def test_any_box_has_the_bits_of_the_same_window_of_the_image(e, left, top, width, height):
    box = Box(left, top, left + width, top + height)
    part = rasterise(e, box)
    assert part.shape == box.shape == (height, width)
    rows, columns = slice(max(top, 0), top + height), slice(max(left, 0), left + width)
    inside_image = part[max(-top, 0) :, max(-left, 0) :]
    assert (inside_image == defined(e, (260, 260))[rows, columns][: max(top + height, 0), : max(left + width, 0)]).all()


@given(
    st.integers(-40, 40), st.integers(-40, 40), st.integers(1, 60), st.integers(1, 60),
    st.sampled_from([0, 45, 90, 135]), st.sampled_from([0.0, 0.5]),
)  # fmt: skip
@settings(max_examples=300)
def test_centres_that_lie_on_the_boundary_or_touch_it_are_no_exception(cx, cy, a, b, angle, half):
    e = normal_ellipse(cx + half, cy + half, a, b, angle)
    assert (full_mask(e, (80, 90)) == defined(e, (80, 90))).all()


@pytest.mark.parametrize("angle", [0.0, 0.0001, 30.0, 45.0, 89.9999, 90.0, 179.9999])
def test_needles_and_giants_are_no_exception(angle):
    for e in (Ellipse(50.5, 40.25, 3000, 1, angle), Ellipse(-2000, 1500.5, 3000, 2000, angle)):
        assert (full_mask(e, (300, 400)) == defined(e, (300, 400))).all()


@given(st.lists(ellipses, max_size=4), shapes)
def test_the_box_around_ellipses_holds_all_their_pixels(several, shape):
    box = box_around(several, shape)
    assert 0 <= box.left <= box.right <= shape[1]
    assert 0 <= box.top <= box.bottom <= shape[0]
    for e in several:
        rest = defined(e, shape)
        rest[box.slices] = False
        assert not rest.any()


@given(ellipses, st.integers(0, 150), st.integers(0, 150))
def test_a_point_is_contained_when_its_pixel_is_in_the_mask(e, x, y):
    assert contains(e, Point(x, y)) == rasterise(e, Box(x, y, x + 1, y + 1))[0, 0]


def test_the_box_is_not_much_larger_than_the_ellipse():
    assert box_around([Ellipse(100, 80, 20, 10, 0)], (200, 300)) == Box(79, 69, 122, 92)


@pytest.mark.parametrize(
    "e",
    [
        Ellipse(-50, 40, 30, 20, 0),
        Ellipse(400, 40, 30, 20, 0),
        Ellipse(50, -60, 30, 20, 0),
        Ellipse(50, 300, 30, 20, 0),
    ],
)
def test_an_ellipse_beside_the_image_leaves_an_empty_mask(e):
    assert box_around([e], (100, 200)) == Box(0, 0, 0, 0)
    assert not full_mask(e, (100, 200)).any()


def test_an_ellipse_across_the_border_is_clipped_and_nothing_comes_in_on_the_other_side():
    mask = full_mask(Ellipse(2, 50, 30, 20, 0), (100, 200))
    assert mask[50, 0]
    assert mask[50, 32]
    assert not mask[:, 33:].any()
    assert mask.sum() == full_mask(Ellipse(102, 50, 30, 20, 0), (100, 200))[:, 100:].sum()


def test_no_ellipse_has_no_box():
    assert box_around([], (100, 200)) == Box(0, 0, 0, 0)
    assert whole((100, 200)) == Box(0, 0, 200, 100)
    assert np.zeros((100, 200))[whole((100, 200)).slices].shape == (100, 200)


# --- what clinicians measure ----------------------------------------------------------------------------------------

angles = range(0, 180, 15)
PLACES = [(0.0, 0.0), (0.3, 0.7), (0.5, 0.5), (0.25, 0.01)]


@pytest.mark.parametrize(("a", "b", "share"), [(12, 9, 0.02), (180, 150, 0.001)])
def test_the_area_is_pi_a_b(a, b, share):
    areas = [
        full_mask(Ellipse(200 + dx, 200 + dy, a, b, angle), (401, 401)).sum()
        for dx, dy in PLACES[1:]
        for angle in angles
    ]
    assert np.abs(np.array(areas) / (math.pi * a * b) - 1).max() <= share
    assert abs(np.mean(areas) / (math.pi * a * b) - 1) <= share / 4


def test_a_small_cup_that_sits_squarely_on_the_grid_is_the_worst_of_areas():
    assert full_mask(Ellipse(200, 200, 12, 9, 0), (401, 401)).sum() == pytest.approx(math.pi * 12 * 9, rel=0.025)


@given(st.floats(5, 90), st.floats(5, 90), st.floats(0, 180), st.floats(0, 1), st.floats(0, 1))
def test_one_piece_without_holes(a, b, angle, dx, dy):
    mask = full_mask(normal_ellipse(100 + dx, 100 + dy, a, b, angle), (201, 201))
    assert label(mask, connectivity=1).max() == 1
    assert (ndimage.binary_fill_holes(mask) == mask).all()


@pytest.mark.parametrize("angle", angles)
@pytest.mark.parametrize(("cx", "cy"), [(100.3, 90.7), (100.0, 90.0), (100.5, 90.25)])
def test_the_centre_of_mass_is_the_centre(cx, cy, angle):
    y, x = ndimage.center_of_mass(full_mask(Ellipse(cx, cy, 40, 30, angle), (200, 200)))
    assert (x, y) == pytest.approx((cx, cy), abs=0.05)


@example(9.0, 8.0, 1.0, 0.5, 0.0)
@given(st.floats(8, 90), st.floats(8, 90), st.floats(0, 180), st.floats(0, 1), st.floats(0, 1))
def test_vertical_diameters_are_right_to_a_pixel(a, b, angle, dx, dy):
    """The largest count in one column, against the longest vertical chord of the ellipse."""
    e = normal_ellipse(100 + dx, 100 + dy, a, b, angle)
    turn = math.radians(e.angle)
    chord = 2 / math.hypot(math.sin(turn) / e.a, math.cos(turn) / e.b)
    beside = chord * (1 - math.sqrt(1 - (0.5 / e.b) ** 2))  # the nearest column lies up to half a pixel beside it
    assert abs(full_mask(e, (201, 201)).sum(axis=0).max() - chord) <= 1 + beside


@pytest.mark.parametrize(("a", "b"), [(12, 9), (60, 45), (180, 150)])
def test_whole_number_axes_include_the_pixels_whose_centres_lie_on_the_boundary(a, b):
    mask = full_mask(Ellipse(200, 200, a, b, 0), (401, 401))
    assert mask.sum(axis=0).max() == 2 * b + 1
    assert mask.sum(axis=1).max() == 2 * a + 1
    upright = full_mask(Ellipse(200, 200, a, b, 90), (401, 401))
    assert (upright == mask.T).all()


@pytest.mark.parametrize("turn", [0, 45, 90, 135])
def test_the_mask_is_the_same_from_either_side(turn):
    mask = full_mask(Ellipse(100, 100, 40, 25, turn), (201, 201))
    assert (mask == mask[::-1, ::-1]).all()


# how far out


@pytest.mark.parametrize("turn", range(0, 360, 30))
def test_the_line_is_reached_at_one_in_an_ellipse_and_in_a_curve_alike(turn):
    ellipse = normal_ellipse(50, 40, 30, 20, 25)
    curve = smooth_contour([Point(*p) for p in ellipse_points(ellipse, 16)])
    x, y = ellipse_points(ellipse, 360)[turn]
    for share in (0.3, 1.0, 1.7):
        point = Point(50 + share * (x - 50), 40 + share * (y - 40))
        assert reach_of(ellipse, point) == pytest.approx(share)
        assert reach_of(curve, point) == pytest.approx(share, rel=0.02)
    assert reach_of(ellipse, Point(50, 40)) == 0
    assert reach_of(curve, Point(*contour_center(curve))) == 0


def test_a_curve_reaches_as_far_as_its_farthest_line():
    bent = Contour(
        tuple(Point(*p) for p in ((0, 0), (60, 0), (60, 60), (40, 60), (40, 20), (20, 20), (20, 60), (0, 60)))
    )
    assert contour_center(bent) == (30, 30)  # in the hollow
    assert reach_of(bent, Point(50, 30)) == pytest.approx(20 / 30)
    assert reach_of(bent, Point(30, 10)) == pytest.approx(20 / 30)
    assert reach_of(bent, Point(30, 50)) == math.inf
