"""The small parts every page is made of."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLayout, QPushButton, QSpinBox, QVBoxLayout, QWidget

from refuge_annotator.ui.icons import icon
from refuge_annotator.ui.theme import SPACE_2, SPACE_3


def label(text: str, role: str = "", *, wrap: bool = False) -> QLabel:
    """Return a text in one of the style sheet's roles; it is shown as it is, never as markup."""
    result = QLabel(text)
    result.setTextFormat(Qt.TextFormat.PlainText)
    result.setWordWrap(wrap)
    if role:
        result.setProperty("role", role)
    return result


def say(target: QLabel, text: str, role: str) -> None:
    """Change a label's text and role."""
    target.setText(text)
    set_property(target, "role", role)


def set_property(widget: QWidget, name: str, value: object) -> None:
    """Set a property that the style sheet looks at, and dress the widget anew."""
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def button(text: str, run: Callable[[], object], role: str = "", symbol: str = "") -> QPushButton:
    """Return a button that says what it does."""
    result = QPushButton(text)
    result.clicked.connect(lambda _checked: run())
    if role:
        result.setProperty("role", role)
    if symbol:
        result.setIcon(icon(symbol))
    result.setAutoDefault(False)
    return result


def action_button(action: QAction, role: str = "") -> QPushButton:
    """Return a button that does what a menu entry does, and tells its keys."""
    result = button(action.text(), action.trigger, role)
    result.setToolTip(action.shortcut().toString(QKeySequence.SequenceFormat.NativeText))
    return result


def switch(text: str, run: Callable[[], object], tip: str = "", role: str = "answer") -> QPushButton:
    """Return a button that is down while what it says is so; a click leaves the keyboard with the photograph."""
    result = button(text, run, role)
    result.setCheckable(True)
    result.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    result.setToolTip(tip)
    return result


def column(*items: QWidget | QLayout | int, gap: int = SPACE_2, margin: int = 0) -> QVBoxLayout:
    """Stack widgets, layouts and stretches (whole numbers)."""
    layout = QVBoxLayout()
    _fill(layout, items, gap, margin)
    return layout


def row(*items: QWidget | QLayout | int, gap: int = SPACE_2, margin: int = 0) -> QHBoxLayout:
    """Set widgets, layouts and stretches (whole numbers) side by side."""
    layout = QHBoxLayout()
    _fill(layout, items, gap, margin)
    return layout


def steps(field: QSpinBox, fewer: str, more: str, *words: QWidget, width: int = 48) -> QHBoxLayout:
    """Return a small number with a button at either side, whose names a screen reader tells."""
    field.setAlignment(Qt.AlignmentFlag.AlignCenter)
    field.setFixedWidth(width)
    less, plus = button("−", field.stepDown, "step"), button("+", field.stepUp, "step")
    less.setAccessibleName(fewer)
    plus.setAccessibleName(more)
    return row(less, field, plus, *words, 1)


def named(name: str, layout: QLayout) -> QWidget:
    """Return a widget with a name the style sheet knows and this layout."""
    result = QWidget()
    result.setObjectName(name)
    result.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    result.setLayout(layout)
    return result


def card(*items: QWidget | QLayout | int) -> QWidget:
    """Return a raised card."""
    return named("card", column(*items, margin=SPACE_3))


def rule(name: str = "rule") -> QFrame:
    """Return a hairline: ``rule`` lies, ``upright`` stands."""
    result = QFrame()
    result.setObjectName(name)
    return result


def _fill(layout: QVBoxLayout | QHBoxLayout, items: tuple[QWidget | QLayout | int, ...], gap: int, margin: int) -> None:
    layout.setSpacing(gap)
    layout.setContentsMargins(margin, margin, margin, margin)
    for item in items:
        if isinstance(item, int):
            layout.addStretch(item)
        elif isinstance(item, QLayout):
            layout.addLayout(item)
        else:
            layout.addWidget(item)
