"""From a mask to points of a closed curve round it, for masks that no ellipse describes."""

import numpy as np

from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.raster import Box, Mask


def points_round(mask: Mask, box: Box, count: int) -> tuple[Point, ...]:
    """Return `count` points, evenly spaced, on the longest line between a mask's pixels and their neighbours.

    Parameters
    ----------
    mask
        Booleans of `box.shape`.
    box
        Where the mask lies in the photograph.

    Returns
    -------
    tuple of Point
        In image pixels; none of an empty mask.
    """
    from skimage.measure import find_contours  # slow to import, and few votes need it

    rings = find_contours(np.pad(mask, 1).astype(np.float64), 0.5)  # type: ignore[no-untyped-call]
    if not rings:
        return ()
    ring = max(rings, key=len)[:, ::-1] + (box.left - 1, box.top - 1)  # row, column to x, y
    along = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(ring, axis=0).T))])
    places = np.linspace(0.0, along[-1], count, endpoint=False)
    return tuple(Point(float(x), float(y)) for x, y in zip(*(np.interp(places, along, a) for a in ring.T), strict=True))
