"""A picture at half its size."""

import cv2
import numpy as np

from refuge_annotator.imaging.pixels import Pixels


def half_size(height: int, width: int) -> tuple[int, int]:
    """Return (height, width) of the half; odd sizes are rounded up."""
    return (height + 1) // 2, (width + 1) // 2


def halve(pixels: Pixels, into: Pixels) -> None:
    """Average two by two pixels, halves of a level rounded up.

    The last row and column of an odd size stand for their missing neighbours.

    Parameters
    ----------
    pixels
        uint8, shape (height, width, channels), at most four channels.
    into
        Takes the result: uint8 of the `half_size` and as many channels, C-contiguous.
    """
    height, width = pixels.shape[:2]
    if height % 2 or width % 2:
        pixels = np.asarray(cv2.copyMakeBorder(pixels, 0, height % 2, 0, width % 2, cv2.BORDER_REPLICATE))
    cv2.resize(pixels, into.shape[1::-1], dst=into, interpolation=cv2.INTER_AREA)
