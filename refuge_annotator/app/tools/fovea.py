"""Place the fovea with one click, or drag its mark."""

from refuge_annotator.app.tools.tool import DRAG_PX, HIT_PX, Edit, Hover, Pointer
from refuge_annotator.geometry.point import Point, distance, on_photograph
from refuge_annotator.study.reading import Reading, Structure, place_fovea
from refuge_annotator.words import mark


class FoveaTool:
    """A click places the fovea; a press on the mark drags it, a jitter there changes nothing."""

    def __init__(self, shape: tuple[int, int]) -> None:
        self.id = "fovea"
        self.title = mark("Mark the fovea")
        self.structure = Structure.FOVEA
        self.shape = shape
        self._gesture: tuple[Reading, Pointer, Hover] | None = None

    def hover(self, reading: Reading, pointer: Pointer) -> Hover:
        """Tell what a press here would take."""
        point = reading.fovea.point
        near = point is not None and distance(point, pointer.point) * pointer.scale <= HIT_PX
        return Hover("point") if near else Hover("new")

    def press(self, reading: Reading, pointer: Pointer) -> None:
        """Begin a gesture."""
        self._gesture = (reading, pointer, self.hover(reading, pointer))

    def move(self, pointer: Pointer) -> Reading | None:
        """Return how the reading would look now; None while the gesture is only a jitter."""
        if self._gesture is None:
            return None
        reading, start, _ = self._gesture
        if distance(start.point, pointer.point) * pointer.scale < DRAG_PX:
            return None
        return placed(reading, pointer.point, self.shape)

    def release(self, pointer: Pointer) -> Edit | None:
        """End the gesture; None when it changes nothing."""
        gesture, moved = self._gesture, self.move(pointer)
        self._gesture = None
        if gesture is None:
            return None
        reading, _, takes = gesture
        if takes.kind == "new":
            return Edit(mark("Mark fovea"), placed(reading, pointer.point, self.shape))
        return None if moved is None else Edit(mark("Move fovea"), moved)

    def cancel(self) -> None:
        """Back out of the gesture."""
        self._gesture = None


def placed(reading: Reading, point: Point, shape: tuple[int, int]) -> Reading:
    """Place the fovea on a photograph of (height, width): an ellipse may leave it, a mark may not."""
    return place_fovea(reading, on_photograph(point, shape))
