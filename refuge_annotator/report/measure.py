"""Measure every photograph of a study: each rater against each other, and against the vote of the others.

Agreement is measured on each rater's first submission, for a return by the senior ends independence.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from refuge_annotator.consensus.acceptance import ratio_of
from refuge_annotator.consensus.disagreement import drawn_ratio
from refuge_annotator.consensus.merge import Counts, counts, majority
from refuge_annotator.formats.threads import counted, in_threads
from refuge_annotator.geometry.point import Point, distance
from refuge_annotator.geometry.raster import Box, Mask, box_around, rasterise
from refuge_annotator.metrics.spread import spread
from refuge_annotator.metrics.surface import Boundary, boundary_of, surface_distance
from refuge_annotator.progress import Progress
from refuge_annotator.reference import Case, StudyData, consensus_of, obstacles_of, senior_repeat
from refuge_annotator.study.assignment import Revision
from refuge_annotator.study.eye import disc_diameter
from refuge_annotator.study.protocol import TieRule
from refuge_annotator.study.reading import GRADED, OUTLINED, Answer, Reading, Structure, answer_of, outline_of
from refuge_annotator.study.review import Review
from refuge_annotator.study.state import PhotographState

FloatArray = NDArray[np.float64]
MEASURES = ("dice", "iou", "hd95", "assd")  # the two distances in pixels


@dataclass(frozen=True, eq=False)
class Overlaps:
    """Agreement of masks of one structure: arrays of shape (comparisons, 4), in the order of `MEASURES`.

    Attributes
    ----------
    pairs
        Every pair of raters, in the order of `combinations`. NaN where one of them did not grade the structure; two
        "no cup" agree fully, one "no cup" not at all, and neither has a distance.
    others
        Every rater against the vote of the other raters.
    """

    pairs: FloatArray
    others: FloatArray


@dataclass(frozen=True, slots=True)
class Repeated:
    """A hidden repeat beside the first reading of a photograph, or the senior's second look beside the first.

    NaN where one of them has no value. `dice` by structure, `fovea` in pixels, `first` and
    `again` the vertical cup-to-disc ratios.
    """

    first: float
    again: float
    dice: dict[Structure, float]
    fovea: float


@dataclass(frozen=True, eq=False)
class Measured:
    """What was measured of one photograph; a column per rater in study order, NaN or None where there is no value.

    Attributes
    ----------
    ratios
        Vertical cup-to-disc ratio of each reading, by the pixels; 0 for "no cup".
    ratio
        That of the reference standard: reviewed where it is, else the plain vote. NaN where it could not be accepted,
        as below the quorum, and of an ungradable photograph.
    marks
        Fovea marks.
    fovea_pixels, fovea_diameters
        Root mean square distance of the marks from their mean, in pixels and in mean disc diameters.
    diameter
        Mean diameter of the outlined discs, each the mean of its width and height, in pixels.
    answers
        What each rater said of each structure, by structure; None where nothing was said.
    curves
        Whether each outline is a closed curve, by structure; None where there is none.
    seconds
        Time at work on the reading.
    repeats
        Hidden repeats by rater code.
    senior
        The senior's blind second look beside the first; None where there was none that can be compared.
    """

    overlaps: dict[Structure, Overlaps]
    ratios: FloatArray
    ratio: float
    marks: tuple[Point | None, ...]
    fovea_pixels: float
    fovea_diameters: float
    diameter: float
    answers: dict[Structure, tuple[Answer | None, ...]]
    curves: dict[Structure, tuple[bool | None, ...]]
    seconds: FloatArray
    repeats: dict[str, Repeated]
    senior: Repeated | None = None


@dataclass(frozen=True, eq=False)
class Measures:
    """A measured study.

    Attributes
    ----------
    photographs
        In the order of its cases, each by the raters' first submissions.
    amended
        By the submissions that stand now, where one differs from the first; by the place of the photograph.
    """

    data: StudyData
    photographs: tuple[Measured, ...]
    amended: Mapping[int, Measured] = field(default_factory=dict)

    @property
    def raters(self) -> tuple[str, ...]:
        """The raters' codes in study order."""
        return self.data.raters

    @property
    def cases(self) -> tuple[Case, ...]:
        """The photographs in study order."""
        return self.data.cases

    def pairs(self) -> tuple[tuple[int, int], ...]:
        """Return the places of each pair of raters, in the order of `Overlaps.pairs`."""
        return tuple(combinations(range(len(self.raters)), 2))

    def patients(self) -> list[str]:
        """Return each photograph's patient."""
        return [case.image.patient for case in self.cases]

    def between(self, structure: Structure, measure: str) -> FloatArray:
        """Return a measure of every pair of raters, shape (photographs, pairs)."""
        return self._stack(structure, measure, "pairs", len(self.pairs()))

    def with_others(self, structure: Structure, measure: str) -> FloatArray:
        """Return a measure of every rater against the vote of the others, shape (photographs, raters)."""
        return self._stack(structure, measure, "others", len(self.raters))

    def ratios(self) -> FloatArray:
        """Return the raters' vertical cup-to-disc ratios, shape (photographs, raters)."""
        rows = [m.ratios for m in self.photographs]
        return np.stack(rows) if rows else np.zeros((0, len(self.raters)))

    def reference_ratios(self) -> FloatArray:
        """Return the reference standard's vertical cup-to-disc ratio of each photograph."""
        return np.array([m.ratio for m in self.photographs], dtype=np.float64)

    def _stack(self, structure: Structure, measure: str, what: str, columns: int) -> FloatArray:
        place = MEASURES.index(measure)
        rows = [getattr(m.overlaps[structure], what)[:, place] for m in self.photographs]
        return np.stack(rows) if rows else np.zeros((0, columns))


