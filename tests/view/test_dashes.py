import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from refuge_annotator.geometry.ellipse import Ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.transform import Transform
from refuge_annotator.view.dashes import Dashes, straight_part
from refuge_annotator.view.overlays import axis, fovea_spread
from refuge_annotator.view.painter import paint_scene
from refuge_annotator.view.photograph import Photograph
from refuge_annotator.view.photograph_raster import RasterSurface
from refuge_annotator.view.scene import Cell, EllipseLine, Frame, Marker, Polyline, Scene, Stroke, Tile
from tests.view.looking import pixels_of, retina, settle

ROOM = 400, 300
ROUNDING = 4  # of 255, by which a line's smooth edge may differ where a clip cuts it: Qt's own arithmetic
STROKES = (Stroke("#00ffff", dash=(6.0, 4.0)), Stroke("#ff00ff", dash=(2.0, 3.0, 7.0, 3.0)))


def dashed(rng: np.random.Generator) -> Scene:
    ellipses = tuple(
        EllipseLine(
            Ellipse(*rng.uniform(0, 130, 2), *sorted(rng.uniform(8, 90, 2), reverse=True), rng.uniform(0, 180)), stroke
        )
        for stroke in STROKES
    )
    edge = Polyline(rng.uniform(-40, 200, (9, 2)), True, STROKES[0])
    straight = tuple(Polyline(rng.uniform(-150, 300, (2, 2)), False, stroke) for stroke in STROKES)
    return Scene(ellipses=ellipses, polylines=(edge, *straight))


def painted(scene: Scene, view: Transform, part: QRect | None = None) -> np.ndarray:
    image = QImage(*ROOM, QImage.Format.Format_RGB32)
    image.fill(0)
    with QPainter(image) as painter:
        if part is not None:
            painter.setClipRect(part)
        paint_scene(painter, scene, view, ROOM)
    return pixels_of(image).astype(int)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("part", [QRect(0, 0, 200, 150), QRect(120, 90, 150, 170), QRect(300, 10, 60, 90)])
def test_dashes_lie_where_they_lie_however_much_is_painted(qapp, seed, part):
    rng = np.random.default_rng(seed)
    scene, view = dashed(rng), Transform(rng.uniform(0.8, 9), *rng.uniform(-200, 60, 2))
    here = slice(part.top(), part.bottom() + 1), slice(part.left(), part.right() + 1)
    assert np.abs(painted(scene, view)[here] - painted(scene, view, part)[here]).max() <= ROUNDING


@pytest.mark.parametrize("angle", [0.0, 35.0, 120.0])
def test_dashes_stay_on_their_line_when_it_is_moved_out_of_sight(qapp, angle):
    for stroke in STROKES:
        scene = Scene(ellipses=(EllipseLine(Ellipse(150.0, 140.0, 110.0, 80.0, angle), stroke),))
        whole = painted(scene, Transform(1.0, 20.0, 10.0))
        for shift in (60, 150):
            moved = painted(scene, Transform(1.0, 20.0 - shift, 10.0))  # partly out of sight
            off = np.abs(moved[:, : 300 - shift] - whole[:, shift:300])
            assert off.sum() < 0.1 * whole[:, shift:300].sum(), (stroke, shift)


@pytest.mark.parametrize("ends", [[[20, 30], [380, 250]], [[380, 30], [20, 250]], [[60, 100], [350, 100]]])
def test_dashes_of_a_straight_line_stay_where_they_are_when_its_beginning_leaves_the_canvas(qapp, ends):
    for stroke in (*STROKES, axis.STROKE, fovea_spread.STROKE):
        scene = Scene(polylines=(Polyline(np.array(ends, dtype=float), False, stroke),))
        whole = painted(scene, Transform(1.0, 0.0, 0.0))
        for shift in (90, 217, 300):
            moved = painted(scene, Transform(1.0, -float(shift), 0.0))
            off = np.abs(moved[:, : 400 - shift] - whole[:, shift:])
            assert whole[:, shift:].max() > 150
            assert off.max() <= 3 * ROUNDING, (stroke, shift)


