import logging

import numpy as np
import pytest

from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.transform import Transform
from refuge_annotator.view import display, opengl, textures_gl
from refuge_annotator.view.canvas import Canvas
from refuge_annotator.view.photograph import Photograph
from refuge_annotator.view.photograph_gl import GlSurface, PhotographDrawer
from refuge_annotator.view.photograph_raster import RasterSurface
from refuge_annotator.view.scene import Marker, Scene
from refuge_annotator.view.texture_gl import PhotographTexture
from refuge_annotator.view.textures_gl import OpenGlRefused
from tests.view.looking import CORNERS, corner_photograph, grabbed, settle

RENDERER = "REFUGE_ANNOTATOR_RENDERER"
HARDWARE = opengl.Card("Some Graphics 9000", 16384)
SOFTWARE = opengl.Card("llvmpipe (LLVM 15.0.6, 256 bits)", 16384)


@pytest.fixture
def machine(qtbot, monkeypatch):
    """Return a function that makes a canvas on a machine with that graphics card and that wish."""

    def made(card: opengl.Card | None, wish: str | None) -> Canvas:
        monkeypatch.setattr(opengl, "find_card", lambda: card)
        monkeypatch.delenv(RENDERER, raising=False)
        if wish is not None:
            monkeypatch.setenv(RENDERER, wish)
        canvas = Canvas()
        qtbot.addWidget(canvas)
        return canvas

    return made


@pytest.mark.parametrize(
    ("card", "wish", "name"),
    [
        (HARDWARE, None, "OpenGL (Some Graphics 9000)"),
        (HARDWARE, "auto", "OpenGL (Some Graphics 9000)"),
        (HARDWARE, "raster", "raster"),
        (SOFTWARE, None, "raster"),
        (SOFTWARE, "auto", "raster"),
        (SOFTWARE, "gl", "OpenGL (llvmpipe (LLVM 15.0.6, 256 bits))"),
        (SOFTWARE, "raster", "raster"),
        (None, "auto", "raster"),
        (None, "gl", "raster"),
    ],
)
def test_the_renderer_follows_the_graphics_card_and_the_wish(machine, card, wish, name):
    assert machine(card, wish).renderer_name == name


@pytest.mark.parametrize(("card", "name"), [(HARDWARE, "OpenGL (Some Graphics 9000)"), (SOFTWARE, "raster")])
@pytest.mark.parametrize("wish", ["vulkan", "opengl"])
def test_an_unknown_wish_is_said_once_and_taken_as_auto(machine, caplog, card, name, wish):
    display._understood.cache_clear()
    with caplog.at_level(logging.WARNING):
        assert machine(card, wish).renderer_name == name
        assert machine(card, wish).renderer_name == name
    (told,) = [record.getMessage() for record in caplog.records]
    assert wish in told
    assert "auto, gl, raster" in told


@pytest.mark.parametrize(("wish", "name"), [("", "raster"), (" GL ", SOFTWARE.name), ("Raster", "raster")])
def test_a_known_wish_is_understood_however_it_is_written(machine, caplog, wish, name):
    assert name in machine(SOFTWARE, wish).renderer_name
    assert caplog.records == []


def corner_is_right(canvas: Canvas) -> bool:
    at = canvas.view.to_screen((2.0, 2.0))
    seen = grabbed(canvas)[int(at.y), int(at.x)].astype(int)
    return bool(np.abs(seen - CORNERS["top-left"]).max() <= 2)


def refuse(*_: object) -> None:
    raise OpenGlRefused("the driver went away")


def falls_back(canvas: Canvas, told: list[str]) -> None:
    settle(canvas)
    assert canvas.renderer_name == "raster"
    assert told == ["raster"]
    assert canvas.view == Transform(3.0, 20.0, 10.0)
    assert canvas.image_size == (90, 60)
    assert corner_is_right(canvas)


@pytest.fixture
def gl_canvas(show):
    canvas = show("gl")
    canvas.set_photograph(corner_photograph())
    canvas.set_view(Transform(3.0, 20.0, 10.0))
    settle(canvas)
    return canvas


