"""Mouse tools without a window."""

import math

import pytest

from refuge_annotator.app.tools import keyboard
from refuge_annotator.app.tools.catalog import tools
from refuge_annotator.app.tools.fovea import FoveaTool
from refuge_annotator.app.tools.outline import OutlineTool
from refuge_annotator.app.tools.tool import Edit, Hover, Pointer
from refuge_annotator.geometry.ellipse import AxisEnd, axis_end, normal_ellipse
from refuge_annotator.geometry.handles import ROTATE_GAP_PX, rotate_handle
from refuge_annotator.geometry.point import Point, distance
from refuge_annotator.study.reading import EMPTY, Answer, FitMode, Reading, Structure, adjust, place_fovea, set_points

SHAPE = (300, 400)  # height, width
ROUND = [Point(100 + 40 * math.cos(t), 90 + 30 * math.sin(t)) for t in (2 * math.pi * i / 8 for i in range(8))]


BETWEEN = [
    Point(100 + 40 * math.cos(t), 90 + 30 * math.sin(t)) for t in (2 * math.pi * (i + 0.5) / 8 for i in range(8))
]


@pytest.fixture
def disc() -> OutlineTool:
    return OutlineTool("disc", "Outline the disc", Structure.DISC, SHAPE)


@pytest.fixture
def outlined() -> Reading:
    return set_points(EMPTY, Structure.DISC, ROUND)


def click(tool, reading: Reading, point: Point, scale: float = 1.0) -> Edit | None:
    tool.press(reading, Pointer(point, scale))
    return tool.release(Pointer(point, scale))


def drag(tool, reading: Reading, start: Point, end: Point, *, scale: float = 1.0, alt: bool = False) -> Edit | None:
    tool.press(reading, Pointer(start, scale))
    tool.move(Pointer(Point((start.x + end.x) / 2, (start.y + end.y) / 2), scale, alt=alt))
    return tool.release(Pointer(end, scale, alt=alt))


def test_the_tools_come_in_the_order_of_the_work() -> None:
    assert [t.structure for t in tools((10, 10))] == list(Structure)
    assert len({t.id for t in tools((10, 10))}) == 3


def test_five_clicks_make_an_ellipse(disc: OutlineTool) -> None:
    reading = EMPTY
    for count, point in enumerate(ROUND[:5], start=1):
        edit = click(disc, reading, point)
        reading = edit.reading
        assert len(reading.disc.points) == count
        assert (reading.disc.answer is Answer.MARKED) == (count == 5)


def test_an_axis_end_moves_its_own_axis_alone(disc: OutlineTool, outlined: Reading) -> None:
    reading = set_points(outlined, Structure.DISC, BETWEEN)
    before = reading.disc.ellipse
    end = axis_end(before, "minor+")
    moved = drag(disc, reading, end, Point(end.x, end.y + math.copysign(6, end.y - before.cy)))
    assert moved is not None
    after = moved.reading.disc.ellipse
    assert moved.reading.disc.fit_mode is FitMode.ADJUSTED
    assert after.a == before.a
    assert after.b == pytest.approx(before.b + 3, abs=0.02)
    assert distance(axis_end(after, "minor-"), axis_end(before, "minor-")) < 0.02


def test_alt_moves_both_ends(disc: OutlineTool, outlined: Reading) -> None:
    reading = set_points(outlined, Structure.DISC, BETWEEN)
    before = reading.disc.ellipse
    end = axis_end(before, "minor+")
    edit = drag(disc, reading, end, Point(end.x, end.y + math.copysign(6, end.y - before.cy)), alt=True)
    after = edit.reading.disc.ellipse
    assert after.center == pytest.approx(before.center, abs=0.02)
    assert after.b == pytest.approx(before.b + 6, abs=0.1)


