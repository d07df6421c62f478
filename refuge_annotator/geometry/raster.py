"""The one rasteriser: from an outline to a mask, by pixel centres.

A pixel belongs to the mask when its centre is inside the outline or on it. Preview, vote, export and metrics all
call this, so they agree bit for bit.
"""

import math
from collections.abc import Iterable
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from refuge_annotator.geometry.contour import Contour, contour_center, contour_half_extent
from refuge_annotator.geometry.ellipse import Ellipse, half_extent, to_axes
from refuge_annotator.geometry.point import Point

FloatArray = NDArray[np.float64]
Mask = NDArray[np.bool_]
Shape: TypeAlias = Ellipse | Contour
ON_THE_LINE = 1 + 1e-9  # a centre exactly on the outline belongs to the mask


class Box(NamedTuple):
    """Pixel columns left <= x < right and rows top <= y < bottom."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def shape(self) -> tuple[int, int]:
        """(height, width) in pixels."""
        return max(self.bottom - self.top, 0), max(self.right - self.left, 0)

    @property
    def slices(self) -> tuple[slice, slice]:
        """Rows and columns, to index a full-size array."""
        return slice(self.top, max(self.bottom, self.top)), slice(self.left, max(self.right, self.left))


def whole(shape: tuple[int, int]) -> Box:
    """Return the box of a whole image of (height, width)."""
    return Box(0, 0, shape[1], shape[0])


def box_around(outlines: Iterable[Shape], shape: tuple[int, int]) -> Box:
    """Return a box, close around the outlines, that holds all their pixels in an image of (height, width)."""
    left, top, right, bottom = shape[1], shape[0], 0, 0
    for outline in outlines:
        (x, y), (half_x, half_y) = center_of(outline), half_extent_of(outline)
        left = min(left, math.floor(x - half_x) - 1)
        right = max(right, math.ceil(x + half_x) + 2)
        top = min(top, math.floor(y - half_y) - 1)
        bottom = max(bottom, math.ceil(y + half_y) + 2)
    box = Box(max(left, 0), max(top, 0), min(right, shape[1]), min(bottom, shape[0]))
    return box if min(box.shape) > 0 else Box(0, 0, 0, 0)


def center_of(outline: Shape) -> Point:
    """Return the middle of an outline in image pixels."""
    return outline.center if isinstance(outline, Ellipse) else contour_center(outline)


def half_extent_of(outline: Shape) -> tuple[float, float]:
    """Return half the width and half the height of the upright box around an outline, in pixels."""
    return half_extent(outline) if isinstance(outline, Ellipse) else contour_half_extent(outline)


def reach_of(outline: Shape, point: Point) -> float:
    """Return how far out from the middle of an outline a point lies: 0 in the middle, 1 on the line, 2 twice as far.

    Where a curve is crossed more than once on the way, its farthest line counts.
    """
    if isinstance(outline, Ellipse):
        u, v = to_axes(outline, point)
        return math.hypot(u / outline.a, v / outline.b)
    middle = contour_center(outline)
    ray = np.array([point[0] - middle.x, point[1] - middle.y])
    start = np.asarray(outline.corners) - middle
    end = np.roll(start, -1, axis=0)
    left, right = start @ (-ray[1], ray[0]), end @ (-ray[1], ray[0])
    crossed = (left <= 0) != (right <= 0)
    if not ray.any() or not crossed.any():
        return math.inf if ray.any() else 0.0
    share = (left / np.where(crossed, left - right, 1.0))[crossed, np.newaxis]
    farthest = float(((start[crossed] * (1 - share) + end[crossed] * share) @ ray).max()) / float(ray @ ray)
    return 1.0 / farthest if farthest > 0 else math.inf


def rasterise(outline: Shape, box: Box) -> Mask:
    """Return the pixels of `box` whose centres are inside an outline, as booleans of `box.shape`."""
    return _ellipse_mask(outline, box) if isinstance(outline, Ellipse) else _contour_mask(outline, box)


def _contour_mask(contour: Contour, box: Box) -> Mask:
    """Even-odd rule on the stored corners: a centre is inside when an odd number of sides lies to its left.

    A side counts for the rows y with upper end <= y < lower end, and for the columns x at or right of its crossing, so
    two neighbouring curves share no pixel and leave none out.
    """
    height, width = box.shape
    start = np.asarray(contour.corners, dtype=np.float64)
    end = np.roll(start, -1, axis=0)
    down = (start[:, 1] <= end[:, 1])[:, np.newaxis]
    (x0, y0), (x1, y1) = np.where(down, start, end).T, np.where(down, end, start).T
    first = np.maximum(np.ceil(y0), box.top).astype(np.int64)
    count = np.maximum(np.minimum(np.ceil(y1), box.bottom).astype(np.int64) - first, 0)
    side = np.repeat(np.arange(len(start)), count)  # once for every row that it crosses
    row = first[side] + np.arange(len(side)) - np.repeat(np.cumsum(count) - count, count)
    crossing = x0[side] + (row - y0[side]) * (x1 - x0)[side] / (y1 - y0)[side]
    column = np.clip(np.ceil(crossing) - box.left, 0, width).astype(np.int64)
    flips = np.bincount((row - box.top) * (width + 1) + column, minlength=height * (width + 1))
    odd = np.cumsum(flips.reshape(height, width + 1)[:, :width] & 1, axis=1, dtype=np.uint8) & 1
    return odd.view(np.bool_)


def _ellipse_mask(ellipse: Ellipse, box: Box) -> Mask:
    """Pixels of `box` whose centres are inside the ellipse.

    (u/a)^2 + (v/b)^2 <= 1 + 1e-9 in the ellipse's own axes. A box gives the same bits as the same window of the whole
    image. What lies outside the image is clipped here and nowhere else.

    Each row is a chord, so only the pixels nearest to its two ends are put to that test; the others lie at least half
    a pixel clear of the outline, where no rounding can change the answer.
    """
    turn = math.radians(ellipse.angle)
    c, s = math.cos(turn), math.sin(turn)
    a, b = ellipse.a * ellipse.a, ellipse.b * ellipse.b
    height, width = box.shape
    dy = np.arange(box.top, box.top + height, dtype=np.float64) - ellipse.cy

    def outside(column: FloatArray) -> Mask:
        dx = column - ellipse.cx
        u, v = (dx * c + dy * s) / ellipse.a, (dy * c - dx * s) / ellipse.b
        return ~(u * u + v * v <= ON_THE_LINE)

    square = c * c / a + s * s / b
    middle = ellipse.cx - dy * (c * s * (1 / a - 1 / b) / square)
    half = np.sqrt(np.maximum(square * ON_THE_LINE - dy * dy / (a * b), 0.0)) / square
    first, last = np.rint(middle - half), np.rint(middle + half)
    first, last = first + outside(first) - box.left, last - outside(last) - box.left
    return _chords(np.clip(first, 0, width), np.clip(last, -1, width - 1), width)


def _chords(first: FloatArray, last: FloatArray, width: int) -> Mask:
    """Return the columns first <= x <= last of each row; small whole numbers compare three times as fast as floats."""
    kind: type[np.signedinteger[Any]] = np.int16 if width < np.iinfo(np.int16).max else np.int32
    x = np.arange(width, dtype=kind)
    inside: Mask = (x >= first.astype(kind)[:, np.newaxis]) & (x <= last.astype(kind)[:, np.newaxis])
    return inside


def full_mask(outline: Shape, shape: tuple[int, int]) -> Mask:
    """Return an outline's mask in an image of (height, width)."""
    mask = np.zeros(shape, dtype=np.bool_)
    box = box_around([outline], shape)
    mask[box.slices] = rasterise(outline, box)
    return mask
