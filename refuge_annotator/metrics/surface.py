"""How far the boundaries of two masks lie apart."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from refuge_annotator.geometry.raster import Mask
from refuge_annotator.metrics.estimate import FloatArray

if TYPE_CHECKING:
    from scipy.spatial import cKDTree


@dataclass(frozen=True, slots=True)
class SurfaceDistance:
    """Distances between two boundaries in pixels.

    Attributes
    ----------
    hd95
        95th percentile (linear between ranks) of the distances from every boundary pixel of either mask to the nearest
        one of the other.
    assd
        Mean of the same distances, the average symmetric surface distance.
    """

    hd95: float
    assd: float


@dataclass(frozen=True, eq=False)
class Boundary:
    """The boundary pixels of a mask, (row, column), ready to be asked for the nearest."""

    points: FloatArray
    tree: "cKDTree"


def boundary_of(mask: Mask) -> Boundary | None:
    """Return the pixels of a mask that have one of their four neighbours outside; None of an empty mask.

    Beyond the array all is outside.
    """
    from scipy.spatial import cKDTree  # slow to import, and only reports need it

    rows = np.flatnonzero(mask.any(axis=1))
    if not len(rows):
        return None
    top = rows[0]
    part = mask[top : rows[-1] + 1]
    columns = np.flatnonzero(part.any(axis=0))
    left = columns[0]
    part = part[:, left : columns[-1] + 1]
    edge = part.copy()
    edge[1:-1, 1:-1] &= ~(part[:-2, 1:-1] & part[2:, 1:-1] & part[1:-1, :-2] & part[1:-1, 2:])
    row, column = np.divmod(np.flatnonzero(edge), edge.shape[1])
    points = np.stack([row + top, column + left], axis=1).astype(np.float64)
    return Boundary(points, cKDTree(points))


def surface_distance(one: Boundary | None, other: Boundary | None) -> SurfaceDistance | None:
    """Return the distances between two boundaries; None where one of the masks is empty.

    References
    ----------
    Heimann et al. (2009), Comparison and evaluation of methods for liver segmentation from CT datasets, for the average
    symmetric surface distance over the pooled boundary pixels; Huttenlocher et al. (1993) for the ranked Hausdorff
    distance, here as the 95th percentile of the same pool.
    """
    if one is None or other is None:
        return None
    there: Any = other.tree.query(one.points)[0]
    back: Any = one.tree.query(other.points)[0]
    pooled = np.concatenate([there, back])
    return SurfaceDistance(_percentile_95(pooled), float(pooled.mean()))


def _percentile_95(values: FloatArray) -> float:
    """Return what numpy's percentile does, in a fifth of the time."""
    rank = 0.95 * (len(values) - 1)
    low = int(rank)
    high = min(low + 1, len(values) - 1)
    ordered = np.partition(values, (low, high))
    return float(ordered[low] + (ordered[high] - ordered[low]) * (rank - low))
