import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from refuge_annotator.geometry.ellipse import Ellipse
from refuge_annotator.geometry.raster import full_mask
from refuge_annotator.metrics.cup_to_disc import vertical_diameter, vertical_ratio

masks = arrays(np.bool_, st.tuples(st.integers(1, 12), st.integers(1, 12)))


def block(*parts, size=40):
    mask = np.zeros((size, size), bool)
    for left, top, right, bottom in parts:
        mask[top:bottom, left:right] = True
    return mask


@given(masks)
def test_the_diameter_is_the_largest_count_in_one_column(mask):
    assert vertical_diameter(mask) == max(sum(1 for pixel in column if pixel) for column in mask.T.tolist())


def test_it_is_not_the_height_of_the_box_around():
    assert vertical_diameter(block((5, 5, 10, 15), (20, 25, 25, 32))) == 10  # two pieces in different columns
    assert vertical_diameter(block((5, 5, 10, 15), (5, 20, 10, 27))) == 17  # stacked pieces add up
    holed = block((5, 5, 6, 25))
    holed[10:14, 5] = False
    assert vertical_diameter(holed) == 16  # a hole shortens


@given(masks, st.data())
def test_the_ratio_is_the_published_program_s(disc, data):
    cup = data.draw(arrays(np.bool_, disc.shape))
    ratio = vertical_ratio(disc, cup)
    if not disc.any():
        assert ratio is None
    else:
        published = cup.sum(axis=0).max() / (disc.sum(axis=0).max() + 1e-7)
        assert ratio == pytest.approx(published, abs=1e-5)


def test_no_cup_is_nought_and_no_disc_is_no_ratio():
    disc, empty = block((5, 5, 30, 30)), block()
    assert vertical_ratio(disc, empty) == 0
    assert vertical_ratio(empty, disc) is None
    assert vertical_ratio(np.zeros((0, 0), bool), np.zeros((0, 0), bool)) is None


@pytest.mark.parametrize("angle", [0, 30, 90])
def test_cup_and_disc_of_one_form_have_the_ratio_of_their_axes(angle):
    disc = full_mask(Ellipse(300.5, 300.25, 200, 180, angle), (600, 600))
    cup = full_mask(Ellipse(300.5, 300.25, 100, 90, angle), (600, 600))
    assert vertical_ratio(disc, cup) == pytest.approx(0.5, abs=0.005)
