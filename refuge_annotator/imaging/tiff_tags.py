"""The first directory of a TIFF file, which is also the form of every EXIF block.

References
----------
TIFF revision 6.0 (Adobe, 1992), section 2; BigTIFF as libtiff writes it; EXIF 2.3, section 4.5.
"""

import io
import struct
from collections.abc import Mapping
from dataclasses import dataclass
from typing import BinaryIO

ORIENTATION = 274
_WHOLE = {1: "B", 3: "H", 4: "L", 6: "b", 8: "h", 9: "l", 13: "L", 16: "Q"}
_FARTHEST = 1 << 40
_MOST_VALUES = 1_000_000  # of one tag: the strips of the largest photograph, with room


@dataclass(frozen=True)
class Directory:
    """The whole numbers of a directory.

    Attributes
    ----------
    tags
        The values by tag number; tags that hold no whole numbers are left out.
    places
        Where the first value of each tag is, in bytes from the start of the stream, and its type as `struct` has it.
    following
        Where the next directory is said to be; 0 when this is the only one.
    order
        ``<`` or ``>``, as `struct` has it.
    """

    tags: Mapping[int, tuple[int, ...]]
    places: Mapping[int, tuple[int, str]]
    following: int
    order: str

    def first(self, tag: int, default: int) -> int:
        """Return the first value of a tag, or the default where it is missing."""
        return self.tags.get(tag, (default,))[0]

    @property
    def orientation(self) -> int:
        """The turn from 1 to 8; what is out of range is 1."""
        turn = self.first(ORIENTATION, 1)
        return turn if 1 <= turn <= 8 else 1


@dataclass(frozen=True, slots=True)
class _Form:
    """How a file writes its numbers: byte order, and the types of an offset and of the number of entries."""

    order: str
    offset: str
    entries: str

    def size(self, kinds: str) -> int:
        return struct.calcsize(self.order + kinds)

    def read(self, stream: BinaryIO, kinds: str) -> tuple[int, ...]:
        return struct.unpack(self.order + kinds, stream.read(self.size(kinds)))


def read_directory(stream: BinaryIO) -> Directory:
    """Read the first directory of a TIFF file or EXIF block.

    Raises
    ------
    ValueError
        It is no TIFF, or ends too early.
    """
    try:
        form = _read_form(stream)
        (offset,) = form.read(stream, form.offset)
        _go(stream, offset)
        (entries,) = form.read(stream, form.entries)
        tags, places = _read_entries(stream, form, min(entries, 65_535))
        try:
            (following,) = form.read(stream, form.offset)
        except struct.error:
            following = 0
    except (struct.error, OverflowError) as error:
        raise ValueError("the directory is damaged") from error
    return Directory(tags, places, following, form.order)


def exif_orientation(block: bytes) -> int:
    """Return the turn in an EXIF block, 1 to 8; 1 when the block is missing or says nothing sensible."""
    try:
        return read_directory(io.BytesIO(block)).orientation
    except ValueError:
        return 1


def _read_form(stream: BinaryIO) -> _Form:
    order = {b"II": "<", b"MM": ">"}.get(stream.read(2))
    if order is None:
        raise ValueError("no TIFF header")
    (magic,) = struct.unpack(order + "H", stream.read(2))
    if magic == 43:
        stream.read(4)
        return _Form(order, offset="Q", entries="Q")
    if magic != 42:
        raise ValueError("no TIFF header")
    return _Form(order, offset="L", entries="H")


def _read_entries(
    stream: BinaryIO, form: _Form, entries: int
) -> tuple[dict[int, tuple[int, ...]], dict[int, tuple[int, str]]]:
    tags: dict[int, tuple[int, ...]] = {}
    places: dict[int, tuple[int, str]] = {}
    for _ in range(entries):
        tag, kind, count = form.read(stream, "HH" + form.offset)
        place = stream.tell()
        after = place + form.size(form.offset)
        kinds = f"{count}{_WHOLE[kind]}" if kind in _WHOLE and 0 < count <= _MOST_VALUES else ""
        if kinds:
            if form.size(kinds) > form.size(form.offset):
                (place,) = form.read(stream, form.offset)
            tags[tag], places[tag] = _values(stream, form, kinds, place), (place, _WHOLE[kind])
        stream.seek(after)
    return {tag: values for tag, values in tags.items() if values}, places


def _go(stream: BinaryIO, place: int) -> None:
    if place > _FARTHEST:
        raise struct.error("outside any file")
    stream.seek(place)


def _values(stream: BinaryIO, form: _Form, kinds: str, place: int) -> tuple[int, ...]:
    try:
        _go(stream, place)
        return form.read(stream, kinds)
    except struct.error:  # it lies outside the file
        return ()
