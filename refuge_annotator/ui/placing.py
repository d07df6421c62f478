"""Bring the window up where it was, or where a screen is, and never larger than that screen."""

from PySide6.QtCore import QByteArray, QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

LEAST_SIZE = 900, 560  # what a screen of 1920 x 1200 pixels has at twice the size, less its bars
ROOM = 40  # logical pixels around a window that lost its screen


def place(window: QWidget, kept: QByteArray | None) -> None:
    """Put a window where it was; on the first screen where that one has gone, and smaller on a smaller one.

    Parameters
    ----------
    kept
        What `QWidget.saveGeometry` gave, possibly long ago and on another desk.
    """
    if kept is not None:
        window.restoreGeometry(kept)
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    on = next((s for s in screens if s.contains(window.geometry().center())), None)
    if on is None:
        on = QGuiApplication.primaryScreen().availableGeometry()
        window.setGeometry(on.adjusted(ROOM, ROOM, -ROOM, -ROOM))
    if not window.isMaximized() and not window.isFullScreen():
        window.setGeometry(within(window.geometry(), on))


def within(window: QRect, screen: QRect) -> QRect:
    """Return a window's rectangle moved, and where it must be made smaller, so that the screen holds all of it."""
    width, height = min(window.width(), screen.width()), min(window.height(), screen.height())
    left = min(max(window.left(), screen.left()), screen.right() - width + 1)
    top = min(max(window.top(), screen.top()), screen.bottom() - height + 1)
    return QRect(left, top, width, height)
