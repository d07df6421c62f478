"""The fast lane in words, under the queue: what is to be looked at first, and what can be confirmed together."""

from collections.abc import Callable

from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from refuge_annotator.ui.parts import button, column, label, rule
from refuge_annotator.ui.theme import SPACE_2, SPACE_3
from refuge_annotator.ui.words import tr


class LanePanel(QWidget):
    """There while the fast lane is on."""

    def __init__(self, confirm: Callable[[], object], take_back: Callable[[], object]) -> None:
        super().__init__()
        self.words: QLabel = label("", "muted", wrap=True)
        self.confirm: QPushButton = button("", confirm, "answer")
        self.back: QPushButton = button(tr("Take back"), take_back, "answer")
        inside = column(
            label(tr("FAST LANE"), "section"), self.words, self.confirm, self.back, gap=SPACE_2, margin=SPACE_3
        )
        self.setLayout(column(rule(), inside, gap=0))
        self.setVisible(False)

    def show_words(self, words: str, *, others: int = 0, confirmed: int = 0, role: str = "muted") -> None:
        """Say how far it is, and offer to confirm so many others, or to take back what was confirmed."""
        self.words.setProperty("role", role)
        self.words.setText(words)
        self.words.style().unpolish(self.words)
        self.words.style().polish(self.words)
        self.confirm.setText(tr("Confirm the other {n}", n=others))
        self.confirm.setVisible(others > 0)
        self.back.setVisible(confirmed > 0)
        self.setVisible(True)
