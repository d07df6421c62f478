"""The axis from disc to fovea, once both are marked: how the eye lay when the photograph was taken."""

import numpy as np

from refuge_annotator.geometry.raster import center_of, reach_of
from refuge_annotator.view import palette
from refuge_annotator.view.overlays.overlay import Shown
from refuge_annotator.view.scene import EMPTY, Polyline, Scene, Stroke

STROKE = Stroke(palette.OWN, 1.0, (2.0, 5.0), opacity=0.8)


def draw(shown: Shown) -> Scene:
    """Draw it from the disc's edge, in line with its middle, to the fovea: nothing lies over disc and cup."""
    if shown.own is None:
        return EMPTY
    disc, fovea = shown.own.disc.shape, shown.own.fovea.point
    if disc is None or fovea is None:
        return EMPTY
    reach = reach_of(disc, fovea)
    if reach <= 1.0:
        return EMPTY
    middle = center_of(disc)
    edge = (middle.x + (fovea.x - middle.x) / reach, middle.y + (fovea.y - middle.y) / reach)
    return Scene((Polyline(np.array([edge, fovea]), False, STROKE),))
