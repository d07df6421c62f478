"""What lies over a photograph, as plain data: lines, marks, letters and filled masks in image pixels."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from refuge_annotator.geometry.ellipse import Ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.raster import Mask
from refuge_annotator.geometry.transform import Transform
from refuge_annotator.imaging.look import PLAIN, Look

FloatArray = NDArray[np.float64]
MarkerKind = Literal["cross", "ring", "dot", "hollow", "square", "rotate"]
DARK_CASING, LIGHT_CASING = "#101010", "#f4f4f4"
CASING_WIDTH = 0.8  # screen pixels on either side of a stroke
MARK_WIDTH = 1.5
LETTER_PIXELS = 13
LETTER_CASING = 1.5


@dataclass(frozen=True, slots=True)
class Stroke:
    """How a line is drawn.

    Attributes
    ----------
    color, casing
        ``#rrggbb``; the casing is the thin line under the stroke that sets it off, None for none.
    width
        Screen pixels, without the casing.
    dash
        Lengths of strokes and gaps in turn, in screen pixels; empty for an unbroken line.
    opacity
        0 to 1, of stroke and casing.
    """

    color: str
    width: float = 2.0
    dash: tuple[float, ...] = ()
    casing: str | None = DARK_CASING
    opacity: float = 1.0


@dataclass(frozen=True, eq=False)
class Polyline:
    """A line through `points`, shape (n, 2), x and y in image pixels; `closed` joins the last to the first."""

    points: FloatArray
    closed: bool
    stroke: Stroke


@dataclass(frozen=True, slots=True)
class EllipseLine:
    """The outline of an ellipse, round at every zoom."""

    ellipse: Ellipse
    stroke: Stroke


@dataclass(frozen=True, slots=True)
class Marker:
    """A mark whose size does not change with the zoom.

    Attributes
    ----------
    size
        Diameter in screen pixels.
    offset
        Screen pixels from `point` to the middle of the mark; a "rotate" mark draws a stem along it.
    """

    point: Point
    kind: MarkerKind
    color: str
    size: float = 9.0
    offset: tuple[float, float] = (0.0, 0.0)
    casing: str = DARK_CASING
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Text:
    """A few letters centred on an image point; `offset` in screen pixels."""

    point: Point
    text: str
    color: str
    offset: tuple[float, float] = (0.0, 0.0)
    casing: str = DARK_CASING
    opacity: float = 1.0


@dataclass(frozen=True, eq=False)
class Fill:
    """Pixels filled with a colour, exact to the pixel.

    Attributes
    ----------
    mask
        Booleans, shape (height, width).
    left, top
        Column and row of the mask's first pixel in the photograph.
    alpha
        0 to 1.
    """

    mask: Mask
    left: int
    top: int
    color: str
    alpha: float = 0.35


@dataclass(frozen=True, eq=False)
class Scene:
    """Everything over a photograph; fills lie lowest, then ellipses, lines, marks and letters, each in their order."""

    polylines: tuple[Polyline, ...] = ()
    markers: tuple[Marker, ...] = ()
    texts: tuple[Text, ...] = ()
    fills: tuple[Fill, ...] = ()
    ellipses: tuple[EllipseLine, ...] = ()


EMPTY = Scene()


def stack(scenes: Iterable[Scene]) -> Scene:
    """Lay scenes over each other, the first lowest."""
    parts = tuple(scenes)
    return Scene(
        tuple(line for part in parts for line in part.polylines),
        tuple(marker for part in parts for marker in part.markers),
        tuple(text for part in parts for text in part.texts),
        tuple(fill for part in parts for fill in part.fills),
        tuple(ellipse for part in parts for ellipse in part.ellipses),
    )


@dataclass(frozen=True, slots=True)
class Cell:
    """A rectangle of the canvas, in whole logical screen pixels."""

    left: int
    top: int
    width: int
    height: int

    @property
    def room(self) -> tuple[float, float]:
        """Its width and height."""
        return float(self.width), float(self.height)


@dataclass(frozen=True, eq=False)
class Tile:
    """One of the pictures side by side."""

    cell: Cell
    scene: Scene


@dataclass(frozen=True, eq=False)
class Frame:
    """What a surface shows besides the photograph, and how it shows that.

    Attributes
    ----------
    background
        ``#rrggbb`` around the photograph.
    message
        A sentence in the middle of an empty canvas, already translated.
    look
        How the photograph's values are shown; evening it out is its own photograph.
    exact
        Magnified, each pixel is a square.
    lens
        The middle of the loupe in logical screen pixels, None without one.
    tiles
        Where there are any, the photograph is shown in each of them and nowhere else, and `scene` is not.
    """

    view: Transform = field(default_factory=Transform)
    scene: Scene = EMPTY
    background: str = "#121416"
    message: str = ""
    look: Look = PLAIN
    exact: bool = False
    lens: Point | None = None
    tiles: tuple[Tile, ...] = ()

    @property
    def ground(self) -> tuple[object, ...]:
        """What decides how the photograph and its surroundings look, without anything that lies over them."""
        return self.view, self.look, self.exact, self.background
