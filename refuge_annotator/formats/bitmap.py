"""The one mask file of REFUGE: an 8-bit grey BMP whose bytes are the grey levels.

A BITMAPINFOHEADER, 256 grey palette entries, pixel data at offset 1078, rows from bottom to top. What Pillow, OpenCV
and Qt write for 8-bit grey reads the same; here every byte is set, so that the same mask is always the same file.
"""

import io
import struct
from dataclasses import dataclass

import numpy as np
from PIL import Image

from refuge_annotator.consensus.label import BACKGROUND, GreyMask
from refuge_annotator.formats.bands import Bands, Blank, blank, drawn_rows
from refuge_annotator.formats.format import Finding, error, warning
from refuge_annotator.imaging.load import MAX_PIXELS
from refuge_annotator.words import mark

OFFSET = 1078  # 14 (file header) + 40 (BITMAPINFOHEADER) + 256 * 4 (palette)
_PALETTE = b"".join(bytes((level, level, level, 0)) for level in range(256))
_DOTS_PER_METRE = 3780  # 96 dots per inch, as Pillow writes it

AGAIN = mark("export the set again, or save the mask as an 8-bit grey BMP")


@dataclass(frozen=True, eq=False)
class Decoded:
    """The pixels of a mask file, None when it cannot be read, and what is odd about the file.

    `above` and `below` are rows besides those of `pixels`, known to be background.
    """

    pixels: GreyMask | None
    findings: tuple[Finding, ...]
    above: int = 0
    below: int = 0


def bmp_bands(mask: GreyMask, background: int = BACKGROUND) -> Bands:
    """Return a mask, uint8 of (height, width) on a background of 0 or 255, as the bytes of a BMP file.

    References
    ----------
    REFUGE's released masks; https://learn.microsoft.com/windows/win32/gdi/bitmap-storage
    """
    height, width = mask.shape
    stride = -(-width // 4) * 4  # rows are padded to four bytes
    sheet = blank(_header(width, height), _blank_row(width, background), height)
    top, bottom = drawn_rows(mask, background)
    rows: GreyMask = np.zeros((bottom - top, stride), dtype=np.uint8)
    rows[:, :width] = mask[top:bottom][::-1]
    return Bands(sheet, height - bottom, rows.reshape(-1).data)


def decode_bands(path: str, file: Bands, background: int = BACKGROUND) -> Decoded:
    """Return the grey levels of a BMP; its blank rows are looked at once, for they are one like another."""
    shape = _blank_shape(file.blank, background)
    if shape is None:
        return decode_bmp(path, bytes(file))
    rows = np.frombuffer(file.band, dtype=np.uint8).reshape(-1, len(file.blank.row))
    return Decoded(rows[::-1, : shape[1]], (), above=file.after, below=file.before)


def _blank_shape(sheet: Blank, background: int) -> tuple[int, int] | None:
    """Return the height and width of a blank sheet; None unless it is a sound mask file of nothing but background."""
    if len(sheet.head) != OFFSET:
        return None
    width, height = struct.unpack("<ii", sheet.head[18:26])
    sound = width > 0 and height == sheet.rows and sheet.head == _header(width, height)
    return (height, width) if sound and sheet.row == _blank_row(width, background) else None


def _blank_row(width: int, background: int) -> bytes:
    return (bytes([background]) * width).ljust(-(-width // 4) * 4, b"\0")


def decode_bmp(path: str, data: bytes | bytearray) -> Decoded:
    """Return the grey levels of a BMP and everything that keeps other programs from reading the same.

    A picture in colours or with a palette gives the grey levels that a viewer shows.
    """
    if not data:
        return Decoded(None, (error(path, mark("the file is empty"), AGAIN),))
    if data[:2] != b"BM" or len(data) < 54:
        return _not_a_bitmap(path, data)
    width, height, bits = *struct.unpack("<ii", data[18:26]), struct.unpack("<H", data[28:30])[0]
    if width <= 0 or height == 0 or width * abs(height) > MAX_PIXELS:
        return Decoded(None, (error(path, mark("its header gives an impossible size"), AGAIN),))
    plain = data[:OFFSET] == _header(width, height)
    stride = -(-width // 4) * 4
    if plain and len(data) == OFFSET + stride * height:
        rows = np.frombuffer(data, dtype=np.uint8, offset=OFFSET).reshape(height, stride)
        return Decoded(rows[::-1, :width], ())
    return _by_pillow(path, data, bits)


def _header(width: int, height: int) -> bytes:
    size = -(-width // 4) * 4 * height
    file = struct.pack("<2sIHHI", b"BM", OFFSET + size & 0xFFFFFFFF, 0, 0, OFFSET)
    info = struct.pack(
        "<IiiHHIIiiII", 40, width, height, 1, 8, 0, size & 0xFFFFFFFF, _DOTS_PER_METRE, _DOTS_PER_METRE, 256, 256
    )
    return file + info + _PALETTE


def _not_a_bitmap(path: str, data: bytes | bytearray) -> Decoded:
    try:
        with Image.open(io.BytesIO(data)) as picture:
            kind = picture.format or "?"
    except Exception:  # Pillow's decoders raise whatever their input provokes
        return Decoded(None, (error(path, mark("it is not a picture"), AGAIN),))
    what = mark("it is a {kind} file under the name of a BMP")
    return Decoded(None, (error(path, what, AGAIN, kind=kind),))


def _by_pillow(path: str, data: bytes | bytearray, bits: int) -> Decoded:
    try:
        with Image.open(io.BytesIO(data), formats=["BMP"]) as picture:
            picture.load()
            mode, colours = picture.mode, picture.convert("RGB") if picture.mode not in {"L", "1"} else None
            grey: GreyMask = np.asarray(picture.convert("L"), dtype=np.uint8)
    except Exception:  # Pillow's decoders raise whatever their input provokes
        return Decoded(None, (error(path, mark("it ends too early or is damaged"), mark("copy or export it again")),))
    if mode == "L" and bits == 8:
        offset, head, compression = struct.unpack("<I", data[10:14])[0], data[14], data[30]
        odd = (offset, head, compression, data[25] < 128) != (OFFSET, 40, 0, True)
        what = mark("its header is not that of the released masks, though common programs read the same levels")
        return Decoded(grey, (warning(path, what, AGAIN),) if odd else ())
    if colours is not None:
        bands = np.asarray(colours)
        if not ((bands[..., 0] == bands[..., 1]) & (bands[..., 1] == bands[..., 2])).all():
            return Decoded(None, (error(path, mark("it has colours; a mask has grey levels only"), AGAIN),))
        grey = np.ascontiguousarray(bands[..., 0])
    if mode == "P":
        what = mark("it has a palette: viewers show grey levels, programs read the numbers of the colours")
    elif mode in {"1", "L"}:
        what = mark("it has fewer than 8 bits a pixel")
    else:
        what = mark("it has three colour channels instead of one grey channel")
    return Decoded(grey, (error(path, what, AGAIN),))