def test_the_rotate_handle_turns_about_the_centre(disc: OutlineTool, outlined: Reading) -> None:
    before = outlined.disc.ellipse
    handle = rotate_handle(before, 1.0)
    assert disc.hover(outlined, Pointer(handle, 1.0)) == Hover("rotate")
    reach = before.a + ROTATE_GAP_PX
    turned = Point(before.cx + reach * math.cos(math.radians(30)), before.cy + reach * math.sin(math.radians(30)))
    after = drag(disc, outlined, handle, turned).reading.disc.ellipse
    assert (after.cx, after.cy, after.a, after.b) == (before.cx, before.cy, before.a, before.b)
    assert after.angle == pytest.approx(30, abs=0.01)


@pytest.mark.parametrize("scale", [0.25, 1.0, 4.0])
def test_a_jitter_on_anything_that_is_there_changes_nothing(disc: OutlineTool, outlined: Reading, scale: float) -> None:
    ellipse = outlined.disc.ellipse
    for place in (*outlined.disc.points, ellipse.center, rotate_handle(ellipse, scale)):
        assert drag(disc, outlined, place, Point(place.x + 2 / scale, place.y), scale=scale) is None


@pytest.mark.parametrize("scale", [0.25, 1.0, 4.0])
@pytest.mark.parametrize("slip", [(2, 0), (0, -2), (-1.5, 1.5)])
@pytest.mark.parametrize("end", ["major+", "major-", "minor+", "minor-"])
def test_a_jitter_on_an_axis_end_changes_no_axis(disc: OutlineTool, end: AxisEnd, slip, scale: float) -> None:
    adjusted = adjust(EMPTY, Structure.DISC, normal_ellipse(100, 90, 160, 120, 20))
    for reading in (adjusted, set_points(EMPTY, Structure.DISC, BETWEEN)):
        place = axis_end(reading.disc.ellipse, end)
        to = Pointer(Point(place.x + slip[0] / scale, place.y + slip[1] / scale), scale)
        disc.press(reading, Pointer(place, scale))
        assert disc.move(to) is None
        edit = disc.release(to)
        if reading is adjusted:
            assert edit is None
        else:  # a click, which sets a boundary point
            assert edit.label == "Add point"
            assert edit.reading.disc.points[:8] == reading.disc.points


@pytest.mark.parametrize("scale", [0.25, 1.0, 4.0])
@pytest.mark.parametrize("slip", [(0, 0), (2, 0), (0, -2), (-1.5, 1.5)])
def test_a_click_on_the_fovea_s_mark_does_not_move_it(slip, scale: float) -> None:
    tool, placed = FoveaTool(SHAPE), place_fovea(EMPTY, Point(200, 150))
    for off in (0.0, 8.0):  # within reach of the mark
        start = Point(200 + off / scale, 150)
        end = Point(start.x + slip[0] / scale, start.y + slip[1] / scale)
        assert drag(tool, placed, start, end, scale=scale) is None
    moved = drag(tool, placed, Point(200, 150), Point(200 + 6 / scale, 150), scale=scale)
    assert moved.reading.fovea.point == (200 + 6 / scale, 150)


def test_a_click_on_a_handle_adds_a_point_until_a_handle_was_used(disc: OutlineTool) -> None:
    for count in (6, 8):
        reading = set_points(EMPTY, Structure.DISC, BETWEEN[:count])
        end = axis_end(reading.disc.ellipse, "major+")
        assert len(click(disc, reading, end).reading.disc.points) == count + 1
    adjusted = keyboard.nudge(reading, Structure.DISC, None, 1.0, 0.0, shape=SHAPE).reading
    assert click(disc, adjusted, axis_end(adjusted.disc.ellipse, "major+")) is None


def test_a_click_inside_adds_a_point_only_while_the_ellipse_is_unsteady(disc: OutlineTool) -> None:
    early, late = (set_points(EMPTY, Structure.DISC, BETWEEN[:count]) for count in (6, 8))
    assert len(click(disc, early, early.disc.ellipse.center).reading.disc.points) == 7
    assert click(disc, late, late.disc.ellipse.center) is None


