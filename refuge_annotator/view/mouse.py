"""What the mouse does on the canvas: wheel and pan move the view, the other buttons go out.

The left one in image pixels, the right one as a way on the screen.
"""

import math
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QCursor, QKeyEvent, QMouseEvent, QNativeGestureEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.transform import Transform, pan, zoom_about

ZOOM_PER_NOTCH = 1.2
DRAG_FROM = 3.0  # screen pixels that the right button moves before it is a drag
PIXELS_PER_NOTCH = 60.0  # of a trackpad that reports pixels only


class Mouse(QObject):
    """Listens to a widget's mouse; every position it tells is in image pixels.

    Signals
    -------
    pressed, moved, released
        A drag with the left button: Point, buttons and keyboard modifiers as Qt's integers.
    cancelled
        The drag ended without a release: Escape, the focus went, another photograph came.
    hovered
        Point, without a button.
    left
        The pointer left the canvas.
    place
        Where the pointer is, in screen pixels, whatever button is held; None when it has left.
    tuned
        A drag with the right button: how far it is from its start, in screen pixels to the right and upwards.
    tune_ended
        Whether it was let go; False when it was backed out of.
    view_wished
        Another Transform, by wheel or pan.
    """

    pressed = Signal(object, int, int)
    moved = Signal(object, int, int)
    released = Signal(object, int, int)
    cancelled = Signal()
    hovered = Signal(object)
    left = Signal()
    place = Signal(object)
    tuned = Signal(float, float)
    tune_ended = Signal(bool)
    view_wished = Signal(object)

    def __init__(self, widget: QWidget, view: Callable[[], Transform]) -> None:
        super().__init__(widget)
        self._widget = widget
        self._view = view
        self._space = False
        self._drawing = False
        self._pan_button = Qt.MouseButton.NoButton
        self._last = QPointF()
        self._tune_from: QPointF | None = None  # where the right button went down
        self._tuning = False  # whether it has moved far enough
        self._own_cursor: QCursor | None = None  # the tool's, while a hand takes its place
        self._answers: dict[QEvent.Type, Callable[[Any], bool]] = {
            QEvent.Type.MouseButtonPress: self._press,
            QEvent.Type.MouseButtonDblClick: self._press,  # the second click of two quick ones
            QEvent.Type.MouseMove: self._move,
            QEvent.Type.MouseButtonRelease: self._release,
            QEvent.Type.Wheel: self._wheel,
            QEvent.Type.NativeGesture: self._pinch,
            QEvent.Type.KeyPress: self._key_press,
            QEvent.Type.KeyRelease: self._key_release,
            QEvent.Type.Leave: self._leave,
            QEvent.Type.FocusOut: self._lose,
            QEvent.Type.Hide: self._lose,
        }
        widget.setMouseTracking(True)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Answer the events that concern the mouse; True keeps them from the widget."""
        answers = getattr(self, "_answers", {})  # Qt may still ask while Python takes this apart
        answer = answers.get(event.type())
        return answer(event) if answer is not None and watched is self._widget else False

    def cancel(self) -> None:
        """End a drag or pan without a release."""
        self._pan_button = Qt.MouseButton.NoButton
        self._show_cursor()
        self._end_tuning(kept=False)
        if self._drawing:
            self._drawing = False
            self.cancelled.emit()

    def _press(self, event: QMouseEvent) -> bool:
        left = event.button() == Qt.MouseButton.LeftButton
        if self._drawing or self._pan_button != Qt.MouseButton.NoButton or self._tune_from is not None:
            return True
        if event.button() == Qt.MouseButton.RightButton:
            self._tune_from = event.position()
            return True
        if event.button() == Qt.MouseButton.MiddleButton or (left and self._space):
            self._pan_button = event.button()
            self._last = event.position()
            self._show_cursor()
            return True
        if left:
            self._drawing = True
            self.pressed.emit(*self._told(event))
        return left

    def _move(self, event: QMouseEvent) -> bool:
        self.place.emit(Point(event.position().x(), event.position().y()))
        if self._tune_from is not None:
            self._tune(event)
        elif self._pan_button != Qt.MouseButton.NoButton:
            step = event.position() - self._last
            self._last = event.position()
            self.view_wished.emit(pan(self._view(), step.x(), step.y()))
        elif self._drawing and event.buttons() & Qt.MouseButton.LeftButton:
            self.moved.emit(*self._told(event))
        elif self._drawing:
            self.cancel()  # the release went elsewhere, to a dialog perhaps
        elif event.buttons() == Qt.MouseButton.NoButton and not self._space:  # which the cursor tells of
            self.hovered.emit(self._told(event)[0])
        return True

    def _release(self, event: QMouseEvent) -> bool:
        if event.button() == self._pan_button:
            self._pan_button = Qt.MouseButton.NoButton
            self._show_cursor()
            return True
        if event.button() == Qt.MouseButton.RightButton:
            self._end_tuning(kept=True)
            return True
        if self._drawing and event.button() == Qt.MouseButton.LeftButton:
            self._drawing = False
            self.released.emit(*self._told(event))
            return True
        return False

    def _tune(self, event: QMouseEvent) -> None:
        if self._tune_from is None or not event.buttons() & Qt.MouseButton.RightButton:
            self._end_tuning(kept=False)  # the release went elsewhere
            return
        way = event.position() - self._tune_from
        if not self._tuning and math.hypot(way.x(), way.y()) >= DRAG_FROM:
            self._tuning, self._tune_from = True, event.position()  # nothing jumps
        elif self._tuning:
            self.tuned.emit(way.x(), -way.y())

    def _end_tuning(self, *, kept: bool) -> None:
        was, self._tuning, self._tune_from = self._tuning, False, None
        if was:
            self.tune_ended.emit(kept)

    def _wheel(self, event: QWheelEvent) -> bool:
        angle, pixels = event.angleDelta(), event.pixelDelta()
        notches = (angle.y() or angle.x()) / 120.0 or (pixels.y() or pixels.x()) / PIXELS_PER_NOTCH
        if notches:
            self._zoom(event.position(), ZOOM_PER_NOTCH**notches)
        return True

    def _pinch(self, event: QNativeGestureEvent) -> bool:
        if event.gestureType() != Qt.NativeGestureType.ZoomNativeGesture:
            return False
        self._zoom(event.position(), max(1.0 + event.value(), 0.1))
        return True

    def _key_press(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape:
            self.cancel()
            return False  # the page backs out of its gesture as well
        return self._hold_space(event, held=True)

    def _key_release(self, event: QKeyEvent) -> bool:
        return self._hold_space(event, held=False)

    def _hold_space(self, event: QKeyEvent, *, held: bool) -> bool:
        if event.key() != Qt.Key.Key_Space:
            return False
        if not event.isAutoRepeat():
            self._space = held
            self._show_cursor()
        return True

    def _leave(self, _event: QEvent) -> bool:
        self.left.emit()
        self.place.emit(None)
        return False

    def _lose(self, _event: QEvent) -> bool:
        self._space = False
        self.cancel()
        return False

    def _told(self, event: QMouseEvent) -> tuple[Point, int, int]:
        place = event.position()
        point = self._view().to_image(Point(place.x(), place.y()))
        buttons = event.buttons() | event.button()
        return point, buttons.value, event.modifiers().value

    def _zoom(self, place: QPointF, factor: float) -> None:
        self.view_wished.emit(zoom_about(self._view(), Point(place.x(), place.y()), factor))

    def _show_cursor(self) -> None:
        panning = self._pan_button != Qt.MouseButton.NoButton
        if panning or self._space:
            if self._own_cursor is None:
                self._own_cursor = self._widget.cursor()
            self._widget.setCursor(Qt.CursorShape.ClosedHandCursor if panning else Qt.CursorShape.OpenHandCursor)
        elif self._own_cursor is not None:
            self._widget.setCursor(self._own_cursor)
            self._own_cursor = None
