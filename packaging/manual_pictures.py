"""Draw the pictures of the study's manual: photographs with outlines by the program's own painter, and one drawing.

They hold no words, so that they serve every language; letters are explained below them. Needs no screen.
"""

import math
import os
import sys
from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPainterPath, QPen

from refuge_annotator.demo.photographs import synthetic_photograph
from refuge_annotator.geometry.ellipse import Ellipse, ellipse_points
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.transform import center_on
from refuge_annotator.resources import resource
from refuge_annotator.study.image import Laterality
from refuge_annotator.ui.theme import DARK
from refuge_annotator.view.painter import paint_scene
from refuge_annotator.view.palette import OWN
from refuge_annotator.view.scene import EllipseLine, Marker, Scene, Stroke, Text

WIDTH, GAP = 600, 8  # logical pixels, as the manual shows them at most
SHARP = 1.6  # pixels of the file per logical pixel
QUALITY = 84
SIZE = (1411, 1411)
DISC, CUP, WRONG = Stroke(OWN, 2.2), Stroke(OWN, 1.6), Stroke("#ffd24f", 2.2, (7.0, 5.0))
REAL_DISC = Ellipse(215.0, 653.0, 105.0, 93.0, 98.0)
REAL_CUP = Ellipse(239.0, 657.0, 55.0, 35.0, 95.0)
REAL_FOVEA = Point(700.0, 695.0)
CRESCENT, DEEP = 5, 2  # seeds of the painted eyes with atrophy, and with a deep cup


def main() -> int:
    """Write every picture."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication(sys.argv[:1])
    folder = resource("manual")
    for name, draw in PICTURES:
        image = draw()
        if not image.save(str(folder / name), "JPG", QUALITY):
            raise OSError(f"{name} cannot be written")
    del app
    return 0


def overview() -> QImage:
    """Draw a whole reading: disc (D), cup (C), fovea (F)."""
    image, painter = _sheet(WIDTH, 300)
    scene = Scene(
        markers=(Marker(REAL_FOVEA, "cross", OWN, 17.0),),
        texts=(
            Text(Point(230.0, 549.0), "D", OWN, (0.0, -13.0)),
            Text(Point(239.0, 657.0), "C", OWN),
            Text(REAL_FOVEA, "F", OWN, (0.0, -20.0)),
        ),
        ellipses=(EllipseLine(REAL_DISC, DISC), EllipseLine(REAL_CUP, CUP)),
    )
    _photograph(painter, _real(), scene, QRectF(0, 0, WIDTH, 300), Point(462.0, 672.0), 0.7)
    painter.end()
    return image


def disc() -> QImage:
    """Draw the disc by the inner edge of the scleral ring, and beside it what includes the atrophy."""
    pixels, eye = synthetic_photograph(CRESCENT, SIZE, Laterality.LEFT, False)
    if eye.atrophy is None:
        raise ValueError("this eye has no crescent")
    right = Scene(
        texts=(Text(Point(eye.atrophy.cx + eye.atrophy.b - 9, eye.disc.cy), "A", "#ffffff"),),
        ellipses=(EllipseLine(eye.disc, DISC),),
    )
    wrong = Scene(ellipses=(EllipseLine(eye.atrophy, WRONG),))
    return _pair(_image(pixels), (right, wrong), Point(eye.disc.cx + 12, eye.disc.cy), 1.12)


def clicks() -> QImage:
    """Draw eight clicks all round, and beside it eight on one side."""
    pixels, eye = synthetic_photograph(DEEP, SIZE, Laterality.LEFT, True)
    all_round = [Point(x, y) for x, y in ellipse_points(eye.disc, 8)]
    one_side = [_on(eye.disc, -50.0 + 100.0 * k / 7) for k in range(8)]
    scenes = (_clicked(all_round, eye.disc, DISC), _clicked(one_side, None, DISC))
    return _pair(_image(pixels), scenes, eye.disc.center, 1.12)


def fovea() -> QImage:
    """Draw the fovea in the middle of the dark pit."""
    image, painter = _sheet(WIDTH, 240)
    scene = Scene(markers=(Marker(REAL_FOVEA, "cross", OWN, 17.0),))
    half = (WIDTH - GAP) / 2
    for left, shown in ((0.0, Scene()), (half + GAP, scene)):
        _photograph(painter, _real(), shown, QRectF(left, 0, half, 240), Point(700.0, 690.0), 0.62)
    painter.end()
    return image


def cup() -> QImage:
    """Draw how the vessels bend at the cup's edge: from the front, and cut through."""
    image, painter = _sheet(WIDTH, 420)
    painter.fillRect(QRectF(0, 0, WIDTH, 420), QColor(DARK.raised))
    middle, ring, edge, pale = QPointF(300, 150), (104.0, 112.0), (66.0, 72.0), (38.0, 42.0)
    painter.setPen(Qt.PenStyle.NoPen)
    for half, color in ((ring, "#c9774f"), (edge, "#dd9d6d"), (pale, "#f6e3b4")):
        painter.setBrush(QColor(color))
        painter.drawEllipse(middle, *half)
    for mirror in (1, -1):
        _vessels(painter, middle, edge, mirror)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for half, width in ((ring, 2.2), (edge, 1.6)):
        _line(painter, _round(middle, half), OWN, width)
    _profile(painter, middle.x(), ring[0], edge[0], pale[0])
    for letter, at in (("D", (418, 150)), ("C", (378, 150)), ("P", (300, 178)), ("D", (416, 304)), ("C", (378, 304))):
        _letter(painter, letter, QPointF(*at))
    painter.end()
    return image