def test_a_point_that_is_dragged_refits(disc: OutlineTool, outlined: Reading) -> None:
    edit = drag(disc, outlined, ROUND[0], Point(ROUND[0].x + 10, ROUND[0].y))
    assert edit.reading.disc.points[0] == Point(150, 90)
    assert edit.reading.disc.ellipse.a > outlined.disc.ellipse.a


def test_the_fovea_stays_on_the_photograph() -> None:
    fovea = tools((50, 80))[2]
    for point, kept in ((Point(-5, 20), Point(0, 20)), (Point(100, 60), Point(79, 49))):
        assert click(fovea, EMPTY, point).reading.fovea.point == kept


def test_cancel_forgets_the_gesture(disc: OutlineTool, outlined: Reading) -> None:
    disc.press(outlined, Pointer(ROUND[0], 1.0))
    disc.cancel()
    assert disc.move(Pointer(Point(0, 0), 1.0)) is None
    assert disc.release(Pointer(Point(0, 0), 1.0)) is None


def test_keys_move_turn_and_scale(outlined: Reading) -> None:
    before = outlined.disc.ellipse
    moved = keyboard.nudge(outlined, Structure.DISC, None, 1.0, 0.25, shape=SHAPE).reading.disc.ellipse
    assert (moved.cx, moved.cy) == pytest.approx((before.cx + 1, before.cy + 0.25))
    turned = keyboard.turn(outlined, Structure.DISC, 1.0).reading.disc.ellipse
    assert turned.angle == pytest.approx((before.angle + 1) % 180)
    grown = keyboard.scale(outlined, Structure.DISC, 1.01, shape=SHAPE).reading.disc.ellipse
    assert (grown.a, grown.b) == pytest.approx((before.a * 1.01, before.b * 1.01), abs=0.01)
    point = keyboard.nudge(outlined, Structure.DISC, 2, 5.0, 0.0, shape=SHAPE).reading.disc.points[2]
    assert point == pytest.approx((outlined.disc.points[2].x + 5, outlined.disc.points[2].y))


def test_keys_do_nothing_where_there_is_nothing() -> None:
    for structure in Structure:
        assert keyboard.turn(EMPTY, structure, 1.0) is None
        assert keyboard.scale(EMPTY, structure, 1.1, shape=SHAPE) is None
        assert keyboard.nudge(EMPTY, structure, None, 1, 1, shape=SHAPE) is None
        assert keyboard.delete_point(EMPTY, structure, None) is None


@pytest.mark.parametrize(
    ("point", "kept"),
    [((-40, -30), (0, 0)), ((900, 20), (399, 20)), ((20, 900), (20, 299)), ((399, 299), (399, 299))],
)
def test_neither_mouse_nor_keys_put_the_fovea_off_the_photograph(point, kept):
    clicked = click(FoveaTool(SHAPE), EMPTY, Point(*point)).reading
    marked = keyboard.add_point(EMPTY, Structure.FOVEA, Point(*point), shape=SHAPE).reading
    placed = place_fovea(EMPTY, Point(200, 150))
    moved = keyboard.nudge(placed, Structure.FOVEA, None, point[0] - 200, point[1] - 150, shape=SHAPE).reading
    dragged = drag(FoveaTool(SHAPE), placed, Point(200, 150), Point(*point)).reading
    assert [r.fovea.point for r in (clicked, marked, moved, dragged)] == [kept] * 4


def test_points_and_ellipses_may_leave_the_photograph(outlined):
    point = keyboard.add_point(EMPTY, Structure.DISC, Point(-40, -30), shape=SHAPE).reading.disc.points[0]
    assert point == (-40, -30)
    moved = keyboard.nudge(outlined, Structure.DISC, None, -500, 0, shape=SHAPE).reading.disc.ellipse
    assert moved.cx == pytest.approx(outlined.disc.ellipse.cx - 500)
