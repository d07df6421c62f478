"""The figures of the REFUGE challenge, by the definitions of its published evaluation program.

Masks are grey: 0 cup, 128 rim, 255 elsewhere. The cup is ``mask == 0``, the disc ``mask < 255``.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from refuge_annotator.geometry.point import Point, distance
from refuge_annotator.geometry.raster import Mask
from refuge_annotator.metrics.cup_to_disc import vertical_diameter

SPECIFICITY = 0.85  # where the challenge reads the reference sensitivity
_EPSILON = 1e-7

Grey = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class SegmentationScore:
    """Means over photographs; NaN as soon as one photograph has an empty structure in both masks."""

    cup_dice: float
    disc_dice: float
    vcdr_error: float


def score_segmentation(pairs: Sequence[tuple[Grey, Grey]]) -> SegmentationScore:
    """Score (prediction, reference) masks, each uint8 of one photograph's (height, width)."""
    if not pairs:
        return SegmentationScore(math.nan, math.nan, math.nan)
    cups = [_dice(ours == 0, theirs == 0) for ours, theirs in pairs]
    discs = [_dice(ours < 255, theirs < 255) for ours, theirs in pairs]
    errors = [abs(vertical_cup_to_disc(ours) - vertical_cup_to_disc(theirs)) for ours, theirs in pairs]
    return SegmentationScore(_mean(cups), _mean(discs), _mean(errors))


def vertical_cup_to_disc(mask: Grey) -> float:
    """Return the vCDR of a grey mask: largest column count of the cup by (that of the disc + 1e-7)."""
    return vertical_diameter(mask == 0) / (vertical_diameter(mask < 255) + _EPSILON)


def roc_curve(labels: Sequence[bool], scores: Sequence[float]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return false and true positive rates from (0, 0) to (1, 1), one point per distinct score.

    Raises
    ------
    ValueError
        There are not both glaucomatous and normal eyes.
    """
    order = np.argsort(-np.asarray(scores, dtype=np.float64), kind="stable")
    truth = np.asarray(labels, dtype=np.bool_)[order]
    ranked = np.asarray(scores, dtype=np.float64)[order]
    if truth.all() or not truth.any():
        raise ValueError("a ROC curve needs glaucomatous and normal eyes")
    last = np.append(np.flatnonzero(np.diff(ranked)), len(ranked) - 1)  # of each run of equal scores
    true = np.cumsum(truth)[last] / truth.sum()
    false = np.cumsum(~truth)[last] / (~truth).sum()
    return np.append(0.0, false), np.append(0.0, true)


def area_under_curve(labels: Sequence[bool], scores: Sequence[float]) -> float:
    """Return the area under the ROC curve; equal scores count half. NaN without both kinds of eyes."""
    try:
        false, true = roc_curve(labels, scores)
    except ValueError:
        return math.nan
    return float(np.sum(np.diff(false) * (true[1:] + true[:-1]) / 2))


def reference_sensitivity(labels: Sequence[bool], scores: Sequence[float], specificity: float = SPECIFICITY) -> float:
    """Return the sensitivity at a specificity, on the upper envelope of the ROC curve.

    Where the curve rises straight up only its upper end counts, so that perfectly separated eyes score 1. NaN without
    both kinds of eyes.
    """
    try:
        false, true = roc_curve(labels, scores)
    except ValueError:
        return math.nan
    rates = np.unique(false)
    tops = [true[false == rate].max() for rate in rates]
    return float(np.interp(1 - specificity, rates, tops))


def mean_fovea_distance(predictions: Sequence[Point], references: Sequence[Point]) -> float:
    """Return the mean Euclidean distance in pixels; NaN of none."""
    return _mean([distance(p, q) for p, q in zip(predictions, references, strict=True)])


def _dice(one: Mask, other: Mask) -> float:
    total = int(np.count_nonzero(one)) + int(np.count_nonzero(other))
    return 2 * int(np.count_nonzero(one & other)) / total if total else math.nan


def _mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values) if values else math.nan
