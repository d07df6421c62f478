import cv2
import numpy as np
import pytest

from refuge_annotator.demo.photographs import SMALLEST, synthetic_photograph, to_jpeg
from refuge_annotator.geometry.raster import full_mask
from refuge_annotator.study.image import Laterality

SMALL = (600, 600)
PAIRS = [(seed, glaucoma) for seed in range(4) for glaucoma in (False, True)]


def ring(shape, center, inner, outer):
    y, x = np.mgrid[: shape[0], : shape[1]]
    far = np.hypot(x - center[0], y - center[1])
    return (far >= inner) & (far < outer)


@pytest.fixture(scope="module", params=PAIRS, ids=str)
def painted(request):
    seed, glaucoma = request.param
    return synthetic_photograph(seed, SMALL, Laterality.LEFT, glaucoma)


def test_a_photograph_has_the_size_asked_for_and_three_colours():
    pixels, eye = synthetic_photograph(1, (424, 410), Laterality.LEFT, glaucoma=False)
    assert (pixels.shape, pixels.dtype, eye.size) == ((410, 424, 3), np.uint8, (424, 410))
    assert pixels.flags.c_contiguous


def test_the_same_seed_paints_the_same_photograph_and_another_seed_another():
    first = synthetic_photograph(7, SMALL, Laterality.LEFT, glaucoma=True)
    again = synthetic_photograph(7, SMALL, Laterality.LEFT, glaucoma=True)
    other = synthetic_photograph(8, SMALL, Laterality.LEFT, glaucoma=True)
    assert np.array_equal(first[0], again[0])
    assert first[1] == again[1]
    assert not np.array_equal(first[0], other[0])


def test_a_right_eye_has_its_fovea_left_of_the_disc_in_truth_and_in_the_picture():
    left, truth = synthetic_photograph(7, SMALL, Laterality.LEFT, glaucoma=False)
    right, other = synthetic_photograph(7, SMALL, Laterality.RIGHT, glaucoma=False)
    assert truth.disc.cx < truth.fovea.x
    assert other.fovea.x < other.disc.cx
    assert np.array_equal(right, left[:, ::-1])


def test_the_field_of_view_is_round_in_the_dark(painted):
    pixels, eye = painted
    brightness = pixels.max(axis=2)
    far_out = ring(brightness.shape, (299.5, 299.5), eye.aperture + 3, 1000)
    assert brightness[far_out].max() <= 3
    assert np.percentile(brightness[ring(brightness.shape, (299.5, 299.5), 0, eye.aperture - 3)], 1) > 20


def test_the_cup_is_paler_than_the_rim_and_the_rim_than_its_surroundings(painted):
    pixels, eye = painted
    green = pixels[..., 1].astype(float)
    disc, cup = full_mask(eye.disc, green.shape), full_mask(eye.cup, green.shape)
    around = ring(green.shape, eye.disc.center, 1.25 * eye.disc.a, 1.6 * eye.disc.a)
    cup_light, rim_light, around_light = (np.percentile(green[m], 70) for m in (cup, disc & ~cup, around))
    assert cup_light > rim_light + 15
    assert rim_light > around_light + 20


def test_the_disc_in_the_picture_ends_where_the_truth_says(painted):
    pixels, eye = painted
    y, x = np.mgrid[: pixels.shape[0], : pixels.shape[1]]
    turn = np.radians(eye.disc.angle)
    dx, dy = x - eye.disc.cx, y - eye.disc.cy
    u, v = (dx * np.cos(turn) + dy * np.sin(turn)) / eye.disc.a, (dy * np.cos(turn) - dx * np.sin(turn)) / eye.disc.b
    far = np.hypot(u, v)  # 1 on the outline
    nasal = dx < 0  # no crescent there; the median passes over the vessels
    radii = np.arange(0.90, 1.26, 0.03)
    light = [np.median(pixels[nasal & (far >= r - 0.015) & (far < r + 0.015), 0]) for r in radii]  # red: no cup's edge
    half_way = (light[0] + light[-1]) / 2
    assert np.interp(-half_way, -np.array(light), radii) == pytest.approx(1.0, abs=0.05)


def test_the_fovea_is_the_darkest_part_of_the_macula(painted):
    pixels, eye = painted
    green = pixels[..., 1].astype(float)
    middle = green[ring(green.shape, eye.fovea, 0, 0.15 * eye.diameter)].mean()
    around = green[ring(green.shape, eye.fovea, 0.6 * eye.diameter, 0.9 * eye.diameter)].mean()
    assert middle < 0.85 * around


def test_a_jpeg_shows_the_same_picture(painted):
    pixels = painted[0]
    data = to_jpeg(pixels)
    back = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)[..., ::-1]
    assert back.shape == pixels.shape
    assert np.abs(back.astype(int) - pixels).mean() < 3
    assert b"Exif" not in data


def test_a_photograph_too_small_to_show_an_eye_is_refused():
    with pytest.raises(ValueError, match="too small"):
        synthetic_photograph(1, (SMALLEST - 1, 500), Laterality.LEFT, glaucoma=False)
    assert synthetic_photograph(1, (SMALLEST, SMALLEST), Laterality.LEFT, glaucoma=False)[0].shape == (200, 200, 3)
