import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from refuge_annotator.metrics.overlap import dice

masks = arrays(np.bool_, (7, 9))


@given(masks, masks)
def test_dice_is_twice_the_shared_over_the_sum(one, other):
    first, second = {*zip(*np.nonzero(one), strict=True)}, {*zip(*np.nonzero(other), strict=True)}
    value = dice(one, other)
    if not first and not second:
        assert value is None
    else:
        assert value == pytest.approx(2 * len(first & second) / (len(first) + len(second)))
        assert 0 <= value <= 1
        assert (value == 1) == (first == second)
    assert value == dice(other, one)


@given(masks.filter(np.any))
def test_a_mask_agrees_with_itself_and_not_at_all_with_its_opposite(mask):
    assert dice(mask, mask) == 1
    assert dice(mask, ~mask) == 0


def test_two_empty_masks_have_no_dice_and_one_has_none_in_common():
    empty = np.zeros((3, 3), bool)
    assert dice(empty, empty) is None
    assert dice(empty, ~empty) == 0
    assert dice(np.zeros((0, 0), bool), np.zeros((0, 0), bool)) is None


@given(st.integers(1, 400))
def test_large_masks_do_not_wrap(side):
    full = np.ones((side, side), bool)
    assert dice(full, full) == 1
