"""Which photographs need the senior most."""

import statistics
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from refuge_annotator.geometry.point import distance
from refuge_annotator.geometry.raster import Box, Mask, Shape, box_around, rasterise
from refuge_annotator.metrics.cup_to_disc import vertical_ratio
from refuge_annotator.metrics.overlap import dice
from refuge_annotator.study.reading import GRADED, OUTLINED, Reading, Structure, outline_of


@dataclass(frozen=True, slots=True)
class Disagreement:
    """How far the readings of one photograph lie apart; None where fewer than two can be compared.

    Attributes
    ----------
    disc_dice, cup_dice
        Median pairwise Dice; two "no cup" agree fully, one "no cup" not at all.
    vcdr_spread
        Standard deviation of the raters' vertical cup-to-disc ratios, by the same pixels as the vote's.
    fovea_spread
        Largest distance of two fovea marks in pixels.
    """

    disc_dice: float | None
    cup_dice: float | None
    vcdr_spread: float | None
    fovea_spread: float | None

    @property
    def score(self) -> float:
        """The place in the queue: higher means more disagreement."""
        cup = 1.0 if self.cup_dice is None else 1 - self.cup_dice
        disc = 1.0 if self.disc_dice is None else 1 - self.disc_dice
        return cup + disc + 2 * (self.vcdr_spread or 0.0) + min((self.fovea_spread or 0.0) / 300, 1.0)


def disagreement(readings: Mapping[str, Reading], shape: tuple[int, int]) -> Disagreement:
    """Compare the readings of one photograph of (height, width) pixels."""
    box = _box(readings, shape)
    discs, cups = (_graded_masks(readings, structure, box) for structure in OUTLINED)
    ratios = [q for a in readings if (q := drawn_ratio(discs.get(a), cups.get(a))) is not None]
    marks = [r.fovea.point for r in readings.values() if r.fovea.point is not None]
    return Disagreement(
        _median(_pairwise(discs)),
        _median(_pairwise(cups)),
        statistics.stdev(ratios) if len(ratios) > 1 else None,
        max((distance(p, q) for p, q in combinations(marks, 2)), default=None),
    )


def pairwise_dice(
    readings: Mapping[str, Reading], structure: Structure, shape: tuple[int, int]
) -> dict[tuple[str, str], float]:
    """Return the Dice of every pair of readings that graded disc or cup."""
    return _pairwise(_graded_masks(readings, structure, _box(readings, shape)))


def drawn_mask(reading: Reading, structure: Structure, box: Box) -> Mask | None:
    """Return the pixels of `box` that a reading drew; None where it drew nothing."""
    drawn = outline_of(reading, structure).shape
    return None if drawn is None else _raster(drawn, box)


@lru_cache(maxsize=64)  # while the senior draws, only the vote changes
def _raster(drawn: Shape, box: Box) -> Mask:
    mask = rasterise(drawn, box)
    mask.flags.writeable = False
    return mask


def drawn_ratio(disc: Mask | None, cup: Mask | None) -> float | None:
    """Return the vertical cup-to-disc ratio of what one rater drew, where as in the vote no cup leaves its disc."""
    return None if disc is None or cup is None else vertical_ratio(disc, cup & disc)


def _box(readings: Mapping[str, Reading], shape: tuple[int, int]) -> Box:
    drawn = (outline_of(r, structure).shape for r in readings.values() for structure in OUTLINED)
    return box_around([outline for outline in drawn if outline is not None], shape)


def _graded_masks(readings: Mapping[str, Reading], structure: Structure, box: Box) -> dict[str, Mask | None]:
    """Return what each reading that graded a structure drew; None for "no cup"."""
    return {a: drawn_mask(r, structure, box) for a, r in readings.items() if outline_of(r, structure).answer in GRADED}


def _pairwise(masks: Mapping[str, Mask | None]) -> dict[tuple[str, str], float]:
    result = {}
    for one, other in combinations(masks, 2):
        first, second = masks[one], masks[other]
        if first is None or second is None:
            result[one, other] = 1.0 if first is second else 0.0
        else:
            value = dice(first, second)
            result[one, other] = 1.0 if value is None else value
    return result


def median_dice(readings: Mapping[str, Reading], structure: Structure, shape: tuple[int, int]) -> dict[str, float]:
    """Return each reading's median Dice with the others: the grossly failed one comes last."""
    pairs = pairwise_dice(readings, structure, shape)
    return {a: statistics.median(values) for a in readings if (values := [d for pair, d in pairs.items() if a in pair])}


def _median(pairs: Mapping[tuple[str, str], float]) -> float | None:
    return statistics.median(pairs.values()) if pairs else None
