"""The one look of every dialog: title, words, content, buttons at the right."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from refuge_annotator.ui.parts import button, column, label, row
from refuge_annotator.ui.theme import SPACE_3, SPACE_4, SPACE_6
from refuge_annotator.ui.words import tr

WIDTH = 460


class Dialog(QDialog):
    """A question or a report; Escape and the close button back out."""

    def __init__(self, parent: QWidget | None, title: str, text: str = "", *, width: int = WIDTH) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(width)
        self.setWindowFlag(Qt.WindowType.WindowContextHelpButtonHint, on=False)
        self.heading = label(title, "heading")
        self.text = label(text, "muted", wrap=True)
        self.text.setVisible(bool(text))
        self.content: QVBoxLayout = column(gap=SPACE_3)
        self._buttons: QHBoxLayout = row(1, gap=SPACE_3)
        outer = column(self.heading, self.text, self.content, gap=SPACE_4, margin=SPACE_6)
        outer.addSpacing(SPACE_3)
        outer.addLayout(self._buttons)
        self.setLayout(outer)

    def ask(self) -> bool:
        """Show the dialog until it is answered, then drop it; False when it was backed out of."""
        try:
            return bool(self.exec())
        finally:
            self.deleteLater()

    def add_button(self, text: str, run: Callable[[], object], *, primary: bool = False) -> QPushButton:
        """Add a button at the right; Enter presses the primary one."""
        entry = button(text, run, "primary" if primary else "")
        entry.setDefault(primary)
        entry.setAutoDefault(primary)
        self._buttons.addWidget(entry)
        return entry

    def add_aside(self, text: str, run: Callable[[], object]) -> QPushButton:
        """Add a button at the left, for what does not answer the question."""
        entry = button(text, run)
        self._buttons.insertWidget(0, entry)
        return entry

    def add_cancel(self) -> QPushButton:
        """Add the button that backs out."""
        return self.add_button(tr("Cancel"), self.reject)
