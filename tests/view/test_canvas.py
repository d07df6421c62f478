import gc

import numpy as np
import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from refuge_annotator.geometry.ellipse import Ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.transform import Transform, fit
from refuge_annotator.view.scene import LIGHT_CASING, EllipseLine, Fill, Marker, Polyline, Scene, Stroke, Text
from tests.renderers import CARD, RASTER, SOFTWARE
from tests.view.looking import CORNERS, corner_photograph, grabbed, retina, send_mouse, settle

BACKGROUND = "#204060"
RGB_BACKGROUND = (0x20, 0x40, 0x60)
ELLIPSE = Scene(ellipses=(EllipseLine(Ellipse(45.0, 30.0, 30.0, 20.0, 25.0), Stroke("#00ffff", 3.0)),))


def corner_pixels(width: int, height: int) -> dict[str, Point]:
    return {
        "top-left": Point(0, 0),
        "top-right": Point(width - 1, 0),
        "bottom-left": Point(0, height - 1),
        "bottom-right": Point(width - 1, height - 1),
    }


# --- the photograph is where the transform says -------------------------------------------------------------------


@pytest.mark.parametrize("scale", [0.5, 1.0, 1.5, 3.0, 7.9, 16.0, 64.0])
def test_each_corner_of_the_photograph_lies_where_the_transform_puts_it(canvas, scale):
    pixels = corner_photograph(2124, 1999, square=40)
    canvas.set_photograph(pixels)
    inset = max(2.0 / scale, 1.0)
    for name, corner in corner_pixels(2124, 1999).items():
        canvas.zoom_to(corner, scale)
        inside = Point(
            corner.x + (inset if "left" in name else -inset), corner.y + (inset if "top" in name else -inset)
        )
        outside = Point(2 * corner.x - inside.x, 2 * corner.y - inside.y)
        shown = grabbed(canvas)
        for point, color in ((inside, CORNERS[name]), (outside, None)):
            at = canvas.view.to_screen(point)
            seen = tuple(int(level) for level in shown[int(at.y), int(at.x)])
            expected = color or tuple(shown[0 if "top" in name else -1, 0 if "left" in name else -1])
            assert np.abs(np.subtract(seen, expected)).max() <= 2, (name, point)


@pytest.mark.parametrize("scale", [1.0, 1.5, 16.0])
def test_a_click_on_the_centre_of_a_pixel_is_that_pixel(canvas, scale):
    checker = np.indices((4, 4)).sum(axis=0) % 2 * 255
    canvas.set_photograph(np.repeat(checker[..., np.newaxis], 3, axis=2).astype(np.uint8))
    canvas.set_view(Transform(scale, 100.0, 50.0))
    clicked = []
    canvas.pressed.connect(lambda point, *_: clicked.append(point))
    send_mouse(canvas, "press", (100.0 + 2.5 * scale, 50.0 + 1.5 * scale))
    assert clicked == [Point(2.0, 1.0)]


@pytest.mark.parametrize("scale", [1.0, 2.0, 16.0])
def test_what_is_drawn_on_a_pixel_covers_that_pixel(canvas, scale):
    canvas.set_photograph(np.zeros((4, 4, 3), dtype=np.uint8))
    canvas.set_view(Transform(scale, 100.0, 50.0))
    canvas.set_scene(Scene(fills=(Fill(np.ones((1, 1), dtype=bool), 2, 1, "#ffffff", 1.0),)))
    rows, columns = np.nonzero((grabbed(canvas) == 255).all(axis=-1))
    size = int(scale)
    assert (rows.min(), rows.max() + 1) == (50 + size, 50 + 2 * size)
    assert (columns.min(), columns.max() + 1) == (100 + 2 * size, 100 + 3 * size)


@pytest.mark.parametrize("width", range(117, 125))
def test_a_photograph_of_any_width_paints_as_it_is(canvas, width):
    canvas.set_background(BACKGROUND)
    rng = np.random.default_rng(width)
    whole = rng.integers(0, 256, (40, width + 3, 3), dtype=np.uint8)
    grey = np.broadcast_to(whole[:, :width, :1], (40, width, 3))
    kinds = {
        "plain": whole[:, :width].copy(),
        "sliced": whole[:, 3:],
        "reversed": whole[::-1, width - 1 :: -1],
        "transposed": rng.integers(0, 256, (width, 40, 3), dtype=np.uint8).transpose(1, 0, 2),
        "grey": grey,
        "other channel order": whole[:, :width, ::-1],
    }
    for name, pixels in kinds.items():
        expected = np.array(pixels)
        canvas.set_photograph(pixels)
        canvas.set_view(Transform(1.0, 20.0, 30.0))
        del pixels
        gc.collect()
        assert (grabbed(canvas)[30:70, 20 : 20 + width] == expected).all(), name


