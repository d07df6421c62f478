import math

import numpy as np
import pytest

from refuge_annotator.geometry.ellipse import axis_end, contains, from_axes, normal_ellipse
from refuge_annotator.geometry.fit import FitMode, fit_ellipse
from refuge_annotator.geometry.handles import AXIS_ENDS, rotate_handle
from refuge_annotator.geometry.point import Point, distance, rounded
from refuge_annotator.geometry.transform import Transform
from refuge_annotator.study.reading import Answer, Outline, Reading, Structure, curve_outline
from refuge_annotator.view import palette
from refuge_annotator.view.overlays import outlines
from refuge_annotator.view.overlays.overlay import Shown

ELLIPSE = normal_ellipse(100.0, 90.0, 40.0, 30.0, 30.0)
CIRCLE_POINTS = tuple(Point(round(100 + 40 * math.cos(t), 2), round(90 + 40 * math.sin(t), 2)) for t in range(6))


def disc(points: tuple[Point, ...] = CIRCLE_POINTS, mode: FitMode | None = FitMode.FREE, ellipse=ELLIPSE) -> Reading:
    answer = Answer.MARKED if ellipse else Answer.NOT_DONE
    return Reading(disc=Outline(answer, points, ellipse, mode))


def drawn(reading: Reading, **shown):
    return outlines.draw(Shown(own=reading, active=shown.pop("active", Structure.DISC), **shown))


def kinds(scene) -> list[str]:
    return [marker.kind for marker in scene.markers]


def test_the_active_outline_shows_its_points_and_handles():
    scene = drawn(disc())
    assert [line.ellipse for line in scene.ellipses] == [ELLIPSE]
    assert kinds(scene) == ["rotate"] + ["square"] * 4 + ["dot"] * 6
    assert [m.point for m in scene.markers if m.kind == "dot"] == list(CIRCLE_POINTS)
    assert [m.point for m in scene.markers if m.kind == "square"] == [axis_end(ELLIPSE, e) for e in AXIS_ENDS]


def test_another_outline_shows_its_line_alone():
    scene = drawn(disc(), active=Structure.CUP)
    assert len(scene.ellipses) == 1
    assert scene.markers == ()
    assert scene.polylines == ()


def test_points_without_an_ellipse_are_always_shown():
    for active in (Structure.DISC, Structure.CUP):
        scene = drawn(disc(CIRCLE_POINTS[:3], None, None), active=active)
        assert kinds(scene) == ["dot"] * 3
        assert scene.ellipses == ()


@pytest.mark.parametrize(("count", "mode", "dashed"), [(5, FitMode.PRIOR, True), (6, FitMode.FREE, False)])
def test_five_points_make_a_dashed_provisional_line(count, mode, dashed):
    (line,) = drawn(disc(CIRCLE_POINTS[:count], mode)).ellipses
    assert bool(line.stroke.dash) is dashed


def test_after_a_handle_the_points_are_hollow_and_the_line_is_settled():
    scene = drawn(disc(CIRCLE_POINTS[:5], FitMode.ADJUSTED))
    assert kinds(scene).count("hollow") == 5
    assert "dot" not in kinds(scene)
    assert scene.ellipses[0].stroke.dash == ()
    assert scene.polylines == ()


def test_disc_and_cup_share_the_colour_and_differ_in_weight():
    both = Reading(disc().disc, Outline(Answer.MARKED, CIRCLE_POINTS, ELLIPSE, FitMode.FREE))
    disc_line, cup_line = drawn(both).ellipses
    assert disc_line.stroke.color == cup_line.stroke.color
    assert disc_line.stroke.width > cup_line.stroke.width


@pytest.mark.parametrize(
    ("hovered", "kind", "place"),
    [(("point", 2), "dot", 2), (("handle", "minor-"), "square", 3), (("rotate", 0), "rotate", 0)],
)
def test_what_a_press_would_take_grows(hovered, kind, place):
    def sizes(shown) -> list[float]:
        return [m.size for m in drawn(disc(), hovered=shown).markers if m.kind == kind]

    calm, grown = sizes(None), sizes(hovered)
    assert [i for i, (a, b) in enumerate(zip(calm, grown, strict=True)) if b > a] == [place]


