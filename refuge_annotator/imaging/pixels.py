"""From the pixels that a decoder gives to the upright 8-bit RGB that every rater sees."""

from collections.abc import Callable, Mapping
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from refuge_annotator.words import mark

Pixels = NDArray[np.uint8]
Deep = NDArray[np.uint16]

DEPTH_NOTES = {
    8: mark("16-bit file with 8-bit values: shown as they are"),
    10: mark("16-bit file with 10-bit values: shown as value × 255 / 1023"),
    12: mark("16-bit file with 12-bit values: shown as value × 255 / 4095"),
    14: mark("16-bit file with 14-bit values: shown as value × 255 / 16383"),
    16: mark("16-bit file: shown as value × 255 / 65535"),
}

_TURNS: Mapping[int, Callable[[Pixels], NDArray[Any]]] = {
    1: lambda p: p,
    2: lambda p: p[:, ::-1],
    3: lambda p: p[::-1, ::-1],
    4: lambda p: p[::-1],
    5: lambda p: p.transpose(1, 0, 2),
    6: lambda p: np.rot90(p, -1),
    7: lambda p: np.rot90(p, 2).transpose(1, 0, 2),
    8: lambda p: np.rot90(p, 1),
}


def upright(pixels: Pixels, orientation: int) -> Pixels:
    """Turn pixels (height, width, 3) as EXIF tag 274 says; the result is C-contiguous."""
    return np.ascontiguousarray(_TURNS[orientation](pixels))


def upright_size(width: int, height: int, orientation: int) -> tuple[int, int]:
    """Return (width, height) after the turn."""
    return (height, width) if orientation >= 5 else (width, height)


def reduced(pixels: Pixels, size: int) -> Pixels:
    """Return pixels (height, width, 3) with the longer side reduced to at most `size`; never enlarged."""
    height, width = pixels.shape[:2]
    scale = min(size / max(height, width), 1.0)
    wanted = max(round(width * scale), 1), max(round(height * scale), 1)
    return np.ascontiguousarray(cv2.resize(pixels, wanted, interpolation=cv2.INTER_AREA), dtype=np.uint8)


def depth(values: Deep) -> int:
    """Return how many bits the values use: the smallest of 8, 10, 12, 14 and 16 that holds their maximum."""
    most = int(values.max(initial=0))
    return next(bits for bits in DEPTH_NOTES if most < 1 << bits)


def eight_bits(values: Deep, bits: int) -> Pixels:
    """Map values of a number of bits to 0..255: value * 255 / (2^bits - 1), halves up.

    The mapping depends on the number of bits alone, so every rater sees the same, and a full-range 16-bit copy of an
    8-bit photograph (value * 257) looks exactly like it.
    """
    full = (1 << bits) - 1
    table = ((np.arange(full + 1, dtype=np.uint32) * 510 + full) // (2 * full)).astype(np.uint8)
    return table[values]


def over_black(rgba: Pixels) -> Pixels:
    """Lay (height, width, 4) pixels over black: each colour times its opacity, halves up."""
    opacity = rgba[..., 3:].astype(np.uint16)
    return ((rgba[..., :3] * opacity + 127) // 255).astype(np.uint8)


def three_channels(grey: Pixels) -> Pixels:
    """Return grey (height, width) as RGB."""
    return cv2.cvtColor(grey, cv2.COLOR_GRAY2RGB).astype(np.uint8, copy=False)


def deep_to_rgb(values: Deep, white_is_zero: bool = False) -> tuple[Pixels, tuple[str, ...]]:
    """Return RGB of 16-bit grey, RGB or RGBA values by the fixed mapping, alpha over black, and the mapping it was."""
    colour = values[..., :3] if values.ndim == 3 else values
    bits = depth(colour)
    pixels = eight_bits(colour, bits)
    if white_is_zero:
        pixels = 255 - pixels
    if pixels.ndim == 2:
        pixels = three_channels(pixels)
    elif values.shape[2] == 4:
        pixels = over_black(np.dstack([pixels, eight_bits(values[..., 3], 16)]))
    return pixels, (DEPTH_NOTES[bits],)
