"""The bytes of masks as what they are: a head, blank rows one like another, and between them a band of drawn rows.

Blank rows are most of a mask. They are never copied, and what SHA-256 makes of those before the band is known.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from threading import Lock
from typing import Any

import numpy as np

from refuge_annotator.consensus.label import BACKGROUND, GreyMask

BLOCK = 1 << 17  # bytes, about; so much at a time stays in a processor's cache
KINDS = 8  # a study has photographs of a few sizes

Data = bytes | bytearray | memoryview


class Blank:
    """A head and rows one like another: the bytes of a mask on which nothing is drawn. Threads may share one."""

    def __init__(self, head: bytes, row: bytes, rows: int) -> None:
        self.head, self.row, self.rows = head, row, rows
        self._step = min(max(BLOCK // max(len(row), 1), 1), max(rows, 1))
        self._block = memoryview(row * self._step)
        self._states = [hashlib.sha256(head)]  # after 0, 1, 2 ... blocks, as far as anybody asked
        self._growing = Lock()

    def __len__(self) -> int:
        """Return how many bytes it has."""
        return len(self.head) + len(self.row) * self.rows

    def some(self, rows: int) -> Iterator[memoryview]:
        """Yield so many rows, many at a time."""
        blocks, rest = divmod(rows, self._step)
        yield from [self._block] * blocks
        if rest:
            yield self._block[: rest * len(self.row)]

    def digest(self, rows: int) -> Any:
        """Return SHA-256's state after the head and so many rows; it is the caller's."""
        blocks, rest = divmod(rows, self._step)
        with self._growing:
            while len(self._states) <= blocks:
                state = self._states[-1].copy()
                state.update(self._block)
                self._states.append(state)
        state = self._states[blocks].copy()
        state.update(self._block[: rest * len(self.row)])
        return state


@dataclass(frozen=True, eq=False)
class Bands:
    """A blank sheet with a band of whole rows in the place of as many blank ones; `before` blank rows come first."""

    blank: Blank
    before: int
    band: memoryview

    def __len__(self) -> int:
        """Return how many bytes it has."""
        return len(self.blank)

    def __bytes__(self) -> bytes:
        """Return them as one."""
        return b"".join(self.pieces())

    @property
    def after(self) -> int:
        """How many blank rows come last."""
        return self.blank.rows - self.before - (len(self.band) // len(self.blank.row) if self.band else 0)

    def pieces(self) -> Iterator[Data]:
        """Yield the bytes in order, as large pieces."""
        if self.blank.head:
            yield self.blank.head
        yield from self.blank.some(self.before)
        if self.band:
            yield self.band
        yield from self.blank.some(self.after)

    def sha256(self) -> str:
        """Return the SHA-256 of the bytes as 64 hex digits."""
        state = self.blank.digest(self.before)
        state.update(self.band)
        for piece in self.blank.some(self.after):
            state.update(piece)
        return str(state.hexdigest())


Content = bytes | bytearray | Bands


@lru_cache(maxsize=KINDS)
def blank(head: bytes, row: bytes, rows: int) -> Blank:
    """Return a blank sheet; all masks of a kind share one."""
    return Blank(head, row, rows)


def pixel_bands(mask: GreyMask, background: int = BACKGROUND) -> Bands:
    """Return the pixels of a mask on a background of 0 or 255, row by row from the top."""
    height = mask.shape[0]
    top, bottom = drawn_rows(mask, background)
    return banded_pixels(mask[top:bottom], top, height, background)


def banded_pixels(drawn: GreyMask, above: int, height: int, background: int) -> Bands:
    """Return the pixels of a mask of `height` rows that has `drawn` below `above` rows of background."""
    row = bytes([background]) * drawn.shape[1]
    return Bands(blank(b"", row, height), above, np.ascontiguousarray(drawn).reshape(-1).data)


def drawn_rows(mask: GreyMask, background: int = BACKGROUND) -> tuple[int, int]:
    """Return the first row on which something is drawn, and the one after the last, for a background of 0 or 255.

    One row of background belongs to them on either side, where there is one: it says that nothing touches the edge.
    """
    rows = mask.min(axis=1) < BACKGROUND if background == BACKGROUND else mask.max(axis=1) > background
    drawn = np.flatnonzero(rows)
    if not drawn.size:
        return 0, min(1, len(mask))
    return max(int(drawn[0]) - 1, 0), min(int(drawn[-1]) + 2, len(mask))


def pieces_of(content: Content) -> Iterator[Data]:
    """Yield the bytes of a file in order, as large pieces."""
    if isinstance(content, Bands):
        yield from content.pieces()
        return
    rest = memoryview(content)
    for start in range(0, len(rest), BLOCK):
        yield rest[start : start + BLOCK]


def sha256_of(content: Content) -> str:
    """Return the SHA-256 of a file's bytes as 64 hex digits."""
    return content.sha256() if isinstance(content, Bands) else hashlib.sha256(content).hexdigest()
