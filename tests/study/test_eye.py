"""Which eye it is, and where the fovea lies: as the simulated eyes were made, and by plain trigonometry."""

import math

import numpy as np
import pytest

from refuge_annotator.demo.eye import draw_eye, mirrored
from refuge_annotator.demo.raters import HANDS, read
from refuge_annotator.geometry.ellipse import normal_ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.study.eye import disc_diameter, fovea_place, laterality_of
from refuge_annotator.study.image import Laterality
from refuge_annotator.study.reading import EMPTY, Answer, Structure, adjust, answer, as_curve, place_fovea

DISC = adjust(EMPTY, Structure.DISC, normal_ellipse(300, 400, 55, 45, 90))


@pytest.mark.parametrize("turn", [lambda eye: eye, mirrored], ids=["left", "right"])
def test_the_eye_is_the_one_that_was_made(turn):
    for seed in range(10):
        eye = turn(draw_eye(np.random.default_rng(seed), (1634, 1634), glaucoma=bool(seed % 2)))
        reading = read(eye, HANDS[seed % 7], (), np.random.default_rng(seed))
        assert laterality_of(reading) is eye.laterality


def test_place_is_told_in_disc_diameters_and_degrees_below():
    away, below = 2.5 * 100, math.radians(7)
    right_eye = place_fovea(DISC, Point(300 - away * math.cos(below), 400 + away * math.sin(below)))
    place = fovea_place(right_eye)
    assert place is not None
    assert place.diameters == pytest.approx(2.5, abs=1e-3)
    assert place.below == pytest.approx(7, abs=1e-2)
    assert place.side is Laterality.RIGHT


def test_a_fovea_right_above_the_disc_tells_no_eye():
    place = fovea_place(place_fovea(DISC, Point(310, 150)))
    assert place is not None
    assert place.side is None
    assert place.below == pytest.approx(-math.degrees(math.atan2(250, 10)), abs=1e-2)


def test_without_disc_or_fovea_no_eye_is_told():
    assert laterality_of(DISC) is None
    assert laterality_of(place_fovea(EMPTY, Point(50, 400))) is None
    assert laterality_of(answer(place_fovea(DISC, Point(50, 400)), Structure.DISC, Answer.CANNOT_GRADE)) is None


def test_a_closed_curve_measures_as_its_ellipse():
    curve = as_curve(DISC, Structure.DISC)
    assert disc_diameter(curve.disc.shape) == pytest.approx(100, abs=1)
    assert laterality_of(place_fovea(curve, Point(550, 420))) is Laterality.LEFT
