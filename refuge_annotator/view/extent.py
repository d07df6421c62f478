"""How far on the screen what lies over a photograph reaches: boxes of (left, top, right, bottom) in logical pixels."""

import functools
import math
from collections.abc import Hashable, Iterator
from typing import TypeVar

import numpy as np

from refuge_annotator.geometry.ellipse import Ellipse, half_extent
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.transform import Transform
from refuge_annotator.view.scene import (
    CASING_WIDTH,
    LETTER_CASING,
    LETTER_PIXELS,
    MARK_WIDTH,
    Fill,
    FloatArray,
    Marker,
    Scene,
    Text,
)

Box = tuple[float, float, float, float]
T = TypeVar("T", bound=Hashable)
SMOOTH = 1.0  # screen pixels of a smooth edge


def box_of(scene: Scene, view: Transform) -> Box | None:
    """Return a box within which all of a scene is painted, strokes and letters whole; None for an empty scene."""
    return functools.reduce(joined, _boxes(scene, view), None)


def pixels_touched(box: Box, ratio: float = 1.0) -> tuple[int, int, int, int]:
    """Return left, top, width and height of all pixels that a box touches, of which there are `ratio` to a logical."""
    left, top = math.floor(box[0] * ratio), math.floor(box[1] * ratio)
    return left, top, math.ceil(box[2] * ratio) - left, math.ceil(box[3] * ratio) - top


def box_of_ellipse(ellipse: Ellipse, view: Transform) -> Box:
    """Return the box of an ellipse, without the width of its line."""
    middle, half = view.to_screen(ellipse.center), half_extent(ellipse)
    across, down = half[0] * view.scale, half[1] * view.scale
    return middle.x - across, middle.y - down, middle.x + across, middle.y + down


def box_of_points(screen: FloatArray) -> Box:
    """Return the box of points in screen pixels, shape (n, 2) with n >= 1."""
    (left, top), (right, bottom) = screen.min(axis=0).tolist(), screen.max(axis=0).tolist()
    return left, top, right, bottom


def changed_box(before: Scene, after: Scene, view: Transform) -> Box | None:
    """Return a box outside of which two scenes look the same; None where they look the same everywhere."""
    return box_of(_difference(before, after), view)


def joined(one: Box | None, other: Box) -> Box:
    """Return the box round two, of which the first may be missing."""
    if one is None:
        return other
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])


def on_screen(points: FloatArray, view: Transform) -> FloatArray:
    """Return image points, shape (n, 2), in screen pixels."""
    return (np.asarray(points, dtype=np.float64) + 0.5) * view.scale + (view.left, view.top)


def _difference(one: Scene, other: Scene) -> Scene:
    """Return what only one of two scenes has; where the order of what they share differs, all of it."""
    return Scene(
        _apart(one.polylines, other.polylines),
        _apart(one.markers, other.markers),
        _apart(one.texts, other.texts),
        _apart(one.fills, other.fills),
        _apart(one.ellipses, other.ellipses),
    )


def _apart(one: tuple[T, ...], other: tuple[T, ...]) -> tuple[T, ...]:
    shared = set(one) & set(other)
    if [item for item in one if item in shared] != [item for item in other if item in shared]:
        return one + other
    return tuple(item for item in one + other if item not in shared)


def _boxes(scene: Scene, view: Transform) -> Iterator[Box]:
    for fill in scene.fills:
        yield _box_of_fill(fill, view)
    for ellipse in scene.ellipses:
        yield _grown(box_of_ellipse(ellipse.ellipse, view), _half_line(ellipse.stroke.width))
    for line in scene.polylines:
        if len(line.points):
            yield _grown(box_of_points(on_screen(line.points, view)), _half_line(line.stroke.width))
    for marker in scene.markers:
        yield _box_of_marker(marker, view)
    for text in scene.texts:
        yield _box_of_text(text, view)


def _box_of_fill(fill: Fill, view: Transform) -> Box:
    height, width = fill.mask.shape
    left, top = view.to_screen(Point(fill.left - 0.5, fill.top - 0.5))
    return _grown((left, top, left + width * view.scale, top + height * view.scale), SMOOTH)


def _box_of_marker(marker: Marker, view: Transform) -> Box:
    x, y = view.to_screen(marker.point)
    dx, dy = marker.offset
    foot_and_mark = min(x, x + dx), min(y, y + dy), max(x, x + dx), max(y, y + dy)
    return _grown(foot_and_mark, marker.size / 2 + _half_line(MARK_WIDTH))


def _box_of_text(text: Text, view: Transform) -> Box:
    """Return a box with room for letters as wide as they are high, each turned any way."""
    x, y = view.to_screen(text.point)
    x, y = x + text.offset[0], y + text.offset[1]
    return _grown((x, y, x, y), LETTER_PIXELS * max(len(text.text), 1) + LETTER_CASING + SMOOTH)


def _half_line(width: float) -> float:
    return width / 2 + CASING_WIDTH + SMOOTH


def _grown(box: Box, by: float) -> Box:
    left, top, right, bottom = box
    return left - by, top - by, right + by, bottom + by