@pytest.mark.gl
def test_opengl_that_fails_while_drawing_gives_way_with_the_same_photograph_and_view(gl_canvas, monkeypatch, caplog):
    told: list[str] = []
    gl_canvas.renderer_changed.connect(told.append)
    monkeypatch.setattr(PhotographDrawer, "draw", refuse)
    with caplog.at_level(logging.WARNING, display.__name__):
        gl_canvas.update()
        gl_canvas.set_scene(gl_canvas.scene())
        falls_back(gl_canvas, told)
    assert "the driver went away" in caplog.text


@pytest.mark.gl
@pytest.mark.parametrize("fault", ["shader", "context", "scene"])
def test_opengl_that_does_not_come_up_gives_way(qtbot, show, monkeypatch, fault):
    show("gl")  # fails where there is no OpenGL at all
    if fault == "shader":
        monkeypatch.setattr(PhotographDrawer, "__init__", refuse)
    elif fault == "context":
        monkeypatch.setattr(GlSurface, "isValid", lambda _self: False)
    else:
        monkeypatch.setattr(GlSurface, "_paint_scene", refuse)
    canvas = Canvas()
    qtbot.addWidget(canvas)
    told: list[str] = []
    canvas.renderer_changed.connect(told.append)
    canvas.resize(400, 300)
    canvas.set_photograph(corner_photograph())
    canvas.set_view(Transform(3.0, 20.0, 10.0))
    canvas.set_scene(Scene(markers=(Marker(Point(80.0, 50.0), "dot", "#ffffff"),)))
    canvas.show()
    qtbot.waitExposed(canvas)
    falls_back(canvas, told)


@pytest.mark.gl
def test_while_one_surface_takes_the_other_s_place_the_background_shows(gl_canvas, monkeypatch):
    gl_canvas.set_background("#204060")
    settle(gl_canvas)
    monkeypatch.setattr(RasterSurface, "paintEvent", lambda *_: None)
    monkeypatch.setattr(RasterSurface, "setAttribute", lambda *_: None)  # nothing drawn, nothing hidden
    display_widget = gl_canvas.findChild(display.Display)
    display_widget._give_up_gl("test")
    assert display_widget.grab().toImage().pixelColor(200, 150).name() == "#204060"


@pytest.mark.gl
def test_a_photograph_too_large_for_the_card_is_shown_whole_and_the_next_one_by_the_card_again(show):
    canvas = show("gl")
    card = opengl.find_card()
    wide = corner_photograph(card.max_texture + 1, 40)
    told: list[str] = []
    canvas.renderer_changed.connect(told.append)
    canvas.set_photograph(wide)
    assert canvas.renderer_name == "raster"
    canvas.zoom_to((card.max_texture, 20.0), 4.0)
    at = canvas.view.to_screen((card.max_texture - 2.0, 2.0))
    assert tuple(grabbed(canvas)[int(at.y), int(at.x)]) == CORNERS["top-right"]
    canvas.set_photograph(corner_photograph())
    assert corner_is_right(canvas)
    assert told == ["raster", f"OpenGL ({card.name})"]


@pytest.mark.gl
def test_a_neighbour_too_large_for_the_card_is_not_copied_and_shown_whole_when_it_comes(qtbot, machine, monkeypatch):
    copied = []
    monkeypatch.setattr(textures_gl, "PhotographTexture", lambda p: copied.append(p.size[0]) or PhotographTexture(p))
    canvas = machine(opengl.Card("Small", 90), "gl")
    canvas.show()
    canvas.set_photograph(corner_photograph(90, 60))
    settle(canvas)
    wide, other = Photograph(corner_photograph(91, 60)), Photograph(corner_photograph(89, 60))
    canvas.expect([wide, other])
    qtbot.waitUntil(lambda: copied == [90, 89])
    canvas.set_photograph(wide)
    assert canvas.renderer_name == "raster"
    at = canvas.view.to_screen((88.0, 2.0))
    assert tuple(grabbed(canvas)[int(at.y), int(at.x)]) == CORNERS["top-right"]


def test_a_photograph_as_wide_as_the_card_allows_stays_with_the_card(machine):
    canvas = machine(opengl.Card("Small", 90), "gl")
    canvas.set_photograph(corner_photograph(90, 60))
    assert canvas.renderer_name == "OpenGL (Small)"
    canvas.set_photograph(corner_photograph(60, 91))
    assert canvas.renderer_name == "raster"
