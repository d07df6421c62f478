"""How far the fovea marks that count are spread: 95 % ellipse, geometric median, and a ring round what lies apart."""

from refuge_annotator.metrics.spread import geometric_median, spread_ellipse
from refuge_annotator.view import palette
from refuge_annotator.view.overlays.overlay import Shown
from refuge_annotator.view.scene import EllipseLine, Marker, Scene, Stroke

STROKE = Stroke(palette.CONSENSUS, 1.2, (2.0, 4.0))
MEDIAN, APART = 8.0, 24.0  # screen pixels


def draw(shown: Shown) -> Scene:
    """Draw it round the mean, which the vote's own cross marks."""
    around = spread_ellipse(shown.marks)
    median = geometric_median(shown.marks) if around is not None else None
    rings = [Marker(point, "ring", palette.DOUBT, APART) for point in shown.apart]
    dots = [] if median is None else [Marker(median, "hollow", palette.CONSENSUS, MEDIAN)]
    return Scene(markers=(*rings, *dots), ellipses=() if around is None else (EllipseLine(around, STROKE),))
