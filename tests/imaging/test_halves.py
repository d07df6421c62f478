import numpy as np
import pytest

from refuge_annotator.imaging.halves import half_size, halve


@pytest.mark.parametrize(
    "shape", [(64, 80), (65, 80), (64, 81), (65, 81), (5, 3), (3, 1), (1, 5), (2, 2), (257, 133), (1028, 1062)]
)
@pytest.mark.parametrize("channels", [3, 4])
def test_each_pixel_of_a_half_is_the_average_of_four(shape, channels):
    pixels = np.random.default_rng(0).integers(0, 256, (*shape, channels), dtype=np.uint8)
    half = np.zeros((*half_size(*shape), channels), dtype=np.uint8)
    halve(pixels, half)
    even = np.pad(pixels, ((0, shape[0] % 2), (0, shape[1] % 2), (0, 0)), mode="edge").astype(int)
    four = even[::2, ::2] + even[1::2, ::2] + even[::2, 1::2] + even[1::2, 1::2]
    assert half.shape[:2] == (-(-shape[0] // 2), -(-shape[1] // 2))
    assert (half == (four + 2) // 4).all()
