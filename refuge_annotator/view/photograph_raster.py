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


class Pyramid:
    """A photograph and its halves, each the average of the one before, made when first needed."""

    def __init__(self, pixels: Pixels) -> None:
        whole = np.ascontiguousarray(pixels)
        height, width = whole.shape[:2]
        wrapped = QImage(whole.data, width, height, 3 * width, QImage.Format.Format_RGB888)
        self._levels = [wrapped.convertToFormat(QImage.Format.Format_RGB32)]  # a copy: the array may go
        self.size = width, height

    def level(self, scale: float) -> QImage:
        """Return the smallest level that need not be magnified at `scale` device pixels per image pixel."""
        wanted = max(math.floor(math.log2(1.0 / scale) + 1e-9), 0)
        while len(self._levels) <= wanted and min(self._levels[-1].width(), self._levels[-1].height()) > 1:
            last = self._levels[-1]
            half = max(last.width() // 2, 1), max(last.height() // 2, 1)
            smooth = Qt.TransformationMode.SmoothTransformation
            self._levels.append(last.scaled(*half, Qt.AspectRatioMode.IgnoreAspectRatio, smooth))
        return self._levels[min(wanted, len(self._levels) - 1)]


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
    image = pyramid.level(scale)
    fine_x, fine_y = pyramid.size[0] / image.width(), pyramid.size[1] / image.height()
    left, top = math.floor(sight.left / fine_x), math.floor(sight.top / fine_y)
    right, bottom = math.ceil(sight.right / fine_x), math.ceil(sight.bottom / fine_y)
    source = QRectF(left, top, right - left, bottom - top)
    step_x, step_y = fine_x * view.scale, fine_y * view.scale
    target = QRectF(
        left * step_x + view.left, top * step_y + view.top, source.width() * step_x, source.height() * step_y
    )
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
