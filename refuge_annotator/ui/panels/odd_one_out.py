"""Small charts that answer who is the odd one out: one strip of dots per figure."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from refuge_annotator.ui.theme import TEXT_SMALL, colors
from refuge_annotator.view.palette import rater_style

STRIP, NAME, END = 38, 66, 32  # pixels: height of a strip, width of its name and of a figure at the axis' end
LETTER, AXIS, DOT = 13.0, 29.0, 4.0  # width kept for a letter; where the axis lies in a strip; radius of a dot


@dataclass(frozen=True, slots=True)
class Strip:
    """One figure of all raters.

    Attributes
    ----------
    values
        By the place of the rater's letter.
    faint
        Places that do not count.
    vote
        The figure of the vote itself, where it has one.
    span
        The least that the axis spans, so that close agreement looks close.
    top
        Where the axis ends, for a figure that cannot be larger.
    """

    name: str
    values: Mapping[int, float]
    faint: frozenset[int] = frozenset()
    vote: float | None = None
    span: float = 0.2
    top: float | None = None


class OddOneOut(QWidget):
    """The strips under each other, letters above their dots."""

    def __init__(self) -> None:
        super().__init__()
        self._strips: tuple[Strip, ...] = ()

    def show_strips(self, strips: Iterable[Strip]) -> None:
        """Show other figures."""
        self._strips = tuple(strips)
        self.setFixedHeight(STRIP * len(self._strips))
        self.setAccessibleDescription("; ".join(_told(strip) for strip in self._strips))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room that the strips take."""
        return QSize(200, STRIP * len(self._strips))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint every strip."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = QFont(self.font())
        font.setPixelSize(TEXT_SMALL)
        painter.setFont(font)
        for place, strip in enumerate(self._strips):
            painter.save()
            painter.translate(0, place * STRIP)
            self._paint(painter, strip)
            painter.restore()

    def _paint(self, painter: QPainter, strip: Strip) -> None:
        theme = colors()
        painter.setPen(QColor(theme.muted))
        painter.drawText(QRectF(0, AXIS - 10, NAME, 20), Qt.AlignmentFlag.AlignVCenter, strip.name)
        low, high = _range(strip)
        left, right = NAME + END + 6, self.width() - END - 6
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.drawLine(QLineF(left, AXIS, right, AXIS))
        if not strip.values:
            return

        def across(value: float) -> float:
            return left + (value - low) / (high - low) * (right - left)

        if strip.vote is not None:
            painter.setPen(QPen(QColor(theme.text), 1.5))
            painter.drawLine(QLineF(across(strip.vote), AXIS - 7, across(strip.vote), AXIS + 7))
        feet = {place: across(value) for place, value in strip.values.items()}
        for place, x in spread(feet, LETTER, left, right).items():
            self._dot(painter, place, feet[place], x, place in strip.faint)
        painter.setPen(QColor(theme.muted))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        for end, x in ((low, NAME), (high, self.width() - END)):
            painter.drawText(QRectF(x, AXIS - 10, END, 20), flags, f"{end:.2f}")

    def _dot(self, painter: QPainter, place: int, foot: float, x: float, faint: bool) -> None:
        theme, style = colors(), rater_style(place)
        painter.setOpacity(0.4 if faint else 1.0)
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.drawLine(QLineF(x, 15, foot, AXIS - DOT))
        painter.setPen(QPen(QColor(style.casing if theme.name == "dark" else theme.text), 1))
        painter.setBrush(QColor(style.color))
        painter.drawEllipse(QPointF(foot, AXIS), DOT, DOT)
        painter.setPen(QColor(theme.text))
        painter.drawText(QRectF(x - 10, 1, 20, 14), Qt.AlignmentFlag.AlignCenter, style.letter)
        painter.setOpacity(1.0)


def spread(feet: Mapping[int, float], width: float, low: float, high: float) -> dict[int, float]:
    """Return where letters stand that belong over these feet: `width` apart at least, between low and high, in order.

    Neighbours that would overlap move aside together, as far as they must.
    """
    groups: list[tuple[list[int], list[float]]] = []
    for place in sorted(feet, key=lambda p: (feet[p], p)):
        groups.append(([place], [feet[place]]))
        while len(groups) > 1 and _start(groups[-1][1], width, low, high) < _end(groups[-2][1], width, low, high):
            places, wishes = groups.pop()
            groups[-1][0].extend(places)
            groups[-1][1].extend(wishes)
    return {
        place: _start(wishes, width, low, high) + i * width
        for places, wishes in groups
        for i, place in enumerate(places)
    }


def _start(wishes: Sequence[float], width: float, low: float, high: float) -> float:
    middle = sum(wishes) / len(wishes)
    span = (len(wishes) - 1) * width
    return min(max(middle - span / 2, low), high - span)


def _end(wishes: Sequence[float], width: float, low: float, high: float) -> float:
    return _start(wishes, width, low, high) + len(wishes) * width


def _range(strip: Strip) -> tuple[float, float]:
    values = [*strip.values.values(), *([] if strip.vote is None else [strip.vote])]
    if not values:
        return 0.0, 1.0
    low, high = min(values), max(values)
    if strip.top is not None:
        return min(low, strip.top - strip.span), strip.top
    wanting = max(strip.span - (high - low), 0.0) / 2
    return low - wanting, high + wanting


def _told(strip: Strip) -> str:
    said = ", ".join(f"{rater_style(p).letter} {v:.2f}" for p, v in sorted(strip.values.items()))
    return f"{strip.name}: {said}"
