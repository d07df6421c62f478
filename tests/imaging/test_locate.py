import math

import numpy as np
import pytest

from refuge_annotator.demo.photographs import synthetic_photograph
from refuge_annotator.imaging.locate import locate_disc
from refuge_annotator.study.image import Laterality


@pytest.mark.parametrize("size", [(300, 280), (400, 400), (1062, 1028)])
@pytest.mark.parametrize("eye", list(Laterality))
def test_the_disc_of_a_photograph_is_found_within_half_its_radius(size, eye):
    for seed in range(6):
        pixels, truth = synthetic_photograph(seed, size, eye, glaucoma=seed % 2 == 0)
        guess = locate_disc(pixels)
        assert guess is not None
        off = math.dist(guess.center, (truth.disc.cx, truth.disc.cy))
        assert off < 0.5 * truth.disc.b
        assert 0.6 < guess.radius / truth.disc.a < 1.6


def test_it_is_found_just_as_well_when_the_photograph_is_dim():
    pixels, truth = synthetic_photograph(1, (400, 400), Laterality.LEFT, glaucoma=False)
    guess = locate_disc(pixels // 3)
    assert guess is not None
    assert math.dist(guess.center, (truth.disc.cx, truth.disc.cy)) < 0.5 * truth.disc.b


def test_nothing_is_guessed_where_there_is_no_disc():
    y, x = np.mgrid[:400, :400]
    field = ((x - 200) ** 2 + (y - 200) ** 2 < 190**2)[..., np.newaxis]
    rng = np.random.default_rng(0)
    for pixels in (
        np.zeros((400, 400, 3), np.uint8),
        np.full((400, 400, 3), 255, np.uint8),
        rng.integers(0, 256, (400, 400, 3), dtype=np.uint8),
        (field * np.array([170, 80, 35])).astype(np.uint8),
        np.dstack([x * 255 // 400] * 3).astype(np.uint8),
        np.zeros((20, 20, 3), np.uint8),
        np.full((8, 20_000, 3), 90, np.uint8),
    ):
        assert locate_disc(pixels) is None


def test_half_a_photograph_without_the_disc_gives_no_guess():
    pixels, truth = synthetic_photograph(3, (1062, 1028), Laterality.RIGHT, glaucoma=False)
    half = pixels[:, :531] if truth.disc.cx > 531 else pixels[:, 531:]
    assert locate_disc(half) is None