def test_around_the_photograph_is_the_background_from_the_first_frame(show, renderer):
    canvas = show(renderer)
    canvas.set_background(BACKGROUND)
    assert (grabbed(canvas) == RGB_BACKGROUND).all()
    canvas.set_photograph(corner_photograph())
    canvas.set_view(Transform(1.0, 50.0, 50.0))
    shown = grabbed(canvas)
    assert (shown[:49] == RGB_BACKGROUND).all()
    assert (shown[111:] == RGB_BACKGROUND).all()


# --- both renderers show the same ---------------------------------------------------------------------------------


@pytest.fixture(params=[CARD, SOFTWARE])
def both(request, show):
    """Return a function that gives both renderers' pictures of a photograph, a view and a scene."""
    canvases = [show(request.param, 500, 400), show(RASTER, 500, 400)]

    def pictures(pixels: np.ndarray, view: Transform, scene: Scene) -> list[np.ndarray]:
        for canvas in canvases:
            canvas.set_photograph(pixels)
            canvas.set_view(view)
            canvas.set_scene(scene)
        return [grabbed(canvas).astype(int) for canvas in canvases]

    return pictures


@pytest.mark.gl
def test_both_renderers_are_equal_at_actual_size(both):
    gl, raster = both(retina(801, 603), Transform(1.0, -120.4, -77.7), Scene())
    assert (gl == raster).all()


@pytest.mark.gl
@pytest.mark.parametrize("scale", [0.9, 0.62, 0.5, 0.41, 0.25, 0.19])
def test_both_renderers_are_nearly_equal_when_the_photograph_is_made_smaller(both, scale):
    gl, raster = both(retina(1401, 1203), Transform(scale, 3.3, 2.2), Scene())
    off = np.abs(gl - raster)[4:200, 4:200]
    assert off.mean() <= 2
    assert np.percentile(off, 99) <= 8


@pytest.mark.gl
@pytest.mark.parametrize("scale", [1.3, 2.0, 4.7, 7.5])
def test_both_renderers_are_nearly_equal_when_the_photograph_is_magnified(both, scale):
    gl, raster = both(retina(301, 203), Transform(scale, -30.3, -20.6), Scene())
    off = np.abs(gl - raster)
    assert off.mean() <= 1
    assert np.percentile(off, 99) <= 4


@pytest.mark.gl
def test_made_smaller_the_photograph_is_an_average_of_its_pixels(both):
    pixels = np.zeros((800, 800, 3), dtype=np.uint8)
    pixels[:, ::2] = 200  # stripes that vanish in a grey when each pixel has its share
    for picture in both(pixels, Transform(0.5, 10.0, 10.0), Scene()):
        assert np.abs(picture[20:300, 20:300] - 100).max() <= 2


MARKED = {
    "cross": Scene(markers=(Marker(Point(45, 30), "cross", "#ffffff", 15.0),)),
    "dot": Scene(markers=(Marker(Point(20, 20), "dot", "#ffff00", 9.0),)),
    "letter": Scene(texts=(Text(Point(30, 25), "A", "#ffffff"),)),
    "fill": Scene(fills=(Fill(np.eye(10, dtype=bool), 60, 40, "#ff00ff", 1.0),)),
    "ellipse": Scene(ellipses=(EllipseLine(Ellipse(45.0, 30.0, 30.0, 20.0, 25.0), Stroke("#00ffff", 3.0)),)),
    "dashes": Scene(
        (Polyline(np.array([[10.0, 10.0], [80.0, 50.0]]), False, Stroke("#00ffff", 3.0, (9.0, 5.0), LIGHT_CASING)),)
    ),
}


@pytest.mark.gl
@pytest.mark.parametrize("scale", [0.8, 2.0, 5.5])
@pytest.mark.parametrize("kind", list(MARKED))
def test_both_renderers_draw_the_scene_at_the_same_place(both, kind, scale):
    grey = np.full((60, 90, 3), 90, dtype=np.uint8)
    view = Transform(scale, 250.2 - 45.5 * scale, 200.2 - 30.5 * scale)
    plain, drawn = both(grey, view, Scene()), both(grey, view, MARKED[kind])
    weights = [np.abs(d - p).sum(axis=-1) for d, p in zip(drawn, plain, strict=True)]
    middles = [[(w * axis).sum() / w.sum() for axis in np.indices(w.shape)] for w in weights]
    assert middles[0] == pytest.approx(middles[1], abs=0.4)
    assert weights[0].sum() == pytest.approx(weights[1].sum(), rel=0.08)
    assert np.abs(drawn[0] - drawn[1]).mean() <= 1.5


