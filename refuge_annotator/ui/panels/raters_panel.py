"""The raters A to G: what of each counts, how near the vote it lies, and whether it is shown."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QToolButton, QWidget

from refuge_annotator.study.reading import Structure
from refuge_annotator.ui.icons import icon
from refuge_annotator.ui.panels.swatch import SIZE, Swatch
from refuge_annotator.ui.panels.vote_cell import CellState, VoteCell
from refuge_annotator.ui.parts import column, label, row
from refuge_annotator.ui.theme import SPACE_1, SPACE_2, colors
from refuge_annotator.ui.words import tr
from refuge_annotator.view.palette import rater_style

WIDTHS = {Structure.DISC: 74, Structure.CUP: 74, Structure.FOVEA: 78}  # of "cannot grade", and of four digits of px
LETTER, EYE, LINE, ICON = 14, 24, 18, 16
KEYS = 7  # places that have a digit to show and hide them


@dataclass(frozen=True, slots=True)
class RaterState:
    """What one row shows."""

    cells: dict[Structure, CellState]
    shown: bool = True


class RaterRow(QWidget):
    """One rater: letter, line, eye, and a cell for each structure."""

    clicked = Signal(object, bool)  # Structure, whether it is wished to count
    eye_clicked = Signal()
    entered = Signal(bool)

    def __init__(self, place: int) -> None:
        super().__init__()
        self.setObjectName("rater")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        style = rater_style(place)
        self._name = tr("Rater {letter}", letter=style.letter)
        self._key = str(place + 1) if place < KEYS else ""
        letter = label(style.letter, "heading")
        letter.setFixedSize(LETTER, LINE)
        self.swatch = Swatch(style)
        self.eye = QToolButton()
        self.eye.setProperty("role", "eye")
        self.eye.setFixedSize(EYE, LINE)
        self.eye.setIconSize(QSize(ICON, ICON))
        self.eye.setCheckable(True)
        self.eye.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.eye.clicked.connect(self._ask_eye)
        self.cells = {s: VoteCell(WIDTHS[s]) for s in Structure}
        for structure, cell in self.cells.items():
            cell.clicked.connect(lambda wish, s=structure: self.clicked.emit(s, wish))
        layout = row(letter, self.swatch, self.eye, *self.cells.values(), gap=SPACE_2)
        for entry in (letter, self.swatch, self.eye):
            layout.setAlignment(entry, Qt.AlignmentFlag.AlignTop)
        layout.setContentsMargins(SPACE_1, 3, SPACE_1, 1)
        self.setLayout(layout)
        self._shown = True
        self._symbol = ("", "")

    def show_state(self, state: RaterState) -> None:
        """Show another state."""
        self._shown = state.shown
        for structure, cell in self.cells.items():
            cell.show_state(state.cells[structure])
        self.eye.setChecked(state.shown)
        self._paint_eye()
        words = tr("Hide {name}", name=self._name) if state.shown else tr("Show {name}", name=self._name)
        words = f"{words}  ({self._key})" if self._key else words
        self.eye.setToolTip(words)
        self.eye.setAccessibleName(words)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Bring this rater's lines forward while the pointer is here."""
        self.entered.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        """Let the others come back."""
        self.entered.emit(False)

    def _paint_eye(self) -> None:
        symbol = ("eye" if self._shown else "eye-off", colors().text)
        if symbol != self._symbol:  # an icon is drawn from its file each time
            self._symbol = symbol
            self.eye.setIcon(icon(symbol[0]))

    def _ask_eye(self) -> None:
        self.eye.setChecked(self._shown)
        self.eye_clicked.emit()


class RatersPanel(QWidget):
    """All rows under their headings; the structure in hand is marked."""

    clicked = Signal(int, object, bool)  # place, Structure, whether it is wished to count
    eye_clicked = Signal(int)
    focused = Signal(object)  # place, or None
    taken = Signal(object)  # Structure

    def __init__(self) -> None:
        super().__init__()
        self._heads: dict[Structure, QToolButton] = {}
        head = row(gap=SPACE_2)
        head.setContentsMargins(SPACE_1, 0, SPACE_1, 0)
        head.addSpacing(LETTER + SIZE.width() + EYE + 2 * SPACE_2)
        titles = {Structure.DISC: tr("DISC"), Structure.CUP: tr("CUP"), Structure.FOVEA: tr("FOVEA")}
        for structure, title in titles.items():
            entry = self._heads[structure] = QToolButton()
            entry.setText(title)
            entry.setProperty("role", "head")
            entry.setCheckable(True)
            entry.setFixedWidth(WIDTHS[structure])
            entry.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            entry.clicked.connect(lambda _=False, s=structure: self.taken.emit(s))
            head.addWidget(entry)
        self._rows = column(gap=0)
        self.rows: list[RaterRow] = []
        self.setLayout(column(head, self._rows, gap=SPACE_1))

    def show_states(self, states: Sequence[RaterState], structure: Structure) -> None:
        """Show the raters, and which structure is in hand."""
        while len(self.rows) < len(states):
            self._add_row(len(self.rows))
        for place, entry in enumerate(self.rows):
            entry.setVisible(place < len(states))
            if place < len(states):
                entry.show_state(states[place])
        for which, head in self._heads.items():
            head.setChecked(which is structure)

    def corner(self, place: int, structure: Structure) -> QPoint:
        """Return where a menu for a cell belongs, on the screen."""
        cell = self.rows[place].cells[structure]
        return cell.mapToGlobal(QPoint(0, cell.height()))

    def _add_row(self, place: int) -> None:
        entry = RaterRow(place)
        entry.clicked.connect(lambda structure, wish: self.clicked.emit(place, structure, wish))
        entry.eye_clicked.connect(lambda: self.eye_clicked.emit(place))
        entry.entered.connect(lambda inside: self.focused.emit(place if inside else None))
        self.rows.append(entry)
        self._rows.addWidget(entry)
