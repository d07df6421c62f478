import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter

from refuge_annotator.geometry.ellipse import Ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.transform import Transform
from refuge_annotator.view.extent import box_of, changed_box
from refuge_annotator.view.painter import paint_scene
from refuge_annotator.view.scene import EMPTY, EllipseLine, Fill, Marker, Polyline, Scene, Stroke, Text, stack

SIDE = 160
DISC = Scene(ellipses=(EllipseLine(Ellipse(80.0, 80.0, 60.0, 30.0, 40.0), Stroke("#ffffff")),))
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


def paint(image: QImage, scene: Scene, view: Transform, within: QRect) -> None:
    """Paint a scene on black, within a rectangle only."""
    with QPainter(image) as painter:
        painter.setClipRect(within)
        painter.fillRect(within, Qt.GlobalColor.black)
        paint_scene(painter, scene, view, (float(SIDE), float(SIDE)))


def painted(scene: Scene, view: Transform) -> np.ndarray:
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    paint(image, scene, view, image.rect())
    return pixels(image).any(axis=2)


def pixels(image: QImage) -> np.ndarray:
    return np.frombuffer(image.constBits(), dtype=np.uint8).reshape(SIDE, SIDE, 4)[..., :3].copy()


@given(st.lists(scenes, min_size=1, max_size=3), st.floats(0.5, 2.0), st.floats(-20.0, 20.0))
def test_nothing_is_painted_outside_the_box(parts, scale, shift):
    view = Transform(scale, shift, -shift)
    scene = stack(parts)
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


@given(st.lists(scenes, min_size=1, max_size=5), st.data(), st.floats(0.5, 2.0))
def test_painting_anew_within_the_changed_box_is_as_good_as_painting_all_anew(parts, data, scale):
    view = Transform(scale, 7.3, -4.6)
    before, after = (stack(data.draw(st.lists(st.sampled_from(parts), max_size=5))) for _ in range(2))
    image, afresh = (QImage(SIDE, SIDE, QImage.Format.Format_RGB32) for _ in range(2))
    paint(image, before, view, image.rect())
    paint(afresh, after, view, afresh.rect())
    box = changed_box(before, after, view)
    if box is not None:
        left, top = math.floor(box[0]), math.floor(box[1])
        paint(image, after, view, QRect(left, top, math.ceil(box[2]) - left, math.ceil(box[3]) - top))
    assert np.array_equal(pixels(image), pixels(afresh))


def test_a_scene_that_stays_has_no_changed_box():
    scene = stack([Scene(markers=(Marker(Point(30.0, 30.0), "dot", "#ffffff"),)), DISC])
    assert changed_box(scene, stack([scene]), Transform()) is None


def test_only_what_moves_is_in_the_changed_box():
    one, other = (Scene(markers=(Marker(Point(x, 20.0), "dot", "#ffffff", 8.0),)) for x in (20.0, 26.0))
    box = changed_box(stack([DISC, one]), stack([DISC, other]), Transform())
    assert box == pytest.approx((16.0, 15.0, 31.0, 25.0), abs=3.0)
