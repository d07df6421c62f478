"""Fit an ellipse to clicks on a boundary.

A direct least-squares fit that always yields an ellipse starts a few steps on the orthogonal distance with a soft-L1
loss. Where the clicks say little about the shape (fewer than eight, or a gap of more than 120 degrees) a weak prior
on the axis ratio steadies it, and the fit says so.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from refuge_annotator.errors import UserError
from refuge_annotator.geometry.ellipse import Ellipse, normal_ellipse
from refuge_annotator.geometry.point import Point

FloatArray = NDArray[np.float64]
MIN_POINTS = 5
PRIOR_BELOW_POINTS = 8
PRIOR_ABOVE_GAP = 120.0
PRIOR_LOG_RATIO_SD = 0.10  # spread of log(a/b) around a circle
NOISE = 0.03  # how far a careful click lies from the boundary, as a share of the mean radius
MAX_RATIO = 4.0  # no disc or cup is longer
MAX_SIZE = 3.0  # longest axis, as a multiple of the points' extent
MAX_RESIDUAL = 0.12  # root mean square residual, as a share of the mean radius
STEPS = 25


class FitMode(StrEnum):
    """How the ellipse came from the points."""

    FREE = "free"
    PRIOR = "prior"
    ADJUSTED = "adjusted"


class FitRefused(UserError):
    """The points do not describe an ellipse; the message says what to click."""


@dataclass(frozen=True, slots=True)
class Fit:
    """A fitted ellipse and what to know about it.

    Attributes
    ----------
    residuals
        Signed orthogonal distance of each point in pixels, positive outside.
    gap
        Largest angle without a point, seen from the centre, in degrees.
    """

    ellipse: Ellipse
    mode: FitMode
    residuals: tuple[float, ...]
    gap: float


def fit_ellipse(points: Sequence[Point], keep_angle: float | None = None) -> Fit:
    """Fit an ellipse to at least five boundary points in image pixels.

    Raises
    ------
    FitRefused
        Fewer than five different points, points that are not finite, on a line, on an open curve, or such that the
        ellipse would be implausibly long, large or far from them.

    References
    ----------
    Halir and Flusser (1998), Numerically stable direct least squares fitting of ellipses; the refinement minimises
    sum(soft-L1(orthogonal distance)) by Levenberg-Marquardt steps on (cx, cy, log a, log b, angle).
    """
    xy = np.array([(float(p[0]), float(p[1])) for p in points], dtype=np.float64).reshape(-1, 2)
    if not np.isfinite(xy).all():
        raise FitRefused("a boundary point has no position", "delete it and click again")
    distinct = len(np.unique(xy.round(2), axis=0))
    if distinct < MIN_POINTS:
        raise FitRefused(
            "an ellipse needs five different boundary points, {count} are set",
            "click {missing} more",
            count=distinct,
            missing=MIN_POINTS - distinct,
        )
    middle = xy.mean(axis=0)
    size = float(np.sqrt(((xy - middle) ** 2).sum(axis=1).mean()))
    unit = (xy - middle) / size
    spread = np.linalg.svd(unit, compute_uv=False)
    if spread[1] < 0.05 * spread[0]:
        raise FitRefused("the boundary points lie on a line", "click round the whole boundary")

    circle = _circle(unit)
    direct = _direct(unit)
    best, mode = _refine(unit, circle if direct is None else direct, prior=False)[0], FitMode.FREE
    if distinct < PRIOR_BELOW_POINTS or largest_gap(unit, best) > PRIOR_ABOVE_GAP:
        ends = [_refine(unit, start, prior=True) for start in (best, circle)]
        best, mode = min(ends, key=lambda end: end[1])[0], FitMode.PRIOR
    gap = largest_gap(unit, best)
    residuals = _residuals(unit, best)[0]
    _refuse_implausible(unit, best, residuals)
    cx, cy, a, b = best[0] * size + middle[0], best[1] * size + middle[1], best[2] * size, best[3] * size
    ellipse = normal_ellipse(cx, cy, a, b, math.degrees(best[4]), keep_angle)
    return Fit(ellipse, mode, tuple(float(r) * size for r in residuals), gap)


def largest_gap(points: FloatArray, params: FloatArray) -> float:
    """Return the largest angle between neighbouring points around the centre, in degrees of the unit circle."""
    c, s = math.cos(params[4]), math.sin(params[4])
    dx, dy = points[:, 0] - params[0], points[:, 1] - params[1]
    around = np.sort(np.degrees(np.arctan2((dy * c - dx * s) / params[3], (dx * c + dy * s) / params[2])))
    return float(max(np.diff(around).max(initial=0.0), 360.0 - (around[-1] - around[0])))


def gap_of(points: Sequence[Point], ellipse: Ellipse) -> float:
    """Return the largest angle without a point around an ellipse, in degrees."""
    params = np.array([ellipse.cx, ellipse.cy, ellipse.a, ellipse.b, math.radians(ellipse.angle)])
    return largest_gap(np.asarray(points, dtype=np.float64).reshape(-1, 2), params)


def residuals_of(points: Sequence[Point], ellipse: Ellipse) -> tuple[float, ...]:
    """Return each point's signed orthogonal distance from an ellipse in pixels, positive outside."""
    xy = np.asarray(points, dtype=np.float64).reshape(-1, 2)
    params = np.array([ellipse.cx, ellipse.cy, ellipse.a, ellipse.b, math.radians(ellipse.angle)])
    return tuple(float(r) for r in _residuals(xy, params)[0]) if len(xy) else ()


