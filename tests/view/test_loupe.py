import numpy as np
import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from refuge_annotator.geometry.ellipse import Ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.transform import Transform
from refuge_annotator.imaging.look import Look
from refuge_annotator.view.loupe import MAGNIFIES, RADIUS, lens_view
from refuge_annotator.view.scene import EllipseLine, Fill, Scene, Stroke
from tests.renderers import CARD, RASTER, SOFTWARE
from tests.view.looking import grabbed, retina, send_mouse

MIDDLE = Point(200.0, 150.0)
BACKGROUND = (0x20, 0x40, 0x60)


def distances(shape: tuple[int, int]) -> np.ndarray:
    y, x = np.mgrid[: shape[0], : shape[1]] + 0.5
    return np.hypot(x - MIDDLE.x, y - MIDDLE.y)


@pytest.fixture
def under_loupe(canvas):
    canvas.set_background("#204060")
    canvas.set_photograph(retina(301, 203))
    canvas.set_view(Transform(1.0, 40.0, 50.0))
    canvas.set_loupe(True)
    send_mouse(canvas, "move", MIDDLE)
    return canvas


def test_what_is_under_the_pointer_stays_there():
    view = Transform(0.7, 12.0, -5.0)
    assert lens_view(view, MIDDLE).to_image(MIDDLE) == pytest.approx(view.to_image(MIDDLE))
    assert lens_view(view, MIDDLE).scale == pytest.approx(0.7 * MAGNIFIES)


def test_in_the_lens_the_photograph_is_as_on_a_canvas_magnified_three_times(under_loupe):
    shown = grabbed(under_loupe).astype(int)
    under_loupe.set_loupe(False)
    plain = grabbed(under_loupe).astype(int)
    under_loupe.set_view(lens_view(Transform(1.0, 40.0, 50.0), MIDDLE))
    magnified = grabbed(under_loupe).astype(int)
    away = distances(plain.shape[:2])
    inside = (away < RADIUS - 4) & (away > 14)  # without rim and hairs
    assert np.abs(shown - magnified)[inside].max() <= 2
    assert np.abs(shown - plain)[inside].mean() > 3
    outside = away > RADIUS + 4
    assert (shown == plain)[outside].all()


def test_no_line_covers_what_the_lens_shows(under_loupe):
    before = grabbed(under_loupe)
    lines = Scene(
        ellipses=(EllipseLine(Ellipse(160.0, 100.0, 30.0, 20.0, 0.0), Stroke("#ff00ff", 3.0)),),
        fills=(Fill(np.ones((30, 30), dtype=bool), 150, 90, "#ff00ff", 0.5),),
    )
    under_loupe.set_scene(lines)
    inside = distances(before.shape[:2]) < RADIUS - 4
    assert (grabbed(under_loupe) == before)[inside].all()


def test_the_lens_has_the_look_of_the_photograph(under_loupe):
    plain = grabbed(under_loupe).astype(int)
    under_loupe.set_look(Look(invert=True))
    away = distances(plain.shape[:2])
    inside = (away < RADIUS - 4) & (away > 14)
    assert np.abs(255 - grabbed(under_loupe).astype(int) - plain)[inside].max() <= 1


def test_beyond_the_photograph_the_lens_shows_the_surroundings(under_loupe):
    send_mouse(under_loupe, "move", (38.0, 48.0))
    assert tuple(grabbed(under_loupe)[48 - 30, 38 - 30]) == BACKGROUND


def test_the_lens_goes_with_the_pointer_and_with_the_wish(under_loupe):
    with_lens = grabbed(under_loupe)
    QApplication.sendEvent(under_loupe, QEvent(QEvent.Type.Leave))
    without = grabbed(under_loupe)
    assert (with_lens != without).any()
    send_mouse(under_loupe, "move", MIDDLE)
    assert (grabbed(under_loupe) == with_lens).all()
    under_loupe.set_loupe(False)
    assert (grabbed(under_loupe) == without).all()


def test_a_click_through_the_lens_is_where_the_pointer_is(under_loupe):
    clicked = []
    under_loupe.pressed.connect(lambda point, *_: clicked.append(point))
    send_mouse(under_loupe, "press", MIDDLE)
    assert clicked == [under_loupe.view.to_image(MIDDLE)]


@pytest.mark.gl
@pytest.mark.parametrize("one", [CARD, SOFTWARE])
def test_both_renderers_show_the_same_lens(show, one):
    pictures = []
    for renderer in (one, RASTER):
        canvas = show(renderer)
        canvas.set_photograph(retina(301, 203))
        canvas.set_view(Transform(0.8, 30.3, 40.7))
        canvas.set_loupe(True)
        send_mouse(canvas, "move", MIDDLE)
        pictures.append(grabbed(canvas).astype(int))
    off = np.abs(pictures[0] - pictures[1])
    assert off.mean() <= 1
    beside_rim = np.abs(distances(off.shape[:2]) - RADIUS) > 4
    assert np.percentile(off[beside_rim], 99) <= 8
