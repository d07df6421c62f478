"""Ask about what is unusual before a reading is submitted: go there, or say why it is right."""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QPushButton, QScrollArea, QWidget

from refuge_annotator.study.image import Laterality
from refuge_annotator.study.reading import Override
from refuge_annotator.study.rules import Rule
from refuge_annotator.ui.dialogs.dialog import Dialog
from refuge_annotator.ui.panels.rule_words import reasons_for, rule_sentence, shown_reason, stored_reason
from refuge_annotator.ui.parts import button, card, column, label, named, row
from refuge_annotator.ui.theme import SPACE_2
from refuge_annotator.ui.words import tr

WIDTH = 600
ROWS_IN_SIGHT, HEIGHT_OF_MANY = 4, 420
LONGEST = 200  # characters of a reason
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ReasonField(QLineEdit):
    """One line for a reason; Enter goes on from it and never answers the dialog."""

    entered = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Enter from reaching the dialog's buttons."""
        if event.key() in ENTER:
            self.entered.emit()
        else:
            super().keyPressEvent(event)


class Question(QWidget):
    """One thing that is unusual: what it is, the way there, and the reason why it is right."""

    changed = Signal()
    gone = Signal()

    def __init__(self, rule: Rule, sentence: str, reason: str) -> None:
        super().__init__()
        self.rule = rule
        self.field = ReasonField(reason)
        self.field.setMaxLength(LONGEST)
        self.field.setPlaceholderText(tr("Why it is right as it is"))
        self.field.setAccessibleName(tr("Reason: {what}", what=sentence))
        self.field.textChanged.connect(self.changed)
        self.go: QPushButton = button(tr("Go there"), self.gone.emit, "answer")
        self.go.setAccessibleName(tr("Go there: {what}", what=sentence))
        self.choices = [button(words, partial(self.field.setText, words), "answer") for words in reasons_for(rule.id)]
        said = label(sentence, wrap=True)
        head = row(said, self.go)
        head.setStretch(0, 1)
        head.setAlignment(self.go, Qt.AlignmentFlag.AlignTop)
        self.setLayout(row(card(head, row(self.field, *self.choices))))

    @property
    def reason(self) -> str:
        """The reason as it is stored; empty while there is none."""
        return stored_reason(self.rule.id, self.field.text())


class RulesDialog(Dialog):
    """Lists what is unusual; a reading is submitted all the same only with a reason for each.

    Attributes
    ----------
    going
        What the rater wishes to be shown, after the dialog was left by that.
    said
        The reasons as they stood when the dialog was left, by the rules' ids; its fields may be gone by then.
    """

    def __init__(
        self,
        parent: QWidget | None,
        broken: Sequence[Rule],
        laterality: Laterality | None,
        earlier: Mapping[str, str],
    ) -> None:
        super().__init__(
            parent,
            tr("Before you submit"),
            tr("This is unusual. Go back and correct it, or say why it is right."),
            width=WIDTH,
        )
        self.going: Rule | None = None
        self.said: dict[str, str] = {}
        self.questions = [
            Question(rule, rule_sentence(rule, laterality), shown_reason(Override(rule.id, earlier.get(rule.id, ""))))
            for rule in broken
        ]
        rows = column(*self.questions, gap=SPACE_2)
        if len(broken) > ROWS_IN_SIGHT:
            self.content.addWidget(_scrolled(named("panel", rows)))
        else:
            self.content.addLayout(rows)
        self.go: QPushButton = self.add_button(tr("Submit all the same"), self.accept)
        self.back: QPushButton = self.add_button(tr("Go back"), self.reject, primary=True)
        for question in self.questions:
            question.changed.connect(self._judge)
            question.gone.connect(partial(self._leave_for, question.rule))
            question.field.entered.connect(partial(self._enter, question))
        self._judge()

    @property
    def reasons(self) -> dict[str, str]:
        """What was said so far, by the rules' ids."""
        return {q.rule.id: q.reason for q in self.questions if q.reason}

    def showEvent(self, event: QShowEvent) -> None:
        """Begin at the way back: an Enter too many submits nothing."""
        super().showEvent(event)
        self.back.setFocus()

    def done(self, result: int) -> None:
        """Keep what was said, whichever way the dialog is left."""
        self.said = self.reasons
        super().done(result)

    def _judge(self) -> None:
        self.go.setEnabled(len(self.reasons) == len(self.questions))

    def _leave_for(self, rule: Rule) -> None:
        self.going = rule
        self.reject()

    def _enter(self, question: Question) -> None:
        """Go on from a reason to the next one that is missing; after the last to the button."""
        waiting = [q.field for q in self.questions if not q.reason]
        if question.reason:
            (waiting[0] if waiting else self.go).setFocus()


def _scrolled(content: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setWidget(content)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFixedHeight(HEIGHT_OF_MANY)
    return area
