"""A rater's line as it looks on the photograph: colour, dash and casing on a piece of retina."""

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from refuge_annotator.view.palette import RaterStyle

RETINA = "#8a4a34"
SIZE = QSize(34, 18)
LINE, CASING = 2.5, 4.5


class Swatch(QWidget):
    """A small painted sample of one rater's line."""

    def __init__(self, style: RaterStyle) -> None:
        super().__init__()
        self._style = style
        self.setFixedSize(SIZE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint retina, casing and line."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(RETINA))
        painter.drawRoundedRect(QRectF(self.rect()), 4, 4)
        middle = self.height() / 2
        line = QLineF(4, middle, self.width() - 4, middle)
        for color, width in ((self._style.casing, CASING), (self._style.color, LINE)):
            pen = QPen(QColor(color), width)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            if self._style.dash:
                pen.setDashPattern([length / width for length in self._style.dash])
            painter.setPen(pen)
            painter.drawLine(line)
