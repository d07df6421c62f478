"""A quiet plot in the theme's colours: what is pointed at is told, what is clicked is chosen, the wheel magnifies."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent
from PySide6.QtWidgets import QGraphicsRectItem, QWidget

from refuge_annotator.ui.charts.pane import Pane
from refuge_annotator.ui.charts.style import DOT, Mark, pen
from refuge_annotator.ui.theme import SPACE_2, SPACE_4, TEXT_BODY, TEXT_SMALL, colors

REACH = 14.0  # screen pixels between pointer and dot
STEP = 0.8  # of what is shown, for a key that magnifies


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in a chart that can be pointed at.

    Attributes
    ----------
    image
        The photograph that a click opens; empty for none.
    words
        What is told of it.
    """

    x: float
    y: float
    image: str
    words: str


class Axes:
    """One pair of axes."""

    def __init__(self, item: pg.PlotItem) -> None:
        self.item = item
        self.pane: Pane = item.vb
        self.spots: list[Spot] = []
        self._wide = False  # whether a spot is a whole cell
        self._ring = pg.ScatterPlotItem(pxMode=True, brush=None)
        self._ring.setZValue(50)
        item.hideButtons()
        item.setMenuEnabled(False)
        item.addItem(self._ring, ignoreBounds=True)
        for side in ("left", "bottom"):
            axis = item.getAxis(side)
            axis.enableAutoSIPrefix(False)
            axis.setPen(pen("line"))
            axis.setTextPen(colors().muted)
            axis.setTickFont(_font(TEXT_SMALL))
            axis.setStyle(tickLength=0)

    def name_axes(self, x: str = "", y: str = "") -> None:
        """Say what the axes show, with units."""
        style = {"color": colors().muted, "font-size": f"{TEXT_SMALL}px"}
        for side, text in (("bottom", x), ("left", y)):
            if text:
                self.item.setLabel(side, text, **style)

    def title(self, text: str) -> None:
        """Write a title over the axes."""
        self.item.setTitle(text, color=colors().text, size=f"{TEXT_BODY - 3}pt", justify="left")

    def ticks(self, side: str, names: Sequence[tuple[float, str]]) -> None:
        """Name places along a side (``left`` or ``bottom``)."""
        self.item.getAxis(side).setTicks([list(names), []])

    def span(self, x: tuple[float, float] | None = None, y: tuple[float, float] | None = None) -> None:
        """Show just this, and never anything beyond it."""
        self.pane.settle(x, y)

    def grid(self, *, x: bool = False, y: bool = False) -> None:
        """Lay faint lines behind the data."""
        self.item.showGrid(x=x, y=y, alpha=0.22)

    def keep_room(self, left: int, bottom: int) -> None:
        """Give axes the same room in screen pixels, so that plots beside each other are alike."""
        self.item.getAxis("left").setWidth(left)
        self.item.getAxis("bottom").setHeight(bottom)

    def dots(self, spots: Sequence[Spot], mark: Mark, size: float = DOT) -> None:
        """Draw dots that can be pointed at."""
        self.item.addItem(
            pg.ScatterPlotItem(
                x=[s.x for s in spots], y=[s.y for s in spots], symbol=mark.symbol, size=size, pen=None,
                brush=mark.faint, pxMode=True,
            )
        )  # fmt: skip
        self.spots += spots

    def ring(self, x: float, y: float, size: float = 11.0) -> None:
        """Draw one hollow mark over the dots."""
        item = pg.ScatterPlotItem(
            x=[x], y=[y], symbol="o", size=size, pen=pen("text", 2.0), brush=colors().surface, pxMode=True
        )
        item.setZValue(20)
        self.item.addItem(item)

    def line(self, x: Sequence[float], y: Sequence[float], role: str = "text", width: float = 1.5) -> None:
        """Draw a line through points."""
        item = pg.PlotCurveItem(x=np.asarray(x, float), y=np.asarray(y, float), pen=pen(role, width), antialias=True)
        item.setZValue(10)
        self.item.addItem(item)

    def rule(self, value: float, *, upright: bool = False, role: str = "text", dashed: bool = False) -> None:
        """Draw a line across at a value."""
        item = pg.InfiniteLine(pos=value, angle=90 if upright else 0, pen=pen(role, 1.2, dashed=dashed))
        item.setZValue(5)
        self.item.addItem(item, ignoreBounds=True)

    def text(
        self, x: float, y: float, words: str, role: str | QColor = "text", anchor: tuple[float, float] = (0, 0.5)
    ) -> None:
        """Write beside a place; `anchor` is the part of the words that lies on it, (0, 0) the top left."""
        color = getattr(colors(), role) if isinstance(role, str) else role
        item = pg.TextItem(words, color=color, anchor=anchor)
        item.setFont(_font(TEXT_SMALL))
        item.setPos(x, y)
        item.setZValue(30)
        self.item.addItem(item, ignoreBounds=True)

    def head(self, words: str) -> None:
        """Write in the upper left corner, where it stays whatever part is shown."""
        behind = QColor(colors().surface)
        behind.setAlpha(200)
        item = pg.TextItem(words, color=colors().text, fill=behind)
        item.setFont(_font(TEXT_SMALL))
        item.setParentItem(self.pane)
        item.setZValue(30)

    def key(self, names: Sequence[tuple[Mark, str]]) -> None:
        """Name the markers in the upper right corner."""
        legend = self.item.addLegend(offset=(-1, 1), labelTextColor=colors().text, labelTextSize=f"{TEXT_SMALL}px")
        legend.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        for mark, name in names:
            sample = pg.ScatterPlotItem(symbol=mark.symbol, size=9.0, pen=None, brush=QColor(mark.color))
            legend.addItem(sample, name)

    def block(self, left: float, bottom: float, width: float, height: float, color: QColor) -> None:
        """Fill a rectangle."""
        item = QGraphicsRectItem(QRectF(left, bottom, width, height))
        item.setPen(pen("surface", 1.0))
        item.setBrush(color)
        self.item.addItem(item)

    def cells(self, spots: Sequence[Spot]) -> None:
        """Let whole cells of size one be pointed at."""
        self._wide = True
        self.spots += spots

    def nearest(self, scene: QPointF) -> tuple[float, Spot] | None:
        """Return the spot under a place of the scene, and how far away it is in screen pixels."""
        box = self.item.vb.sceneBoundingRect()
        if not self.spots or not box.contains(scene):
            return None
        if self._wide:
            at = self.item.vb.mapSceneToView(scene)
            inside = (s for s in self.spots if abs(s.x - at.x()) <= 0.5 and abs(s.y - at.y()) <= 0.5)
            found = next(inside, None)
            return None if found is None else (0.0, found)
        (x0, x1), (y0, y1) = self.item.vb.viewRange()
        xy = np.array([(s.x, s.y) for s in self.spots])
        x = box.left() + (xy[:, 0] - x0) / (x1 - x0) * box.width()
        down = (xy[:, 1] - y0) / (y1 - y0)
        y = box.top() + (down if self.pane.yInverted() else 1 - down) * box.height()
        away = np.hypot(x - scene.x(), y - scene.y())
        place = int(np.argmin(away))
        return (float(away[place]), self.spots[place]) if away[place] <= REACH else None

    def shows(self, spot: Spot) -> bool:
        """Tell whether a spot lies in what is shown."""
        (x0, x1), (y0, y1) = self.pane.viewRange()
        return bool(x0 <= spot.x <= x1 and y0 <= spot.y <= y1)

    def show_ring(self, spot: Spot | None) -> None:
        """Ring what is pointed at, and faintly all that tells of the same photograph."""
        if spot is None:
            self._ring.setData([], [])
            return
        same = [s for s in self.spots if s is not spot and s.image and s.image == spot.image and not self._wide]
        here = [spot] if any(s is spot for s in self.spots) else []
        rings = [{"pos": (s.x, s.y), "size": 13, "pen": pen("muted", 1.5)} for s in same]
        rings += [{"pos": (s.x, s.y), "size": 17, "pen": pen("accent", 2.5)} for s in here]
        self._ring.setData(rings)


