"""STAPLE for one structure, by patterns of votes: the same numbers as pixel by pixel, a hundred times sooner."""

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from refuge_annotator.geometry.raster import Mask
from refuge_annotator.metrics.estimate import FloatArray

TRUST = 0.99999  # every rater's sensitivity and specificity to begin with
STILL = 1e-7  # a step that changes none of them by more is the last
STEPS = 500
FEWEST = 2  # raters who drew anything; with fewer its estimate is not a number


def staple(masks: Sequence[Mask]) -> Mask | None:
    """Return the pixels that STAPLE takes for the structure, probability above one half; None where it has no answer.

    Raters are weighed by a sensitivity and a specificity that are estimated with the result, in turns. It knows nothing
    of neighbours, so pixels that the same raters drew have the same probability, and one of each is enough. The prior
    is the share of the masks that is drawn: the result depends on how much background the masks have.

    References
    ----------
    Warfield, Zou and Wells (2004), Simultaneous truth and performance level estimation (STAPLE), for two labels.
    """
    if sum(bool(mask.any()) for mask in masks) < FEWEST:
        return None
    stack = np.stack(masks)
    votes = stack.sum(axis=0, dtype=np.uint8)
    disputed = (votes > 0) & (votes < len(masks))
    drawn, place = _patterns(stack[:, disputed])
    all_of_them = np.ones((1, len(masks)), dtype=np.bool_)
    patterns = np.concatenate([~all_of_them, all_of_them, drawn])
    counts = np.array(
        [np.count_nonzero(votes == 0), np.count_nonzero(votes == len(masks)), *np.bincount(place, minlength=len(drawn))]
    )
    chance = _chances(patterns, counts.astype(np.float64))
    if chance is None:
        return None
    result: Mask = np.where(votes > 0, chance[1] > 0.5, chance[0] > 0.5)
    result[disputed] = chance[2:][place] > 0.5
    return result


def _patterns(drawn: Mask) -> tuple[Mask, NDArray[np.intp]]:
    """Return who drew what, each pattern once, shape (patterns, raters), and the pattern of each pixel."""
    first, *others = np.packbits(drawn, axis=0)
    _, place, code = np.unique(first, return_index=True, return_inverse=True)
    for byte in others:  # numbered byte by byte, for there may be more raters than bits in a number
        _, place, code = np.unique(code * 256 + byte, return_index=True, return_inverse=True)
    patterns: Mask = drawn[:, place].T
    return patterns, code


def _chances(patterns: Mask, counts: FloatArray) -> FloatArray | None:
    """Return each pattern's probability to be the structure; None where the estimate breaks down."""
    raters = patterns.shape[1]
    prior = float(counts @ patterns.mean(axis=1) / counts.sum())
    sensitivity, specificity = np.full(raters, TRUST), np.full(raters, TRUST)
    if not 0.0 < prior < 1.0:
        return None
    for _ in range(STEPS):
        inside = prior * np.where(patterns, sensitivity, 1 - sensitivity).prod(axis=1)
        outside = (1 - prior) * np.where(patterns, 1 - specificity, specificity).prod(axis=1)
        total = np.where(counts > 0, inside + outside, 1.0)  # a pattern that does not occur may be impossible
        if not (total > 0).all():
            return None
        chance: FloatArray = inside / total
        weight, rest = counts * chance, counts * (1 - chance)
        if not (weight.sum() > 0 and rest.sum() > 0):
            return None
        before = sensitivity, specificity
        sensitivity, specificity = weight @ patterns / weight.sum(), rest @ ~patterns / rest.sum()
        moved = max(float(np.abs(n - b).max()) for n, b in zip((sensitivity, specificity), before, strict=True))
        if moved < STILL:
            break
    return chance if math.isfinite(float(chance.sum())) else None
