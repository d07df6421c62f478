import itertools

import numpy as np
import pytest
from skimage.color import deltaE_ciede2000, rgb2lab

from refuge_annotator.view.palette import (
    CONSENSUS,
    HANDLE,
    OWN,
    RATER_COLORS,
    RATER_DASHES,
    TIED,
    casing_for,
    letter_of,
    rater_style,
)
from refuge_annotator.view.scene import DARK_CASING

# Pixels around the discs of fundus photographs fall into these eight colours.
RETINA = ("#362119", "#623424", "#774d30", "#a7442e", "#de724b", "#d09a7d", "#92726c", "#fae5b6")
# Machado, Oliveira and Fernandes (2009), severity 1.0, for linear RGB.
SIGHTS = {
    "normal": np.eye(3),
    "protanopia": [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    "deuteranopia": [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
    ],
    "tritanopia": [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
    ],
}


def seen(color: str, sight: str) -> np.ndarray:
    """Return a colour as CIELAB, as someone with that sight sees it."""
    rgb = np.array([int(color[i : i + 2], 16) for i in (1, 3, 5)]) / 255
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    linear = np.clip(np.asarray(SIGHTS[sight]) @ linear, 0, 1)
    return rgb2lab(np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055))


def distance(one: str, other: str) -> float:
    """Return the CIEDE2000 distance of two colours in the sight that tells them apart worst."""
    return min(float(deltaE_ciede2000(seen(one, sight), seen(other, sight))) for sight in SIGHTS)


def test_the_measure_finds_the_usual_colour_blind_safe_seven_wanting_on_a_retina():
    okabe_ito = ("#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7")
    assert min(distance(c, r) for c in okabe_ito for r in RETINA) < 4
    assert min(distance(a, b) for a, b in itertools.combinations(okabe_ito, 2)) < 11


def test_every_rater_s_colour_stands_off_the_retina_for_every_eye():
    assert min(distance(color, retina) for color in RATER_COLORS for retina in RETINA) >= 17


def test_any_two_raters_colours_are_told_apart_by_every_eye():
    assert min(distance(one, other) for one, other in itertools.combinations(RATER_COLORS, 2)) >= 17


def test_any_two_raters_colours_are_far_apart_in_normal_sight():
    pairs = itertools.combinations(RATER_COLORS, 2)
    assert min(float(deltaE_ciede2000(seen(a, "normal"), seen(b, "normal"))) for a, b in pairs) >= 24


@pytest.mark.parametrize("color", [OWN, HANDLE, CONSENSUS, TIED])
def test_what_is_not_a_rater_s_stands_off_the_retina_too(color):
    assert min(distance(color, retina) for retina in RETINA) >= 12


def test_a_casing_is_far_from_its_colour():
    for color in RATER_COLORS:
        assert distance(color, casing_for(color)) >= 20


def test_no_casing_is_taken_for_the_vote_s_line_or_the_retina():
    for color in RATER_COLORS:
        assert distance(casing_for(color), CONSENSUS) >= 20
    light = [casing_for(color) for color in RATER_COLORS if casing_for(color) != DARK_CASING]
    assert light
    assert min(distance(casing, retina) for casing in light for retina in RETINA) >= 20


def test_seven_raters_have_seven_colours_dashes_and_letters():
    styles = [rater_style(place) for place in range(7)]
    assert len({s.color for s in styles}) == len({s.dash for s in styles}) == 7
    assert "".join(s.letter for s in styles) == "ABCDEFG"


def test_no_two_of_forty_nine_raters_share_colour_and_dash():
    styles = [rater_style(place) for place in range(49)]
    assert len({(s.color, s.dash) for s in styles}) == 49


def test_letters_go_on_after_z():
    assert [letter_of(place) for place in (0, 25, 26, 27, 51, 52)] == ["A", "Z", "AA", "AB", "AZ", "BA"]


def test_dashes_come_in_pairs_of_stroke_and_gap():
    assert all(len(dash) % 2 == 0 and all(length >= 3 for length in dash) for dash in RATER_DASHES)
