"""BMP: header and pixels.

References
----------
Microsoft, BITMAPFILEHEADER, BITMAPCOREHEADER and BITMAPINFOHEADER.
"""

import struct
from typing import BinaryIO

from refuge_annotator.imaging.decoders import by_pillow
from refuge_annotator.imaging.head import Broken, Head
from refuge_annotator.imaging.pixels import Pixels
from refuge_annotator.words import mark

TITLE = "BMP"

_CUT = mark("the BMP ends too early, or is of a kind that cannot be read")
_CURE = mark("copy it again, or save it as PNG")


def recognises(start: bytes) -> bool:
    """Tell by the first bytes."""
    return start.startswith(b"BM")


def read_head(stream: BinaryIO) -> Head:
    """Read size and depth; a negative height means top-down rows."""
    stream.seek(14)
    header = stream.read(16)
    if len(header) < 16:
        raise Broken(_CUT, _CURE)
    if header[:4] == struct.pack("<L", 12):
        width, height, _, bits = struct.unpack("<HHHH", header[4:12])
    else:
        width, height, _, bits = struct.unpack("<iiHH", header[4:16])
    return Head(width, abs(height), 8 if bits > 8 else bits)


def decode(data: bytes) -> tuple[Pixels, tuple[str, ...]]:
    """Return RGB; a fourth byte that is zero everywhere is no alpha."""
    pixels = by_pillow("BMP", data, may_lack_alpha=True)
    if pixels is None:
        raise Broken(_CUT, _CURE)
    return pixels, ()
