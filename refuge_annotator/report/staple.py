"""STAPLE for one structure, by patterns of votes: the same numbers as pixel by pixel, a hundred times sooner."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from refuge_annotator.geometry.raster import Mask
from refuge_annotator.metrics.estimate import FloatArray

STILL = 1e-10  # a step that changes no sensitivity and no specificity by more is the last
STEPS = 500
FEWEST = 2  # raters who drew anything; with fewer its estimate is not a number


def staple(masks: Sequence[Mask], beyond: int = 0) -> Mask | None:
    """Return the pixels that STAPLE takes for the structure, probability above one half; None where it has no answer.

    Raters are weighed by a sensitivity and a specificity that are estimated with the result, in turns. It knows nothing
    of neighbours, so pixels that the same raters drew have the same probability, and one of each is enough. The prior
    is the share of the masks that is drawn: the result depends on how much background they have. `beyond` is how many
    pixels more that nobody drew lie around the masks.

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
        [
            np.count_nonzero(votes == 0) + beyond,
            np.count_nonzero(votes == len(masks)),
            *np.bincount(place, minlength=len(drawn)),
        ]
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
    """Return each pattern's probability to be the structure; None where the estimate breaks down.

    To begin with it is the share of the raters who drew it, as in ITK: another beginning can end elsewhere.
    """
    chance: FloatArray = patterns.mean(axis=1)
    prior = float(counts @ chance / counts.sum())
    before: FloatArray = np.zeros((2, patterns.shape[1]))
    for _ in range(STEPS):
        weight, rest = counts * chance, counts * (1 - chance)
        if not (weight.sum() > 0 and rest.sum() > 0):
            return None
        now = np.stack([weight @ patterns / weight.sum(), rest @ ~patterns / rest.sum()])
        if np.abs(now - before).max() < STILL:
            return chance
        sensitivity, specificity = before = now
        inside = prior * np.where(patterns, sensitivity, 1 - sensitivity).prod(axis=1)
        outside = (1 - prior) * np.where(patterns, 1 - specificity, specificity).prod(axis=1)
        total = np.where(counts > 0, inside + outside, 1.0)  # a pattern that does not occur may be impossible
        if not (total > 0).all():
            return None
        chance = inside / total
    return chance
