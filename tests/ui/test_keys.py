"""Letter keys work by their place on the keyboard, and never while somebody types."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget

from refuge_annotator.ui.keys import LetterKeys, latin_key, letter_codes

NONE = Qt.KeyboardModifier.NoModifier


def pressed(key: int, text: str, scan: int, modifiers: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, scan, 0, 0, text)


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_every_letter_has_one_place(platform: str) -> None:
    codes = letter_codes(platform)
    assert sorted(codes.values()) == [chr(c) for c in range(ord("A"), ord("Z") + 1)] + ["[", "]"]
    assert len(codes) == len(set(codes.values()))


@pytest.mark.parametrize(
    ("key", "text", "scan", "letter"),
    [
        (0x6DA, "в", 40, "D"),  # Cyrillic
        (0x7C4, "δ", 40, "D"),  # Greek
        (0x6D3, "с", 54, "C"),
        (0x1002FC1, "ㅊ", 54, "C"),  # Korean
    ],
)
def test_the_place_of_a_key_gives_its_latin_letter(key: int, text: str, scan: int, letter: str) -> None:
    assert latin_key(pressed(key, text, scan), "linux") == Qt.Key(ord(letter))


def test_a_latin_layout_keeps_its_own_letters() -> None:
    assert latin_key(pressed(Qt.Key.Key_Y, "y", 52), "linux") is None  # a German keyboard: Y where Z is elsewhere
    assert latin_key(pressed(Qt.Key.Key_F5, "", 71), "linux") is None


def test_the_action_runs_under_cyrillic_input_but_not_while_typing(qtbot) -> None:
    window = QWidget()
    canvas, field = QWidget(), QLineEdit()
    canvas.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    layout = QVBoxLayout(window)
    layout.addWidget(canvas)
    layout.addWidget(field)
    taken = []
    action = QAction("Outline the disc", window)
    action.setShortcut("D")
    action.triggered.connect(lambda: taken.append("disc"))
    shifted = QAction("Another", window)
    shifted.setShortcut("Shift+D")
    shifted.triggered.connect(lambda: taken.append("shifted"))
    letters = LetterKeys({"reading.disc": action, "another": shifted}, window)
    qtbot.addWidget(window)
    window.show()
    window.windowHandle().installEventFilter(letters)
    window.activateWindow()
    with qtbot.waitActive(window):
        pass
    canvas.setFocus()
    QApplication.sendEvent(window.windowHandle(), pressed(0x6DA, "в", 40))
    assert taken == ["disc"]
    QApplication.sendEvent(window.windowHandle(), pressed(0x6DA, "В", 40, Qt.KeyboardModifier.ShiftModifier))
    assert taken == ["disc", "shifted"]
    field.setFocus()
    QApplication.sendEvent(window.windowHandle(), pressed(0x6DA, "в", 40))
    assert taken == ["disc", "shifted"]
    assert field.text() == "в"
