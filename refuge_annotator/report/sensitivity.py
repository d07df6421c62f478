"""What other ways of merging would have come to: for a report's appendix, and never for a label.

Each way is held against the study's own vote on all first readings, in which nobody is left out. Discs and cups are
merged alike, and a cup never leaves its disc.
"""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

import numpy as np

from refuge_annotator.consensus.disagreement import drawn_ratio
from refuge_annotator.consensus.merge import Counts, counts
from refuge_annotator.formats.threads import counted, in_threads
from refuge_annotator.geometry.raster import Box, Mask, box_around, rasterise
from refuge_annotator.metrics.bootstrap import DRAWS, cluster_weights, mean_estimate
from refuge_annotator.metrics.estimate import Estimate, FloatArray
from refuge_annotator.metrics.overlap import dice
from refuge_annotator.progress import Progress
from refuge_annotator.reference import Case, consensus_of
from refuge_annotator.report.measure import Measures, voted
from refuge_annotator.report.staple import staple
from refuge_annotator.report.statistics import SEED
from refuge_annotator.study.protocol import Protocol, TieRule
from refuge_annotator.study.reading import OUTLINED, Reading, Structure, outline_of
from refuge_annotator.study.review import Review
from refuge_annotator.study.state import PhotographState

MARGIN = 50  # pixels around all outlines: STAPLE's result depends on how much background it sees, so this is fixed
FIGURES = 3  # of each way, structure and photograph: Dice, area, change of the vertical cup-to-disc ratio

Way: TypeAlias = Callable[["Ballot"], Mask | None]


