"""The checklist at the right: disc, cup, fovea, each with its state, advice and answers."""

from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from refuge_annotator.geometry.fit import FitMode
from refuge_annotator.study.reading import Answer, Reading, Structure, answer_of, outline_of
from refuge_annotator.ui.panels.curve_switch import curve_switch
from refuge_annotator.ui.panels.structure_words import structure_advice, structure_state
from refuge_annotator.ui.parts import card, label, row, say, set_property, switch
from refuge_annotator.ui.theme import SPACE_2
from refuge_annotator.ui.words import tr


class StructureCard(QWidget):
    """One structure's card; a click on it takes its tool."""

    taken = Signal()
    answered = Signal(object)  # Answer
    curve_wished = Signal()  # a closed curve, or the ellipse again
    doubted = Signal(bool)  # whether the fovea's place is uncertain

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
                self.answers[answer] = switch(text, partial(self._toggle, answer))
                buttons.addWidget(self.answers[answer])
        buttons.addStretch(1)
        self.doubt = switch(tr("Uncertain"), self._say_doubt, tr("Its place is a guess; it still counts  (U)"))
        self._curve = curve_switch(self.curve_wished.emit)
        more = row(self.doubt, 1, gap=SPACE_2)
        if absent:
            more.insertWidget(0, self._curve)
        else:  # beside the only answer there is room
            buttons.insertWidget(1, self._curve)
        self._card = card(row(self._title, 1, self._state, key_label), self._advice, more, buttons)
        self._card.installEventFilter(self)
        self._card.setCursor(Qt.CursorShape.PointingHandCursor)
        layout = row(self._card)
        self.setLayout(layout)

    def show_reading(
        self, reading: Reading, shape: tuple[int, int], *, active: bool, editable: bool, outlying: bool
    ) -> None:
        """Show how far this structure is.

        Parameters
        ----------
        shape
            (height, width) of the photograph.
        outlying
            Whether one of its points lies apart from the others.
        """
        set_property(self._card, "active", "true" if active else "false")
        answer = answer_of(reading, self.structure)
        for which, entry in self.answers.items():
            entry.setChecked(answer is which)
            entry.setEnabled(editable)
        self.doubt.setVisible(self.structure is Structure.FOVEA and answer is Answer.MARKED)
        self.doubt.setChecked(reading.fovea.uncertain)
        self.doubt.setEnabled(editable)
        self._show_curve(reading, active=active and editable)
        say(self._state, *structure_state(reading, self.structure))
        advice, role = structure_advice(reading, self.structure, shape, active=active, outlying=outlying)
        say(self._advice, advice, role)
        self._advice.setVisible(bool(advice))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the tool at a click on the card."""
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            self.taken.emit()
        return False

    def _say_doubt(self) -> None:
        self.doubted.emit(self.doubt.isChecked())

    def _show_curve(self, reading: Reading, *, active: bool) -> None:
        """Offer the closed curve for the structure in hand, once there is something that may be no ellipse."""
        outline = None if self.structure is Structure.FOVEA else outline_of(reading, self.structure)
        self._curve.setVisible(active and outline is not None and outline.shape is not None)
        self._curve.setChecked(outline is not None and outline.fit_mode is FitMode.CURVE)

    def _toggle(self, answer: Answer) -> None:
        self.answered.emit(answer if self.answers[answer].isChecked() else Answer.NOT_DONE)
