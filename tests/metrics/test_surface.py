import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import ndimage

from refuge_annotator.geometry.ellipse import normal_ellipse
from refuge_annotator.geometry.raster import full_mask
from refuge_annotator.metrics.surface import boundary_of, surface_distance


def by_distance_maps(one, other):
    """The same from exact distance maps: an independent way to the nearest boundary pixel."""
    cross = ndimage.generate_binary_structure(2, 1)
    edges = [m & ~ndimage.binary_erosion(m, cross) for m in (one, other)]
    maps = [ndimage.distance_transform_edt(~edge) for edge in edges]
    pooled = np.concatenate([maps[1][edges[0]], maps[0][edges[1]]])
    return np.percentile(pooled, 95), pooled.mean()


ellipses = st.builds(
    normal_ellipse, st.floats(30, 90), st.floats(30, 90), st.floats(2, 40), st.floats(2, 40), st.floats(0, 180)
)


@given(ellipses, ellipses)
def test_it_is_what_exact_distance_maps_say(e, f):
    one, other = full_mask(e, (120, 120)), full_mask(f, (120, 120))
    found = surface_distance(boundary_of(one), boundary_of(other))
    hd95, assd = by_distance_maps(one, other)
    assert found.hd95 == pytest.approx(hd95)
    assert found.assd == pytest.approx(assd)


def test_boundaries_a_long_way_apart_are_as_far_apart_as_they_are():
    one, other = (full_mask(normal_ellipse(x, 60, 30, 20, 10), (120, 500)) for x in (50.0, 400.0))
    found = surface_distance(boundary_of(one), boundary_of(other))
    assert (found.hd95, found.assd) == pytest.approx(by_distance_maps(one, other))


def test_two_squares_by_hand():
    one, other = np.zeros((20, 20), bool), np.zeros((20, 20), bool)
    one[5:10, 5:10] = True
    other[5:10, 7:12] = True  # two to the right
    found = surface_distance(boundary_of(one), boundary_of(other))
    assert found.hd95 == 2
    assert len(boundary_of(one).points) == 16


def test_the_order_of_the_masks_does_not_matter():
    one, other = (
        full_mask(normal_ellipse(50, 50, 30, 20, 10), (99, 99)),
        full_mask(normal_ellipse(55, 48, 25, 24, 0), (99, 99)),
    )
    there, back = boundary_of(one), boundary_of(other)
    assert surface_distance(there, back).hd95 == surface_distance(back, there).hd95
    assert surface_distance(there, back).assd == pytest.approx(surface_distance(back, there).assd)


def test_a_mask_is_no_distance_from_itself_and_a_circle_from_a_larger_one_is_their_gap():
    circle, larger = (
        full_mask(normal_ellipse(100, 100, 50, 50, 0), (200, 200)),
        full_mask(normal_ellipse(100, 100, 60, 60, 0), (200, 200)),
    )
    same = surface_distance(boundary_of(circle), boundary_of(circle))
    assert (same.hd95, same.assd) == (0, 0)
    apart = surface_distance(boundary_of(circle), boundary_of(larger))
    assert apart.assd == pytest.approx(10, abs=0.5)


def test_an_empty_mask_has_no_boundary_and_no_distance():
    empty = boundary_of(np.zeros((9, 9), bool))
    assert empty is None
    assert surface_distance(empty, boundary_of(np.ones((9, 9), bool))) is None


def test_the_edge_of_the_photograph_is_a_boundary():
    assert len(boundary_of(np.ones((4, 5), bool)).points) == 14
    assert not math.isnan(surface_distance(boundary_of(np.ones((4, 5), bool)), boundary_of(np.ones((4, 5), bool))).assd)
