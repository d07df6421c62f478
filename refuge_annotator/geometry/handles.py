"""Where the handles of an ellipse are: drawn there, and taken there."""

from refuge_annotator.geometry.ellipse import AxisEnd, Ellipse, from_axes
from refuge_annotator.geometry.point import Point

AXIS_ENDS: tuple[AxisEnd, ...] = ("major+", "major-", "minor+", "minor-")
ROTATE_GAP_PX = 26.0  # screen pixels between the longer axis' end and the rotate handle


def rotate_handle(ellipse: Ellipse, scale: float) -> Point:
    """Return where the rotate handle is, in image pixels, at `scale` screen pixels per image pixel."""
    return from_axes(ellipse, Point(ellipse.a + ROTATE_GAP_PX / scale, 0.0))
