import numpy as np

from refuge_annotator.geometry.ellipse import Ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.view.scene import EllipseLine, Fill, Marker, Polyline, Scene, Stroke, Text, stack


def one_of_each(color: str) -> Scene:
    return Scene(
        (Polyline(np.zeros((2, 2)), False, Stroke(color)),),
        (Marker(Point(0, 0), "dot", color),),
        (Text(Point(0, 0), "A", color),),
        (Fill(np.ones((1, 1), dtype=bool), 0, 0, color),),
        (EllipseLine(Ellipse(0, 0, 2, 1, 0), Stroke(color)),),
    )


def test_stacking_keeps_everything_in_order():
    both = stack(one_of_each(color) for color in ("#111111", "#222222"))
    assert [line.stroke.color for line in both.polylines] == ["#111111", "#222222"]
    assert [marker.color for marker in both.markers] == ["#111111", "#222222"]
    assert [text.color for text in both.texts] == ["#111111", "#222222"]
    assert [fill.color for fill in both.fills] == ["#111111", "#222222"]
    assert [ellipse.stroke.color for ellipse in both.ellipses] == ["#111111", "#222222"]


def test_a_stack_of_nothing_is_empty():
    assert vars(stack([])) == vars(Scene())
