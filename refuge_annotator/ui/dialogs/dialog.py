"""The one look of every dialog: title, words, content, faults in place, buttons at the right."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QApplication, QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from refuge_annotator.ui.parts import button, column, label, row, say
from refuge_annotator.ui.theme import SPACE_2, SPACE_3, SPACE_4, SPACE_6
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
        self.fault = label("", "danger", wrap=True)
        self.fault.hide()
        self._buttons: QHBoxLayout = row(1, gap=SPACE_3)
        head = column(self.heading, self.text, gap=SPACE_2)
        self._outer = column(head, self.content, self.fault, gap=SPACE_4, margin=SPACE_6)
        self._outer.addSpacing(SPACE_2)
        self._outer.addLayout(self._buttons)
        self.setLayout(self._outer)

    def ask(self) -> bool:
        """Show the dialog until it is answered, then drop it; False when it was backed out of."""
        try:
            return bool(self.exec())
        finally:
            self.deleteLater()

    def may_be_left(self) -> bool:
        """Tell whether backing out loses nothing but the question."""
        return True

    def complain(self, text: str, role: str = "danger") -> None:
        """Say above the buttons what is wrong; an empty text says that all is well again."""
        say(self.fault, text, role)
        self.fault.setVisible(bool(text))
        self._fit()

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

    def showEvent(self, event: QShowEvent) -> None:
        """Come up as high as the words need at this width, and no higher."""
        super().showEvent(event)
        self.resize(self.width(), self._height())

    def _fit(self) -> None:
        if self.isVisible() and self.height() < self._height():
            self.resize(self.width(), self._height())

    def _height(self) -> int:
        self._outer.activate()
        if self._outer.hasHeightForWidth():
            return self._outer.totalHeightForWidth(self.width())
        return self._outer.totalSizeHint().height()


def back_out_of_all() -> bool:
    """Back out of every dialog that is open; False while one waits for work that is being done."""
    dialogs = [w for w in QApplication.topLevelWidgets() if isinstance(w, Dialog) and w.isVisible()]
    if not all(dialog.may_be_left() for dialog in dialogs):
        return False
    for dialog in dialogs:
        dialog.reject()
    return True
