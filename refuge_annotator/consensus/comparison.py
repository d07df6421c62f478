"""Each reading against the vote, and who looks like the odd one out."""

import statistics
from collections.abc import Mapping
from dataclasses import dataclass

from refuge_annotator.consensus.disagreement import drawn_mask, drawn_ratio, median_dice
from refuge_annotator.consensus.merge import Consensus
from refuge_annotator.geometry.point import Point, distance
from refuge_annotator.metrics.overlap import dice
from refuge_annotator.study.eye import disc_diameter
from refuge_annotator.study.reading import OUTLINED, Reading, Structure

FEWEST = 4  # readings below which nobody can be called the odd one
DICE_GAP = 0.10  # a median Dice this far below the others' is far
FOVEA_GAP = 0.25  # in disc diameters
MADS = 3.0


@dataclass(frozen=True, slots=True)
class Against:
    """One reading beside the vote; None where there is nothing to compare.

    Attributes
    ----------
    disc, cup
        Dice to the vote.
    fovea
        Distance to the consensus fovea in pixels.
    ratio
        The reading's own vertical cup-to-disc ratio, by the same pixels as the vote's.
    """

    disc: float | None
    cup: float | None
    fovea: float | None
    ratio: float | None

    def dice(self, structure: Structure) -> float | None:
        """Return the Dice of disc or cup."""
        return self.disc if structure is Structure.DISC else self.cup


@dataclass(frozen=True, slots=True)
class OddOne:
    """A reading that lies far from the others: its value and the others' median.

    Median Dice with the other readings for disc and cup; for the fovea pixels from the middle of all marks (the median
    of either coordinate), whose median is the MAD.
    """

    assignment: str
    structure: Structure
    value: float
    others: float


def against_vote(reading: Reading, consensus: Consensus) -> Against:
    """Compare a reading with the vote, whether it counts in it or not."""
    mark, point = reading.fovea.point, consensus.fovea.point
    disc, cup = (drawn_mask(reading, structure, consensus.disc.box) for structure in OUTLINED)
    return Against(
        None if disc is None else dice(disc, consensus.disc.mask),
        None if cup is None else dice(cup, consensus.cup.mask),
        distance(mark, point) if mark is not None and point is not None else None,
        drawn_ratio(disc, cup),
    )


def odd_ones(readings: Mapping[str, Reading], shape: tuple[int, int]) -> tuple[OddOne, ...]:
    """Return the readings that lie far from the others: at most one for disc and cup each, any number of foveas.

    It is a hint for the senior's eye: nothing is dropped by it.

    Parameters
    ----------
    shape
        (height, width) of the photograph.
    """
    found = []
    for structure in OUTLINED:
        medians = median_dice(readings, structure, shape)
        odd = _farthest({a: -d for a, d in medians.items()}, DICE_GAP)
        if odd is not None:
            others = statistics.median(d for a, d in medians.items() if a != odd)
            found.append(OddOne(odd, structure, medians[odd], others))
    return (*found, *_odd_foveas(readings))


def _odd_foveas(readings: Mapping[str, Reading]) -> tuple[OddOne, ...]:
    """Return every mark that lies beyond three MADs, or a quarter of the disc's diameter, from the middle of all."""
    marks = {a: p for a, r in readings.items() if (p := r.fovea.point) is not None}
    if len(marks) < FEWEST:
        return ()
    middle = Point(statistics.median(p[0] for p in marks.values()), statistics.median(p[1] for p in marks.values()))
    apart = {a: distance(p, middle) for a, p in marks.items()}
    spread = statistics.median(apart.values())
    diameters = [disc_diameter(r.disc.shape) for r in readings.values() if r.disc.shape is not None]
    limit = MADS * spread
    if diameters:
        limit = min(limit, FOVEA_GAP * statistics.median(diameters))
    return tuple(OddOne(a, Structure.FOVEA, d, spread) for a, d in apart.items() if d > limit)


def _farthest(values: Mapping[str, float], gap: float) -> str | None:
    """Return whose value is the largest, if it stands out from the others: one end of a wide spread does not.

    It does by the gap and three MADs from their median, and by half the gap from the next.
    """
    if len(values) < FEWEST:
        return None
    odd = max(values, key=lambda a: (values[a], a))
    others = [v for a, v in values.items() if a != odd]
    middle = statistics.median(others)
    spread = statistics.median(abs(v - middle) for v in others)
    far = values[odd] - middle > max(gap, MADS * spread) and values[odd] - max(others) > gap / 2
    return odd if far else None
