"""The checklist at the right: disc, cup, fovea, each with its state, advice and answers."""

from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from refuge_annotator.geometry.fit import MIN_POINTS, SETTLED_POINTS, STEADY_POINTS, FitMode, gap_of
from refuge_annotator.study.reading import (
    Answer,
    Outline,
    Reading,
    Structure,
    answer_of,
    outline_of,
    refusal,
)
from refuge_annotator.ui.parts import button, card, label, row, say, set_property
from refuge_annotator.ui.theme import SPACE_2
from refuge_annotator.ui.words import sentence, tr

WIDE_GAP = 150.0


class StructureCard(QWidget):
    """One structure's card; a click on it takes its tool."""

    taken = Signal()
    answered = Signal(object)  # Answer

    def __init__(self, structure: Structure, title: str, key: str, absent: str) -> None:
        super().__init__()
        self.structure = structure
        self._state: QLabel = label("", "muted")
        self._advice: QLabel = label("", "small", wrap=True)
        self._title: QLabel = label(title, "heading")
        key_label = label(key, "key")
        self.answers: dict[Answer, QPushButton] = {}
        buttons = row(gap=SPACE_2)
        for answer, text in ((Answer.ABSENT, absent), (Answer.CANNOT_GRADE, tr("Cannot grade"))):
            if text:
                entry = button(text, partial(self._toggle, answer), "answer")
                entry.setCheckable(True)
                entry.setFocusPolicy(Qt.FocusPolicy.TabFocus)
                self.answers[answer] = entry
                buttons.addWidget(entry)
        buttons.addStretch(1)
        self._card = card(row(self._title, 1, self._state, key_label), self._advice, buttons)
        self._card.installEventFilter(self)
        self._card.setCursor(Qt.CursorShape.PointingHandCursor)
        layout = row(self._card)
        self.setLayout(layout)

    def show_reading(self, reading: Reading, *, active: bool, editable: bool) -> None:
        """Show how far this structure is."""
        set_property(self._card, "active", "true" if active else "false")
        answer = answer_of(reading, self.structure)
        for which, entry in self.answers.items():
            entry.setChecked(answer is which)
            entry.setEnabled(editable)
        words, role = _state(reading, self.structure)
        say(self._state, words, role)
        advice, role = _advice(reading, self.structure, active=active)
        say(self._advice, advice, role)
        self._advice.setVisible(bool(advice))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the tool at a click on the card."""
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            self.taken.emit()
        return False

    def _toggle(self, answer: Answer) -> None:
        self.answered.emit(answer if self.answers[answer].isChecked() else Answer.NOT_DONE)


def _state(reading: Reading, structure: Structure) -> tuple[str, str]:
    answer = answer_of(reading, structure)
    if answer is Answer.ABSENT:
        return (tr("not visible"), "ok") if structure is Structure.FOVEA else (tr("no cup"), "ok")
    if answer is Answer.CANNOT_GRADE:
        return tr("cannot grade"), "ok"
    if structure is Structure.FOVEA:
        return (tr("marked"), "ok") if answer is Answer.MARKED else (tr("to do"), "muted")
    outline = outline_of(reading, structure)
    if outline.fit_mode is FitMode.ADJUSTED:
        return tr("adjusted"), "ok"
    count = len(outline.points)
    if outline.ellipse is not None:
        return tr("{n} point(s)", n=count), "ok" if count >= SETTLED_POINTS else "warn"
    return (tr("{n} point(s)", n=count), "muted") if count else (tr("to do"), "muted")


def _advice(reading: Reading, structure: Structure, *, active: bool) -> tuple[str, str]:
    if structure is Structure.FOVEA:
        undone = reading.fovea.answer is Answer.NOT_DONE
        return (tr("Click on the middle of the fovea."), "small") if active and undone else ("", "small")
    outline = outline_of(reading, structure)
    if outline.answer in (Answer.ABSENT, Answer.CANNOT_GRADE):
        return "", "small"
    if outline.ellipse is None:
        return _unfitted_advice(outline, active=active)
    if outline.fit_mode is FitMode.ADJUSTED:
        return "", "small"
    return _fitted_advice(outline)


def _unfitted_advice(outline: Outline, *, active: bool) -> tuple[str, str]:
    if len(outline.points) >= MIN_POINTS:
        refused = refusal(outline)
        return (sentence(refused), "warn") if refused else ("", "small")
    if not active:
        return "", "small"
    if not outline.points:
        return tr("Click eight points round the boundary."), "small"
    return tr("{n} more until the ellipse appears.", n=MIN_POINTS - len(outline.points)), "small"


def _fitted_advice(outline: Outline) -> tuple[str, str]:
    count = len(outline.points)
    if outline.ellipse is not None and gap_of(outline.points, outline.ellipse) > WIDE_GAP:
        return tr("A side is bare: click there as well."), "warn"
    if count < SETTLED_POINTS:
        return tr("Provisional. {n} more for a steady fit.", n=STEADY_POINTS - count), "warn"
    if count < STEADY_POINTS:
        return tr("{n} more for a steady fit.", n=STEADY_POINTS - count), "small"
    return "", "small"
