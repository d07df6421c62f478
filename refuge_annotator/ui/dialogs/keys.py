"""The cheat sheet of keys."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QWidget

from refuge_annotator.ui.dialogs.dialog import Dialog
from refuge_annotator.ui.parts import column, label, named, row
from refuge_annotator.ui.theme import SPACE_1, SPACE_2, SPACE_4, SPACE_6
from refuge_annotator.ui.words import tr

Keys = Sequence[tuple[str, str]]  # what it does, shortcut
Table = Sequence[tuple[str, Keys]]  # menu, its keys
COLUMNS = 3
HEIGHT = 620
NARROW, OTHERS = 1280, 190  # below this width of the screen one column fewer; the height of what is round the sheet


class KeysDialog(Dialog):
    """Every key, in as many columns as the screen has room for."""

    def __init__(self, parent: QWidget | None, table: Table) -> None:
        super().__init__(parent, tr("Keys"))
        screen = self.screen().availableSize()
        count = COLUMNS if screen.width() >= NARROW else COLUMNS - 1
        groups = [(title, [(words, _native(k)) for words, k in folded(keys)]) for title, keys in table if keys]
        groups.append((tr("On the photograph"), drawing_keys()))
        columns = [column(gap=SPACE_4) for _ in range(count)]
        for entry, part in zip(columns, parted([len(keys) + 1 for _, keys in groups], count), strict=True):
            for place in part:
                entry.addLayout(_group(*groups[place]))
            entry.addStretch(1)
        body = row(*columns, gap=SPACE_6)
        for place in range(count):
            body.setStretch(place, 1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._sheet = named("panel", body)
        scroll.setWidget(self._sheet)
        scroll.setMinimumHeight(min(body.sizeHint().height(), HEIGHT, screen.height() - OTHERS))
        self._scroll = scroll
        self.content.addWidget(scroll)
        self.add_button(tr("Close"), self.accept, primary=True)

    def showEvent(self, event: QShowEvent) -> None:
        """Come up as wide as the sheet, which is dressed only now."""
        bar = self._scroll.verticalScrollBar()
        self._scroll.setMinimumWidth(self._sheet.minimumSizeHint().width() + bar.sizeHint().width())
        self.setMinimumWidth(self._scroll.minimumWidth() + 2 * SPACE_6)
        self.resize(self.minimumWidth(), self.height())
        super().showEvent(event)


def folded(keys: Keys) -> list[tuple[str, str]]:
    """Return keys with each run of one deed for several, such as Ctrl+1 to Ctrl+7, as one line."""
    runs: list[list[tuple[str, str]]] = []
    for words, keys_of in keys:
        last = runs[-1][-1] if runs else ("", "")
        if _follows(last, (words, keys_of)):
            runs[-1].append((words, keys_of))
        else:
            runs.append([(words, keys_of)])
    return [run[0] if len(run) == 1 else _one_line(run) for run in runs]


def parted(sizes: Sequence[int], columns: int) -> list[list[int]]:
    """Share groups out to columns so that the columns are about as long as each other; the largest groups first."""
    parts: list[list[int]] = [[] for _ in range(columns)]
    for place in sorted(range(len(sizes)), key=lambda p: -sizes[p]):
        min(parts, key=lambda part: sum(sizes[p] for p in part)).append(place)
    return sorted(sorted(part) for part in parts)


def drawing_keys() -> list[tuple[str, str]]:
    """Return the keys of the canvas that are no menu entries."""
    return [
        (tr("Move the cross, or the chosen point by 1 px"), tr("Arrows")),
        (tr("Move the whole outline, or the fovea, by 1 px"), tr("Ctrl+Arrows")),
        (tr("Set a point, or the fovea, at the cross"), "X"),
        (tr("Choose the next point, the one before"), tr("Tab, Shift+Tab")),
        (tr("Rotate the outline by 1°"), "[  ]"),
        (tr("Scale the outline by 1 %"), "+  −"),
        (tr("Five times as much"), tr("with Shift")),
        (tr("A quarter as much"), tr("with Alt")),
        (tr("Both ends of an axis at once"), tr("Alt+drag")),
        (tr("Hide all overlays while held"), "H"),
        (tr("Pan"), tr("Space+drag, middle button")),
        (tr("Zoom about the pointer"), tr("Wheel")),
        (tr("Contrast across, brightness upwards"), tr("Right-button drag")),
        (tr("Back out of a gesture"), tr("Esc")),
    ]


def _group(title: str, keys: Keys) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(SPACE_2)
    grid.setVerticalSpacing(SPACE_1)
    grid.addWidget(label(title.upper(), "section"), 0, 0, 1, 2)
    for place, (words, shortcut) in enumerate(keys, start=1):
        grid.addWidget(label(words), place, 0)
        grid.addWidget(label(shortcut, "key"), place, 1, Qt.AlignmentFlag.AlignRight)
    grid.setColumnStretch(0, 1)
    return grid


def _native(keys: str) -> str:
    """Return keys as this computer writes them; a run of keys as it stands."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText) or keys


def _follows(last: tuple[str, str], new: tuple[str, str]) -> bool:
    (words, keys), (next_words, next_keys) = last, new
    digits = keys[-1:].isdigit() and next_keys[-1:].isdigit()
    return (
        digits
        and keys[:-1] == next_keys[:-1]
        and int(next_keys[-1]) == int(keys[-1]) + 1
        and words[:-1] == next_words[:-1]
    )


def _one_line(run: Sequence[tuple[str, str]]) -> tuple[str, str]:
    (first, first_keys), (last, last_keys) = run[0], run[-1]
    return f"{first} … {last[-1]}", f"{first_keys} … {last_keys[-1]}"
