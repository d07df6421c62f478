"""A rater's own readings beside the consensus, as numbers; of other raters nothing."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from refuge_annotator.consensus.acceptance import ratio_of
from refuge_annotator.consensus.disagreement import drawn_ratio
from refuge_annotator.consensus.merge import Consensus, FoveaVote, Vote
from refuge_annotator.formats.threads import counted, in_threads
from refuge_annotator.geometry.point import Point, distance
from refuge_annotator.geometry.raster import Box, Mask
from refuge_annotator.metrics.agreement import BlandAltman, Repeatability
from refuge_annotator.metrics.bootstrap import cluster_weights, mean_estimate
from refuge_annotator.metrics.cup_to_disc import vertical_diameter
from refuge_annotator.metrics.estimate import Estimate, FloatArray
from refuge_annotator.metrics.overlap import dice
from refuge_annotator.progress import Progress
from refuge_annotator.reference import Case, consensus_of
from refuge_annotator.report.measure import Repeated, graded_mask, measure_repeat
from refuge_annotator.report.statistics import SEED, clustered_limits, clustered_repeatability
from refuge_annotator.study.assignment import Assignment
from refuge_annotator.study.protocol import Protocol
from refuge_annotator.study.reading import OUTLINED, Reading, Structure


@dataclass(frozen=True, eq=False)
class OwnResult:
    """A rater's first submission beside the consensus of one photograph.

    Attributes
    ----------
    key
        The rater's assignment.
    code
        The rater's own code of the photograph.
    reading
        The rater's first submission.
    ratio, reference
        Vertical cup-to-disc ratios; NaN where there is none.
    dice
        By structure; NaN where the rater did not grade it. Two "no cup" agree fully.
    fovea, fovea_diameters
        Distance of the marks in pixels, and in disc diameters of the consensus; NaN where one is missing.
    repeat
        The rater's second reading beside the first, where there is one.
    """

    key: str
    code: str
    reading: Reading
    ratio: float
    reference: float
    dice: dict[Structure, float]
    fovea: float
    fovea_diameters: float
    repeat: Repeated | None = None


@dataclass(frozen=True, eq=False)
class Feedback:
    """Everything a rater is shown of the study's result."""

    results: tuple[OwnResult, ...]
    ratio: BlandAltman
    dice: dict[Structure, Estimate]
    fovea: Estimate
    fovea_diameters: Estimate
    repeatability: Repeatability


def measured(
    cases: Sequence[Case], rater: str, own: Mapping[str, Assignment], protocol: Protocol, progress: Progress
) -> Feedback:
    """Measure a rater's first submissions against the consensus; for a job's thread.

    Parameters
    ----------
    cases
        The photographs that the rater may see.
    rater
        The rater's code.
    own
        The rater's assignments, by photograph.

    Raises
    ------
    Stopped
        `progress` returned False.
    """
    work = in_threads(lambda case: _result(case, rater, own[case.image.id], protocol), cases)
    with counted(work, len(cases), progress) as results:
        return _summed_up(tuple(results), [case.image.patient for case in cases])


def _result(case: Case, rater: str, own: Assignment, protocol: Protocol) -> OwnResult:
    reading = dict(case.firsts)[rater].reading
    consensus = consensus_of(case, protocol)
    height, width = case.image.shape
    masks = {s: graded_mask(reading, s, Box(0, 0, width, height)) for s in OUTLINED}
    merged = {Structure.DISC: consensus.disc_mask(), Structure.CUP: consensus.cup_mask()}
    ratio = drawn_ratio(masks[Structure.DISC], masks[Structure.CUP])
    reference = ratio_of(consensus)
    apart = _apart(reading.fovea.point, consensus.fovea.point)
    disc = merged[Structure.DISC]
    diameter = (vertical_diameter(disc) + vertical_diameter(disc.T)) / 2
    again = dict(case.repeats).get(rater)
    return OwnResult(
        own.id,
        own.code,
        reading,
        math.nan if ratio is None else ratio,
        math.nan if reference is None else reference,
        {s: _dice(masks[s], merged[s]) for s in OUTLINED},
        apart,
        apart / diameter if diameter else math.nan,
        None if again is None else measure_repeat(reading, again.reading, case.image.shape),
    )


def without_votes(merged: Consensus) -> Consensus:
    """Return a consensus of which only the result is left: no vote, no tie, nobody who counted."""

    def bare(vote: Vote) -> Vote:
        rows, columns = np.flatnonzero(vote.mask.any(axis=1)), np.flatnonzero(vote.mask.any(axis=0))
        inside = Box(0, 0, 0, 0)
        if len(rows):  # the vote's own box goes round the outlines of all
            inside = Box(int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1)
        left, top = vote.box.left, vote.box.top
        box = Box(inside.left + left, inside.top + top, inside.right + left, inside.bottom + top)
        mask = vote.mask[inside.slices]
        nothing = np.zeros(mask.shape, dtype=np.uint8)
        return Vote((), box, nothing, mask, nothing.astype(np.bool_), vote.quorum)

    return replace(
        merged,
        disc=bare(merged.disc),
        cup=bare(merged.cup),
        fovea=FoveaVote((), (), merged.fovea.point, merged.fovea.quorum),
    )


def _dice(own: Mask | None, merged: Mask) -> float:
    if own is None:
        return math.nan
    found = dice(own, merged)
    return 1.0 if found is None else found  # both say that there is none


def _apart(own: Point | None, merged: Point | None) -> float:
    return math.nan if own is None or merged is None else distance(own, merged)


def _summed_up(results: tuple[OwnResult, ...], patients: list[str]) -> Feedback:
    """Sum up, with intervals by drawing whole patients again."""
    weights = cluster_weights(patients, SEED)

    def mean(values: list[float]) -> Estimate:
        return mean_estimate(_array(values), patients, weights)

    twice = [place for place, result in enumerate(results) if result.repeat is not None]
    repeats = [r.repeat for r in results if r.repeat is not None]
    return Feedback(
        results,
        clustered_limits(_array([r.ratio for r in results]), _array([r.reference for r in results]), patients, weights),
        {s: mean([r.dice[s] for r in results]) for s in OUTLINED},
        mean([r.fovea for r in results]),
        mean([r.fovea_diameters for r in results]),
        clustered_repeatability(
            _array([r.first for r in repeats]),
            _array([r.again for r in repeats]),
            [patients[place] for place in twice],
            weights[:, twice],
        ),
    )


def _array(values: list[float]) -> FloatArray:
    return np.array(values, dtype=np.float64)
