"""JPEG: header, whether all of it is there, and its pixels.

References
----------
ITU-T T.81 (JPEG), annex B; EXIF 2.3, section 4.5; Adobe technical note 5116 (APP14).
"""

import io
import re
from dataclasses import dataclass
from typing import BinaryIO

import numpy as np

from refuge_annotator.imaging.decoders import by_opencv, by_pillow
from refuge_annotator.imaging.head import Broken, Head
from refuge_annotator.imaging.pixels import Pixels
from refuge_annotator.imaging.tiff_tags import exif_orientation
from refuge_annotator.words import mark

TITLE = "JPEG"
END_ADDED = mark("the JPEG lacked its end marker and is complete otherwise")

_CUT = mark("the JPEG ends after {percent} % of its rows")
_CUT_SOMEWHERE = mark("the JPEG ends before its end marker")
_COPY_AGAIN = mark("copy it again from the camera")
_HEADER = mark("the JPEG ends within its header")
_ODD = mark("this kind of JPEG cannot be read")
_SAVE_AGAIN = mark("save it as an ordinary JPEG or PNG")
_INKS = mark("the JPEG has four inks (CMYK) and does not say whether they are inverted")
_SAVE_RGB = mark("save it in RGB")

_FRAMES = {*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC}
_PROGRESSIVE = {0xC2, 0xC6, 0xCA, 0xCE}
_MARKER_IN_SCAN = re.compile(rb"\xff+([^\x00\xff\xd0-\xd7])", re.DOTALL)
_NO_SEGMENT = {0x00, 0x01, *range(0xD0, 0xD9), 0xFF}
_MOST_STRAY = 100_000  # bytes between segments
_AFTER_A_SCAN = {0xC4, 0xDA, 0xDB, 0xDC, 0xDD, 0xFE, *range(0xE0, 0xF0)}
_END = b"\xff\xd9"
_NOISE = bytes((0xA5, 0x3C, 0x5A, 0xC3)) * 32
_UNFILLED = (128, 128, 128)  # what libjpeg shows where a scan gave nothing
_EMPTY_TAIL = 16  # zero bytes


@dataclass(frozen=True, slots=True)
class _Jpeg:
    head: Head
    components: int
    progressive: bool
    adobe: bool
    scan: int  # where the first scan's header starts


def recognises(start: bytes) -> bool:
    """Tell by the first bytes."""
    return start.startswith(b"\xff\xd8\xff")


def read_head(stream: BinaryIO) -> Head:
    """Read size, depth and turn."""
    return _read(stream).head


def decode(data: bytes) -> tuple[Pixels, tuple[str, ...]]:
    """Return RGB as stored (not turned), and what to note; a JPEG that is not all there is refused."""
    jpeg = _read(io.BytesIO(data))
    if jpeg.head.bits != 8 or jpeg.components not in (1, 3, 4):
        raise Broken(_ODD, _SAVE_AGAIN)
    if jpeg.components == 4 and not jpeg.adobe:
        raise Broken(_INKS, _SAVE_RGB)
    end = data.find(_END, jpeg.scan)  # within a scan these two bytes cannot stand for anything else
    if end < 0:
        return _without_end(data, jpeg), (END_ADDED,)
    pixels = _quietly(data) if jpeg.components == 4 else by_opencv(data)
    if pixels is None:
        raise Broken(_ODD, _SAVE_AGAIN)
    if tuple(pixels[-1, -1]) == _UNFILLED:
        _check_rows(data[:end])
    return pixels, ()


def _read(stream: BinaryIO) -> _Jpeg:
    stream.seek(2)
    frame: tuple[int, bytes] | None = None
    exif, adobe = b"", False
    while (marker := _next_marker(stream)) != 0xDA:
        length = int.from_bytes(_exactly(stream, 2), "big")
        body = _exactly(stream, max(length - 2, 0))
        if marker in _FRAMES:
            frame = frame or (marker, body)
        elif marker == 0xE1 and body.startswith(b"Exif\0") and not exif:
            exif = body[6:]
        elif marker == 0xEE and body.startswith(b"Adobe"):
            adobe = True
    if frame is None or len(frame[1]) < 6:
        raise Broken(_ODD, _SAVE_AGAIN)
    kind, body = frame
    height, width = int.from_bytes(body[1:3], "big"), int.from_bytes(body[3:5], "big")
    head = Head(width, height, body[0], exif_orientation(exif))
    return _Jpeg(head, body[5], kind in _PROGRESSIVE, adobe, stream.tell())


def _next_marker(stream: BinaryIO) -> int:
    """Return the next marker that has a segment; stray bytes before it do no harm."""
    before = b""
    for _ in range(_MOST_STRAY):
        byte = _exactly(stream, 1)
        if before == b"\xff" and byte[0] not in _NO_SEGMENT:
            return byte[0]
        before = byte
    raise Broken(_ODD, _SAVE_AGAIN)


def _exactly(stream: BinaryIO, size: int) -> bytes:
    data = stream.read(size)
    if len(data) < size:
        raise Broken(_HEADER, _COPY_AGAIN)
    return data


def _scanned(data: bytes, first: int) -> set[int]:
    """Return the components that have had a scan."""
    place, seen = _skip(data, first), _components(data, first)
    while found := _MARKER_IN_SCAN.search(data, place):
        marker, place = found[1][0], found.end()
        if marker == 0xDA:
            seen |= _components(data, place)
        if marker in _AFTER_A_SCAN:
            place = _skip(data, place)
    return seen


def _skip(data: bytes, segment: int) -> int:
    return segment + int.from_bytes(data[segment : segment + 2], "big")


def _components(data: bytes, scan: int) -> set[int]:
    return set(data[scan + 3 : _skip(data, scan) - 3 : 2])


def _without_end(data: bytes, jpeg: _Jpeg) -> Pixels:
    """Return the pixels of a JPEG that lacks nothing but its end marker."""
    if jpeg.progressive or len(_scanned(data, jpeg.scan)) < jpeg.components:
        raise Broken(_CUT_SOMEWHERE, _COPY_AGAIN)  # nobody can tell which scans were to come
    bare = data.rstrip(b"\0")
    if len(data) - len(bare) < _EMPTY_TAIL:
        bare = data
    return _check_rows(bare)


def _check_rows(data: bytes) -> Pixels:
    """Refuse a JPEG, given without its end marker, whose rows are not all there.

    When the last scan is complete, whatever follows it changes no pixel; otherwise the first row that changes tells
    how much arrived.
    """
    data = data.rstrip(b"\xff")
    pixels, disturbed = _quietly(data + _END), _quietly(data + _NOISE + _END)
    if pixels is None or disturbed is None:
        raise Broken(_CUT_SOMEWHERE, _COPY_AGAIN)
    changed = np.flatnonzero((pixels != disturbed).any(axis=(1, 2)))
    if changed.size:
        raise Broken(_CUT, _COPY_AGAIN, percent=int(100 * changed[0] / pixels.shape[0]))
    return pixels


def _quietly(data: bytes) -> Pixels | None:
    """Return the pixels by Pillow: the same as OpenCV's, without its complaints about damage on the terminal."""
    return by_pillow("JPEG", data)
