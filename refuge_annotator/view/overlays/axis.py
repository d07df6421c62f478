"""The axis from disc to fovea, once both are marked: how the eye lay when the photograph was taken."""

import math

import numpy as np

from refuge_annotator.geometry.ellipse import to_axes
from refuge_annotator.view import palette
from refuge_annotator.view.overlays.overlay import Shown
from refuge_annotator.view.scene import EMPTY, Polyline, Scene, Stroke

STROKE = Stroke(palette.OWN, 1.0, (2.0, 5.0), None, 0.7)


def draw(shown: Shown) -> Scene:
    """Draw it from the disc's edge, towards its middle, to the fovea: nothing lies over disc and cup."""
    if shown.own is None:
        return EMPTY
    disc, fovea = shown.own.disc.ellipse, shown.own.fovea.point
    if disc is None or fovea is None:
        return EMPTY
    u, v = to_axes(disc, fovea)
    away = math.hypot(u / disc.a, v / disc.b)  # 1 on the edge
    if away <= 1.0:
        return EMPTY
    edge = (disc.cx + (fovea.x - disc.cx) / away, disc.cy + (fovea.y - disc.cy) / away)
    return Scene((Polyline(np.array([edge, fovea]), False, STROKE),))
