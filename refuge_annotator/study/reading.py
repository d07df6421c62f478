"""A reading: one rater's whole work on one photograph, and the verbs that make a new one from the old."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache

from refuge_annotator.geometry.contour import Contour, CurveRefused, in_order, smooth_contour
from refuge_annotator.geometry.ellipse import Ellipse, ellipse_points
from refuge_annotator.geometry.fit import FitMode, FitRefused, fit_ellipse
from refuge_annotator.geometry.outlying import outlying_click
from refuge_annotator.geometry.point import Point, rounded
from refuge_annotator.geometry.raster import Shape
from refuge_annotator.imaging.look import Look


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
    the points stay but no longer rule. Where the structure is not elliptical (`fit_mode` curve) a closed curve through
    the points takes the ellipse's place. Points that make no outline yet are kept; `refusal` tells what they lack.

    Attributes
    ----------
    look
        How the photograph was shown when the outline was last changed; None in records that do not say.
    """

    answer: Answer = Answer.NOT_DONE
    points: tuple[Point, ...] = ()
    ellipse: Ellipse | None = None
    fit_mode: FitMode | None = None
    curve: Contour | None = None
    look: Look | None = None

    @property
    def shape(self) -> Shape | None:
        """The ellipse or the curve, whichever is the outline."""
        return self.curve if self.curve is not None else self.ellipse


@dataclass(frozen=True, slots=True)
class Fovea:
    """The fovea mark; `point` in image pixels, two decimals. `uncertain` marks a guess that still votes."""

    answer: Answer = Answer.NOT_DONE
    point: Point | None = None
    uncertain: bool = False
    look: Look | None = None


class Fault(StrEnum):
    """What makes a photograph hard to grade."""

    BLUR = "blur"
    MEDIA = "media"  # opaque media: cataract, vitreous haze
    ATROPHY = "atrophy"  # peripapillary
    TILTED = "tilted"
    OTHER = "other"


class Confidence(StrEnum):
    """How sure a rater is of the whole reading."""

    HIGH = "high"
    MEDIUM = "medium"
    LOW = "low"


@dataclass(frozen=True, slots=True)
class Override:
    """A rule that the rater set aside on submitting, by its id, and the rater's reason."""

    rule: str
    reason: str


@dataclass(frozen=True, slots=True)
class Reading:
    """One rater's whole work on one photograph."""

    disc: Outline = Outline()
    cup: Outline = Outline()
    fovea: Fovea = Fovea()
    notes: str = ""
    faults: tuple[Fault, ...] = ()
    confidence: Confidence | None = None
    overrides: tuple[Override, ...] = ()
    manual: str = ""  # SHA-256 of the study's manual as the rater could read it


EMPTY = Reading()
CURVE_POINTS = 8  # draggable points of a curve that starts from an ellipse
OUTLINED = (Structure.DISC, Structure.CUP)
GRADED = (Answer.MARKED, Answer.ABSENT)  # the rater could tell: it is there, or it is not


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
def refusal(outline: Outline) -> FitRefused | CurveRefused | None:
    """Return why the points of an outline make none, with advice; None when there is nothing to say."""
    if outline.shape is not None or not outline.points:
        return None
    try:
        if outline.fit_mode is FitMode.CURVE:
            smooth_contour(outline.points)
        else:
            fit_ellipse(outline.points)
    except (FitRefused, CurveRefused) as refused:
        return refused
    return None


@lru_cache(maxsize=64)
def outlying_point(outline: Outline) -> int | None:
    """Return the index of the one point that lies apart from the fitted ellipse of the others; None without one."""
    fitted = outline.fit_mode in (FitMode.FREE, FitMode.PRIOR)
    return outlying_click(outline.points) if fitted else None


def draw_outline(reading: Reading, structure: Structure, outline: Outline) -> Reading:
    """Put an outline in place of the old one."""
    return replace(reading, disc=outline) if structure is Structure.DISC else replace(reading, cup=outline)


def set_points(reading: Reading, structure: Structure, points: Sequence[Point]) -> Reading:
    """Refit disc or cup from its boundary points: an ellipse, or the curve where the rater has asked for one."""
    old = outline_of(reading, structure)
    outline = curve_outline(points) if old.fit_mode is FitMode.CURVE else fit_outline(points, old.ellipse)
    return draw_outline(reading, structure, outline)


