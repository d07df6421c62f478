"""Letter keys by their place on the keyboard, so that they work under Cyrillic, Greek or Chinese input."""

import sys
from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QLineEdit, QPlainTextEdit, QTextEdit

ROWS = ("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM")
STARTS = {"linux": (24, 38, 52), "win32": (16, 30, 44)}  # scan code of each row's first letter
MAC = dict(zip("ASDFHGZXCV", range(10), strict=True)) | {
    "B": 11, "Q": 12, "W": 13, "E": 14, "R": 15, "Y": 16, "T": 17, "O": 31, "U": 32, "I": 34, "P": 35, "L": 37,
    "J": 38, "K": 40, "N": 45, "M": 46,
}  # fmt: skip
TEXT_FIELDS = (QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox, QComboBox)


def letter_codes(platform: str = sys.platform) -> dict[int, str]:
    """Return the Latin letter of each key by scan code (on macOS by virtual key code)."""
    if platform == "darwin":
        return {code: letter for letter, code in MAC.items()}
    starts = STARTS["win32" if platform == "win32" else "linux"]
    return {start + i: letter for start, row in zip(starts, ROWS, strict=True) for i, letter in enumerate(row)}


def latin_key(event: QKeyEvent, platform: str = sys.platform) -> Qt.Key | None:
    """Return the Latin letter on the key where the keyboard's own layout gives no Latin letter; else None."""
    if event.key() < 0x100 or (event.text() and event.text().isascii()):
        return None
    code = event.nativeVirtualKey() if platform == "darwin" else event.nativeScanCode()
    letter = letter_codes(platform).get(code)
    if letter is None or not event.text() or not event.text()[0].isalpha():
        return None
    return Qt.Key(ord(letter))


class LetterKeys(QObject):
    """Triggers the action of a bare letter key under a keyboard that has no such letter; never while typing.

    An event filter for a QWindow.
    """

    def __init__(self, actions: Mapping[str, QAction], parent: QObject) -> None:
        super().__init__(parent)
        self._actions = actions

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Answer a key press before it reaches a widget."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress or event.modifiers() & ~SHIFT:
            return False
        if isinstance(QApplication.focusWidget(), TEXT_FIELDS):
            return False
        key = latin_key(event)
        if key is None:
            return False
        return self._trigger(key)

    def _trigger(self, key: Qt.Key) -> bool:
        wanted = QKeySequence(key)
        for action in self._actions.values():
            shortcut = action.shortcut()
            if action.isEnabled() and shortcut == wanted:
                action.trigger()
                return True
        return False


SHIFT = Qt.KeyboardModifier.ShiftModifier
