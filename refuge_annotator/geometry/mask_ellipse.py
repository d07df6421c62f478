"""From a mask back to the ellipse that describes it."""

import math

import numpy as np

from refuge_annotator.geometry.ellipse import Ellipse, normal_ellipse
from refuge_annotator.geometry.raster import Box, Mask


def ellipse_of(mask: Mask, box: Box) -> Ellipse | None:
    """Return the ellipse with the centre and second moments of a mask's pixels; None of an empty mask.

    Parameters
    ----------
    mask
        Booleans of `box.shape`.
    box
        Where the mask lies in the photograph.

    References
    ----------
    The second moment of a solid ellipse along an axis is a quarter of the squared semi-axis; each pixel, a unit
    square, adds a twelfth.
    """
    rows, columns = np.nonzero(mask)
    if len(rows) == 0:
        return None
    x, y = columns.astype(np.float64) + box.left, rows.astype(np.float64) + box.top
    cx, cy = float(x.mean()), float(y.mean())
    xx, yy = float(((x - cx) ** 2).mean()) + 1 / 12, float(((y - cy) ** 2).mean()) + 1 / 12
    xy = float(((x - cx) * (y - cy)).mean())
    middle, half = (xx + yy) / 2, math.hypot((xx - yy) / 2, xy)
    a, b = 2 * math.sqrt(middle + half), 2 * math.sqrt(max(middle - half, 0.0))
    return normal_ellipse(cx, cy, a, b, math.degrees(math.atan2(2 * xy, xx - yy)) / 2)
