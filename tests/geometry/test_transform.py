import pytest
from hypothesis import given
from hypothesis import strategies as st

from refuge_annotator.geometry.point import Point, rounded
from refuge_annotator.geometry.transform import MAX_SCALE, MIN_SCALE, Transform, center_on, fit, pan, zoom_about

scales = st.floats(MIN_SCALE, MAX_SCALE)
offsets = st.floats(-5000, 5000)
views = st.builds(Transform, scales, offsets, offsets)
points = st.builds(Point, st.floats(-100, 5000), st.floats(-100, 5000))


@given(views, points)
def test_to_the_screen_and_back(view, point):
    assert view.to_image(view.to_screen(point)) == pytest.approx(point, abs=1e-6)


@pytest.mark.parametrize("scale", [1, 1.5, 16])
def test_whole_numbers_are_the_middles_of_pixels(scale):
    """A 4x4 photograph with its corner at the canvas's corner: pixel (2, 1) covers screen 2..3 by 1..2, times scale."""
    view = Transform(scale)
    assert view.to_image(Point(2.5 * scale, 1.5 * scale)) == pytest.approx((2, 1))
    assert view.to_screen(Point(0, 0)) == (scale / 2, scale / 2)
    assert view.to_screen(Point(-0.5, -0.5)) == (0, 0)


@pytest.mark.parametrize("scale", [1, 1.5, 16])
def test_a_mark_does_not_wander_in_a_hundred_rounds(scale):
    view, start = Transform(scale, 13.7, -4.25), Point(2.0, 1.0)
    mark = start
    for _ in range(100):
        mark = rounded(view.to_image(view.to_screen(mark)))
    assert mark == start


@given(views, offsets, offsets, points)
def test_panning_moves_everything_by_screen_pixels(view, dx, dy, point):
    x, y = view.to_screen(point)
    assert pan(view, dx, dy).to_screen(point) == pytest.approx((x + dx, y + dy), abs=1e-6)


@given(views, points, st.floats(0.01, 100))
def test_zooming_keeps_the_point_under_the_cursor(view, cursor, factor):
    zoomed = zoom_about(view, cursor, factor)
    assert zoomed.to_screen(view.to_image(cursor)) == pytest.approx(cursor, abs=1e-5)
    assert zoomed.scale == pytest.approx(min(max(view.scale * factor, MIN_SCALE), MAX_SCALE))


def test_zooming_stops_at_its_bounds():
    view = Transform()
    for _ in range(100):
        view = zoom_about(view, Point(300, 200), 1.5)
    assert view.scale == MAX_SCALE
    for _ in range(100):
        view = zoom_about(view, Point(300, 200), 0.5)
    assert view.scale == MIN_SCALE


@given(points, scales, st.tuples(st.floats(1, 4000), st.floats(1, 4000)))
def test_what_is_centred_is_in_the_middle(point, scale, canvas):
    view = center_on(point, scale, canvas)
    assert view.to_screen(point) == pytest.approx((canvas[0] / 2, canvas[1] / 2), abs=1e-6)
    assert view.scale == scale


@given(
    st.tuples(st.integers(100, 5000), st.integers(100, 5000)),
    st.tuples(st.floats(200, 4000), st.floats(200, 4000)),
    st.floats(0, 40),
)
def test_the_whole_photograph_fits_and_touches_the_margin(image, canvas, margin):
    view = fit(image, canvas, margin)
    left, top = view.to_screen(Point(-0.5, -0.5))
    right, bottom = view.to_screen(Point(image[0] - 0.5, image[1] - 0.5))
    assert min(left, top) == pytest.approx(margin, abs=1e-6)
    assert left >= margin - 1e-6
    assert top >= margin - 1e-6
    assert (canvas[0] - right, canvas[1] - bottom) == pytest.approx((left, top), abs=1e-6)


def test_a_canvas_without_room_still_gives_a_view():
    assert fit((2124, 2056), (0, 0), 10).scale == MIN_SCALE