# --- what the canvas is told --------------------------------------------------------------------------------------


def test_a_new_photograph_is_fitted_and_takes_the_old_scene_away(canvas):
    canvas.set_photograph(corner_photograph())
    canvas.set_scene(ELLIPSE)
    canvas.set_photograph(corner_photograph(60, 90))
    assert canvas.scene() is not ELLIPSE
    assert canvas.scene().ellipses == ()
    assert canvas.image_size == (60, 90)
    assert canvas.view == fit((60, 90), (400.0, 300.0), 12.0)


def test_the_view_can_be_kept(canvas):
    canvas.set_photograph(corner_photograph())
    canvas.set_view(Transform(2.5, 11.0, 7.0))
    canvas.set_photograph(corner_photograph(), keep_view=True)
    assert canvas.view == Transform(2.5, 11.0, 7.0)


def test_a_failed_photograph_leaves_nothing_but_its_message(canvas):
    canvas.set_background(BACKGROUND)
    canvas.set_photograph(corner_photograph())
    canvas.set_scene(ELLIPSE)
    canvas.set_message("P0417: the photograph cannot be read")
    shown = grabbed(canvas)
    assert canvas.image_size is None
    assert (shown[:60] == RGB_BACKGROUND).all()
    assert (shown[130:170] != RGB_BACKGROUND).any()
    for color in (*CORNERS.values(), (0, 255, 255), (120, 120, 120)):
        assert not (np.abs(shown.astype(int) - color) <= 3).all(axis=-1).any()


def test_the_next_photograph_takes_the_message_away(canvas):
    canvas.set_message("P0417: the photograph cannot be read")
    canvas.set_photograph(np.full((60, 90, 3), 120, dtype=np.uint8))
    canvas.set_view(Transform(10.0, -100.0, -100.0))
    assert (grabbed(canvas) == 120).all()


def test_a_new_scene_is_seen_at_once_and_an_empty_one_clears_it(canvas):
    canvas.set_photograph(corner_photograph())
    before = grabbed(canvas)
    canvas.set_scene(ELLIPSE)
    assert (grabbed(canvas) != before).any()
    canvas.set_scene(Scene())
    assert (grabbed(canvas) == before).all()


def test_zooming_to_a_point_puts_it_in_the_middle(canvas):
    canvas.set_photograph(corner_photograph())
    canvas.zoom_to(Point(10.0, 20.0), 4.0)
    assert canvas.view.to_screen(Point(10.0, 20.0)) == pytest.approx((200.0, 150.0))


def test_a_fitted_photograph_stays_fitted_when_the_canvas_grows(canvas):
    canvas.set_photograph(corner_photograph())
    canvas.resize(600, 500)
    settle(canvas)
    assert canvas.view == fit((90, 60), (600.0, 500.0), 12.0)


def test_otherwise_the_middle_stays_in_the_middle(canvas):
    canvas.set_photograph(corner_photograph())
    canvas.zoom_to(Point(30.0, 20.0), 5.0)
    canvas.resize(610, 480)
    settle(canvas)
    assert canvas.view.scale == 5.0
    assert canvas.view.to_screen(Point(30.0, 20.0)) == pytest.approx((305.0, 240.0))


def test_every_change_of_the_view_is_told_once(canvas):
    canvas.set_photograph(corner_photograph())
    told = []
    canvas.view_changed.connect(told.append)
    canvas.set_view(Transform(2.0, 5.0, 5.0))
    canvas.set_view(Transform(2.0, 5.0, 5.0))
    assert told == [Transform(2.0, 5.0, 5.0)]


def test_a_canvas_may_get_its_photograph_before_it_is_shown(qtbot, renderer, monkeypatch):
    from refuge_annotator.view.canvas import Canvas

    canvas = Canvas()
    qtbot.addWidget(canvas)
    canvas.set_photograph(corner_photograph())
    canvas.set_scene(ELLIPSE)
    canvas.resize(400, 300)
    canvas.show()
    qtbot.waitExposed(canvas)
    shown = grabbed(canvas)
    at = canvas.view.to_screen(Point(2, 2))
    assert np.abs(shown[int(at.y), int(at.x)].astype(int) - CORNERS["top-left"]).max() <= 2