class Plot(pg.GraphicsLayoutWidget):  # type: ignore[misc]
    """Holds the axes of one chart.

    Signals
    -------
    pointed
        The Spot under the pointer, or None.
    chosen
        The photograph of the Spot that was clicked, or that Return was pressed on.
    """

    pointed = Signal(object)
    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.axes: list[Axes] = []
        self.spot: Spot | None = None
        self.setFocusPolicy(Qt.FocusPolicy.WheelFocus)
        self.setFrameShape(self.Shape.NoFrame)
        self.setMinimumSize(240, 180)
        self.ci.layout.setSpacing(SPACE_4)
        self.ci.setContentsMargins(0, SPACE_2, 0, 0)  # half a number stands above the axis
        self.scene().contextMenu = []  # a dialog that saves pictures would show the computer's folders
        self.scene().sigMouseMoved.connect(self._moved)
        self.scene().sigMouseClicked.connect(self._clicked)

    def start(self) -> None:
        """Begin another chart."""
        self._point(None)
        self.axes = []
        self.clear()
        self.setBackground(colors().surface)

    def add(self, row: int = 0, column: int = 0) -> Axes:
        """Return a new pair of axes at a place in the grid."""
        made = Axes(self.addPlot(row=row, col=column, viewBox=Pane()))
        made.pane.sigRangeChangedManually.connect(lambda _: self._together(made.pane))
        self.axes.append(made)
        return made

    def show_all(self) -> None:
        """Show what the chart showed at first."""
        for axes in self.axes:
            axes.pane.show_all()
        self._point(None)

    @property
    def spots(self) -> list[Spot]:
        """All that can be pointed at, from left to right and from the highest down, axes by axes."""
        return [s for axes in self.axes for s in _in_order(axes.spots)]

    def walk(self, step: int) -> None:
        """Point at the next spot that is shown, or the one before."""
        spots = [s for axes in self.axes for s in _in_order(axes.spots) if axes.shows(s)]
        if not spots:
            return
        here = next((i for i, s in enumerate(spots) if s is self.spot), None)
        there = (0 if step > 0 else len(spots) - 1) if here is None else (here + step) % len(spots)
        self._point(spots[there])

    def choose(self) -> None:
        """Choose what is pointed at."""
        if self.spot is not None and self.spot.image:
            self.chosen.emit(self.spot.image)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk by arrows, choose by Return, magnify by plus and minus, show all by 0."""
        steps = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}
        key = Qt.Key(event.key())
        if key in steps:
            self.walk(steps[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.choose()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus):
            self._magnify(1 / STEP if key is Qt.Key.Key_Minus else STEP)
        elif key in (Qt.Key.Key_0, Qt.Key.Key_A):
            self.show_all()
        else:
            event.ignore()

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing."""
        super().leaveEvent(event)
        self._point(None)

    def _moved(self, at: QPointF) -> None:
        self._point(self._under(at))

    def _clicked(self, event: object) -> None:
        button, at = event.button(), event.scenePos()  # type: ignore[attr-defined]
        if button == Qt.MouseButton.LeftButton and event.double():  # type: ignore[attr-defined]
            self.show_all()
        elif button == Qt.MouseButton.LeftButton:
            self._point(self._under(at))
            self.choose()

    def _magnify(self, factor: float) -> None:
        """Magnify about what is pointed at, else about the middle."""
        spot = self.spot
        axes = next((a for a in self.axes if any(s is spot for s in a.spots)), self.axes[0] if self.axes else None)
        if axes is not None:
            axes.pane.magnify(factor, None if spot is None else (spot.x, spot.y))

    def _together(self, moved: Pane) -> None:
        """Let panes that began alike stay alike, so that what lies in them can be compared."""
        for axes in self.axes:
            if axes.pane is not moved and axes.pane.home == moved.home:
                axes.pane.show_part(moved.viewRange())

    def _under(self, at: QPointF) -> Spot | None:
        found = [near for axes in self.axes if (near := axes.nearest(at)) is not None]
        return min(found, key=lambda near: near[0])[1] if found else None

    def _point(self, spot: Spot | None) -> None:
        if spot is self.spot:
            return
        self.spot = spot
        for axes in self.axes:
            axes.show_ring(spot)
        self.setCursor(Qt.CursorShape.PointingHandCursor if spot and spot.image else Qt.CursorShape.ArrowCursor)
        self.pointed.emit(spot)


def beside(count: int, place: float, width: float = 0.5) -> list[float]:
    """Return places beside each other in a fixed pattern, so that equal values do not hide one another."""
    return [place + ((i * 0.618034) % 1.0 - 0.5) * width for i in range(count)]


def quartiles(axes: Axes, place: float, values: Sequence[float]) -> float:
    """Draw median and quartiles of values over a column; return the median."""
    low, middle, high = (float(v) for v in np.percentile(np.asarray(values, float), [25, 50, 75]))
    axes.line([place, place], [low, high], width=3.0)
    axes.ring(place, middle)
    return middle


def rounded_up(value: float, step: float) -> float:
    """Return the next whole multiple of a step that is at least `value`."""
    return math.ceil(value / step - 1e-9) * step


def _in_order(spots: Sequence[Spot]) -> list[Spot]:
    return sorted(spots, key=lambda s: (s.x, -s.y, s.image))


def _font(pixels: int) -> QFont:
    font = QFont()
    font.setPixelSize(pixels)
    return font


pg.setConfigOptions(antialias=True, exitCleanup=False)  # Qt ends its objects in the window's own order
