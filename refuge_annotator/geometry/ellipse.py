"""The ellipse: its normal form, its outline, and how it follows a handle."""

import math
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from refuge_annotator.geometry.point import Point

FloatArray = NDArray[np.float64]
AxisEnd = Literal["major+", "major-", "minor+", "minor-"]
MIN_SEMI_AXIS = 1.0
ROUND_RATIO = 1.0005  # below it an ellipse is a circle to the eye and keeps its last angle


@dataclass(frozen=True, slots=True)
class Ellipse:
    """An ellipse in normal form: a >= b > 0, 0 <= angle < 180.

    Centre `cx`, `cy` and semi-axes `a`, `b` in image pixels (two decimals, (0, 0) the centre of the top-left
    pixel); `angle` in degrees (four decimals) from +x towards +y, that of the longer axis.
    Make one with `normal_ellipse`.
    """

    cx: float
    cy: float
    a: float
    b: float
    angle: float

    @property
    def center(self) -> Point:
        """The centre in image pixels."""
        return Point(self.cx, self.cy)


def normal_ellipse(cx: float, cy: float, a: float, b: float, angle: float, keep: float | None = None) -> Ellipse:
    """Round to the stored decimals and bring into normal form.

    Parameters
    ----------
    keep
        The angle to keep when the axes are as good as equal, so that handles do not jump.
    """
    a, b = round(max(abs(a), MIN_SEMI_AXIS), 2), round(max(abs(b), MIN_SEMI_AXIS), 2)
    if b > a:
        a, b, angle = b, a, angle + 90.0
    if keep is not None and a < b * ROUND_RATIO:
        angle = keep
    angle = round(angle % 180.0, 4)
    if angle >= 180.0:  # 179.99999 rounds to 180
        angle = 0.0
    return Ellipse(round(float(cx), 2) + 0.0, round(float(cy), 2) + 0.0, float(a), float(b), float(angle) + 0.0)


def ellipse_points(ellipse: Ellipse, count: int = 180) -> FloatArray:
    """Return `count` points of the outline, shape (count, 2), x and y in image pixels, not closed."""
    t = np.linspace(0.0, 2 * math.pi, count, endpoint=False)
    turn = math.radians(ellipse.angle)
    c, s = math.cos(turn), math.sin(turn)
    u, v = ellipse.a * np.cos(t), ellipse.b * np.sin(t)
    return np.stack([ellipse.cx + u * c - v * s, ellipse.cy + u * s + v * c], axis=1)


def half_extent(ellipse: Ellipse) -> tuple[float, float]:
    """Return half the width and half the height of the upright box around the ellipse, in pixels."""
    turn = math.radians(ellipse.angle)
    c, s = math.cos(turn), math.sin(turn)
    return math.hypot(ellipse.a * c, ellipse.b * s), math.hypot(ellipse.a * s, ellipse.b * c)


def contains(ellipse: Ellipse, point: Point) -> bool:
    """Tell whether a point lies inside or on the ellipse, by the rasteriser's rule."""
    u, v = to_axes(ellipse, point)
    return (u / ellipse.a) ** 2 + (v / ellipse.b) ** 2 <= 1 + 1e-9


def to_axes(ellipse: Ellipse, point: Point) -> Point:
    """Return a point in the ellipse's own axes: origin at its centre, x along the longer axis."""
    turn = math.radians(ellipse.angle)
    c, s = math.cos(turn), math.sin(turn)
    dx, dy = point[0] - ellipse.cx, point[1] - ellipse.cy
    return Point(dx * c + dy * s, dy * c - dx * s)


def from_axes(ellipse: Ellipse, point: Point) -> Point:
    """Return the image point of one given in the ellipse's own axes."""
    turn = math.radians(ellipse.angle)
    c, s = math.cos(turn), math.sin(turn)
    return Point(ellipse.cx + point[0] * c - point[1] * s, ellipse.cy + point[0] * s + point[1] * c)


def axis_end(ellipse: Ellipse, end: AxisEnd) -> Point:
    """Return the image point where an axis meets the outline."""
    sign = 1.0 if end.endswith("+") else -1.0
    own = Point(sign * ellipse.a, 0.0) if end.startswith("major") else Point(0.0, sign * ellipse.b)
    return from_axes(ellipse, own)


def move_axis_end(ellipse: Ellipse, end: AxisEnd, to: Point, *, symmetric: bool = False) -> Ellipse:
    """Drag one axis end: only its own semi-axis changes, the opposite end stays.

    With `symmetric` the centre stays instead. The result is normal: where the axes trade places, so do their names.
    """
    sign = 1.0 if end.endswith("+") else -1.0
    major = end.startswith("major")
    old = ellipse.a if major else ellipse.b
    along = to_axes(ellipse, to)[0 if major else 1] * sign
    new = max(along, MIN_SEMI_AXIS) if symmetric else max((along + old) / 2, MIN_SEMI_AXIS)
    shift = 0.0 if symmetric else (new - old) * sign
    cx, cy = from_axes(ellipse, Point(shift, 0.0) if major else Point(0.0, shift))
    a, b = (new, ellipse.b) if major else (ellipse.a, new)
    return normal_ellipse(cx, cy, a, b, ellipse.angle)


def move_by(ellipse: Ellipse, dx: float, dy: float) -> Ellipse:
    """Move the whole ellipse by image pixels."""
    return normal_ellipse(ellipse.cx + dx, ellipse.cy + dy, ellipse.a, ellipse.b, ellipse.angle, ellipse.angle)


def rotate_to(ellipse: Ellipse, angle: float) -> Ellipse:
    """Turn the longer axis to `angle` degrees about the centre, which stays."""
    return normal_ellipse(ellipse.cx, ellipse.cy, ellipse.a, ellipse.b, angle)


def scale_by(ellipse: Ellipse, factor: float) -> Ellipse:
    """Grow or shrink both axes about the centre."""
    return normal_ellipse(ellipse.cx, ellipse.cy, ellipse.a * factor, ellipse.b * factor, ellipse.angle, ellipse.angle)
