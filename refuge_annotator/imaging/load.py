"""The one loader: from a file to the upright RGB pixels that every rater sees.

Colour profiles are not applied: colours are shown as stored, so that no screen or library decides. Only the EXIF turn
is read of a file's EXIF entries; names, dates and places never leave the file.
"""

import hashlib
import io
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import BinaryIO

from refuge_annotator.errors import UserError
from refuge_annotator.imaging import bmp, jpeg, png, tiff
from refuge_annotator.imaging.foreign import name_foreign
from refuge_annotator.imaging.head import Broken, Head
from refuge_annotator.imaging.pixels import Pixels, upright, upright_size
from refuge_annotator.words import mark

MAX_PIXELS = 200_000_000
LARGE_PIXELS = 100_000_000
MAX_BYTES = 2_000_000_000
_START = 512  # bytes that tell what a file is

LARGE = mark("more than 100 megapixels: slow to show")


class UnreadableImage(UserError):
    """A file that cannot be shown as a photograph, with the reason and what to do."""


@dataclass(frozen=True, slots=True)
class Header:
    """What is known of a photograph before it is decoded.

    Attributes
    ----------
    width, height
        Pixels as shown, that is after the EXIF turn.
    orientation
        The EXIF turn, 1 to 8 (1: none).
    format
        ``JPEG``, ``PNG``, ``TIFF`` or ``BMP``, by content.
    bits
        Per channel, as stored.
    """

    width: int
    height: int
    orientation: int
    format: str
    bits: int


@dataclass(frozen=True, eq=False)
class Loaded:
    """A photograph as it is shown.

    Attributes
    ----------
    pixels
        (height, width, 3) uint8, red green blue, upright, C-contiguous.
    orientation
        The EXIF turn that was applied, 1 to 8 (1: none).
    sha256
        Of the file's bytes, 64 hex digits.
    notes
        What was done that is worth telling, such as the mapping of 16-bit values.
    """

    pixels: Pixels
    orientation: int
    sha256: str
    notes: tuple[str, ...] = ()

    @cached_property
    def pixel_sha256(self) -> str:
        """SHA-256 of the upright RGB bytes, row by row, as 64 hex digits."""
        return hashlib.sha256(self.pixels.data).hexdigest()


@dataclass(frozen=True, slots=True)
class _Format:
    title: str
    recognises: Callable[[bytes], bool]
    read_head: Callable[[BinaryIO], Head]
    decode: Callable[[bytes], tuple[Pixels, tuple[str, ...]]]


_FORMATS = (
    _Format(jpeg.TITLE, jpeg.recognises, jpeg.read_head, jpeg.decode),
    _Format(png.TITLE, png.recognises, png.read_head, png.decode),
    _Format(tiff.TITLE, tiff.recognises, tiff.read_head, tiff.decode),
    _Format(bmp.TITLE, bmp.recognises, bmp.read_head, bmp.decode),
)


def read_header(path: Path) -> Header:
    """Read what a photograph says of itself, without decoding it.

    Raises
    ------
    UnreadableImage
        It is missing, no photograph, or larger than `MAX_PIXELS`.
    """
    with _opened(path) as stream:
        return _examine(stream)[1]


def check_kind(path: Path) -> None:
    """Look at the first bytes of a file only.

    Raises
    ------
    UnreadableImage
        It is missing, empty, or of a kind that the loader does not read.
    """
    with _opened(path) as stream:
        _recognise(stream.read(_START))


def load_photograph(path: Path) -> Loaded:
    """Load a photograph: 8-bit and 16-bit JPEG, PNG, TIFF (first page) and BMP, by content, whatever the name.

    16-bit values are mapped by the number of bits that they use, opacity is laid over black, the EXIF turn is
    applied, and colour profiles are not. A file that is not all there is refused; a JPEG that lacks nothing but its
    end marker is opened with a note.

    Raises
    ------
    UnreadableImage
        Naming the file, what is wrong and what to do.
    """
    with _opened(path) as stream:
        form, header = _examine(stream)
        stream.seek(0)
        data = stream.read()
        # from here on the bytes count: the file may have changed since
        if _examine(io.BytesIO(data)) != (form, header):
            raise Broken(mark("the file changed while it was read"), mark("try again"))
        stored, notes = form.decode(data)
        pixels = upright(stored, header.orientation)
        if pixels.shape != (header.height, header.width, 3):
            raise Broken(mark("the header contradicts the picture: the file is damaged"), mark("copy it again"))
        if header.width * header.height > LARGE_PIXELS:
            notes = (*notes, LARGE)
        return Loaded(pixels, header.orientation, hashlib.sha256(data).hexdigest(), notes)


@contextmanager
def _opened(path: Path) -> Iterator[BinaryIO]:
    """Open an ordinary file; whatever goes wrong within is told with its name."""
    try:
        status = path.stat()
        if stat.S_ISDIR(status.st_mode):
            raise Broken(mark("this is a folder, not a photograph"), mark("choose the files in it"))
        if not stat.S_ISREG(status.st_mode):
            raise Broken(mark("this is not an ordinary file"), mark("choose a photograph"))
        if status.st_size == 0:
            raise Broken(
                mark("the file is empty (0 bytes)"), mark("copy it again; a cloud folder may not have fetched it yet")
            )
        if status.st_size > MAX_BYTES:
            raise Broken(mark("the file is larger than 2 GB"), mark("export the photograph again, smaller"))
        with path.open("rb") as stream:
            yield stream
    except Broken as broken:
        raise UnreadableImage(broken.what, broken.cure, path, **broken.values) from broken
    except FileNotFoundError as error:
        raise UnreadableImage(mark("the file is not there"), mark("put it back, or find it again"), path) from error
    except PermissionError as error:
        raise UnreadableImage(
            mark("you are not allowed to read this file"), mark("ask whoever looks after the folder"), path
        ) from error
    except MemoryError as error:
        raise UnreadableImage(
            mark("there is not enough memory for this photograph"), mark("close other programs"), path
        ) from error
    except (OSError, ValueError) as error:
        raise UnreadableImage(
            mark("the file cannot be read ({reason})"), mark("copy it again"), path, reason=str(error)
        ) from error


def _examine(stream: BinaryIO) -> tuple[_Format, Header]:
    form = _recognise(stream.read(_START))
    head = form.read_head(stream)
    if head.width < 1 or head.height < 1:
        raise Broken(mark("the header says {width} x {height} pixels"), mark("copy it again"), **_size(head))
    if head.width * head.height > MAX_PIXELS:
        raise Broken(
            mark("{width} x {height} pixels are more than the limit of 200 megapixels"),
            mark("export the photograph again, smaller"),
            **_size(head),
        )
    width, height = upright_size(head.width, head.height, head.orientation)
    return form, Header(width, height, head.orientation, form.title, head.bits)


def _recognise(start: bytes) -> _Format:
    form = next((form for form in _FORMATS if form.recognises(start)), None)
    if form is None:
        raise name_foreign(start)
    return form


def _size(head: Head) -> dict[str, object]:
    return {"width": head.width, "height": head.height}