@given(*[st.floats(-2000, 2000)] * 4)
def test_of_a_straight_line_all_that_is_on_the_canvas_is_in_sight(x0, y0, x1, y1):
    ends, margin = np.array([[x0, y0], [x1, y1]]), 10.0
    seen = straight_part(ends, ROOM, margin)
    for share in np.linspace(0, 1, 101):
        x, y = ends[0] + share * (ends[1] - ends[0])
        if 0 <= x <= ROOM[0] and 0 <= y <= ROOM[1]:
            assert seen is not None
            assert seen[0] <= share <= seen[1]
    for share in seen or ():
        x, y = ends[0] + share * (ends[1] - ends[0])
        assert -margin - 1e-6 <= x <= ROOM[0] + margin + 1e-6
        assert -margin - 1e-6 <= y <= ROOM[1] + margin + 1e-6


@pytest.fixture
def surface(qtbot) -> RasterSurface:
    made = RasterSurface()
    qtbot.addWidget(made)
    made.resize(*ROOM)
    made.show_photograph(Photograph(retina(160, 120)))
    with qtbot.waitExposed(made):
        made.show()
    settle(made)
    return made


def shown(surface: RasterSurface) -> np.ndarray:
    settle(surface)
    return pixels_of(surface.screen().grabWindow(surface.winId()).toImage())


def test_side_by_side_dashes_stay_where_they_are_when_a_part_is_uncovered(surface):
    for seed in range(8):
        scene = dashed(np.random.default_rng(seed))
        tiles = tuple(Tile(Cell(left, 0, 200, 300), scene) for left in (0, 200))
        surface.show_frame(Frame(Transform(1.3, 5.0, 9.0), tiles=tiles))
        whole = shown(surface)
        surface.update(QRect(60, 70, 190, 90))
        assert (shown(surface) == whole).all(), seed


def test_on_screen_dashes_stay_where_they_are_when_a_mark_moves_over_them(surface):
    for seed in range(8):
        rng = np.random.default_rng(seed)
        scene, view = dashed(rng), Transform(rng.uniform(0.8, 9), *rng.uniform(-200, 60, 2))
        for step in range(3):
            mark = Marker(view.to_image(Point(90.0 + 60 * step, 150.0)), "dot", "#ffffff")
            surface.show_frame(Frame(view, Scene(scene.polylines, (mark,), (), (), scene.ellipses)))
            in_part = shown(surface)
            surface.update()
            assert np.abs(in_part.astype(int) - shown(surface)).max() <= ROUNDING, (seed, step)


def test_of_a_circle_as_many_pixels_are_dashes_as_the_pattern_says(qapp):
    turns = np.linspace(0, 2 * np.pi, 400)
    corners = 150 + 100 * np.stack([np.cos(turns), np.sin(turns)], axis=1)
    image = QImage(300, 300, QImage.Format.Format_RGB32)
    image.fill(0)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(Dashes(corners, (6.0, 4.0), (300, 300), 10.0).path(2.0), QColor("#ffffff"))
    ink = pixels_of(image)[..., 0].sum() / 255.0
    assert ink == pytest.approx(0.6 * 2.0 * 2 * np.pi * 100, rel=0.02)


@pytest.mark.parametrize("pattern", [(6.0, 4.0), (12.0, 3.0, 3.0, 3.0)])
def test_dashes_along_a_bent_line_are_those_of_a_pen(qapp, pattern):
    corners = np.array([[10.0, 20.0], [150.0, 20.0], [150.0, 90.0], [40.0, 150.0]])
    pictures = []
    for by_pen in (True, False):
        image = QImage(200, 200, QImage.Format.Format_RGB32)
        image.fill(0)
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if by_pen:
                pen = QPen(QColor("#ffffff"), 2.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
                pen.setDashPattern([length / 2.0 for length in pattern])
                painter.setPen(pen)
                painter.drawPolyline([QPointF(x, y) for x, y in corners.tolist()])
            else:
                painter.fillPath(Dashes(corners, pattern, (200, 200), 10.0).path(2.0), QColor("#ffffff"))
        pictures.append(pixels_of(image)[..., 0].astype(int))
    assert np.abs(pictures[0] - pictures[1]).sum() < 0.02 * pictures[0].sum()  # they may differ at the bends


def test_far_out_of_sight_nothing_is_cut_into_dashes(qapp):
    far = np.array([[0.0, 1000.0], [500_000.0, 1000.0], [500_000.0, 2000.0]])
    for corners in (far, far[:1]):
        assert Dashes(corners, (6.0, 4.0), (400.0, 300.0), 10.0).path(2.0).isEmpty()
