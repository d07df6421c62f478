"""The mouse tools and keys on a closed curve."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from refuge_annotator.app.tools import boundary, keyboard
from refuge_annotator.app.tools.continuing import belongs_to
from refuge_annotator.app.tools.outline import OutlineTool
from refuge_annotator.app.tools.tool import Edit, Hover, Pointer
from refuge_annotator.geometry.contour import contour_center, contour_centroid
from refuge_annotator.geometry.point import Point, distance
from refuge_annotator.geometry.raster import half_extent_of
from refuge_annotator.study.reading import EMPTY, Answer, FitMode, Reading, Structure, adjust, answer, set_points
from tests.shapes import contour_area

SHAPE = (300, 400)  # height, width
DISC = Structure.DISC


def at(turn: float, reach: float = 1.0) -> Point:
    """A point round (200, 150), in degrees."""
    t = math.radians(turn)
    return Point(round(200 + 60 * reach * math.cos(t), 2), round(150 + 50 * reach * math.sin(t), 2))


@pytest.fixture
def tool() -> OutlineTool:
    return OutlineTool("disc", "Outline the disc", DISC, SHAPE)


@pytest.fixture
def curve() -> Reading:
    fitted = set_points(EMPTY, DISC, [at(t) for t in range(0, 360, 45)])
    return keyboard.switch_curve(fitted, DISC).reading


def drag(tool: OutlineTool, reading: Reading, *way: Point) -> Edit | None:
    tool.press(reading, Pointer(way[0], 1.0))
    for place in way[1:]:
        tool.move(Pointer(place, 1.0))
    return tool.release(Pointer(way[-1], 1.0))


def test_not_elliptical_and_back_keeps_the_points(curve: Reading) -> None:
    assert curve.disc.fit_mode is FitMode.CURVE
    assert set(curve.disc.points) == {at(t) for t in range(0, 360, 45)}
    back = keyboard.switch_curve(curve, DISC).reading.disc
    assert back.fit_mode is FitMode.FREE
    assert back.points == curve.disc.points
    assert back.ellipse.a == pytest.approx(60, abs=0.2)


def test_what_is_answered_without_an_outline_has_no_curve() -> None:
    for what in (Answer.ABSENT, Answer.CANNOT_GRADE):
        assert keyboard.switch_curve(answer(EMPTY, Structure.CUP, what), Structure.CUP) is None
    assert keyboard.switch_curve(EMPTY, Structure.FOVEA) is None


def test_clicks_from_nothing_make_a_curve_in_their_order_round_the_boundary(tool: OutlineTool) -> None:
    reading = keyboard.switch_curve(EMPTY, DISC).reading
    for turn in (0, 200, 90, 300, 45, 250):  # not in order
        reading = drag(tool, reading, at(turn)).reading
    angles = [math.degrees(math.atan2(p.y - 150, p.x - 200)) % 360 for p in reading.disc.points]
    first = angles.index(min(angles))
    turned = angles[first:] + angles[:first]
    assert turned in (sorted(turned), [turned[0], *sorted(turned[1:], reverse=True)])
    assert reading.disc.answer is Answer.MARKED


@pytest.mark.parametrize("turn", range(15, 360, 45))
@pytest.mark.parametrize("reach", [0.9, 1.0, 1.3])
def test_a_click_on_or_near_the_curve_sets_a_point_between_its_neighbours(
    tool: OutlineTool, curve: Reading, turn: int, reach: float
) -> None:
    points = drag(tool, curve, at(turn, reach)).reading.disc.points
    new = points.index(at(turn, reach))
    around = {points[new - 1], points[(new + 1) % len(points)]}
    assert around == {at(turn // 45 * 45), at((turn // 45 + 1) * 45 % 360)}
    assert [p for p in points if p != at(turn, reach)] == list(curve.disc.points)


def test_a_new_point_stays_the_same_while_it_is_dragged_past_its_neighbours(tool: OutlineTool, curve: Reading) -> None:
    edit = drag(tool, curve, at(20), at(60, 1.2), at(100, 1.3))
    points = edit.reading.disc.points
    assert points[points.index(at(100, 1.3)) - 1] == at(0)
    assert len(points) == 9


def test_a_point_of_a_curve_is_dragged_and_the_others_stay(tool: OutlineTool, curve: Reading) -> None:
    index = curve.disc.points.index(at(90))
    edit = drag(tool, curve, at(90), at(90, 1.4))
    assert edit.label == "Move point"
    assert edit.reading.disc.points[index] == at(90, 1.4)
    changed = [n for n, (p, q) in enumerate(zip(curve.disc.points, edit.reading.disc.points, strict=True)) if p != q]
    assert changed == [index]
    assert edit.reading.disc.curve is not None


def test_a_curve_that_a_drag_makes_cross_itself_keeps_its_points_and_is_unfinished(
    tool: OutlineTool, curve: Reading
) -> None:
    after = drag(tool, curve, at(90), at(270, 2.0)).reading.disc
    assert after.curve is None
    assert after.answer is Answer.NOT_DONE
    assert len(after.points) == 8
    assert after.fit_mode is FitMode.CURVE


def test_a_click_inside_a_curve_and_a_jitter_change_nothing(tool: OutlineTool, curve: Reading) -> None:
    for place in (contour_center(curve.disc.curve), at(45)):
        assert drag(tool, curve, place, Point(place.x + 2, place.y)) is None
    assert tool.hover(curve, Pointer(at(20, 0.3), 1.0)) == Hover("body")
    assert tool.hover(curve, Pointer(at(45), 1.0)).kind == "point"
    assert tool.hover(curve, Pointer(at(20), 1.0)) == Hover("new")


def test_the_body_moves_the_whole_curve(tool: OutlineTool, curve: Reading) -> None:
    edit = drag(tool, curve, at(20, 0.3), Point(at(20, 0.3).x + 12.5, at(20, 0.3).y - 4))
    assert edit.label == "Move curve"
    moves = {
        (round(q.x - p.x, 2), round(q.y - p.y, 2))
        for p, q in zip(curve.disc.points, edit.reading.disc.points, strict=True)
    }
    assert moves == {(12.5, -4.0)}
    assert contour_area(edit.reading.disc.curve) == pytest.approx(contour_area(curve.disc.curve), rel=1e-3)


def test_keys_move_turn_and_scale_a_curve(curve: Reading) -> None:
    area, middle = contour_area(curve.disc.curve), contour_center(curve.disc.curve)
    moved = keyboard.nudge(curve, DISC, None, 5.0, 0.25, shape=SHAPE).reading.disc
    assert contour_center(moved.curve) == pytest.approx((middle.x + 5, middle.y + 0.25), abs=0.02)
    turned = keyboard.turn(curve, DISC, 90.0).reading.disc
    for before, after in zip(curve.disc.points, turned.points, strict=True):
        x, y = before.x - 200, before.y - 150
        assert after == pytest.approx((200 - y, 150 + x), abs=0.01)
    grown = keyboard.scale(curve, DISC, 1.1, shape=SHAPE).reading.disc
    assert contour_area(grown.curve) == pytest.approx(1.21 * area, rel=1e-3)
    one = keyboard.nudge(curve, DISC, 2, -1.0, 0.0, shape=SHAPE).reading.disc
    assert one.points[2] == (curve.disc.points[2].x - 1, curve.disc.points[2].y)
    assert one.fit_mode is moved.fit_mode is turned.fit_mode is grown.fit_mode is FitMode.CURVE


LOPSIDED = [Point(*p) for p in ((120, 60), (170, 80), (230, 75), (300, 130), (250, 190), (160, 210), (130, 150))]


@pytest.mark.parametrize("degrees", [1.0, 30.0, 90.0, -45.0])
def test_a_lopsided_curve_that_is_turned_there_and_back_stays_where_it_was(degrees: float) -> None:
    fitted = set_points(EMPTY, DISC, LOPSIDED)
    start = reading = keyboard.switch_curve(fitted, DISC).reading
    for _ in range(100):
        reading = keyboard.turn(reading, DISC, degrees).reading
        assert reading.disc.points != start.disc.points
        reading = keyboard.turn(reading, DISC, -degrees).reading
    off = [distance(p, q) for p, q in zip(start.disc.points, reading.disc.points, strict=True)]
    assert max(off) < 0.3  # of two hundred roundings


def test_a_lopsided_curve_that_is_turned_all_round_comes_back_to_where_it_was() -> None:
    start = reading = keyboard.switch_curve(set_points(EMPTY, DISC, LOPSIDED), DISC).reading
    for _ in range(360):
        reading = keyboard.turn(reading, DISC, 1.0).reading
        assert distance(contour_centroid(reading.disc.curve), contour_centroid(start.disc.curve)) < 0.3
    off = [distance(p, q) for p, q in zip(start.disc.points, reading.disc.points, strict=True)]
    assert max(off) < 0.5


def test_delete_takes_a_point_out_of_a_curve_down_to_none(curve: Reading) -> None:
    reading = keyboard.delete_point(curve, DISC, 3).reading
    assert reading.disc.points == curve.disc.points[:3] + curve.disc.points[4:]
    for _ in range(4):
        reading = keyboard.delete_point(reading, DISC, None).reading
    assert reading.disc.answer is Answer.NOT_DONE  # three points are no curve
    assert reading.disc.fit_mode is FitMode.CURVE
    for _ in range(3):
        reading = keyboard.delete_point(reading, DISC, None).reading
    assert keyboard.delete_point(reading, DISC, None) is None


def test_clicks_after_a_curve_go_where_they_go_after_an_ellipse(curve: Reading) -> None:
    assert belongs_to(curve, Structure.CUP, DISC, at(20)) is DISC
    assert belongs_to(curve, Structure.CUP, DISC, at(20, 1.2)) is DISC
    assert belongs_to(curve, Structure.CUP, DISC, at(20, 0.7)) is Structure.CUP
    assert belongs_to(curve, Structure.FOVEA, Structure.CUP, at(20, 0.7)) is Structure.CUP
    assert belongs_to(curve, Structure.FOVEA, Structure.CUP, at(20, 2.5)) is Structure.FOVEA


far = st.floats(-1e7, 1e7)


@given(far, far)
def test_nothing_is_dragged_so_far_that_it_is_not_found_again(x: float, y: float) -> None:
    fitted = set_points(EMPTY, DISC, [at(t) for t in range(0, 360, 45)])
    height, width = SHAPE
    tool = OutlineTool("disc", "Outline the disc", DISC, SHAPE)
    for start in (at(90), at(300, 3.0)):
        after = drag(tool, fitted, start, Point(x, y))
        for place in after.reading.disc.points if after else ():
            assert -width <= place.x <= 2 * width
            assert -height <= place.y <= 2 * height
    whole = drag(tool, fitted, at(20, 0.3), Point(x, y))
    assert whole is None or distance(whole.reading.disc.ellipse.center, at(0)) <= 2 * math.hypot(*SHAPE)
    key = keyboard.nudge(fitted, DISC, None, x, y, shape=SHAPE).reading.disc.ellipse
    assert distance(key.center, Point(200, 150)) <= 1.5 * math.hypot(*SHAPE)


def test_keys_do_not_grow_an_outline_beyond_the_photograph(curve: Reading) -> None:
    for reading in (curve, keyboard.switch_curve(curve, DISC).reading):
        edit = last = keyboard.scale(reading, DISC, 1.25, shape=SHAPE)
        for _ in range(40):
            edit = edit and keyboard.scale(edit.reading, DISC, 1.25, shape=SHAPE)
            last = edit or last
        assert edit is None
        assert max(half_extent_of(last.reading.disc.shape)) <= max(SHAPE)
        assert keyboard.scale(last.reading, DISC, 0.8, shape=SHAPE) is not None


def test_numbers_make_an_adjusted_ellipse_about_the_same_centre() -> None:
    fitted = set_points(EMPTY, DISC, [at(t) for t in range(0, 360, 45)])
    ellipse = fitted.disc.ellipse
    edit = boundary.set_ellipse(fitted, DISC, ellipse)
    assert edit.reading == adjust(fitted, DISC, ellipse)
    assert edit.reading.disc.fit_mode is FitMode.ADJUSTED
