"""A rater's own readings beside the consensus, once the manager has opened it; of other raters nothing."""

import math
from collections.abc import Callable

from PySide6.QtCore import QModelIndex, Qt

from refuge_annotator.app.desks.feedback import Closed, FeedbackDesk, Work
from refuge_annotator.app.feedback import Feedback, OwnResult
from refuge_annotator.consensus.merge import Consensus
from refuge_annotator.study.reading import Reading, Structure
from refuge_annotator.ui.charts.chart import short
from refuge_annotator.ui.charts.own import OWN_CHARTS
from refuge_annotator.ui.host import Host
from refuge_annotator.ui.pages.visit import VisitPage
from refuge_annotator.ui.panels.chart_panel import ChartPanel
from refuge_annotator.ui.panels.figures_panel import Figure, FiguresPanel
from refuge_annotator.ui.panels.rows import Cell, RowsModel, RowsView
from refuge_annotator.ui.parts import column, label, named, row, rule
from refuge_annotator.ui.theme import SPACE_2, SPACE_4
from refuge_annotator.ui.words import tr
from refuge_annotator.view.overlays import consensus, fovea, outlines
from refuge_annotator.view.overlays.overlay import Shown
from refuge_annotator.view.scene import Scene, stack

LIST_HEIGHT = 130
THOUSAND = 1000  # numbers are sorted by their thousandths


class FeedbackPage(VisitPage):
    """Shows a rater's ratios, overlaps and distances, the worst photographs first, each with the consensus' line."""

    def __init__(self, host: Host, desk: FeedbackDesk, leave: Callable[[str], object]) -> None:
        super().__init__(host, tr("Your readings and the consensus"), leave)
        self._desk = desk
        self.feedback: Feedback | None = None
        self.list.setFixedHeight(LIST_HEIGHT)
        self.list_charts([tr(chart.title) for chart in OWN_CHARTS], self._show_chart)
        self.charts_panel = ChartPanel(self.open)
        self.photographs = RowsModel((tr("Code"), tr("Disc Dice"), tr("Cup Dice")), self)
        self.table = RowsView(self.photographs, (64, 84, 80), stretch=0)
        self.table.setAccessibleName(tr("Your photographs"))
        self.table.activated.connect(self._open_row)
        self.table.clicked.connect(self._open_row)
        self.figures = FiguresPanel(tr("FIGURES"))
        self.photograph = RowsModel((tr("This photograph"), ""), self)
        self._keys: dict[str, str] = {}
        lists = column(label(tr("CHARTS"), "section"), rule(), self.list, gap=SPACE_2)
        worst = column(label(tr("PHOTOGRAPHS"), "section"), rule(), self.table, gap=SPACE_2)
        left = column(lists, worst, gap=SPACE_4)
        left.setStretch(1, 1)
        self.arrange(named("panel", left), self.charts_panel, self.figures, self._of_photograph(), row())
        self.say(tr("Reading the study…"))
        self.charts_panel.restyle()
        desk.look(self._arrived, self.failed)

    def open(self, key: str) -> None:
        """Show a photograph with the own outlines and the consensus' line."""
        result = next((r for r in self.feedback.results if r.key == key), None) if self.feedback else None
        if result is None:
            return
        self._host.guarded(lambda: self._show_result(result))

    def _show_result(self, result: OwnResult) -> None:
        place, merged = self._desk.open(result.key)
        self.show_photograph()
        words = tr("White: the consensus. Colour: your first submission.")
        self.look.show_photograph(result.code, words, place, own_scene(result.reading, merged), [result.reading])
        self.photograph.show_rows(_facts(result))

    def restyle(self) -> None:
        """Follow a change of theme."""
        super().restyle()
        self.charts_panel.restyle()

    def _of_photograph(self) -> RowsView:
        return RowsView(self.photograph, (220, 70), stretch=0)

    def _arrived(self, found: Work | Closed) -> None:
        if not self.is_open:
            return
        if found is Closed.BY_MANAGER:
            self.say(tr("The manager has not opened the results yet."))
        elif found is Closed.UNFINISHED:
            self.say(tr("You see the results when you have read everything that you are to read."))
        else:
            self.measure(found, self._measured)

    def _measured(self, feedback: object) -> None:
        if not isinstance(feedback, Feedback):
            return
        self.feedback = feedback
        if not feedback.results:
            self.say(tr("No photograph of yours is accepted yet."))
            return
        count = len(feedback.results)
        self.facts.setText(tr("{n} photograph(s) with a consensus; your first submission of each", n=count))
        self.figures.show_figures(_figures(feedback))
        self._keys = {r.code: r.key for r in feedback.results}
        self.photographs.show_rows([_cells(r) for r in sorted(feedback.results, key=_worst_first)])
        self.begin_charts()

    def _show_chart(self, place: int) -> None:
        feedback = self.feedback
        if feedback is not None and feedback.results and place >= 0:
            self.charts_panel.show_chart(lambda plot: OWN_CHARTS[place].draw(plot, feedback))
            self.show_charts()

    def _open_row(self, index: QModelIndex) -> None:
        code = index.siblingAtColumn(0).data(Qt.ItemDataRole.DisplayRole)
        if code in self._keys:
            self.open(self._keys[code])


