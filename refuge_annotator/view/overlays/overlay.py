"""What an overlay is, and what it is given to draw from."""

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from refuge_annotator.consensus.merge import Consensus
from refuge_annotator.geometry.ellipse import Ellipse, ellipse_points
from refuge_annotator.study.reading import Reading, Structure
from refuge_annotator.view.scene import Scene

EVERYTHING = frozenset(Structure)
STEP = 3.0  # image pixels between the corners of a drawn ellipse, which then looks round at every zoom


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
    raters
        The readings under review, in study order.
    focus
        The place of the rater who is looked at; the others step back.
    """

    own: Reading | None = None
    active: Structure | None = None
    hovered: tuple[str, int | str] | None = None
    selected: int | None = None
    raters: tuple[RaterReading, ...] = ()
    focus: int | None = None
    consensus: Consensus | None = None


@dataclass(frozen=True, slots=True)
class Overlay:
    """Something that can be laid over a photograph; `title` is shown in the View menu."""

    id: str
    title: str
    draw: Callable[[Shown], Scene]


def round_points(ellipse: Ellipse) -> NDArray[np.float64]:
    """Return as many points of an ellipse as look round, shape (n, 2), in image pixels."""
    around = 2 * math.pi * math.sqrt((ellipse.a**2 + ellipse.b**2) / 2)
    return ellipse_points(ellipse, min(max(math.ceil(around / STEP), 90), 720))
