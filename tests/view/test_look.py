"""The photograph's look on the canvas: the same with OpenGL and without it, and only the photograph's."""

import numpy as np
import pytest

from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.transform import Transform
from refuge_annotator.imaging.enhance import enhance
from refuge_annotator.imaging.look import PLAIN, Channel, Look, look
from refuge_annotator.view.scene import Fill, Scene
from tests.renderers import CARD, RASTER, SOFTWARE
from tests.view.looking import corner_photograph, grabbed, retina

LOOKS = {
    "bright": look(brightness=0.21),
    "contrast": look(contrast=1.7),
    "strongest": look(-0.1, 5.0),
    "open shadows": look(gamma=2.4),
    "deep shadows": look(gamma=0.4),
    "red-free": Look(channel=Channel.GREEN),
    "red": Look(channel=Channel.RED),
    "blue": Look(channel=Channel.BLUE),
    "negative": Look(invert=True),
    "all": look(0.08, 2.2, 1.3, Channel.GREEN, invert=True),
}
BACKGROUND = (0x20, 0x40, 0x60)


@pytest.mark.parametrize("name", LOOKS)
def test_at_actual_size_each_pixel_is_what_the_formula_says(canvas, name):
    pixels = retina(301, 203)
    canvas.set_background("#204060")
    canvas.set_photograph(pixels)
    canvas.set_view(Transform(1.0, 20.0, 30.0))
    canvas.set_look(LOOKS[name])
    shown = grabbed(canvas)
    assert (shown[30:233, 20:321] == enhance(pixels, LOOKS[name])).all()
    shown[30:233, 20:321] = BACKGROUND
    assert (shown == BACKGROUND).all()


@pytest.fixture(params=[CARD, SOFTWARE])
def both(request, show):
    """Return a function that gives both renderers' pictures of a photograph with a view and a look."""
    canvases = [show(request.param, 500, 400), show(RASTER, 500, 400)]

    def pictures(pixels: np.ndarray, view: Transform, wish: Look) -> list[np.ndarray]:
        for canvas in canvases:
            canvas.set_photograph(pixels)
            canvas.set_view(view)
            canvas.set_look(wish)
        return [grabbed(canvas).astype(int) for canvas in canvases]

    return pictures


@pytest.mark.gl
@pytest.mark.parametrize("name", LOOKS)
def test_made_smaller_both_renderers_show_nearly_the_same(both, name):
    pixels = retina(1401, 1203)
    for scale in (0.9, 0.62, 0.47, 0.25, 0.19):
        gl, raster = both(pixels, Transform(scale, 3.3, 2.2), LOOKS[name])
        off = np.abs(gl - raster)[4:200, 4:200]
        assert off.mean() <= 2
        assert np.percentile(off, 99) <= 2 * max(LOOKS[name].contrast, 4.0)  # QPainter rounds down, twice


@pytest.mark.gl
@pytest.mark.parametrize("name", LOOKS)
@pytest.mark.parametrize("scale", [1.3, 4.7, 12.0])
def test_magnified_both_renderers_show_nearly_the_same(both, name, scale):
    gl, raster = both(retina(301, 203), Transform(scale, -30.3, -20.6), LOOKS[name])
    off = np.abs(gl - raster)
    assert off.mean() <= 2
    assert np.percentile(off, 99) <= 8


def test_a_plain_look_again_shows_the_photograph_as_it_is(canvas):
    pixels = retina(301, 203)
    canvas.set_photograph(pixels)
    canvas.set_view(Transform(1.0, 20.0, 30.0))
    canvas.set_look(LOOKS["all"])
    grabbed(canvas)
    canvas.set_look(PLAIN)
    assert (grabbed(canvas)[30:233, 20:321] == pixels).all()


def test_the_next_photograph_is_shown_with_the_same_look(canvas):
    canvas.set_look(Look(invert=True))
    canvas.set_photograph(np.full((60, 90, 3), 100, dtype=np.uint8))
    canvas.set_view(Transform(10.0, -100.0, -100.0))
    assert (grabbed(canvas) == 155).all()


@pytest.mark.parametrize(
    "view",
    [Transform(0.37, 10.4, 9.7), Transform(3.3, 11.2, 17.6), Transform(1.6, -20.0, 5.5), Transform(1.0, 9.5, 9.5)],
)
def test_only_the_photograph_changes_its_look(canvas, view):
    canvas.set_background("#204060")
    canvas.set_photograph(np.full((61, 91, 3), 200, dtype=np.uint8))
    canvas.set_view(view)
    plain = grabbed(canvas)
    canvas.set_look(Look(invert=True))
    negative = grabbed(canvas)
    inside = (plain == 200).all(axis=-1)
    assert inside.sum() > 500
    assert (negative[inside] == 55).all()
    outside = (plain == BACKGROUND).all(axis=-1)
    assert (negative[outside] == BACKGROUND).all()
    assert (~inside & ~outside).mean() < 0.01  # the edge
    assert (negative[~outside] != BACKGROUND).any(axis=-1).all()


def test_outlines_keep_their_colours(canvas):
    canvas.set_photograph(corner_photograph())
    canvas.set_scene(Scene(fills=(Fill(np.ones((10, 10), dtype=bool), 40, 25, "#ff00ff", 1.0),)))
    canvas.set_view(Transform(3.0, 20.0, 10.0))
    canvas.set_look(LOOKS["all"])
    at = canvas.view.to_screen(Point(45, 30))
    assert tuple(grabbed(canvas)[int(at.y), int(at.x)]) == (255, 0, 255)


@pytest.mark.parametrize("exact", [True, False])
def test_magnified_pixels_are_squares_or_blended_as_wished(canvas, exact):
    pixels = np.random.default_rng(2).integers(0, 256, (12, 12, 3), dtype=np.uint8)
    canvas.set_photograph(pixels)
    canvas.set_view(Transform(16.0, 8.0, 8.0))
    canvas.set_exact(exact)
    squares = pixels.repeat(16, axis=0).repeat(16, axis=1)
    assert (grabbed(canvas)[8 : 8 + 192, 8 : 8 + 192] == squares).all() == exact


def test_exact_pixels_are_still_averaged_where_the_photograph_is_made_smaller(canvas):
    pixels = np.zeros((800, 800, 3), dtype=np.uint8)
    pixels[:, ::2] = 200
    canvas.set_photograph(pixels)
    canvas.set_exact(True)
    canvas.set_view(Transform(0.5, 10.0, 10.0))
    assert np.abs(grabbed(canvas)[20:250, 20:300].astype(int) - 100).max() <= 2
