"""How a camera and a fundus look: colours, haze, noise. Nothing here depends on where the disc is."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

Colour = tuple[float, float, float]  # red, green, blue, 0 to 255
Plane = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Appearance:
    """The colours of one photograph.

    Attributes
    ----------
    ground
        The fundus in the middle of the photograph.
    rim, cup
        Of the nerve head.
    haze
        Added light towards the edge of the field.
    tessellation, sheen
        Strength (0 to 1) of the choroid's vessels and of the nerve fibres' reflex.
    blur, noise
        Standard deviations in pixels of a 2124 pixel wide photograph, and in grey levels.
    """

    ground: Colour
    rim: Colour
    cup: Colour
    haze: Colour
    tessellation: float
    sheen: float
    falloff: float
    blur: float
    noise: float


def draw_appearance(rng: np.random.Generator, square: bool) -> Appearance:
    """Return a random appearance: that of the square camera (paler, hazier) or of the other (darker, browner)."""
    if square:
        red = rng.uniform(140, 178)
        ground = (red, red * rng.uniform(0.56, 0.66), red * rng.uniform(0.40, 0.50))
        veil = rng.uniform(8, 24)
        haze = (0.55 * veil, veil, 1.1 * veil)
    else:
        red = rng.uniform(105, 165)
        ground = (red, red * rng.uniform(0.48, 0.58), red * rng.uniform(0.24, 0.34))
        haze = (0.0, rng.uniform(2, 8), rng.uniform(4, 10))
    light = (red - 100) / 80
    return Appearance(
        ground,
        (208 + 24 * light, 118 + 26 * light + rng.normal(0, 6), 72 + 26 * light + rng.normal(0, 6)),
        (250.0, 216 + 12 * light + rng.normal(0, 6), 150 + 30 * light + rng.normal(0, 10)),
        haze,
        rng.uniform(0.1, 1.0) ** 1.5,
        rng.uniform(0.25, 1.0),
        rng.uniform(0.28, 0.45),
        rng.uniform(1.3, 1.8),
        rng.uniform(1.6, 2.4),
    )


def clouds(rng: np.random.Generator, shape: tuple[int, int], size: float) -> Plane:
    """Return smooth noise of mean 0 and deviation about 1 whose blobs are `size` pixels wide."""
    rows, columns = (max(int(side / size) + 4, 4) for side in shape)
    coarse = rng.standard_normal((rows, columns), dtype=np.float32)
    large = cv2.resize(coarse, (int(columns * size) + 1, int(rows * size) + 1), interpolation=cv2.INTER_CUBIC)
    top, left = int(size), int(size)
    return np.ascontiguousarray(large[top : top + shape[0], left : left + shape[1]]) * np.float32(1.35)
