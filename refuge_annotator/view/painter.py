"""Draws a scene with a QPainter: on the OpenGL surface, on the raster surface, in reports."""

import functools
import math
from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF

from refuge_annotator.geometry.ellipse import ellipse_points
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.transform import Transform
from refuge_annotator.view.dashes import Dashes, straight_part
from refuge_annotator.view.extent import Box, box_of_ellipse, box_of_points, on_screen
from refuge_annotator.view.scene import (
    CASING_WIDTH,
    LETTER_CASING,
    LETTER_PIXELS,
    MARK_WIDTH,
    Cell,
    EllipseLine,
    Fill,
    FloatArray,
    Frame,
    Marker,
    Polyline,
    Scene,
    Stroke,
    Text,
)

UNSEEN = 0.05  # screen pixels that corners may leave the ellipse that they stand for
DASHED = 1.01  # least width of dashed lines: Qt has another way for a width of 1, where dashes lie otherwise
OUT_OF_SIGHT = 40.0  # screen pixels beyond the canvas within which a mark or line may still show


def paint_frame(painter: QPainter, frame: Frame, size: tuple[float, float]) -> None:
    """Draw what lies over the photograph on a canvas of (width, height) logical pixels."""
    paint_scene(painter, frame.scene, frame.view, size)
    if frame.message:
        _paint_message(painter, frame, size)


def paint_tiles(painter: QPainter, tiles: Sequence[tuple[Cell, Frame]]) -> None:
    """Draw what lies over the photograph in each cell of a canvas."""
    for cell, frame in tiles:
        painter.save()
        painter.setClipRect(QRectF(cell.left, cell.top, cell.width, cell.height))
        painter.translate(cell.left, cell.top)
        paint_scene(painter, frame.scene, frame.view, cell.room)
        painter.restore()


def paint_scene(painter: QPainter, scene: Scene, view: Transform, size: tuple[float, float]) -> None:
    """Draw fills, lines, marks and letters; widths and dashes in logical screen pixels."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for fill in scene.fills:
        _paint_fill(painter, fill, view)
    for ellipse in scene.ellipses:
        _paint_ellipse(painter, ellipse, view, size)
    for line in scene.polylines:
        _paint_polyline(painter, line, view, size)
    for marker in scene.markers:
        _paint_marker(painter, marker, view)
    for text in scene.texts:
        _paint_text(painter, text, view)


def _paint_fill(painter: QPainter, fill: Fill, view: Transform) -> None:
    height, width = fill.mask.shape
    if not width or not height:
        return
    color = QColor(fill.color)
    color.setAlphaF(fill.alpha)
    pixels = np.ascontiguousarray(np.where(fill.mask, np.uint32(color.rgba()), np.uint32(0)))
    image = QImage(pixels.data, width, height, 4 * width, QImage.Format.Format_ARGB32)
    corner = view.to_screen(Point(fill.left - 0.5, fill.top - 0.5))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
    painter.drawImage(QRectF(corner.x, corner.y, width * view.scale, height * view.scale), image)


def _paint_ellipse(painter: QPainter, line: EllipseLine, view: Transform, size: tuple[float, float]) -> None:
    ellipse, box = line.ellipse, box_of_ellipse(line.ellipse, view)
    if not _may_show(box, size):
        return
    if line.stroke.dash and not _shows_whole(box, size):
        around = math.ceil(math.pi * math.sqrt(ellipse.a * view.scale / (2 * UNSEEN))) + 8
        _paint_dashes(painter, on_screen(ellipse_points(ellipse, around), view), line.stroke, size, closed=True)
        return
    middle = view.to_screen(ellipse.center)
    painter.save()
    painter.translate(middle.x, middle.y)
    painter.rotate(ellipse.angle)
    for pen in _pens(line.stroke):
        painter.setPen(pen)
        painter.drawEllipse(QPointF(), ellipse.a * view.scale, ellipse.b * view.scale)
    painter.restore()


def _paint_polyline(painter: QPainter, line: Polyline, view: Transform, size: tuple[float, float]) -> None:
    if len(line.points) == 0:
        return
    screen = on_screen(line.points, view)
    box = box_of_points(screen)
    if not _may_show(box, size):
        return
    if line.stroke.dash and not _shows_whole(box, size):
        if len(screen) == 2 and not line.closed:
            _paint_straight(painter, screen, line.stroke, size)
        else:
            _paint_dashes(painter, screen, line.stroke, size, closed=line.closed)
        return
    shape = QPolygonF([QPointF(x, y) for x, y in screen.tolist()])
    draw = painter.drawPolygon if line.closed else painter.drawPolyline
    for pen in _pens(line.stroke):
        painter.setPen(pen)
        draw(shape)


def _paint_dashes(
    painter: QPainter, corners: FloatArray, stroke: Stroke, size: tuple[float, float], *, closed: bool
) -> None:
    if closed:
        corners = np.concatenate([corners, corners[:1]])
    dashes = Dashes(corners, stroke.dash, size, OUT_OF_SIGHT)
    for pen in _pens(stroke):
        painter.fillPath(dashes.path(pen.widthF()), pen.color())


def _paint_straight(painter: QPainter, ends: FloatArray, stroke: Stroke, size: tuple[float, float]) -> None:
    """Paint a dashed straight line as far as it may show."""
    seen = straight_part(ends, size, OUT_OF_SIGHT)
    if seen is None:
        return
    (x, y), way = ends[0].tolist(), (ends[1] - ends[0]).tolist()
    begin, end = (QPointF(x + share * way[0], y + share * way[1]) for share in seen)
    for pen in _pens(stroke):
        on = QPen(pen)
        on.setDashOffset(seen[0] * math.hypot(*way) / pen.widthF())
        painter.setPen(on)
        painter.drawLine(begin, end)


def _may_show(box: Box, size: tuple[float, float]) -> bool:
    """Tell whether something within a box can be on the canvas."""
    left, top, right, bottom = box
    return min(right, bottom) > -OUT_OF_SIGHT and left < size[0] + OUT_OF_SIGHT and top < size[1] + OUT_OF_SIGHT


def _shows_whole(box: Box, size: tuple[float, float]) -> bool:
    """Tell whether all within a box is on the canvas."""
    return min(box[:2]) >= 0.0 and box[2] <= size[0] and box[3] <= size[1]


@functools.lru_cache(maxsize=64)
def _pens(stroke: Stroke) -> tuple[QPen, ...]:
    """Return the pens of a line, the casing's first."""
    pen = _pen(stroke, stroke.color, stroke.width)
    if stroke.casing is None:
        return (pen,)
    return _pen(stroke, stroke.casing, stroke.width + 2 * CASING_WIDTH), pen


