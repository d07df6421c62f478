"""What is asked before a reading is submitted: nothing where it is as eyes and careful outlines are.

A rule asks, it never forbids: the rater can submit all the same and say why, and both are stored. One slip raises one
question, so where a rule has asked, those that would only repeat it are silent.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from refuge_annotator.geometry.fit import SETTLED_POINTS, FitMode, gap_of
from refuge_annotator.geometry.raster import half_extent_of, reach_of
from refuge_annotator.study.eye import FoveaPlace, disc_diameter, fovea_place, laterality_of
from refuge_annotator.study.image import Laterality
from refuge_annotator.study.reading import (
    Answer,
    Fault,
    Outline,
    Override,
    Reading,
    Structure,
    answer_of,
    outline_of,
)
from refuge_annotator.study.relation import Relation, cup_in_disc

Size = tuple[int, int]  # (height, width) of the photograph, as numpy has it

# The limits are ours: wide enough that careful readings of the demo's eyes are asked nothing, and narrow enough for the
# slips that the tests know of.
CUP_RATIO = (0.10, 0.90)
"""Vertical cup-to-disc ratios between which nothing is asked. Without glaucoma, 99 eyes in 100 lie below 0.62 to 0.83,
which is higher the larger the disc (Crowston et al. 2004, Br J Ophthalmol 88:766-770); above 0.9 hardly any rim is
left, or the disc was outlined twice. A cup below a tenth cannot be told from none."""
DISC_SHARE = (0.06, 0.50)
"""Disc diameters as shares of the photograph's shorter side. Discs are 1.8 mm wide and 1.9 mm high on average (Quigley
et al. 1990, Arch Ophthalmol 108:51-57), some 6 degrees; a photograph shows 20 to 60 of them, and discs differ."""
DISC_ASPECT, CUP_ASPECT, TILTED_ASPECT = 1.33, 1.6, 2.0
"""Longest by shortest axis. A disc whose shortest axis is below three quarters of its longest is usually called tilted,
and more is expected once the rater says so. Cups lengthen vertically in glaucoma, so theirs is wider."""
BARE = 180.0
"""Degrees of an outline without a point from which half of it is a guess."""
FOVEA_DIAMETERS = (1.5, 3.5)
"""Distances of disc and fovea in disc diameters: 2.65 on average, SD 0.30 (Jonas et al. 2015, PLoS One 10:e0138701)."""
FOVEA_BELOW = (-10.0, 30.0)
"""Degrees of the fovea below the horizontal through the disc: 7.8 on average, from -6 to 29 (Jonas et al. 2015, PLoS
One 10:e0141771), and heads tilt."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One question.

    Attributes
    ----------
    id
        What is stored with the rater's reason; never changed.
    about
        The structure to look at; None where it is the photograph as a whole.
    broken
        Tells whether to ask, from the reading, the photograph's (height, width) and the recorded eye.
    """

    id: str
    about: Structure | None
    broken: Callable[[Reading, Size, Laterality | None], bool]


def broken_rules(reading: Reading, shape: Size, laterality: Laterality | None = None) -> tuple[Rule, ...]:
    """Return what has to be asked before a reading is submitted, in the order of `RULES`; mostly nothing.

    Parameters
    ----------
    shape
        (height, width) of the photograph.
    laterality
        The eye that the study has on record, where it has one.
    """
    return tuple(rule for rule in RULES if rule.broken(reading, shape, laterality))


def set_aside(reading: Reading, broken: tuple[Rule, ...], reasons: dict[str, str]) -> Reading:
    """Record the rater's reason for every rule that asks, by its id; reasons for others are dropped."""
    return replace(reading, overrides=tuple(Override(rule.id, reasons[rule.id]) for rule in broken))


def _cup_outside(reading: Reading, shape: Size, _: Laterality | None) -> bool:
    return cup_in_disc(reading, shape) is Relation.OUTSIDE


def _cup_leaves_disc(reading: Reading, shape: Size, _: Laterality | None) -> bool:
    return cup_in_disc(reading, shape) is Relation.PARTLY_OUTSIDE


def _cup_without_disc(reading: Reading, _: Size, __: Laterality | None) -> bool:
    return reading.disc.answer is Answer.CANNOT_GRADE and reading.cup.answer is Answer.MARKED


def _cup_large(reading: Reading, shape: Size, _: Laterality | None) -> bool:
    ratio = _cup_ratio(reading, shape)
    return ratio is not None and ratio > CUP_RATIO[1]


def _cup_tiny(reading: Reading, shape: Size, _: Laterality | None) -> bool:
    ratio = _cup_ratio(reading, shape)
    return ratio is not None and ratio < CUP_RATIO[0]


def _cup_ratio(reading: Reading, shape: Size) -> float | None:
    """Return the vertical cup-to-disc ratio of a cup that lies in its disc; None of any other, and without one."""
    disc, cup = reading.disc.shape, reading.cup.shape
    if disc is None or cup is None or cup_in_disc(reading, shape) not in (Relation.INSIDE, Relation.TOUCHING):
        return None
    return half_extent_of(cup)[1] / half_extent_of(disc)[1]


