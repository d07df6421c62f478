"""The pointer tells what a press would take, also where it rests while the tool changes."""

import math
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from refuge_annotator.geometry.ellipse import axis_end
from refuge_annotator.geometry.handles import rotate_handle
from refuge_annotator.geometry.point import Point
from tests.flows.hands import Hands

NEW, TAKE, PULL, CARRY, NOTHING = (
    Qt.CursorShape.CrossCursor,
    Qt.CursorShape.PointingHandCursor,
    Qt.CursorShape.SizeAllCursor,
    Qt.CursorShape.OpenHandCursor,
    Qt.CursorShape.ArrowCursor,
)


@pytest.fixture
def rater(hands: Hands, three_raters: Path) -> Hands:
    """A rater whose disc is outlined and in hand, its points away from its axes, large on the screen."""
    hands.open(three_raters, "R1")
    hands.zoom_in(Point(150, 250), 2.5)
    for turn in range(8):
        t = math.radians(22.5 + 45 * turn)
        hands.click(Point(150 + 60 * math.cos(t), 250 + 70 * math.sin(t)))
    hands.key(Qt.Key.Key_D)
    return hands


def over(hands: Hands, point: Point) -> Qt.CursorShape:
    """Move the pointer to an image point; return the cursor there."""
    hands.hover(point)
    return hands.canvas.cursor().shape()


def test_the_cursor_tells_what_a_press_would_take(rater: Hands) -> None:
    disc = rater.reading.disc
    ellipse = disc.ellipse
    handle = rotate_handle(ellipse, rater.canvas.view.scale)
    assert over(rater, Point(150, 390)) == NEW
    assert over(rater, disc.points[0]) == TAKE
    assert over(rater, axis_end(ellipse, "major+")) == PULL
    assert over(rater, axis_end(ellipse, "minor-")) == PULL
    assert over(rater, handle) == TAKE
    assert over(rater, ellipse.center) == CARRY
    rater.key(Qt.Key.Key_C)
    assert over(rater, disc.points[0]) == NEW
    rater.key(Qt.Key.Key_F)
    rater.click(Point(220, 250))  # and the cup's tool comes, which is still to do
    rater.key(Qt.Key.Key_F)
    assert over(rater, Point(220, 250)) == TAKE
    assert over(rater, Point(190, 250)) == NEW


def test_it_tells_so_where_it_rests_while_a_key_changes_the_tool(rater: Hands) -> None:
    point = rater.reading.disc.points[0]
    assert over(rater, point) == TAKE
    for key, shape in ((Qt.Key.Key_C, NEW), (Qt.Key.Key_D, TAKE), (Qt.Key.Key_F, NEW)):
        rater.key(key)
        assert rater.canvas.cursor().shape() == shape
    rater.canvas.zoom_to(Point(300, 300), 2.5)
    rater.key(Qt.Key.Key_D)
    assert rater.canvas.cursor().shape() == NEW  # the point has moved away from under it


def test_where_nothing_can_be_drawn_it_is_an_arrow(rater: Hands) -> None:
    first = rater.code
    rater.key(Qt.Key.Key_C)
    rater.key(Qt.Key.Key_N)
    rater.key(Qt.Key.Key_G)
    rater.key(Qt.Key.Key_4)  # blur
    assert over(rater, Point(150, 390)) == NEW
    rater.key(Qt.Key.Key_Return)
    rater.qtbot.waitUntil(lambda: rater.code != first, timeout=5_000)
    rater.key(Qt.Key.Key_PageUp if rater.window.reading_page.rows.worklist[0].code == first else Qt.Key.Key_PageDown)
    rater.qtbot.waitUntil(lambda: rater.code == first, timeout=5_000)
    assert rater.canvas.cursor().shape() == NOTHING


def test_while_space_is_held_it_stays_the_hand_that_moves_the_photograph(rater: Hands) -> None:
    assert over(rater, Point(150, 390)) == NEW
    QTest.keyPress(rater.canvas, Qt.Key.Key_Space)
    assert over(rater, Point(150, 380)) == CARRY
    QTest.keyRelease(rater.canvas, Qt.Key.Key_Space)
    assert rater.canvas.cursor().shape() == NEW