def _refuse_implausible(unit: FloatArray, params: FloatArray, residuals: FloatArray) -> None:
    short, long = sorted(params[2:4])
    radius = math.sqrt(short * long)
    rms = float(np.sqrt((residuals**2).mean()))
    if long > MAX_RATIO * short or 2 * long > MAX_SIZE * float(np.ptp(unit, axis=0).max()):
        raise FitRefused(
            "the boundary points do not close to an ellipse of plausible size", "click on the missing side as well"
        )
    if rms > MAX_RESIDUAL * radius or (rms > NOISE * radius and _open_curve(unit, rms)):
        raise FitRefused(
            "the boundary points do not lie on an ellipse", "delete stray points, or click round the whole boundary"
        )


def _open_curve(unit: FloatArray, rms: float) -> bool:
    """Tell whether a hyperbola describes the points far better than the ellipse does."""
    x, y = unit[:, 0], unit[:, 1]
    design = np.stack([x * x, x * y, y * y, x, y, np.ones_like(x)], axis=1)
    conic = np.linalg.svd(design)[2][-1]
    if conic[1] ** 2 - 4 * conic[0] * conic[2] <= 0:
        return False
    slope = np.hypot(2 * conic[0] * x + conic[1] * y + conic[3], conic[1] * x + 2 * conic[2] * y + conic[4])
    sampson = design @ conic / np.maximum(slope, 1e-12)
    return bool(np.sqrt((sampson**2).mean()) < 0.3 * rms)


def _circle(unit: FloatArray) -> FloatArray:
    """Return the least-squares circle as a cautious starting ellipse."""
    x, y = unit[:, 0], unit[:, 1]
    circle = np.linalg.lstsq(np.stack([2 * x, 2 * y, np.ones_like(x)], axis=1), x * x + y * y, rcond=None)[0]
    radius = min(math.sqrt(max(circle[2] + circle[0] ** 2 + circle[1] ** 2, 1e-6)), 3.0)
    return np.array([*np.clip(circle[:2], -3, 3), radius, radius, 0.0])


def _direct(unit: FloatArray) -> FloatArray | None:
    """Halir and Flusser's fit, or None where the points leave it undetermined."""
    x, y = unit[:, 0], unit[:, 1]
    quadratic = np.stack([x * x, x * y, y * y], axis=1)
    linear = np.stack([x, y, np.ones_like(x)], axis=1)
    s1, s2, s3 = quadratic.T @ quadratic, quadratic.T @ linear, linear.T @ linear
    try:
        t = -np.linalg.solve(s3, s2.T)
    except np.linalg.LinAlgError:
        return None
    m = s1 + s2 @ t
    m = np.stack([m[2] / 2, -m[1], m[0] / 2])
    values, vectors = np.linalg.eig(m)
    if np.iscomplexobj(vectors):
        vectors = np.real(vectors[:, np.abs(np.imag(values)) < 1e-9])
    condition = 4 * vectors[0] * vectors[2] - vectors[1] ** 2
    good = np.flatnonzero(condition > 1e-12)
    if len(good) == 0:
        return None
    quad = vectors[:, good[0]]
    return _from_conic(np.concatenate([quad, t @ quad]))


def _from_conic(conic: FloatArray) -> FloatArray | None:
    """Return (cx, cy, a, b, angle in radians) of a conic A x^2 + B xy + ... + F = 0, or None."""
    a, b, c, d, e, f = conic
    det = 4 * a * c - b * b
    cx, cy = (b * e - 2 * c * d) / det, (b * d - 2 * a * e) / det
    level = -(a * cx * cx + b * cx * cy + c * cy * cy + d * cx + e * cy + f)
    values, vectors = np.linalg.eigh(np.array([[a, b / 2], [b / 2, c]]))
    squares = level / values
    if not np.isfinite(squares).all() or (squares <= 0).any():
        return None
    axes = np.sqrt(squares)
    first = int(np.argmax(axes))
    result: FloatArray = np.array(
        [cx, cy, axes[first], axes[1 - first], math.atan2(vectors[1, first], vectors[0, first])]
    )
    return result if np.isfinite(result).all() else None


