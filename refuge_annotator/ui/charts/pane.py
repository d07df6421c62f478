"""What is seen of a pair of axes: a part of what they show at first, never anything beyond it."""

import pyqtgraph as pg
from PySide6.QtCore import Qt

NEAREST = 1 / 200  # of what a chart shows at first: a closer look than that shows nothing more
Ranges = tuple[tuple[float, float], tuple[float, float]]


class Pane(pg.ViewBox):  # type: ignore[misc]
    """What is seen of a pair of axes: the wheel magnifies and a drag moves, never beyond what is shown at first.

    Attributes
    ----------
    home
        The ranges of x and y that are shown at first.
    """

    def __init__(self) -> None:
        super().__init__(enableMenu=False)
        self.home: Ranges | None = None

    def settle(self, x: tuple[float, float] | None, y: tuple[float, float] | None) -> None:
        """Show these ranges, at first and whenever all is to be seen again; None leaves one as it is."""
        (x0, x1), (y0, y1) = self.viewRange()
        self.home = x or (x0, x1), y or (y0, y1)
        self.show_all()

    def show_all(self) -> None:
        """Show what was shown at first."""
        if self.home is not None:
            self.setRange(xRange=self.home[0], yRange=self.home[1], padding=0)

    def show_part(self, ranges: Ranges) -> None:
        """Show what another pane with the same axes does."""
        self.setRange(xRange=ranges[0], yRange=ranges[1], padding=0)

    def magnify(self, factor: float, at: tuple[float, float] | None = None) -> None:
        """Show so much of what is shown now, about a place or the middle."""
        before = self.viewRange()
        self.scaleBy((factor, factor), None if at is None else pg.Point(*at))
        self._stay(before)

    def wheelEvent(self, event: object, axis: int | None = None) -> None:
        """Magnify about the pointer."""
        before = self.viewRange()
        super().wheelEvent(event, axis)
        self._stay(before)

    def mouseDragEvent(self, event: object, axis: int | None = None) -> None:
        """Move with the left button; the others do nothing."""
        if event.button() != Qt.MouseButton.LeftButton:  # type: ignore[attr-defined]
            event.ignore()  # type: ignore[attr-defined]
            return
        before = self.viewRange()
        super().mouseDragEvent(event, axis)
        self._stay(before)

    def _stay(self, before: Ranges) -> None:
        """Go back to what is shown at first where the hand has gone beyond it, and no nearer than means anything."""
        if self.home is None:
            return
        around, now = self._shown_at_home(), self.viewRange()
        if any(b - a < NEAREST * (high - low) for (a, b), (low, high) in zip(now, around, strict=True)):
            self.show_part(before)
        elif all(b - a >= high - low for (a, b), (low, high) in zip(now, around, strict=True)):
            self.show_all()
        else:
            kept = [_within(part, whole) for part, whole in zip(now, around, strict=True)]
            self.show_part((kept[0], kept[1]))
        self.sigRangeChangedManually.emit(self.state["mouseEnabled"])

    def _shown_at_home(self) -> Ranges:
        """Return what is really shown at first: with equal scales, more than was asked for along one of the axes."""
        (x0, x1), (y0, y1) = self.home or self.viewRange()
        ratio, box = self.state["aspectLocked"], self.rect()
        if ratio and box.width() > 0 and box.height() > 0:
            wide = max(x1 - x0, (y1 - y0) * box.width() / box.height() / ratio)
            high = max(y1 - y0, (x1 - x0) * box.height() / box.width() * ratio)
            x0, x1 = (x0 + x1 - wide) / 2, (x0 + x1 + wide) / 2
            y0, y1 = (y0 + y1 - high) / 2, (y0 + y1 + high) / 2
        return (x0, x1), (y0, y1)


def _within(part: tuple[float, float], whole: tuple[float, float]) -> tuple[float, float]:
    """Return a part moved, and cut where it is too wide, so that it lies in a whole."""
    wide = min(part[1] - part[0], whole[1] - whole[0])
    low = min(max(part[0], whole[0]), whole[1] - wide)
    return low, low + wide
