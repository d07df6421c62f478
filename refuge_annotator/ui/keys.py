"""Letter keys by their place on the keyboard, so that they work under Cyrillic, Greek or Korean input."""

import sys
import unicodedata
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QLineEdit, QPlainTextEdit, QTextEdit

ROWS = ("QWERTYUIOP[]", "ASDFGHJKL", "ZXCVBNM")  # many alphabets have letters where the brackets are
STARTS = {"linux": (24, 38, 52), "win32": (16, 30, 44)}  # scan code of each row's first letter
MAC = dict(zip("ASDFHGZXCV", range(10), strict=True)) | {
    "B": 11, "Q": 12, "W": 13, "E": 14, "R": 15, "Y": 16, "T": 17, "O": 31, "U": 32, "I": 34, "P": 35, "L": 37,
    "J": 38, "K": 40, "N": 45, "M": 46, "[": 33, "]": 30,
}  # fmt: skip
TEXT_FIELDS = (QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox, QComboBox)


def letter_codes(platform: str = sys.platform) -> dict[int, str]:
    """Return the Latin letter, or bracket, of each key by scan code (on macOS by virtual key code)."""
    if platform == "darwin":
        return {code: letter for letter, code in MAC.items()}
    starts = STARTS["win32" if platform == "win32" else "linux"]
    return {start + i: letter for start, row in zip(starts, ROWS, strict=True) for i, letter in enumerate(row)}


def latin_key(event: QKeyEvent, platform: str = sys.platform, *, foreign: bool = False) -> Qt.Key | None:
    """Return the key's letter or digit on a Latin keyboard where the layout in use gives none; else None.

    Parameters
    ----------
    foreign
        Whether the layout is known to be of another alphabet, some of which have a sign in the place of a letter:
        the Greek one has ";" at Q.
    """
    text = event.text()
    if not text.isascii() and text.isdecimal():
        return Qt.Key(ord("0") + unicodedata.decimal(text))
    code = event.nativeVirtualKey() if platform == "darwin" else event.nativeScanCode()
    letter = letter_codes(platform).get(code)
    if letter is None or not text:
        return None
    if text.isascii():
        latin = not foreign or text.isalnum() or not text.isprintable()
    else:
        latin = event.key() < 0x100 or is_foreign(text) is None
    return None if latin else Qt.Key(ord(letter))


def is_foreign(text: str) -> bool | None:
    """Tell whether what a key gave is a letter of another alphabet, or a mark over one; None where it is no letter."""
    if not text or unicodedata.category(text[0])[0] not in "LM":
        return None
    return not unicodedata.name(text[0], "").startswith("LATIN")


class LetterKeys(QObject):
    """Makes a letter of another alphabet the Latin one of the same key, for actions and widgets; never while typing.

    An event filter for a QWindow.
    """

    def __init__(self, actions: Mapping[str, QAction], parent: QObject) -> None:
        super().__init__(parent)
        self._actions = actions
        self._foreign = False  # whether the last letter was of another alphabet

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Answer a key before it reaches a widget."""
        if not isinstance(event, QKeyEvent) or event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
            return False
        foreign = is_foreign(event.text())
        self._foreign = self._foreign if foreign is None else foreign
        if isinstance(QApplication.focusWidget(), TEXT_FIELDS):
            return False
        key = latin_key(event, foreign=self._foreign)
        if key is None:
            return False
        if event.type() != QEvent.Type.KeyPress or not self._trigger(QKeyCombination(event.modifiers(), key)):
            latin = QKeyEvent(event.type(), key, event.modifiers(), chr(key).lower(), event.isAutoRepeat())
            QCoreApplication.sendEvent(watched, latin)
            self._foreign = True  # which this letter of our own was not
        return True

    def _trigger(self, keys: QKeyCombination) -> bool:
        wanted = QKeySequence(keys)
        action = next((a for a in self._actions.values() if a.isEnabled() and a.shortcut() == wanted), None)
        if action is not None:
            action.trigger()
        return action is not None