def _refine(unit: FloatArray, start: FloatArray, *, prior: bool) -> tuple[FloatArray, float]:
    """Levenberg-Marquardt on the orthogonal distance with a soft-L1 loss; return parameters and cost."""
    params, damping = start.copy(), 1e-3
    params[2:4] = np.clip(params[2:4], 0.02, 50.0)
    scale = NOISE * math.sqrt(params[2] * params[3])
    cost, gradient, hessian = _system(unit, params, scale, prior=prior)
    for _ in range(STEPS):
        step = np.linalg.solve(hessian + damping * np.diag(np.diag(hessian) + 1e-9), -gradient)
        trial = params.copy()
        trial[[0, 1, 4]] += np.clip(step[[0, 1, 4]], -1.0, 1.0)
        trial[2:4] = np.clip(trial[2:4] * np.exp(np.clip(step[2:4], -0.5, 0.5)), 0.02, 50.0)
        new_cost, new_gradient, new_hessian = _system(unit, trial, scale, prior=prior)
        if new_cost <= cost:
            gain = cost - new_cost
            params, cost, gradient, hessian = trial, new_cost, new_gradient, new_hessian
            damping = max(damping / 5, 1e-9)
            if gain <= 1e-8 * cost + 1e-13:
                break
        else:
            damping *= 6
            if damping > 1e8:
                break
    return params, cost


def _system(unit: FloatArray, params: FloatArray, scale: float, *, prior: bool) -> tuple[float, FloatArray, FloatArray]:
    """Return cost, gradient and Gauss-Newton matrix for (cx, cy, log a, log b, angle)."""
    residuals, jacobian = _residuals(unit, params)
    root = np.sqrt(1 + (residuals / scale) ** 2)
    weights = 1 / root
    cost = float((scale**2 * (root - 1)).sum())
    gradient = jacobian.T @ (weights * residuals)
    hessian = (jacobian.T * weights) @ jacobian
    if prior:
        pull = scale / PRIOR_LOG_RATIO_SD
        row = np.array([0.0, 0.0, pull, -pull, 0.0])
        residual = pull * math.log(params[2] / params[3])
        cost += residual**2 / 2
        gradient = gradient + row * residual
        hessian = hessian + np.outer(row, row)
    return cost, gradient, hessian


def _residuals(xy: FloatArray, params: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Return signed orthogonal distances and their derivatives by (cx, cy, log a, log b, angle)."""
    cx, cy, a, b, angle = params
    c, s = math.cos(angle), math.sin(angle)
    dx, dy = xy[:, 0] - cx, xy[:, 1] - cy
    u, v = dx * c + dy * s, dy * c - dx * s
    cos_t, sin_t = _foot(np.abs(u), np.abs(v), a, b)
    cos_t, sin_t = np.copysign(cos_t, u), np.copysign(sin_t, v)
    nx, ny = cos_t * b, sin_t * a  # outward normal in the ellipse's own axes
    length = np.hypot(nx, ny)
    nx, ny = nx / length, ny / length
    residuals = nx * (u - a * cos_t) + ny * (v - b * sin_t)
    jacobian = np.stack(
        [-(nx * c - ny * s), -(nx * s + ny * c), -nx * a * cos_t, -ny * b * sin_t, nx * v - ny * u], axis=1
    )
    return residuals, jacobian


def _foot(u: FloatArray, v: FloatArray, a: float, b: float) -> tuple[FloatArray, FloatArray]:
    """Return cos and sin of the parameter of the nearest outline point, first quadrant.

    Each round replaces the arc by its circle of curvature, which converges for every point in a handful of rounds.
    """
    tx = np.full_like(u, math.sqrt(0.5))
    ty = tx.copy()
    for _ in range(5):
        ex, ey = (a * a - b * b) * tx**3 / a, (b * b - a * a) * ty**3 / b
        rx, ry = a * tx - ex, b * ty - ey
        qx, qy = u - ex, v - ey
        ratio = np.hypot(rx, ry) / np.maximum(np.hypot(qx, qy), 1e-12)
        tx, ty = np.clip((qx * ratio + ex) / a, 0, 1), np.clip((qy * ratio + ey) / b, 0, 1)
        length = np.maximum(np.hypot(tx, ty), 1e-12)
        tx, ty = tx / length, ty / length
    return tx, ty
