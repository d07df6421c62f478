"""A photograph ready to be drawn: its pixels, and the halves that it is drawn from."""

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage

from refuge_annotator.imaging.enhance import evened
from refuge_annotator.imaging.halves import half_size, halve
from refuge_annotator.view.sampling import halvings

Pixels = NDArray[np.uint8]


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
    height, width = half_size(image.height(), image.width())
    half = QImage(width, height, QImage.Format.Format_RGB32)
    whole: Pixels = np.frombuffer(image.constBits(), dtype=np.uint8).reshape(image.height(), image.width(), 4)
    halve(whole, into=np.frombuffer(half.bits(), dtype=np.uint8).reshape(height, width, 4))
    return half
