import numpy as np
import pytest
from PySide6.QtGui import QImage

from refuge_annotator.geometry.ellipse import normal_ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.transform import Transform
from refuge_annotator.view.photograph import Photograph
from refuge_annotator.view.photograph_raster import RasterSurface
from refuge_annotator.view.scene import EMPTY, EllipseLine, Fill, Frame, Marker, Polyline, Scene, Stroke
from refuge_annotator.view.stillness import Stillness


def line(number: float, color: str = "#30c060") -> EllipseLine:
    return EllipseLine(normal_ellipse(60 + number, 50, 40, 30, 20), Stroke(color, 2.0, (5.0, 3.0)))


FILLS = (Fill(np.ones((20, 30), bool), 40, 30, "#ff8800"),)
OTHERS = tuple(line(3 * n) for n in range(7))


def scene(own: float, others=OTHERS, fills=()) -> Scene:
    return Scene(ellipses=(*others, line(own, "#ff2020")), fills=fills)


def test_what_lies_below_a_dragged_line_stays_the_same_object():
    stillness = Stillness()
    stillness.part(EMPTY, afresh=True)
    stillness.part(scene(0), afresh=False)
    below, above = stillness.part(scene(1), afresh=False)
    assert (below.ellipses, above.ellipses) == (OTHERS, scene(1).ellipses[-1:])
    for own in (2, 3, 3, 4):
        again, above = stillness.part(scene(own), afresh=False)
        assert again is below
        assert above.ellipses == scene(own).ellipses[-1:]


def test_when_all_is_drawn_anew_nothing_is_left_over():
    below, above = Stillness().part(scene(0, fills=FILLS), afresh=True)
    assert (below.ellipses, below.fills) == (scene(0).ellipses, FILLS)
    assert (above.ellipses, above.fills) == ((), ())


def test_fills_that_change_all_the_time_are_not_taken_for_still():
    stillness = Stillness()
    stillness.part(scene(0), afresh=True)
    for own in range(1, 5):
        shown = scene(own, fills=(Fill(np.ones((9, 9), bool), own, 0, "#ff8800"),))
        assert stillness.part(shown, afresh=False) == (EMPTY, shown)


def test_a_line_that_goes_or_comes_below_ends_the_stillness():
    stillness = Stillness()
    stillness.part(scene(0), afresh=True)
    fewer = scene(0, OTHERS[1:])
    below, above = stillness.part(fewer, afresh=False)
    assert (*below.ellipses, *above.ellipses) == fewer.ellipses


def frames() -> list[Frame]:
    """What a page may show one after the other."""
    rng = np.random.default_rng(3)
    made = []
    for step in range(60):
        others = OTHERS if step % 20 < 15 else OTHERS[step % 3 :]
        shown = scene(float(step if step % 7 else 0), others, FILLS if step // 10 % 2 else ())
        marks = (Marker(Point(50, 40), "dot", "#ffffff"),)
        edge = (Polyline(rng.uniform(20, 90, (6, 2)), True, Stroke("#ffffff")),)
        shown = Scene(edge, marks, (), shown.fills, shown.ellipses)
        made.append(Frame(Transform(1.5 + step // 25, 3.0, 5.0), EMPTY if step == 40 else shown))
    return made


@pytest.mark.parametrize("change", [None, 13, 33])
def test_every_frame_is_to_the_pixel_what_a_new_surface_shows(qtbot, change):
    pixels = np.random.default_rng(1).integers(0, 255, (100, 120, 3), np.uint8)
    surface = RasterSurface()
    qtbot.addWidget(surface)
    surface.resize(260, 200)
    surface.show_photograph(Photograph(pixels))
    for step, frame in enumerate(frames()):
        if step == change:
            pixels = 255 - pixels
            surface.show_photograph(Photograph(pixels))
        surface.show_frame(frame)
        fresh = RasterSurface()
        qtbot.addWidget(fresh)
        fresh.resize(260, 200)
        fresh.show_photograph(Photograph(pixels))
        fresh.show_frame(frame)
        seen, wanted = (s.grab_image().convertToFormat(QImage.Format.Format_RGB32) for s in (surface, fresh))
        assert seen == wanted, step
