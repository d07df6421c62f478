"""The headline figures in a column: what it is, its value, its interval or the reason why there is none."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QScrollArea, QWidget

from refuge_annotator.metrics.estimate import Estimate
from refuge_annotator.ui.parts import column, label, named, row, rule
from refuge_annotator.ui.theme import SPACE_1, SPACE_2, SPACE_3
from refuge_annotator.ui.words import tr


@dataclass(frozen=True, slots=True)
class Figure:
    """One line: a title, an estimate, its decimals, and whether its sign is told."""

    title: str
    estimate: Estimate
    digits: int = 3
    sign: bool = False


class FiguresPanel(QWidget):
    """Shows figures under a heading."""

    def __init__(self, heading: str) -> None:
        super().__init__()
        self._lines = column(gap=SPACE_3)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = column(self._lines, 1)
        inside.setContentsMargins(0, 0, SPACE_3, 0)  # beside the scroll bar
        area.setWidget(named("panel", inside))
        area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        layout = column(label(heading, "section"), rule(), area, gap=SPACE_2)
        layout.setStretch(2, 1)
        self.setLayout(layout)
        self.texts: list[tuple[str, str, str]] = []

    def show_figures(self, figures: Iterable[Figure]) -> None:
        """Show other figures."""
        while (item := self._lines.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        self.texts = [words_of(figure) for figure in figures]
        for title, value, more in self.texts:
            self._lines.addWidget(named("panel", _line(title, value, more)))


def words_of(figure: Figure) -> tuple[str, str, str]:
    """Return title, value, and interval with n, or the reason."""
    estimate = figure.estimate
    if estimate.value is None:
        return figure.title, "–", tr("not available: {why}", why=tr(estimate.why))
    parts = [tr("n = {count}", count=estimate.n)]
    if estimate.interval is not None:
        low, high = (_number(v, figure) for v in estimate.interval)
        parts.insert(0, tr("95 %: {low} to {high}", low=low, high=high))
    return figure.title, _number(estimate.value, figure), " · ".join(parts)


def _number(value: float, figure: Figure) -> str:
    return f"{value:{'+' if figure.sign else ''}.{figure.digits}f}".replace("-", "−")


def _line(title: str, value: str, more: str) -> QLayout:
    head = row(label(title, wrap=True), label(value, "code"), gap=SPACE_2)
    head.setStretch(0, 1)
    return column(head, label(more, "small", wrap=True), gap=SPACE_1)
