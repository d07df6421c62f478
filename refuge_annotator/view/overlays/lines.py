"""The line of an outline, whichever shape it has."""

import numpy as np

from refuge_annotator.geometry.ellipse import Ellipse
from refuge_annotator.geometry.raster import Shape
from refuge_annotator.view.scene import EllipseLine, Polyline, Scene, Stroke


def outline_line(outline: Shape, stroke: Stroke) -> Scene:
    """Draw an ellipse, or a closed curve by its corners: the very line that is voted on."""
    if isinstance(outline, Ellipse):
        return Scene(ellipses=(EllipseLine(outline, stroke),))
    return Scene((Polyline(np.asarray(outline.corners), True, stroke),))
