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

    framed = np.pad(mask, 1)
    inner = framed[:-2, 1:-1] & framed[2:, 1:-1] & framed[1:-1, :-2] & framed[1:-1, 2:]
    points = np.argwhere(mask & ~inner).astype(np.float64)
    return Boundary(points, cKDTree(points)) if len(points) else None


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
    return SurfaceDistance(float(np.percentile(pooled, 95)), float(pooled.mean()))
