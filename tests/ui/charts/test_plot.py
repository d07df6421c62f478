"""A plot tells what is pointed at, gives what is clicked, and opens no menu."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from refuge_annotator.ui.charts.plot import Plot, Spot, beside, rounded_up
from refuge_annotator.ui.charts.style import ink_on, rater_mark, shade
from refuge_annotator.ui.theme import DARK, LIGHT, apply_theme, colors
from tests.pointer import move_pointer

SPOTS = (Spot(0.2, 0.5, "one", "first"), Spot(0.8, 0.5, "two", "second"), Spot(0.5, 0.9, "", "nobody"))
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


@pytest.fixture
def plot(qtbot):
    made = Plot()
    qtbot.addWidget(made)
    made.resize(400, 300)
    made.show()
    qtbot.waitExposed(made)
    made.start()
    axes = made.add()
    axes.dots(SPOTS, rater_mark(0))
    axes.span((0.0, 1.0), (0.0, 1.0))
    QApplication.processEvents()
    return made


def place(plot, x, y) -> QPoint:
    """Return where a value lies on the widget."""
    scene = plot.axes[0].item.vb.mapViewToScene(QPointF(x, y))
    return plot.mapFromScene(scene)


def test_a_click_on_a_dot_chooses_its_photograph(qtbot, plot):
    with qtbot.waitSignal(plot.chosen) as signal:
        QTest.mouseMove(plot.viewport(), place(plot, 0.8, 0.5))
        QTest.mouseClick(plot.viewport(), LEFT, pos=place(plot, 0.8, 0.5))
    assert signal.args == ["two"]


def test_a_click_where_nothing_is_and_on_what_has_no_photograph_chooses_nothing(qtbot, plot):
    for x, y in ((0.35, 0.2), (0.5, 0.9)):
        with qtbot.assertNotEmitted(plot.chosen, wait=50):
            QTest.mouseClick(plot.viewport(), LEFT, pos=place(plot, x, y))


def test_what_is_pointed_at_is_told(qtbot, plot):
    told = []
    plot.pointed.connect(lambda spot: told.append(spot and spot.words))
    for count, (x, y) in enumerate(((0.2, 0.5), (0.35, 0.2), (0.5, 0.9)), 1):
        move_pointer(qtbot, plot.viewport(), place(plot, x, y), lambda count=count: len(told) >= count)
    assert told == ["first", None, "nobody"]


def test_arrows_walk_from_left_to_right_and_return_chooses(qtbot, plot):
    walked = []
    for _ in range(4):
        QTest.keyClick(plot, Qt.Key.Key_Right)
        walked.append(plot.spot.words)
    assert walked == ["first", "nobody", "second", "first"]
    QTest.keyClick(plot, Qt.Key.Key_Left)
    with qtbot.waitSignal(plot.chosen) as signal:
        QTest.keyClick(plot, Qt.Key.Key_Return)
    assert signal.args == ["two"]


def test_a_whole_cell_can_be_clicked(qtbot, plot):
    plot.start()
    axes = plot.add()
    axes.cells([Spot(0.0, 0.0, "here", "cell"), Spot(1.0, 0.0, "there", "cell")])
    axes.span((-0.5, 1.5), (-0.5, 0.5))
    QApplication.processEvents()
    with qtbot.waitSignal(plot.chosen) as signal:
        QTest.mouseClick(plot.viewport(), LEFT, pos=place(plot, 1.3, 0.4))
    assert signal.args == ["there"]


def test_no_menu_comes_up_and_nothing_moves(qtbot, plot):
    before = plot.axes[0].item.vb.viewRange()
    QTest.mouseClick(plot.viewport(), RIGHT, pos=place(plot, 0.5, 0.5))
    qtbot.wait(50)
    assert QApplication.activePopupWidget() is None
    assert not any(menu.isVisible() for menu in QApplication.allWidgets() if isinstance(menu, QMenu))
    assert plot.axes[0].item.vb.viewRange() == before
    assert plot.scene().contextMenu == []


def turn(plot, at, clicks):
    """Turn the wheel over a place of the widget; forward is positive."""
    spot, wheel = QPointF(at), QPoint(0, 120 * clicks)
    none = Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(
        spot, plot.viewport().mapToGlobal(spot), QPoint(), wheel, Qt.MouseButton.NoButton, none,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(plot.viewport(), event)
    QApplication.processEvents()


def drag(plot, start, end, button=LEFT):
    """Drag from one place of the widget to another."""
    none, kinds = Qt.MouseButton.NoButton, QEvent.Type
    send(plot, kinds.MouseButtonPress, start, button, button)
    for step in range(9):
        send(plot, kinds.MouseMove, start + (end - start) * step / 8, none, button)
        QTest.qWait(15)  # the scene takes movements at its own pace
    send(plot, kinds.MouseButtonRelease, end, button, none)


def click_twice(plot, at):
    """Click twice as a window system tells it, which QTest.mouseDClick does not."""
    none, kinds = Qt.MouseButton.NoButton, QEvent.Type
    for kind in (kinds.MouseButtonPress, kinds.MouseButtonDblClick):
        send(plot, kind, at, LEFT, LEFT)
        send(plot, kinds.MouseButtonRelease, at, LEFT, none)


def send(plot, kind, at, changed, held):
    """Send one event of the mouse."""
    view, where = plot.viewport(), QPointF(at)
    none = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(view, QMouseEvent(kind, where, view.mapToGlobal(where), changed, held, none))


def seen(plot, axes=0):
    return [tuple(part) for part in plot.axes[axes].pane.viewRange()]


HOME = [(0.0, 1.0), (0.0, 1.0)]


def test_the_wheel_magnifies_about_the_pointer_and_a_double_click_shows_all_again(plot):
    turn(plot, place(plot, 0.8, 0.5), 5)
    (x0, x1), (y0, y1) = seen(plot)
    assert x1 - x0 < 0.7
    assert x0 < 0.8 < x1
    assert (0.8 - x0) / (x1 - x0) == pytest.approx(0.8, abs=0.03)
    click_twice(plot, place(plot, (x0 + x1) / 2, (y0 + y1) / 2))
    assert seen(plot) == HOME


def test_a_double_click_in_nothing_chooses_nothing(qtbot, plot):
    with qtbot.assertNotEmitted(plot.chosen, wait=50):
        click_twice(plot, place(plot, 0.35, 0.2))


@pytest.mark.parametrize("key", [Qt.Key.Key_0, Qt.Key.Key_A])
def test_plus_magnifies_what_is_pointed_at_and_a_key_shows_all(plot, key):
    QTest.keyClick(plot, Qt.Key.Key_Right)
    for _ in range(3):
        QTest.keyClick(plot, Qt.Key.Key_Plus)
    (x0, x1), _ = seen(plot)
    assert x1 - x0 == pytest.approx(0.8**3)
    assert x0 <= 0.2 <= x1
    QTest.keyClick(plot, Qt.Key.Key_Minus)
    assert seen(plot)[0][1] - seen(plot)[0][0] == pytest.approx(0.8**2)
    QTest.keyClick(plot, key)
    assert seen(plot) == HOME


def test_nothing_can_be_moved_or_made_smaller_than_it_was_at_first(plot):
    turn(plot, place(plot, 0.5, 0.5), -20)
    assert seen(plot) == HOME
    drag(plot, place(plot, 0.5, 0.5), place(plot, 0.9, 0.8))
    assert seen(plot) == HOME
    turn(plot, place(plot, 0.5, 0.5), 4)
    wide = seen(plot)[0][1] - seen(plot)[0][0]
    middle = plot.axes[0].pane.sceneBoundingRect().center().toPoint()
    for _ in range(9):
        drag(plot, middle, middle + QPoint(120, 60))
    (x0, x1), (_, y1) = seen(plot)
    assert x0 == pytest.approx(0.0, abs=1e-9)
    assert y1 == pytest.approx(1.0)
    assert x1 - x0 == pytest.approx(wide)


def test_a_drag_moves_what_is_magnified_and_chooses_nothing(qtbot, plot):
    turn(plot, place(plot, 0.5, 0.5), 8)
    (x0, x1), _ = seen(plot)
    with qtbot.assertNotEmitted(plot.chosen, wait=20):
        start = plot.axes[0].pane.sceneBoundingRect().center().toPoint()
        drag(plot, start, start + QPoint(30, 0))
    moved = x0 - seen(plot)[0][0]
    assert moved == pytest.approx(30 / plot.axes[0].pane.width() * (x1 - x0), rel=0.05)


def test_the_right_button_does_not_scale(plot):
    turn(plot, place(plot, 0.5, 0.5), 8)
    before = seen(plot)
    drag(plot, place(plot, 0.5, 0.5), place(plot, 0.55, 0.55), RIGHT)
    assert seen(plot) == before


def test_there_is_an_end_to_magnifying(plot):
    turn(plot, place(plot, 0.5, 0.5), 400)
    for _ in range(60):
        QTest.keyClick(plot, Qt.Key.Key_Plus)
    assert 1 / 200 <= seen(plot)[0][1] - seen(plot)[0][0] < 1 / 100


def test_axes_that_began_alike_stay_alike_and_others_stay_as_they_are(plot):
    for column, high in ((1, 1.0), (2, 3.0)):
        plot.add(0, column).span((0.0, 1.0), (0.0, high))
    QApplication.processEvents()
    turn(plot, place(plot, 0.5, 0.5), 5)
    assert seen(plot, 1) == seen(plot, 0) != HOME
    assert seen(plot, 2) == [(0.0, 1.0), (0.0, 3.0)]


def test_arrows_walk_through_what_is_shown(plot):
    turn(plot, place(plot, 0.8, 0.5), 10)
    assert [spot.words for spot in plot.spots] == ["first", "nobody", "second"]
    for _ in range(3):
        QTest.keyClick(plot, Qt.Key.Key_Right)
        assert plot.spot.words == "second"


def test_with_equal_scales_and_y_downwards_it_keeps_to_its_place_and_points_at_what_is_under_it(qtbot, plot):
    plot.start()
    axes = plot.add()
    axes.item.invertY(True)
    axes.item.setAspectLocked(True)
    axes.dots([Spot(0.0, 0.7, "down", "down"), Spot(0.0, -0.7, "up", "up")], rater_mark(0))
    axes.span((-1.0, 1.0), (-1.0, 1.0))
    QApplication.processEvents()
    first = seen(plot)
    with qtbot.waitSignal(plot.chosen) as signal:
        QTest.mouseClick(plot.viewport(), LEFT, pos=place(plot, 0.0, 0.7))
    assert signal.args == ["down"]
    turn(plot, place(plot, 0.0, 0.7), 6)
    (x0, x1), (y0, y1) = seen(plot)
    box = plot.axes[0].pane.rect()
    assert (x1 - x0) / (y1 - y0) == pytest.approx(box.width() / box.height(), rel=1e-3)
    start = box.center().toPoint()
    for _ in range(9):
        drag(plot, start, start + QPoint(150, 0))
    assert seen(plot)[0][0] == pytest.approx(first[0][0], rel=1e-3)
    turn(plot, start, -60)
    assert seen(plot)[0] == pytest.approx(first[0], rel=1e-6)
    assert seen(plot)[1] == pytest.approx(first[1], rel=1e-6)


def test_another_chart_leaves_nothing_of_the_one_before(plot):
    plot.walk(1)
    plot.start()
    assert (plot.spot, plot.spots, plot.axes) == (None, [], [])


@pytest.mark.parametrize("theme", [DARK, LIGHT])
def test_raters_differ_by_colour_and_by_marker_and_numbers_are_read_on_every_shade(qapp, theme):
    before = colors()
    apply_theme(qapp, theme)
    try:
        marks = [rater_mark(place) for place in range(7)]
        assert len({m.color for m in marks}) == len({m.symbol for m in marks}) == 7
        for step in range(21):
            cell = shade(step / 20)
            assert contrast(cell, ink_on(cell)) >= 4.5
    finally:
        apply_theme(qapp, before)


def contrast(one, other) -> float:
    """Return the contrast of WCAG 2."""

    def light(color):
        parts = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in color.getRgbF()[:3]]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def test_equal_values_lie_beside_each_other():
    places = beside(5, 3.0, 0.5)
    assert len(set(places)) == 5
    assert all(2.75 <= p <= 3.25 for p in places)
    assert [rounded_up(v, 0.05) for v in (0.0, 0.05, 0.051)] == pytest.approx([0.0, 0.05, 0.1])
