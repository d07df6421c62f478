"""One chart: what it shows in words, the chart, how to read it, and what is pointed at."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from refuge_annotator.ui.charts.chart import Finding
from refuge_annotator.ui.charts.plot import Plot, Spot
from refuge_annotator.ui.parts import column, label
from refuge_annotator.ui.theme import SPACE_1, SPACE_3
from refuge_annotator.ui.words import tr


class ChartPanel(QWidget):
    """Draws one chart at a time, and again in another theme."""

    def __init__(self, chosen: Callable[[str], object]) -> None:
        super().__init__()
        self.finding = label("", "heading", wrap=True)
        self.notes = label("", "muted", wrap=True)
        self.told = label(" ", "small", wrap=True)
        self.plot = Plot()
        self.plot.setAccessibleName(
            tr("Chart; arrow keys walk through it, Return opens the photograph, plus magnifies, 0 shows all")
        )
        self.plot.pointed.connect(self._tell)
        self.plot.chosen.connect(chosen)
        self._draw: Callable[[Plot], Finding] | None = None
        layout = column(column(self.finding, self.notes, gap=SPACE_1), self.plot, self.told, gap=SPACE_3)
        layout.setStretch(1, 1)
        self.setLayout(layout)

    def show_chart(self, draw: Callable[[Plot], Finding]) -> None:
        """Draw a chart in place of the one before."""
        self._draw = draw
        self.plot.start()
        found = draw(self.plot)
        self.finding.setText(found.title)
        self.notes.setText(found.notes)
        self._tell(None)

    def restyle(self) -> None:
        """Follow a change of theme."""
        if self._draw is not None:
            self.show_chart(self._draw)
        else:
            self.plot.start()

    def _tell(self, spot: Spot | None) -> None:
        if spot is not None:
            self.told.setText(spot.words)
        elif self.plot.spots:
            marks = tr("Click a mark to see its photograph.")
            self.told.setText(f"{marks} {tr('The wheel magnifies, a drag moves, a double click shows all.')}")
        else:
            self.told.setText(" ")
