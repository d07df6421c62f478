import numpy as np
import pytest
import SimpleITK as sitk  # noqa: N813 - its own name
from hypothesis import given, settings
from hypothesis import strategies as st

from refuge_annotator.geometry.ellipse import normal_ellipse
from refuge_annotator.geometry.raster import full_mask
from refuge_annotator.report.staple import staple

SHAPE = (90, 80)
ellipses = st.builds(
    normal_ellipse, st.floats(35, 45), st.floats(40, 50), st.floats(10, 25), st.floats(8, 20), st.floats(0, 179)
)


def by_itk(masks):
    """Return the probability of the filter that everybody uses."""
    return sitk.GetArrayFromImage(sitk.STAPLE([sitk.GetImageFromArray(m.astype(np.uint8)) for m in masks], 1.0))


@settings(max_examples=30, deadline=None)
@given(st.lists(ellipses, min_size=2, max_size=9))
def test_it_takes_the_pixels_that_simpleitk_takes(outlines):
    masks = [full_mask(e, SHAPE) for e in outlines]
    found, chance = staple(masks), by_itk(masks)
    if found is not None:
        doubtful = np.abs(chance - 0.5) < 1e-3
        assert ((found == (chance > 0.5)) | doubtful).all()


def test_more_raters_than_bits_in_a_byte_or_a_number():
    chance = np.random.default_rng(1)
    masks = [full_mask(normal_ellipse(40 + d, 45, 20, 16, 30), SHAPE) for d in chance.normal(0, 2, 70)]
    assert (staple(masks) == (by_itk(masks) > 0.5)).all()


def test_who_draws_far_from_all_others_weighs_little():
    same = [full_mask(normal_ellipse(40, 45, 20, 16, 30 + k), SHAPE) for k in range(4)]
    astray = full_mask(normal_ellipse(15, 15, 9, 9, 0), SHAPE)
    assert not (staple([*same, astray]) & astray & ~same[0]).any()


@pytest.mark.parametrize("drawn", [0, 1])
def test_where_hardly_anybody_drew_anything_it_has_no_answer(drawn):
    some = [full_mask(normal_ellipse(40, 45, 20, 16, 30), SHAPE)] * drawn
    assert staple([*some, *[np.zeros(SHAPE, bool)] * (7 - drawn)]) is None


def test_a_region_that_is_all_structure_has_no_answer():
    assert staple([np.ones(SHAPE, bool)] * 3) is None


def test_the_order_of_the_raters_does_not_matter():
    masks = [full_mask(normal_ellipse(40 + k, 45, 20 - k, 16, 30), SHAPE) for k in range(5)]
    assert (staple(masks) == staple(masks[::-1])).all()


def test_pixels_around_the_masks_count_as_if_they_were_there():
    masks = [full_mask(normal_ellipse(40 + k, 45, 20 - k, 16, 30), SHAPE) for k in range(5)]
    wide = [np.pad(m, 25) for m in masks]
    found = staple(masks, wide[0].size - masks[0].size)
    assert (np.pad(found, 25) == staple(wide)).all()
    assert (np.pad(found, 25) == (by_itk(wide) > 0.5)).all()
