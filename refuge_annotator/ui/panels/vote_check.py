"""A quiet check: a tick where something counts, an empty box where it does not."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton

from refuge_annotator.ui.theme import colors

SIDE, BOX = 18, 15.0
TICK = ((0.24, 0.52), (0.43, 0.71), (0.77, 0.30))  # shares of the box


class VoteCheck(QAbstractButton):
    """Counts or not; the senior's panel has so many of them that they must not shout."""

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setFixedSize(QSize(SIDE, SIDE))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show a hand where a click does something."""
        self.setCursor(Qt.CursorShape.PointingHandCursor if self.isEnabled() else Qt.CursorShape.ArrowCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint box and tick in the theme's colours."""
        theme = colors()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF((SIDE - BOX) / 2, (SIDE - BOX) / 2, BOX, BOX)
        aimed = self.hasFocus() or (self.underMouse() and self.isEnabled())
        painter.setPen(QPen(QColor(theme.accent if aimed else theme.muted if self.isEnabled() else theme.line), 1))
        painter.setBrush(QColor(theme.hover if self.isChecked() else theme.surface))
        painter.drawRoundedRect(box, 3, 3)
        if self.isChecked():
            pen = QPen(QColor(theme.text), 1.8)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPolyline(QPolygonF([QPointF(box.x() + x * BOX, box.y() + y * BOX) for x, y in TICK]))
