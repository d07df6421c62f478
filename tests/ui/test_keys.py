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
        (0x5C8, "ب", 41, "F"),  # Arabic
        (0xE49, "้", 43, "H"),  # Thai: a mark over a letter
        (0x93F, "ि", 41, "F"),  # Hindi: a vowel sign
    ],
)
def test_the_place_of_a_key_gives_its_latin_letter(key: int, text: str, scan: int, letter: str) -> None:
    assert latin_key(pressed(key, text, scan), "linux") == Qt.Key(ord(letter))


@pytest.mark.parametrize("digits", ["۰۱۲۳۴۵۶۷۸۹", "٠١٢٣٤٥٦٧٨٩", "०१२३४५६७८९"])
def test_a_digit_is_a_digit_in_every_script(digits: str) -> None:
    keys = [latin_key(pressed(ord(digit), digit, 19), "linux") for digit in digits]
    assert keys == [Qt.Key(ord(digit)) for digit in "0123456789"]
    assert latin_key(pressed(Qt.Key.Key_1, "1", 10), "linux") is None


def test_a_latin_layout_keeps_its_own_letters() -> None:
    assert latin_key(pressed(Qt.Key.Key_Y, "y", 52), "linux") is None  # a German keyboard: Y where Z is elsewhere
    assert latin_key(pressed(Qt.Key.Key_F5, "", 71), "linux") is None
    assert latin_key(pressed(Qt.Key.Key_Semicolon, ";", 24), "linux") is None


@pytest.mark.parametrize(
    ("letter", "sign"),
    [
        ((0x7C3, "γ", 42), (Qt.Key.Key_Semicolon, ";", 24, "Q")),  # Greek
        ((0xCE3, "ד", 39), (Qt.Key.Key_Apostrophe, "'", 25, "W")),  # Hebrew
    ],
)
def test_a_sign_in_the_place_of_a_letter_is_that_letter_where_the_letters_are_of_another_alphabet(
    letter, sign, qtbot
) -> None:
    window, taken = QWidget(), []
    action = QAction("Loupe", window)
    action.setShortcut(sign[3])
    action.triggered.connect(lambda: taken.append(sign[3]))
    letters = LetterKeys({"loupe": action}, window)
    window.installEventFilter(letters)
    qtbot.addWidget(window)

    def counted(*key) -> int:
        QApplication.sendEvent(window, pressed(*key[:3]))
        return len(taken)

    assert counted(*sign) == 0  # as on a Latin keyboard that has a sign there
    counted(*letter)  # which no action has
    assert counted(*sign) == 1
    assert counted(*sign) == 2
    counted(Qt.Key.Key_G, "g", 42)
    assert counted(*sign) == 2


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
