"""The difference of two raters in words, with the look of either fill."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from refuge_annotator.ui.panels.swatch import RETINA
from refuge_annotator.ui.parts import column, label, row
from refuge_annotator.ui.theme import SPACE_1, SPACE_2, SPACE_3
from refuge_annotator.ui.words import tr
from refuge_annotator.view.overlays.difference import ALPHA

SIDE, STRIPE = 16, 6


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two: its name and the colour of its fill."""

    name: str
    color: str


class FillSample(QWidget):
    """A small painted sample of a fill on a piece of retina."""

    def __init__(self, *, hatched: bool) -> None:
        super().__init__()
        self._color = QColor(0, 0, 0, 0)
        self._hatched = hatched
        self.setFixedSize(SIDE, SIDE)

    def show_color(self, color: str) -> None:
        """Take another colour."""
        self._color = QColor(color)
        self._color.setAlphaF(ALPHA)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint retina and fill."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inside = QPainterPath()
        inside.addRoundedRect(QRectF(self.rect()), 3, 3)
        painter.fillPath(inside, QColor(RETINA))
        if not self._hatched:
            painter.fillPath(inside, self._color)
            return
        painter.setClipPath(inside)
        painter.setPen(QPen(self._color, STRIPE / 2))
        for start in range(0, 2 * SIDE, STRIPE):
            painter.drawLine(QLineF(start, 0, start - SIDE, SIDE))


class DifferencePanel(QWidget):
    """Two sides, and a line for each structure; hidden while no difference is asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.hint: QLabel = label(
            tr("Show two raters by their keys, 1 to 7, or one alone for the difference from the vote."),
            "muted",
            wrap=True,
        )
        self._samples = FillSample(hatched=False), FillSample(hatched=True)
        self._names: tuple[QLabel, QLabel] = label(""), label("")
        sides = row(self._samples[0], self._names[0], self._samples[1], self._names[1], 1, gap=SPACE_2)
        self._sides = QWidget()
        self._sides.setLayout(sides)
        self.lines = [(label("", "muted"), label(""), label("", "muted", wrap=True)) for _ in range(2)]
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(SPACE_3)
        grid.setVerticalSpacing(SPACE_1)
        grid.setColumnStretch(2, 1)
        for place, parts in enumerate(self.lines):
            for where, part in enumerate(parts):
                grid.addWidget(part, place, where, Qt.AlignmentFlag.AlignTop)
        self._figures = QWidget()
        self._figures.setLayout(grid)
        title = label(tr("DIFFERENCE"), "section")
        self.setLayout(column(title, self.hint, self._sides, self._figures, gap=SPACE_2))
        self.setVisible(False)

    def ask_for_raters(self) -> None:
        """Say what is to be shown for a difference to be there."""
        self._show(True)

    def show_figures(self, one: Side, other: Side, lines: Sequence[tuple[str, str, str]]) -> None:
        """Show two sides, and per structure its name, the Dice and the areas in words."""
        for sample, name, side in zip(self._samples, self._names, (one, other), strict=True):
            sample.show_color(side.color)
            name.setText(tr("only {name}", name=side.name))
        for parts, words in zip(self.lines, lines, strict=True):
            for part, text in zip(parts, words, strict=True):
                part.setText(text)
        self._show(False)

    def _show(self, asking: bool) -> None:
        self.hint.setVisible(asking)
        self._sides.setVisible(not asking)
        self._figures.setVisible(not asking)
        self.setVisible(True)
