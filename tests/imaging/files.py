"""Small picture files, good and bad, made for the tests.

Every picture is `scene()`: four corners of different colours, so that a turn, a mirror, swapped channels or a negative
all show.
"""

import io
import struct
import zlib
from collections.abc import Callable, Sequence

import numpy as np
import tifffile
from PIL import Image

WIDTH, HEIGHT = 66, 45
RED, GREEN, BLUE, YELLOW = (220, 30, 30), (30, 200, 40), (40, 60, 220), (230, 220, 40)

# what a camera held this way writes into its file, for the eight values of EXIF tag 274
AS_STORED: dict[int, Callable[[np.ndarray], np.ndarray]] = {
    1: lambda a: a,
    2: np.fliplr,
    3: lambda a: np.rot90(a, 2),
    4: np.flipud,
    5: lambda a: a.swapaxes(0, 1),
    6: lambda a: np.rot90(a, 1),
    7: lambda a: np.rot90(a.swapaxes(0, 1), 2),
    8: lambda a: np.rot90(a, 3),
}


def scene(width: int = WIDTH, height: int = HEIGHT) -> np.ndarray:
    """Return (height, width, 3) uint8 with a different colour in each corner and a smooth middle."""
    y, x = np.mgrid[:height, :width]
    picture = np.stack([60 + x * 120 // width, 40 + y * 100 // height, 30 + (x + y) % 40], axis=-1).astype(np.uint8)
    size = max(min(width, height) // 4, 1)
    picture[:size, :size], picture[:size, -size:] = RED, GREEN
    picture[-size:, :size], picture[-size:, -size:] = BLUE, YELLOW
    return picture


def corners(pixels: np.ndarray) -> list[tuple[int, ...]]:
    """Return the colours near the four corners: top left, top right, bottom left, bottom right."""
    return [tuple(int(v) for v in pixels[row, column]) for row in (3, -4) for column in (3, -4)]


def grey(picture: np.ndarray) -> np.ndarray:
    return np.asarray(Image.fromarray(picture).convert("L"))


def encoded(picture: np.ndarray | Image.Image, form: str, **options: object) -> bytes:
    stream = io.BytesIO()
    image = picture if isinstance(picture, Image.Image) else Image.fromarray(np.ascontiguousarray(picture))
    image.save(stream, form, **options)
    return stream.getvalue()


def jpeg(picture: np.ndarray | Image.Image | None = None, **options: object) -> bytes:
    return encoded(scene() if picture is None else picture, "JPEG", **{"quality": 95, "subsampling": 0} | options)


def turned_exif(orientation: int) -> Image.Exif:
    exif = Image.Exif()
    exif[274] = orientation
    return exif


def deep_tiff(values: np.ndarray, **options: object) -> bytes:
    stream = io.BytesIO()
    tifffile.imwrite(stream, values, metadata=None, **options)
    return stream.getvalue()


def chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def png(values: np.ndarray, kind: int, extra: Sequence[tuple[bytes, bytes]] = ()) -> bytes:
    """Return a PNG of uint8 or uint16 values; `kind` 0 grey, 2 RGB, 4 grey + alpha, 6 RGBA."""
    bits = 8 * values.dtype.itemsize
    rows = b"".join(b"\0" + row.astype(values.dtype.newbyteorder(">")).tobytes() for row in values)
    header = struct.pack(">IIBBBBB", values.shape[1], values.shape[0], bits, kind, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + b"".join(chunk(*one) for one in extra)
        + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )


def png_bomb(width: int, height: int) -> bytes:
    """Return a PNG whose header promises far more than its few bytes hold."""
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = chunk(b"IDAT", zlib.compress(bytes(1000)))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + body + chunk(b"IEND", b"")


def bmp_header(width: int, height: int, bits: int = 24) -> bytes:
    """Return a BMP of a few bytes with a header of these numbers."""
    info = struct.pack("<IiiHHIIiiII", 40, width, height, 1, bits, 0, 0, 2835, 2835, 0, 0)
    return b"BM" + struct.pack("<IHHI", 54 + 64, 0, 0, 54) + info + bytes(64)


def bmp32(picture: np.ndarray, fourth: int) -> bytes:
    """Return a 32-bit BMP whose fourth byte is the same everywhere, top row first."""
    height, width = picture.shape[:2]
    rows = np.dstack([picture[..., ::-1], np.full((height, width), fourth, np.uint8)]).tobytes()
    info = struct.pack("<IiiHHIIiiII", 40, width, -height, 1, 32, 0, len(rows), 2835, 2835, 0, 0)
    return b"BM" + struct.pack("<IHHI", 54 + len(rows), 0, 0, 54) + info + rows


def without_segment(data: bytes, marker: int) -> bytes:
    """Return a JPEG without its segments of one marker byte, such as 0xEE for Adobe's."""
    place, kept = 2, bytearray(data[:2])
    while data[place + 1] != 0xDA:
        end = place + 2 + int.from_bytes(data[place + 2 : place + 4], "big")
        if data[place + 1] != marker:
            kept += data[place:end]
        place = end
    return bytes(kept + data[place:])
