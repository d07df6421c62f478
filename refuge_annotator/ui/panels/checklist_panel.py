"""The narrow panel in the order of the work: disc, cup, fovea, the whole photograph, notes, submit."""

from PySide6.QtCore import QEvent, QMimeData, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QPushButton, QScrollArea, QWidget

from refuge_annotator.study.assignment import ReadingState
from refuge_annotator.study.eye import laterality_of
from refuge_annotator.study.reading import Reading, Structure, missing
from refuge_annotator.ui.panels.adjust import AdjustPanel
from refuge_annotator.ui.panels.checklist import StructureCard
from refuge_annotator.ui.panels.gradability import Gradability
from refuge_annotator.ui.panels.numbers import NumbersBox
from refuge_annotator.ui.panels.reason_words import reason_words
from refuge_annotator.ui.panels.rule_words import eye_words, override_words
from refuge_annotator.ui.panels.structure_words import name_within
from refuge_annotator.ui.parts import button, column, label, named, row, rule, say
from refuge_annotator.ui.theme import SPACE_2, SPACE_3
from refuge_annotator.ui.words import tr

NOTE_PAUSE_MS = 800
NOTE_MOST = 5_000  # characters that pasting fills up to: every later step stores the note again
NOTE_LONGEST_MS = 5_000  # of writing without a pause, after which what is written is told all the same


class Notes(QPlainTextEdit):
    """A small text field that says when writing has paused, or has gone on for long; Esc leaves it."""

    paused = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setPlaceholderText(tr("Anything the senior should know"))
        self.setTabChangesFocus(True)
        self.setFixedHeight(72)
        self._pause, self._longest = QTimer(self), QTimer(self)
        for timer, interval in ((self._pause, NOTE_PAUSE_MS), (self._longest, NOTE_LONGEST_MS)):
            timer.setSingleShot(True)
            timer.setInterval(interval)
            timer.timeout.connect(self._tell)
        self.textChanged.connect(self._wait)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave with what is written."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Take the other background where nothing may be written: Qt only does so when it paints next."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ReadOnlyChange:
            self.viewport().update()
            self.update()  # its margin

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Leaving the field is a pause as well."""
        super().focusOutEvent(event)
        self.finish()

    def finish(self) -> None:
        """Tell of unsaid writing at once, also of what an input method is still composing."""
        if self.hasFocus():
            QGuiApplication.inputMethod().commit()  # Qt does it when the focus goes: too late for this photograph
        if self._pause.isActive():
            self._tell()

    def insertFromMimeData(self, source: QMimeData) -> None:  # noqa: N802
        """Take no more of what is pasted or dropped than a note may hold: Qt hangs over a megabyte."""
        free = NOTE_MOST - len(self.toPlainText()) + len(self.textCursor().selectedText())
        self.insertPlainText(source.text()[: max(free, 0)])

    def show_text(self, text: str) -> None:
        """Show other notes, without telling; what is being written stays."""
        if text != self.toPlainText() and not self._pause.isActive():
            self.blockSignals(True)
            self.setPlainText(text)
            self.blockSignals(False)

    def _wait(self) -> None:
        self._pause.start()
        if not self._longest.isActive():
            self._longest.start()

    def _tell(self) -> None:
        self._pause.stop()
        self._longest.stop()
        self.paused.emit()


class ChecklistPanel(QWidget):
    """Shows how far the reading is and takes answers, notes and the submission."""

    taken = Signal(object)  # Structure
    answered = Signal(object, object)  # Structure, Answer
    curve_wished = Signal()  # for the structure in hand
    doubted = Signal(bool)  # whether the fovea's place is uncertain
    fault_said = Signal(object, bool)  # Fault, whether it is there
    confidence_said = Signal(object)  # Confidence, or None
    note_written = Signal(str)
    submitted = Signal()
    recalled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFixedWidth(276)
        self.code: QLabel = label("", "code")
        self.state: QLabel = label("", "small")
        self.cards = (
            StructureCard(Structure.DISC, tr("Disc"), "D", ""),
            StructureCard(Structure.CUP, tr("Cup"), "C", tr("No cup")),
            StructureCard(Structure.FOVEA, tr("Fovea"), "F", tr("Not visible")),
        )
        for entry in self.cards:
            entry.taken.connect(lambda s=entry.structure: self.taken.emit(s))
            entry.answered.connect(lambda a, s=entry.structure: self.answered.emit(s, a))
            entry.curve_wished.connect(self.curve_wished)
        self.cards[-1].doubted.connect(self.doubted)
        self.eye: QLabel = label("", "small")
        self._reason: QLabel = label("", "warn", wrap=True)
        self.aside: QLabel = label("", "small", wrap=True)
        self.gradability = Gradability()
        self.gradability.fault_said.connect(self.fault_said)
        self.gradability.confidence_said.connect(self.confidence_said)
        self.numbers = NumbersBox()
        self.adjust = AdjustPanel()
        self.notes = Notes()
        self.notes.paused.connect(lambda: self.note_written.emit(self.notes.toPlainText()))
        self.submit: QPushButton = button(tr("Submit reading"), self.submitted.emit, "primary")
        self.todo: QLabel = label("", "small", wrap=True)
        self.recall: QPushButton = button("", self.recalled.emit, "flat", "return")
        self.recall.hide()
        upper = column(
            row(self.code, self.eye, 1, self.state),
            self._reason,
            self.aside,
            *self.cards,
            self.numbers,
            self.adjust,
            self.gradability,
            label(tr("NOTES"), "section"),
            self.notes,
            1,
            gap=SPACE_2,
            margin=SPACE_3,
        )
        scroll = QScrollArea()
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # a click in the panel leaves the keyboard with the photograph
        scroll.setWidget(named("panel", upper))
        scroll.setWidgetResizable(True)
        lower = named("panel", column(self.todo, self.submit, self.recall, gap=SPACE_2, margin=SPACE_3))
        self.setLayout(column(scroll, rule(), lower, gap=0))

    def offer_recall(self, code: str) -> None:
        """Offer to take the submission of a photograph back; no code takes the offer away."""
        self.recall.setText(tr("Take {code} back", code=code))
        self.recall.setVisible(bool(code))

    def show_reading(
        self,
        reading: Reading,
        active: Structure,
        shape: tuple[int, int],
        *,
        editable: bool,
        state: ReadingState | None,
        reason: str,
        outlying: bool,
    ) -> None:
        """Show a reading, with the senior's reason where it was returned, and rules that were set aside."""
        for entry in self.cards:
            at_work = entry.structure is active and editable
            entry.show_reading(reading, shape, active=at_work, editable=editable, outlying=at_work and outlying)
        self._reason.setText(tr("Returned by the senior: {reason}", reason=reason_words(reason)) if reason else "")
        self._reason.setVisible(bool(reason))
        aside = "; ".join(override_words(o) for o in reading.overrides)
        self.aside.setText(tr("You set aside: {rules}", rules=aside) if aside else "")
        self.aside.setVisible(bool(aside))
        self.eye.setText(eye_words(laterality_of(reading)))
        self.gradability.show_reading(reading, editable=editable)
        self.notes.setReadOnly(not editable)
        self.notes.show_text(reading.notes)
        todo = missing(reading)
        self.submit.setEnabled(editable)
        if state is ReadingState.SUBMITTED:
            say(self.todo, tr("This reading is submitted."), "ok")
        elif todo:
            say(self.todo, tr("To do: {names}", names=", ".join(name_within(s) for s in todo)), "small")
        else:
            say(self.todo, tr("Complete."), "ok")
