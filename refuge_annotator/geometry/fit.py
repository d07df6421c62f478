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
from refuge_annotator.geometry.conic import fit_circle, fit_direct, on_open_curve
from refuge_annotator.geometry.ellipse import Ellipse, normal_ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.raster import Shape, center_of, half_extent_of

FloatArray = NDArray[np.float64]
MIN_POINTS = 5
MIN_SPREAD = 1.5  # pixels from the middle of the points; less is one spot clicked again and again
FARTHEST = 1e6  # pixels; no photograph is larger
SETTLED_POINTS = 6  # with fewer the ellipse only runs through them, and is provisional
STEADY_POINTS = 8  # from here on the points alone say the shape
PRIOR_ABOVE_GAP = 120.0
PRIOR_LOG_RATIO_SD = 0.14  # spread of log(a/b) around a circle; five exact clicks on a disc still give its ellipse
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
    CURVE = "curve"  # not elliptical: a closed smooth curve through the points


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
        Fewer than five different points, points that are not finite, on one spot, on a line, on an open curve, or such
        that the ellipse would be implausibly long, large or far from them.
    """
    xy = np.array([(float(p[0]), float(p[1])) for p in points], dtype=np.float64).reshape(-1, 2)
    _refuse_too_few(xy)
    middle = xy.mean(axis=0)
    size = float(np.sqrt(((xy - middle) ** 2).sum(axis=1).mean()))
    unit = (xy - middle) / size
    _refuse_flat(unit, size)
    best, mode = _best(unit, len(_different(xy)))
    residuals = _residuals(unit, _smooth(best))[0]
    _refuse_implausible(unit, best, residuals)
    cx, cy, a, b = best[0] * size + middle[0], best[1] * size + middle[1], best[2] * size, best[3] * size
    ellipse = normal_ellipse(cx, cy, a, b, math.degrees(best[4]), keep_angle)
    return Fit(ellipse, mode, tuple(float(r) * size for r in residuals), _largest_gap(unit, best))


def gap_of(points: Sequence[Point], outline: Shape) -> float:
    """Return the largest angle without a point around an outline, in degrees; 360 without points."""
    xy = np.asarray(points, dtype=np.float64).reshape(-1, 2)
    if isinstance(outline, Ellipse):
        return _largest_gap(xy, _params(outline)) if len(xy) else 360.0
    (x, y), (half_x, half_y) = center_of(outline), half_extent_of(outline)
    return _largest_gap(xy, np.array([x, y, half_x, half_y, 0.0])) if len(xy) else 360.0


def residuals_of(points: Sequence[Point], ellipse: Ellipse) -> tuple[float, ...]:
    """Return each point's signed orthogonal distance from an ellipse in pixels, positive outside."""
    xy = np.asarray(points, dtype=np.float64).reshape(-1, 2)
    return tuple(float(r) for r in _residuals(xy, _smooth(_params(ellipse)))[0]) if len(xy) else ()


def _params(ellipse: Ellipse) -> FloatArray:
    return np.array([ellipse.cx, ellipse.cy, ellipse.a, ellipse.b, math.radians(ellipse.angle)])


def _different(xy: FloatArray) -> set[tuple[float, float]]:
    return {(x, y) for x, y in xy.round(2).tolist()}


def _refuse_too_few(xy: FloatArray) -> None:
    if not (np.abs(xy) <= FARTHEST).all():  # also when it is not a number
        raise FitRefused("a boundary point has no position", "delete it and click again")
    count = len(_different(xy))
    if count < MIN_POINTS:
        raise FitRefused(
            "an ellipse needs five different boundary points, {count} are set",
            "click {missing} more",
            count=count,
            missing=MIN_POINTS - count,
        )


def _refuse_flat(unit: FloatArray, size: float) -> None:
    if size < MIN_SPREAD:
        raise FitRefused("the boundary points lie on one spot", "zoom in and click round the whole boundary")
    spread = np.linalg.svd(unit, compute_uv=False)
    if spread[1] < 0.05 * spread[0]:
        raise FitRefused("the boundary points lie on a line", "click round the whole boundary")


