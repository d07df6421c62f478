import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QImage, QPainter

from refuge_annotator.geometry.ellipse import Ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.transform import Transform
from refuge_annotator.view.extent import box_of
from refuge_annotator.view.painter import paint_scene
from refuge_annotator.view.scene import EMPTY, EllipseLine, Fill, Marker, Polyline, Scene, Stroke, Text

SIDE = 160
pytestmark = pytest.mark.usefixtures("qapp")
at = st.floats(20.0, 60.0)
points = st.builds(Point, at, at)
strokes = st.builds(Stroke, st.just("#ffffff"), st.floats(0.5, 6.0), st.sampled_from([(), (6.0, 5.0)]))
lengths = st.floats(2.0, 30.0)
angles = st.floats(0.0, 180.0)
ellipses = st.builds(lambda p, a, b, t: Ellipse(p.x, p.y, max(a, b), min(a, b), t), points, lengths, lengths, angles)
offsets = st.tuples(st.floats(-30.0, 30.0), st.floats(-30.0, 30.0))
scenes = st.one_of(
    st.builds(lambda e, s: Scene(ellipses=(EllipseLine(e, s),)), ellipses, strokes),
    st.builds(
        lambda c, closed, s: Scene((Polyline(np.array(c), closed, s),)),
        st.lists(points, min_size=2, max_size=6),
        st.booleans(),
        strokes,
    ),
    st.builds(
        lambda p, kind, size, o: Scene(markers=(Marker(p, kind, "#ffffff", size, o),)),
        points,
        st.sampled_from(["cross", "ring", "dot", "hollow", "square", "rotate"]),
        st.floats(3.0, 30.0),
        offsets,
    ),
    st.builds(
        lambda p, t, o: Scene(texts=(Text(p, t, "#ffffff", o),)), points, st.sampled_from(["A", "Wg", "151°"]), offsets
    ),
    st.builds(
        lambda x, y, w, h: Scene(fills=(Fill(np.ones((h, w), dtype=bool), x, y, "#ffffff"),)),
        st.integers(0, 40),
        st.integers(0, 40),
        st.integers(1, 20),
        st.integers(1, 20),
    ),
)


def painted(scene: Scene, view: Transform) -> np.ndarray:
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as painter:
        paint_scene(painter, scene, view, (float(SIDE), float(SIDE)))
    return np.frombuffer(image.constBits(), dtype=np.uint32).reshape(SIDE, SIDE) != 0


@given(st.lists(scenes, min_size=1, max_size=3), st.floats(0.5, 2.0), st.floats(-20.0, 20.0))
def test_nothing_is_painted_outside_the_box(parts, scale, shift):
    view = Transform(scale, shift, -shift)
    scene = Scene(
        *(
            tuple(item for part in parts for item in getattr(part, name))
            for name in ("polylines", "markers", "texts", "fills", "ellipses")
        )
    )
    left, top, right, bottom = box_of(scene, view)
    there = painted(scene, view)
    rows, columns = np.nonzero(there)
    assert (columns >= math.floor(left)).all()
    assert (columns < math.ceil(right)).all()
    assert (rows >= math.floor(top)).all()
    assert (rows < math.ceil(bottom)).all()


@pytest.mark.parametrize("angle", [0.0, 40.0, 90.0])
def test_the_box_of_a_line_is_hardly_larger_than_what_is_painted(angle):
    scene = Scene(ellipses=(EllipseLine(Ellipse(80.0, 80.0, 60.0, 30.0, angle), Stroke("#ffffff", 2.0)),))
    rows, columns = np.nonzero(painted(scene, Transform()))
    left, top, right, bottom = box_of(scene, Transform())
    assert [left, top, right, bottom] == pytest.approx(
        [columns.min(), rows.min(), columns.max() + 1, rows.max() + 1], abs=2.5
    )


def test_an_empty_scene_has_no_box():
    assert box_of(EMPTY, Transform()) is None