def measure(data: StudyData, progress: Progress | None = None) -> Measures:
    """Measure a study, on all cores.

    Raises
    ------
    Stopped
        `progress` returned False.
    """
    work = in_threads(lambda case: _both(case, data), data.cases)
    with counted(work, len(data.cases), progress) as results:
        both = list(results)
    return Measures(data, tuple(m for m, _ in both), {i: m for i, (_, m) in enumerate(both) if m is not None})


def _both(case: Case, data: StudyData) -> tuple[Measured, Measured | None]:
    codes = data.codes
    firsts = dict(case.firsts)
    finals = {codes[f.rater]: f for f in case.finals}
    amended = any(f.reading != firsts[r].reading for r, f in finals.items() if r in firsts)
    return measure_case(case, data, firsts), measure_case(case, data, finals) if amended else None


def measure_case(case: Case, data: StudyData, revisions: Mapping[str, Revision]) -> Measured:
    """Measure one photograph by some of its submissions, by rater code."""
    readings = [revisions[r].reading if r in revisions else None for r in data.raters]
    box = _box_of(readings, case.image.shape)
    masks = {s: [graded_mask(r, s, box) for r in readings] for s in OUTLINED}
    rule = data.info.protocol.tie_rule
    votes = [vote_of_others(readings, masks, place, rule) for place in range(len(readings))]
    ratios = [_ratio(disc, cup) for disc, cup in zip(masks[Structure.DISC], masks[Structure.CUP], strict=True)]
    ratio = _reference_ratio(case, data)
    marks = tuple(r.fovea.point if r is not None else None for r in readings)
    pixels = spread([m for m in marks if m is not None])
    diameter = _mean([disc_diameter(s) for r in readings if r is not None and (s := r.disc.shape) is not None])
    return Measured(
        overlaps={s: _overlaps(masks[s], [vote[s] for vote in votes]) for s in OUTLINED},
        ratios=np.array(ratios, dtype=np.float64),
        ratio=ratio,
        marks=marks,
        fovea_pixels=math.nan if pixels is None else pixels,
        fovea_diameters=math.nan if pixels is None else pixels / diameter,
        diameter=diameter,
        answers={s: tuple(_answer(r, s) for r in readings) for s in Structure},
        curves={s: tuple(_is_curve(r, s) for r in readings) for s in OUTLINED},
        seconds=np.array([revisions[r].ms_active / 1000 if r in revisions else math.nan for r in data.raters]),
        repeats={
            rater: measure_repeat(revisions[rater].reading, again.reading, case.image.shape)
            for rater, again in case.repeats
            if rater in revisions
        },
        senior=_senior(case, data),
    )


def _reference_ratio(case: Case, data: StudyData) -> float:
    """Return the ratio of what is, or by its outlines could become, the reference standard; NaN where nothing can."""
    consensus = consensus_of(case, data.info.protocol)
    hindered = any(o.structure in OUTLINED for o in obstacles_of(case, consensus))
    if hindered or case.state is PhotographState.UNGRADABLE:
        return math.nan
    ratio = ratio_of(consensus)
    return math.nan if ratio is None else ratio


def _senior(case: Case, data: StudyData) -> Repeated | None:
    """Return how the reference standard came out when the senior, who was not told, decided it again."""
    found = senior_repeat(case, data.info.protocol)
    if found is None:
        return None
    first, again = (math.nan if ratio is None else ratio for ratio in found.ratios)
    same = {Structure.DISC: found.disc, Structure.CUP: found.cup}
    return Repeated(first, again, same, math.nan if found.fovea is None else found.fovea)


