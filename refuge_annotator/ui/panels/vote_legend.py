"""What the colours of the vote map mean: how many of those who count drew a pixel."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from refuge_annotator.ui.panels.swatch import RETINA
from refuge_annotator.ui.parts import label, row
from refuge_annotator.ui.theme import SPACE_2
from refuge_annotator.ui.words import tr
from refuge_annotator.view.overlays.vote_map import ALPHA
from refuge_annotator.view.palette import VOTES

STEP, HEIGHT = 22, 10


class _Ramp(QWidget):
    """The colours as they look on a piece of retina, few raters at the left."""

    def sizeHint(self) -> QSize:
        """Return the room that the colours take."""
        return QSize(STEP * len(VOTES), HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint retina and colours."""
        painter = QPainter(self)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillRect(self.rect(), QColor(RETINA))
        for place, color in enumerate(VOTES):
            shown = QColor(color)
            shown.setAlphaF(ALPHA)
            painter.fillRect(QRectF(place * STEP, 0, STEP, HEIGHT), shown)


class VoteLegend(QWidget):
    """One small line; it is there while the map is."""

    def __init__(self) -> None:
        super().__init__()
        ramp = _Ramp()
        ramp.setFixedSize(ramp.sizeHint())
        words = tr("Drawn by few, by more, by nearly all; where all agree the retina is bare.")
        self.setLayout(row(label(tr("drawn by few"), "small"), ramp, label(tr("nearly all"), "small"), 1, gap=SPACE_2))
        self.setToolTip(words)
        self.setAccessibleName(words)
        self.setVisible(False)
