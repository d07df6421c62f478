import gc

import numpy as np
import pytest
from PySide6.QtGui import QImage, QPainter

from refuge_annotator.geometry.ellipse import Ellipse, ellipse_points, from_axes
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.transform import Transform
from refuge_annotator.view.painter import paint_frame, paint_scene
from refuge_annotator.view.scene import EllipseLine, Fill, Frame, Marker, Polyline, Scene, Stroke, Text
from tests.view.looking import pixels_of

BACKGROUND = (80, 80, 80)
ACTUAL_SIZE = Transform()
WHITE = Stroke("#ffffff", 3.0, casing=None)
pytestmark = pytest.mark.usefixtures("qapp")


def painted(scene: Scene, view: Transform = ACTUAL_SIZE, size: tuple[int, int] = (200, 150)) -> np.ndarray:
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(0xFF505050)
    with QPainter(image) as painter:
        paint_scene(painter, scene, view, (float(size[0]), float(size[1])))
    return pixels_of(image)


def is_white(pixels: np.ndarray) -> np.ndarray:
    return (pixels > 240).all(axis=-1)


@pytest.mark.parametrize("angle", [0.0, 30.0, 90.0, 151.5])
def test_an_ellipse_passes_where_its_points_are(angle):
    view = Transform(1.7, -12.0, 8.0)
    ellipse = Ellipse(65.0, 40.0, 35.0, 20.0, angle)
    shown = is_white(painted(Scene(ellipses=(EllipseLine(ellipse, WHITE),)), view))
    for x, y in ellipse_points(ellipse, 60):
        at = view.to_screen(Point(x, y))
        assert shown[int(at.y), int(at.x)]
    for share in (0.9, 1.1):
        at = view.to_screen(from_axes(ellipse, Point(share * 35.0, 0.0)))
        assert not shown[int(at.y), int(at.x)]


def test_a_closed_line_has_one_more_side_than_an_open_one():
    corners = np.array([[20.0, 20.0], [100.0, 20.0], [100.0, 90.0]])
    middle_of_the_last_side = (55, 60)
    for closed in (True, False):
        shown = is_white(painted(Scene((Polyline(corners, closed, Stroke("#ffffff", 4.0, casing=None)),))))
        assert shown[20, 60]
        assert shown[middle_of_the_last_side] is np.bool_(closed)


@pytest.mark.parametrize("scale", [1.0, 4.0])
def test_dashes_are_as_long_at_every_zoom(scale):
    line = Polyline(np.array([[0.0, 10.0], [192.0, 10.0]]), False, Stroke("#ffffff", 3.0, (12.0, 8.0), None))
    row = is_white(painted(Scene((line,)), Transform(scale, -0.5 * scale, 0.0)))[int(10.5 * scale)]
    edges = np.flatnonzero(np.diff(row.astype(int)))
    assert set(np.diff(edges)) <= {11, 12, 13, 7, 8, 9}
    assert edges[2] - edges[0] == 20


@pytest.mark.parametrize(("dash", "rows"), [((), 1), ((400.0, 1.0), 1)])
def test_a_casing_lies_on_both_sides_of_its_line(dash, rows):
    line = Polyline(np.array([[10.0, 50.0], [150.0, 50.0]]), False, Stroke("#ffffff", 3.0, dash, "#000000"))
    column = painted(Scene((line,)))[:, 80, 0].astype(int)
    assert column[50] > 240
    assert column[48] < 60
    assert column[52] < 60
    assert column[45] == column[55] == BACKGROUND[0]


def test_a_faint_line_lets_the_photograph_through():
    strokes = (Stroke("#ffffff", 6.0, casing=None), Stroke("#ffffff", 6.0, casing=None, opacity=0.35))
    full, faint = (
        painted(Scene((Polyline(np.array([[10.0, 50.0], [150.0, 50.0]]), False, s),)))[50, 80, 0] for s in strokes
    )
    assert BACKGROUND[0] + 30 < faint < full - 60


@pytest.mark.parametrize("scale", [1.0, 3.0, 16.0])
def test_a_fill_covers_its_very_pixels(scale):
    rng = np.random.default_rng(3)
    mask = rng.random((7, 5)) < 0.5
    view = Transform(scale, 4.0, 3.0)
    shown = is_white(painted(Scene(fills=(Fill(mask, 2, 1, "#ffffff", 1.0),)), view))
    expected = np.zeros_like(shown)
    size = int(scale)
    for row, column in np.argwhere(mask):
        top, left = 3 + (row + 1) * size, 4 + (column + 2) * size
        expected[top : top + size, left : left + size] = True
    assert (shown == expected).all()


