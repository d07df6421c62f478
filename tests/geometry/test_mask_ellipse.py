import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from skimage.measure import find_contours, label, regionprops

from refuge_annotator.geometry.ellipse import Ellipse, normal_ellipse
from refuge_annotator.geometry.fit import fit_ellipse
from refuge_annotator.geometry.mask_ellipse import ellipse_of
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.raster import Box, box_around, full_mask, rasterise, whole

SHAPE = (401, 401)
PLACES = [(200.0, 200.0), (200.3, 200.7), (200.5, 200.5), (200.25, 200.01)]
ellipses = st.builds(
    normal_ellipse, st.floats(190, 210), st.floats(190, 210), st.floats(10, 160), st.floats(10, 160), st.floats(0, 180)
)


def by_contour(mask):
    """Fit the half-level contour."""
    (contour,) = find_contours(np.pad(mask, 1).astype(float), 0.5)
    return fit_ellipse([Point(x - 1, y - 1) for y, x in contour[:-1].tolist()]).ellipse


def by_moments(mask):
    return ellipse_of(mask, whole(mask.shape))


@pytest.mark.parametrize("outline", [by_contour, by_moments])
@pytest.mark.parametrize(("a", "b", "angle"), [(24, 18, 0), (24, 18, 37), (12, 9, 70), (150, 135, 90)])
@pytest.mark.parametrize(("cx", "cy"), PLACES)
def test_ten_rounds_from_mask_to_ellipse_and_back_do_not_wander(outline, a, b, angle, cx, cy):
    true = Ellipse(cx, cy, a, b, angle)
    ellipse = true
    for _ in range(10):
        ellipse = outline(full_mask(ellipse, SHAPE))
        assert (ellipse.cx, ellipse.cy, ellipse.a, ellipse.b) == pytest.approx((cx, cy, a, b), abs=0.5)


@given(ellipses)
@settings(max_examples=20)
def test_after_the_first_round_hardly_a_pixel_changes(true):
    first = full_mask(by_moments(full_mask(true, SHAPE)), SHAPE)
    assert (first != full_mask(true, SHAPE)).sum() <= 4
    mask = first
    for _ in range(9):
        mask = full_mask(by_moments(mask), SHAPE)
    assert (mask != first).sum() <= 8


@pytest.mark.parametrize(("cx", "cy"), PLACES)
@pytest.mark.parametrize(("a", "b", "angle"), [(24, 18, 37), (12, 9, 70), (150, 135, 90)])
def test_an_ellipse_s_own_mask_gives_exactly_that_mask_again(a, b, angle, cx, cy):
    mask = full_mask(Ellipse(cx, cy, a, b, angle), SHAPE)
    assert (full_mask(by_moments(mask), SHAPE) != mask).sum() <= 1


@given(ellipses)
@settings(max_examples=30)
def test_a_box_gives_the_same_as_the_whole_image(true):
    box = box_around([true], SHAPE)
    assert ellipse_of(rasterise(true, box), box) == by_moments(full_mask(true, SHAPE))


def test_a_vote_that_is_no_ellipse_gets_the_ellipse_with_its_moments():
    mask = full_mask(Ellipse(200, 200, 60, 50, 20), SHAPE) & full_mask(Ellipse(206, 198, 60, 52, 70), SHAPE)
    found = by_moments(mask)
    (region,) = regionprops(label(mask))
    assert (found.cy, found.cx) == pytest.approx(region.centroid, abs=0.5)
    assert (found.a, found.b) == pytest.approx((region.axis_major_length / 2, region.axis_minor_length / 2), abs=1.5)
    drawn = full_mask(found, SHAPE)
    assert 2 * (drawn & mask).sum() / (drawn.sum() + mask.sum()) > 0.975


@given(ellipses)
@settings(max_examples=40)
def test_the_ellipse_of_an_ellipse_s_mask_is_that_ellipse(true):
    box = box_around([true], SHAPE)
    found = ellipse_of(rasterise(true, box), box)
    assert found.center == pytest.approx(true.center, abs=0.2)
    assert (found.a, found.b) == pytest.approx((true.a, true.b), rel=0.01, abs=0.3)
    if true.b < 0.95 * true.a and true.b > 30:
        assert abs((found.angle - true.angle + 90) % 180 - 90) < 4


def test_a_square_has_a_circle_of_its_moments():
    mask = np.zeros((40, 40), bool)
    mask[5:25, 5:25] = True
    found = ellipse_of(mask, Box(29, 39, 69, 79))
    assert found.a == pytest.approx(found.b, abs=0.02)
    assert found.a == pytest.approx(2 * 20 / math.sqrt(12), abs=0.3)
    assert found.center == pytest.approx((29 + 14.5, 39 + 14.5), abs=0.02)


def test_an_empty_mask_has_no_ellipse():
    assert ellipse_of(np.zeros((5, 5), bool), Box(3, 4, 8, 9)) is None
    assert ellipse_of(np.zeros((0, 0), bool), Box(0, 0, 0, 0)) is None


@pytest.mark.parametrize("pixels", [[(2, 3)], [(2, 3), (2, 4)], [(i, i) for i in range(6)], [(0, 0), (9, 9)]])
def test_a_few_stray_pixels_still_give_an_ellipse(pixels):
    mask = np.zeros((10, 10), bool)
    mask[tuple(zip(*pixels, strict=True))] = True
    found = by_moments(mask)
    assert all(map(math.isfinite, (found.cx, found.cy, found.a, found.b, found.angle)))
    assert 0 <= found.cx <= 9


def test_what_the_image_s_edge_cuts_off_does_not_pull_the_ellipse_out_of_shape():
    true = Ellipse(30, 200, 60, 50, 0)
    found = by_moments(full_mask(true, SHAPE))
    assert (full_mask(found, SHAPE) != full_mask(true, SHAPE)).sum() < 0.03 * full_mask(true, SHAPE).sum()
