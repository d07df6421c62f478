"""The loupe: a round lens about the pointer, in which the photograph is magnified and no line covers it."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.transform import Transform, zoom_about
from refuge_annotator.view.extent import Box

RADIUS = 96.0  # logical screen pixels
MAGNIFIES = 3.0
RIM, RIM_EDGE = "#e8ebee", "#0b0d0f"
RIM_WIDTH = 3.5  # logical screen pixels, half of it outside
HAIR, HAIR_GAP = 10.0, 4.0  # screen pixels from the middle to the two ends of a hair


def lens_view(view: Transform, middle: Point) -> Transform:
    """Return where the magnified photograph lies: what is under the pointer stays there."""
    return zoom_about(view, middle, MAGNIFIES)


def lens_square(middle: Point) -> QRectF:
    """Return the square round the lens."""
    return QRectF(middle.x - RADIUS, middle.y - RADIUS, 2 * RADIUS, 2 * RADIUS)


def box_of_lens(middle: Point) -> Box:
    """Return the box within which lens and rim are painted."""
    reach = RADIUS + RIM_WIDTH
    return middle.x - reach, middle.y - reach, middle.x + reach, middle.y + reach


def paint_ground(painter: QPainter, middle: Point, background: str) -> None:
    """Fill the lens as the surroundings of the photograph are."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(background))
    painter.drawEllipse(lens_square(middle))
    painter.restore()


def paint_rim(painter: QPainter, middle: Point) -> None:
    """Draw the rim and, round the pixel under the pointer, four short hairs."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.translate(middle.x, middle.y)
    for pen in (QPen(QColor(RIM_EDGE), RIM_WIDTH), QPen(QColor(RIM), 1.5)):
        painter.setPen(pen)
        painter.drawEllipse(QPointF(), RADIUS, RADIUS)
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            painter.drawLine(QPointF(dx, dy) * HAIR_GAP, QPointF(dx, dy) * HAIR)
    painter.restore()
