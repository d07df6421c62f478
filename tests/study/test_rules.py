"""What is asked before a submission: nothing of careful readings, and each slip by its own question."""

import math
from dataclasses import replace

import numpy as np
import pytest

from refuge_annotator.demo.eye import draw_eye, mirrored
from refuge_annotator.demo.raters import HANDS, read
from refuge_annotator.geometry.ellipse import ellipse_points, normal_ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.study.image import Laterality
from refuge_annotator.study.reading import (
    EMPTY,
    Answer,
    Confidence,
    Fault,
    Override,
    Structure,
    adjust,
    answer,
    as_curve,
    doubt_fovea,
    place_fovea,
    set_confidence,
    set_fault,
    set_points,
    write_notes,
)
from refuge_annotator.study.rules import RULES, broken_rules, set_aside

SIZE = (1634, 1634)
DISC, CUP, FOVEA = normal_ellipse(400, 800, 125, 115, 90), normal_ellipse(405, 800, 60, 56, 90), Point(990, 870)


def reading(disc=DISC, cup=CUP, fovea=FOVEA):
    """A left eye, outlined and settled with a handle."""
    return place_fovea(adjust(adjust(EMPTY, Structure.DISC, disc), Structure.CUP, cup), fovea)


def clicked(base, structure, ellipse, turns):
    """The same with points at these turns round an outline."""
    rim = ellipse_points(ellipse, 360)
    return set_points(base, structure, [Point(*rim[int(turn * 360)]) for turn in turns])


def asked(made, laterality=Laterality.LEFT, shape=SIZE):
    return [rule.id for rule in broken_rules(made, shape, laterality)]


def simulated(index):
    """A careful reading of a simulated eye by one of seven hands, the size of its photograph, and the eye."""
    size = ((1634, 1634), (2124, 2056))[index % 2]
    eye = draw_eye(np.random.default_rng([9, index]), size, index % 5 in (1, 4))
    eye = mirrored(eye) if index // 2 % 2 else eye
    return read(eye, HANDS[index % 7], (), np.random.default_rng([3, index])), (size[1], size[0]), eye


def test_careful_readings_are_asked_nothing():
    silent = [asked(made, eye.laterality, shape) == [] for made, shape, eye in map(simulated, range(200))]
    assert sum(silent) >= 0.99 * len(silent)


def test_an_ordinary_reading_is_asked_nothing_whatever_else_is_said_of_it():
    made = doubt_fovea(set_confidence(set_fault(reading(), Fault.BLUR, there=True), Confidence.LOW), uncertain=True)
    assert asked(made) == []
    assert asked(made, None) == []
    assert asked(answer(made, Structure.CUP, Answer.ABSENT)) == []
    assert asked(answer(made, Structure.FOVEA, Answer.ABSENT)) == []


def test_ids_are_unique_and_nothing_is_asked_of_nothing():
    assert len({rule.id for rule in RULES}) == len(RULES)
    assert asked(EMPTY) == []


@pytest.mark.parametrize("index", range(20))
def test_a_mirrored_eye_is_asked_about(index):
    made, shape, eye = simulated(index)
    other = Laterality.LEFT if eye.laterality is Laterality.RIGHT else Laterality.RIGHT
    assert asked(made, other, shape) == ["other_eye"]
    assert asked(made, None, shape) == []


@pytest.mark.parametrize("index", range(20))
def test_disc_and_fovea_exchanged_are_asked_about(index):
    made, shape, eye = simulated(index)
    disc = made.disc.ellipse
    moved = replace(disc, cx=made.fovea.point.x, cy=made.fovea.point.y)
    swapped = place_fovea(adjust(made, Structure.DISC, moved), disc.center)
    assert {"other_eye", "cup_outside_disc"} <= set(asked(swapped, eye.laterality, shape))
    assert "other_eye" in asked(answer(swapped, Structure.CUP, Answer.ABSENT), eye.laterality, shape)


@pytest.mark.parametrize("index", range(20))
def test_a_cup_drawn_as_the_disc_is_asked_about(index):
    made, shape, eye = simulated(index)
    disc = made.disc.ellipse
    twice = adjust(made, Structure.CUP, replace(disc, a=disc.a * 0.95, b=disc.b * 0.95))
    assert asked(twice, eye.laterality, shape) == ["cup_large"]


SLIPS = {
    "a cup that leaves its disc": (reading(cup=replace(CUP, cx=480)), "cup_leaves_disc"),
    "a cup elsewhere": (reading(cup=replace(CUP, cx=900)), "cup_outside_disc"),
    "a cup of a few pixels": (reading(cup=normal_ellipse(405, 800, 10, 9, 0)), "cup_tiny"),
    "a cup as large as the disc": (reading(cup=normal_ellipse(400, 800, 115, 105, 90)), "cup_large"),
    "a long cup": (reading(cup=normal_ellipse(405, 800, 60, 36, 90)), "cup_long"),
    "a long disc": (reading(disc=normal_ellipse(400, 800, 125, 90, 90)), "disc_long"),
    "a disc that is tiny": (
        reading(normal_ellipse(400, 800, 45, 44, 0), normal_ellipse(400, 800, 20, 20, 0), Point(600, 820)),
        "disc_small",
    ),
    "a disc that fills the photograph": (
        reading(normal_ellipse(400, 800, 430, 420, 0), normal_ellipse(400, 800, 200, 200, 0), Point(2000, 900)),
        "disc_large",
    ),
    "a fovea in the disc": (reading(fovea=Point(480, 800)), "fovea_in_disc"),
    "a fovea beside the disc": (reading(fovea=Point(600, 815)), "fovea_near"),
    "a fovea far away": (reading(fovea=Point(1400, 900)), "fovea_far"),
    "a fovea above": (reading(fovea=Point(980, 640)), "fovea_above"),
    "a fovea far below": (reading(fovea=Point(800, 1200)), "fovea_below"),
    "a fovea on the nasal side": (reading(disc=replace(DISC, cx=1580), cup=replace(CUP, cx=1580)), "other_eye"),
}