def _refuse_implausible(unit: FloatArray, params: FloatArray, residuals: FloatArray) -> None:
    long, short = params[2:4]
    radius = math.sqrt(short * long)
    rms = float(np.sqrt((residuals**2).mean()))
    if 2 * long > MAX_SIZE * float(np.ptp(unit, axis=0).max()):
        raise FitRefused(
            "the boundary points do not close to an ellipse of plausible size", "click on the missing side as well"
        )
    if long > MAX_RATIO * short:
        raise FitRefused(
            "the ellipse would be too long and narrow", "delete stray points, or click round the whole boundary"
        )
    if rms > MAX_RESIDUAL * radius or (rms > NOISE * radius and on_open_curve(unit, rms)):
        raise FitRefused(
            "the boundary points do not lie on an ellipse", "delete stray points, or click round the whole boundary"
        )


def _largest_gap(points: FloatArray, params: FloatArray) -> float:
    """Return the largest angle between neighbouring points around the centre, in degrees of the unit circle."""
    c, s = math.cos(params[4]), math.sin(params[4])
    dx, dy = points[:, 0] - params[0], points[:, 1] - params[1]
    around = np.sort(np.degrees(np.arctan2((dy * c - dx * s) / params[3], (dx * c + dy * s) / params[2])))
    return float(max(np.diff(around).max(initial=0.0), 360.0 - (around[-1] - around[0])))


def _best(unit: FloatArray, count: int) -> tuple[FloatArray, FitMode]:
    """Return (cx, cy, a, b, angle in radians), and whether the prior had to steady it."""
    circle = fit_circle(unit)
    direct = fit_direct(unit)
    noise = NOISE * float(circle[2])
    best = circle if direct is None else direct
    if count >= STEADY_POINTS:
        best = _refine(unit, best, noise, prior=False)[0]
        if _largest_gap(unit, best) <= PRIOR_ABOVE_GAP:
            return best, FitMode.FREE
    ends = [_refine(unit, start, noise, prior=True) for start in (best, circle)]
    return min(ends, key=lambda end: end[1])[0], FitMode.PRIOR


def _smooth(params: FloatArray) -> FloatArray:
    """Return an ellipse as (cx, cy, log radius, stretch cos 2 angle, stretch sin 2 angle), stretch being log(a/b).

    Unlike axes and angle these pass smoothly through the circle, where an angle means nothing.
    """
    cx, cy, a, b, angle = params
    stretch = math.log(a / b)
    return np.array([cx, cy, math.log(a * b) / 2, stretch * math.cos(2 * angle), stretch * math.sin(2 * angle)])


def _plain(smooth: FloatArray) -> FloatArray:
    """Return (cx, cy, a, b, angle in radians), a >= b."""
    half, radius = math.hypot(smooth[3], smooth[4]) / 2, math.exp(smooth[2])
    angle = math.atan2(smooth[4], smooth[3]) / 2
    return np.array([smooth[0], smooth[1], radius * math.exp(half), radius * math.exp(-half), angle])


def _refine(unit: FloatArray, start: FloatArray, noise: float, *, prior: bool) -> tuple[FloatArray, float]:
    """Minimise the soft-L1 orthogonal distance by Levenberg-Marquardt steps; return (cx, ..., angle) and the cost."""
    smooth, damping = _bounded(_smooth(start)), 1e-3
    cost, gradient, hessian = _system(unit, smooth, noise, prior=prior)
    for _ in range(STEPS):
        step = np.linalg.solve(hessian + damping * np.diag(np.diag(hessian) + 1e-9), -gradient)
        trial = _bounded(smooth + np.clip(step, -1.0, 1.0))
        new_cost, new_gradient, new_hessian = _system(unit, trial, noise, prior=prior)
        if new_cost <= cost:
            gain = cost - new_cost
            smooth, cost, gradient, hessian = trial, new_cost, new_gradient, new_hessian
            damping = max(damping / 5, 1e-9)
            if gain <= 1e-8 * cost + 1e-13:
                break
        else:
            damping *= 6
            if damping > 1e8:
                break
    return _plain(smooth), cost


