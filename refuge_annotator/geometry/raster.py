"""The one rasteriser: from an outline to a mask, by pixel centres.

A pixel belongs to the mask when its centre is inside the outline or on it. Preview, vote, export and metrics all
call this, so they agree bit for bit.
"""

import math
from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from refuge_annotator.geometry.ellipse import Ellipse, half_extent

FloatArray = NDArray[np.float64]
Mask = NDArray[np.bool_]
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


def box_around(ellipses: Iterable[Ellipse], shape: tuple[int, int]) -> Box:
    """Return the smallest box that holds every pixel of the ellipses in an image of (height, width)."""
    left, top, right, bottom = shape[1], shape[0], 0, 0
    for ellipse in ellipses:
        half_x, half_y = half_extent(ellipse)
        left = min(left, math.floor(ellipse.cx - half_x) - 1)
        right = max(right, math.ceil(ellipse.cx + half_x) + 2)
        top = min(top, math.floor(ellipse.cy - half_y) - 1)
        bottom = max(bottom, math.ceil(ellipse.cy + half_y) + 2)
    box = Box(max(left, 0), max(top, 0), min(right, shape[1]), min(bottom, shape[0]))
    return box if min(box.shape) > 0 else Box(0, 0, 0, 0)


def rasterise(ellipse: Ellipse, box: Box) -> Mask:
    """Return the pixels of `box` whose centres are inside the ellipse, as booleans of `box.shape`.

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
    kind = np.int16 if width < np.iinfo(np.int16).max else np.int32
    x = np.arange(width, dtype=kind)
    inside: Mask = (x >= first.astype(kind)[:, np.newaxis]) & (x <= last.astype(kind)[:, np.newaxis])
    return inside


def full_mask(ellipse: Ellipse, shape: tuple[int, int]) -> Mask:
    """Return the ellipse's mask in an image of (height, width)."""
    mask = np.zeros(shape, dtype=np.bool_)
    box = box_around([ellipse], shape)
    mask[box.slices] = rasterise(ellipse, box)
    return mask
