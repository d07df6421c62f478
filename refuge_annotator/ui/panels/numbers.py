"""Fields for a few numbers of an outline, read the same in every language."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QScrollArea, QWidget

from refuge_annotator.ui.parts import column, label, say, set_property
from refuge_annotator.ui.theme import SPACE_2
from refuge_annotator.ui.words import tr

NUMBER = re.compile(r"(-?\d{1,7})(?:[.,٫](\d*))?", re.ASCII)
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
Numbers = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """One number: its name, what it is now, what it may be, and with how many decimals."""

    name: str
    value: float | None
    low: float
    high: float
    decimals: int = 2


Rows = Sequence[tuple[str, Sequence[Asked]]]  # the words before the fields of a row, and what these ask for


def typed_number(text: str, decimals: int) -> float | None:
    """Read a number with a decimal point or comma, in any script's digits; None where it is none.

    Neither points nor commas ever group digits, and more decimals than are kept are refused: 1.057 can then not be
    meant as a thousand.
    """
    plain = "".join(str(unicodedata.decimal(sign, sign)) for sign in text.strip()).replace("\N{MINUS SIGN}", "-")
    found = NUMBER.fullmatch(plain)
    if found is None or len(found[2] or "") > decimals:
        return None
    return float(f"{found[1]}.{found[2] or '0'}")


class NumbersBox(QWidget):
    """Asks for numbers row by row: each change is tried at once, Enter gives them, Escape backs out.

    Signals
    -------
    tried, given
        The numbers in the order of the fields; tried with None while one of them is no number.
    left
        The fields were backed out of.
    """

    tried = Signal(object)
    given = Signal(object)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._title: QLabel = label("", "section")
        self._said: QLabel = label("", "small", wrap=True)
        self._grid = QGridLayout()
        self._grid.setSpacing(SPACE_2)
        self.fields: list[QLineEdit] = []
        self._asked: list[Asked] = []
        self.setLayout(column(self._title, self._grid, self._said, gap=SPACE_2))
        self.hide()

    def ask(self, title: str, rows: Rows) -> None:
        """Show the fields, with the keyboard in the first."""
        self._clear()
        self._title.setText(title)
        for line, (words, asked) in enumerate(rows):
            self._grid.addWidget(label(words, "small"), line, 0)
            for place, number in enumerate(asked, start=1):
                self._grid.addWidget(self._field(number), line, place, 1, 2 if len(asked) == 1 else 1)
        self.complain("")
        self.show()
        self.fields[0].setFocus(Qt.FocusReason.OtherFocusReason)
        self.fields[0].selectAll()
        QTimer.singleShot(0, self, self._come_into_sight)  # once it has its place

    def renew(self, rows: Rows) -> None:
        """Show the same numbers with other values, where nothing is typed."""
        self._asked = [asked for _, some in rows for asked in some]
        for field, asked in zip(self.fields, self._asked, strict=True):
            if not field.isModified():
                selected = field.hasSelectedText()
                field.setText(_shown(asked))
                if selected:
                    field.selectAll()

    def try_again(self) -> None:
        """Try what is typed, if anything is."""
        if any(field.isModified() for field in self.fields):
            self._try()

    def close_fields(self) -> None:
        """Show nothing any more."""
        self.hide()
        self._clear()

    def complain(self, text: str) -> None:
        """Say what is wrong; an empty text says that all is well."""
        say(self._said, text or tr("Enter sets them, Esc backs out."), "danger" if text else "small")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Answer Enter and Escape in a field, before a shortcut of the window does."""
        if not isinstance(event, QKeyEvent) or event.key() not in (*ENTER, Qt.Key.Key_Escape):
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress:
            self._answer(event.key())
        return True

    def _come_into_sight(self) -> None:
        above = self.parentWidget()
        while above is not None and not isinstance(above, QScrollArea):
            above = above.parentWidget()
        if above is not None:
            above.ensureWidgetVisible(self)

    def _answer(self, key: int) -> None:
        numbers = self._numbers()
        if key == Qt.Key.Key_Escape:
            self.left.emit()
        elif numbers is not None:
            self.given.emit(numbers)

    def _field(self, asked: Asked) -> QLineEdit:
        field = QLineEdit(_shown(asked))
        field.setAccessibleName(asked.name)
        field.setToolTip(asked.name)
        field.setProperty("role", "number")
        field.installEventFilter(self)
        field.textEdited.connect(lambda _text: self._try())
        self.fields.append(field)
        self._asked.append(asked)
        return field

    def _try(self) -> None:
        self.complain("")
        self.tried.emit(self._numbers())

    def _numbers(self) -> Numbers | None:
        """Read every field; mark those that are wrong, and say what is wrong with the first."""
        numbers, faults = [], []
        for field, asked in zip(self.fields, self._asked, strict=True):
            number = typed_number(field.text(), asked.decimals)
            fault = _fault(number, asked)
            set_property(field, "fault", "true" if fault else "false")
            faults += [fault] if fault else []
            numbers.append(0.0 if number is None else number)
        if faults:
            self.complain(faults[0])
        return None if faults else tuple(numbers)

    def _clear(self) -> None:
        self.fields, self._asked = [], []
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.removeEventFilter(self)
                widget.hide()
                widget.deleteLater()


def _shown(asked: Asked) -> str:
    return "" if asked.value is None else f"{asked.value:.{asked.decimals}f}"


def _fault(number: float | None, asked: Asked) -> str:
    if number is None:
        return tr("{name}: a number such as 57.25, with at most {n} decimal(s)", name=asked.name, n=asked.decimals)
    if not asked.low <= number <= asked.high:
        return tr("{name}: between {low:g} and {high:g}", name=asked.name, low=asked.low, high=asked.high)
    return ""
