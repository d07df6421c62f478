import numpy as np
import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from refuge_annotator.geometry.ellipse import Ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.transform import Transform
from refuge_annotator.view.dashes import dashes_in_sight
from refuge_annotator.view.painter import paint_scene
from refuge_annotator.view.photograph import Photograph
from refuge_annotator.view.photograph_raster import RasterSurface
from refuge_annotator.view.scene import EllipseLine, Frame, Marker, Polyline, Scene, Stroke
from tests.view.looking import pixels_of, retina, settle

ROOM = 400, 300
STROKES = (Stroke("#00ffff", dash=(6.0, 4.0)), Stroke("#ff00ff", dash=(2.0, 3.0, 7.0, 3.0)))


def dashed(rng: np.random.Generator) -> Scene:
    ellipses = tuple(
        EllipseLine(
            Ellipse(*rng.uniform(0, 130, 2), *sorted(rng.uniform(8, 90, 2), reverse=True), rng.uniform(0, 180)), stroke
        )
        for stroke in STROKES
    )
    edge = Polyline(rng.uniform(-40, 200, (9, 2)), True, STROKES[0])
    return Scene(ellipses=ellipses, polylines=(edge,))


def painted(scene: Scene, view: Transform, part: QRect) -> np.ndarray:
    image = QImage(part.size(), QImage.Format.Format_RGB32)
    image.fill(0)
    with QPainter(image) as painter:
        painter.translate(-part.x(), -part.y())
        paint_scene(painter, scene, view, ROOM)
    return pixels_of(image)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("part", [QRect(0, 0, 200, 150), QRect(120, 90, 150, 170), QRect(300, 10, 60, 90)])
def test_dashes_lie_where_they_lie_however_much_is_painted(qapp, seed, part):
    rng = np.random.default_rng(seed)
    scene, view = dashed(rng), Transform(rng.uniform(0.8, 9), *rng.uniform(-200, 60, 2))
    whole = painted(scene, view, QRect(0, 0, *ROOM)).astype(int)
    here = whole[part.top() : part.bottom() + 1, part.left() : part.right() + 1]
    assert np.abs(here - painted(scene, view, part)).max() <= 1


def test_on_screen_dashes_stay_where_they_are_when_a_mark_moves_over_them(qtbot):
    surface = RasterSurface()
    qtbot.addWidget(surface)
    surface.resize(*ROOM)
    surface.show_photograph(Photograph(retina(160, 120)))
    with qtbot.waitExposed(surface):
        surface.show()
    settle(surface)
    for seed in range(8):
        rng = np.random.default_rng(seed)
        scene, view = dashed(rng), Transform(rng.uniform(0.8, 9), *rng.uniform(-200, 60, 2))
        for step in range(3):
            mark = Marker(view.to_image(Point(90.0 + 60 * step, 150.0)), "dot", "#ffffff")
            surface.show_frame(Frame(view, Scene(scene.polylines, (mark,), (), (), scene.ellipses)))
            settle(surface)
            in_part = pixels_of(surface.screen().grabWindow(surface.winId()).toImage())
            surface.update()
            settle(surface)
            assert (in_part == pixels_of(surface.screen().grabWindow(surface.winId()).toImage())).all(), (seed, step)


def test_of_a_circle_as_many_pixels_are_dashes_as_the_pattern_says(qapp):
    turns = np.linspace(0, 2 * np.pi, 400)
    corners = 150 + 100 * np.stack([np.cos(turns), np.sin(turns)], axis=1)
    pen = QPen()
    pen.setWidthF(2.0)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([3.0, 2.0])  # of 6 and 4 pixels
    image = QImage(300, 300, QImage.Format.Format_RGB32)
    image.fill(0)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(dashes_in_sight(corners, pen, (300, 300), 10.0), QColor("#ffffff"))
    ink = pixels_of(image)[..., 0].sum() / 255.0
    assert ink == pytest.approx(0.6 * 2.0 * 2 * np.pi * 100, rel=0.02)


def test_far_out_of_sight_nothing_is_cut_into_dashes(qapp):
    far = np.array([[0.0, 1000.0], [500_000.0, 1000.0], [500_000.0, 2000.0]])
    assert dashes_in_sight(far, QPen(), (400.0, 300.0), 10.0).isEmpty()
    assert dashes_in_sight(far[:1], QPen(), (400.0, 300.0), 10.0).isEmpty()
