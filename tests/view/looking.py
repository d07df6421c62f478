"""What the drawing tests look at, what they look with, and a mouse with fractions of pixels."""

import numpy as np
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from scipy.ndimage import gaussian_filter

from refuge_annotator.view.canvas import Canvas

CORNERS = {
    "top-left": (220, 30, 30),
    "top-right": (30, 200, 30),
    "bottom-left": (30, 60, 220),
    "bottom-right": (230, 220, 20),
}


def settle(widget: QWidget) -> None:
    """Let everything that waits happen."""
    for _ in range(3):
        QApplication.processEvents()


def pixels_of(image: QImage) -> np.ndarray:
    """Return an image as height x width x 3 RGB bytes."""
    plain = image.convertToFormat(QImage.Format.Format_RGBX8888)
    rows = np.frombuffer(plain.constBits(), dtype=np.uint8).reshape(plain.height(), plain.bytesPerLine())
    return rows[:, : 4 * plain.width()].reshape(plain.height(), plain.width(), 4)[:, :, :3].copy()


def grabbed(canvas: Canvas) -> np.ndarray:
    """Return what a canvas shows as height x width x 3 RGB bytes, in device pixels."""
    settle(canvas)
    return pixels_of(canvas.grab_image())


def corner_photograph(width: int = 90, height: int = 60, square: int = 8) -> np.ndarray:
    """Return a grey photograph with a square of its own colour in each corner."""
    pixels = np.full((height, width, 3), 120, dtype=np.uint8)
    for name, color in CORNERS.items():
        rows = slice(0, square) if "top" in name else slice(height - square, height)
        columns = slice(0, square) if "left" in name else slice(width - square, width)
        pixels[rows, columns] = color
    return pixels


def retina(width: int, height: int, seed: int = 1) -> np.ndarray:
    """Return something as smooth and as rough as a fundus photograph."""
    rng = np.random.default_rng(seed)
    rough = np.stack([gaussian_filter(rng.normal(0, 1, (height, width)), s) * s for s in (1.2, 3, 9)]).sum(axis=0)
    y, x = np.mgrid[:height, :width]
    vessel = np.abs(np.sin(x / 23 + np.sin(y / 31) * 2)) < 0.06
    dark = 50 * gaussian_filter(vessel.astype(float), 1.5)
    base = np.stack([170 + 30 * np.cos(x / 200), 90 + 20 * np.sin(y / 150), 50 + 0 * x], axis=-1)
    made = base + 10 * rough[..., np.newaxis] - dark[..., np.newaxis]
    return np.clip(made, 0, 255).astype(np.uint8)


def send_mouse(
    widget: QWidget,
    kind: str,
    at: tuple[float, float],
    button: Qt.MouseButton = Qt.MouseButton.LeftButton,
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    """Send a press, move, drag or release at a place in logical pixels, fractions included."""
    types = {
        "press": QEvent.Type.MouseButtonPress,
        "release": QEvent.Type.MouseButtonRelease,
        "double": QEvent.Type.MouseButtonDblClick,
    }
    none = Qt.MouseButton.NoButton
    place = QPointF(*at)
    held = button if kind in ("press", "drag", "double") else none
    caused = none if kind in ("move", "drag") else button
    event = QMouseEvent(
        types.get(kind, QEvent.Type.MouseMove), place, widget.mapToGlobal(place), caused, held, modifiers
    )
    QApplication.sendEvent(widget, event)