class Ballot(NamedTuple):
    """What the raters who count drew of one structure, and how many of them drew each pixel."""

    masks: Sequence[Mask]
    votes: Counts
    beyond: int = 0  # pixels of the region around them, which nobody drew


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another way of merging beside the study's vote, over all photographs.

    Attributes
    ----------
    dice
        Mean Dice with the study's vote.
    area
        Mean area as a multiple of the vote's, where that has any.
    change
        Mean vertical cup-to-disc ratio minus the vote's; the same for disc and cup, which make it together.
    """

    title: str
    structure: str
    dice: Estimate
    area: Estimate
    change: Estimate


def alternatives(
    measures: Measures, *, seed: int = SEED, draws: int = DRAWS, progress: Progress | None = None
) -> tuple[Alternative, ...]:
    """Return union, every "at least k raters", intersection, both rules for ties, STAPLE and the review; disc, cup.

    Raises
    ------
    Stopped
        `progress` returned False.
    """
    ways = ways_to_merge(len(measures.raters))
    titles = [*ways, "the reference standard, as reviewed"]
    work = in_threads(lambda case: _figures_of(case, measures.data.info.protocol, list(ways.values())), measures.cases)
    with counted(work, len(measures.cases), progress) as results:
        found = list(results)
    table: FloatArray = np.array(found, dtype=np.float64).reshape(len(found), len(titles), len(OUTLINED), FIGURES)
    patients = measures.patients()
    weights = cluster_weights(patients, seed, draws)
    return tuple(
        Alternative(title, structure.value, *(mean_estimate(v, patients, weights) for v in table[:, place, column].T))
        for column, structure in enumerate(OUTLINED)
        for place, title in enumerate(titles)
    )


def ways_to_merge(raters: int) -> Mapping[str, Way]:
    """Return each way by its title."""

    def at_least(k: int) -> Way:
        return lambda ballot: ballot.votes >= k

    between = {f"at least {k} raters": at_least(k) for k in range(2, raters)}
    return {
        "any rater (union)": at_least(1),
        **between,
        "all raters (intersection)": lambda ballot: ballot.votes >= len(ballot.masks),
        "majority, ties outside": lambda ballot: _vote(ballot, TieRule.OUTSIDE),
        "majority, ties inside": lambda ballot: _vote(ballot, TieRule.INSIDE),
        "STAPLE": lambda ballot: staple(ballot.masks, ballot.beyond),
    }


def _vote(ballot: Ballot, rule: TieRule) -> Mask:
    return voted(ballot.votes, len(ballot.masks), rule)


def ballot_of(readings: Mapping[str, Reading], structure: Structure, box: Box, beyond: int = 0) -> Ballot | None:
    """Return what the raters who count for a structure drew in a box; None where nobody counts."""
    masks = []
    for rater, reading in readings.items():
        if counts(Review(), readings, rater, structure):
            drawn = outline_of(reading, structure).shape
            masks.append(np.zeros(box.shape, dtype=np.bool_) if drawn is None else rasterise(drawn, box))
    return Ballot(masks, np.sum(masks, axis=0, dtype=np.uint8), beyond) if masks else None


def region_of(readings: Iterable[Reading], shape: tuple[int, int]) -> tuple[Box, int]:
    """Return the box of all outlines, and how many pixels `MARGIN` adds within an image of (height, width)."""
    drawn = [outline_of(r, s).shape for r in readings for s in OUTLINED]
    box = box_around([outline for outline in drawn if outline is not None], shape)
    if not min(box.shape):
        return box, 0
    left, top = max(box.left - MARGIN, 0), max(box.top - MARGIN, 0)
    height, width = min(box.bottom + MARGIN, shape[0]) - top, min(box.right + MARGIN, shape[1]) - left
    return box, height * width - box.shape[0] * box.shape[1]


def _figures_of(case: Case, protocol: Protocol, ways: Sequence[Way]) -> FloatArray:
    """Return the figures of one photograph, shape (ways and the review, structures, 3); NaN for what there is not."""
    table = np.full((len(ways) + 1, len(OUTLINED), FIGURES), math.nan)
    readings = {code: revision.reading for code, revision in case.firsts}
    box, beyond = region_of(readings.values(), case.image.shape)
    disc, cup = (ballot_of(readings, s, box, beyond) for s in OUTLINED)
    if disc is None or not min(box.shape):
        return table
    plain = _nested(_vote(disc, protocol.tie_rule), None if cup is None else _vote(cup, protocol.tie_rule))
    ratio = drawn_ratio(*plain)
    for row, way in enumerate(ways):
        table[row] = _beside(_nested(way(disc), None if cup is None else way(cup)), plain, ratio)
    if case.state is PhotographState.ACCEPTED:
        consensus = consensus_of(case, protocol)
        other = consensus.disc.box  # the senior's own outline may leave the region, and a later reading too
        both = Box(*map(min, box[:2], other[:2]), *map(max, box[2:], other[2:]))
        reviewed = [_laid(v.mask, other, both) if v.counted or v.own else None for v in (consensus.disc, consensus.cup)]
        table[-1] = _beside(reviewed, [None if m is None else _laid(m, box, both) for m in plain], ratio)
    return table


def _nested(disc: Mask | None, cup: Mask | None) -> list[Mask | None]:
    return [disc, None if cup is None or disc is None else cup & disc]


def _laid(mask: Mask, box: Box, larger: Box) -> Mask:
    """Return a mask of a box as one of a larger box that holds it."""
    laid = np.zeros(larger.shape, dtype=np.bool_)
    left, top = box.left - larger.left, box.top - larger.top
    laid[top : top + mask.shape[0], left : left + mask.shape[1]] = mask
    return laid


def _beside(found: Sequence[Mask | None], plain: Sequence[Mask | None], ratio: float | None) -> FloatArray:
    """Return the figures of a way beside the study's vote, whose ratio is known."""
    table = np.full((len(OUTLINED), FIGURES), math.nan)
    for row, (one, other) in enumerate(zip(found, plain, strict=True)):
        if one is not None and other is not None:
            area = int(np.count_nonzero(other))
            same = dice(one, other)
            table[row, 0] = 1.0 if same is None else same  # both are empty
            table[row, 1] = int(np.count_nonzero(one)) / area if area else math.nan
    its_own = drawn_ratio(*found)
    if its_own is not None and ratio is not None:
        table[:, 2] = its_own - ratio
    return table
