"""The fovea mark at work."""

from refuge_annotator.geometry.point import Point
from refuge_annotator.study.reading import Structure
from refuge_annotator.view import palette
from refuge_annotator.view.overlays.overlay import Shown
from refuge_annotator.view.scene import EMPTY, Marker, Scene

CROSS, RING, RING_ACTIVE = 11.0, 19.0, 25.0


def draw(shown: Shown) -> Scene:
    """Draw a cross in a ring, the ring wider while the fovea is the active structure."""
    if shown.own is None or shown.own.fovea.point is None:
        return EMPTY
    ring = RING_ACTIVE if shown.active is Structure.FOVEA else RING
    return Scene(markers=crosshair(shown.own.fovea.point, palette.OWN, ring))


def crosshair(point: Point, color: str, ring: float = RING) -> tuple[Marker, ...]:
    """Return the two marks of a fovea; `ring` is its diameter in screen pixels."""
    return Marker(point, "cross", color, CROSS), Marker(point, "ring", color, ring)
