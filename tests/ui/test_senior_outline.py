"""The senior's own outline has the rater's tools: closed curves and typed numbers."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from refuge_annotator.geometry.point import Point
from refuge_annotator.imaging.look import PLAIN, Channel
from refuge_annotator.study.reading import FitMode, Structure, curve_outline, draw_outline
from tests import review_study

LEFT, CONTROL, SHIFT = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier
BEAN = ((80, 150), (120, 125), (165, 150), (170, 195), (135, 220), (125, 185), (105, 175), (90, 185))


@pytest.fixture
def page(window, qtbot, tmp_path: Path):
    """The senior's page on a photograph that one rater read as a closed curve."""
    outline = curve_outline([Point(float(x), float(y)) for x, y in BEAN])
    readings = [*review_study.alike(6), draw_outline(review_study.reading(), Structure.DISC, outline)]
    assert window.open_study(review_study.make(tmp_path / "study", [readings]))
    window.profiles.enter(next(p for p in window.study.people if p.code == "S1"))
    qtbot.waitUntil(lambda: window.senior_page.session.case is not None, timeout=5000)
    return window.senior_page


def key(page, which: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(page.window().focusWidget() or page, which, modifiers)


def test_a_rater_s_curve_is_drawn_by_its_corners_among_the_ellipses(page):
    lines = [line for line in page.canvas.scene().polylines if line.closed]
    drawn = {tuple(map(tuple, line.points)) for line in lines}
    assert any(r.disc.curve is not None and r.disc.curve.corners in drawn for r in page.session.readings.values())
    assert len({text.text for text in page.canvas.scene().texts}) == 7


def test_k_makes_the_senior_s_outline_a_curve_and_the_curve_decides(page):
    key(page, Qt.Key.Key_K)
    assert page.session.drawn.disc.fit_mode is None  # the pen is down
    key(page, Qt.Key.Key_O, SHIFT)
    assert page.session.drawn.disc.fit_mode is FitMode.ADJUSTED
    key(page, Qt.Key.Key_K)
    assert page.session.drawn.disc.fit_mode is FitMode.CURVE
    assert page.panel.own.curve.isChecked()
    before = page.session.verdict.consensus.disc.area
    pulled = max(page.session.drawn.disc.points)
    at, to = (page.canvas.view.to_screen(p) for p in (pulled, Point(pulled.x + 12, pulled.y)))
    QTest.mousePress(page.canvas, LEFT, NONE, QPoint(round(at.x), round(at.y)))
    for share in (0.5, 1.0):
        there = QPoint(round(at.x + share * (to.x - at.x)), round(at.y + share * (to.y - at.y)))
        QTest.mouseMove(page.canvas, there)
    QTest.mouseRelease(page.canvas, LEFT, NONE, there)
    assert page.session.verdict.consensus.disc.own
    assert page.session.verdict.consensus.disc.area > before
    key(page, Qt.Key.Key_Z, CONTROL)
    assert page.session.verdict.consensus.disc.area == before
    QTest.mouseClick(page.panel.own.curve, LEFT)
    assert page.session.drawn.disc.fit_mode is not FitMode.CURVE


def test_the_senior_types_numbers_as_a_rater_does(page):
    key(page, Qt.Key.Key_I, CONTROL)
    assert not page.panel.own.numbers.isVisible()
    assert page.frame.foot.hint.text()
    key(page, Qt.Key.Key_O, SHIFT)
    before = page.session.drawn.disc.ellipse
    key(page, Qt.Key.Key_I, CONTROL)
    field = page.panel.own.numbers.fields[0]
    assert field.hasFocus()
    QTest.keyClicks(field, "130,25")
    assert page.session.drawn.disc.ellipse.cx == 130.25
    key(page, Qt.Key.Key_Return)
    assert page.session.drawn.disc.ellipse.cx == 130.25
    key(page, Qt.Key.Key_Z, CONTROL)
    assert page.session.drawn.disc.ellipse == before


def test_the_senior_s_number_fields_follow_what_else_is_done(page):
    key(page, Qt.Key.Key_O, SHIFT)
    key(page, Qt.Key.Key_BracketRight)
    turned = page.session.drawn.disc.ellipse
    key(page, Qt.Key.Key_I, CONTROL)
    fields = page.panel.own.numbers.fields
    fields[0].selectAll()
    QTest.keyClicks(fields[0], "130,25")
    page.undo()
    before = page.session.drawn.disc.ellipse
    assert (before.cx, before.angle) == (130.25, pytest.approx(float(fields[4].text())))
    assert before.angle != turned.angle
    page.session.drop(page.session.order[0], Structure.CUP, "blurred")
    assert page.session.drawn.disc.ellipse == before
    page.own.remove()
    assert not page.panel.own.numbers.isVisible()


def test_after_a_step_back_that_takes_a_point_away_none_is_selected(page):
    key(page, Qt.Key.Key_O)
    for x, y in ((80, 150), (120, 125)):
        at = page.canvas.view.to_screen(Point(float(x), float(y)))
        QTest.mouseClick(page.canvas, LEFT, NONE, QPoint(round(at.x), round(at.y)))
    key(page, Qt.Key.Key_Tab)
    key(page, Qt.Key.Key_Tab)
    assert (len(page.session.drawn.disc.points), page.drawing.selected) == (2, 1)
    page.undo()
    assert (len(page.session.drawn.disc.points), page.drawing.selected) == (1, None)


def test_the_look_in_which_the_senior_drew_is_recorded_and_kept(window, qtbot, page):
    adjusting = page.frame.adjusting
    key(page, Qt.Key.Key_E)
    key(page, Qt.Key.Key_O, SHIFT)
    assert page.session.drawn.disc.look == adjusting.look == replace(PLAIN, channel=Channel.GREEN)
    key(page, Qt.Key.Key_E)
    key(page, Qt.Key.Key_C)
    page.own.say_no_cup()
    assert page.session.drawn.cup.look == PLAIN
    assert page.session.drawn.disc.look.channel is Channel.GREEN  # it was drawn before
    key(page, Qt.Key.Key_L)
    key(page, Qt.Key.Key_D)
    key(page, Qt.Key.Key_BracketRight)
    assert page.session.drawn.disc.look == replace(PLAIN, clahe=True)
    assert window.profiles.leave()
    window.profiles.enter(next(p for p in window.study.people if p.code == "S1"))
    qtbot.waitUntil(lambda: window.senior_page.session.case is not None, timeout=5000)
    drawn = window.senior_page.session.drawn
    assert (drawn.disc.look, drawn.cup.look) == (replace(PLAIN, clahe=True), PLAIN)


def test_a_click_in_the_panel_or_the_strip_leaves_the_keyboard_with_the_photograph(page):
    decisions = (page.panel.accept, page.panel.give_back, page.panel.ungradable)  # which ask, or go on
    buttons = [b for b in page.panel.findChildren(QPushButton) if b not in decisions]
    key(page, Qt.Key.Key_O, SHIFT)
    for button in [*buttons, *page.frame.strip.buttons.values()]:
        if button.isVisible() and button.isEnabled():
            QTest.mouseClick(button, LEFT)
            assert page.canvas.hasFocus(), button.text() or button.toolTip()


def test_what_the_status_line_says_goes_with_the_senior_s_next_gesture(page):
    key(page, Qt.Key.Key_O)
    key(page, Qt.Key.Key_I, CONTROL)
    assert "no ellipse yet" in page.frame.foot.hint.text()
    key(page, Qt.Key.Key_X)
    assert page.frame.foot.hint.text() == ""
