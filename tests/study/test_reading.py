import dataclasses
import math

import pytest

from refuge_annotator.geometry.contour import contour_center, contour_half_extent
from refuge_annotator.geometry.ellipse import half_extent, move_by, normal_ellipse, rotate_to
from refuge_annotator.geometry.fit import FitMode, fit_ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.imaging.look import Channel, look
from refuge_annotator.study.reading import (
    EMPTY,
    Answer,
    Confidence,
    Fault,
    Fovea,
    Outline,
    Structure,
    adjust,
    answer,
    answer_of,
    as_curve,
    doubt_fovea,
    draw_outline,
    fit_outline,
    looked_at,
    missing,
    outline_of,
    outlying_point,
    place_fovea,
    refusal,
    set_confidence,
    set_fault,
    set_points,
    write_notes,
)
from refuge_annotator.study.reading_codec import reading_from_text, reading_to_text

DISC, CUP, FOVEA = Structure.DISC, Structure.CUP, Structure.FOVEA
ROUND = [
    Point(500 + x, 400 + y)
    for x, y in ((90, 0), (60, 70), (0, 95), (-66, 66), (-90, 0), (-62, -70), (0, -96), (64, -66))
]


def test_nothing_is_done_at_first():
    assert missing(EMPTY) == (DISC, CUP, FOVEA)
    assert all(answer_of(EMPTY, s) is Answer.NOT_DONE for s in Structure)


def test_a_verb_makes_a_new_reading_and_leaves_the_old_one():
    marked = place_fovea(EMPTY, Point(1, 2))
    assert EMPTY.fovea == Fovea()
    assert marked.fovea == Fovea(Answer.MARKED, Point(1, 2))
    with pytest.raises(dataclasses.FrozenInstanceError):
        marked.notes = "changed"


def test_boundary_points_become_an_outline_from_the_fifth_on():
    reading = EMPTY
    for count in range(1, 9):
        reading = set_points(reading, DISC, ROUND[:count])
        assert reading.disc.points == tuple(ROUND[:count])
        assert (reading.disc.ellipse is not None) == (count >= 5)
        assert reading.disc.answer is (Answer.MARKED if count >= 5 else Answer.NOT_DONE)
    assert reading.disc.ellipse == fit_ellipse(ROUND).ellipse
    assert reading.disc.fit_mode is FitMode.FREE
    assert reading.cup == Outline()


def test_points_are_rounded_when_they_are_set_and_the_ellipse_is_that_of_the_stored_ones():
    raw = [Point(x + 0.00499, y - 0.3333333) for x, y in ROUND]
    reading = set_points(EMPTY, CUP, raw)
    assert reading.cup.points[0] == (590.0, 399.67)
    assert reading.cup.ellipse == fit_ellipse(reading.cup.points).ellipse
    assert reading_from_text(reading_to_text(reading)) == reading
    assert set_points(reading, CUP, reading.cup.points) == reading


def test_points_that_make_no_ellipse_are_kept_and_say_what_they_lack():
    line = [Point(10.0 * i, 20.0 * i) for i in range(7)]
    reading = set_points(set_points(EMPTY, DISC, ROUND), DISC, line)
    assert reading.disc == Outline(Answer.NOT_DONE, tuple(line))
    assert "on a line" in refusal(reading.disc).sentence()
    assert "click 2 more" in refusal(fit_outline(ROUND[:3])).sentence()


def test_there_is_nothing_to_refuse_in_an_outline_that_has_an_ellipse_or_no_points():
    assert refusal(Outline()) is None
    assert refusal(Outline(Answer.ABSENT)) is None
    assert refusal(fit_outline(ROUND)) is None


def test_a_handle_sets_the_ellipse_and_keeps_the_points_and_the_next_point_refits():
    fitted = set_points(EMPTY, DISC, ROUND)
    moved = move_by(fitted.disc.ellipse, 7, -3)
    adjusted = adjust(fitted, DISC, moved)
    assert adjusted.disc == Outline(Answer.MARKED, tuple(ROUND), moved, FitMode.ADJUSTED)
    again = set_points(adjusted, DISC, ROUND)
    assert again == fitted


def test_a_near_circle_keeps_the_angle_it_had():
    circle = [
        Point(500 + 80 * x, 400 + 80 * y)
        for x, y in ((1, 0), (0, 1), (-1, 0), (0, -1), (0.6, 0.8), (-0.6, 0.8), (0.6, -0.8), (-0.6, -0.8))
    ]
    reading = adjust(EMPTY, CUP, rotate_to(normal_ellipse(500, 400, 90, 70, 0), 73.25))
    assert set_points(reading, CUP, circle).cup.ellipse.angle == 73.25


def test_disc_and_cup_do_not_touch_each_other():
    disc, cup = fit_outline(ROUND), Outline(Answer.ABSENT)
    reading = draw_outline(draw_outline(EMPTY, DISC, disc), CUP, cup)
    assert (outline_of(reading, DISC), outline_of(reading, CUP)) == (disc, cup)


