"""What the cards say about disc and cup."""

import math

import pytest

from refuge_annotator.geometry.ellipse import normal_ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.study.image import Laterality
from refuge_annotator.study.reading import (
    EMPTY,
    Answer,
    Reading,
    Structure,
    adjust,
    answer,
    as_curve,
    curve_outline,
    draw_outline,
    place_fovea,
    set_points,
)
from refuge_annotator.ui.panels.structure_words import side_words, structure_advice, structure_state

DISC, CUP, FOVEA = Structure
SHAPE = (400, 600)
LARGE, SMALL = normal_ellipse(200, 200, 60, 50, 0), normal_ellipse(200, 200, 20, 15, 0)


def around(count: int, arc: float = 360.0) -> list[Point]:
    turns = [math.radians(arc * i / count) for i in range(count)]
    return [Point(200 + 60 * math.cos(t), 200 + 50 * math.sin(t)) for t in turns]


def advice(reading: Reading, structure: Structure, *, active: bool = True, outlying: bool = False) -> tuple[str, str]:
    return structure_advice(reading, structure, SHAPE, active=active, outlying=outlying)


def cup_at(x: float, y: float, fovea: float | None = None) -> str:
    reading = adjust(adjust(EMPTY, DISC, LARGE), CUP, normal_ellipse(x, y, 20, 15, 0))
    if fovea is not None:
        reading = place_fovea(reading, Point(fovea, 205))
    return advice(reading, CUP)[0]


# the cup and the disc


def test_a_cup_well_inside_its_disc_needs_no_words():
    assert cup_at(200, 200) == ""


def test_a_cup_before_its_disc_is_told_that_it_counts_only_with_it():
    assert advice(adjust(EMPTY, CUP, SMALL), CUP) == (
        "Outline the disc too: the cup counts only with it.",
        "warn",
    )
    ungraded = answer(adjust(EMPTY, CUP, SMALL), DISC, Answer.CANNOT_GRADE)
    assert advice(ungraded, CUP)[0] == "The disc cannot be graded, so the cup does not count."


@pytest.mark.parametrize(
    ("x", "y", "fovea", "side"),
    [
        (250, 200, None, "right"),
        (160, 160, None, "upper left"),
        (250, 200, 500.0, "temporal"),  # a left eye
        (250, 200, 20.0, "nasal"),
        (160, 160, 20.0, "superotemporal"),
        (160, 160, 500.0, "superonasal"),
        (200, 245, 500.0, "inferior"),
    ],
)
def test_a_cup_that_leaves_the_disc_is_told_where_in_clinical_words_once_the_fovea_tells_the_eye(x, y, fovea, side):
    assert cup_at(x, y, fovea) == f"The cup leaves the disc ({side}): check both."


def test_a_cup_that_touches_lies_outside_or_is_larger_all_round_is_told_so():
    assert cup_at(240, 200) == "The cup touches the disc (right): check both."
    assert cup_at(400, 200, 500.0) == "The cup lies outside the disc."
    larger = adjust(adjust(EMPTY, DISC, LARGE), CUP, normal_ellipse(200, 200, 70, 60, 0))
    assert advice(larger, CUP)[0] == "The cup leaves the disc: check both."
    equal = adjust(adjust(EMPTY, DISC, LARGE), CUP, LARGE)
    assert advice(equal, CUP)[0] == "The cup touches the disc: check both."


def test_the_disc_s_card_says_nothing_of_the_cup():
    assert advice(adjust(adjust(EMPTY, DISC, LARGE), CUP, normal_ellipse(400, 200, 20, 15, 0)), DISC) == ("", "small")


@pytest.mark.parametrize("turn", range(8))
def test_a_right_eye_is_the_mirror_image_of_a_left_one(turn):
    t = math.radians(45 * turn)
    there, mirrored = Point(math.cos(t), math.sin(t)), Point(-math.cos(t), math.sin(t))
    assert side_words(there, Laterality.LEFT) == side_words(mirrored, Laterality.RIGHT)
    assert len({side_words(there, eye) for eye in (None, *Laterality)}) >= 2


# points


def test_a_point_that_lies_apart_is_named_before_coverage_and_after_the_cup_s_place():
    reading = set_points(EMPTY, DISC, around(9, 200.0))
    assert advice(reading, DISC, outlying=True) == ("One point lies apart: check it.", "warn")
    assert advice(reading, DISC)[0] == "A side is bare: click there as well."
    apart = set_points(EMPTY, CUP, around(9))
    assert advice(apart, CUP, outlying=True)[0] == "Outline the disc too: the cup counts only with it."


@pytest.mark.parametrize(
    ("count", "words", "role"),
    [
        (0, "Click eight points round the boundary.", "small"),
        (3, "2 more until the ellipse appears.", "small"),
        (5, "Provisional. 3 more for a steady fit.", "warn"),
        (7, "1 more for a steady fit.", "small"),
        (8, "", "small"),
    ],
)
def test_an_ellipse_asks_for_points_until_it_is_steady(count, words, role):
    assert advice(set_points(EMPTY, DISC, around(count)), DISC) == (words, role)


@pytest.mark.parametrize(
    ("count", "words", "state"),
    [
        (0, "Click eight points round the boundary.", ("to do", "muted")),
        (3, "1 more until the curve appears.", ("curve, 3 points", "muted")),
        (5, "Provisional. 3 more for a steady fit.", ("curve, 5 points", "warn")),
        (6, "", ("curve, 6 points", "ok")),
        (8, "", ("curve, 8 points", "ok")),
    ],
)
def test_a_curve_says_how_many_points_it_has_and_wants(count, words, state):
    reading = draw_outline(EMPTY, DISC, curve_outline(around(count)))
    assert advice(reading, DISC)[0] == words
    assert structure_state(reading, DISC) == state


def test_a_curve_with_a_bare_side_or_that_crosses_itself_says_so():
    bare = draw_outline(EMPTY, DISC, curve_outline(around(7, 160.0)))
    assert advice(bare, DISC) == ("A side is bare: click there as well.", "warn")
    crossed = curve_outline([Point(0, 0), Point(50, 50), Point(50, 0), Point(0, 50)])
    words, role = advice(draw_outline(EMPTY, DISC, crossed), DISC)
    assert "crosses itself" in words
    assert words[0].isupper()
    assert words[-1] == "."
    assert role == "warn"


def test_an_adjusted_ellipse_and_answers_need_no_words():
    assert advice(adjust(EMPTY, DISC, LARGE), DISC) == ("", "small")
    assert structure_state(adjust(EMPTY, DISC, LARGE), DISC) == ("adjusted", "ok")
    assert structure_state(as_curve(adjust(EMPTY, DISC, LARGE), DISC), DISC) == ("curve, 8 points", "ok")
    for what, words in ((Answer.ABSENT, "no cup"), (Answer.CANNOT_GRADE, "cannot grade")):
        assert structure_state(answer(EMPTY, CUP, what), CUP) == (words, "ok")
        assert advice(answer(EMPTY, CUP, what), CUP) == ("", "small")
    assert advice(EMPTY, FOVEA)[0] == "Click on the middle of the fovea."
