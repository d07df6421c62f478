"""Ask for a reason, in words or from a short list."""

from collections.abc import Sequence

from PySide6.QtWidgets import QCheckBox, QComboBox, QPlainTextEdit, QWidget

from refuge_annotator.ui.dialogs.dialog import Dialog
from refuge_annotator.ui.parts import label
from refuge_annotator.ui.words import tr


class ReasonDialog(Dialog):
    """Asks for a reason in words; without words it cannot be given."""

    def __init__(self, parent: QWidget | None, title: str, text: str, go: str) -> None:
        super().__init__(parent, title, text)
        self.words = QPlainTextEdit()
        self.words.setFixedHeight(90)
        self.words.setTabChangesFocus(True)
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
        self, parent: QWidget | None, raters: Sequence[tuple[str, str]], reasons: Sequence[tuple[str, str]]
    ) -> None:
        super().__init__(
            parent,
            tr("Return to raters"),
            tr("The raters read your words. Write what to look at again, never what others or the vote show."),
        )
        self.choices = {key: QCheckBox(tr("Rater {letter}", letter=letter)) for key, letter in raters}
        for entry in self.choices.values():
            entry.toggled.connect(self._judge)
            self.content.addWidget(entry)
        self.reason = QComboBox()
        for code, words in reasons:
            self.reason.addItem(words, code)
        self.words = QPlainTextEdit()
        self.words.setPlaceholderText(tr("Own words, if needed"))
        self.words.setFixedHeight(64)
        self.words.setTabChangesFocus(True)
        self.content.addWidget(label(tr("REASON"), "section"))
        self.content.addWidget(self.reason)
        self.content.addWidget(self.words)
        self.add_cancel()
        self.go = self.add_button(tr("Return reading"), self.accept, primary=True)
        self._judge()

    @property
    def chosen(self) -> list[str]:
        """The keys of the chosen raters."""
        return [key for key, entry in self.choices.items() if entry.isChecked()]

    @property
    def full_reason(self) -> str:
        """The reason of the list, with own words behind it."""
        own = self.words.toPlainText().strip()
        return f"{self.reason.currentText()} – {own}" if own else self.reason.currentText()

    def _judge(self) -> None:
        self.go.setEnabled(bool(self.chosen))


def ask_reason(parent: QWidget | None, title: str, text: str, go: str) -> str:
    """Ask for a reason in words; empty when backed out."""
    dialog = ReasonDialog(parent, title, text, go)
    return dialog.reason if dialog.ask() else ""


def ask_return(
    parent: QWidget | None, raters: Sequence[tuple[str, str]], reasons: Sequence[tuple[str, str]]
) -> tuple[list[str], str] | None:
    """Ask to which raters, as (key, letter), a photograph goes back and why; None when backed out."""
    dialog = ReturnDialog(parent, raters, reasons)
    return (dialog.chosen, dialog.full_reason) if dialog.ask() else None
