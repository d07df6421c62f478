import math
import tracemalloc

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from skimage.measure import EllipseModel

from refuge_annotator.geometry.conic import fit_circle, fit_direct, on_open_curve


def on_ellipse(cx, cy, a, b, angle, degrees):
    t = np.radians(degrees)
    c, s = math.cos(angle), math.sin(angle)
    return np.stack([cx + a * np.cos(t) * c - b * np.sin(t) * s, cy + a * np.cos(t) * s + b * np.sin(t) * c], axis=1)


@given(st.integers(0, 10_000), st.integers(6, 20), st.sampled_from([0.003, 0.02, 0.1]))
def test_the_direct_fit_is_scikit_image_s(seed, count, noise):
    rng = np.random.default_rng(seed)
    points = on_ellipse(0.1, -0.2, rng.uniform(0.8, 1.6), 0.8, rng.uniform(0, 3), np.arange(count) * 360 / count)
    points += rng.normal(0, noise, points.shape)
    theirs = EllipseModel.from_estimate(points)
    cx, cy, a, b, _ = fit_direct(points)
    assert (cx, cy, a, b) == pytest.approx((*theirs.center, *sorted(theirs.axis_lengths, reverse=True)), abs=1e-5)


def test_the_direct_fit_gives_none_where_points_leave_the_ellipse_open():
    assert fit_direct(np.array([(i / 4, 0.0) for i in range(-4, 5)])) is None


@given(st.floats(-0.5, 0.5), st.floats(-0.5, 0.5), st.floats(0.3, 1.5))
def test_points_on_a_circle_give_that_circle(cx, cy, radius):
    points = on_ellipse(cx, cy, radius, radius, 0, [0, 80, 130, 210, 300])
    assert fit_circle(points) == pytest.approx([cx, cy, radius, radius, 0], abs=1e-6)


def test_a_flat_arc_gives_a_circle_of_bounded_size():
    x = np.linspace(-1, 1, 9)
    assert fit_circle(np.stack([x, 0.001 * x * x], axis=1))[2] <= 3


def test_a_hyperbola_is_an_open_curve_and_an_ellipse_is_none():
    u = np.linspace(-2, 2, 15)
    branch = np.stack([np.cosh(u) - 2, np.sinh(u) / 2], axis=1)
    assert on_open_curve(branch, 0.1)
    assert not on_open_curve(on_ellipse(0, 0, 1.2, 0.8, 0.5, np.arange(12) * 30), 0.1)


def test_many_points_are_told_from_an_open_curve_without_a_square_of_their_number():
    points = on_ellipse(0, 0, 1.2, 0.9, 0.3, np.linspace(0, 360, 2000, endpoint=False))
    tracemalloc.start()
    try:
        assert not on_open_curve(points, 0.01)
        assert tracemalloc.get_traced_memory()[1] < 2_000_000
    finally:
        tracemalloc.stop()
