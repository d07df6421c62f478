"""One photograph side by side: where it lies in each cell, and what either renderer makes of it."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.transform import Transform
from refuge_annotator.view import textures_gl
from refuge_annotator.view.scene import EMPTY, Cell, Marker, Scene, Tile
from refuge_annotator.view.tiles import cells, on_canvas, share, view_in
from tests.renderers import CARD, RASTER, SOFTWARE
from tests.view.looking import corner_photograph, grabbed

rooms = st.tuples(st.integers(300, 2000), st.integers(300, 1500))


@given(st.integers(1, 12), rooms)
def test_cells_lie_apart_within_the_canvas_with_room_for_words_above_each(count, room):
    found = cells(count, room, 2, 20)
    taken = np.zeros((room[1], room[0]), int)
    for cell in found:
        assert cell.left >= 0
        assert cell.left + cell.width <= room[0]
        assert cell.top >= 20
        assert cell.top + cell.height <= room[1]
        taken[cell.top - 20 : cell.top + cell.height, cell.left : cell.left + cell.width] += 1
    assert taken.max() == 1
    assert len(found) == count


def test_eight_pictures_on_a_wide_canvas_are_two_rows_of_four():
    assert {cell.left for cell in cells(8, (1600, 800), 0, 0)} == {0, 400, 800, 1200}
    assert {cell.top for cell in cells(8, (1600, 800), 0, 0)} == {0, 400}


@given(st.integers(0, 7), rooms, st.floats(0.05, 20), st.floats(-3000, 3000), st.floats(-3000, 3000))
def test_what_lies_in_the_middle_of_the_canvas_lies_in_the_middle_of_every_cell(place, room, scale, left, top):
    view = Transform(scale, left, top)
    cell = cells(8, room, 2, 24)[place]
    inner = view_in(view, room, cell)
    middle = view.to_image(Point(room[0] / 2, room[1] / 2))
    assert inner.to_screen(middle) == pytest.approx((cell.width / 2, cell.height / 2), abs=1e-6)
    assert inner.scale == pytest.approx(scale * share(room, cell))


@given(st.integers(0, 7), st.floats(0, 1), st.floats(0, 1))
def test_a_point_under_the_mouse_in_a_cell_is_the_same_point_of_the_photograph_on_the_canvas(place, x, y):
    room, view = (1000, 700), Transform(1.7, -120.0, 33.0)
    cell = cells(8, room, 2, 24)[place]
    at = Point(cell.left + x * cell.width, cell.top + y * cell.height)
    seen = view_in(view, room, cell).to_image(Point(at.x - cell.left, at.y - cell.top))
    assert view.to_image(on_canvas(at, room, cell)) == pytest.approx(seen, abs=1e-6)


def test_every_tile_shows_the_photograph_and_its_own_scene_alone(canvas):
    canvas.set_photograph(corner_photograph(90, 60))
    canvas.set_background("#000000")
    canvas.set_scene(Scene(markers=(Marker(Point(20, 30), "dot", "#ff00ff", 30.0),)))
    left, right = Cell(0, 20, 190, 260), Cell(210, 20, 190, 260)
    dot = Scene(markers=(Marker(Point(44.5, 29.5), "dot", "#ffffff", 40.0),))
    canvas.set_tiles([Tile(left, EMPTY), Tile(right, dot)])
    seen = grabbed(canvas).astype(int)
    assert not seen[:20].any()
    assert not seen[:, 190:210].any()
    plain, with_dot = (seen[c.top : c.top + c.height, c.left : c.left + c.width] for c in (left, right))
    assert (np.abs(plain - with_dot).max(axis=2) > 8).sum() == pytest.approx(np.pi * 21.5**2, rel=0.15)
    assert with_dot[130, 95] == pytest.approx([255, 255, 255], abs=4)
    assert not (np.abs(seen - [255, 0, 255]).max(axis=2) < 40).any()  # the scene of the whole is not shown


def test_without_tiles_the_whole_is_as_it_was(canvas):
    canvas.set_photograph(corner_photograph(90, 60))
    before = grabbed(canvas)
    view = canvas.view
    canvas.set_tiles([Tile(cell, EMPTY) for cell in cells(8, (400, 300), 2, 20)])
    assert not np.array_equal(grabbed(canvas), before)
    canvas.set_tiles(())
    assert np.array_equal(grabbed(canvas), before)
    assert canvas.view == view


@pytest.mark.gl
@pytest.mark.parametrize("one", [CARD, SOFTWARE])
def test_both_renderers_show_the_same_tiles(show, one):
    pictures = []
    for renderer in (RASTER, one):
        canvas = show(renderer)
        canvas.set_photograph(corner_photograph(900, 600, 80))
        canvas.set_tiles([Tile(cell, EMPTY) for cell in cells(8, (400, 300), 2, 20)])
        pictures.append(grabbed(canvas).astype(int))
    assert np.percentile(np.abs(pictures[0] - pictures[1]), 99) <= 6


@pytest.mark.gl
def test_eight_tiles_need_one_texture(show, monkeypatch):
    made = []
    real = textures_gl.PhotographTexture
    monkeypatch.setattr(
        textures_gl, "PhotographTexture", lambda photograph: made.append(photograph) or real(photograph)
    )
    canvas = show("gl")
    canvas.set_photograph(corner_photograph(90, 60))
    canvas.set_tiles([Tile(cell, EMPTY) for cell in cells(8, (400, 300), 2, 20)])
    grabbed(canvas)
    assert len(made) == 1


def test_another_photograph_is_shown_whole(canvas):
    canvas.set_photograph(corner_photograph(90, 60))
    whole = grabbed(canvas)
    canvas.set_tiles([Tile(cell, EMPTY) for cell in cells(4, (400, 300), 2, 20)])
    canvas.set_photograph(corner_photograph(90, 60))
    assert np.array_equal(grabbed(canvas), whole)
