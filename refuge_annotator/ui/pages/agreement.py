"""The agreement page: how well raters agree, in charts, and each photograph behind them."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import QHBoxLayout

from refuge_annotator.app.agreement import Agreement, KeptAgreement, measured
from refuge_annotator.app.desks.agreement import AgreementDesk, Overview
from refuge_annotator.reference import Case, StudyData, consensus_of
from refuge_annotator.study.reading import OUTLINED
from refuge_annotator.ui.actions import REPORT
from refuge_annotator.ui.charts.catalog import CHARTS
from refuge_annotator.ui.charts.chart import Shown, short
from refuge_annotator.ui.host import Host
from refuge_annotator.ui.pages.visit import VisitPage
from refuge_annotator.ui.panels.chart_panel import ChartPanel
from refuge_annotator.ui.panels.figure_words import headline_figures
from refuge_annotator.ui.panels.figures_panel import FiguresPanel
from refuge_annotator.ui.panels.rows import Cell, RowsModel, RowsView
from refuge_annotator.ui.parts import action_button, button, column, label, named, row, rule
from refuge_annotator.ui.theme import SPACE_2
from refuge_annotator.ui.words import tr
from refuge_annotator.view.overlays import consensus, other_readings
from refuge_annotator.view.overlays.overlay import RaterReading
from refuge_annotator.view.overlays.overlay import Shown as OverPhotograph
from refuge_annotator.view.palette import letter_of
from refuge_annotator.view.scene import Scene, stack


class AgreementPage(VisitPage):
    """Shows the manager the whole study, and the senior what is signed off; people are codes.

    `leave` is called with the photograph that the senior wants to see at work, or with nothing.
    """

    def __init__(self, host: Host, desk: AgreementDesk, kept: KeptAgreement, leave: Callable[[str], object]) -> None:
        super().__init__(host, tr("Agreement"), leave)
        self._desk, self._kept = desk, kept
        self.extra_places = frozenset({REPORT}) if desk.manages else frozenset()
        self.overview: Overview | None = None
        self.shown: Shown | None = None
        self.list_charts([tr(chart.title) for chart in CHARTS], self._show_chart)
        self.charts_panel = ChartPanel(self.open)
        self.figures = FiguresPanel(tr("FIGURES"))
        self.raters = RowsModel((tr("Rater"), tr("vCDR"), tr("Disc Dice"), tr("Cup Dice")), self)
        self.release = button("", self._release)
        left = named("panel", column(label(tr("CHARTS"), "section"), rule(), self.list, gap=SPACE_2))
        self.arrange(left, self.charts_panel, self.figures, self._photograph_figures(), self._deeds())
        self.say(tr("Reading the study…"))
        self.charts_panel.restyle()
        desk.look(self._arrived, self.failed)

    def open(self, image_id: str) -> None:
        """Show a photograph with all outlines; the senior sees it on the own page, as it was decided."""
        if not self._desk.manages:
            self._leave(image_id)
            return
        shown = self.shown
        if shown is None:
            return
        place = shown.images.index(image_id)
        data, case = shown.measures.data, shown.measures.cases[place]
        self.show_photograph()
        words = tr("White: the consensus. Colours: the raters' first submissions.")
        readings = [revision.reading for _, revision in case.firsts]
        self.look.show_photograph(
            case.image.code, words, self._desk.place(image_id), readings_scene(case, data), readings
        )
        self._show_raters(shown, place)

    def restyle(self) -> None:
        """Follow a change of theme."""
        super().restyle()
        self.charts_panel.restyle()

    def show_charts(self) -> None:
        """Show the charts, the keyboard where it was."""
        super().show_charts()
        self.charts_panel.plot.setFocus() if self.charts_panel.plot.spot else self.list.setFocus()

    def _deeds(self) -> QHBoxLayout:
        if not self._desk.manages:
            return row()
        return row(self.release, action_button(self._host.actions_by_id["study.report"]))

    def _photograph_figures(self) -> RowsView:
        view = RowsView(self.raters, (64, 52, 86, 86), stretch=0)
        view.setToolTip(tr("Disc and cup: Dice with the vote of the others"))
        return view

    def _arrived(self, overview: Overview) -> None:
        if not self.is_open:
            return
        self.overview = overview
        self._show_release()
        if not self._desk.manages and not overview.data.cases:
            self.facts.setText("")
            self.say(tr("There is nothing to show yet. Photographs come here after you have decided them."))
            return
        kept = self._kept.get(overview.data)
        if kept is not None:
            self._measured(kept)
        else:
            self.measure(partial(measured, overview.data), self._measured)

    def _measured(self, agreement: object) -> None:
        overview = self.overview
        if overview is None or not isinstance(agreement, Agreement):
            return
        self._kept.put(agreement)
        self.shown = Shown(agreement, overview.progress)
        readings = sum(len(case.firsts) for case in overview.data.cases)
        self.facts.setText(
            " · ".join(
                (
                    tr("{n} photograph(s)", n=len(overview.data.cases))
                    if self._desk.manages
                    else tr("{n} signed-off photograph(s)", n=len(overview.data.cases)),
                    tr("{n} rater(s)", n=len(overview.data.raters)),
                    tr("{n} first submission(s)", n=readings),
                )
            )
        )
        self.figures.show_figures(headline_figures(self.shown, manages=self._desk.manages))
        self.begin_charts()

    def _show_chart(self, place: int) -> None:
        shown = self.shown
        if shown is not None and place >= 0:
            self.charts_panel.show_chart(lambda plot: CHARTS[place].draw(plot, shown))
            super().show_charts()

    def _show_raters(self, shown: Shown, place: int) -> None:
        measured = shown.measures.photographs[place]
        rows = []
        for who, rater in enumerate(shown.raters):
            dice = [float(measured.overlaps[s].others[who, 0]) for s in OUTLINED]
            rows.append((Cell(rater), *(Cell(short(v)) for v in (float(measured.ratios[who]), *dice))))
        rows.append((Cell(tr("consensus")), Cell(short(measured.ratio)), Cell(""), Cell("")))
        self.raters.show_rows(rows)

    def _release(self) -> None:
        overview = self.overview
        if overview is not None and self._host.guarded(lambda: self._desk.release(not overview.released)):
            self.overview = replace(overview, released=not overview.released)
            self._show_release()
            self._tell_release()

    def _show_release(self) -> None:
        opened = self.overview is not None and self.overview.released
        self.release.setText(tr("Close to the raters") if opened else tr("Open to the raters"))
        self.release.setToolTip(tr("Raters see their own readings beside the consensus, and nothing of each other."))

    def _tell_release(self) -> None:
        overview = self.overview
        if overview is None:
            return
        words = tr("Closed to the raters.")
        if overview.released:
            words = tr("Open to the raters: each sees the own readings beside the consensus.")
            if overview.outstanding:
                more = tr("{n} reading(s) are still to come; who has some to do sees nothing before.",
                          n=overview.outstanding)  # fmt: skip
                words = f"{words} {more}"
        self._host.banner.show_message(words)


def readings_scene(case: Case, data: StudyData) -> Scene:
    """Return what lies over a photograph: every rater's first submission under the rater's code, and the consensus."""
    places = {rater: place for place, rater in enumerate(data.raters)}
    raters = tuple(RaterReading(places[code], revision.reading) for code, revision in case.firsts)
    merged = consensus_of(case, data.info.protocol)
    shown = OverPhotograph(raters=raters, consensus=merged)
    outlines = other_readings.draw(shown)
    codes = {letter_of(place): rater for rater, place in places.items()}
    named_ = replace(outlines, texts=tuple(replace(t, text=codes.get(t.text, t.text)) for t in outlines.texts))
    return stack([named_, consensus.draw_edge(shown)])
