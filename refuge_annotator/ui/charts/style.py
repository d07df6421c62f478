"""How charts look: colours of the theme, and for every rater a colour and a marker, each enough by itself."""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPen

from refuge_annotator.ui.theme import colors

ON_LIGHT = ("#0b6e99", "#c2571a", "#5b4bb7", "#1f7a4d", "#a3246f", "#8a6d00", "#46545f")
ON_DARK = ("#6cc5f0", "#f0a06a", "#b0a4f5", "#6fd3a0", "#ee86bd", "#d9c04f", "#a9b6c2")
MARKERS = ("o", "s", "t1", "d", "t", "p", "star")
DOT = 7.0  # screen pixels


@dataclass(frozen=True, slots=True)
class Mark:
    """A rater's colour and marker; `faint` is the colour of many dots that lie over each other."""

    color: str
    symbol: str

    @property
    def faint(self) -> QColor:
        """The colour, half transparent."""
        color = QColor(self.color)
        color.setAlpha(170)
        return color


def rater_mark(place: int) -> Mark:
    """Return the mark of the rater at a place in study order; both repeat after seven."""
    palette = ON_DARK if colors().name == "dark" else ON_LIGHT
    return Mark(palette[place % len(palette)], MARKERS[place % len(MARKERS)])


def pen(role: str, width: float = 1.0, *, dashed: bool = False) -> QPen:
    """Return a line in one of the theme's colours, `width` screen pixels wide."""
    made = QPen(QColor(getattr(colors(), role)), width)
    made.setCosmetic(True)
    if dashed:
        made.setStyle(Qt.PenStyle.CustomDashLine)
        made.setDashPattern([4.0, 3.0])
    return made


def ink_on(color: QColor) -> QColor:
    """Return black or white, whichever is read better on a colour."""
    red, green, blue = (_linear(part) for part in (color.redF(), color.greenF(), color.blueF()))
    light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return QColor("#000000" if (light + 0.05) ** 2 > 0.05 * 1.05 else "#ffffff")  # the better contrast of WCAG 2


def shade(share: float) -> QColor:
    """Return a colour between the page's and the accent, for a value between 0 and 1."""
    low, high = QColor(colors().raised), QColor(colors().accent)
    part = min(max(share, 0.0), 1.0)
    pairs = ((low.red(), high.red()), (low.green(), high.green()), (low.blue(), high.blue()))
    return QColor(*(round(a + (b - a) * part) for a, b in pairs))


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
