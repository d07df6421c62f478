import math

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from refuge_annotator.imaging.enhance import enhance, enhance_words, evened, tones
from refuge_annotator.imaging.look import PLAIN, Channel, Look, look

LOOKS = st.builds(
    look, st.floats(-1, 1), st.floats(0.2, 5), st.floats(0.2, 5), st.sampled_from(Channel), invert=st.booleans()
)


def photograph(seed: int = 0, height: int = 40, width: int = 60) -> np.ndarray:
    return np.random.default_rng(seed).integers(0, 256, (height, width, 3), dtype=np.uint8)


@given(LOOKS, st.integers(0, 255))
def test_a_value_becomes_what_the_formula_says(wish, value):
    v = min(max((value / 255 - 0.5) * wish.contrast + 0.5 + wish.brightness, 0.0), 1.0) ** (1 / wish.gamma)
    assert tones(wish)[value] == pytest.approx(255 * (1 - v if wish.invert else v), abs=0.501)


def test_a_plain_look_changes_nothing():
    assert (tones(PLAIN) == np.arange(256)).all()
    pixels = photograph()
    assert enhance(pixels, PLAIN) is pixels


@pytest.mark.parametrize(
    ("wish", "value", "shown"),
    [
        (look(brightness=0.2), 100, 151),
        (look(brightness=1.0), 0, 255),
        (look(contrast=3.0), 100, 45),
        (look(contrast=3.0), 200, 255),
        (look(gamma=2.0), 64, round(255 * math.sqrt(64 / 255))),
        (Look(invert=True), 0, 255),
        (Look(invert=True), 200, 55),
    ],
)
def test_each_adjustment_does_what_its_name_says(wish, value, shown):
    assert tones(wish)[value] == shown


@given(LOOKS)
def test_a_look_never_turns_the_order_of_values_round_but_a_negative_does(wish):
    steps = np.diff(tones(wish).astype(int))
    assert (steps <= 0).all() if wish.invert else (steps >= 0).all()


@pytest.mark.parametrize(("channel", "place"), [(Channel.RED, 0), (Channel.GREEN, 1), (Channel.BLUE, 2)])
def test_a_single_channel_is_shown_as_grey(channel, place):
    pixels = photograph()
    shown = enhance(pixels, Look(channel=channel))
    assert (shown == pixels[..., [place] * 3]).all()


@given(LOOKS, st.integers(0, 5))
def test_screen_pixels_become_the_same_as_those_of_the_photograph(wish, seed):
    pixels = photograph(seed)
    words = np.dstack([pixels[..., ::-1], np.full(pixels.shape[:2], 255, np.uint8)])
    before = words.copy()
    shown = enhance_words(words, wish)
    assert (shown[..., 2::-1] == enhance(pixels, wish)).all()
    assert (shown[..., 3] == 255).all()
    assert (words == before).all()


def test_stored_pixels_are_never_written_to():
    pixels = photograph(height=64, width=64)
    pixels.flags.writeable = False
    before = pixels.copy()
    for wish in (look(0.3, 2.0, 1.4), Look(channel=Channel.GREEN, invert=True), Look(clahe=True)):
        assert enhance(pixels, wish) is not pixels
    assert (pixels == before).all()


def fundus() -> np.ndarray:
    y, x = np.mgrid[:200, :300]
    dim = 60 + 40 * np.cos(x / 90) + 6 * np.sin(x / 2.5)
    return np.clip(np.stack([dim * 1.6, dim, dim * 0.5 + 0 * y], axis=-1), 0, 255).astype(np.uint8)


def test_evening_raises_contrast_where_there_was_little_and_leaves_the_hue():
    pixels = fundus()
    shown = evened(pixels)
    lightness, even = (cv2.cvtColor(p, cv2.COLOR_RGB2Lab).astype(int) for p in (pixels, shown))
    assert np.abs(even[..., 1:] - lightness[..., 1:]).mean() < 3
    for part in (np.s_[20:180, 20:60], np.s_[20:180, 250:290]):
        assert even[part][..., 0].std() > 1.2 * lightness[part][..., 0].std()


def test_evening_comes_first_and_its_channel_after():
    pixels = fundus()
    wish = look(0.1, 1.5, channel=Channel.GREEN, clahe=True)
    assert (enhance(pixels, wish) == tones(wish)[evened(pixels)[..., [1, 1, 1]]]).all()


def test_evening_is_the_same_every_time():
    pixels = fundus()
    assert (evened(pixels) == evened(pixels.copy())).all()


@pytest.mark.parametrize("shape", [(1, 1), (1, 90), (5, 3), (33, 17), (200, 2)])
def test_a_photograph_of_any_size_can_be_evened(shape):
    pixels = photograph(1, *shape)
    assert evened(pixels).shape == pixels.shape
