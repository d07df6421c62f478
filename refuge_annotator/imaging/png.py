"""PNG: header, whether all of it is there and undamaged, and its pixels.

Only the chunks that carry the picture reach a decoder: no colour profile, gamma, animation, text or turn.

References
----------
PNG specification, third edition (W3C), sections 5 and 11.
"""

import io
import zlib
from collections.abc import Iterator
from typing import BinaryIO

import numpy as np

from refuge_annotator.imaging.decoders import by_pillow, deep_by_opencv
from refuge_annotator.imaging.head import Broken, Head
from refuge_annotator.imaging.pixels import Deep, Pixels, deep_to_rgb
from refuge_annotator.imaging.tiff_tags import exif_orientation
from refuge_annotator.words import mark

TITLE = "PNG"

_CUT = mark("the PNG ends too early: a part of it is missing")
_BAD_SUM = mark("a checksum in the PNG is wrong: the file is damaged")
_DAMAGED = mark("the PNG is damaged")
_COPY_AGAIN = mark("copy it again from where it came")

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_PICTURE = (b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND")
_GREY = 0


def recognises(start: bytes) -> bool:
    """Tell by the first bytes."""
    return start.startswith(_SIGNATURE)


def read_head(stream: BinaryIO) -> Head:
    """Read size, depth and turn; the pixel data are passed over."""
    stream.seek(len(_SIGNATURE))
    header, block = b"", b""
    while len(start := stream.read(8)) == 8:
        size, name = int.from_bytes(start[:4], "big"), start[4:]
        if name == b"IHDR" and not header:
            header = stream.read(size)[:13]
        elif name == b"eXIf":
            block = stream.read(size)
        else:
            stream.seek(size, io.SEEK_CUR)
        stream.seek(4, io.SEEK_CUR)
    if len(header) < 13:
        raise Broken(_CUT, _COPY_AGAIN)
    width, height = int.from_bytes(header[:4], "big"), int.from_bytes(header[4:8], "big")
    return Head(width, height, header[8], exif_orientation(block))


def decode(data: bytes) -> tuple[Pixels, tuple[str, ...]]:
    """Return RGB as stored (not turned), and what to note; a PNG with a damaged chunk is refused."""
    chunks = list(_chunks(data))
    if not chunks or chunks[0][0] != b"IHDR" or len(chunks[0][1]) != 13:
        raise Broken(_DAMAGED, _COPY_AGAIN)
    bare = _SIGNATURE + b"".join(whole for name, _, whole in chunks if name in _PICTURE)
    if chunks[0][1][8] == 16:
        key = next((body for name, body, _ in chunks if name == b"tRNS"), b"")
        return _deep(bare, key if chunks[0][1][9] == _GREY else b"")
    pixels = by_pillow("PNG", bare)
    if pixels is None:
        raise Broken(_DAMAGED, _COPY_AGAIN)
    return pixels, ()


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes, bytes]]:
    """Yield name, body and the whole of each chunk up to IEND, its checksum tested."""
    place = len(_SIGNATURE)
    name = b""
    while name != b"IEND":
        size = int.from_bytes(data[place : place + 4], "big")
        whole = data[place : place + size + 12]
        if len(whole) < size + 12:
            raise Broken(_CUT, _COPY_AGAIN)
        name = whole[4:8]
        if zlib.crc32(whole[4:-4]) != int.from_bytes(whole[-4:], "big"):
            raise Broken(_BAD_SUM, _COPY_AGAIN)
        yield name, whole[8:-4], whole
        place += len(whole)


def _deep(bare: bytes, key: bytes) -> tuple[Pixels, tuple[str, ...]]:
    values = deep_by_opencv(bare)
    if values is None:
        raise Broken(_DAMAGED, _COPY_AGAIN)
    return deep_to_rgb(_with_key(values, key))


def _with_key(values: Deep, key: bytes) -> Deep:
    """Make the transparent grey of a 16-bit grey PNG (which OpenCV ignores) black."""
    if len(key) != 2 or values.ndim != 2:
        return values
    return np.where(values == int.from_bytes(key, "big"), np.uint16(0), values)
