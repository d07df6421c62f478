"""Draws the photograph with QPainter: without a usable GPU, in reports and in tests."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from refuge_annotator.geometry.transform import Transform
from refuge_annotator.view.painter import paint_frame
from refuge_annotator.view.photograph import Photograph, Pyramid
from refuge_annotator.view.sampling import in_sight, is_smooth
from refuge_annotator.view.scene import Frame


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
        self._photograph: Photograph | None = None
        self._frame = Frame()

    def show_photograph(self, photograph: Photograph | None) -> None:
        """Take another photograph, or none."""
        self._photograph = photograph
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
        self._photograph = None

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw background, photograph and scene."""
        size = float(self.width()), float(self.height())
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(self._frame.background))
            if self._photograph is not None:
                paint_photograph(painter, self._photograph.pyramid, self._frame.view, size, self.devicePixelRatioF())
            paint_frame(painter, self._frame, size)
