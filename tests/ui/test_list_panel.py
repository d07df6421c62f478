"""The list keeps no picture that the thumbnails have let go."""

from pathlib import Path

import numpy as np
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor

from refuge_annotator.ui.panels.list_panel import Entry, ListModel

ENTRY = Entry("a", "P-1", "not begun", "muted", Path("a.png"))


class Thumbnails(QObject):
    """Holds one thumbnail until it is let go."""

    ready = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.kept = {"a": np.full((4, 6, 3), (200, 100, 50), np.uint8)}

    def get(self, key: str, _path: Path) -> np.ndarray | None:
        return self.kept.get(key)


def test_a_thumbnail_is_shown_as_long_as_it_is_kept(qapp):
    thumbnails = Thumbnails()
    model = ListModel(thumbnails)
    shown = model.pixmap(ENTRY)
    assert (shown.width(), shown.height()) == (6, 4)
    assert shown.toImage().pixelColor(5, 3) == QColor(200, 100, 50)
    thumbnails.kept.clear()
    assert shown.toImage().pixelColor(0, 0) == QColor(200, 100, 50)
    assert model.pixmap(ENTRY) is None


def test_an_entry_without_a_file_has_no_thumbnail(qapp):
    assert ListModel(Thumbnails()).pixmap(Entry("a", "P-1", "not begun", "muted")) is None