def _pen(stroke: Stroke, color: str, width: float) -> QPen:
    if stroke.dash:
        width = max(width, DASHED)
    pen = QPen(_color(color, stroke.opacity), width)
    pen.setJoinStyle(Qt.PenJoinStyle.BevelJoin)
    _set_dash(pen, stroke.dash, width)
    return pen


def _set_dash(pen: QPen, dash: tuple[float, ...], width: float) -> None:
    if dash:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([length / width for length in dash])


def _paint_marker(painter: QPainter, marker: Marker, view: Transform) -> None:
    x, y = view.to_screen(marker.point)
    path = _marker_path(marker, QPointF(x, y))
    casing = QPen(_color(marker.casing, marker.opacity), MARK_WIDTH + 2 * CASING_WIDTH)
    pen = QPen(_color(marker.color, marker.opacity), MARK_WIDTH)
    painter.strokePath(path, casing)
    if marker.kind in ("dot", "square"):
        painter.fillPath(path, _color(marker.color, marker.opacity))
    painter.strokePath(path, pen)


def _marker_path(marker: Marker, foot: QPointF) -> QPainterPath:
    middle = foot + QPointF(*marker.offset)
    half = marker.size / 2
    path = QPainterPath()
    if marker.kind == "cross":
        for dx, dy in ((half, 0.0), (0.0, half)):
            path.moveTo(middle - QPointF(dx, dy))
            path.lineTo(middle + QPointF(dx, dy))
    elif marker.kind == "square":
        path.addRect(QRectF(middle.x() - half, middle.y() - half, marker.size, marker.size))
    else:
        path.addEllipse(middle, half, half)
    stem = QLineF(foot, middle)
    if marker.kind == "rotate" and stem.length() > half:
        stem.setLength(stem.length() - half)
        path.moveTo(stem.p1())
        path.lineTo(stem.p2())
    return path


def _paint_text(painter: QPainter, text: Text, view: Transform) -> None:
    x, y = view.to_screen(text.point)
    letters, around = _letters(text.text, painter.font().family())
    painter.save()
    painter.translate(x + text.offset[0], y + text.offset[1])
    painter.fillPath(around, _color(text.casing, text.opacity))
    painter.fillPath(letters, _color(text.color, text.opacity))
    painter.restore()


@functools.lru_cache(maxsize=64)
def _letters(text: str, family: str) -> tuple[QPainterPath, QPainterPath]:
    """Return the shape of a text about its middle, and the same with its casing."""
    font = QFont(family)
    font.setPixelSize(LETTER_PIXELS)
    font.setBold(True)
    letters = QPainterPath()
    letters.addText(0.0, 0.0, font, text)
    letters.translate(-letters.boundingRect().center())
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * LETTER_CASING)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return letters, stroker.createStroke(letters).united(letters)


def _paint_message(painter: QPainter, frame: Frame, size: tuple[float, float]) -> None:
    dark = QColor(frame.background).lightnessF() < 0.5
    painter.setPen(QColor("#c8ccd0" if dark else "#3a3e42"))
    room = QRectF(24.0, 24.0, max(size[0] - 48.0, 1.0), max(size[1] - 48.0, 1.0))
    painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), frame.message)


@functools.lru_cache(maxsize=256)
def _color(name: str, opacity: float) -> QColor:
    color = QColor(name)
    color.setAlphaF(min(max(opacity, 0.0), 1.0))
    return color
