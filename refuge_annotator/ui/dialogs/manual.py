"""The study's manual in a window beside the photograph, and the manager's choice of its text."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QDialog, QListWidget, QListWidgetItem, QWidget

from refuge_annotator.study.manual import BadManual, Manual, built_in, read_manual
from refuge_annotator.ui.dialogs.dialog import Dialog
from refuge_annotator.ui.dialogs.files import ask_text
from refuge_annotator.ui.panels.manual_text import ManualText
from refuge_annotator.ui.parts import row, rule
from refuge_annotator.ui.theme import SPACE_4
from refuge_annotator.ui.words import sentence, shown_language, tr

if TYPE_CHECKING:
    from refuge_annotator.ui.main_window import MainWindow

WIDTH, HEIGHT, LEAST = 880, 760, (420, 320)
BESIDE, OVER = 480, 660  # least width beside the window; most width over it
CONTENTS, NARROW = 196, 640  # below that width there is only the text
CHANGED = "manual"  # the key of the line that says so


class ManualWindow(QDialog):
    """The manual, which stays open while work goes on; put away, it keeps its place."""

    def __init__(self, parent: QWidget, back: Callable[[], object]) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Study's manual"))
        self.setWindowFlag(Qt.WindowType.WindowContextHelpButtonHint, on=False)
        self._back = back
        self.contents = QListWidget()
        self.contents.setObjectName("contents")
        self.contents.setFixedWidth(CONTENTS)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.text = ManualText()
        self.setLayout(row(self.contents, rule("upright"), self.text, gap=0))
        self.contents.currentRowChanged.connect(self._go_to)
        self.text.section_changed.connect(self._mark)
        QShortcut(QKeySequence("F1"), self, self.close)
        self.setMinimumSize(*LEAST)
        self.resize(WIDTH, HEIGHT)
        self._placed = False

    def show_manual(self, manual: Manual) -> None:
        """Come up with a manual: beside the window where there is room, else over it; later where it was."""
        self.text.show_manual(manual)
        self._fill()
        if not self._placed:
            self._place()
        self.show()
        self.raise_()
        self.activateWindow()
        self.text.setFocus()

    def restyle(self, manual: Manual) -> None:
        """Follow a change of theme."""
        self.text.show_manual(manual)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the contents out where the text would be too narrow."""
        super().resizeEvent(event)
        self._show_contents()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Give the keyboard back to the work."""
        super().closeEvent(event)
        self._back()

    def _fill(self) -> None:
        self.contents.blockSignals(True)
        self.contents.clear()
        for level, words, _ in self.text.headings:
            item = QListWidgetItem(words if level == 1 else f"    {words}")
            item.setToolTip(words)
            self.contents.addItem(item)
        self.contents.blockSignals(False)
        self._show_contents()
        self._mark(self.text.section)

    def _show_contents(self) -> None:
        self.contents.setVisible(len(self.text.headings) > 1 and self.width() >= NARROW)

    def _go_to(self, place: int) -> None:
        if place >= 0:
            self.text.go_to(place)

    def _mark(self, place: int) -> None:
        self.contents.blockSignals(True)
        self.contents.setCurrentRow(max(place, 0))
        self.contents.blockSignals(False)

    def _place(self) -> None:
        self._placed = True
        window = self.parentWidget()
        if window is not None:
            self.setGeometry(beside(window.frameGeometry(), window.screen().availableGeometry(), WIDTH, HEIGHT))


class ManualShelf:
    """Where the window's manual stands: taken out and put back by one key, open beside the work."""

    def __init__(self, window: "MainWindow") -> None:
        self._window = window
        self._out: ManualWindow | None = None

    def toggle(self) -> None:
        """Show the manual that is in force, or put it away."""
        if self._out is not None and self._out.isVisible():
            self._out.close()
            return
        if self._out is None:
            self._out = ManualWindow(self._window, self._window.activateWindow)
        self._out.show_manual(self._in_force())
        self._window.banner.clear(CHANGED)

    def put_away(self) -> None:
        """Close the manual: whoever read it leaves."""
        if self._out is not None:
            self._out.close()

    def restyle(self) -> None:
        """Follow a change of theme."""
        if self._out is not None:
            self._out.restyle(self._in_force())

    def _in_force(self) -> Manual:
        return in_force(self._window.study.manual if self._window.study else None)


def beside(window: QRect, screen: QRect, width: int, height: int) -> QRect:
    """Return where a second window lies: beside the first where there is room, else at the screen's left edge."""
    width, height = min(width, screen.width()), min(height, screen.height())
    right, left = screen.right() - window.right(), window.left() - screen.left()
    if max(right, left) >= BESIDE:
        width = min(width, max(right, left))
        x = window.right() + 1 if right >= left else window.left() - width
    else:
        width, x = min(width, OVER), screen.left()
    y = max(min(window.top(), screen.bottom() - height + 1), screen.top())
    return QRect(x, y, width, height)


class ManualDialog(Dialog):
    """Shows the manager a manual as the raters will see it, and asks which is to be in force."""

    def __init__(self, parent: QWidget | None, now: Manual) -> None:
        super().__init__(
            parent,
            tr("Study's manual"),
            tr(
                "What the raters read on F1. A text of your own, as plain text or Markdown, takes the place of the "
                "program's. Each reading records which version its rater could read."
            ),
            width=WIDTH,
        )
        self._now = now
        self.manual = now
        self.page = ManualText()
        self.page.setMinimumHeight(320)
        self.content.addWidget(self.page)
        self.content.setSpacing(SPACE_4)
        self.add_aside(tr("The program's own"), lambda: self.take(built_in(shown_language())))
        self.add_aside(tr("Choose a text file…"), self.choose)
        self.add_cancel()
        self.go = self.add_button(tr("Put in force"), self.accept, primary=True)
        self.take(now)

    def choose(self) -> None:
        """Ask for a file and show it."""
        path = ask_text(self)
        if path is not None:
            self.read(lambda: read_manual(path))

    def read(self, reader: Callable[[], Manual]) -> None:
        """Show what a reader gives, or say what is wrong with it."""
        try:
            manual = reader()
        except BadManual as error:
            self.complain(sentence(error))
        else:
            self.take(manual)

    def take(self, manual: Manual) -> None:
        """Show a manual, and offer to put it in force where another is."""
        self.manual = manual
        self.page.show_manual(manual)
        self.go.setEnabled(manual != self._now)
        self.complain(
            tr("In force now.") if manual == self._now else tr("This is how the raters will see it; not yet in force."),
            "ok" if manual == self._now else "warn",
        )


def in_force(own: str | None) -> Manual:
    """Return the manual that raters read: the manager's own, else the program's in the language shown."""
    return built_in(shown_language()) if own is None else Manual(own, own=True)


def show_choice(window: "MainWindow") -> None:
    """Let the manager choose the manual."""
    desk = window.manager_page.desk
    dialog = ManualDialog(window, in_force(desk.manual()))
    if dialog.ask():
        desk.set_manual(dialog.manual.text if dialog.manual.own else None)
        window.banner.show_message(tr("The manual is in force; raters are told when they come back."))
