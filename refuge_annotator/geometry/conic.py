"""Algebraic fits: a circle, the direct ellipse, and whether points follow an open curve.

All expect points of shape (n, 2) around the origin at a distance of about one. They need no start and no patience, but
minimise a distance that is not quite the one seen on screen: good starts for a fit that does.
"""

import math

import numpy as np
from numpy.typing import NDArray

FloatArray = NDArray[np.float64]
LARGEST_RADIUS = 3.0  # a flat arc says little about its circle


def fit_circle(points: FloatArray) -> FloatArray:
    """Return the least-squares circle as an ellipse (cx, cy, a, b, angle), cautious where the points lie on an arc."""
    x, y = points[:, 0], points[:, 1]
    design = np.stack([2 * x, 2 * y, np.ones_like(x)], axis=1)
    cx, cy, level = np.linalg.lstsq(design, x * x + y * y, rcond=None)[0]
    radius = min(math.sqrt(max(level + cx * cx + cy * cy, 1e-6)), LARGEST_RADIUS)
    return np.array([min(max(cx, -3.0), 3.0), min(max(cy, -3.0), 3.0), radius, radius, 0.0])


def fit_direct(points: FloatArray) -> FloatArray | None:
    """Return the direct least-squares ellipse (cx, cy, a, b, angle in radians), or None where it is undetermined.

    References
    ----------
    Halir and Flusser (1998), Numerically stable direct least squares fitting of ellipses.
    """
    x, y = points[:, 0], points[:, 1]
    quadratic = np.stack([x * x, x * y, y * y], axis=1)
    linear = np.stack([x, y, np.ones_like(x)], axis=1)
    try:
        to_linear = -np.linalg.solve(linear.T @ linear, linear.T @ quadratic)
    except np.linalg.LinAlgError:
        return None
    scatter = quadratic.T @ quadratic + (quadratic.T @ linear) @ to_linear
    values, vectors = np.linalg.eig(np.stack([scatter[2] / 2, -scatter[1], scatter[0] / 2]))
    if np.iscomplexobj(vectors):
        vectors = np.real(vectors[:, np.abs(np.imag(values)) < 1e-9])
    ellipses = np.flatnonzero(4 * vectors[0] * vectors[2] - vectors[1] ** 2 > 1e-12)
    if len(ellipses) == 0:
        return None
    best = vectors[:, ellipses[0]]
    return _axes_of(np.concatenate([best, to_linear @ best]))


def on_open_curve(points: FloatArray, rms: float) -> bool:
    """Tell whether a hyperbola describes the points far better than an ellipse that misses them by `rms` does."""
    x, y = points[:, 0], points[:, 1]
    design = np.stack([x * x, x * y, y * y, x, y, np.ones_like(x)], axis=1)
    few = len(design) < design.shape[1]  # the conic through five points is in no reduced decomposition
    a, b, c, d, e, _ = conic = np.linalg.svd(design, full_matrices=few)[2][-1]
    if b * b - 4 * a * c <= 0:
        return False
    slope = np.hypot(2 * a * x + b * y + d, b * x + 2 * c * y + e)
    distances = design @ conic / np.maximum(slope, 1e-12)
    return bool(np.sqrt((distances**2).mean()) < 0.3 * rms)


def _axes_of(conic: FloatArray) -> FloatArray | None:
    """Return (cx, cy, a, b, angle in radians) of a x^2 + b xy + c y^2 + d x + e y + f = 0, or None if it is none."""
    a, b, c, d, e, f = conic
    det = 4 * a * c - b * b
    cx, cy = (b * e - 2 * c * d) / det, (b * d - 2 * a * e) / det
    level = -(a * cx * cx + b * cx * cy + c * cy * cy + d * cx + e * cy + f)
    values, vectors = np.linalg.eigh(np.array([[a, b / 2], [b / 2, c]]))
    squares = level / values
    if not np.isfinite(squares).all() or (squares <= 0).any():
        return None
    axes = np.sqrt(squares)
    long = int(np.argmax(axes))
    result = np.array([cx, cy, axes[long], axes[1 - long], math.atan2(vectors[1, long], vectors[0, long])])
    return result if np.isfinite(result).all() else None
