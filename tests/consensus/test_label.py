import hashlib

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from refuge_annotator.consensus.label import consensus_mask, grey_mask, mask_sha256
from refuge_annotator.consensus.merge import merge
from refuge_annotator.geometry.ellipse import normal_ellipse
from refuge_annotator.study.protocol import default_protocol
from refuge_annotator.study.reading import EMPTY, Structure, adjust

masks = arrays(np.bool_, st.tuples(st.integers(1, 12), st.integers(1, 12)))


@given(masks, st.data())
def test_grey_levels_are_0_cup_128_rim_255_elsewhere(disc, data):
    cup = data.draw(arrays(np.bool_, disc.shape))
    grey = grey_mask(disc, cup)
    assert grey.dtype == np.uint8
    for place in np.ndindex(disc.shape):
        assert grey[place] == (255 if not disc[place] else 0 if cup[place] else 128)


def test_disc_and_cup_can_be_read_back_by_every_reader_s_threshold():
    disc, cup = np.zeros((9, 9), bool), np.zeros((9, 9), bool)
    disc[1:8, 1:8], cup[3:6, 3:6] = True, True
    grey = grey_mask(disc, cup)
    for level in (50, 100):
        assert ((grey <= level) == cup).all()
    for level in (150, 200, 254):
        assert ((grey <= level) == disc).all()
    assert ((grey == 0) == cup).all()


def test_a_consensus_mask_has_the_photograph_s_size_and_both_votes_in_place():
    reading = adjust(EMPTY, Structure.DISC, normal_ellipse(30, 40, 20, 15, 30))
    reading = adjust(reading, Structure.CUP, normal_ellipse(31, 41, 9, 8, 0))
    consensus = merge({"a": reading}, (90, 70), default_protocol(1))
    grey = consensus_mask(consensus)
    assert grey.shape == (90, 70)
    assert (grey == grey_mask(consensus.disc_mask(), consensus.cup_mask())).all()
    assert {0, 128, 255} == set(np.unique(grey))


@pytest.mark.parametrize("shape", [(3, 5), (5, 3)])
def test_the_checksum_is_that_of_the_bytes_row_by_row(shape):
    grey = np.arange(15, dtype=np.uint8).reshape(shape)
    assert mask_sha256(grey) == hashlib.sha256(bytes(range(15))).hexdigest()
    wide = np.zeros((shape[0], 2 * shape[1]), np.uint8)
    wide[:, ::2] = grey
    assert mask_sha256(wide[:, ::2]) == mask_sha256(grey)
    assert mask_sha256(np.asfortranarray(grey)) == mask_sha256(grey)