def test_the_point_that_the_keyboard_moves_has_a_ring():
    scene = drawn(disc(), selected=4)
    assert [m.point for m in scene.markers if m.kind == "ring"] == [CIRCLE_POINTS[4]]
    assert "ring" not in kinds(drawn(disc(), selected=4, active=Structure.CUP))


@pytest.mark.parametrize("scale", [0.5, 3.0, 20.0])
def test_the_rotate_handle_is_drawn_where_it_is_taken(scale):
    view = Transform(scale, 7.0, 5.0)
    (mark,) = [m for m in drawn(disc()).markers if m.kind == "rotate"]
    at = view.to_screen(mark.point)
    taken = view.to_screen(rotate_handle(ELLIPSE, scale))
    assert (at.x + mark.offset[0], at.y + mark.offset[1]) == pytest.approx(tuple(taken))


def test_the_rotate_handle_under_the_mouse_tells_its_degrees():
    assert [t.text for t in drawn(disc(), hovered=("rotate", 0)).texts] == ["30°"]
    assert drawn(disc()).texts == ()


def test_a_whisker_leads_from_a_stray_point_to_the_line():
    around = [from_axes(ELLIPSE, Point(40 * math.cos(t), 30 * math.sin(t))) for t in np.arange(9) * math.tau / 9]
    stray = from_axes(ELLIPSE, Point(48.0, 0.0))
    points = tuple(rounded(p) for p in (*around[1:], stray))
    fitted = fit_ellipse(points).ellipse
    scene = drawn(disc(points, FitMode.FREE, fitted))
    whisker = next(line for line in scene.polylines if tuple(line.points[0]) == points[-1])
    foot = Point(*whisker.points[1])
    assert not contains(fitted, points[-1])
    outward = Point(points[-1].x - foot.x, points[-1].y - foot.y)
    for share, inside in ((-0.15, True), (0.15, False)):
        near = Point(foot.x + share * outward.x, foot.y + share * outward.y)
        assert bool(contains(fitted, near)) is inside
    assert distance(points[-1], foot) > 2


def test_points_on_the_line_have_no_whiskers():
    points = tuple(
        rounded(from_axes(ELLIPSE, Point(40 * math.cos(t), 30 * math.sin(t)))) for t in np.arange(8) * math.tau / 8
    )
    assert drawn(disc(points)).polylines == ()


def curved(count: int = 8) -> Reading:
    turns = [2 * math.pi * i / count for i in range(count)]
    points = [Point(100 + 40 * math.cos(t), 90 + (30 + 8 * (i % 2)) * math.sin(t)) for i, t in enumerate(turns)]
    return Reading(disc=curve_outline(points))


def test_a_closed_curve_is_drawn_by_its_stored_corners_and_has_points_but_no_handles():
    reading = curved()
    scene = drawn(reading)
    (line,) = scene.polylines
    assert line.closed
    assert [tuple(corner) for corner in line.points] == list(reading.disc.curve.corners)
    assert kinds(scene) == ["dot"] * 8
    assert scene.ellipses == ()
    idle = drawn(reading, active=Structure.CUP)
    assert len(idle.polylines) == 1
    assert idle.markers == ()


@pytest.mark.parametrize(("count", "dashed"), [(5, True), (6, False)])
def test_a_curve_through_five_points_is_provisional(count, dashed):
    (line,) = drawn(curved(count)).polylines
    assert bool(line.stroke.dash) is dashed


def test_points_of_a_curve_that_crosses_itself_are_joined_in_their_order():
    points = [Point(0, 0), Point(50, 50), Point(50, 0), Point(0, 50)]
    reading = Reading(disc=curve_outline(points))
    assert reading.disc.curve is None
    (line,) = drawn(reading).polylines
    assert [tuple(p) for p in line.points] == points
    assert line.stroke.dash
    assert drawn(Reading(disc=curve_outline(points[:2]))).polylines == ()


def test_a_point_that_lies_apart_has_an_amber_ring_while_its_outline_is_in_hand():
    scene = drawn(disc(), outlying=2)
    assert [(m.point, m.color) for m in scene.markers if m.kind == "ring"] == [(CIRCLE_POINTS[2], palette.DOUBT)]
    assert "ring" not in kinds(drawn(disc(), outlying=2, active=Structure.CUP))