def measure_repeat(first: Reading, again: Reading, shape: tuple[int, int]) -> Repeated:
    """Compare two readings of one photograph of (height, width) pixels by one rater."""
    both = [first, again]
    box = _box_of(both, shape)
    masks = {s: [graded_mask(r, s, box) for r in both] for s in OUTLINED}
    ratios = [_ratio(disc, cup) for disc, cup in zip(masks[Structure.DISC], masks[Structure.CUP], strict=True)]
    same = {s: _compare(masks[s][0], None, masks[s][1], None)[0] for s in OUTLINED}
    marks = [r.fovea.point for r in both]
    apart = math.nan if marks[0] is None or marks[1] is None else distance(marks[0], marks[1])
    return Repeated(ratios[0], ratios[1], same, apart)


def vote_of_others(
    readings: Sequence[Reading | None],
    masks: Mapping[Structure, Sequence[Mask | None]],
    place: int,
    rule: TieRule = TieRule.OUTSIDE,
) -> dict[Structure, Mask | None]:
    """Return the nested strict majority of all raters but the one at `place`, ties by the study's rule.

    None for a structure that no other has graded.
    """
    others = {str(i): r for i, r in enumerate(readings) if i != place and r is not None}
    votes: dict[Structure, Mask | None] = {}
    for structure in OUTLINED:
        voting = [
            m for a in others if counts(Review(), others, a, structure) and (m := masks[structure][int(a)]) is not None
        ]
        votes[structure] = voted(_summed(voting), len(voting), rule) if voting else None
    disc, cup = votes[Structure.DISC], votes[Structure.CUP]
    if disc is not None and cup is not None:
        votes[Structure.CUP] = cup & disc  # a cup never leaves its disc
    return votes


def voted(votes: Counts, counted: int, rule: TieRule) -> Mask:
    """Return what more than half drew; as many as half where ties are inside. A senior's own outline is not asked."""
    mask = majority(votes, counted)
    if rule is TieRule.INSIDE:
        mask |= (votes.astype(np.uint16) * 2 == counted) & (votes > 0)
    return mask


def _summed(masks: Sequence[Mask]) -> Counts:
    votes: Counts = np.zeros(masks[0].shape, dtype=np.uint8)
    for mask in masks:
        votes += mask
    return votes


def _box_of(readings: Sequence[Reading | None], shape: tuple[int, int]) -> Box:
    drawn = [outline_of(r, s).shape for r in readings if r is not None for s in OUTLINED]
    return box_around([outline for outline in drawn if outline is not None], shape)


def graded_mask(reading: Reading | None, structure: Structure, box: Box) -> Mask | None:
    """Return the pixels of `box` that a reading drew, none for "no cup"; None where the structure was not graded."""
    if reading is None or answer_of(reading, structure) not in GRADED:
        return None
    shape = outline_of(reading, structure).shape
    return np.zeros(box.shape, dtype=np.bool_) if shape is None else rasterise(shape, box)


def _ratio(disc: Mask | None, cup: Mask | None) -> float:
    ratio = drawn_ratio(disc, cup)
    return math.nan if ratio is None else ratio


def _overlaps(masks: Sequence[Mask | None], votes: Sequence[Mask | None]) -> Overlaps:
    edges = [None if m is None else boundary_of(m) for m in masks]
    pairs = [_compare(masks[i], edges[i], masks[j], edges[j]) for i, j in combinations(range(len(masks)), 2)]
    others = [
        _compare(mask, edge, vote, None if vote is None else boundary_of(vote))
        for mask, edge, vote in zip(masks, edges, votes, strict=True)
    ]
    return Overlaps(_table(pairs), _table(others))


def _table(rows: Sequence[tuple[float, ...]]) -> FloatArray:
    return np.array(rows, dtype=np.float64).reshape(-1, len(MEASURES))


def _compare(
    one: Mask | None, its_edge: Boundary | None, other: Mask | None, other_edge: Boundary | None
) -> tuple[float, float, float, float]:
    """Return the values of `MEASURES`."""
    if one is None or other is None:
        return math.nan, math.nan, math.nan, math.nan
    shared = int(np.count_nonzero(one & other))
    total = int(np.count_nonzero(one)) + int(np.count_nonzero(other))
    dice, iou = (2 * shared / total, shared / (total - shared)) if total else (1.0, 1.0)  # both say "none"
    apart = surface_distance(its_edge, other_edge)
    return (dice, iou, math.nan, math.nan) if apart is None else (dice, iou, apart.hd95, apart.assd)


def _answer(reading: Reading | None, structure: Structure) -> Answer | None:
    said = Answer.NOT_DONE if reading is None else answer_of(reading, structure)
    return None if said is Answer.NOT_DONE else said


def _is_curve(reading: Reading | None, structure: Structure) -> bool | None:
    outline = None if reading is None else outline_of(reading, structure)
    return None if outline is None or outline.shape is None else outline.curve is not None


def _mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values) if values else math.nan
