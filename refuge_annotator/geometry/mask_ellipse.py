"""From a mask back to the ellipse that describes it."""

import math

import numpy as np
from numpy.typing import NDArray

from refuge_annotator.geometry.ellipse import Ellipse, normal_ellipse
from refuge_annotator.geometry.raster import Box, Mask, rasterise

FloatArray = NDArray[np.float64]
ROUNDS = 20


def ellipse_of(mask: Mask, box: Box) -> Ellipse | None:
    """Return the ellipse whose pixels are a mask's, as nearly as an ellipse can; None of an empty mask.

    It starts with the centre and second moments of the mask's pixels. Pixels are coarse, so an ellipse drawn from
    these has slightly other moments; the difference is given back until the drawn pixels are the mask's. Without that,
    going from mask to ellipse and back again and again would wander.

    Parameters
    ----------
    mask
        Booleans of `box.shape`.
    box
        Where the mask lies in the photograph.
    """
    if not mask.any():
        return None
    wanted = tried = _moments(mask, box)
    best, fewest = _described(wanted), mask.size
    for _ in range(ROUNDS):
        ellipse = _described(tried)
        drawn = rasterise(ellipse, box)
        different = int(np.count_nonzero(drawn != mask))
        if different < fewest:
            best, fewest = ellipse, different
        if different == 0 or not drawn.any():
            break
        tried = tried + (wanted - _moments(drawn, box)) / 2
    return best


def _moments(mask: Mask, box: Box) -> FloatArray:
    """Return the mean x and y, and the second moments xx, yy and xy of a mask's pixels as unit squares."""
    weights = mask.astype(np.float64)
    across, down = weights.sum(axis=0), weights.sum(axis=1)
    count = across.sum()
    x, y = np.arange(mask.shape[1]) + float(box.left), np.arange(mask.shape[0]) + float(box.top)
    cx, cy = across @ x / count, down @ y / count
    dx, dy = x - cx, y - cy
    xx, yy = across @ (dx * dx) / count, down @ (dy * dy) / count
    return np.array([cx, cy, xx + 1 / 12, yy + 1 / 12, dy @ (weights @ dx) / count])


def _described(moments: FloatArray) -> Ellipse:
    """Return the solid ellipse of these moments: along an axis a quarter of the squared semi-axis."""
    cx, cy, xx, yy, xy = moments.tolist()
    middle, half = (xx + yy) / 2, math.hypot((xx - yy) / 2, xy)
    a, b = 2 * math.sqrt(max(middle + half, 0.0)), 2 * math.sqrt(max(middle - half, 0.0))
    return normal_ellipse(cx, cy, a, b, math.degrees(math.atan2(2 * xy, xx - yy)) / 2)
