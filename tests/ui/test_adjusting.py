"""The look on the rater's and the senior's page: by keys, panel and right button, and in what is stored."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from refuge_annotator.geometry.point import Point
from refuge_annotator.imaging.look import PLAIN, Channel, Look, look
from refuge_annotator.study.reading import place_fovea
from refuge_annotator.ui.panels.adjust import AdjustPanel
from refuge_annotator.ui.panels.foot import Elided
from refuge_annotator.ui.panels.look_words import look_words
from tests import review_study
from tests.view.looking import grabbed, send_mouse

RIGHT = Qt.MouseButton.RightButton


@pytest.fixture
def study(tmp_path):
    return review_study.make(tmp_path / "study", [review_study.alike(6), []])


@pytest.fixture
def page(window, qtbot, study):
    """The page of a rater who has work left."""
    assert window.open_study(study)
    window.profiles.enter(next(p for p in window.study.people if p.code == "R7"))
    qtbot.waitUntil(lambda: window.reading_page.session.opened is not None)
    window.reading_page.canvas.setFocus()
    return window.reading_page


def press(page, key: str) -> None:
    QTest.keyClick(page.canvas, getattr(Qt.Key, f"Key_{key}"))


def test_each_key_changes_its_part_and_again_takes_it_back(page):
    adjusting = page.frame.adjusting
    for key, changed in (("E", Look(channel=Channel.GREEN)), ("I", Look(invert=True)), ("L", Look(clahe=True))):
        press(page, key)
        assert adjusting.look == changed
        press(page, key)
        assert adjusting.look == PLAIN
    press(page, "Period")
    assert adjusting.look == look(contrast=1.1)
    press(page, "Comma")
    press(page, "Comma")
    assert adjusting.look.contrast == pytest.approx(0.91, abs=0.005)
    press(page, "Backspace")
    assert adjusting.look == PLAIN


def test_canvas_panel_and_status_line_show_the_look_in_force(page, qtbot):
    panel, foot = page.checklist.adjust, page.frame.foot
    plain = grabbed(page.canvas)
    assert foot.look.isHidden()
    assert not panel.reset.isEnabled()
    press(page, "E")
    press(page, "I")
    qtbot.waitUntil(lambda: foot.look.text() == "Red-free, Negative")  # once it has its room
    assert panel.channels[Channel.GREEN].isChecked()
    assert not panel.channels[Channel.COLOR].isChecked()
    assert panel.negative.isChecked()
    assert (grabbed(page.canvas) != plain).any()
    panel.reset.click()
    assert foot.look.isHidden()
    assert (grabbed(page.canvas) == plain).all()


def test_a_look_that_finds_no_room_ends_in_dots_and_is_whole_under_the_pointer(qtbot):
    told = Elided("accent")
    qtbot.addWidget(told)
    told.show_text("Red-free, Local contrast, Brightness −10 %")
    told.resize(told.sizeHint())
    told.show()
    assert told.text() == told.toolTip()
    told.resize(120, 20)
    assert told.text().endswith("…")
    assert told.toolTip() == "Red-free, Local contrast, Brightness −10 %"
    told.show_text("Negative")
    assert told.text() == "Negative"
    told.show_text("Red-free, Local contrast, Contrast ×1.21")  # in the same room
    assert told.text().endswith("…")


def test_the_panel_s_switches_and_sliders_change_the_look_and_nothing_else(page):
    panel, adjusting = page.checklist.adjust, page.frame.adjusting
    panel.channels[Channel.BLUE].click()
    panel.local.click()
    panel.light.click()
    assert panel.sliders.isVisible()
    panel.brightness.line.setValue(-30)
    panel.contrast.line.setValue(100)
    panel.gamma.line.setValue(-100)
    assert adjusting.look == look(-0.3, 5.0, 0.2, Channel.BLUE, clahe=True)
    assert page.canvas.hasFocus()
    assert page.session.draft.cursor == -1  # nothing to undo


def test_a_wheel_over_a_slider_scrolls_and_a_double_click_brings_the_middle_back(qtbot):
    panel = AdjustPanel()
    qtbot.addWidget(panel)
    told = []
    panel.wished.connect(told.append)
    panel.show_look(look(contrast=2.0))
    line = panel.contrast.line
    wheel = QWheelEvent(
        QPointF(5, 5), QPointF(5, 5), QPointF(0, 0).toPoint(), QPointF(0, 120).toPoint(), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(line, wheel)
    assert told == []
    QTest.mouseDClick(line, Qt.MouseButton.LeftButton)
    assert told[-1] == PLAIN


@pytest.mark.parametrize(("key", "first", "last"), [("Right", 0.2, 5.0), ("Left", 5.0, 0.2)])
def test_each_arrow_key_changes_a_factor_until_its_end(qtbot, key, first, last):
    panel = AdjustPanel()
    qtbot.addWidget(panel)
    told = [look(gamma=first)]
    panel.wished.connect(told.append)
    panel.wished.connect(panel.show_look)
    panel.show_look(told[0])
    while told[-1].gamma != last:
        before = told[-1].gamma
        QTest.keyClick(panel.gamma.line, getattr(Qt.Key, f"Key_{key}"))
        assert (told[-1].gamma - before) * (last - first) > 0, before


def test_a_right_drag_changes_contrast_across_and_brightness_upwards(page):
    canvas, adjusting = page.canvas, page.frame.adjusting
    send_mouse(canvas, "press", (100, 200), RIGHT)
    send_mouse(canvas, "drag", (104, 200), RIGHT)
    send_mouse(canvas, "drag", (324, 200), RIGHT)
    assert adjusting.look == look(contrast=2.0)
    send_mouse(canvas, "drag", (104, 100), RIGHT)
    assert adjusting.look == look(brightness=0.2)
    send_mouse(canvas, "release", (104, 100), RIGHT)
    assert adjusting.look == look(brightness=0.2)
    send_mouse(canvas, "press", (100, 200), RIGHT)
    send_mouse(canvas, "drag", (104, 200), RIGHT)
    send_mouse(canvas, "drag", (324, 300), RIGHT)
    press(page, "Escape")
    assert adjusting.look == look(brightness=0.2)


def test_the_look_stays_for_the_next_photograph_and_ends_with_the_profile(page, window, qtbot):
    press(page, "E")
    first = page.session.opened.assignment.id
    page.go(1)
    qtbot.waitUntil(lambda: page.session.opened.assignment.id != first)
    assert page.frame.adjusting.look == Look(channel=Channel.GREEN)
    shown = grabbed(page.canvas)
    assert (shown[300, 300] == shown[300, 300, 0]).all()
    window.profiles.leave()
    window.profiles.enter(next(p for p in window.study.people if p.code == "R7"))
    assert window.reading_page.frame.adjusting.look == PLAIN


def test_local_contrast_is_made_once_per_photograph_beside_the_window(page, qtbot, monkeypatch):
    plain = grabbed(page.canvas)
    press(page, "L")
    qtbot.waitUntil(lambda: page.canvas.photograph.evened is not None and (grabbed(page.canvas) != plain).any())
    made = page.canvas.photograph.evened
    even = grabbed(page.canvas)
    press(page, "L")
    assert (grabbed(page.canvas) == plain).all()
    press(page, "L")
    assert (grabbed(page.canvas) == even).all()
    assert page.canvas.photograph.evened is made


def test_the_look_is_stored_with_the_outline_that_was_drawn_in_it(page):
    press(page, "E")
    page.drawing.cross = Point(100.0, 150.0)
    press(page, "X")
    assert page.session.reading.disc.look == Look(channel=Channel.GREEN)


def test_the_axis_comes_and_goes_and_is_remembered(page, window):
    ring(page)
    page._commit("x", place_fovea(page.session.reading, Point(20.0, 20.0)))
    with_axis = len(page.canvas.scene().polylines)
    press(page, "A")
    assert len(page.canvas.scene().polylines) == with_axis - 1
    assert not window.settings.axis
    press(page, "A")
    assert window.settings.axis


def ring(page) -> None:
    for at in ((100, 150), (150, 130), (190, 160), (170, 210), (110, 200)):
        page.drawing.cross = Point(*map(float, at))
        press(page, "X")


def test_the_loupe_s_button_shows_whether_it_is_in_hand(page):
    button = page.frame.strip.buttons["view.loupe"]
    press(page, "Q")
    assert button.isChecked()
    page.take_tool(page.drawing.tool.structure)
    assert button.isChecked()
    press(page, "Q")
    assert not button.isChecked()


def test_the_senior_has_the_same_light_box(window, qtbot, study):
    assert window.open_study(study)
    window.profiles.enter(next(p for p in window.study.people if p.code == "S1"))
    page = window.senior_page
    window.actions_by_id["view.red_free"].trigger()
    assert page.frame.adjusting.look == Look(channel=Channel.GREEN)
    assert page.panel.adjust.channels[Channel.GREEN].isChecked()


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        (PLAIN, ""),
        (look(-0.25, 1.5), "Brightness −25 %, Contrast ×1.50"),
        (look(gamma=2.0, channel=Channel.RED, clahe=True), "Red, Local contrast, Gamma 2.00"),
    ],
)
def test_a_look_is_named_by_what_is_changed(wish, words):
    assert look_words(wish) == words
