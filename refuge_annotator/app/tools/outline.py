"""Outline disc or cup: click boundary points, drag points and handles."""

import math
from dataclasses import dataclass

from refuge_annotator.app.tools.handles import hit
from refuge_annotator.app.tools.tool import DRAG_PX, Edit, Hover, Pointer
from refuge_annotator.geometry.ellipse import AxisEnd, Ellipse, move_axis_end, move_by, rotate_to
from refuge_annotator.geometry.fit import STEADY_POINTS, FitMode
from refuge_annotator.geometry.point import Point, distance
from refuge_annotator.study.reading import Reading, Structure, adjust, outline_of, set_points
from refuge_annotator.words import mark


@dataclass(frozen=True, slots=True)
class _Gesture:
    reading: Reading
    start: Pointer
    takes: Hover
    dragging: bool = False


class OutlineTool:
    """Clicks on the boundary add points; the ellipse is refitted at once from the fifth on.

    A drag takes a point or a handle, or inside the ellipse the whole. Less than three screen pixels of movement is no
    drag: a click on a point changes nothing. A click on a handle adds a point, since handles lie where boundary points
    are clicked, until a handle has been used; a click inside adds one while the ellipse is still far from steady.
    """

    def __init__(self, tool_id: str, title: str, structure: Structure) -> None:
        self.id = tool_id
        self.title = title
        self.structure = structure
        self._gesture: _Gesture | None = None

    def hover(self, reading: Reading, pointer: Pointer) -> Hover:
        """Tell what a press here would take."""
        return hit(outline_of(reading, self.structure), pointer)

    def press(self, reading: Reading, pointer: Pointer) -> None:
        """Begin a gesture."""
        self._gesture = _Gesture(reading, pointer, self.hover(reading, pointer))

    def move(self, pointer: Pointer) -> Reading | None:
        """Return how the reading would look now; None while the gesture is only a jitter."""
        gesture = self._gesture
        if gesture is None:
            return None
        moved = distance(gesture.start.point, pointer.point) * pointer.scale
        if not gesture.dragging and moved < DRAG_PX:
            return None
        if not gesture.dragging:
            self._gesture = gesture = _Gesture(gesture.reading, gesture.start, gesture.takes, dragging=True)
        return self._dragged(gesture, pointer)

    def release(self, pointer: Pointer) -> Edit | None:
        """End the gesture; None when it changes nothing."""
        dragged = self.move(pointer)
        gesture, self._gesture = self._gesture, None
        if gesture is None:
            return None
        takes = gesture.takes.kind
        if takes == "new" or (dragged is None and self._click_adds(gesture.reading, takes)):
            return self._add(gesture.reading, pointer.point)
        if dragged is None:
            return None
        return Edit(_LABELS[takes], dragged)

    def cancel(self) -> None:
        """Back out of the gesture."""
        self._gesture = None

    def _click_adds(self, reading: Reading, takes: str) -> bool:
        outline = outline_of(reading, self.structure)
        if outline.fit_mode is FitMode.ADJUSTED:
            return False
        return takes == "handle" or (
            takes in ("body", "rotate") and len(outline.points) < STEADY_POINTS
        )  # later it is a slip

    def _add(self, reading: Reading, point: Point) -> Edit:
        points = outline_of(reading, self.structure).points
        return Edit(mark("Add point"), set_points(reading, self.structure, (*points, point)))

    def _dragged(self, gesture: _Gesture, pointer: Pointer) -> Reading:
        reading, takes = gesture.reading, gesture.takes
        outline = outline_of(reading, self.structure)
        if takes.kind == "new":
            return set_points(reading, self.structure, (*outline.points, pointer.point))
        if takes.kind == "point":
            return set_points(reading, self.structure, _replaced(outline.points, int(takes.which), pointer.point))
        if outline.ellipse is None:
            return reading
        return adjust(reading, self.structure, _adjusted(outline.ellipse, takes, gesture.start.point, pointer))


_LABELS = {
    "point": mark("Move point"),
    "handle": mark("Change axis"),
    "rotate": mark("Rotate ellipse"),
    "body": mark("Move ellipse"),
}


def _replaced(points: tuple[Point, ...], index: int, point: Point) -> tuple[Point, ...]:
    return (*points[:index], point, *points[index + 1 :])


def _adjusted(ellipse: Ellipse, takes: Hover, start: Point, pointer: Pointer) -> Ellipse:
    x, y = pointer.point
    if takes.kind == "body":
        return move_by(ellipse, x - start[0], y - start[1])
    if takes.kind == "rotate":
        return rotate_to(ellipse, math.degrees(math.atan2(y - ellipse.cy, x - ellipse.cx)))
    end: AxisEnd = takes.which  # type: ignore[assignment]  # a handle is named by its axis end
    return move_axis_end(ellipse, end, pointer.point, symmetric=pointer.alt)
