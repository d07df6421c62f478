"""The raters' readings side by side on the senior's page: colour, dash and letter for each."""

import math
from functools import lru_cache

from refuge_annotator.geometry.ellipse import Ellipse, ellipse_points
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.raster import Shape, center_of
from refuge_annotator.study.reading import OUTLINED, Structure, outline_of
from refuge_annotator.view import palette
from refuge_annotator.view.overlays.lines import outline_line
from refuge_annotator.view.overlays.overlay import RaterReading, Shown
from refuge_annotator.view.scene import Marker, Scene, Stroke, Text, stack

WIDTHS = {Structure.DISC: 2.5, Structure.CUP: 1.6}  # one colour, two weights
AWAY = {Structure.DISC: 11.0, Structure.CUP: -10.0}  # screen pixels from line to letter: outside the disc, in the cup
LETTER_PLACES = 7  # round the outline, so that letters of neighbouring lines do not fall on each other
MARK, BESIDE = 9.0, 16.0


def draw(shown: Shown) -> Scene:
    """Draw every rater's outlines and fovea; what does not count, or is not looked at, faintly."""
    behind = [rater for rater in shown.raters if rater.place != shown.focus]
    before = [rater for rater in shown.raters if rater.place == shown.focus]
    return stack(_rater(rater, shown.focus) for rater in behind + before)


def _rater(rater: RaterReading, focus: int | None) -> Scene:
    stepped_back = focus is not None and rater.place != focus
    parts = [_outline(rater, structure, stepped_back=stepped_back) for structure in OUTLINED]
    return stack([*parts, _fovea(rater, stepped_back=stepped_back)])


def _opacity(rater: RaterReading, structure: Structure, *, stepped_back: bool) -> float:
    return palette.FADED if stepped_back or structure not in rater.counted else 1.0


def _outline(rater: RaterReading, structure: Structure, *, stepped_back: bool) -> Scene:
    outline = outline_of(rater.reading, structure).shape
    if outline is None:
        return Scene()
    style = palette.rater_style(rater.place)
    opacity = _opacity(rater, structure, stepped_back=stepped_back)
    stroke = Stroke(style.color, WIDTHS[structure], style.dash, style.casing, opacity)
    place, offset = _letter_place(outline, rater.place, AWAY[structure])
    letter = Text(place, style.letter, style.color, offset, style.casing, opacity)
    return stack([outline_line(outline, stroke), Scene(texts=(letter,))])


@lru_cache(maxsize=64)
def _letter_place(outline: Shape, place: int, away: float) -> tuple[Point, tuple[float, float]]:
    """Return the point of the line farthest in the rater's direction, and the screen offset across the line."""
    c, s = _direction(place)
    x, y = center_of(outline)
    line = ellipse_points(outline) if isinstance(outline, Ellipse) else outline.corners
    along = max(line, key=lambda p: (p[0] - x) * c + (p[1] - y) * s)
    return Point(float(along[0]), float(along[1])), (away * c, away * s)


def _direction(place: int) -> tuple[float, float]:
    turn = math.radians(-90.0 + 360.0 * (place % LETTER_PLACES) / LETTER_PLACES)
    return math.cos(turn), math.sin(turn)


def _fovea(rater: RaterReading, *, stepped_back: bool) -> Scene:
    point = rater.reading.fovea.point
    if point is None:
        return Scene()
    style = palette.rater_style(rater.place)
    opacity = _opacity(rater, Structure.FOVEA, stepped_back=stepped_back)
    cross = Marker(point, "cross", style.color, MARK, casing=style.casing, opacity=opacity)
    c, s = _direction(rater.place)
    letter = Text(point, style.letter, style.color, (BESIDE * c, BESIDE * s), style.casing, opacity)
    return Scene(markers=(cross,), texts=(letter,))
