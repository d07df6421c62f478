"""The reading without a mouse: what keys do with the selected point, the outline in hand, or the fovea."""

from refuge_annotator.app.tools import boundary
from refuge_annotator.app.tools.boundary import Size
from refuge_annotator.app.tools.fovea import placed
from refuge_annotator.app.tools.tool import Edit
from refuge_annotator.geometry.point import Point, near_photograph
from refuge_annotator.study.reading import Answer, Reading, Structure, answer_of, outline_of
from refuge_annotator.words import mark


def nudge(
    reading: Reading, structure: Structure, selected: int | None, dx: float, dy: float, *, shape: Size
) -> Edit | None:
    """Move the selected boundary point by image pixels; without one the whole outline, or the fovea mark.

    Parameters
    ----------
    shape
        (height, width) of the photograph, which the fovea mark does not leave.
    """
    if structure is Structure.FOVEA:
        point = reading.fovea.point
        return point and Edit(mark("Move fovea"), placed(reading, Point(point[0] + dx, point[1] + dy), shape))
    points = outline_of(reading, structure).points
    if selected is None or selected >= len(points):
        return boundary.move_whole(reading, structure, dx, dy, shape)
    moved = Point(points[selected][0] + dx, points[selected][1] + dy)
    return boundary.move_point(reading, structure, selected, near_photograph(moved, shape))


def turn(reading: Reading, structure: Structure, degrees: float) -> Edit | None:
    """Turn the outline about its middle, clockwise on the screen for positive degrees."""
    return None if structure is Structure.FOVEA else boundary.turn_whole(reading, structure, degrees)


def scale(reading: Reading, structure: Structure, factor: float, *, shape: Size) -> Edit | None:
    """Grow or shrink the outline about its middle."""
    return None if structure is Structure.FOVEA else boundary.scale_whole(reading, structure, factor, shape)


def add_point(reading: Reading, structure: Structure, point: Point, *, shape: Size) -> Edit:
    """Set a boundary point, or the fovea, where the keyboard's cross is; `shape` as for `nudge`."""
    if structure is Structure.FOVEA:
        return Edit(mark("Mark fovea"), placed(reading, point, shape))
    return boundary.add_point(reading, structure, near_photograph(point, shape))


def delete_point(reading: Reading, structure: Structure, selected: int | None) -> Edit | None:
    """Delete the selected boundary point; without one the last."""
    return None if structure is Structure.FOVEA else boundary.delete_point(reading, structure, selected)


def switch_curve(reading: Reading, structure: Structure) -> Edit | None:
    """Make the outline a closed curve, or an ellipse again; None of what is answered without one."""
    if structure is Structure.FOVEA or answer_of(reading, structure) in (Answer.ABSENT, Answer.CANNOT_GRADE):
        return None
    return boundary.switch_curve(reading, structure)
