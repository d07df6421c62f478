"""The vote in words, and what its ties come to by each rule."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from refuge_annotator.consensus.acceptance import Outcome, ratio_of
from refuge_annotator.consensus.merge import Consensus
from refuge_annotator.study.protocol import TieRule
from refuge_annotator.study.reading import Structure
from refuge_annotator.ui.panels.review_words import fovea_words, grouped, vote_words
from refuge_annotator.ui.panels.structure_words import structure_name
from refuge_annotator.ui.panels.vote_legend import VoteLegend
from refuge_annotator.ui.parts import column, label, switch
from refuge_annotator.ui.theme import SPACE_1, SPACE_2, SPACE_3
from refuge_annotator.ui.words import tr


class VotePanel(QWidget):
    """Who counts, areas and vCDR; with ties the choice between their outcomes."""

    rule_wished = Signal(object)  # TieRule

    def __init__(self) -> None:
        super().__init__()
        self._rules: list[TieRule] = []
        self._rule = TieRule.OUTSIDE
        self.lines: dict[Structure, QLabel] = {}
        self._areas: dict[Structure, QLabel] = {}
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(SPACE_3)
        grid.setVerticalSpacing(SPACE_1)
        grid.setColumnStretch(1, 1)
        for place, structure in enumerate(Structure):
            self.lines[structure] = label("", wrap=True)
            self._areas[structure] = label("", "muted")
            grid.addWidget(label(structure_name(structure), "muted"), place, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(self.lines[structure], place, 1)
            grid.addWidget(self._areas[structure], place, 2, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)
        self.spread: QLabel = label("", "small", wrap=True)
        grid.addWidget(self.spread, 3, 1, 1, 2)
        self.ratio: QLabel = label("", "heading")
        grid.addWidget(label(tr("vCDR"), "muted"), 4, 0)
        grid.addWidget(self.ratio, 4, 1)
        self.legend = VoteLegend()
        self.ties = _Ties()
        self.ties.wished.connect(self.rule_wished)
        self.setLayout(column(label(tr("VOTE"), "section"), self.legend, grid, self.ties, gap=SPACE_2))

    def show_vote(self, consensus: Consensus, rule: TieRule, outcomes: Sequence[Outcome], *, editable: bool) -> None:
        """Show a merged vote, and what each tie rule comes to."""
        for structure, vote in ((Structure.DISC, consensus.disc), (Structure.CUP, consensus.cup)):
            self.lines[structure].setText(vote_words(vote, rule))
            self._areas[structure].setText(tr("{pixels} px", pixels=grouped(vote.area)))
        self.lines[Structure.FOVEA].setText(fovea_words(consensus.fovea))
        point = consensus.fovea.point
        self._areas[Structure.FOVEA].setText("" if point is None else f"{point[0]:.0f}, {point[1]:.0f}")
        ratio = ratio_of(consensus)
        self.ratio.setText("–" if ratio is None else f"{ratio:.2f}")
        self._rules, self._rule = [outcome.rule for outcome in outcomes], rule
        replaced = consensus.disc.own or consensus.cup.own
        self.ties.show_outcomes(outcomes, rule, replaced=replaced, editable=editable)

    def show_spread(self, words: str) -> None:
        """Say how far the fovea marks that count are spread."""
        self.spread.setText(words)
        self.spread.setVisible(bool(words))

    def take_next_rule(self) -> None:
        """Wish for the next tie rule of those that make a difference."""
        if self._rules:
            place = self._rules.index(self._rule) + 1 if self._rule in self._rules else 0
            self.rule_wished.emit(self._rules[place % len(self._rules)])


class _Ties(QWidget):
    """The outcomes side by side; one of them holds."""

    wished = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        names = {
            TieRule.OUTSIDE: tr("Ties outside"),
            TieRule.INSIDE: tr("Ties inside"),
            TieRule.SENIOR: tr("My outline decides"),
        }
        self._shown = TieRule.OUTSIDE
        self.choices: dict[TieRule, QPushButton] = {}
        self._figures: dict[TieRule, QLabel] = {}
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(SPACE_1)
        grid.setColumnStretch(1, 1)
        for place, (rule, name) in enumerate(names.items()):
            self.choices[rule] = switch(name, partial(self._wish, rule))
            self._figures[rule] = label("", "small")
            grid.addWidget(self.choices[rule], place, 0)
            grid.addWidget(self._figures[rule], place, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setLayout(grid)

    def show_outcomes(self, outcomes: Sequence[Outcome], rule: TieRule, *, replaced: bool, editable: bool) -> None:
        """Show what each rule comes to; nothing where nothing is tied."""
        self.setVisible(bool(outcomes))
        self._shown = rule
        without = tr("it replaces the vote") if replaced else tr("draw it first (O)")
        known = {outcome.rule: outcome for outcome in outcomes}
        for which, entry in self.choices.items():
            outcome = known.get(which)
            entry.setEnabled(editable and outcome is not None)
            entry.setChecked(which is rule)
            self._figures[which].setText(_figures(outcome) if outcome else without)

    def _wish(self, rule: TieRule) -> None:
        for which, entry in self.choices.items():
            entry.setChecked(which is self._shown)  # only the review decides what is checked
        if rule is not self._shown:
            self.wished.emit(rule)


def _figures(outcome: Outcome) -> str:
    return tr(
        "disc {disc}   cup {cup}   vCDR {ratio}",
        disc=grouped(outcome.disc),
        cup=grouped(outcome.cup),
        ratio="–" if outcome.ratio is None else f"{outcome.ratio:.3f}",
    )
