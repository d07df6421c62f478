"""The reading without a mouse: move, turn and scale what is selected."""

from refuge_annotator.app.tools.fovea import placed
from refuge_annotator.app.tools.tool import Edit
from refuge_annotator.geometry.ellipse import move_by, rotate_to, scale_by
from refuge_annotator.geometry.point import Point
from refuge_annotator.study.reading import Reading, Structure, adjust, outline_of, set_points
from refuge_annotator.words import mark


def nudge(
    reading: Reading, structure: Structure, selected: int | None, dx: float, dy: float, *, shape: tuple[int, int]
) -> Edit | None:
    """Move the selected boundary point by image pixels; without one the whole ellipse, or the fovea mark.

    Parameters
    ----------
    shape
        (height, width) of the photograph, which the fovea mark does not leave.
    """
    if structure is Structure.FOVEA:
        point = reading.fovea.point
        return point and Edit(mark("Move fovea"), placed(reading, Point(point[0] + dx, point[1] + dy), shape))
    outline = outline_of(reading, structure)
    if selected is not None and selected < len(outline.points):
        old = outline.points[selected]
        points = list(outline.points)
        points[selected] = Point(old[0] + dx, old[1] + dy)
        return Edit(mark("Move point"), set_points(reading, structure, points))
    if outline.ellipse is None:
        return None
    return Edit(mark("Move ellipse"), adjust(reading, structure, move_by(outline.ellipse, dx, dy)))


def turn(reading: Reading, structure: Structure, degrees: float) -> Edit | None:
    """Turn the ellipse about its centre, clockwise on the screen for positive degrees."""
    ellipse = None if structure is Structure.FOVEA else outline_of(reading, structure).ellipse
    if ellipse is None:
        return None
    return Edit(mark("Rotate ellipse"), adjust(reading, structure, rotate_to(ellipse, ellipse.angle + degrees)))


def scale(reading: Reading, structure: Structure, factor: float) -> Edit | None:
    """Grow or shrink the ellipse about its centre."""
    ellipse = None if structure is Structure.FOVEA else outline_of(reading, structure).ellipse
    if ellipse is None:
        return None
    return Edit(mark("Scale ellipse"), adjust(reading, structure, scale_by(ellipse, factor)))


def add_point(reading: Reading, structure: Structure, point: Point, *, shape: tuple[int, int]) -> Edit:
    """Set a boundary point, or the fovea, where the keyboard's cross is; `shape` as for `nudge`."""
    if structure is Structure.FOVEA:
        return Edit(mark("Mark fovea"), placed(reading, point, shape))
    points = outline_of(reading, structure).points
    return Edit(mark("Add point"), set_points(reading, structure, (*points, point)))


def delete_point(reading: Reading, structure: Structure, selected: int | None) -> Edit | None:
    """Delete the selected boundary point; without one the last."""
    if structure is Structure.FOVEA:
        return None
    points = list(outline_of(reading, structure).points)
    if not points:
        return None
    del points[selected if selected is not None and selected < len(points) else -1]
    return Edit(mark("Delete point"), set_points(reading, structure, points))
