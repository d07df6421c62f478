import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from refuge_annotator.imaging.pixels import depth, eight_bits, over_black, reduced, upright


@given(st.integers(0, 65_535))
def test_the_depth_is_the_smallest_that_holds_the_value(value):
    bits = depth(np.array([[value, 0]], np.uint16))
    assert bits == next(b for b in (8, 10, 12, 14, 16) if value < 2**b)


def test_the_mapping_rounds_to_the_nearest_and_never_falls():
    for bits in (8, 10, 12, 14, 16):
        full = 2**bits - 1
        values = np.arange(full + 1, dtype=np.uint16)
        mapped = eight_bits(values, bits).astype(int)
        assert (mapped[0], mapped[-1]) == (0, 255)
        assert np.abs(mapped - values * (255 / full)).max() <= 0.5
        assert (np.diff(mapped) >= 0).all()


@given(st.integers(0, 255), st.integers(0, 255))
def test_opacity_scales_a_colour_to_the_nearest(colour, opacity):
    rgba = np.full((1, 1, 4), [colour, 0, 255, opacity], np.uint8)
    assert abs(int(over_black(rgba)[0, 0, 0]) - colour * opacity / 255) <= 0.5
    assert over_black(rgba)[0, 0, 2] == opacity


def test_a_quarter_turn_moves_the_top_left_corner_to_the_top_right():
    pixels = np.zeros((2, 3, 3), np.uint8)
    pixels[0, 0] = 7
    assert upright(pixels, 6)[0, -1].tolist() == [7, 7, 7]


def test_the_longer_side_is_reduced_and_the_mean_stays():
    pixels = np.random.default_rng(3).integers(0, 255, (40, 200, 3), np.uint8)
    small = reduced(pixels, 20)
    assert small.shape == (4, 20, 3)
    assert np.abs(small - pixels.reshape(4, 10, 20, 10, 3).mean(axis=(1, 3))).max() <= 0.5


def test_nothing_is_enlarged():
    pixels = np.random.default_rng(3).integers(0, 255, (4, 9, 3), np.uint8)
    assert np.array_equal(reduced(pixels, 96), pixels)
    assert reduced(np.zeros((1, 1000, 3), np.uint8), 96).shape == (1, 96, 3)
