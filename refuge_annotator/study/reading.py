"""A reading: one rater's whole work on one photograph, and the verbs that make a new one from the old."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache

from refuge_annotator.geometry.ellipse import Ellipse
from refuge_annotator.geometry.fit import FitMode, FitRefused, fit_ellipse
from refuge_annotator.geometry.point import Point, rounded


class Structure(StrEnum):
    """What is read; the disc includes the cup."""

    DISC = "disc"
    CUP = "cup"
    FOVEA = "fovea"


class Answer(StrEnum):
    """What a rater says about a structure. "Not done" is no answer; the others are."""

    NOT_DONE = "not_done"
    MARKED = "marked"  # outlined, or the fovea placed
    ABSENT = "absent"  # no cup; fovea not visible
    CANNOT_GRADE = "cannot_grade"


@dataclass(frozen=True, slots=True)
class Outline:
    """Disc or cup as one rater sees it: clicked points and the ellipse through them.

    The ellipse is the outline; the points say where it came from. After a handle has been used (`fit_mode` adjusted)
    the points stay but no longer rule. Points that make no ellipse yet are kept; `refusal` tells what they lack.
    """

    answer: Answer = Answer.NOT_DONE
    points: tuple[Point, ...] = ()
    ellipse: Ellipse | None = None
    fit_mode: FitMode | None = None


@dataclass(frozen=True, slots=True)
class Fovea:
    """The fovea mark; `point` in image pixels, two decimals."""

    answer: Answer = Answer.NOT_DONE
    point: Point | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    """One rater's whole work on one photograph."""

    disc: Outline = Outline()
    cup: Outline = Outline()
    fovea: Fovea = Fovea()
    notes: str = ""


EMPTY = Reading()
OUTLINED = (Structure.DISC, Structure.CUP)


def outline_of(reading: Reading, structure: Structure) -> Outline:
    """Return the outline of disc or cup."""
    return reading.disc if structure is Structure.DISC else reading.cup


def answer_of(reading: Reading, structure: Structure) -> Answer:
    """Return what the rater says about a structure."""
    return reading.fovea.answer if structure is Structure.FOVEA else outline_of(reading, structure).answer


def missing(reading: Reading) -> tuple[Structure, ...]:
    """Return the structures that have no answer yet."""
    return tuple(s for s in Structure if answer_of(reading, s) is Answer.NOT_DONE)


def fit_outline(points: Sequence[Point], last: Ellipse | None = None) -> Outline:
    """Return the outline that these boundary points make; without an ellipse when they do not."""
    stored = tuple(rounded(p) for p in points)
    try:
        fit = fit_ellipse(stored, last.angle if last else None)
    except FitRefused:
        return Outline(points=stored)
    return Outline(Answer.MARKED, stored, fit.ellipse, fit.mode)


@lru_cache(maxsize=64)  # asked anew at every repaint
def refusal(outline: Outline) -> FitRefused | None:
    """Return why the points of an outline make no ellipse, with advice; None when there is nothing to say."""
    if outline.ellipse is not None or not outline.points:
        return None
    try:
        fit_ellipse(outline.points)
    except FitRefused as refused:
        return refused
    return None


def draw_outline(reading: Reading, structure: Structure, outline: Outline) -> Reading:
    """Put an outline in place of the old one."""
    return replace(reading, disc=outline) if structure is Structure.DISC else replace(reading, cup=outline)


def set_points(reading: Reading, structure: Structure, points: Sequence[Point]) -> Reading:
    """Refit disc or cup from its boundary points."""
    return draw_outline(reading, structure, fit_outline(points, outline_of(reading, structure).ellipse))


def adjust(reading: Reading, structure: Structure, ellipse: Ellipse) -> Reading:
    """Replace the fitted ellipse by one moved with a handle; the points stay and no longer rule."""
    old = outline_of(reading, structure)
    return draw_outline(reading, structure, Outline(Answer.MARKED, old.points, ellipse, FitMode.ADJUSTED))


def place_fovea(reading: Reading, point: Point) -> Reading:
    """Move the fovea mark."""
    return replace(reading, fovea=Fovea(Answer.MARKED, rounded(point)))


def answer(reading: Reading, structure: Structure, what: Answer) -> Reading:
    """Answer "no cup", "fovea not visible" or "cannot grade"; "not done" clears the structure."""
    if structure is Structure.FOVEA:
        return replace(reading, fovea=Fovea(what))
    return draw_outline(reading, structure, Outline(what))


def write_notes(reading: Reading, notes: str) -> Reading:
    """Replace the notes."""
    return replace(reading, notes=notes)
