"""Points round a mask."""

import math

import numpy as np
import pytest

from refuge_annotator.geometry.contour import smooth_contour
from refuge_annotator.geometry.ellipse import normal_ellipse, to_axes
from refuge_annotator.geometry.mask_curve import points_round
from refuge_annotator.geometry.point import Point, distance
from refuge_annotator.geometry.raster import Box, box_around, rasterise

SHAPE = (400, 400)


def test_points_round_an_ellipse_s_mask_lie_on_the_ellipse_and_evenly():
    ellipse = normal_ellipse(200, 180, 80, 60, 25)
    box = box_around([ellipse], SHAPE)
    points = points_round(rasterise(ellipse, box), box, 16)
    assert len(points) == 16
    for point in points:
        u, v = to_axes(ellipse, point)
        assert math.hypot(u / 80, v / 60) == pytest.approx(1, abs=0.02)
    steps = [distance(points[i - 1], points[i]) for i in range(16)]
    assert max(steps) < 1.15 * min(steps)


def test_a_curve_through_them_has_nearly_the_mask_of_a_bean():
    bean = smooth_contour(
        [Point(*p) for p in ((40, 10), (80, 30), (95, 70), (75, 115), (35, 130), (42, 100), (50, 70), (40, 40))]
    )
    box = box_around([bean], SHAPE)
    mask = rasterise(bean, box)
    again = rasterise(smooth_contour(points_round(mask, box, 16)), box)
    assert 2 * (mask & again).sum() / (mask.sum() + again.sum()) > 0.98


def test_the_largest_piece_is_followed_to_the_border_and_an_empty_mask_has_no_points():
    mask = np.zeros((30, 40), dtype=bool)
    assert points_round(mask, Box(5, 6, 45, 36), 8) == ()
    mask[0:20, 0:20] = True
    mask[25:27, 30:32] = True
    points = points_round(mask, Box(5, 6, 45, 36), 8)
    assert all(4 <= p.x <= 25 and 5 <= p.y <= 26 for p in points)
    assert min(p.x for p in points) == pytest.approx(4.5)  # half a pixel outside the outermost centre