@pytest.mark.parametrize(("made", "rule"), SLIPS.values(), ids=SLIPS)
def test_a_slip_raises_its_one_question(made, rule):
    assert asked(made) == [rule]


def test_disc_and_cup_exchanged_are_asked_about():
    assert "cup_leaves_disc" in asked(reading(disc=CUP, cup=DISC))


@pytest.mark.parametrize("structure", ["disc", "cup"])
def test_a_half_arc_and_few_points_are_asked_about(structure):
    which, ellipse = (Structure.DISC, DISC) if structure == "disc" else (Structure.CUP, CUP)
    eighth = [k / 8 for k in range(8)]
    assert asked(clicked(reading(), which, ellipse, eighth)) == []
    half = clicked(reading(), which, ellipse, [0.0, 0.07, 0.14, 0.21, 0.28, 0.35, 0.42])
    assert asked(half) == [f"{structure}_bare"]
    five = clicked(reading(), which, ellipse, [k / 5 for k in range(5)])
    assert asked(five) == [f"{structure}_provisional"]
    shaped = adjust(five, which, ellipse)
    assert asked(shaped) == []  # a handle was used: the whole outline was looked at


def test_a_closed_curve_may_be_long_but_not_half_guessed():
    long = normal_ellipse(400, 800, 150, 100, 90)
    assert asked(reading(disc=long)) == ["disc_long"]
    assert asked(as_curve(reading(disc=long), Structure.DISC)) == []
    few = as_curve(reading(), Structure.DISC)
    assert asked(set_points(few, Structure.DISC, few.disc.points[::2])) == ["disc_provisional"]
    inside = place_fovea(as_curve(reading(), Structure.DISC), Point(480, 800))
    assert asked(inside) == ["fovea_in_disc"]


def test_a_disc_that_is_said_to_be_tilted_may_be_long():
    tilted = set_fault(reading(disc=normal_ellipse(400, 800, 140, 90, 90)), Fault.TILTED, there=True)
    assert asked(tilted) == []
    beyond = set_fault(reading(disc=normal_ellipse(400, 800, 150, 70, 90)), Fault.TILTED, there=True)
    assert "disc_long" in asked(beyond)


@pytest.mark.parametrize("structure", Structure)
def test_cannot_grade_wants_a_fault(structure):
    made = answer(reading(), structure, Answer.CANNOT_GRADE)
    without_cup = answer(made, Structure.CUP, Answer.CANNOT_GRADE)
    assert asked(without_cup) == ["cannot_grade_unexplained"]
    assert asked(set_fault(without_cup, Fault.MEDIA, there=True)) == []


def test_a_cup_in_a_disc_that_cannot_be_graded_is_asked_about():
    made = set_fault(answer(reading(), Structure.DISC, Answer.CANNOT_GRADE), Fault.ATROPHY, there=True)
    assert asked(made) == ["cup_without_disc"]


def test_another_fault_wants_a_note():
    made = set_fault(reading(), Fault.OTHER, there=True)
    assert asked(made) == ["other_unexplained"]
    assert asked(write_notes(made, "  \n")) == ["other_unexplained"]
    assert asked(write_notes(made, "eyelash across the disc")) == []


def test_bounds_are_silent_at_the_edge_and_ask_beyond():
    for diameters, rule in ((1.51, None), (1.49, "fovea_near"), (3.49, None), (3.51, "fovea_far")):
        fovea = Point(400 + diameters * 240, 800)
        assert asked(reading(fovea=fovea)) == ([rule] if rule else [])
    for below, rule in ((-9, None), (-11, "fovea_above"), (29, None), (31, "fovea_below")):
        turn = math.radians(below)
        fovea = Point(400 + 600 * math.cos(turn), 800 + 600 * math.sin(turn))
        assert asked(reading(fovea=fovea)) == ([rule] if rule else [])


def test_a_reason_is_recorded_with_its_rule_and_goes_when_the_rule_no_longer_asks():
    made = reading(cup=replace(CUP, cx=480), fovea=Point(1400, 900))
    broken = broken_rules(made, SIZE, Laterality.LEFT)
    told = set_aside(made, broken, {"cup_leaves_disc": "no rim there", "fovea_far": "myope", "disc_long": "idle"})
    assert told.overrides == (Override("cup_leaves_disc", "no rim there"), Override("fovea_far", "myope"))
    mended = adjust(told, Structure.CUP, CUP)
    again = set_aside(mended, broken_rules(mended, SIZE, Laterality.LEFT), {"fovea_far": "myope"})
    assert again.overrides == (Override("fovea_far", "myope"),)
