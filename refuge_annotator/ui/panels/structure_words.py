"""What a structure's card says: how far it is, and the one thing to look at next."""

import math

from refuge_annotator.geometry.contour import MIN_POINTS as CURVE_FROM
from refuge_annotator.geometry.fit import MIN_POINTS as ELLIPSE_FROM
from refuge_annotator.geometry.fit import SETTLED_POINTS, STEADY_POINTS, FitMode, gap_of
from refuge_annotator.geometry.point import Point
from refuge_annotator.study.eye import laterality_of
from refuge_annotator.study.image import Laterality
from refuge_annotator.study.reading import (
    Answer,
    Outline,
    Reading,
    Structure,
    answer_of,
    outline_of,
    refusal,
)
from refuge_annotator.study.relation import Relation, cup_in_disc, meeting_side
from refuge_annotator.ui.words import sentence, tr

WIDE_GAP = 150.0  # degrees without a point from which a side is a guess
Said = tuple[str, str]  # the words, and the role that colours them
NOTHING: Said = ("", "small")


def structure_name(structure: Structure) -> str:
    """Return Disc, Cup or Fovea."""
    return {Structure.DISC: tr("Disc"), Structure.CUP: tr("Cup"), Structure.FOVEA: tr("Fovea")}[structure]


def name_within(structure: Structure) -> str:
    """Return the name as it stands within a sentence."""
    return structure_name(structure).lower()


def structure_state(reading: Reading, structure: Structure) -> Said:
    """Say in a word or two how far a structure is."""
    answer = answer_of(reading, structure)
    if answer is Answer.ABSENT:
        return (tr("not visible"), "ok") if structure is Structure.FOVEA else (tr("no cup"), "ok")
    if answer is Answer.CANNOT_GRADE:
        return tr("cannot grade"), "ok"
    if structure is Structure.FOVEA:
        return (tr("marked"), "ok") if answer is Answer.MARKED else (tr("to do"), "muted")
    outline = outline_of(reading, structure)
    count = len(outline.points)
    if outline.fit_mode is FitMode.ADJUSTED:
        return tr("adjusted"), "ok"
    if outline.shape is None and not count:
        return tr("to do"), "muted"
    role = "muted" if outline.shape is None else "ok" if count >= SETTLED_POINTS else "warn"
    if outline.fit_mode is FitMode.CURVE:
        return tr("curve, {n} point(s)", n=count), role
    return tr("{n} point(s)", n=count), role


def structure_advice(
    reading: Reading, structure: Structure, shape: tuple[int, int], *, active: bool, outlying: bool
) -> Said:
    """Say what to look at next, the gravest first; nothing where nothing is wrong.

    Parameters
    ----------
    shape
        (height, width) of the photograph.
    outlying
        Whether one point lies apart from the ellipse of the others.
    """
    if structure is Structure.FOVEA:
        undone = reading.fovea.answer is Answer.NOT_DONE
        return (tr("Click on the middle of the fovea."), "small") if active and undone else NOTHING
    outline = outline_of(reading, structure)
    if outline.answer in (Answer.ABSENT, Answer.CANNOT_GRADE):
        return NOTHING
    if outline.shape is None:
        return _unfinished(outline, active=active)
    apart = (tr("One point lies apart: check it."), "warn") if outlying else NOTHING
    together = _cup_and_disc(reading, shape) if structure is Structure.CUP else NOTHING
    return next((said for said in (together, apart, _points(outline)) if said[0]), NOTHING)


def refusal_words(outline: Outline) -> str:
    """Say as a sentence why points make no line, and what to do; nothing where they do, or are too few."""
    refused = refusal(outline)
    if refused is None:
        return ""
    words = sentence(refused)
    return tr("{sentence}.", sentence=words[:1].upper() + words[1:])


def _unfinished(outline: Outline, *, active: bool) -> Said:
    curved = outline.fit_mode is FitMode.CURVE
    lacking = (CURVE_FROM if curved else ELLIPSE_FROM) - len(outline.points)
    if lacking <= 0:
        words = refusal_words(outline)
        return (words, "warn") if words else NOTHING
    if not active:
        return NOTHING
    if not outline.points:
        return tr("Click eight points round the boundary."), "small"
    if curved:
        return tr("{n} more until the curve appears.", n=lacking), "small"
    return tr("{n} more until the ellipse appears.", n=lacking), "small"


def _points(outline: Outline) -> Said:
    count = len(outline.points)
    if outline.shape is None or outline.fit_mode is FitMode.ADJUSTED:
        return NOTHING
    if gap_of(outline.points, outline.shape) > WIDE_GAP:
        return tr("A side is bare: click there as well."), "warn"
    if count < SETTLED_POINTS:
        return tr("Provisional. {n} more for a steady fit.", n=STEADY_POINTS - count), "warn"
    if count < STEADY_POINTS and outline.fit_mode is not FitMode.CURVE:
        return tr("{n} more for a steady fit.", n=STEADY_POINTS - count), "small"
    return NOTHING


def _cup_and_disc(reading: Reading, shape: tuple[int, int]) -> Said:
    if reading.disc.answer is Answer.CANNOT_GRADE:
        return tr("The disc cannot be graded, so the cup does not count."), "warn"
    if reading.disc.shape is None:
        return tr("Outline the disc too: the cup counts only with it."), "warn"
    relation = cup_in_disc(reading, shape)
    if relation is Relation.OUTSIDE:
        return tr("The cup lies outside the disc."), "warn"
    direction = meeting_side(reading, shape)
    side = "" if direction is None else side_words(direction, laterality_of(reading))
    if relation is Relation.PARTLY_OUTSIDE:
        if side:
            return tr("The cup leaves the disc ({side}): check both.", side=side), "warn"
        return tr("The cup leaves the disc: check both."), "warn"
    if relation is Relation.TOUCHING:
        if side:
            return tr("The cup touches the disc ({side}): check both.", side=side), "warn"
        return tr("The cup touches the disc: check both."), "warn"
    return NOTHING


def side_words(direction: Point, eye: Laterality | None) -> str:
    """Name a direction on the photograph, to an eighth of a turn: as clinicians do where the eye is known.

    Parameters
    ----------
    direction
        In image axes, x right and y down. Temporal is left in a right eye and right in a left one.
    """
    eighth = round(math.degrees(math.atan2(direction[1], direction[0])) / 45.0) % 8  # clockwise from the right
    if eye is None:
        return (
            tr("right"), tr("lower right"), tr("below"), tr("lower left"),
            tr("left"), tr("upper left"), tr("above"), tr("upper right"),
        )[eighth]  # fmt: skip
    if eye is Laterality.RIGHT:
        eighth = (4 - eighth) % 8  # mirrored: from here on temporal is right
    return (
        tr("temporal"), tr("inferotemporal"), tr("inferior"), tr("inferonasal"),
        tr("nasal"), tr("superonasal"), tr("superior"), tr("superotemporal"),
    )[eighth]  # fmt: skip
