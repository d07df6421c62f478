"""Draws the photograph with QPainter: without a usable GPU, in reports and in tests."""

import math
from dataclasses import replace

import numpy as np
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.transform import Transform
from refuge_annotator.imaging.enhance import enhance_words
from refuge_annotator.imaging.look import PLAIN, Look
from refuge_annotator.view.extent import changed_box, pixels_touched
from refuge_annotator.view.loupe import RADIUS, lens_square, lens_view, paint_ground, paint_rim
from refuge_annotator.view.painter import paint_frame, paint_scene, paint_tiles
from refuge_annotator.view.photograph import Photograph, Pixels, Pyramid
from refuge_annotator.view.sampling import covers, in_sight, is_smooth
from refuge_annotator.view.scene import Frame, Scene
from refuge_annotator.view.stillness import Stillness
from refuge_annotator.view.tiles import frames

LOST = 0.5  # QPainter rounds down where pixels blend; a strong contrast would multiply that


def paint_photograph(
    painter: QPainter,
    pyramid: Pyramid,
    view: Transform,
    size: tuple[float, float],
    ratio: float,
    look: Look = PLAIN,
    *,
    exact: bool = False,
) -> None:
    """Draw the visible part of a photograph on a canvas of (width, height) logical pixels.

    Only that part is handed to Qt: scaled by a large factor the whole would drift by several pixels.
    `ratio` is device pixels per logical pixel; `exact` asks for squares where pixels are magnified.
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
    if not look.changes_values:
        _draw(painter, target, image, source, smooth=is_smooth(scale, exact=exact))
        return
    shown_part = target.intersected(QRectF(0.0, 0.0, *size))
    box = shown_part.left(), shown_part.top(), shown_part.right(), shown_part.bottom()
    room = QRect(*pixels_touched(box, ratio))
    if room.isEmpty():
        return
    plain = QImage(room.size(), QImage.Format.Format_ARGB32_Premultiplied)
    plain.fill(Qt.GlobalColor.transparent)
    plain.setDevicePixelRatio(ratio)
    smooth = is_smooth(scale, exact=exact)
    with QPainter(plain) as drawing:
        drawing.translate(-room.x() / ratio, -room.y() / ratio)
        _draw(drawing, target, image, source, smooth=smooth)
    words = np.frombuffer(plain.constBits(), dtype=np.uint8).reshape(room.height(), room.width(), 4)
    shown = enhance_words(words, look, LOST if smooth else 0.0)
    retouched = QImage(shown.data, room.width(), room.height(), 4 * room.width(), QImage.Format.Format_RGB32)
    part = _filled(words[..., 3])
    place = part.translated(room.topLeft())
    painter.drawImage(
        QRectF(place.x() / ratio, place.y() / ratio, place.width() / ratio, place.height() / ratio),
        retouched,
        QRectF(part),
    )


def _draw(painter: QPainter, target: QRectF, image: QImage, source: QRectF, *, smooth: bool) -> None:
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, smooth)
    painter.drawImage(target, image, source)


def _filled(opacity: Pixels) -> QRect:
    """Return the rectangle that QPainter filled: how it rounds the edges is its own affair."""
    height, width = opacity.shape
    rows, columns = np.flatnonzero(opacity[:, width // 2]), np.flatnonzero(opacity[height // 2])
    if not len(rows) or not len(columns):
        return QRect()
    return QRect(QPoint(int(columns[0]), int(rows[0])), QPoint(int(columns[-1]), int(rows[-1])))


def _rest(frame: Frame) -> tuple[object, ...]:
    """Return all of a frame but its scene; tiles are never the same twice."""
    return *frame.ground, frame.message, frame.lens, *frame.tiles


def _onto_whole_pixels(painter: QPainter, ratio: float) -> None:
    """Begin on a whole device pixel, where scaled screens may not: Qt rounds the place of a picture, not of a line."""
    place = painter.deviceTransform()
    painter.translate((math.floor(place.dx()) - place.dx()) / ratio, (math.floor(place.dy()) - place.dy()) / ratio)


class RasterSurface(QWidget):
    """Shows a photograph and a frame without OpenGL."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._photograph: Photograph | None = None
        self._frame = Frame()
        self._ground: QImage | None = None  # background, photograph and still lines, which most frames share
        self._ground_is: tuple[object, ...] = ()
        self._ground_wanted: tuple[object, ...] = ()  # what the frame before showed of it, but for the lines
        self._picture: QImage | None = None  # all of the canvas, of which a part is painted anew at a time
        self._picture_is: tuple[object, ...] = ()
        self._stillness = Stillness()

    def show_photograph(self, photograph: Photograph | None) -> None:
        """Take another photograph, or none."""
        self._photograph = photograph
        self._ground = None
        self.update()

    def show_frame(self, frame: Frame) -> None:
        """Take another view and scene; where only the scene is another, what stays is not painted again."""
        before, self._frame = self._frame, frame
        if frame is before or _rest(frame) != _rest(before):
            self.update()
            return
        box = changed_box(before.scene, frame.scene, frame.view)
        if box is not None:
            self.update(QRect(*pixels_touched(box)))

    def grab_image(self) -> QImage:
        """Return what is shown, in device pixels."""
        return self.grab().toImage()

    def release(self) -> None:
        """Let the photograph go."""
        self._photograph = self._ground = self._picture = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw background, photograph, scene and loupe."""
        part = event.rect()
        with QPainter(self) as painter:
            _onto_whole_pixels(painter, self.devicePixelRatioF())
            if part == self.rect():
                self._paint_all(painter)
            else:
                painter.drawImage(0, 0, self._painted_part(part))

    def _size(self) -> tuple[float, float]:
        return float(self.width()), float(self.height())

    def _painted_part(self, part: QRect) -> QImage:
        """Return a picture of the canvas that is as it should be within a part.

        Painted on the canvas itself, dashes would depend on the part: Qt skips what lies outside it, and loses count.
        """
        if self._picture is None or self._picture_is != (self.size(), self.devicePixelRatioF()):
            self._picture, self._picture_is = self._empty_ground(), (self.size(), self.devicePixelRatioF())
        with QPainter(self._picture) as painter:
            painter.setClipRect(part.adjusted(-1, -1, 1, 1))  # the pixels that it only touches on a scaled screen
            self._paint_all(painter)
        return self._picture

    def _paint_all(self, painter: QPainter) -> None:
        (self._paint_tiles if self._frame.tiles else self._paint_whole)(painter)

    def _paint_whole(self, painter: QPainter) -> None:
        frame, size = self._frame, self._size()
        above = self._paint_ground(painter)
        paint_frame(painter, replace(frame, scene=above), size)
        if frame.lens is not None and self._photograph is not None:
            self._paint_lens(painter, frame.lens)

    def _paint_ground(self, painter: QPainter) -> Scene:
        """Paint background, photograph and still lines; return the lines that are left.

        They are kept from the second time on that background and photograph are the same: while the view moves,
        keeping what is never used again costs more than all the lines.
        """
        frame, size = self._frame, self._size()
        shown = (*frame.ground, self.size(), self.devicePixelRatioF())
        moved, self._ground_wanted = shown != self._ground_wanted, shown
        below, above = self._stillness.part(frame.scene, afresh=moved)
        if moved:
            self._ground = None
            if self._photograph is None or not covers(
                self._photograph.size, size, frame.view, self.devicePixelRatioF()
            ):
                room = self.rect().adjusted(-1, -1, 1, 1)  # what it only touches
                painter.fillRect(room, QColor(frame.background))
            self._paint(painter, frame.view, size)
            return frame.scene
        if self._ground is None or below is not self._ground_is[-1]:
            self._ground, self._ground_is = self._empty_ground(), (*shown, below)
            with QPainter(self._ground) as drawing:
                self._paint(drawing, frame.view, size)
                paint_scene(drawing, below, frame.view, size)
        painter.drawImage(0, 0, self._ground)
        return above

    def _paint_tiles(self, painter: QPainter) -> None:
        """Draw the photograph into each tile, anew only where view or look have changed, then what lies over it."""
        frame, ratio = self._frame, self.devicePixelRatioF()
        shown = frames(frame, self._size())
        inside = tuple(cell for cell, _ in shown)
        now = (*frame.ground, self.size(), ratio, inside)
        if self._ground is None or now != self._ground_is:
            self._ground, self._ground_is = self._empty_ground(), now
            with QPainter(self._ground) as drawing:
                for cell, part in shown:
                    drawing.save()
                    drawing.setClipRect(cell.left, cell.top, cell.width, cell.height)
                    drawing.translate(cell.left, cell.top)
                    self._paint(drawing, part.view, cell.room)
                    drawing.restore()
        painter.drawImage(0, 0, self._ground)
        paint_tiles(painter, shown)

    def _empty_ground(self) -> QImage:
        ratio = self.devicePixelRatioF()
        size = math.ceil(self.width() * ratio) + 1, math.ceil(self.height() * ratio) + 1  # the pixels it only touches
        ground = QImage(*size, QImage.Format.Format_RGB32)
        ground.setDevicePixelRatio(ratio)
        ground.fill(QColor(self._frame.background))
        return ground

    def _paint(self, painter: QPainter, view: Transform, size: tuple[float, float]) -> None:
        if self._photograph is not None:
            pyramid, frame = self._photograph.pyramid, self._frame
            paint_photograph(painter, pyramid, view, size, self.devicePixelRatioF(), frame.look, exact=frame.exact)

    def _paint_lens(self, painter: QPainter, middle: Point) -> None:
        square = lens_square(middle)
        inside = QPainterPath()
        inside.addEllipse(square)
        view = lens_view(self._frame.view, middle)
        paint_ground(painter, middle, self._frame.background)
        painter.save()
        painter.setClipPath(inside)
        painter.translate(square.topLeft())
        self._paint(
            painter, Transform(view.scale, view.left - square.x(), view.top - square.y()), (2 * RADIUS, 2 * RADIUS)
        )
        painter.restore()
        paint_rim(painter, middle)
