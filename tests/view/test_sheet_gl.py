"""Lines where OpenGL is only software: painted on a sheet, which lies over the photograph as QPainter's lines do."""

import numpy as np
import pytest

from refuge_annotator.geometry.ellipse import Ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.transform import Transform
from refuge_annotator.view import opengl
from refuge_annotator.view.photograph_gl import GlSurface
from refuge_annotator.view.scene import EllipseLine, Fill, Marker, Scene, Stroke, Text
from tests.renderers import CARD, RASTER, SOFTWARE
from tests.view.looking import grabbed, retina, settle

pytestmark = pytest.mark.gl
GL_SAMPLES = 0x80A9
SCENE = Scene(
    ellipses=(EllipseLine(Ellipse(100.0, 90.0, 60.0, 50.0, 20.0), Stroke("#00ffff", 2.0, (6.0, 5.0))),),
    markers=(Marker(Point(100.0, 90.0), "cross", "#ffffff", 15.0),),
    texts=(Text(Point(30.0, 60.0), "A", "#ffff00"),),
    fills=(Fill(np.ones((9, 12), dtype=bool), 150, 60, "#ff00ff", 0.4),),
)


def surface_of(canvas) -> GlSurface:
    return canvas.findChild(GlSurface)


def samples_of(canvas) -> int:
    surface = surface_of(canvas)
    surface.makeCurrent()
    samples = surface.context().functions().glGetIntegerv(GL_SAMPLES)
    surface.doneCurrent()
    return samples


def test_only_a_card_takes_several_samples_of_a_pixel(show):
    assert samples_of(show(CARD)) == opengl.SAMPLES
    assert samples_of(show(SOFTWARE)) == 0


@pytest.mark.parametrize(
    "view", [Transform(1.0, 20.0, 10.0), Transform(2.0, -90.0, -60.0), Transform(1.0, 260.0, 190.0)]
)
def test_a_sheet_is_to_the_level_what_the_raster_canvas_shows(show, view):
    pictures = []
    for renderer in (SOFTWARE, RASTER):
        canvas = show(renderer)
        canvas.set_photograph(np.full((200, 240, 3), (150, 70, 40), dtype=np.uint8))
        canvas.set_view(view)
        canvas.set_scene(SCENE)
        pictures.append(grabbed(canvas).astype(int))
    assert pictures[0].std() > 5
    assert np.abs(pictures[0] - pictures[1]).max() <= 2  # each rounds its blending


def test_a_scene_out_of_sight_leaves_the_photograph_as_it_is(show):
    canvas = show(SOFTWARE)
    canvas.set_photograph(retina(300, 260))
    canvas.set_view(Transform(4.0, -700.0, -500.0))
    before = grabbed(canvas)
    canvas.set_scene(SCENE)
    assert np.array_equal(grabbed(canvas), before)


def test_a_smaller_scene_leaves_nothing_of_a_larger_one(show):
    canvas, fresh = show(SOFTWARE), show(SOFTWARE)
    small = Scene(markers=(Marker(Point(60.0, 60.0), "dot", "#ffffff"),))
    for each, scenes in ((canvas, (SCENE, small)), (fresh, (small,))):
        each.set_photograph(retina(300, 260))
        for scene in scenes:
            each.set_scene(scene)
            settle(each)
    assert np.array_equal(grabbed(canvas), grabbed(fresh))


def test_the_picture_goes_with_the_photograph(show):
    canvas = show(SOFTWARE)
    canvas.set_photograph(retina(300, 260))
    canvas.set_scene(SCENE)
    grabbed(canvas)
    texture = surface_of(canvas)._drawer.sheet._texture
    assert texture.isCreated()
    surface_of(canvas).release()
    assert not texture.isCreated()
