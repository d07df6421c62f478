"""Which click lies off the boundary that the others describe."""

import math
from collections.abc import Sequence

from refuge_annotator.geometry.fit import FitRefused, fit_ellipse, residuals_of
from refuge_annotator.geometry.point import Point

FROM_POINTS = 8  # with fewer, every click has too much say in the shape that it is held against
FAR = 4.0  # pixels
FINEST = 0.1  # pixels; no hand is steadier
PARAMETERS = 5


def outlying_click(points: Sequence[Point]) -> int | None:
    """Return the index of the one click that lies off the ellipse through all others, or None.

    Each click is held against the ellipse fitted without it. The worst is named when it misses by more than four
    pixels and by many times what the others miss: four times their spread, more where they are few and the ellipse
    bends after each of them. So an ordinary hand is accused at most once in ten outlines. To be shown, never to be
    dropped: leaving out clicks by rule makes clean data worse. Costs one fit a click.
    """
    if len(points) < FROM_POINTS:
        return None
    try:
        misses = [_miss(points, index) for index in range(len(points))]
    except FitRefused:
        return None
    worst = max(range(len(points)), key=lambda index: misses[index][0] / misses[index][1])
    miss, spread = misses[worst]
    freedom = len(points) - 1 - PARAMETERS
    return worst if miss > max(FAR, (4 + 45 / freedom**2) * spread) else None


def _miss(points: Sequence[Point], index: int) -> tuple[float, float]:
    """Return how far a click lies from the ellipse fitted without it, and the spread of the others, in pixels."""
    rest = fit_ellipse([*points[:index], *points[index + 1 :]])
    squares = math.fsum(residual * residual for residual in rest.residuals)
    spread = math.sqrt(squares / (len(rest.residuals) - PARAMETERS))
    return abs(residuals_of([points[index]], rest.ellipse)[0]), max(spread, FINEST)
