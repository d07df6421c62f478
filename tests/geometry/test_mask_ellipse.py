import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from refuge_annotator.geometry.ellipse import normal_ellipse
from refuge_annotator.geometry.mask_ellipse import ellipse_of
from refuge_annotator.geometry.raster import box_around, rasterise

SHAPE = 400, 400


@given(
    st.floats(150, 250),
    st.floats(150, 250),
    st.floats(40, 90),
    st.floats(0.5, 0.95),
    st.floats(0, 179.9),
)
def test_the_ellipse_of_an_ellipse_s_mask_is_that_ellipse(cx, cy, a, ratio, angle):
    drawn = normal_ellipse(cx, cy, a, a * ratio, angle)
    box = box_around([drawn], SHAPE)
    found = ellipse_of(rasterise(drawn, box), box)
    assert found.center == pytest.approx(drawn.center, abs=0.2)
    assert (found.a, found.b) == pytest.approx((drawn.a, drawn.b), rel=0.01)
    turn = (found.angle - drawn.angle + 90) % 180 - 90
    assert abs(turn) < 4


def test_the_axes_of_a_square_are_those_of_its_moments():
    box = box_around([normal_ellipse(50, 60, 20, 20, 0)], SHAPE)
    mask = np.zeros(box.shape, dtype=bool)
    mask[5:25, 5:25] = True
    found = ellipse_of(mask, box)
    assert found.a == found.b == pytest.approx(2 * 20 / np.sqrt(12), abs=0.01)
    assert found.center == pytest.approx((box.left + 14.5, box.top + 14.5))


def test_an_empty_mask_has_no_ellipse():
    box = box_around([normal_ellipse(50, 60, 20, 20, 0)], SHAPE)
    assert ellipse_of(np.zeros(box.shape, dtype=bool), box) is None
