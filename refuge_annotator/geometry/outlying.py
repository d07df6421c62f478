"""Which click lies off the boundary that the others describe."""

import math
from collections.abc import Sequence

from refuge_annotator.geometry.fit import FitRefused, fit_ellipse, residuals_of
from refuge_annotator.geometry.point import Point

FROM_POINTS = 8  # with fewer, every click has too much say in the shape that it is held against
FAR = 4.0  # pixels
FINEST = 0.1  # pixels; no hand is steadier
PARAMETERS = 5
SUSPECTS = 12  # clicks that are held against the others; of many, those farthest from the ellipse through all


def outlying_click(points: Sequence[Point]) -> int | None:
    """Return the index of the one click that lies off the ellipse through all others, or None.

    Each click is held against the ellipse fitted without it; of more than twelve those that lie farthest from the
    ellipse through all, for among many no click can bend that so far that it lies near. The worst is named when it
    misses by more than four pixels and by many times what the others miss: four times their spread, more where they
    are few and the ellipse bends after each of them. So an ordinary hand is accused at most once in ten outlines. To
    be shown, never to be dropped: leaving out clicks by rule makes clean data worse. Costs one fit for each click that
    is held.
    """
    if len(points) < FROM_POINTS:
        return None
    try:
        misses = {index: _miss(points, index) for index in _suspects(points)}
    except FitRefused:
        return None
    worst = max(misses, key=lambda index: misses[index][0] / misses[index][1])
    miss, spread = misses[worst]
    freedom = len(points) - 1 - PARAMETERS
    return worst if miss > max(FAR, (4 + 45 / freedom**2) * spread) else None


def _suspects(points: Sequence[Point]) -> list[int]:
    if len(points) <= SUSPECTS:
        return list(range(len(points)))
    residuals = fit_ellipse(points).residuals
    farthest = sorted(range(len(points)), key=lambda index: -abs(residuals[index]))
    return sorted(farthest[:SUSPECTS])


def _miss(points: Sequence[Point], index: int) -> tuple[float, float]:
    """Return how far a click lies from the ellipse fitted without it, and the spread of the others, in pixels."""
    rest = fit_ellipse([*points[:index], *points[index + 1 :]])
    squares = math.fsum(residual * residual for residual in rest.residuals)
    spread = math.sqrt(squares / (len(rest.residuals) - PARAMETERS))
    return abs(residuals_of([points[index]], rest.ellipse)[0]), max(spread, FINEST)
