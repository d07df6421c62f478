"""How far two masks agree."""

import numpy as np

from refuge_annotator.geometry.raster import Mask


def dice(one: Mask, other: Mask) -> float | None:
    """Return 2 |A and B| / (|A| + |B|); None where both are empty."""
    total = int(np.count_nonzero(one)) + int(np.count_nonzero(other))
    return None if total == 0 else 2 * int(np.count_nonzero(one & other)) / total
