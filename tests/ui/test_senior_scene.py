"""The senior's own outline in black and white."""

import math

import numpy as np

from refuge_annotator.geometry.point import Point
from refuge_annotator.study.reading import Reading, curve_outline
from refuge_annotator.ui.pages.senior_scene import BLACK, WHITE, black_and_white
from refuge_annotator.view import palette
from refuge_annotator.view.overlays import outlines
from refuge_annotator.view.overlays.overlay import Shown
from refuge_annotator.view.scene import Marker, Polyline, Scene, Stroke

POINTS = [Point(100 + 60 * math.cos(t), 90 + 40 * math.sin(t)) for t in (2 * math.pi * i / 8 for i in range(8))]


def test_the_senior_s_own_curve_is_black_and_white_also_when_the_pen_is_down():
    drawn = outlines.draw(Shown(own=Reading(disc=curve_outline(POINTS))))
    for at_work in (True, False):
        lines = black_and_white(drawn, at_work=at_work).polylines
        assert [line.stroke.color for line in lines] == [BLACK, WHITE]
        assert all(line.closed for line in lines)


def test_whiskers_show_at_work_alone_and_the_ring_round_a_doubtful_point_stays_amber():
    whisker = Polyline(np.zeros((2, 2)), False, Stroke(palette.OWN))
    scene = Scene((whisker,), (Marker(Point(0, 0), "ring", palette.DOUBT),))
    assert [m.color for m in black_and_white(scene, at_work=True).markers] == [palette.DOUBT]
    assert [line.stroke.color for line in black_and_white(scene, at_work=True).polylines] == [WHITE]
    assert black_and_white(scene, at_work=False).polylines == ()
    assert black_and_white(scene, at_work=False).markers == ()
