"""The senior's own outline: begin it, say what it is for, take it away."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from refuge_annotator.geometry.fit import FitMode
from refuge_annotator.study.reading import OUTLINED, Answer, Reading, Structure, answer_of, outline_of
from refuge_annotator.study.review import OwnUse
from refuge_annotator.ui.panels.curve_switch import curve_switch
from refuge_annotator.ui.panels.numbers import NumbersBox
from refuge_annotator.ui.panels.structure_words import refusal_words, structure_name
from refuge_annotator.ui.parts import button, column, label, row, switch
from refuge_annotator.ui.theme import SPACE_2
from refuge_annotator.ui.words import tr


class OwnPanel(QWidget):
    """One line while nothing is drawn; what can be done with it once it is in hand."""

    begun = Signal()
    from_vote = Signal()
    no_cup = Signal()
    curve_wished = Signal()
    removed = Signal()
    use_wished = Signal(object)  # OwnUse

    def __init__(self) -> None:
        super().__init__()
        self.state: QLabel = label("", "small", wrap=True)
        self.begin = switch(tr("Draw"), self.begun.emit, tr("Draw my own outline  (O)"))
        self.adjust: QPushButton = button(tr("Adjust the vote"), self.from_vote.emit, "answer")
        self.absent = switch(tr("No cup"), self.no_cup.emit)
        self.curve = curve_switch(self.curve_wished.emit)
        self.remove: QPushButton = button(tr("Remove"), self.removed.emit, "answer")
        self.replaces = switch(tr("Replaces the vote"), lambda: self._wish(OwnUse.REPLACE))
        self.decides = switch(tr("Decides ties only"), lambda: self._wish(OwnUse.CASTING))
        for entry in (self.adjust, self.remove):
            entry.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._shown: OwnUse | None = None
        self._work = QWidget()
        first = row(self.adjust, self.absent, self.remove, 1, gap=SPACE_2)
        self._work.setLayout(column(first, row(self.curve, 1), gap=SPACE_2))
        self._use = QWidget()
        self._use.setLayout(row(self.replaces, self.decides, 1, gap=SPACE_2))
        self.numbers = NumbersBox()
        head = row(label(tr("MY OUTLINE"), "section"), 1, self.begin)
        self.setLayout(column(head, self.state, self._work, self._use, self.numbers, gap=SPACE_2))

    def show_own(
        self, drawn: Reading, structure: Structure, use: OwnUse | None, *, active: bool, editable: bool
    ) -> None:
        """Show what is drawn of the structure in hand, and what it is for; None is for nothing."""
        anything = any(answer_of(drawn, s) is not Answer.NOT_DONE for s in Structure)
        has_outline = any(answer_of(drawn, s) is not Answer.NOT_DONE for s in OUTLINED)
        self.begin.setChecked(active)
        self.begin.setText(tr("Done") if active else tr("Draw"))
        self.begin.setEnabled(editable)
        idle = tr("It does not count: ties are decided without it.") if has_outline and use is None else ""
        self.state.setText(" ".join(part for part in (_state(drawn, structure, active=active), idle) if part))
        self.state.setVisible(active or anything)
        self._work.setVisible(active)
        self.absent.setVisible(structure is Structure.CUP)
        self.absent.setChecked(drawn.cup.answer is Answer.ABSENT)
        self.remove.setEnabled(_has(drawn, structure))
        self.curve.setVisible(structure is not Structure.FOVEA)
        self.curve.setEnabled(structure is not Structure.FOVEA and outline_of(drawn, structure).shape is not None)
        self.curve.setChecked(structure is not Structure.FOVEA and _is_curve(drawn, structure))
        self._use.setVisible(has_outline)
        self._shown = use
        self._show_use()
        for entry in (self.replaces, self.decides):
            entry.setEnabled(editable)

    def _wish(self, use: OwnUse) -> None:
        self._show_use()  # only the review decides what is checked
        if use is not self._shown:
            self.use_wished.emit(use)

    def _show_use(self) -> None:
        self.replaces.setChecked(self._shown is OwnUse.REPLACE)
        self.decides.setChecked(self._shown is OwnUse.CASTING)


def _has(drawn: Reading, structure: Structure) -> bool:
    if structure is Structure.FOVEA:
        return drawn.fovea.point is not None
    outline = outline_of(drawn, structure)
    return outline.answer is not Answer.NOT_DONE or bool(outline.points)


def _is_curve(drawn: Reading, structure: Structure) -> bool:
    return outline_of(drawn, structure).fit_mode is FitMode.CURVE


def _state(drawn: Reading, structure: Structure, *, active: bool) -> str:
    done = [structure_name(s) for s in Structure if answer_of(drawn, s) is not Answer.NOT_DONE]
    if _has(drawn, structure) and answer_of(drawn, structure) is Answer.NOT_DONE:
        if not _is_curve(drawn, structure):
            return tr("More points make the ellipse.")
        return refusal_words(outline_of(drawn, structure))
    if not active or _has(drawn, structure):
        return tr("Drawn: {names}", names=", ".join(done)) if done else ""
    if structure is Structure.FOVEA:
        return tr("Click on the fovea, or adjust the vote’s mean.")
    name = structure_name(structure)
    return tr("{name}: click round the boundary, or adjust the vote’s outline.", name=name)
