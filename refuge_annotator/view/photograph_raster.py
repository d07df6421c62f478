"""Draws the photograph with QPainter: without a usable GPU, in reports and in tests."""

import math

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from refuge_annotator.geometry.transform import Transform
from refuge_annotator.view.painter import paint_frame
from refuge_annotator.view.sampling import in_sight, is_smooth
from refuge_annotator.view.scene import Frame

Pixels = NDArray[np.uint8]
STRIP = 16  # rows
LARGEST = 1.25  # device pixels per pixel of a level, before the next finer one is taken


class Pyramid:
    """A photograph and its halves, each the average of the one before, made when first needed."""

    def __init__(self, pixels: Pixels) -> None:
        whole = np.ascontiguousarray(pixels)
        height, width = whole.shape[:2]
        wrapped = QImage(whole.data, width, height, 3 * width, QImage.Format.Format_RGB888)
        self._levels = [wrapped.convertToFormat(QImage.Format.Format_RGB32)]  # a copy: the array may go
        self.size = width, height

    def level(self, scale: float) -> tuple[QImage, int]:
        """Return the photograph for `scale` device pixels per image pixel, and how many of its pixels make one.

        What is drawn from it is between 0.63 and 1.25 times as large: neither jagged nor blurred.
        """
        wanted = max(math.floor(math.log2(LARGEST / scale)), 0)
        while len(self._levels) <= wanted and min(self._levels[-1].width(), self._levels[-1].height()) > 1:
            self._levels.append(_halved(self._levels[-1]))
        number = min(wanted, len(self._levels) - 1)
        return self._levels[number], 2**number


def _halved(image: QImage) -> QImage:
    """Average two by two pixels; the last row and column of an odd size stand for their missing neighbours.

    Two neighbours are one 64-bit number here and their colours sit two bytes apart, so that four sums never meet.
    """
    height, width = image.height(), image.width()
    pixels: NDArray[np.uint32] = np.frombuffer(image.constBits(), dtype=np.uint32).reshape(height, width)
    if height % 2 or width % 2:
        pixels = np.pad(pixels, ((0, height % 2), (0, width % 2)), mode="edge")
    pairs = pixels.view(np.uint64)
    height, width = (height + 1) // 2, (width + 1) // 2
    result = np.empty((height, width), dtype=np.uint32)
    for top in range(0, height, STRIP):  # few rows at a time stay in the processor's cache
        strip = pairs[2 * top : 2 * (top + STRIP)]
        red_blue = _quarter(strip & np.uint64(0x00FF00FF00FF00FF))
        green = _quarter((strip >> np.uint64(8)) & np.uint64(0x000000FF000000FF))
        result[top : top + STRIP] = np.uint32(0xFF000000) | red_blue | (green << np.uint32(8))
    return QImage(result.data, width, height, 4 * width, QImage.Format.Format_RGB32).copy()


def _quarter(pairs: NDArray[np.uint64]) -> NDArray[np.uint32]:
    rows = pairs[::2] + pairs[1::2]
    total = (rows + (rows >> np.uint64(32))).astype(np.uint32)
    return ((total + np.uint32(0x00020002)) >> np.uint32(2)) & np.uint32(0x00FF00FF)


def paint_photograph(
    painter: QPainter, pyramid: Pyramid, view: Transform, size: tuple[float, float], ratio: float
) -> None:
    """Draw the visible part of a photograph on a canvas of (width, height) logical pixels.

    Only that part is handed to Qt: scaled by a large factor the whole would drift by several pixels.
    `ratio` is device pixels per logical pixel.
    """
    scale = view.scale * ratio
    sight = in_sight(pyramid.size, size, view)
    if sight is None:
        return
    image, side = pyramid.level(scale)
    left, top = sight.left // side, sight.top // side
    source = QRectF(left, top, sight.right / side - left, sight.bottom / side - top)
    step = side * view.scale
    target = QRectF(left * step + view.left, top * step + view.top, source.width() * step, source.height() * step)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, is_smooth(scale))
    painter.drawImage(target, image, source)


class RasterSurface(QWidget):
    """Shows a photograph and a frame without OpenGL."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._pyramid: Pyramid | None = None
        self._frame = Frame()

    def show_photograph(self, pixels: Pixels | None) -> None:
        """Take another photograph, height x width x 3 RGB bytes, or none."""
        self._pyramid = None if pixels is None else Pyramid(pixels)
        self.update()

    def show_frame(self, frame: Frame) -> None:
        """Take another view and scene."""
        self._frame = frame
        self.update()

    def grab_image(self) -> QImage:
        """Return what is shown, in device pixels."""
        return self.grab().toImage()

    def release(self) -> None:
        """Let the photograph go."""
        self._pyramid = None

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw background, photograph and scene."""
        size = float(self.width()), float(self.height())
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(self._frame.background))
            if self._pyramid is not None:
                paint_photograph(painter, self._pyramid, self._frame.view, size, self.devicePixelRatioF())
            paint_frame(painter, self._frame, size)
