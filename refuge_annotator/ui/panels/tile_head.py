"""The words above one of the pictures side by side: whose it is, and how near the vote."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from refuge_annotator.ui.panels.swatch import Swatch
from refuge_annotator.ui.parts import label, row, say, set_property
from refuge_annotator.ui.theme import SPACE_2
from refuge_annotator.view.palette import rater_style

HEIGHT = 26
FIGURES = 2


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure and the role it is said in: ``warn`` where it stands out, ``small`` where it does not count."""

    words: str
    role: str = ""


class TileHead(QWidget):
    """One slim line; its place is a rater's, or None for the vote."""

    def __init__(self, place: int | None, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("tilehead")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.figures: list[QLabel] = [label("") for _ in range(FIGURES)]
        swatch = [] if place is None else [Swatch(rater_style(place))]
        layout = row(label(name, "heading"), *swatch, 1, *self.figures, gap=SPACE_2)
        layout.setContentsMargins(SPACE_2, 0, SPACE_2, 0)
        self.setLayout(layout)
        self.setFixedHeight(HEIGHT)

    def show_figures(self, figures: Sequence[Figure], *, under: bool) -> None:
        """Show other figures, and whether the pointer is over the picture."""
        for part, figure in zip(self.figures, figures, strict=False):
            say(part, figure.words, figure.role)
        set_property(self, "under", under)
