import pytest
from hypothesis import given
from hypothesis import strategies as st

from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.transform import Transform
from refuge_annotator.view.sampling import (
    BORDER,
    STRIP,
    covers,
    halvings,
    in_sight,
    is_actual_size,
    is_smooth,
    kept_in_sight,
    snapped,
)

scales = st.floats(0.02, 64)
places = st.floats(-5000, 5000)
sizes = st.tuples(st.integers(1, 3000), st.integers(1, 3000))


def test_a_photograph_that_fits_is_all_in_sight():
    sight = in_sight((90, 60), (400, 300), Transform(2.0, 10.0, 10.0))
    assert (sight.left, sight.top, sight.right, sight.bottom) == (0, 0, 90, 60)


def test_what_lies_off_the_canvas_is_not_in_sight():
    assert in_sight((90, 60), (400, 300), Transform(1.0, 500.0, 0.0)) is None
    assert in_sight((90, 60), (400, 300), Transform(1.0, 0.0, -70.0)) is None


@given(sizes, scales, places, places)
def test_every_pixel_on_the_canvas_is_in_sight_and_few_others_are(size, scale, left, top):
    view, canvas = Transform(scale, left, top), (400.0, 300.0)
    sight = in_sight(size, canvas, view)
    for axis, start, room in ((0, left, canvas[0]), (1, top, canvas[1])):
        shown = [
            i for i in (0, size[axis] // 2, size[axis] - 1) if start + (i + 1) * scale > 0 and start + i * scale < room
        ]
        if sight is not None:
            first, last = (sight.left, sight.right) if axis == 0 else (sight.top, sight.bottom)
            assert all(first <= i < last for i in shown)
            assert last - first <= room / scale + 2 * BORDER + 2


@given(sizes, scales, places, places)
def test_where_a_photograph_covers_the_canvas_every_corner_shows_one_of_its_pixels(size, scale, left, top):
    view, (width, height) = Transform(scale, left, top), (400.0, 300.0)
    if covers(size, (width, height), view, 1.0):
        for corner in ((0.0, 0.0), (width, 0.0), (0.0, height), (width, height)):
            x, y = view.to_image(Point(*corner))
            assert -0.5 <= x <= size[0] - 0.5
            assert -0.5 <= y <= size[1] - 0.5


def test_a_photograph_covers_the_canvas_until_a_side_of_it_comes_near():
    assert covers((100, 100), (400.0, 300.0), Transform(5.0, -50.0, -100.0), 2.0)
    for left, top in ((-1.0, -100.0), (-99.0, -100.0), (-50.0, -1.0), (-50.0, -199.0)):
        assert not covers((100, 100), (400.0, 300.0), Transform(5.0, left, top), 2.0)
    for ratio in (1.25, 1.5):  # where a canvas may touch pixels beyond its size
        assert not covers((100, 100), (400.0, 300.0), Transform(5.0, -50.0, -100.0), ratio)


@pytest.mark.parametrize("exact", [True, False])
def test_pixels_blend_where_they_are_made_smaller_and_magnified_as_wished_but_never_at_actual_size(exact):
    assert is_smooth(0.5, exact=exact)
    assert is_smooth(1.01, exact=exact) is not exact
    assert is_smooth(30.0, exact=exact) is not exact
    assert not is_smooth(1.0, exact=exact)


@pytest.mark.parametrize(
    ("scale", "count"), [(30.0, 0), (1.0, 0), (0.63, 0), (0.62, 1), (0.32, 1), (0.31, 2), (0.1, 3)]
)
def test_a_photograph_is_halved_until_it_is_magnified_by_a_quarter_at_most(scale, count):
    assert halvings(scale) == count


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("size", [1.0, 0.5, 0.25])
def test_at_actual_size_and_its_halves_the_photograph_lies_on_whole_device_pixels(ratio, size):
    view = snapped(Transform(size / ratio, 10.3, -7.8), ratio)
    assert view.left * ratio == pytest.approx(round(view.left * ratio), abs=1e-9)
    assert view.top * ratio == pytest.approx(round(view.top * ratio), abs=1e-9)
    assert abs(view.left - 10.3) <= 0.5 / ratio
    assert is_actual_size(view.scale * ratio / size)


@pytest.mark.parametrize("scale", [0.3, 0.51, 1.1, 2.0, 4.0])
def test_at_any_other_size_the_photograph_lies_where_it_was_put(scale):
    assert snapped(Transform(scale, 10.3, -7.8), 1.0) == Transform(scale, 10.3, -7.8)


@given(sizes, scales, places, places)
def test_a_strip_of_the_photograph_always_stays_on_the_canvas(size, scale, left, top):
    view = kept_in_sight(Transform(scale, left, top), size, (400.0, 300.0))
    for start, length, room in ((view.left, size[0] * scale, 400.0), (view.top, size[1] * scale, 300.0)):
        seen = min(start + length, room) - max(start, 0.0)
        assert seen >= min(STRIP, length) - 1e-6


def test_a_photograph_in_the_middle_is_not_moved():
    assert kept_in_sight(Transform(1.0, 100.0, 50.0), (90, 60), (400.0, 300.0)) == Transform(1.0, 100.0, 50.0)
