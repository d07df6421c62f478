"""The outlines at work: clicked points, ellipse or closed curve, and the handles of the active one."""

import math

import numpy as np

from refuge_annotator.geometry.ellipse import Ellipse, axis_end, to_axes
from refuge_annotator.geometry.fit import SETTLED_POINTS, FitMode, residuals_of
from refuge_annotator.geometry.handles import AXIS_ENDS, ROTATE_GAP_PX
from refuge_annotator.geometry.point import Point
from refuge_annotator.study.reading import OUTLINED, Outline, Structure, outline_of
from refuge_annotator.view import palette
from refuge_annotator.view.overlays.lines import outline_line
from refuge_annotator.view.overlays.overlay import Shown
from refuge_annotator.view.scene import EMPTY, Marker, MarkerKind, Polyline, Scene, Stroke, Text, stack

PROVISIONAL = (6.0, 5.0)
WIDTHS = {Structure.DISC: 2.2, Structure.CUP: 1.6}
WHISKER_FROM = 1.0  # image pixels
POINT_SIZE, HANDLE_SIZE, SELECTED_SIZE, DOUBT_SIZE, LARGER = 5.0, 7.0, 14.0, 19.0, 1.5
MIN_CORNERS = 3


def draw(shown: Shown) -> Scene:
    """Draw disc and cup of the reading at work."""
    if shown.own is None:
        return EMPTY
    reading = shown.own
    return stack(_outline(outline_of(reading, structure), structure, shown) for structure in OUTLINED)


def is_provisional(outline: Outline) -> bool:
    """Tell whether an outline still hangs on too few points."""
    return outline.fit_mode is not FitMode.ADJUSTED and len(outline.points) < SETTLED_POINTS


def _outline(outline: Outline, structure: Structure, shown: Shown) -> Scene:
    active = shown.active is structure
    stroke = Stroke(palette.OWN, WIDTHS[structure], PROVISIONAL if is_provisional(outline) else ())
    if outline.shape is None:
        return Scene(_order(outline, structure), _points(outline, shown, active=active))
    line = outline_line(outline.shape, stroke)
    if not active:
        return line
    points = Scene(_whiskers(outline), _points(outline, shown, active=True))
    return stack([line, _handles(outline, shown), points])


def _order(outline: Outline, structure: Structure) -> tuple[Polyline, ...]:
    """Join the points of a curve that crosses itself in their order, which shows what to mend."""
    if outline.fit_mode is not FitMode.CURVE or len(outline.points) < MIN_CORNERS:
        return ()
    return (Polyline(np.array(outline.points), True, Stroke(palette.OWN, WIDTHS[structure] / 2, PROVISIONAL)),)


def _points(outline: Outline, shown: Shown, *, active: bool) -> tuple[Marker, ...]:
    kind: MarkerKind = "hollow" if outline.fit_mode is FitMode.ADJUSTED else "dot"
    markers = []
    for i, point in enumerate(outline.points):
        hovered = active and shown.hovered == ("point", i)
        markers.append(Marker(point, kind, palette.OWN, POINT_SIZE * (LARGER if hovered else 1.0)))
        if active and i == shown.selected:
            markers.append(Marker(point, "ring", palette.OWN, SELECTED_SIZE))
        if active and i == shown.outlying:
            markers.append(Marker(point, "ring", palette.DOUBT, DOUBT_SIZE))
    return tuple(markers)


def _handles(outline: Outline, shown: Shown) -> Scene:
    ellipse = outline.ellipse
    if ellipse is None:
        return EMPTY

    def size(name: tuple[str, int | str]) -> float:
        return HANDLE_SIZE * (LARGER if shown.hovered == name else 1.0)

    turn = math.radians(ellipse.angle)
    out = ROTATE_GAP_PX * math.cos(turn), ROTATE_GAP_PX * math.sin(turn)
    rotate = Marker(axis_end(ellipse, "major+"), "rotate", palette.HANDLE, size(("rotate", 0)), out)
    ends = (Marker(axis_end(ellipse, e), "square", palette.HANDLE, size(("handle", e))) for e in AXIS_ENDS)
    return Scene(markers=(rotate, *ends), texts=_degrees(ellipse, shown))


def _degrees(ellipse: Ellipse, shown: Shown) -> tuple[Text, ...]:
    if shown.hovered != ("rotate", 0):
        return ()
    turn, away = math.radians(ellipse.angle), ROTATE_GAP_PX + 24.0
    offset = away * math.cos(turn), away * math.sin(turn)
    return (Text(axis_end(ellipse, "major+"), f"{ellipse.angle:.0f}°", palette.HANDLE, offset),)


def _whiskers(outline: Outline) -> tuple[Polyline, ...]:
    """Draw how far each point lies off the ellipse that was fitted to it."""
    if outline.ellipse is None or outline.fit_mode is FitMode.ADJUSTED:
        return ()
    stroke = Stroke(palette.OWN, 1.0)
    pairs = zip(outline.points, residuals_of(outline.points, outline.ellipse), strict=True)
    return tuple(
        Polyline(np.array([point, _towards(outline.ellipse, point, off)]), False, stroke)
        for point, off in pairs
        if abs(off) >= WHISKER_FROM
    )


def _towards(ellipse: Ellipse, point: Point, off: float) -> Point:
    """Return the point `off` image pixels nearer to the ellipse, along its slope there."""
    u, v = to_axes(ellipse, point)
    slope = math.hypot(u / ellipse.a**2, v / ellipse.b**2) or 1.0
    du, dv = u / ellipse.a**2 / slope * off, v / ellipse.b**2 / slope * off
    turn = math.radians(ellipse.angle)
    c, s = math.cos(turn), math.sin(turn)
    return Point(point[0] - du * c + dv * s, point[1] - du * s - dv * c)