def _disc_small(reading: Reading, shape: Size, _: Laterality | None) -> bool:
    disc = reading.disc.shape
    return disc is not None and disc_diameter(disc) < DISC_SHARE[0] * min(shape)


def _disc_large(reading: Reading, shape: Size, _: Laterality | None) -> bool:
    disc = reading.disc.shape
    return disc is not None and disc_diameter(disc) > DISC_SHARE[1] * min(shape)


def _long(structure: Structure, most: float) -> Callable[[Reading, Size, Laterality | None], bool]:
    def broken(reading: Reading, _: Size, __: Laterality | None) -> bool:
        ellipse = outline_of(reading, structure).ellipse  # a closed curve was drawn because it is none
        limit = TILTED_ASPECT if Fault.TILTED in reading.faults else most
        return ellipse is not None and ellipse.a > limit * ellipse.b

    return broken


def _bare(structure: Structure) -> Callable[[Reading, Size, Laterality | None], bool]:
    def broken(reading: Reading, _: Size, __: Laterality | None) -> bool:
        outline = outline_of(reading, structure)
        drawn = outline.shape
        return drawn is not None and _from_points(outline) and gap_of(outline.points, drawn) >= BARE

    return broken


def _provisional(structure: Structure) -> Callable[[Reading, Size, Laterality | None], bool]:
    def broken(reading: Reading, _: Size, __: Laterality | None) -> bool:
        outline = outline_of(reading, structure)
        return outline.shape is not None and _from_points(outline) and len(set(outline.points)) < SETTLED_POINTS

    return broken


def _from_points(outline: Outline) -> bool:
    """Tell whether the points make the outline; after a handle was used the rater's eye has judged its whole shape."""
    return bool(outline.points) and outline.fit_mode is not FitMode.ADJUSTED


def _fovea_in_disc(reading: Reading, _: Size, __: Laterality | None) -> bool:
    disc, fovea = reading.disc.shape, reading.fovea.point
    return disc is not None and fovea is not None and reach_of(disc, fovea) <= 1.0


def _fovea_outside(reading: Reading, shape: Size) -> FoveaPlace | None:
    """Return where a fovea lies that is not in the disc."""
    return None if _fovea_in_disc(reading, shape, None) else fovea_place(reading)


def _fovea_near(reading: Reading, shape: Size, _: Laterality | None) -> bool:
    place = _fovea_outside(reading, shape)
    return place is not None and place.diameters < FOVEA_DIAMETERS[0]


def _fovea_far(reading: Reading, shape: Size, _: Laterality | None) -> bool:
    place = _fovea_outside(reading, shape)
    return place is not None and place.diameters > FOVEA_DIAMETERS[1]


def _fovea_above(reading: Reading, shape: Size, _: Laterality | None) -> bool:
    place = _fovea_outside(reading, shape)
    return place is not None and place.below < FOVEA_BELOW[0]


def _fovea_below(reading: Reading, shape: Size, _: Laterality | None) -> bool:
    place = _fovea_outside(reading, shape)
    return place is not None and place.below > FOVEA_BELOW[1]


def _other_eye(reading: Reading, shape: Size, laterality: Laterality | None) -> bool:
    seen = None if _fovea_in_disc(reading, shape, None) else laterality_of(reading)
    return laterality is not None and seen is not None and seen is not laterality


def _unexplained(reading: Reading, _: Size, __: Laterality | None) -> bool:
    return not reading.faults and any(answer_of(reading, s) is Answer.CANNOT_GRADE for s in Structure)


def _other_unexplained(reading: Reading, _: Size, __: Laterality | None) -> bool:
    return Fault.OTHER in reading.faults and not reading.notes.strip()


RULES = (
    Rule("disc_small", Structure.DISC, _disc_small),
    Rule("disc_large", Structure.DISC, _disc_large),
    Rule("disc_long", Structure.DISC, _long(Structure.DISC, DISC_ASPECT)),
    Rule("disc_bare", Structure.DISC, _bare(Structure.DISC)),
    Rule("disc_provisional", Structure.DISC, _provisional(Structure.DISC)),
    Rule("cup_outside_disc", Structure.CUP, _cup_outside),
    Rule("cup_leaves_disc", Structure.CUP, _cup_leaves_disc),
    Rule("cup_without_disc", Structure.CUP, _cup_without_disc),
    Rule("cup_large", Structure.CUP, _cup_large),
    Rule("cup_tiny", Structure.CUP, _cup_tiny),
    Rule("cup_long", Structure.CUP, _long(Structure.CUP, CUP_ASPECT)),
    Rule("cup_bare", Structure.CUP, _bare(Structure.CUP)),
    Rule("cup_provisional", Structure.CUP, _provisional(Structure.CUP)),
    Rule("fovea_in_disc", Structure.FOVEA, _fovea_in_disc),
    Rule("fovea_near", Structure.FOVEA, _fovea_near),
    Rule("fovea_far", Structure.FOVEA, _fovea_far),
    Rule("fovea_above", Structure.FOVEA, _fovea_above),
    Rule("fovea_below", Structure.FOVEA, _fovea_below),
    Rule("other_eye", Structure.FOVEA, _other_eye),
    Rule("cannot_grade_unexplained", None, _unexplained),
    Rule("other_unexplained", None, _other_unexplained),
)
