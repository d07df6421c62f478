"""A photograph ready to be drawn: its pixels, and the halves that it is drawn from."""

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage

from refuge_annotator.imaging.enhance import evened
from refuge_annotator.view.sampling import halvings

Pixels = NDArray[np.uint8]
STRIP = 16  # rows


class Photograph:
    """What a canvas shows; made beside the window's thread, where that can wait for it.

    Attributes
    ----------
    pixels
        uint8 RGB, shape (height, width, 3), C-contiguous; nobody writes to it any more.
    evened
        The same with its contrast evened out locally, once `even` has made it.
    """

    def __init__(self, pixels: Pixels) -> None:
        self.pixels = np.ascontiguousarray(pixels)
        self._pyramid: Pyramid | None = None
        self.evened: Photograph | None = None

    def even(self) -> None:
        """Make it with its contrast evened out, once; safe in any thread, and long enough to be done beside."""
        if self.evened is None:
            made = Photograph(evened(self.pixels))
            made.pyramid.complete()
            self.evened = made

    @property
    def size(self) -> tuple[int, int]:
        """(width, height) in pixels."""
        return self.pixels.shape[1], self.pixels.shape[0]

    @property
    def nbytes(self) -> int:
        """How much memory it takes."""
        own = self.pixels.nbytes + (self._pyramid.nbytes if self._pyramid is not None else 0)
        return own + (self.evened.nbytes if self.evened is not None else 0)

    @property
    def pyramid(self) -> "Pyramid":
        """The photograph and its halves, made when first asked for."""
        if self._pyramid is None:
            self._pyramid = Pyramid(self.pixels)
        return self._pyramid


class Preparer:
    """Makes photographs ready to be drawn; safe in any thread.

    Attributes
    ----------
    evens
        Whether their contrast is evened out as well.
    """

    def __init__(self) -> None:
        self.evens = False

    def __call__(self, pixels: Pixels) -> Photograph:
        """Make a photograph of uint8 RGB pixels, shape (height, width, 3), that are not written to any more."""
        made = Photograph(pixels)
        made.pyramid.complete()
        if self.evens:
            made.even()
        return made


class Pyramid:
    """A photograph and its halves, each the average of the one before, made when first needed."""

    def __init__(self, pixels: Pixels) -> None:
        whole = np.ascontiguousarray(pixels)
        height, width = whole.shape[:2]
        wrapped = QImage(whole.data, width, height, 3 * width, QImage.Format.Format_RGB888)
        self._levels = [wrapped.convertToFormat(QImage.Format.Format_RGB32)]  # a copy: the array may go
        self.size = width, height

    @property
    def nbytes(self) -> int:
        """How much memory the levels take."""
        return sum(level.sizeInBytes() for level in self._levels)

    def level(self, scale: float) -> tuple[QImage, int]:
        """Return the photograph for `scale` device pixels per image pixel, and how many of its pixels make one."""
        wanted = halvings(scale)
        while len(self._levels) <= wanted and self._divisible:
            self._levels.append(_halved(self._levels[-1]))
        number = min(wanted, len(self._levels) - 1)
        return self._levels[number], 2**number

    def complete(self) -> tuple[QImage, ...]:
        """Return every level, the whole photograph first."""
        while self._divisible:
            self._levels.append(_halved(self._levels[-1]))
        return tuple(self._levels)

    @property
    def _divisible(self) -> bool:
        return min(self._levels[-1].width(), self._levels[-1].height()) > 1


def _halved(image: QImage) -> QImage:
    """Average two by two pixels; the last row and column of an odd size stand for their missing neighbours.

    Two neighbours are one 64-bit number here and their colours sit two bytes apart, so that four sums never meet.
    """
    height, width = image.height(), image.width()
    pixels: NDArray[np.uint32] = np.frombuffer(image.constBits(), dtype=np.uint32).reshape(height, width)
    if height % 2 or width % 2:
        pixels = np.pad(pixels, ((0, height % 2), (0, width % 2)), mode="edge")
    pairs = pixels.view(np.uint64)
    height, width = (height + 1) // 2, (width + 1) // 2
    result = np.empty((height, width), dtype=np.uint32)
    for top in range(0, height, STRIP):  # few rows at a time stay in the processor's cache
        strip = pairs[2 * top : 2 * (top + STRIP)]
        red_blue = _quarter(strip & np.uint64(0x00FF00FF00FF00FF))
        green = _quarter((strip >> np.uint64(8)) & np.uint64(0x000000FF000000FF))
        result[top : top + STRIP] = np.uint32(0xFF000000) | red_blue | (green << np.uint32(8))
    return QImage(result.data, width, height, 4 * width, QImage.Format.Format_RGB32).copy()


def _quarter(pairs: NDArray[np.uint64]) -> NDArray[np.uint32]:
    rows = pairs[::2] + pairs[1::2]
    total = (rows + (rows >> np.uint64(32))).astype(np.uint32)
    return ((total + np.uint32(0x00020002)) >> np.uint32(2)) & np.uint32(0x00FF00FF)