def test_a_canvas_that_moves_to_another_window_shows_the_same(qtbot, canvas):
    canvas.set_photograph(corner_photograph())
    canvas.set_scene(ELLIPSE)
    before = grabbed(canvas)
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(canvas)
    window.resize(400, 300)
    window.show()
    qtbot.waitExposed(window)
    after = grabbed(canvas)
    canvas.setParent(None)
    assert (after == before).all()


def test_a_grab_of_the_window_shows_the_overlay_too(qtbot, canvas):
    canvas.set_photograph(np.zeros((60, 90, 3), dtype=np.uint8))
    canvas.set_scene(ELLIPSE)
    settle(canvas)
    image = canvas.grab().toImage()
    colors = {image.pixelColor(x, y).name() for x in range(0, 400, 1) for y in range(140, 160)}
    assert "#00ffff" in colors


# --- the mouse ----------------------------------------------------------------------------------------------------


def test_a_drag_goes_out_in_image_pixels(canvas):
    canvas.set_photograph(corner_photograph())
    canvas.set_view(Transform(2.0, 20.0, 10.0))
    told = []
    for name in ("pressed", "moved", "released"):
        getattr(canvas, name).connect(lambda point, buttons, keys, name=name: told.append((name, point, buttons, keys)))
    shift = Qt.KeyboardModifier.ShiftModifier
    send_mouse(canvas, "press", (41.0, 31.0), modifiers=shift)
    send_mouse(canvas, "drag", (51.0, 35.0))
    send_mouse(canvas, "release", (53.0, 37.0))
    left = Qt.MouseButton.LeftButton.value
    assert told == [
        ("pressed", Point(10.0, 10.0), left, shift.value),
        ("moved", Point(15.0, 12.0), left, 0),
        ("released", Point(16.0, 13.0), left, 0),
    ]


def test_hovering_goes_out_in_image_pixels_and_leaving_is_told(canvas):
    canvas.set_photograph(corner_photograph())
    canvas.set_view(Transform(2.0, 20.0, 10.0))
    told = []
    canvas.hovered.connect(told.append)
    canvas.left.connect(lambda: told.append("left"))
    send_mouse(canvas, "move", (42.0, 33.0))
    QApplication.sendEvent(canvas, QEvent(QEvent.Type.Leave))
    assert told == [Point(10.5, 11.0), "left"]


def test_another_photograph_in_mid_drag_ends_the_drag(canvas):
    canvas.set_photograph(corner_photograph())
    told = []
    canvas.cancelled.connect(lambda: told.append("cancelled"))
    canvas.moved.connect(lambda *_: told.append("moved"))
    canvas.released.connect(lambda *_: told.append("released"))
    send_mouse(canvas, "press", (100.0, 100.0))
    canvas.set_photograph(corner_photograph())
    send_mouse(canvas, "drag", (110.0, 100.0))
    send_mouse(canvas, "release", (110.0, 100.0))
    assert told == ["cancelled"]


def test_a_screen_of_another_density_in_mid_drag_changes_no_coordinate(canvas):
    canvas.set_photograph(corner_photograph())
    canvas.set_view(Transform(2.0, 20.0, 10.0))
    told = []
    canvas.released.connect(lambda point, *_: told.append(point))
    send_mouse(canvas, "press", (41.0, 31.0))
    for kind in (QEvent.Type.ScreenChangeInternal, QEvent.Type.DevicePixelRatioChange):
        QApplication.sendEvent(canvas, QEvent(kind))
    send_mouse(canvas, "release", (51.0, 35.0))
    assert told == [Point(15.0, 12.0)]


def test_on_a_screen_of_another_density_the_photograph_lies_on_whole_pixels_again(canvas, monkeypatch):
    canvas.set_photograph(corner_photograph())
    canvas.set_view(Transform(0.5, 10.0, 10.0))
    canvas.set_view(Transform(0.5, 10.4, 7.3))
    assert canvas.view == Transform(0.5, 10.0, 7.0)
    monkeypatch.setattr(canvas, "devicePixelRatioF", lambda: 1.25)
    canvas.set_view(Transform(0.8, 10.4, 7.3))
    monkeypatch.setattr(canvas, "devicePixelRatioF", lambda: 2.5)
    told = []
    canvas.view_changed.connect(told.append)
    QApplication.sendEvent(canvas, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert canvas.view == Transform(0.8, 10.4, 7.2)
    canvas.set_view(Transform(0.4, 10.5, 7.3))
    assert canvas.view.left * 2.5 == pytest.approx(round(canvas.view.left * 2.5))