def test_a_fill_survives_the_array_it_came_from():
    scene = Scene(fills=(Fill(np.asfortranarray(np.eye(9, dtype=bool))[::-1], 0, 0, "#ffffff", 1.0),))
    gc.collect()
    assert is_white(painted(scene))[:9, :9].sum() == 9


def test_an_empty_fill_and_an_empty_line_draw_nothing():
    empty = Scene(
        (Polyline(np.empty((0, 2)), True, WHITE),), fills=(Fill(np.zeros((0, 0), dtype=bool), 0, 0, "#ffffff"),)
    )
    assert (painted(empty) == BACKGROUND).all()


@pytest.mark.parametrize("kind", ["cross", "ring", "dot", "hollow", "square", "rotate"])
@pytest.mark.parametrize("scale", [0.5, 1.0, 20.0])
def test_a_mark_is_as_large_at_every_zoom_and_centred_on_its_point(kind, scale):
    point = Point(100.0 / scale - 0.5, 75.0 / scale - 0.5)
    shown = painted(Scene(markers=(Marker(point, kind, "#ffffff", 15.0),)), Transform(scale))
    rows, columns = np.nonzero((shown != BACKGROUND).any(axis=-1))
    assert 15 <= np.ptp(rows) + 1 <= 20
    assert 15 <= np.ptp(columns) + 1 <= 20
    assert abs(rows.mean() - 74.5) < 0.6
    assert abs(columns.mean() - 99.5) < 0.6


def test_a_dot_is_full_and_a_hollow_point_is_not():
    def middle(kind: str) -> int:
        return int(painted(Scene(markers=(Marker(Point(50, 50), kind, "#ffffff", 12.0),)))[50, 50, 0])

    assert middle("dot") > 240
    assert middle("square") > 240
    assert middle("hollow") == middle("ring") == BACKGROUND[0]


def test_a_rotate_handle_hangs_on_a_stem():
    handle = Marker(Point(50, 50), "rotate", "#ffffff", 9.0, (30.0, 0.0))
    shown = painted(Scene(markers=(handle,)))
    assert (shown[50, 60] != BACKGROUND).any()
    assert shown[50, 80].tolist() == list(BACKGROUND)
    assert (shown[50, 84] != BACKGROUND).any()


def test_letters_stand_centred_on_their_point():
    shown = painted(Scene(texts=(Text(Point(100, 75), "A", "#ffffff", (20.0, -10.0)),)))
    rows, columns = np.nonzero((shown != BACKGROUND).any(axis=-1))
    assert abs((rows.min() + rows.max()) / 2 - 65) <= 1.5
    assert abs((columns.min() + columns.max()) / 2 - 120) <= 1.5


def test_what_is_far_away_is_left_out_and_what_reaches_in_is_not():
    far = Ellipse(5000.0, 5000.0, 50.0, 40.0, 0.0)
    around = Ellipse(100.0, 75.0, 90.0, 60.0, 0.0)
    assert (painted(Scene(ellipses=(EllipseLine(far, WHITE),))) == BACKGROUND).all()
    assert is_white(painted(Scene(ellipses=(EllipseLine(around, WHITE),)))).any()
    large = EllipseLine(Ellipse(-9000.0, 75.0, 9100.0, 9100.0, 0.0), WHITE)
    assert is_white(painted(Scene(ellipses=(large,))))[75, 100]


@pytest.mark.parametrize(("background", "lightest"), [("#121416", True), ("#f2f2f2", False)])
def test_a_message_is_readable_on_either_theme(background, lightest):
    image = QImage(300, 100, QImage.Format.Format_RGB32)
    image.fill(int("ff" + background[1:], 16))
    frame = Frame(background=background, message="The photograph cannot be read.")
    with QPainter(image) as painter:
        paint_frame(painter, frame, (300.0, 100.0))
    shown = pixels_of(image).astype(int)
    farthest = shown.max() - shown[0, 0].max() if lightest else shown[0, 0].min() - shown.min()
    assert farthest > 110
