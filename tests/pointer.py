"""The pointer of the virtual screen, which tells of itself in its own time."""

from collections.abc import Callable

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot


def move_pointer(qtbot: QtBot, widget: QWidget, at: QPoint, heard: Callable[[], bool]) -> None:
    """Move it to a place of the widget, and about there until that is heard.

    Several movements on their way are told as one, one to where it was last as none, and a chart takes only so many a
    second: on a busy machine each of these would lose the only one.
    """

    def moved() -> bool:
        for place in (at + QPoint(1, 0), at):
            QTest.mouseMove(widget, place)
            QTest.qWait(20)
        return heard()

    qtbot.waitUntil(moved, timeout=10_000)
