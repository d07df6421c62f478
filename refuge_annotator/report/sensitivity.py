"""What other ways of merging would have come to: for a report's appendix, and never for a label.

Raters graded, and nobody is left out: the first readings, by nested counts of votes. Union, intersection and "at least
k" need no more than the counts; STAPLE (Warfield et al. 2004) weighs raters by a performance that it estimates, and is
there where SimpleITK is installed (the extra ``staple``).
"""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from refuge_annotator.consensus.merge import Counts, counts, majority
from refuge_annotator.formats.threads import counted, in_threads
from refuge_annotator.geometry.raster import Box, Mask, box_around, rasterise
from refuge_annotator.metrics.bootstrap import DRAWS, cluster_weights, mean_estimate
from refuge_annotator.metrics.estimate import Estimate, FloatArray, unavailable
from refuge_annotator.metrics.overlap import dice
from refuge_annotator.progress import Progress
from refuge_annotator.reference import Case
from refuge_annotator.report.measure import Measures
from refuge_annotator.report.statistics import SEED
from refuge_annotator.study.reading import OUTLINED, Reading, Structure, outline_of
from refuge_annotator.study.review import Review
from refuge_annotator.words import mark

MARGIN = 50  # pixels around all outlines: STAPLE's result depends on how much background it sees, so this is fixed
NOT_INSTALLED = mark("SimpleITK is not installed")
STAPLE = "STAPLE"

Merged: TypeAlias = tuple[float, float]  # Dice with the majority, area by its area; NaN where there is none


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another way of merging beside the strict majority, over all photographs.

    Attributes
    ----------
    dice
        Mean Dice with the majority.
    area
        Mean area as a multiple of the majority's, where the majority has any.
    note
        What to know of it.
    """

    title: str
    structure: str
    dice: Estimate
    area: Estimate
    note: str = ""


def alternatives(
    measures: Measures, *, seed: int = SEED, draws: int = DRAWS, progress: Progress | None = None
) -> tuple[Alternative, ...]:
    """Return union, every "at least k raters", intersection and STAPLE, for disc and cup.

    Raises
    ------
    Stopped
        `progress` returned False.
    """
    staple = find_staple()
    titles = [*_titles(len(measures.raters)), STAPLE]
    work = in_threads(
        lambda case: {s: _merged(case, s, len(measures.raters), staple) for s in OUTLINED}, measures.cases
    )
    with counted(work, len(measures.cases), progress) as results:
        merged = list(results)
    patients = measures.patients()
    weights = cluster_weights(patients, seed, draws)
    found = []
    for structure in OUTLINED:
        shape = len(merged), len(titles), 2
        table: FloatArray = np.array([m[structure] for m in merged], dtype=np.float64).reshape(shape)
        for place, title in enumerate(titles):
            found.append(_alternative(title, structure, table[:, place], patients, weights, staple is not None))
    return tuple(found)


def _alternative(
    title: str, structure: Structure, values: FloatArray, patients: Sequence[str], weights: FloatArray, has_staple: bool
) -> Alternative:
    if title == STAPLE and not has_staple:
        return Alternative(title, structure.value, unavailable(NOT_INSTALLED), unavailable(NOT_INSTALLED))
    note = f"on the outlines' box and {MARGIN} px around it" if title == STAPLE else ""
    same, area = (mean_estimate(values[:, i], patients, weights) for i in (0, 1))
    return Alternative(title, structure.value, same, area, note)


def _titles(raters: int) -> list[str]:
    between = [f"at least {k} raters" for k in range(2, raters)]
    return ["any rater (union)", *between, "all raters (intersection)"]


def votes_on(case: Case, structure: Structure) -> tuple[list[Mask], Box]:
    """Return what each rater who counts for a structure drew in the first reading, and the box of these masks."""
    readings = {code: revision.reading for code, revision in case.firsts}
    box = _box_of(readings.values(), case.image.shape)
    masks = []
    for rater, reading in readings.items():
        if counts(Review(), readings, rater, structure):
            drawn = outline_of(reading, structure).shape
            masks.append(np.zeros(box.shape, dtype=np.bool_) if drawn is None else rasterise(drawn, box))
    return masks, box


def _box_of(readings: Iterable[Reading], shape: tuple[int, int]) -> Box:
    drawn = [outline_of(r, s).shape for r in readings for s in OUTLINED]
    box = box_around([outline for outline in drawn if outline is not None], shape)
    if not min(box.shape):
        return box
    left, top = max(box.left - MARGIN, 0), max(box.top - MARGIN, 0)
    return Box(left, top, min(box.right + MARGIN, shape[1]), min(box.bottom + MARGIN, shape[0]))


def _merged(case: Case, structure: Structure, raters: int, staple: "Staple | None") -> list[Merged]:
    """Return Dice and area beside the majority for each of the titles; NaN for what nobody graded."""
    masks, box = votes_on(case, structure)
    if not masks or not min(box.shape):
        return [(math.nan, math.nan)] * (raters + 1)
    votes: Counts = np.sum(masks, axis=0, dtype=np.uint8)
    plain = majority(votes, len(masks))
    results: list[Mask | None] = [votes >= k for k in range(1, raters)]
    results.append(votes >= len(masks))
    results.append(None if staple is None else staple(masks))
    return [_beside(result, plain) for result in results]


def _beside(result: Mask | None, plain: Mask) -> Merged:
    if result is None:
        return math.nan, math.nan
    same, area = dice(result, plain), int(np.count_nonzero(plain))
    return (1.0 if same is None else same), (int(np.count_nonzero(result)) / area if area else math.nan)


Staple: TypeAlias = Callable[[Sequence[Mask]], Mask | None]


def find_staple() -> Staple | None:
    """Return STAPLE for two labels; None where SimpleITK is not installed."""
    try:
        import SimpleITK as sitk  # noqa: N813 - its own name
    except ImportError:
        return None

    def merged(masks: Sequence[Mask]) -> Mask | None:
        """Return the pixels that STAPLE takes for the structure; None where it has no answer."""
        drawn = [m for m in masks if m.any()]
        if len(drawn) < 2 or len(masks) < 2:
            return None  # with hardly anything drawn its estimate is not a number
        images = [sitk.GetImageFromArray(m.astype(np.uint8)) for m in masks]  # labels 0 and 1, never grey codes
        chance = sitk.GetArrayFromImage(sitk.STAPLE(images, 1.0))  # type: ignore[no-untyped-call]
        return (chance > 0.5).astype(np.bool_) if np.isfinite(chance).all() else None

    return merged
