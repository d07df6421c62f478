import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QImage, QPainter

from refuge_annotator.geometry.transform import Transform
from refuge_annotator.view.photograph import Pyramid
from refuge_annotator.view.photograph_raster import paint_photograph
from tests.view.looking import pixels_of, retina


def averaged(pixels: np.ndarray) -> np.ndarray:
    """Average two by two pixels, halves rounded up; an odd edge is its own neighbour."""
    edge = [(0, n % 2) for n in pixels.shape[:2]]
    even = np.pad(pixels, [*edge, (0, 0)], mode="edge").astype(int)
    return (even[::2, ::2] + even[1::2, ::2] + even[::2, 1::2] + even[1::2, 1::2] + 2) // 4


@settings(deadline=None)
@given(st.integers(1, 70), st.integers(1, 70), st.integers(0, 9))
def test_each_level_is_the_average_of_the_one_before(height, width, seed):
    pixels = np.random.default_rng(seed).integers(0, 256, (height, width, 3), dtype=np.uint8)
    pyramid = Pyramid(pixels)
    expected = pixels.astype(int)
    for number in range(4):
        image, side = pyramid.level(1 / 2**number)
        if side < 2**number:
            assert min(image.width(), image.height()) == 1
            break
        assert (pixels_of(image) == expected).all()
        expected = averaged(expected)


@pytest.mark.parametrize("scale", [0.02, 0.1, 0.19, 0.3, 0.47, 0.6, 0.63, 0.9, 1.0, 7.0])
def test_a_level_is_neither_much_too_large_nor_magnified(scale):
    image, side = Pyramid(retina(701, 503)).level(scale)
    assert image.width() == math.ceil(701 / side)
    assert scale * side <= max(scale, 1.25)
    assert scale * side > 0.625 or side == 256


def painted(pixels: np.ndarray, view: Transform, size: tuple[int, int]) -> np.ndarray:
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(0)
    with QPainter(image) as painter:
        paint_photograph(painter, Pyramid(pixels), view, (float(size[0]), float(size[1])), 1.0)
    return pixels_of(image)


@pytest.mark.parametrize("scale", [0.11, 0.3, 0.47, 0.8, 1.0, 3.3, 16.0, 50.0, 63.7])
def test_a_step_in_the_photograph_is_where_the_transform_puts_it(scale):
    pixels = np.zeros((900, 1101, 3), dtype=np.uint8)
    pixels[:, 1000:] = 255
    view = Transform(scale, 150.0 - 1000 * scale + 0.25, 0.0)  # the step at 150.25 on the screen
    row = painted(pixels, view, (300, 40))[20, :, 0]
    middle = np.flatnonzero(row > 127)[0]
    assert abs(middle - 150.25) <= max(1.0, 0.5 * scale)
    assert (row[: int(150 - scale) - 2] == 0).all()


def test_the_photograph_fills_its_place_and_no_more():
    shown = painted(np.full((61, 91, 3), 200, dtype=np.uint8), Transform(0.37, 10.0, 10.0), (60, 50))
    rows, columns = np.nonzero(shown[:, :, 0] > 100)
    assert (rows.min(), columns.min()) == (10, 10)
    assert abs(rows.max() + 1 - (10 + 61 * 0.37)) <= 1
    assert abs(columns.max() + 1 - (10 + 91 * 0.37)) <= 1
