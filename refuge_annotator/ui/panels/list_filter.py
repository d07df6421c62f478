"""Above a list: a field to search by code and a choice of states, both at home on the keyboard."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QStyledItemDelegate, QWidget

from refuge_annotator.ui.parts import column, label, row, set_property
from refuge_annotator.ui.theme import SPACE_2, SPACE_3, colors
from refuge_annotator.ui.words import tr

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
OWN = (*ENTER, Qt.Key.Key_Escape)
STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice of the filter: its title, and the states it leaves (None: all)."""

    title: str
    states: frozenset[str] | None = None


class SearchField(QLineEdit):
    """A field in which Enter and Esc are its own, whatever they do elsewhere in the window."""

    stepped = Signal(int)  # Up or Down
    left = Signal()

    def event(self, event: QEvent) -> bool:
        """Keep Enter and Esc from being taken as shortcuts."""
        if _is_shortcut(event, OWN):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down go through the list, Esc leaves."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in STEPS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.stepped.emit(STEPS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


class StateField(QComboBox):
    """A choice that letters and Enter reach before any shortcut, and that the wheel does not change in passing."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("states")
        self.setItemDelegate(QStyledItemDelegate(self))  # the one that the style sheet dresses

    def event(self, event: QEvent) -> bool:
        """Keep plain keys from being taken as shortcuts."""
        if _is_shortcut(event, OWN, plain=True):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the choice, Esc leaves."""
        if event.key() in ENTER:
            self.showPopup()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the wheel pass."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show by a small arrow that there is a choice."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colors().muted), 1.5))
        x, y = self.width() - SPACE_3, self.height() / 2
        painter.drawPolyline([QPointF(x - 4, y - 2), QPointF(x, y + 2), QPointF(x + 4, y - 2)])
        painter.end()


class ListFilter(QWidget):
    """Says what is searched for, and how much of the list it leaves."""

    changed = Signal()
    stepped = Signal(int)
    taken = Signal()
    left = Signal()

    def __init__(self, choices: Sequence[Choice]) -> None:
        super().__init__()
        self._choices = choices
        walk = tr("Page Up and Page Down go through what is shown here.")
        self.search = SearchField()
        self.search.setPlaceholderText(tr("Search by code"))
        self.search.setClearButtonEnabled(True)
        self.search.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.search.setToolTip(tr("Up, Down and Enter choose, Esc goes back. {walk}", walk=walk))
        self.search.textChanged.connect(self.changed)
        self.search.returnPressed.connect(self.taken)
        self.search.stepped.connect(self.stepped)
        self.search.left.connect(self.left)
        self.state = StateField()
        self.state.addItems([choice.title for choice in choices])
        self.state.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.state.setToolTip(walk)
        self.state.setAccessibleName(tr("Show"))
        self.state.currentIndexChanged.connect(self.changed)
        self.state.activated.connect(self.left)
        self.state.left.connect(self.left)
        self._count = label("", "small")
        self._count.setToolTip(walk)
        self.setLayout(column(self.search, row(self.state, 1, self._count), gap=SPACE_2))

    @property
    def text(self) -> str:
        """What is searched for in the codes."""
        return self.search.text()

    @property
    def states(self) -> frozenset[str] | None:
        """The states that are left, None for all."""
        return self._choices[self.state.currentIndex()].states

    def show_count(self, shown: int, total: int) -> None:
        """Say how many photographs are left of all."""
        words = tr("{shown} of {total}", shown=shown, total=total)
        self._count.setText(words if shown < total else str(total))
        set_property(self.state, "narrowed", self.states is not None)


def _is_shortcut(event: QEvent, keys: Sequence[Qt.Key], *, plain: bool = False) -> bool:
    """Tell whether Qt asks for one of these keys, or for a plain character, before it takes it as a shortcut."""
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    return event.key() in keys or (plain and event.text() != "" and event.text().isprintable())
