"""All raters side by side, each over the same part of the photograph, and the consensus: one moves, all move."""

import math
from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from refuge_annotator.app.review_session import ReviewSession
from refuge_annotator.consensus.acceptance import ratio_of
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.transform import pan, zoom_about
from refuge_annotator.study.reading import OUTLINED
from refuge_annotator.ui.pages.senior_scene import tile_scenes
from refuge_annotator.ui.pages.senior_sight import Sight
from refuge_annotator.ui.panels.review_state import cell_state
from refuge_annotator.ui.panels.structure_words import structure_name
from refuge_annotator.ui.panels.tile_head import HEIGHT, Figure, TileHead
from refuge_annotator.ui.words import tr
from refuge_annotator.view.canvas import Canvas
from refuge_annotator.view.mouse import DRAG_FROM, ZOOM_PER_NOTCH
from refuge_annotator.view.palette import letter_of
from refuge_annotator.view.scene import Cell, Scene, Tile
from refuge_annotator.view.tiles import cells, on_canvas, share

GAP = 3


class SevenUp(QWidget):
    """Lies over the canvas while it is shown; the canvas draws, and keeps its own view for all of them.

    Parameters
    ----------
    own
        Returns what the senior has drawn, as the single view shows it.
    """

    def __init__(self, canvas: Canvas, session: ReviewSession, sight: Sight, own: Callable[[], Scene]) -> None:
        super().__init__(canvas)
        self._canvas, self._session, self._sight, self._own = canvas, session, sight, own
        self._heads: list[TileHead] = []
        self._cells: tuple[Cell, ...] = ()
        self._under: int | None = None  # the picture that the pointer is over
        self._from: QPointF | None = None  # where the button went down
        self._panning = False
        self.setMouseTracking(True)
        self.setVisible(False)
        canvas.installEventFilter(self)
        sight.changed.connect(self.show_all)
        session.changed.connect(self.show_all)

    @property
    def count(self) -> int:
        """How many pictures there are: the raters and the consensus."""
        return len(self._session.order) + 1

    def show_all(self) -> None:
        """Show every picture as things stand, or the single view."""
        wished = self._sight.seven and self._session.verdict is not None
        if not wished:
            if self.isVisible():
                self.hide()
                self._canvas.set_tiles(())
            return
        if len(self._heads) != self.count:
            self._make_heads()
        room = self._room()
        self.setGeometry(self._canvas.rect())
        self._cells = cells(self.count, room, GAP, HEIGHT)
        scenes = tile_scenes(self._session, self._sight, self._own())
        self._canvas.set_tiles([Tile(cell, scene) for cell, scene in zip(self._cells, scenes, strict=True)])
        for place, (head, cell) in enumerate(zip(self._heads, self._cells, strict=True)):
            head.setGeometry(cell.left, cell.top - HEIGHT, cell.width, HEIGHT)
            head.show_figures(list(self._figures(place)), under=place == self._under)
        self.show()
        self.raise_()

    def pick(self, place: int) -> None:
        """Go back to the single view, with one rater in focus, or none where the consensus was picked."""
        self._sight.leave_seven(place if place < len(self._session.order) else None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the canvas's size; Escape goes back to the single view."""
        if not self._sight.seven:
            return False
        if event.type() == QEvent.Type.Resize:
            self.show_all()
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Escape:
            self._sight.leave_seven(None)
            return True
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin what may become a pan."""
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._from, self._panning = event.position(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan all pictures, or say which one a click would take."""
        here = event.position()
        if self._from is None or not event.buttons():
            self._point_at(self._place(here))
            return
        way = here - self._from
        if self._panning or math.hypot(way.x(), way.y()) >= DRAG_FROM:
            k = share(self._room(), self._cells[0])
            self._panning, self._from = True, here
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self._canvas.move_view(pan(self._canvas.view, way.x() / k, way.y() / k))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take the rater under a click; after a pan nothing."""
        begun, self._from = self._from, None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        place, panned, self._panning = self._place(event.position()), self._panning, False
        clicked = begun is not None and not panned and event.button() == Qt.MouseButton.LeftButton
        if clicked and place is not None:
            self.pick(place)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom all pictures about what the pointer is on."""
        place, turned = self._place(event.position()), event.angleDelta().y() or event.angleDelta().x()
        if place is not None and turned:
            here = Point(event.position().x(), event.position().y())
            about = on_canvas(here, self._room(), self._cells[place])
            self._canvas.move_view(zoom_about(self._canvas.view, about, ZOOM_PER_NOTCH ** (turned / 120.0)))
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        """No picture is under the pointer."""
        self._point_at(None)

    def _make_heads(self) -> None:
        for head in self._heads:
            head.setParent(None)
            head.deleteLater()
        raters = len(self._session.order)
        self._heads = [TileHead(place, letter_of(place), self) for place in range(raters)]
        self._heads.append(TileHead(None, tr("Consensus"), self))
        for head in self._heads:
            head.show()

    def _figures(self, place: int) -> Iterable[Figure]:
        session, verdict = self._session, self._session.verdict
        if verdict is None:
            return
        if place == len(session.order):
            ratio = ratio_of(verdict.consensus)
            yield Figure(tr("vCDR {value}", value="–" if ratio is None else f"{ratio:.2f}"))
            return
        for structure in OUTLINED:
            name = structure_name(structure)
            state = cell_state(session, verdict, place, structure)
            if not state.counts:
                yield Figure(tr("{name} out", name=name), "small")
            else:
                yield Figure(f"{name} {state.value or state.words}", "warn" if state.odd else "")

    def _point_at(self, place: int | None) -> None:
        if place != self._under:
            self._under = place
            self.setCursor(Qt.CursorShape.ArrowCursor if place is None else Qt.CursorShape.PointingHandCursor)
            for number, head in enumerate(self._heads):
                head.show_figures(list(self._figures(number)), under=number == place)

    def _place(self, at: QPointF) -> int | None:
        """Return which picture, or its words, a point lies on."""
        inside = (
            place
            for place, c in enumerate(self._cells)
            if c.left <= at.x() < c.left + c.width and c.top - HEIGHT <= at.y() < c.top + c.height
        )
        return next(inside, None)

    def _room(self) -> tuple[float, float]:
        return float(self._canvas.width()), float(self._canvas.height())