@pytest.mark.parametrize("structure", Structure)
@pytest.mark.parametrize("what", [Answer.ABSENT, Answer.CANNOT_GRADE])
def test_no_cup_not_visible_and_cannot_grade_are_answers_and_take_the_drawing_away(structure, what):
    drawn = place_fovea(set_points(set_points(EMPTY, DISC, ROUND), CUP, ROUND), Point(900, 420))
    assert missing(drawn) == ()
    said = answer(drawn, structure, what)
    assert answer_of(said, structure) is what
    assert missing(said) == ()
    if structure is FOVEA:
        assert said.fovea.point is None
    else:
        assert outline_of(said, structure) == Outline(what)
    cleared = answer(said, structure, Answer.NOT_DONE)
    assert missing(cleared) == (structure,)


def test_the_fovea_is_rounded_when_it_is_placed():
    assert place_fovea(EMPTY, Point(1057.249999, -0.001)).fovea.point == (1057.25, 0.0)


def test_a_doubt_about_the_fovea_outlives_a_nudge_and_ends_with_the_mark():
    doubted = doubt_fovea(place_fovea(EMPTY, Point(1, 2)), uncertain=True)
    moved = place_fovea(doubted, Point(1, 3))
    assert moved.fovea == Fovea(Answer.MARKED, Point(1, 3), uncertain=True)
    assert doubt_fovea(moved, uncertain=False).fovea == Fovea(Answer.MARKED, Point(1, 3))
    assert not place_fovea(answer(moved, FOVEA, Answer.NOT_DONE), Point(1, 3)).fovea.uncertain


def test_notes_are_replaced():
    assert write_notes(write_notes(EMPTY, "one"), "two").notes == "two"


def test_a_curve_begins_as_the_ellipse_that_is_on_screen_where_points_are_few_or_no_longer_rule():
    fitted = set_points(EMPTY, DISC, ROUND)
    moved = adjust(fitted, DISC, move_by(fitted.disc.ellipse, 40, 0))
    for before in (moved, set_points(EMPTY, DISC, ROUND[:6])):
        curve = as_curve(before, DISC).disc
        assert curve.fit_mode is FitMode.CURVE
        assert contour_center(curve.curve) == pytest.approx(before.disc.ellipse.center, abs=0.5)
        assert contour_half_extent(curve.curve) == pytest.approx(half_extent(before.disc.ellipse), rel=0.02)
    assert set(as_curve(fitted, DISC).disc.points) == set(ROUND)


def test_a_click_off_the_others_ellipse_is_named_where_points_rule():
    turns = [2 * math.pi * i / 10 for i in range(10)]
    points = [Point(100 + 60 * math.cos(t), 100 + 50 * math.sin(t)) for t in turns]
    points[3] = Point(points[3].x, points[3].y + 14)
    fitted = set_points(EMPTY, DISC, points)
    assert outlying_point(fitted.disc) == 3
    assert outlying_point(adjust(fitted, DISC, fitted.disc.ellipse).disc) is None
    assert outlying_point(as_curve(fitted, DISC).disc) is None
    assert outlying_point(Outline()) is None


def test_what_an_edit_changes_records_how_the_photograph_was_shown_and_nothing_else_does():
    plain, red_free = look(), look(channel=Channel.GREEN)
    disc = looked_at(EMPTY, set_points(EMPTY, DISC, ROUND), plain)
    assert (disc.disc.look, disc.cup.look, disc.fovea.look) == (plain, None, None)
    fovea = looked_at(disc, place_fovea(disc, Point(5, 5)), red_free)
    assert (fovea.disc.look, fovea.fovea.look) == (plain, red_free)
    assert looked_at(fovea, set_points(fovea, DISC, ROUND), red_free) == fovea  # the same points again change nothing
    assert looked_at(fovea, write_notes(fovea, "haze"), red_free).disc.look == plain
    moved = looked_at(fovea, adjust(fovea, DISC, move_by(fovea.disc.ellipse, 3, 0)), red_free)
    assert (moved.disc.look, moved.fovea.look) == (red_free, red_free)
    assert looked_at(moved, answer(moved, DISC, Answer.NOT_DONE), plain).disc == EMPTY.disc
    assert looked_at(moved, answer(moved, DISC, Answer.CANNOT_GRADE), plain).disc.look == plain


def test_faults_keep_one_order_and_can_be_taken_back():
    made = set_fault(set_fault(EMPTY, Fault.OTHER, there=True), Fault.BLUR, there=True)
    assert made.faults == (Fault.BLUR, Fault.OTHER)
    assert reading_from_text(reading_to_text(made)) == made
    assert set_fault(set_fault(made, Fault.OTHER, there=False), Fault.BLUR, there=False) == EMPTY
    assert set_confidence(set_confidence(EMPTY, Confidence.LOW), None) == EMPTY
