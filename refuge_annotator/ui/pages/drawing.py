"""Between canvas and tools: gestures and keys become previews and edits of a reading."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from refuge_annotator.app.tools import keyboard
from refuge_annotator.app.tools.catalog import tools
from refuge_annotator.app.tools.continuing import belongs_to
from refuge_annotator.app.tools.tool import Edit, Hover, Pointer, Tool
from refuge_annotator.geometry.point import Point
from refuge_annotator.study.reading import Reading, Structure, outline_of, outlying_point, taken_over
from refuge_annotator.view.canvas import Canvas

CURSORS = {
    "new": Qt.CursorShape.CrossCursor,
    "point": Qt.CursorShape.PointingHandCursor,
    "handle": Qt.CursorShape.SizeAllCursor,
    "rotate": Qt.CursorShape.PointingHandCursor,
    "body": Qt.CursorShape.OpenHandCursor,
}
ARROWS = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, -1.0),
    Qt.Key.Key_Down: (0.0, 1.0),
}
TURNS = {Qt.Key.Key_BracketLeft: -1.0, Qt.Key.Key_BracketRight: 1.0}
SCALES = {Qt.Key.Key_Plus: 1.01, Qt.Key.Key_Equal: 1.01, Qt.Key.Key_Minus: 1 / 1.01}
CURSOR_STEP = 8.0  # screen pixels that an arrow key moves the keyboard's cross


class Drawing(QObject):
    """Holds the tool in hand, the selected point and the keyboard's cross, and answers the canvas's keys.

    Parameters
    ----------
    reading
        Returns the reading on screen.
    editable
        Whether edits are taken now.
    """

    edited = Signal(str, object)  # label, Reading
    previewed = Signal(object)  # Reading, or None when the gesture is off
    changed = Signal()  # tool, selection, hover, cross, or whether all is hidden

    def __init__(self, canvas: Canvas, reading: Callable[[], Reading], editable: Callable[[], bool]) -> None:
        super().__init__(canvas)
        self._canvas, self._reading, self._editable = canvas, reading, editable
        self._shape = (1, 1)
        self._tools: tuple[Tool, ...] = tools(self._shape)
        self.tool: Tool = self._tools[0]
        self.selected: int | None = None
        self.hover: Hover | None = None
        self.cross: Point | None = None
        self._pointer_at: Point | None = None  # in screen pixels, while it is over the canvas
        self._came_from: Structure | None = None  # whose completion selected the tool
        self.in_gesture = False  # whether the left button is held
        self.chosen = False  # whether the user asked for the tool
        self.hidden = False  # whether H, which hides all that lies over the photograph, is held
        canvas.installEventFilter(self)
        canvas.pressed.connect(self._press)
        canvas.moved.connect(self._move)
        canvas.released.connect(self._release)
        canvas.cancelled.connect(self.cancel)
        canvas.hovered.connect(self._hovered)
        canvas.left.connect(self._left)

    @property
    def outlying(self) -> int | None:
        """The index of the boundary point in hand that lies apart from the others; none is named during a gesture."""
        structure = self.tool.structure
        if self.in_gesture or structure is Structure.FOVEA:
            return None
        return outlying_point(outline_of(self._reading(), structure))

    @property
    def reading(self) -> Reading:
        """The reading on screen."""
        return self._reading()

    @property
    def shape(self) -> tuple[int, int]:
        """(height, width) of the photograph."""
        return self._shape

    @property
    def editable(self) -> bool:
        """Whether edits are taken now."""
        return self._editable()

    def begin(self, shape: tuple[int, int]) -> None:
        """Take fresh tools for a photograph of (height, width); the disc comes first."""
        self._shape = shape
        self._tools = tools(shape)
        self.tool = self._tools[0]
        self.selected = self.hover = self.cross = self._came_from = None
        self.chosen = False
        self.changed.emit()

    def take(self, structure: Structure, *, after: Structure | None = None, chosen: bool = False) -> None:
        """Take the tool of a structure.

        Parameters
        ----------
        after
            The structure whose completion selected the tool.
        chosen
            Whether the user asked for it; such a tool stays in hand.
        """
        self.cancel()
        self._came_from, self.chosen = after, chosen
        self.tool = next(t for t in self._tools if t.structure is structure)
        self.selected = self.hover = None
        self.changed.emit()
        if self._pointer_at is not None:  # and would take something else now, though it rests
            self._hovered(self._canvas.view.to_image(self._pointer_at))

    def cancel(self) -> None:
        """Back out of the gesture in hand."""
        self.tool.cancel()
        self.in_gesture = False
        self.previewed.emit(None)

    def step(self, move: Callable[[], object]) -> None:
        """Go a step back or forth; where points come or go by that, none of them is the selected one any more."""
        self.cancel()
        before = self._count()
        move()
        if self._count() != before:
            self.selected = None
            self.changed.emit()

    def let_go(self, structure: Structure) -> None:
        """Back out of the gesture in hand where it is about a structure that is answered otherwise now."""
        if self.tool.structure is structure:
            self.cancel()

    def delete_point(self) -> None:
        """Delete the selected boundary point, or the last."""
        self.cancel()
        self._edit(keyboard.delete_point(self._reading(), self.tool.structure, self.selected))
        self.selected = None
        self.changed.emit()

    def switch_curve(self) -> None:
        """Say that the structure in hand is not elliptical, or that it is after all."""
        if self._editable():
            self.cancel()
            self.selected = None
            self._edit(keyboard.switch_curve(self._reading(), self.tool.structure))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Answer the canvas's keys: H hides all overlays while it is held, the rest moves, turns and scales."""
        if event.type() in (QEvent.Type.FocusOut, QEvent.Type.Hide):
            self._hide(False)  # the key's release goes elsewhere
        if not isinstance(event, QKeyEvent):
            return False
        pressed = event.type() == QEvent.Type.KeyPress
        if event.key() == Qt.Key.Key_H:
            if not event.isAutoRepeat():
                self._hide(pressed)
            return True
        return pressed and self.key(event)

    def key(self, event: QKeyEvent) -> bool:
        """Answer the keys that move, turn and scale; False for any other. While the mouse draws they do nothing."""
        deed = self._deed(event) if self._editable() else None
        if deed is not None and not self.in_gesture:
            deed()
        return deed is not None

    def _deed(self, event: QKeyEvent) -> Callable[[], None] | None:
        """Return what a key does, None where it does nothing."""
        key, modifiers = Qt.Key(event.key()), event.modifiers()
        fine = bool(modifiers & Qt.KeyboardModifier.AltModifier)
        coarse = bool(modifiers & Qt.KeyboardModifier.ShiftModifier) and key != Qt.Key.Key_Plus  # which may need Shift
        step = 0.25 if fine else 5.0 if coarse else 1.0
        if key in ARROWS:
            dx, dy = ARROWS[key]
            whole = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
            return partial(self._arrow, dx * step, dy * step, whole=whole)
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            return partial(self._tab, -1 if key == Qt.Key.Key_Backtab else 1)
        if key in TURNS:
            return partial(self._turn, TURNS[key] * step)
        if key in SCALES and not modifiers & Qt.KeyboardModifier.ControlModifier:
            return partial(self._scale, SCALES[key] ** step)
        return self._mark_here if key == Qt.Key.Key_X else None

    def _turn(self, degrees: float) -> None:
        self._edit(keyboard.turn(self._reading(), self.tool.structure, degrees))

    def _scale(self, factor: float) -> None:
        self._edit(keyboard.scale(self._reading(), self.tool.structure, factor, shape=self._shape))

    def _hide(self, wish: bool) -> None:
        if self.hidden is not wish:
            self.hidden = wish
            self.changed.emit()

    def _arrow(self, dx: float, dy: float, *, whole: bool) -> None:
        structure = self.tool.structure
        if self.selected is not None or whole:
            selected = None if whole else self.selected
            self._edit(keyboard.nudge(self._reading(), structure, selected, dx, dy, shape=self._shape))
            return
        screen = self._canvas.view.to_screen(self.cross or self._middle())
        moved = Point(screen[0] + dx * CURSOR_STEP, screen[1] + dy * CURSOR_STEP)
        self.cross = self._canvas.view.to_image(moved)
        self.changed.emit()

    def _mark_here(self) -> None:
        self.cross = self.cross or self._middle()
        self.selected = None  # on a closed curve the new point is none of the last
        self._edit(keyboard.add_point(self._reading(), self.tool.structure, self.cross, shape=self._shape))

    def _tab(self, step: int) -> None:
        places = [None, *range(self._count())]
        self.selected = places[(places.index(self.selected) + step) % len(places)] if self.selected in places else None
        self.changed.emit()

    def _count(self) -> int:
        """Return how many points the structure in hand has that can be selected."""
        reading, structure = self._reading(), self.tool.structure
        if structure is Structure.FOVEA:
            return int(reading.fovea.point is not None)
        return len(outline_of(reading, structure).points)

    def _middle(self) -> Point:
        return self._canvas.view.to_image(Point(self._canvas.width() / 2, self._canvas.height() / 2))

    def _press(self, point: Point, _buttons: int, modifiers: int) -> None:
        if not self._editable():
            return
        pointer = self._pointer(point, modifiers)
        meant = belongs_to(self._reading(), self.tool.structure, self._came_from, point)
        if meant is not self.tool.structure:
            self.take(meant)
        hover = self.tool.hover(self._reading(), pointer)
        self.selected = int(hover.which) if hover.kind == "point" else None
        self.cross = None
        self.in_gesture = True
        self.tool.press(self._reading(), pointer)
        self.changed.emit()

    def _move(self, point: Point, _buttons: int, modifiers: int) -> None:
        if not self._editable():
            return
        preview = self.tool.move(self._pointer(point, modifiers))
        if preview is not None:
            self.previewed.emit(taken_over(self._reading(), self.tool.structure, preview))

    def _release(self, point: Point, _buttons: int, modifiers: int) -> None:
        if not self._editable():
            self.cancel()  # submitted meanwhile
            return
        self.in_gesture = False
        edit = self.tool.release(self._pointer(point, modifiers))
        if edit is None:
            self.previewed.emit(None)
        else:  # whatever else was answered meanwhile stays
            self.edited.emit(edit.label, taken_over(self._reading(), self.tool.structure, edit.reading))

    def _hovered(self, point: Point) -> None:
        self._pointer_at = self._canvas.view.to_screen(point)
        hover = self.tool.hover(self._reading(), self._pointer(point, 0)) if self._editable() else None
        shape = CURSORS[hover.kind] if hover else Qt.CursorShape.ArrowCursor
        self._canvas.setCursor(shape)
        if hover != self.hover:
            self.hover = hover
            self.changed.emit()

    def _left(self) -> None:
        self.hover = self._pointer_at = None
        self.changed.emit()

    def _edit(self, edit: Edit | None) -> None:
        if edit is not None:
            self.edited.emit(edit.label, edit.reading)

    def _pointer(self, point: Point, modifiers: int) -> Pointer:
        return Pointer(
            point,
            self._canvas.view.scale,
            alt=bool(modifiers & Qt.KeyboardModifier.AltModifier.value),
        )
