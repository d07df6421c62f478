"""Where the middle of several marks lies, and how far they are spread."""

import math
from collections.abc import Sequence

import numpy as np

from refuge_annotator.geometry.ellipse import Ellipse, normal_ellipse
from refuge_annotator.geometry.point import Point, distance

CHI_SQUARED_95 = 5.991  # 95th percentile with two degrees of freedom
STEPS, STILL = 200, 1e-4  # pixels
FEWEST = 3  # marks below which a spread has no shape


def geometric_median(points: Sequence[Point]) -> Point | None:
    """Return the place whose summed distance to all points is least; None of none. One far mark hardly moves it.

    References
    ----------
    Vardi and Zhang (2000), The multivariate L1-median and associated data depth: Weiszfeld's steps, safe where a step
    falls on one of the points.
    """
    if not points:
        return None
    xy = np.asarray(sorted(points), dtype=np.float64)  # the same for any order of the raters
    place = xy.mean(axis=0)
    for _ in range(STEPS):
        away = np.hypot(*(xy - place).T)
        apart = away > 1e-9
        if not apart.any():
            break
        pull = 1 / away[apart]
        middle = (xy[apart] * pull[:, None]).sum(axis=0) / pull.sum()
        here = int((~apart).sum())
        force = float(np.hypot(*((xy[apart] - place) * pull[:, None]).sum(axis=0)))
        share = min(1.0, here / force) if here and force > 0 else float(here > 0)
        step = (1 - share) * (middle - place)
        place = place + step
        if np.hypot(*step) < STILL:
            break
    best = min([place, *xy], key=lambda p: float(np.hypot(*(xy - p).T).sum()))  # steps towards a mark slow down
    return Point(float(best[0]), float(best[1]))


def spread_ellipse(points: Sequence[Point]) -> Ellipse | None:
    """Return the ellipse around the mean that holds 95 % of a normal distribution with the marks' covariance.

    None with fewer than three marks, or where they do not spread.
    """
    if len(points) < FEWEST:
        return None
    xy = np.asarray(points, dtype=np.float64)
    sizes, axes = np.linalg.eigh(np.cov(xy.T))
    if sizes[1] <= 0:
        return None
    short, long = np.sqrt(np.maximum(sizes, 0.0) * CHI_SQUARED_95)
    turn = math.degrees(math.atan2(axes[1, 1], axes[0, 1]))
    middle = xy.mean(axis=0)
    return normal_ellipse(middle[0], middle[1], long, short, turn)


def spread(points: Sequence[Point]) -> float | None:
    """Return the root mean square distance of marks from their mean, in pixels; None with fewer than two."""
    if len(points) < 2:
        return None
    middle = Point(math.fsum(p[0] for p in points) / len(points), math.fsum(p[1] for p in points) / len(points))
    return math.sqrt(math.fsum(distance(p, middle) ** 2 for p in points) / len(points))
