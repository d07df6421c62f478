"""Names what a file is that is no photograph for us, so that the refusal helps."""

from refuge_annotator.imaging.head import Broken
from refuge_annotator.words import mark

_SAVE_AS = mark("save it as JPEG, PNG or TIFF")
_FOREIGN = (
    (0, (b"GIF8",), mark("this is a GIF picture"), _SAVE_AS),
    (8, (b"WEBP",), mark("this is a WebP picture"), _SAVE_AS),
    (4, (b"ftypheic", b"ftypheix", b"ftypmif1", b"ftypavif"), mark("this is a HEIC or AVIF picture"), _SAVE_AS),
    (0, (b"\0\0\0\x0cjP  ", b"\xff\x4f\xff\x51"), mark("this is a JPEG 2000 picture"), _SAVE_AS),
    (128, (b"DICM",), mark("this is a DICOM file"), mark("export the photograph from the archive as JPEG or PNG")),
    (0, (b"%PDF",), mark("this is a PDF document"), mark("save its picture as JPEG or PNG")),
    (0, (b"PK\x03\x04",), mark("this is a zip archive"), mark("unpack it first")),
    (0, (b"SQLite format 3",), mark("this is a study or another database"), mark("choose photographs")),
)
_VECTOR = mark("this is a vector drawing (SVG), not a photograph")
_WEB_PAGE = mark("this is a web page, not a photograph")
_DOWNLOAD = mark("download the photograph again; the server may have asked to sign in")
_ZEROS = mark("the file holds nothing but zeros")
_COPY_AGAIN = mark("copy it again from the camera")
_UNKNOWN = mark("this is not a photograph")


def name_foreign(start: bytes) -> Broken:
    """Return the refusal of a file that begins with `start` (512 bytes are enough)."""
    for place, signs, what, cure in _FOREIGN:
        if start[place:].startswith(signs):
            return Broken(what, cure)
    text = start.lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    if text.startswith((b"<svg", b"<?xml")) and b"<svg" in text:
        return Broken(_VECTOR, _SAVE_AS)
    if text.startswith((b"<!doctype html", b"<html")):
        return Broken(_WEB_PAGE, _DOWNLOAD)
    if not start.strip(b"\0"):
        return Broken(_ZEROS, _COPY_AGAIN)
    return Broken(_UNKNOWN, _SAVE_AS)
