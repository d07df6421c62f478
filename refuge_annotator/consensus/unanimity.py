"""Whether the readings of a photograph agree so well, and raise so little doubt, that a sample may speak for it."""

import statistics
from collections.abc import Mapping
from enum import StrEnum

from refuge_annotator.consensus.comparison import odd_ones
from refuge_annotator.consensus.disagreement import disagreement
from refuge_annotator.study.eye import disc_diameter
from refuge_annotator.study.reading import Answer, Confidence, Reading, Structure, answer_of

DISC_DICE, CUP_DICE = 0.94, 0.86  # median of all pairs, at the least
VCDR_SD = 0.05
FOVEA_GAP = 0.25  # of two marks, in disc diameters, at the most


class Bar(StrEnum):
    """Why a photograph is no matter for a batch."""

    EVEN = "even"  # an even number of readings can tie
    ANSWERS = "answers"  # not everybody outlined disc and cup and marked the fovea
    OVERRIDES = "overrides"  # somebody set a rule aside
    DOUBTS = "doubts"  # somebody is uncertain, has little confidence, found a fault or wrote a note
    ODD_ONE = "odd one"  # somebody lies apart
    APART = "apart"  # they differ too much


def bars(readings: Mapping[str, Reading], shape: tuple[int, int]) -> tuple[Bar, ...]:
    """Return what keeps a photograph of (height, width) pixels out of a batch; nothing where all agree.

    All raters of the study must have read it, which is for the caller to know.
    """
    found = []
    if len(readings) % 2 == 0:
        found.append(Bar.EVEN)
    if any(answer_of(r, s) is not Answer.MARKED for r in readings.values() for s in Structure):
        found.append(Bar.ANSWERS)
    if any(r.overrides for r in readings.values()):
        found.append(Bar.OVERRIDES)
    if any(_doubtful(r) for r in readings.values()):
        found.append(Bar.DOUBTS)
    if found:
        return tuple(found)  # to compare pixels is the costly part
    if odd_ones(readings, shape):
        found.append(Bar.ODD_ONE)
    if _apart(readings, shape):
        found.append(Bar.APART)
    return tuple(found)


def _doubtful(reading: Reading) -> bool:
    little = reading.confidence is Confidence.LOW
    return bool(little or reading.fovea.uncertain or reading.faults or reading.notes.strip())


def _apart(readings: Mapping[str, Reading], shape: tuple[int, int]) -> bool:
    found = disagreement(readings, shape)
    if found.disc_dice is None or found.cup_dice is None or found.vcdr_spread is None or found.fovea_spread is None:
        return True
    diameters = [disc_diameter(r.disc.shape) for r in readings.values() if r.disc.shape is not None]
    near = FOVEA_GAP * statistics.median(diameters)
    alike = found.disc_dice >= DISC_DICE and found.cup_dice >= CUP_DICE and found.vcdr_spread <= VCDR_SD
    return not alike or found.fovea_spread > near
