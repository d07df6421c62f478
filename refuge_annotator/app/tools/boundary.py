"""What can be done with an outline: set, move and delete its points; move, turn and scale the whole.

Each takes a reading and gives the edit that undo takes back as one step, None where there is nothing to change. An
ellipse that is moved as a whole is adjusted and its points stay; a closed curve goes where its points go.
"""

import math
from collections.abc import Callable

from refuge_annotator.app.tools.tool import Edit
from refuge_annotator.geometry.contour import contour_centroid, gap_on, nearest_gap
from refuge_annotator.geometry.ellipse import Ellipse, move_by, rotate_to, scale_by
from refuge_annotator.geometry.fit import FitMode
from refuge_annotator.geometry.point import Point, near_photograph
from refuge_annotator.geometry.raster import center_of, half_extent_of
from refuge_annotator.study.reading import (
    Outline,
    Reading,
    Structure,
    adjust,
    as_curve,
    as_ellipse,
    outline_of,
    set_points,
)
from refuge_annotator.words import mark

Size = tuple[int, int]  # (height, width) of the photograph, as numpy has it


def place_for(outline: Outline, point: Point) -> int:
    """Return the index at which a new point belongs: the last, or on a closed curve between its neighbours."""
    if outline.fit_mode is not FitMode.CURVE:
        return len(outline.points)
    if outline.curve is not None:
        return gap_on(outline.points, outline.curve, point)
    return nearest_gap(outline.points, point)


def add_point(reading: Reading, structure: Structure, point: Point, place: int | None = None) -> Edit:
    """Set a new boundary point, at `place` where that was found before."""
    outline = outline_of(reading, structure)
    place = place_for(outline, point) if place is None else place
    points = (*outline.points[:place], point, *outline.points[place:])
    return Edit(mark("Add point"), set_points(reading, structure, points))


def move_point(reading: Reading, structure: Structure, index: int, point: Point) -> Edit:
    """Put a boundary point elsewhere."""
    points = outline_of(reading, structure).points
    return Edit(mark("Move point"), set_points(reading, structure, (*points[:index], point, *points[index + 1 :])))


def delete_point(reading: Reading, structure: Structure, index: int | None) -> Edit | None:
    """Delete a boundary point; without an index, or with one that is not there, the last."""
    points = list(outline_of(reading, structure).points)
    if not points:
        return None
    del points[index if index is not None and index < len(points) else -1]
    return Edit(mark("Delete point"), set_points(reading, structure, points))


def move_whole(reading: Reading, structure: Structure, dx: float, dy: float, shape: Size) -> Edit | None:
    """Move an outline by image pixels; its middle stays at most a photograph's size away."""
    outline = outline_of(reading, structure)
    if outline.shape is None:
        return None
    old = center_of(outline.shape)
    new = near_photograph(Point(old.x + dx, old.y + dy), shape)
    dx, dy = new.x - old.x, new.y - old.y
    if outline.ellipse is not None:
        return Edit(mark("Move ellipse"), adjust(reading, structure, move_by(outline.ellipse, dx, dy)))
    return _carried(reading, structure, mark("Move curve"), lambda p: Point(p[0] + dx, p[1] + dy))


def turn_whole(reading: Reading, structure: Structure, degrees: float) -> Edit | None:
    """Turn an outline about its centre of mass, clockwise on the screen for positive degrees.

    The middle of the box around a curve is another one after each turn: turned there and back, it would wander off.
    """
    outline = outline_of(reading, structure)
    if outline.ellipse is not None:
        turned = rotate_to(outline.ellipse, outline.ellipse.angle + degrees)
        return Edit(mark("Rotate ellipse"), adjust(reading, structure, turned))
    if outline.curve is None:
        return None
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    x, y = contour_centroid(outline.curve)
    return _carried(
        reading,
        structure,
        mark("Rotate curve"),
        lambda p: Point(x + (p[0] - x) * c - (p[1] - y) * s, y + (p[0] - x) * s + (p[1] - y) * c),
    )


def scale_whole(reading: Reading, structure: Structure, factor: float, shape: Size) -> Edit | None:
    """Grow or shrink an outline about its middle; none grows beyond the photograph's size."""
    outline = outline_of(reading, structure)
    if outline.shape is None or (factor > 1 and max(half_extent_of(outline.shape)) * factor > max(shape)):
        return None
    if outline.ellipse is not None:
        return Edit(mark("Scale ellipse"), adjust(reading, structure, scale_by(outline.ellipse, factor)))
    x, y = center_of(outline.shape)
    return _carried(
        reading, structure, mark("Scale curve"), lambda p: Point(x + (p[0] - x) * factor, y + (p[1] - y) * factor)
    )


def set_ellipse(reading: Reading, structure: Structure, ellipse: Ellipse) -> Edit:
    """Give an outline's ellipse other numbers."""
    return Edit(mark("Type numbers"), adjust(reading, structure, ellipse))


def switch_curve(reading: Reading, structure: Structure) -> Edit:
    """Say that a structure is not elliptical, which makes its outline a closed curve, or that it is after all."""
    if outline_of(reading, structure).fit_mode is FitMode.CURVE:
        return Edit(mark("Elliptical"), as_ellipse(reading, structure))
    return Edit(mark("Not elliptical"), as_curve(reading, structure))


def _carried(reading: Reading, structure: Structure, label: str, carry: Callable[[Point], Point]) -> Edit | None:
    """Move every point of a closed curve; one that a rounded point would make cross itself stays."""
    outline = outline_of(reading, structure)
    if outline.curve is None:
        return None
    moved = set_points(reading, structure, [carry(p) for p in outline.points])
    return Edit(label, moved) if outline_of(moved, structure).curve is not None else None
