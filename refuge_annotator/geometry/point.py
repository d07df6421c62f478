"""A place in a photograph."""

import math
from typing import NamedTuple


class Point(NamedTuple):
    """Image pixels, x right, y down; (0, 0) is the centre of the top-left pixel."""

    x: float
    y: float


def rounded(point: Point) -> Point:
    """Return the point as it is stored: two decimals."""
    return Point(round(float(point[0]), 2) + 0.0, round(float(point[1]), 2) + 0.0)


def distance(one: Point, other: Point) -> float:
    """Return the distance of two points in pixels."""
    return math.hypot(one[0] - other[0], one[1] - other[1])


def on_photograph(point: Point, shape: tuple[int, int]) -> Point:
    """Return the nearest point to `point` on a photograph of (height, width) pixels."""
    height, width = shape
    return Point(min(max(point[0], 0.0), width - 1.0), min(max(point[1], 0.0), height - 1.0))


def near_photograph(point: Point, shape: tuple[int, int]) -> Point:
    """Return the nearest point to `point` that lies at most one photograph's size beyond its edge."""
    height, width = shape
    return Point(min(max(point[0], -float(width)), 2.0 * width), min(max(point[1], -float(height)), 2.0 * height))
