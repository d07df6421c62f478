"""Masks of one rater and maps of votes as 8-bit grey PNGs."""

import struct
import zlib

import numpy as np

from refuge_annotator.consensus.label import GreyMask
from refuge_annotator.formats.bitmap import Decoded
from refuge_annotator.formats.format import error
from refuge_annotator.geometry.raster import Mask
from refuge_annotator.imaging import png
from refuge_annotator.imaging.head import Broken
from refuge_annotator.imaging.load import MAX_PIXELS
from refuge_annotator.words import mark

AGAIN = mark("export the set again, or save the mask as an 8-bit grey PNG")
_LEAST = 57  # bytes: signature, header, an empty picture, end
_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def encode_png(mask: Mask) -> bytes:
    """Return a boolean mask as the bytes of a PNG, 255 inside and 0 outside.

    Runs of equal bytes are all that a mask has, so only they are packed: three times as fast as a general encoder.

    References
    ----------
    https://www.w3.org/TR/png-3/
    """
    height, width = mask.shape
    rows: GreyMask = np.zeros((height, width + 1), dtype=np.uint8)  # each row begins with its filter, 0
    rows[:, 1:][mask] = 255
    return _packed(rows)


def encode_grey_png(levels: GreyMask) -> bytes:
    """Return grey levels as the bytes of a PNG."""
    height, width = levels.shape
    rows: GreyMask = np.zeros((height, width + 1), dtype=np.uint8)
    rows[:, 1:] = levels
    return _packed(rows)


def _packed(rows: GreyMask) -> bytes:
    height, width = rows.shape
    packer = zlib.compressobj(1, zlib.DEFLATED, zlib.MAX_WBITS, zlib.DEF_MEM_LEVEL, zlib.Z_RLE)
    packed = packer.compress(rows.tobytes()) + packer.flush()
    return _start(width - 1, height) + _chunk(b"IDAT", packed) + _END


def decode_png(path: str, data: bytes | bytearray) -> Decoded:
    """Return the grey levels of a PNG and what is odd about the file; a picture in colours gives none."""
    if len(data) < _LEAST or not png.recognises(bytes(data[:16])):
        return Decoded(None, (error(path, mark("it is no PNG"), AGAIN),))
    ours = _read_ours(data)
    if ours is not None:
        return Decoded(ours, ())
    width, height, bits, colours = struct.unpack(">IIBB", data[16:26])
    if width * height > MAX_PIXELS:
        return Decoded(None, (error(path, mark("its header gives an impossible size"), AGAIN),))
    try:
        pixels, _ = png.decode(bytes(data))
    except Broken as broken:
        return Decoded(None, (error(path, broken.what, AGAIN, **broken.values),))
    grey = pixels[..., 0]
    if (bits, colours) == (8, 0):
        return Decoded(grey, ())
    what = mark("it is not a PNG with 8 bits of grey a pixel")
    plain = bool((pixels == grey[..., np.newaxis]).all())
    return Decoded(grey if plain else None, (error(path, what, AGAIN),))


def _read_ours(data: bytes | bytearray) -> GreyMask | None:
    """Return the pixels of a file in exactly the form that `encode_png` gives it, without a library; else None."""
    width, height, length = *struct.unpack(">II", data[16:24]), struct.unpack(">I", data[33:37])[0]
    body = bytes(data[41 : 41 + length])
    size = height * (width + 1)
    if size > MAX_PIXELS or data[:33] != _start(width, height) or data[33:] != _chunk(b"IDAT", body) + _END:
        return None
    try:
        rows = zlib.decompressobj().decompress(body, size + 1)
    except zlib.error:
        return None
    if len(rows) != size:
        return None
    grid = np.frombuffer(rows, dtype=np.uint8).reshape(height, width + 1)
    return None if grid[:, 0].any() else grid[:, 1:]


def _start(width: int, height: int) -> bytes:
    return _SIGNATURE + _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


_END = _chunk(b"IEND", b"")
