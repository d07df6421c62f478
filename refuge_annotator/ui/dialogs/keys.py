"""The cheat sheet of keys."""

from collections.abc import Sequence

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QScrollArea, QWidget

from refuge_annotator.ui.dialogs.dialog import Dialog
from refuge_annotator.ui.parts import column, label, named, row
from refuge_annotator.ui.theme import SPACE_1, SPACE_2, SPACE_4, SPACE_6
from refuge_annotator.ui.words import tr

Table = Sequence[tuple[str, Sequence[tuple[str, str]]]]


class KeysDialog(Dialog):
    """Every key in three columns."""

    def __init__(self, parent: QWidget | None, table: Table) -> None:
        super().__init__(parent, tr("Keys"), width=980)
        groups = [*table, (tr("On the photograph"), drawing_keys())]
        columns = [column(gap=SPACE_4) for _ in range(3)]
        heights = [0, 0, 0]
        for title, keys in groups:
            place = heights.index(min(heights))
            heights[place] += len(keys) + 2
            columns[place].addLayout(self._group(title, keys))
        for entry in columns:
            entry.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(named("panel", row(*columns, gap=SPACE_6)))
        scroll.setMinimumHeight(520)
        self.content.addWidget(scroll)
        self.add_button(tr("Close"), self.accept, primary=True)

    def _group(self, title: str, keys: Sequence[tuple[str, str]]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(SPACE_2)
        grid.setVerticalSpacing(SPACE_1)
        grid.addWidget(label(title, "section"), 0, 0, 1, 2)
        for place, (words, shortcut) in enumerate(keys, start=1):
            native = QKeySequence(shortcut).toString(QKeySequence.SequenceFormat.NativeText) or shortcut
            grid.addWidget(label(words), place, 0)
            holder = QWidget()
            holder.setLayout(row(1, label(native, "key")))
            grid.addWidget(holder, place, 1)
        grid.setColumnStretch(0, 1)
        return grid


def drawing_keys() -> list[tuple[str, str]]:
    """Return the keys of the canvas that are no menu entries."""
    return [
        (tr("Move the cross or the point by 1 px"), tr("Arrows")),
        (tr("… by 5 px, by a quarter"), tr("Shift, Alt")),
        (tr("Move the whole ellipse"), tr("Ctrl+Arrows")),
        (tr("Mark at the cross"), "X"),
        (tr("Next point, last point"), tr("Tab, Shift+Tab")),
        (tr("Rotate"), "[  ]"),
        (tr("Scale"), "+  −"),
        (tr("Hide all overlays while held"), "H"),
        (tr("Pan"), tr("Space+drag, middle button")),
        (tr("Zoom about the pointer"), tr("Wheel")),
        (tr("Back out of a gesture"), tr("Esc")),
    ]
