import math

import numpy as np
import pytest

from refuge_annotator.demo.eye import draw_eye, mirrored
from refuge_annotator.geometry.raster import full_mask
from refuge_annotator.study.image import Laterality

SIZES = ((2124, 2056), (1634, 1634), (400, 400))


def eyes(count=25):
    for number in range(count):
        for glaucoma in (False, True):
            yield draw_eye(np.random.default_rng([number, int(glaucoma)]), SIZES[number % 3], glaucoma)


def test_the_cup_lies_in_the_disc_and_leaves_a_rim():
    for eye in eyes():
        width, height = eye.size
        disc, cup = full_mask(eye.disc, (height, width)), full_mask(eye.cup, (height, width))
        assert cup.any()
        assert not (cup & ~disc).any()
        assert cup.sum() < 0.85 * disc.sum()


def test_glaucoma_shows_in_the_vertical_ratio():
    for eye in eyes():
        rows = [np.flatnonzero(full_mask(e, eye.size[::-1]).any(axis=1)) for e in (eye.cup, eye.disc)]
        cup, disc = (float(np.ptp(r)) + 1 for r in rows)
        assert (cup / disc > 0.55) == eye.glaucoma
        assert eye.vertical_ratio == pytest.approx(cup / disc, abs=0.05)


def test_the_fovea_lies_two_to_three_disc_diameters_temporal_and_slightly_below():
    for eye in eyes():
        dx, dy = eye.fovea.x - eye.disc.cx, eye.fovea.y - eye.disc.cy
        assert 2 <= math.hypot(dx, dy) / eye.diameter <= 3
        assert dx > 0  # a left eye
        assert -0.1 * eye.diameter < dy < 0.8 * eye.diameter


def test_disc_and_fovea_are_in_the_field_of_view():
    for eye in eyes():
        middle = eye.size[0] / 2, eye.size[1] / 2
        for x, y in (eye.fovea, eye.disc.center):
            assert math.hypot(x - middle[0], y - middle[1]) + eye.disc.a < 1.02 * eye.aperture


def test_a_mirror_makes_a_right_eye_of_a_left_one_and_back():
    for eye in eyes(5):
        other = mirrored(eye)
        assert other.laterality is Laterality.RIGHT
        assert other.fovea.x < other.disc.cx
        width, height = eye.size
        assert np.array_equal(full_mask(other.cup, (height, width)), full_mask(eye.cup, (height, width))[:, ::-1])
        assert mirrored(other).fovea == pytest.approx(eye.fovea)