def _bounded(smooth: FloatArray) -> FloatArray:
    """Keep a search among ellipses that numbers can describe; what ends at a bound is refused afterwards."""
    stretch = math.hypot(smooth[3], smooth[4])
    shrink = min(4.0 / stretch, 1.0) if stretch > 0 else 1.0
    return np.array([smooth[0], smooth[1], min(max(smooth[2], -4.0), 4.0), smooth[3] * shrink, smooth[4] * shrink])


def _system(unit: FloatArray, smooth: FloatArray, noise: float, *, prior: bool) -> tuple[float, FloatArray, FloatArray]:
    """Return cost, gradient and approximate Hessian for the smooth parameters."""
    residuals, jacobian = _residuals(unit, smooth)
    root = np.sqrt(1 + (residuals / noise) ** 2)
    cost = float((noise**2 * (root - 1)).sum())
    gradient = jacobian.T @ (residuals / root)
    hessian = (jacobian.T / root**3) @ jacobian
    if prior:
        pull = (noise / PRIOR_LOG_RATIO_SD) ** 2
        cost += pull * float(smooth[3:] @ smooth[3:]) / 2
        gradient[3:] += pull * smooth[3:]
        hessian[[3, 4], [3, 4]] += pull
    return cost, gradient, hessian


def _residuals(xy: FloatArray, smooth: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Return signed orthogonal distances and their derivatives by the smooth parameters."""
    cx, cy, a, b, angle = _plain(smooth)
    c, s = math.cos(angle), math.sin(angle)
    dx, dy = xy[:, 0] - cx, xy[:, 1] - cy
    u, v = dx * c + dy * s, dy * c - dx * s
    cos_t, sin_t = _foot(np.abs(u), np.abs(v), a, b)
    cos_t, sin_t = np.copysign(cos_t, u), np.copysign(sin_t, v)
    nx, ny = cos_t * b, sin_t * a  # outward normal in the ellipse's own axes
    length = np.hypot(nx, ny)
    nx, ny = nx / length, ny / length
    residuals = nx * (u - a * cos_t) + ny * (v - b * sin_t)
    by_a, by_b = -nx * a * cos_t, -ny * b * sin_t  # by log a, log b
    stretch = math.log(a / b)
    along = (by_a - by_b) / 2  # a longer stretch the way it lies
    across = -a * b * (math.sinh(stretch) / stretch if stretch > 1e-6 else 1.0) * cos_t * sin_t / length  # and askew
    c2, s2 = math.cos(2 * angle), math.sin(2 * angle)
    columns = [s * ny - c * nx, -s * nx - c * ny, by_a + by_b, along * c2 - across * s2, along * s2 + across * c2]
    return residuals, np.stack(columns, axis=1)


def _foot(u: FloatArray, v: FloatArray, a: float, b: float) -> FloatArray:
    """Return cos and sin of the parameter of the nearest outline point, first quadrant, shape (2, n).

    Each round replaces the arc by its circle of curvature, which converges for every point in a handful of rounds.
    """
    points, axes = np.stack([u, v]), np.array([[a], [b]])
    evolute = np.array([[(a * a - b * b) / a], [(b * b - a * a) / b]])
    foot = np.full_like(points, math.sqrt(0.5))
    for _ in range(10):
        middle = evolute * foot * foot * foot  # of the circle of curvature
        arm, reach = axes * foot - middle, points - middle
        ratio = np.hypot(arm[0], arm[1]) / np.maximum(np.hypot(reach[0], reach[1]), 1e-12)
        step = np.maximum((reach * ratio + middle) / axes, 0.0)
        length = np.hypot(step[0], step[1])
        step = np.where(length > 1e-12, step / np.maximum(length, 1e-12), foot)  # a circle's centre is near all of it
        moved = np.abs(step - foot).max()
        foot = step
        if moved < 1e-6:
            break
    return foot