def own_scene(reading: Reading, merged: Consensus) -> Scene:
    """Return the rater's own outlines and mark, and the consensus' line over them."""
    own = Shown(own=reading)
    return stack([outlines.draw(own), fovea.draw(own), consensus.draw_edge(Shown(consensus=merged))])


def _worst_first(result: OwnResult) -> tuple[float, str]:
    known = [v for v in result.dice.values() if math.isfinite(v)]
    return (min(known) if known else 2.0, result.code)


def _cells(result: OwnResult) -> tuple[Cell, ...]:
    values = (result.dice[Structure.DISC], result.dice[Structure.CUP])
    return (Cell(result.code), *(Cell(short(v, 3), round(v * THOUSAND) if math.isfinite(v) else 0) for v in values))


def _figures(feedback: Feedback) -> list[Figure]:
    found = [
        Figure(tr("Bias of your vertical cup-to-disc ratio"), feedback.ratio.bias, sign=True),
        Figure(tr("Lower limit of agreement"), feedback.ratio.lower, sign=True),
        Figure(tr("Upper limit of agreement"), feedback.ratio.upper, sign=True),
        Figure(tr("Dice with the consensus, disc"), feedback.dice[Structure.DISC]),
        Figure(tr("Dice with the consensus, cup"), feedback.dice[Structure.CUP]),
        Figure(tr("Distance of the fovea (px)"), feedback.fovea, 1),
        Figure(tr("Distance of the fovea (disc diameters)"), feedback.fovea_diameters),
    ]
    if any(result.repeat is not None for result in feedback.results):
        found += [
            Figure(tr("Your within-rater SD of the ratio"), feedback.repeatability.sw),
            Figure(tr("Your coefficient of repeatability"), feedback.repeatability.cr),
        ]
    return found


def _facts(result: OwnResult) -> list[tuple[Cell, Cell]]:
    facts = [
        (tr("Your ratio"), short(result.ratio)),
        (tr("Ratio of the consensus"), short(result.reference)),
        (tr("Disc Dice"), short(result.dice[Structure.DISC], 3)),
        (tr("Cup Dice"), short(result.dice[Structure.CUP], 3)),
        (tr("Distance of the fovea (px)"), short(result.fovea, 1)),
        (tr("… in disc diameters"), short(result.fovea_diameters, 3)),
    ]
    if result.repeat is not None:
        facts.append((tr("Your ratio at the second reading"), short(result.repeat.again)))
    return [(Cell(title), Cell(value)) for title, value in facts]
