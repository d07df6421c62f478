"""What an overlay is, and what it is given to draw from."""

from collections.abc import Callable
from dataclasses import dataclass

from refuge_annotator.consensus.merge import Consensus
from refuge_annotator.geometry.point import Point
from refuge_annotator.study.reading import Reading, Structure
from refuge_annotator.view.scene import Scene

EVERYTHING = frozenset(Structure)


@dataclass(frozen=True, slots=True)
class RaterReading:
    """One rater's reading on the senior's page.

    Attributes
    ----------
    place
        In the study's order of raters, 0 for A: colour, dash and letter follow from it.
    counted
        The structures that have a vote; the others are drawn faintly.
    """

    place: int
    reading: Reading
    counted: frozenset[Structure] = EVERYTHING


@dataclass(frozen=True, eq=False)
class Shown:
    """Everything a page may have to show over a photograph; each overlay takes its part.

    Attributes
    ----------
    own
        The reading at work: the rater's, or the senior's own outlines.
    active
        The structure whose handles and points can be taken.
    hovered
        What a press would take: ("point", index), ("handle", axis end), ("rotate", 0) or ("body", 0).
    selected
        The index of the boundary point that the keyboard moves.
    outlying
        The index of the boundary point that lies apart from the others.
    raters
        The readings under review, in study order.
    focus
        The place of the rater who is looked at; the others step back.
    compared
        The places of two raters whose difference is shown; None instead of the second is the vote.
    marks, apart
        The fovea marks that count, and those of them that lie far from the others.
    """

    own: Reading | None = None
    active: Structure | None = None
    hovered: tuple[str, int | str] | None = None
    selected: int | None = None
    outlying: int | None = None
    raters: tuple[RaterReading, ...] = ()
    focus: int | None = None
    consensus: Consensus | None = None
    compared: tuple[int, int | None] | None = None
    marks: tuple[Point, ...] = ()
    apart: tuple[Point, ...] = ()


@dataclass(frozen=True, slots=True)
class Overlay:
    """Something that can be laid over a photograph."""

    id: str
    draw: Callable[[Shown], Scene]
