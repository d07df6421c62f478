"""Mouse and keys for the flow tests: everything goes through the real window."""

import math
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from refuge_annotator.geometry.point import Point
from refuge_annotator.study.reading import Reading
from refuge_annotator.ui.main_window import MainWindow
from tests.pointer import move_pointer

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


class Moves(QObject):
    """Hears where a widget was last told that the pointer is."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.last: QPoint | None = None
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseMove:
            self.last = event.position().toPoint()
        return False


class Hands:
    """A user at the window."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self.qtbot, self.window = qtbot, window

    @property
    def canvas(self) -> QWidget:
        return self.window.work.canvas

    @property
    def reading(self) -> Reading:
        return self.window.reading_page.session.reading

    @property
    def code(self) -> str:
        """The neutral code of the photograph on screen."""
        opened = self.window.reading_page.session.opened
        return opened.assignment.code if opened else ""

    @property
    def hint(self) -> str:
        """What the status line says."""
        return self.window.work.frame.foot.hint.text()

    def open(self, study: Path, code: str) -> None:
        """Open a study and choose a profile with the mouse."""
        assert self.window.open_study(study), self.window.banner.text
        self.enter(code)

    def enter(self, code: str) -> None:
        QTest.mouseClick(self.window.page.buttons[code], LEFT)
        assert self.window.profiles.person is not None
        assert self.window.profiles.person.code == code
        self.wait_for_photograph()

    def wait_for_photograph(self) -> None:
        self.qtbot.waitUntil(lambda: self.canvas.image_size is not None, timeout=5_000)

    def screen(self, point: Point) -> QPoint:
        at = self.canvas.view.to_screen(point)
        return QPoint(round(at[0]), round(at[1]))

    def image(self, at: QPoint) -> Point:
        return self.canvas.view.to_image(Point(at.x(), at.y()))

    def click(self, point: Point) -> Point:
        """Click at an image point; return where the pointer really was, in image pixels."""
        at = self.screen(point)
        QTest.mouseClick(self.canvas, LEFT, NONE, at)
        return self.image(at)

    def hover(self, point: Point) -> None:
        """Move the pointer over an image point; come back when the canvas has heard."""
        at = self.screen(point)
        moves = Moves(self.canvas)
        move_pointer(self.qtbot, self.canvas, at, lambda: moves.last == at)
        moves.deleteLater()

    def drag(self, start: Point, end: Point, modifiers: Qt.KeyboardModifier = NONE) -> None:
        a, b = self.screen(start), self.screen(end)
        QTest.mousePress(self.canvas, LEFT, modifiers, a)
        for part in (0.3, 0.7, 1.0):
            QTest.mouseMove(self.canvas, a + QPoint(round((b - a).x() * part), round((b - a).y() * part)))
            QTest.qWait(5)
        QTest.mouseRelease(self.canvas, LEFT, modifiers, b)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(self.window.focusWidget() or self.window, key, modifiers)

    def outline(self, cx: float, cy: float, a: float, b: float, clicks: int = 8) -> list[Point]:
        """Click round an upright ellipse."""
        return [self.click(p) for p in round_points(cx, cy, a, b, clicks)]

    def zoom_in(self, center: Point, scale: float) -> None:
        self.canvas.zoom_to(center, scale)


def round_points(cx: float, cy: float, a: float, b: float, count: int) -> Sequence[Point]:
    turns = [2 * math.pi * i / count for i in range(count)]
    return [Point(cx + a * math.cos(t), cy + b * math.sin(t)) for t in turns]
