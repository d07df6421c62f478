"""The tools in one slim bar at the photograph's edge."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolButton, QWidget

from refuge_annotator.ui.icons import SIZE, icon
from refuge_annotator.ui.parts import column, rule
from refuge_annotator.ui.theme import SPACE_1, SPACE_2

WIDTH = 44


class Toolstrip(QWidget):
    """One button per action; those in `checkable` show which tool is in hand."""

    def __init__(
        self, groups: Sequence[Sequence[str]], actions: Mapping[str, QAction], symbols: Mapping[str, str]
    ) -> None:
        super().__init__()
        self.setObjectName("toolstrip")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.buttons: dict[str, QToolButton] = {}
        self._symbols = symbols
        layout = column(gap=SPACE_1, margin=SPACE_1)
        for place, group in enumerate(groups):
            if place:
                layout.addSpacing(SPACE_2)
                layout.addWidget(rule())
                layout.addSpacing(SPACE_2)
            for action_id in group:
                layout.addWidget(self._button(action_id, actions[action_id]))
        layout.addStretch(1)
        self.setLayout(layout)
        self.setFixedWidth(WIDTH)

    def check(self, action_id: str) -> None:
        """Show which tool is in hand."""
        for key, entry in self.buttons.items():
            entry.setChecked(key == action_id)

    def restyle(self) -> None:
        """Tint the icons anew."""
        for key, entry in self.buttons.items():
            entry.setIcon(icon(self._symbols[key]))

    def _button(self, action_id: str, action: QAction) -> QToolButton:
        entry = QToolButton()
        entry.setProperty("role", "tool")
        entry.setIcon(icon(self._symbols[action_id]))
        entry.setIconSize(QSize(SIZE, SIZE))
        entry.setCheckable(True)
        keys = action.shortcut().toString()
        entry.setToolTip(f"{action.text()}  ({keys})" if keys else action.text())
        entry.setAccessibleName(action.text())
        entry.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        entry.clicked.connect(lambda: self._run(entry, action))
        self.buttons[action_id] = entry
        return entry

    def _run(self, entry: QToolButton, action: QAction) -> None:
        was = not entry.isChecked()  # the click toggled it; the page decides what is checked
        entry.setChecked(was)
        action.trigger()
