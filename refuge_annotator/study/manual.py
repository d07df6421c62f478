"""The study's manual: what the raters are told to draw, and which version of it a reading was made by."""

from dataclasses import dataclass
from pathlib import Path

from refuge_annotator.errors import UserError
from refuge_annotator.resources import resource
from refuge_annotator.study.record import sha256
from refuge_annotator.words import mark

MAX_BYTES = 200_000
LAYOUT = "\t\n"  # control characters that a text may hold
ENCODINGS = ((b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"), (b"", "utf-8-sig"))  # by what the file starts with


class BadManual(UserError):
    """A file is no manual."""

    def __init__(self, what: str, cure: str, path: Path | None = None) -> None:
        super().__init__(what, cure, path)


@dataclass(frozen=True, slots=True)
class Manual:
    """A manual as Markdown; `own` tells whether the manager has written it."""

    text: str
    own: bool = False

    @property
    def sha256(self) -> str:
        """What a reading records of the manual that its rater could read."""
        return sha256(self.text)


def built_in(language: str) -> Manual:
    """Return the program's own manual in a language such as ``zh_CN``; in English where there is none."""
    try:
        path = resource("manual", f"manual_{language}.md")
    except FileNotFoundError:
        path = resource("manual", "manual_en.md")
    return Manual(path.read_text(encoding="utf-8"))


def picture(name: str) -> Path | None:
    """Return where a picture of the program's own manual lies; None for any other name."""
    folder = resource("manual")
    return next((p for p in sorted(folder.glob("*.jpg")) if p.name == name), None)


def read_manual(path: Path) -> Manual:
    """Read the manager's own manual from a text or Markdown file.

    Raises
    ------
    BadManual
        It is too large, empty, no text, or in an encoding that cannot be told for certain.
    """
    try:
        with path.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except OSError as error:
        raise BadManual(mark("the file cannot be read"), mark("choose another file"), path) from error
    if len(data) > MAX_BYTES:
        raise BadManual(mark("the text is too long for a manual"), mark("shorten it to 200 kB"), path)
    text = _decoded(data, path).replace("\r\n", "\n").replace("\r", "\n")
    if any(ord(letter) < ord(" ") and letter not in LAYOUT for letter in text):
        raise BadManual(mark("this is no text file"), mark("save it as plain text or Markdown (.txt or .md)"), path)
    if not text.strip():
        raise BadManual(mark("the file is empty"), mark("choose another file"), path)
    return Manual(text, own=True)


def _decoded(data: bytes, path: Path) -> str:
    encoding = next(name for start, name in ENCODINGS if data.startswith(start))
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        raise BadManual(mark("its letters cannot be read for certain"), mark("save it as UTF-8"), path) from error
