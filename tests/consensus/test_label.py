import hashlib

import numpy as np
import pytest

from refuge_annotator.consensus.label import consensus_mask, grey_mask, mask_sha256, same_mask
from refuge_annotator.consensus.merge import merge
from refuge_annotator.geometry.ellipse import normal_ellipse
from refuge_annotator.study.protocol import default_protocol
from tests.studies import reading


def test_grey_levels_are_cup_rim_and_background_and_no_cup_leaves_the_disc():
    disc = np.array([[True, True, False, False]])
    cup = np.array([[True, False, True, False]])
    assert grey_mask(disc, cup).tolist() == [[0, 128, 255, 255]]


@pytest.mark.parametrize(
    "ellipse",
    [normal_ellipse(60, 50, 20, 15, 30), normal_ellipse(-5, 2, 20, 15, 30), normal_ellipse(500, 500, 9, 9, 0)],
)
def test_the_mask_of_a_consensus_has_the_photographs_size_wherever_the_disc_lies(ellipse):
    small = normal_ellipse(ellipse.cx, ellipse.cy, 6, 5, 0)
    consensus = merge({"a": reading(ellipse, small)}, (100, 120), default_protocol(1))
    mask = consensus_mask(consensus)
    assert mask.shape == (100, 120)
    assert np.array_equal(mask, grey_mask(consensus.disc_mask(), consensus.cup_mask()))


def test_the_hash_is_of_the_pixels_row_by_row():
    mask = np.arange(12, dtype=np.uint8).reshape(3, 4)
    assert mask_sha256(mask) == hashlib.sha256(bytes(range(12))).hexdigest()
    assert mask_sha256(mask[::-1]) == mask_sha256(mask[::-1].copy())


def test_masks_are_the_same_only_in_every_pixel():
    mask = np.zeros((300, 4), np.uint8)
    assert same_mask(mask, mask.copy())
    assert not same_mask(mask, mask[:299])
    for row in (0, 127, 128, 299):
        other = mask.copy()
        other[row, 3] = 1
        assert not same_mask(mask, other)
