"""Outline disc or cup: click boundary points, drag points and handles."""

import math
from dataclasses import dataclass, replace

from refuge_annotator.app.tools import boundary
from refuge_annotator.app.tools.boundary import Size
from refuge_annotator.app.tools.handles import hit
from refuge_annotator.app.tools.tool import DRAG_PX, Edit, Hover, Pointer
from refuge_annotator.geometry.ellipse import AxisEnd, Ellipse, move_axis_end, rotate_to
from refuge_annotator.geometry.fit import STEADY_POINTS, FitMode
from refuge_annotator.geometry.point import distance, near_photograph
from refuge_annotator.study.reading import Reading, Structure, adjust, outline_of
from refuge_annotator.words import mark


@dataclass(frozen=True, slots=True)
class _Gesture:
    reading: Reading
    start: Pointer
    takes: Hover
    place: int  # where a new point goes; found at the press, so that it stays the same point while it is dragged
    dragging: bool = False


class OutlineTool:
    """Clicks on the boundary add points; the ellipse is refitted at once from the fifth on.

    A drag takes a point or a handle, or inside the outline the whole. Less than three screen pixels of movement is no
    drag: a click on a point changes nothing. A click on a handle adds a point, since handles lie where boundary points
    are clicked, until a handle has been used; a click inside adds one while the outline is still far from steady.
    Where the outline is a closed curve, a click sets the new point between its neighbours.

    Parameters
    ----------
    shape
        (height, width) of the photograph. An outline may leave it, but only so far that it can be found again.
    """

    def __init__(self, tool_id: str, title: str, structure: Structure, shape: Size) -> None:
        self.id = tool_id
        self.title = title
        self.structure = structure
        self.shape = shape
        self._gesture: _Gesture | None = None

    def hover(self, reading: Reading, pointer: Pointer) -> Hover:
        """Tell what a press here would take."""
        return hit(outline_of(reading, self.structure), pointer)

    def press(self, reading: Reading, pointer: Pointer) -> None:
        """Begin a gesture."""
        place = boundary.place_for(outline_of(reading, self.structure), pointer.point)
        self._gesture = _Gesture(reading, pointer, self.hover(reading, pointer), place)

    def move(self, pointer: Pointer) -> Reading | None:
        """Return how the reading would look now; None while the gesture is only a jitter."""
        gesture = self._gesture
        if gesture is None:
            return None
        moved = distance(gesture.start.point, pointer.point) * pointer.scale
        if not gesture.dragging and moved < DRAG_PX:
            return None
        self._gesture = gesture = replace(gesture, dragging=True)
        edit = self._dragged(gesture, pointer)
        return None if edit is None else edit.reading

    def release(self, pointer: Pointer) -> Edit | None:
        """End the gesture; None when it changes nothing."""
        dragged = self.move(pointer) is not None
        gesture, self._gesture = self._gesture, None
        if gesture is None:
            return None
        if dragged:
            return self._dragged(gesture, pointer)
        return self._add(gesture, pointer) if self._click_adds(gesture.reading, gesture.takes.kind) else None

    def cancel(self) -> None:
        """Back out of the gesture."""
        self._gesture = None

    def _click_adds(self, reading: Reading, takes: str) -> bool:
        outline = outline_of(reading, self.structure)
        if takes == "new":
            return True
        if outline.fit_mode is FitMode.ADJUSTED:
            return False
        return takes == "handle" or (
            takes in ("body", "rotate") and len(outline.points) < STEADY_POINTS
        )  # later it is a slip

    def _add(self, gesture: _Gesture, pointer: Pointer) -> Edit:
        point = near_photograph(pointer.point, self.shape)
        return boundary.add_point(gesture.reading, self.structure, point, gesture.place)

    def _dragged(self, gesture: _Gesture, pointer: Pointer) -> Edit | None:
        reading, takes = gesture.reading, gesture.takes
        pointer = pointer._replace(point=near_photograph(pointer.point, self.shape))
        if takes.kind == "new":
            return self._add(gesture, pointer)
        if takes.kind == "point":
            return boundary.move_point(reading, self.structure, int(takes.which), pointer.point)
        if takes.kind == "body":
            dx, dy = pointer.point.x - gesture.start.point.x, pointer.point.y - gesture.start.point.y
            return boundary.move_whole(reading, self.structure, dx, dy, self.shape)
        ellipse = outline_of(reading, self.structure).ellipse
        if ellipse is None:
            return None
        return Edit(_LABELS[takes.kind], adjust(reading, self.structure, _adjusted(ellipse, takes, pointer)))


_LABELS = {"handle": mark("Change axis"), "rotate": mark("Rotate ellipse")}


def _adjusted(ellipse: Ellipse, takes: Hover, pointer: Pointer) -> Ellipse:
    x, y = pointer.point
    if takes.kind == "rotate":
        return rotate_to(ellipse, math.degrees(math.atan2(y - ellipse.cy, x - ellipse.cx)))
    end: AxisEnd = takes.which  # type: ignore[assignment]  # a handle is named by its axis end
    return move_axis_end(ellipse, end, pointer.point, symmetric=pointer.alt)