PICTURES = (
    ("overview.jpg", overview),
    ("disc.jpg", disc),
    ("cup.jpg", cup),
    ("fovea.jpg", fovea),
    ("clicks.jpg", clicks),
)


def _sheet(width: int, height: int) -> tuple[QImage, QPainter]:
    image = QImage(round(width * SHARP), round(height * SHARP), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(SHARP)
    image.fill(QColor(DARK.room))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    return image, painter


def _pair(image: QImage, scenes: tuple[Scene, Scene], middle: Point, scale: float) -> QImage:
    """Draw the same part of a photograph twice: as it should be, with a tick, and as it should not, with a cross."""
    sheet, painter = _sheet(WIDTH, 300)
    half = (WIDTH - GAP) / 2
    for left, scene, good in ((0.0, scenes[0], True), (half + GAP, scenes[1], False)):
        _photograph(painter, image, scene, QRectF(left, 0, half, 300), middle, scale)
        _verdict(painter, QPointF(left + 24, 24), good=good)
    painter.end()
    return sheet


def _photograph(painter: QPainter, image: QImage, scene: Scene, room: QRectF, middle: Point, scale: float) -> None:
    """Draw a part of a photograph with a scene over it into a room of the sheet."""
    size = (room.width(), room.height())
    view = center_on(middle, scale, size)
    painter.save()
    painter.translate(room.topLeft())
    painter.setClipRect(QRectF(0, 0, *size))
    painter.drawImage(QRectF(view.left, view.top, image.width() * scale, image.height() * scale), image)
    paint_scene(painter, scene, view, size)
    painter.restore()


def _verdict(painter: QPainter, at: QPointF, *, good: bool) -> None:
    color = QColor(DARK.ok if good else DARK.danger)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(DARK.surface))
    painter.drawEllipse(at, 14, 14)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(color, 2.6))
    strokes = ((-6, 0, -2, 5), (-2, 5, 6, -5)) if good else ((-5, -5, 5, 5), (-5, 5, 5, -5))
    for x0, y0, x1, y1 in strokes:
        painter.drawLine(at + QPointF(x0, y0), at + QPointF(x1, y1))


def _clicked(points: Sequence[Point], outline: Ellipse | None, stroke: Stroke) -> Scene:
    lines = () if outline is None else (EllipseLine(outline, stroke),)
    return Scene(markers=tuple(Marker(p, "dot", OWN, 6.0) for p in points), ellipses=lines)


