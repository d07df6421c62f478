"""Closed smooth curves, for discs that are no ellipse."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from refuge_annotator.errors import UserError
from refuge_annotator.geometry.point import Point, distance, rounded
from refuge_annotator.words import mark

FloatArray = NDArray[np.float64]
IntArray = NDArray[np.intp]
BoolArray = NDArray[np.bool_]
MIN_POINTS = 4
STEP = 4.0  # image pixels between stored corners: a chord of a disc then lies within 0.03 px of its arc
MOST_CORNERS = 1000
LEAST_SPREAD = 1.0  # pixels across the line that fits the points best, root of the sum of squares


class CurveRefused(UserError):
    """The points do not make a closed curve; the message says what to do."""


@dataclass(frozen=True, slots=True)
class Contour:
    """A closed polygon of corners in image pixels, two decimals; the last corner joins the first.

    It is what is drawn, voted on and exported: inside by the even-odd rule.
    """

    corners: tuple[Point, ...]


def smooth_contour(points: Sequence[Point]) -> Contour:
    """Return the closed smooth curve through boundary points, in their order round the curve.

    A periodic cubic spline over the cumulated chord length to the power of one half (centripetal: it neither loops nor
    overshoots where points lie close), cut into corners about four pixels apart.

    Raises
    ------
    CurveRefused
        Fewer than four different points, or a curve that encloses less than a pixel or crosses itself.

    References
    ----------
    Lee (1989), Choosing nodes in parametric curve interpolation.
    """
    from scipy.interpolate import CubicSpline  # slow to import, and few readings need it

    distinct = [p for i, p in enumerate(points) if p not in points[:i]]
    if len(distinct) < MIN_POINTS:
        raise CurveRefused(
            mark("a closed curve needs four different points, {count} are set"),
            mark("click {missing} more"),
            count=len(distinct),
            missing=MIN_POINTS - len(distinct),
        )
    xy = np.array([*distinct, distinct[0]], dtype=np.float64)
    spread = np.linalg.svd(xy - xy.mean(axis=0), compute_uv=False)
    if spread[1] < LEAST_SPREAD:
        raise CurveRefused(mark("the boundary points lie on a line"), mark("click round the whole boundary"))
    chords, along = _along(xy)
    count = min(max(math.ceil(float(chords.sum()) / STEP), 4 * len(distinct)), MOST_CORNERS)
    curve = CubicSpline(along, xy, bc_type="periodic")(np.linspace(0.0, along[-1], count, endpoint=False))
    contour = Contour(tuple(rounded(Point(x, y)) for x, y in curve))
    if crosses_itself(contour):
        raise CurveRefused(
            mark("the curve crosses itself"), mark("drag its points into their order round the boundary")
        )
    return contour


def in_order(points: Sequence[Point]) -> tuple[Point, ...]:
    """Return points in their order round their middle, counter-clockwise from the first as it was."""
    if len(points) < 3:
        return tuple(points)
    x, y = math.fsum(p[0] for p in points) / len(points), math.fsum(p[1] for p in points) / len(points)
    around = sorted(points, key=lambda p: math.atan2(p[1] - y, p[0] - x))
    start = around.index(points[0])
    return tuple(around[start:] + around[:start])


def nearest_gap(points: Sequence[Point], point: Point) -> int:
    """Return the place at which a new point belongs: between the two neighbours whose detour by it is shortest."""
    if len(points) < 2:
        return len(points)
    detours = [
        distance(points[i - 1], point) + distance(point, points[i]) - distance(points[i - 1], points[i])
        for i in range(len(points))
    ]
    place = min(range(len(points)), key=detours.__getitem__)
    return place if place else len(points)


def gap_on(points: Sequence[Point], contour: Contour, point: Point) -> int:
    """Return the place for a new point on the curve through `points`: on the stretch of the curve nearest to it."""
    corners = np.asarray(contour.corners)
    nearest = int(np.argmin(np.hypot(corners[:, 0] - point[0], corners[:, 1] - point[1])))
    along = _along(np.array([*points, points[0]], dtype=np.float64))[1]
    return int(np.searchsorted(along[:-1], along[-1] * nearest / len(corners), side="right"))


def _along(xy: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Return the chords between neighbours, and where each point lies along the curve's parameter."""
    chords = np.hypot(*np.diff(xy, axis=0).T)
    return chords, np.concatenate([[0.0], np.cumsum(np.sqrt(chords))])


def contour_center(contour: Contour) -> Point:
    """Return the middle of the box around the curve."""
    xy = np.asarray(contour.corners)
    middle = (xy.min(axis=0) + xy.max(axis=0)) / 2
    return Point(float(middle[0]), float(middle[1]))


def contour_centroid(contour: Contour) -> Point:
    """Return the centre of mass of what the curve encloses, the one middle that stays when the curve is turned."""
    xy = np.asarray(contour.corners)
    origin = xy[0]
    start = xy - origin
    end = np.roll(start, -1, axis=0)
    twice = start[:, 0] * end[:, 1] - end[:, 0] * start[:, 1]  # of each triangle with the first corner
    middle = origin + (twice[:, np.newaxis] * (start + end)).sum(axis=0) / (3 * twice.sum())
    return Point(float(middle[0]), float(middle[1]))


def contour_half_extent(contour: Contour) -> tuple[float, float]:
    """Return half the width and half the height of the upright box around the curve, in pixels."""
    size = np.ptp(np.asarray(contour.corners), axis=0) / 2
    return float(size[0]), float(size[1])


def crosses_itself(contour: Contour) -> bool:
    """Tell whether two sides that are no neighbours cross."""
    start = np.asarray(contour.corners)
    end = np.roll(start, -1, axis=0)
    low, high = np.minimum(start, end), np.maximum(start, end)
    near = (low[:, np.newaxis, 0] < high[:, 0]) & (low[:, 0] < high[:, np.newaxis, 0])
    near &= (low[:, np.newaxis, 1] < high[:, 1]) & (low[:, 1] < high[:, np.newaxis, 1])
    one, other = np.nonzero(np.triu(near, 1))  # few sides come near each other, and only these are put to the test
    return bool((_parts(start, end, one, other) & _parts(start, end, other, one)).any())


def _parts(start: FloatArray, end: FloatArray, one: IntArray, other: IntArray) -> BoolArray:
    """Tell of each pair of sides whether the ends of the second lie on either side of the first's line."""
    side = end[one] - start[one]
    to_start, to_end = start[other] - start[one], end[other] - start[one]
    left = np.sign(side[:, 0] * to_start[:, 1] - side[:, 1] * to_start[:, 0])
    right = np.sign(side[:, 0] * to_end[:, 1] - side[:, 1] * to_end[:, 0])
    return left * right < 0
