"""Ask for a reason, in words or from a short list."""

from collections.abc import Sequence

from PySide6.QtWidgets import QCheckBox, QGridLayout, QPlainTextEdit, QRadioButton, QWidget

from refuge_annotator.ui.dialogs.dialog import Dialog
from refuge_annotator.ui.panels.reason_words import OWN_WORDS
from refuge_annotator.ui.parts import column, label
from refuge_annotator.ui.theme import SPACE_2, SPACE_3
from refuge_annotator.ui.words import tr

COLUMNS = 4


class ReasonDialog(Dialog):
    """Asks for a reason in words; without words it cannot be given."""

    def __init__(self, parent: QWidget | None, title: str, text: str, go: str) -> None:
        super().__init__(parent, title, text)
        self.words = _words(tr("Reason"), 90)
        self.content.addWidget(self.words)
        self.add_cancel()
        self.go = self.add_button(go, self.accept, primary=True)
        self.go.setEnabled(False)
        self.words.textChanged.connect(lambda: self.go.setEnabled(bool(self.reason)))

    @property
    def reason(self) -> str:
        """The reason, without blanks around it."""
        return self.words.toPlainText().strip()


class ReturnDialog(Dialog):
    """Asks to whom a photograph goes back, and why.

    The raters read the reason: its words say what to look at, never what others saw.
    """

    def __init__(
        self, parent: QWidget | None, raters: Sequence[tuple[str, str]], reasons: Sequence[str], likely: str
    ) -> None:
        super().__init__(
            parent,
            tr("Return to raters"),
            tr("The raters read your words. Write what to look at again, never what others or the vote show."),
            width=520,
        )
        self.letters = dict(raters)
        self.choices = {key: QCheckBox(tr("Rater {letter}", letter=letter)) for key, letter in raters}
        self.reasons = {reason: QRadioButton(tr(reason)) for reason in reasons}
        self.words = _words(tr("Own words, if needed"), 64)
        self.words.setPlaceholderText(tr("Own words, if needed"))
        self._fill()
        self.add_cancel()
        self.go = self.add_button("", self.accept, primary=True)
        for choice in self.choices.values():
            choice.toggled.connect(self._judge)
        if len(self.choices) == 1:
            next(iter(self.choices.values())).setChecked(True)
        self.reasons[likely].setChecked(True)
        self._judge()

    @property
    def chosen(self) -> list[str]:
        """The keys of the chosen raters."""
        return [key for key, entry in self.choices.items() if entry.isChecked()]

    @property
    def full_reason(self) -> str:
        """The reason of the list as it is stored, with own words behind it."""
        listed = next(reason for reason, entry in self.reasons.items() if entry.isChecked())
        own = self.words.toPlainText().strip()
        return f"{listed}{OWN_WORDS}{own}" if own else listed

    def _fill(self) -> None:
        raters = QGridLayout()
        raters.setHorizontalSpacing(SPACE_3)
        raters.setVerticalSpacing(SPACE_2)
        for place, choice in enumerate(self.choices.values()):
            raters.addWidget(choice, place // COLUMNS, place % COLUMNS)
        self.content.addWidget(label(tr("RETURN TO"), "section"))
        self.content.addLayout(raters)
        self.content.addSpacing(SPACE_2)
        self.content.addWidget(label(tr("REASON"), "section"))
        self.content.addLayout(column(*self.reasons.values(), gap=SPACE_2))
        self.content.addWidget(self.words)

    def _judge(self) -> None:
        letters = [self.letters[key] for key in self.chosen]
        self.go.setEnabled(bool(letters))
        one = len(letters) < 2
        named = ", ".join(letters) or "…"
        self.go.setText(
            tr("Return to rater {letter}", letter=named) if one else tr("Return to raters {letters}", letters=named)
        )


def ask_reason(parent: QWidget | None, title: str, text: str, go: str) -> str:
    """Ask for a reason in words; empty when backed out."""
    dialog = ReasonDialog(parent, title, text, go)
    return dialog.reason if dialog.ask() else ""


def ask_return(
    parent: QWidget | None, raters: Sequence[tuple[str, str]], reasons: Sequence[str], likely: str
) -> tuple[list[str], str] | None:
    """Ask to which raters, as (key, letter), a photograph goes back and why; None when backed out.

    `reasons` are the words that are stored, shown in the user's language; `likely` is chosen at first.
    """
    dialog = ReturnDialog(parent, raters, reasons, likely)
    return (dialog.chosen, dialog.full_reason) if dialog.ask() else None


def _words(name: str, height: int) -> QPlainTextEdit:
    field = QPlainTextEdit()
    field.setAccessibleName(name)
    field.setFixedHeight(height)
    field.setTabChangesFocus(True)
    return field