def curve_outline(points: Sequence[Point]) -> Outline:
    """Return the closed smooth curve through boundary points in their order; without a curve when they make none."""
    stored = tuple(rounded(p) for p in points)
    try:
        return Outline(Answer.MARKED, stored, None, FitMode.CURVE, smooth_contour(stored))
    except CurveRefused:
        return Outline(points=stored, fit_mode=FitMode.CURVE)


def as_curve(reading: Reading, structure: Structure) -> Reading:
    """Draw a structure that is not elliptical as a closed curve: through its points, or along its ellipse.

    Where points are few, or no longer rule, the curve begins as the ellipse that is on screen.
    """
    old = outline_of(reading, structure)
    points = in_order(old.points)
    if old.ellipse is not None and (len(points) < CURVE_POINTS or old.fit_mode is FitMode.ADJUSTED):
        points = tuple(Point(x, y) for x, y in ellipse_points(old.ellipse, CURVE_POINTS))
    return draw_outline(reading, structure, curve_outline(points))


def as_ellipse(reading: Reading, structure: Structure) -> Reading:
    """Fit an ellipse to the points of a closed curve."""
    return draw_outline(reading, structure, fit_outline(outline_of(reading, structure).points))


def set_look(reading: Reading, structure: Structure, look: Look | None) -> Reading:
    """Record how the photograph was shown when a structure was changed."""
    if structure is Structure.FOVEA:
        return replace(reading, fovea=replace(reading.fovea, look=look))
    return draw_outline(reading, structure, replace(outline_of(reading, structure), look=look))


def looked_at(before: Reading, after: Reading, look: Look) -> Reading:
    """Record with every structure that an edit changed how the photograph was shown; the others stay as they were."""
    for structure in Structure:
        old, new = _part(before, structure), _part(after, structure)
        if replace(new, look=old.look) == old:
            after = set_look(after, structure, old.look)
        elif replace(new, look=None) != _part(EMPTY, structure):
            after = set_look(after, structure, look)
    return after


def _part(reading: Reading, structure: Structure) -> Outline | Fovea:
    return reading.fovea if structure is Structure.FOVEA else outline_of(reading, structure)


def doubt_fovea(reading: Reading, *, uncertain: bool) -> Reading:
    """Mark the fovea's place as uncertain, or no longer."""
    return replace(reading, fovea=replace(reading.fovea, uncertain=uncertain))


def taken_over(reading: Reading, structure: Structure, other: Reading) -> Reading:
    """Return a reading with one structure as it is in another reading, and all else as it was."""
    if structure is Structure.FOVEA:
        return replace(reading, fovea=other.fovea)
    return draw_outline(reading, structure, outline_of(other, structure))


def adjust(reading: Reading, structure: Structure, ellipse: Ellipse) -> Reading:
    """Replace the fitted ellipse by one moved with a handle; the points stay and no longer rule."""
    old = outline_of(reading, structure)
    return draw_outline(reading, structure, Outline(Answer.MARKED, old.points, ellipse, FitMode.ADJUSTED))


def place_fovea(reading: Reading, point: Point) -> Reading:
    """Move the fovea mark; a doubt about its place stays until it is taken back."""
    return replace(reading, fovea=Fovea(Answer.MARKED, rounded(point), reading.fovea.uncertain))


def answer(reading: Reading, structure: Structure, what: Answer) -> Reading:
    """Answer "no cup", "fovea not visible" or "cannot grade"; "not done" clears the structure."""
    if structure is Structure.FOVEA:
        return replace(reading, fovea=Fovea(what))
    return draw_outline(reading, structure, Outline(what))


def write_notes(reading: Reading, notes: str) -> Reading:
    """Replace the notes."""
    return replace(reading, notes=notes)


def set_fault(reading: Reading, fault: Fault, *, there: bool) -> Reading:
    """Say that the photograph has a fault, or that it has not."""
    return replace(reading, faults=tuple(f for f in Fault if (there if f is fault else f in reading.faults)))


def set_confidence(reading: Reading, confidence: Confidence | None) -> Reading:
    """Say how sure the rater is; None takes it back."""
    return replace(reading, confidence=confidence)
