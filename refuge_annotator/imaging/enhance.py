"""How a look changes pixels: the one set of formulas, for the raster canvas here and for the shader as a table.

In this order: the photograph, or the one with its contrast evened out; its channel; then for every value v in 0..1

    v = clip((v - 0.5) * contrast + 0.5 + brightness, 0, 1)
    v = v ** (1 / gamma)
    v = 1 - v, where it is a negative

rounded to 8 bits. Stored pixels are never written to.
"""

from typing import cast

import cv2
import numpy as np
from numpy.typing import NDArray

from refuge_annotator.imaging.look import PLAIN, Channel, Look

Pixels = NDArray[np.uint8]
CLIP_LIMIT = 2.0
TILES = 8  # to a side of the photograph
SMALLEST_TILE = 16  # image pixels
_OPAQUE = np.uint32(0xFF000000)
_PLACES = {Channel.RED: 2, Channel.GREEN: 1, Channel.BLUE: 0}  # blue first, as 0xAARRGGBB lies in memory


def tones(look: Look, lost: float = 0.0) -> Pixels:
    """Return what each of the 256 values becomes, shape (256,); the channel and the evening are left out.

    `lost` is what was cut off the values on average before, when they were rounded down.
    """
    values = (np.arange(256) + lost) / 255.0
    values = np.clip((values - 0.5) * look.contrast + 0.5 + look.brightness, 0.0, 1.0) ** (1.0 / look.gamma)
    if look.invert:
        values = 1.0 - values
    result: Pixels = np.floor(values * 255.0 + 0.5).astype(np.uint8)
    return result


def enhance(pixels: Pixels, look: Look) -> Pixels:
    """Return RGB bytes, shape (height, width, 3), as they are shown with a look."""
    if look == PLAIN:
        return pixels
    source = evened(pixels) if look.clahe else pixels
    if look.channel is not Channel.COLOR:
        place = 2 - _PLACES[look.channel]
        source = np.repeat(source[..., place : place + 1], 3, axis=2)
    return tones(look)[source]


def enhance_words(words: Pixels, look: Look, lost: float = 0.0) -> Pixels:
    """Return 32-bit pixels as they are shown with a look whose evening is done already.

    Parameters
    ----------
    words
        C-contiguous bytes, shape (height, width, 4): blue, green, red and one that stays 255.
    lost
        As `tones` takes it.
    """
    table = tones(look, lost)
    if look.channel is Channel.COLOR:
        result = cast(Pixels, cv2.LUT(words, table))
        result.view(np.uint32)[...] |= _OPAQUE
        return result
    single = cv2.LUT(cv2.extractChannel(words, _PLACES[look.channel]), table)
    return cast(Pixels, cv2.cvtColor(single, cv2.COLOR_GRAY2BGRA))  # opaque


def evened(pixels: Pixels) -> Pixels:
    """Even out the contrast locally: CLAHE on the lightness, so that colours keep their hue.

    References
    ----------
    K. Zuiderveld, "Contrast limited adaptive histogram equalization", Graphics Gems IV, 1994.
    """
    height, width = pixels.shape[:2]
    tiles = (max(min(TILES, width // SMALLEST_TILE), 1), max(min(TILES, height // SMALLEST_TILE), 1))
    lab = cv2.cvtColor(pixels, cv2.COLOR_RGB2Lab)
    lightness = cv2.createCLAHE(CLIP_LIMIT, tiles).apply(np.ascontiguousarray(lab[..., 0]))
    lab[..., 0] = lightness
    return cast(Pixels, cv2.cvtColor(lab, cv2.COLOR_Lab2RGB))
