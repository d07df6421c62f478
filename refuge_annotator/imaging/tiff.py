"""TIFF: header, whether all of it is there, and the pixels of its first page.

References
----------
TIFF revision 6.0 (Adobe, 1992).
"""

import io
import struct
from typing import BinaryIO

from refuge_annotator.imaging.decoders import by_pillow, deep_by_opencv
from refuge_annotator.imaging.head import Broken, Head
from refuge_annotator.imaging.pixels import Pixels, deep_to_rgb
from refuge_annotator.imaging.tiff_tags import ORIENTATION, Directory, read_directory
from refuge_annotator.words import mark

TITLE = "TIFF"
FIRST_PAGE = mark("the TIFF has several pages: the first is shown")

_CUT = mark("the TIFF ends too early: a part of the picture is missing")
_COPY_AGAIN = mark("copy it again from where it came")
_ODD = mark("this kind of TIFF cannot be read")
_FLOAT = mark("the TIFF holds no whole positive numbers, so its brightness is not defined")
_THUMBNAIL = mark("the first page of the TIFF is a small preview")
_SAVE_AGAIN = mark("save it as an ordinary TIFF or PNG with 8 or 16 bits")

_KIND, _WIDTH, _HEIGHT, _BITS, _PHOTOMETRIC = 254, 256, 257, 258, 262
_SAMPLES, _PLANES, _NUMBERS = 277, 284, 339
_PIECES = ((273, 279), (324, 325))  # offsets and byte counts of strips, of tiles
_WHITE_IS_ZERO, _RGB = 0, 2


def recognises(start: bytes) -> bool:
    """Tell by the first bytes; the version number 43 is a BigTIFF."""
    return start[:4] in (b"II*\0", b"MM\0*", b"II+\0", b"MM\0+")


def read_head(stream: BinaryIO) -> Head:
    """Read size, depth and turn of the first page."""
    return _head(_directory(stream))


def decode(data: bytes) -> tuple[Pixels, tuple[str, ...]]:
    """Return RGB as stored (not turned) of the first page, and what to note."""
    page = _directory(io.BytesIO(data))
    _refuse_odd(page)
    _refuse_cut(page, len(data))
    data = _without_turn(data, page)
    notes = (FIRST_PAGE,) if page.following else ()
    if page.first(_BITS, 1) == 16:
        pixels, mapping = _deep(data, page)
        return pixels, (*notes, *mapping)
    shallow = by_pillow("TIFF", data)
    if shallow is None:
        raise Broken(_ODD, _SAVE_AGAIN)
    return shallow, notes


def _directory(stream: BinaryIO) -> Directory:
    stream.seek(0)
    try:
        return read_directory(stream)
    except ValueError as error:
        raise Broken(_CUT, _COPY_AGAIN) from error


def _head(page: Directory) -> Head:
    return Head(page.first(_WIDTH, 0), page.first(_HEIGHT, 0), page.first(_BITS, 1), page.orientation)


def _refuse_odd(page: Directory) -> None:
    if any(kind != 1 for kind in page.tags.get(_NUMBERS, (1,))):
        raise Broken(_FLOAT, _SAVE_AGAIN)
    if page.first(_KIND, 0) & 1:
        raise Broken(_THUMBNAIL, _SAVE_AGAIN)
    if len(set(page.tags.get(_BITS, (1,)))) != 1 or page.first(_BITS, 1) not in (1, 2, 4, 8, 16):
        raise Broken(_ODD, _SAVE_AGAIN)


def _refuse_cut(page: Directory, size: int) -> None:
    for offsets, counts in _PIECES:
        pieces = zip(page.tags.get(offsets, ()), page.tags.get(counts, ()), strict=False)
        if any(offset + count > size for offset, count in pieces):
            raise Broken(_CUT, _COPY_AGAIN)


def _without_turn(data: bytes, page: Directory) -> bytes:
    """Write "no turn" over the turn, which each decoder would apply in its own way."""
    if page.first(ORIENTATION, 1) == 1:
        return data
    place, kind = page.places[ORIENTATION]
    one = struct.pack(page.order + kind, 1)
    return data[:place] + one + data[place + len(one) :]


def _deep(data: bytes, page: Directory) -> tuple[Pixels, tuple[str, ...]]:
    samples, photometric = page.first(_SAMPLES, 1), page.first(_PHOTOMETRIC, 1)
    grey = samples == 1 and photometric in (_WHITE_IS_ZERO, 1)
    colour = samples in (3, 4) and photometric == _RGB and page.first(_PLANES, 1) == 1
    values = deep_by_opencv(data) if grey or colour else None  # it mistakes the other kinds
    if values is None:
        raise Broken(_ODD, _SAVE_AGAIN)
    return deep_to_rgb(values, white_is_zero=grey and photometric == _WHITE_IS_ZERO)
