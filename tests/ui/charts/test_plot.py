"""A plot tells what is pointed at, gives what is clicked, and opens no menu."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from refuge_annotator.ui.charts.plot import Plot, Spot, beside, rounded_up
from refuge_annotator.ui.charts.style import ink_on, rater_mark, shade
from refuge_annotator.ui.theme import DARK, LIGHT, apply_theme, colors

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
    for x, y in ((0.2, 0.5), (0.35, 0.2), (0.5, 0.9)):
        QTest.mouseMove(plot.viewport(), place(plot, x, y))
        qtbot.wait(60)  # the scene takes movements at its own pace
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
