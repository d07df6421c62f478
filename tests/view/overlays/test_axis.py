import numpy as np
import pytest

from refuge_annotator.geometry.ellipse import ellipse_points, normal_ellipse
from refuge_annotator.geometry.fit import FitMode
from refuge_annotator.geometry.point import Point
from refuge_annotator.study.reading import EMPTY, Answer, Outline, Reading, Structure, as_curve, place_fovea
from refuge_annotator.view.overlays import axis
from refuge_annotator.view.overlays.overlay import Shown

DISC = normal_ellipse(100.0, 90.0, 40.0, 30.0, 0.0)
OUTLINED = Reading(disc=Outline(Answer.MARKED, tuple(Point(*p) for p in ellipse_points(DISC, 8)), DISC, FitMode.FREE))
CURVED = as_curve(OUTLINED, Structure.DISC)


def drawn(reading: Reading):
    return axis.draw(Shown(own=reading))


@pytest.mark.parametrize(("fovea", "edge"), [(Point(300.0, 90.0), (140.0, 90.0)), (Point(100.0, -60.0), (100.0, 60.0))])
@pytest.mark.parametrize("disc", [OUTLINED, CURVED])
def test_the_axis_goes_from_the_edge_of_the_disc_to_the_fovea_in_line_with_its_middle(disc, fovea, edge):
    (line,) = drawn(place_fovea(disc, fovea)).polylines
    assert not line.closed
    assert line.points == pytest.approx(np.array([edge, fovea]), abs=1.0)


def test_there_is_no_axis_until_both_are_marked_nor_in_the_disc():
    assert drawn(OUTLINED).polylines == ()
    assert drawn(place_fovea(EMPTY, Point(300.0, 90.0))).polylines == ()
    assert drawn(place_fovea(OUTLINED, Point(105.0, 92.0))).polylines == ()
    assert axis.draw(Shown()).polylines == ()
