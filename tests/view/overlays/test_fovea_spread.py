import pytest

from refuge_annotator.geometry.point import Point
from refuge_annotator.metrics.spread import geometric_median, spread_ellipse
from refuge_annotator.view import palette
from refuge_annotator.view.overlays import fovea_spread
from refuge_annotator.view.overlays.overlay import Shown

MARKS = (Point(200, 100), Point(206, 101), Point(203, 107), Point(240, 130))


def test_the_ellipse_holds_95_percent_round_the_mean_and_the_dot_is_the_geometric_median():
    scene = fovea_spread.draw(Shown(marks=MARKS))
    (line,) = scene.ellipses
    assert line.ellipse == spread_ellipse(MARKS)
    assert line.ellipse.center == pytest.approx((212.25, 109.5), abs=0.01)
    (dot,) = [m for m in scene.markers if m.kind == "hollow"]
    assert dot.point == geometric_median(MARKS)


def test_a_mark_that_lies_apart_has_an_amber_ring():
    scene = fovea_spread.draw(Shown(marks=MARKS, apart=(MARKS[3],)))
    assert [(m.point, m.color) for m in scene.markers if m.kind == "ring"] == [(MARKS[3], palette.DOUBT)]


def test_two_marks_have_no_spread_to_draw():
    scene = fovea_spread.draw(Shown(marks=MARKS[:2]))
    assert (scene.ellipses, scene.markers) == ((), ())
