"""Measure how well an ellipse is found from clicks that lie 4 pixels off, beside scikit-image's fit of the same clicks.

Every row is one kind of clicking, of which many are simulated from one seed; the discs measure 290 to 370 pixels, and
hands are uneven, so that scikit-image's plain fit comes out as in the published simulation that sets the targets. A fit
is useless when it is refused, or when its Dice to the truth is below 0.8.
"""

import math
import sys
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from skimage.measure import EllipseModel

from benchmarks.steps import tell
from refuge_annotator.geometry.ellipse import Ellipse, half_extent, normal_ellipse
from refuge_annotator.geometry.fit import FitRefused, fit_ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.raster import box_around, rasterise

NOISE = 4.0  # pixels, in x and in y
UNEVEN = 0.6  # of the way to the next click, either way
TIMES = 1500
USELESS = 0.8
SHAPE = 900, 900
SEED = 1


@dataclass(frozen=True)
class Clicking:
    """How a disc is clicked: how many times, over which arc, and whether one click goes 25 to 40 pixels astray."""

    clicks: int
    arc: float = 360.0
    astray: bool = False


CLICKINGS: Mapping[str, Clicking] = {
    "5 all round": Clicking(5),
    "6 all round": Clicking(6),
    "8 all round": Clicking(8),
    "12 all round": Clicking(12),
    "6 on a half arc": Clicking(6, 180.0),
    "8 on a half arc": Clicking(8, 180.0),
    "12, one astray": Clicking(12, astray=True),
}


def main() -> None:
    """Simulate every kind of clicking, and tell the quality of both fits."""
    times = int(sys.argv[2]) if len(sys.argv) > 2 else TIMES
    warnings.simplefilter("ignore")  # scikit-image warns of points that it cannot fit
    samples: dict[str, list[float]] = {}
    for name, clicking in CLICKINGS.items():
        rng = np.random.default_rng([SEED, clicking.clicks, int(clicking.arc), int(clicking.astray)])
        cases = [_case(clicking, rng) for _ in range(times)]
        for fit, who in ((_ours, ""), (_plain, "plain ")):
            dice, error = np.array([_quality(truth, fit(points)) for truth, points in cases]).T
            samples |= {
                f"{who}{name}: Dice": [float(np.median(dice))],
                f"{who}{name}: 5th percentile": [float(np.percentile(dice, 5))],
                f"{who}{name}: diameter": [float(np.percentile(error, 95))],
                f"{who}{name}: useless": [float((dice < USELESS).mean())],
            }
    tell(samples)


def _case(clicking: Clicking, rng: np.random.Generator) -> tuple[Ellipse, list[Point]]:
    long = rng.uniform(170, 185)
    truth = normal_ellipse(450, 450, long, long * rng.uniform(0.85, 1.0), rng.uniform(0, 180))
    return truth, _clicks(truth, clicking, rng)


def _clicks(truth: Ellipse, clicking: Clicking, rng: np.random.Generator) -> list[Point]:
    count = clicking.clicks
    step = clicking.arc / (count if clicking.arc == 360 else count - 1)
    around = rng.uniform(0, 360) + step * (np.arange(count) + rng.uniform(-UNEVEN, UNEVEN, count))
    astray = int(rng.integers(count)) if clicking.astray else -1
    turn, points = math.radians(truth.angle), []
    for number, t in enumerate(np.radians(around)):
        far = rng.uniform(25, 40) * rng.choice([-1, 1]) if number == astray else 0.0
        u, v = (truth.a + far) * math.cos(t), (truth.b + far) * math.sin(t)
        x = truth.cx + u * math.cos(turn) - v * math.sin(turn) + rng.normal(0, NOISE)
        y = truth.cy + u * math.sin(turn) + v * math.cos(turn) + rng.normal(0, NOISE)
        points.append(Point(x, y))
    return points


def _ours(points: Sequence[Point]) -> Ellipse | None:
    try:
        return fit_ellipse(points).ellipse
    except FitRefused:
        return None


def _plain(points: Sequence[Point]) -> Ellipse | None:
    model = EllipseModel.from_estimate(np.array(points))
    if not model or max(model.axis_lengths) > 10 * SHAPE[0]:
        return None
    return normal_ellipse(*model.center, *model.axis_lengths, math.degrees(model.theta))


def _quality(truth: Ellipse, found: Ellipse | None) -> tuple[float, float]:
    """Return Dice to the truth and the relative error of the vertical diameter; 0 and 1 where there is no ellipse."""
    if found is None:
        return 0.0, 1.0
    return _dice(truth, found), min(abs(half_extent(found)[1] / half_extent(truth)[1] - 1), 1.0)


def _dice(one: Ellipse, other: Ellipse) -> float:
    box = box_around([one, other], SHAPE)
    a, b = rasterise(one, box), rasterise(other, box)
    return 2 * np.count_nonzero(a & b) / (np.count_nonzero(a) + np.count_nonzero(b))


if __name__ == "__main__":
    main()
