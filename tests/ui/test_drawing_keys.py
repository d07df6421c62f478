"""The canvas's keys: what is hidden while H is held, letters of every alphabet, and what stays in sight."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.transform import pan
from refuge_annotator.study.reading import EMPTY, Answer, Fault, Structure, place_fovea
from refuge_annotator.ui.pages.drawing import Drawing
from refuge_annotator.ui.pages.frame import Frame
from refuge_annotator.view.canvas import Canvas
from refuge_annotator.view.scene import EMPTY as NOTHING
from tests import review_study

NONE, SHIFT, KEYPAD = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.KeypadModifier,
)
CYRILLIC = {
    "X": (0x427, 53, "ч"),
    "H": (0x420, 43, "р"),
    "D": (0x412, 40, "в"),
    "O": (0x429, 32, "щ"),
    "[": (0x425, 34, "х"),
}
linux = pytest.mark.skipif("sys.platform != 'linux'", reason="keys have other numbers elsewhere")


def send(window, letter: str, kind=QEvent.Type.KeyPress, modifiers=NONE) -> None:
    """Press or release the key of a letter on a Russian keyboard."""
    key, scan, text = CYRILLIC[letter]
    text = text.upper() if modifiers == SHIFT else text
    QApplication.sendEvent(window.windowHandle(), QKeyEvent(kind, key, modifiers, scan, 0, 0, text))


@pytest.fixture
def canvas(qtbot, window):
    """A canvas in a window with a field beside it."""
    made = Canvas(window)
    made.other = QLineEdit(window)
    made.other.move(300, 0)
    made.resize(200, 200)
    made.show()
    made.other.show()
    made.setFocus()
    assert made.hasFocus()
    return made


@pytest.fixture
def rater(window, qtbot, tmp_path):
    """The window with a rater at it."""
    assert window.open_study(review_study.make(tmp_path / "study", [[], []]))
    window.profiles.enter(next(p for p in window.study.people if p.code == "R1"))
    qtbot.waitUntil(lambda: window.reading_page.session.opened is not None)
    assert window.reading_page.canvas.hasFocus()
    return window


# H


def test_h_hides_everything_until_it_is_let_go_or_the_focus_goes(canvas):
    drawing = Drawing(canvas, lambda: place_fovea(EMPTY, Point(5, 5)), lambda: False)
    told = []
    drawing.changed.connect(lambda: told.append(drawing.hidden))

    frame = SimpleNamespace(adjusting=SimpleNamespace(axis=True))

    def scene():
        return Frame.own_scene(frame, place_fovea(EMPTY, Point(5, 5)), drawing)

    assert scene().markers
    for let_go in (
        lambda: QTest.keyRelease(canvas, Qt.Key.Key_H),
        canvas.other.setFocus,
        canvas.hide,
    ):
        canvas.show()
        canvas.setFocus()
        QTest.keyPress(canvas, Qt.Key.Key_H)
        assert scene() is NOTHING
        let_go()
        assert scene().markers
    assert told == [True, False] * 3


# letters of other alphabets


@linux
def test_every_key_of_the_canvas_works_under_cyrillic(rater):
    page = rater.reading_page
    send(rater, "X")
    assert len(page.session.reading.disc.points) == 1
    send(rater, "X", modifiers=SHIFT)  # as it does under Latin
    assert len(page.session.reading.disc.points) == 2
    drawn = page.canvas.scene().markers
    assert drawn
    send(rater, "H")
    assert page.canvas.scene() is NOTHING
    send(rater, "H", QEvent.Type.KeyRelease)
    assert page.canvas.scene().markers == drawn


@linux
def test_brackets_rotate_where_they_are_letters(rater):
    page = rater.reading_page
    ring(page)
    before = page.session.reading.disc.ellipse.angle
    send(rater, "[")
    assert page.session.reading.disc.ellipse.angle != before


@linux
def test_letters_stay_letters_while_somebody_types(rater):
    page = rater.reading_page
    page.write_note()
    send(rater, "X")
    assert page.checklist.notes.toPlainText() == "ч"
    assert not page.session.reading.disc.points


# Enter, zoom, fovea


def finish(page) -> None:
    for structure in Structure:
        page.set_answer(structure, Answer.CANNOT_GRADE)
    page.say_fault(Fault.BLUR)


@pytest.mark.parametrize(("key", "modifiers"), [(Qt.Key.Key_Return, NONE), (Qt.Key.Key_Enter, KEYPAD)])
def test_both_enter_keys_submit(rater, qtbot, key, modifiers):
    page = rater.reading_page
    first = page.session.opened.assignment.id
    finish(page)
    QTest.keyClick(page.canvas, key, modifiers)
    qtbot.waitUntil(lambda: page.session.opened.assignment.id != first)


def test_the_photograph_stays_in_sight_when_keys_zoom(rater):
    canvas = rater.reading_page.canvas
    canvas.move_view(pan(canvas.view, -5000, -5000))
    for name in ("view.zoom_in", "view.zoom_out", "view.zoom_out"):
        for _ in range(6):
            rater.actions_by_id[name].trigger()
            view, (width, height) = canvas.view, canvas.image_size
            assert view.left < canvas.width()
            assert view.left + width * view.scale > 0
            assert view.top < canvas.height()
            assert view.top + height * view.scale > 0


def test_the_key_marks_the_fovea_on_the_photograph_only(rater):
    page = rater.reading_page
    page.take_tool(Structure.FOVEA)
    page.drawing.cross = Point(-40.0, -30.0)
    QTest.keyClick(page.canvas, Qt.Key.Key_X)
    assert page.session.reading.fovea.point == (0, 0)


# what the cheat sheet says


def ring(page) -> None:
    for at in ((100, 150), (150, 130), (190, 160), (170, 210), (110, 200)):
        page.drawing.cross = Point(*map(float, at))
        QTest.keyClick(page.canvas, Qt.Key.Key_X)


ALT, CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
STEPS = [(NONE, 1.0), (SHIFT, 5.0), (ALT, 0.25)]


@pytest.mark.parametrize(("modifier", "step"), STEPS)
def test_keys_go_as_far_as_the_sheet_says(rater, modifier, step):
    page = rater.reading_page
    ring(page)
    start = page.session.reading.disc.ellipse
    QTest.keyClick(page.canvas, Qt.Key.Key_Right, CONTROL | modifier)
    moved = page.session.reading.disc.ellipse
    assert moved.cx - start.cx == pytest.approx(step, abs=0.011)
    QTest.keyClick(page.canvas, Qt.Key.Key_BracketRight, modifier)
    turned = page.session.reading.disc.ellipse
    assert (turned.angle - moved.angle + 90) % 180 - 90 == pytest.approx(step, abs=1e-3)
    QTest.keyClick(page.canvas, Qt.Key.Key_Equal, modifier)
    assert page.session.reading.disc.ellipse.a / turned.a == pytest.approx(1.01**step, rel=1e-3)
    QTest.keyClick(page.canvas, Qt.Key.Key_Tab)
    before = page.session.reading.disc.points[0]
    QTest.keyClick(page.canvas, Qt.Key.Key_Down, modifier)
    assert page.session.reading.disc.points[0][1] - before[1] == pytest.approx(step, abs=0.011)


def test_a_plus_that_needs_shift_is_a_plus(rater):
    page = rater.reading_page
    ring(page)
    start = page.session.reading.disc.ellipse.a
    QTest.keyClick(page.canvas, Qt.Key.Key_Plus, SHIFT)
    assert page.session.reading.disc.ellipse.a / start == pytest.approx(1.01, rel=1e-3)