def _on(ellipse: Ellipse, degrees: float) -> Point:
    turn, tilt = math.radians(degrees - ellipse.angle), math.radians(ellipse.angle)
    u, v = ellipse.a * math.cos(turn), ellipse.b * math.sin(turn)
    return Point(
        ellipse.cx + u * math.cos(tilt) - v * math.sin(tilt), ellipse.cy + u * math.sin(tilt) + v * math.cos(tilt)
    )


def _vessels(painter: QPainter, middle: QPointF, edge: tuple[float, float], mirror: int) -> None:
    """Draw vessels that come out of the cup and bend where they climb over its edge."""
    for turn, sweep, width, color in (
        (-62, -22, 7.0, "#7c1f2b"), (-38, 16, 4.5, "#a8323a"), (62, 22, 7.0, "#7c1f2b"), (40, -16, 4.5, "#a8323a"),
        (-12, 12, 2.6, "#a8323a"), (14, -12, 2.6, "#7c1f2b"),
    ):  # fmt: skip
        at, out = math.radians(turn), math.radians(turn + sweep)
        bend = middle + QPointF(mirror * edge[0] * math.cos(at), edge[1] * math.sin(at))
        path = QPainterPath(middle + QPointF(mirror * 8, 4))
        path.lineTo(bend)
        path.lineTo(bend + QPointF(mirror * 94 * math.cos(out), 94 * math.sin(out)))
        _line(painter, path, color, width)


def _profile(painter: QPainter, middle: float, ring: float, edge: float, pale: float) -> None:
    """Draw the same nerve head cut across, below the first: retina, rim, cup."""
    top, deep = 330.0, 394.0
    path = QPainterPath(QPointF(0, top + 8))
    path.lineTo(middle - ring - 40, top + 6)
    path.quadTo(middle - ring, top - 6, middle - edge - 14, top)
    path.quadTo(middle - edge, top + 4, middle - edge + 8, top + 34)
    path.quadTo(middle - pale, deep, middle, deep)
    path.quadTo(middle + pale, deep, middle + edge - 8, top + 34)
    path.quadTo(middle + edge, top + 4, middle + edge + 14, top)
    path.quadTo(middle + ring, top - 6, middle + ring + 40, top + 6)
    path.lineTo(WIDTH, top + 8)
    vessel = path.translated(0, -5)
    path.lineTo(WIDTH, 420)
    path.lineTo(0, 420)
    path.closeSubpath()
    painter.fillPath(path, QColor("#8f4f3a"))
    _line(painter, vessel, "#a8323a", 4.5)
    guide = QPen(QColor(OWN), 1.2)
    guide.setDashPattern([3, 3])
    painter.setPen(guide)
    for reach, low in ((ring, 322.0), (edge, 337.0)):
        for side in (-1, 1):
            painter.drawLine(QPointF(middle + side * reach, 150), QPointF(middle + side * reach, low))


def _round(middle: QPointF, half: tuple[float, float]) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(middle, *half)
    return path


def _line(painter: QPainter, path: QPainterPath, color: str, width: float) -> None:
    painter.strokePath(path, _pen(QColor(color), width))


def _pen(color: QColor, width: float) -> QPen:
    return QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _letter(painter: QPainter, letter: str, at: QPointF) -> None:
    color = "#101010" if letter == "P" else "#ffffff"
    scene = Scene(texts=(Text(Point(at.x(), at.y()), letter, color, casing="#f6e3b4" if letter == "P" else "#101010"),))
    paint_scene(painter, scene, center_on(Point(WIDTH / 2, 210), 1.0, (WIDTH, 420)), (WIDTH, 420))


def _real() -> QImage:
    image = QImage(str(resource("demo", "retina_left_normal_1411.jpg")))
    return image.convertToFormat(QImage.Format.Format_RGB32)


def _image(pixels: np.ndarray) -> QImage:
    height, width, _ = pixels.shape
    rows = np.ascontiguousarray(pixels)
    return QImage(rows.data, width, height, 3 * width, QImage.Format.Format_RGB888).copy()


if __name__ == "__main__":
    sys.exit(main())
