"""Which point or handle of an outline a press takes."""

from refuge_annotator.app.tools.tool import HIT_PX, Hover, Pointer
from refuge_annotator.geometry.ellipse import axis_end
from refuge_annotator.geometry.handles import AXIS_ENDS, rotate_handle
from refuge_annotator.geometry.point import distance
from refuge_annotator.geometry.raster import reach_of
from refuge_annotator.study.reading import Outline

BODY = 0.6  # share of the way from the middle to the line inside which a press moves the whole outline


def hit(outline: Outline, pointer: Pointer) -> Hover:
    """Tell what of an outline a press takes: the nearest point or handle within reach, else its body, else new."""
    reach = HIT_PX / pointer.scale
    near: list[tuple[float, Hover]] = [
        (distance(p, pointer.point), Hover("point", i)) for i, p in enumerate(outline.points)
    ]
    ellipse = outline.ellipse
    if ellipse is not None:
        near += [(distance(axis_end(ellipse, end), pointer.point), Hover("handle", end)) for end in AXIS_ENDS]
        near.append((distance(rotate_handle(ellipse, pointer.scale), pointer.point), Hover("rotate")))
    best = min(near, key=lambda entry: entry[0], default=None)
    if best is not None and best[0] <= reach:
        return best[1]
    if outline.shape is not None and reach_of(outline.shape, pointer.point) <= BODY:
        return Hover("body")
    return Hover("new")
