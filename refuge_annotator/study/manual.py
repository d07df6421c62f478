"""The study's manual: what the raters are told to draw, and which version of it a reading was made by."""

import re
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from refuge_annotator.errors import UserError
from refuge_annotator.resources import resource
from refuge_annotator.study.record import sha256
from refuge_annotator.words import mark

MAX_BYTES = 200_000
MAX_LINES = 5_000  # cells of tables count as lines
MAX_WORD = 1_000  # letters
LINE_OR_CELL = re.compile(r"[\n\x85\u2028\u2029|]")
WORD = re.compile(rf"[^\s\u2e80-\U0010ffff]{{{MAX_WORD + 1},}}")  # of scripts that are broken into lines at spaces
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

    @property
    def readable(self) -> str:
        """As much of the text, from its beginning, as a window shows at once: all of it, unless it is absurd."""
        return self.text[: min(_lines_end(self.text), _words_end(self.text))]


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
        It is too large, empty, no text, in an encoding that cannot be told for certain, or of absurdly many lines or
        long words, which would take seconds to be shown.
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
    if _lines_end(text) < len(text):
        raise BadManual(mark("it has more lines than a manual"), mark("shorten it to 5,000 lines and cells"), path)
    if _words_end(text) < len(text):
        raise BadManual(
            mark("a word in it is longer than 1,000 letters"),
            mark("leave out what is no text, such as a picture written in letters"),
            path,
        )
    return Manual(text, own=True)


def _lines_end(text: str) -> int:
    """Return where the last line or cell ends that a manual may have."""
    end = next(islice(LINE_OR_CELL.finditer(text), MAX_LINES - 1, None), None)
    return len(text) if end is None else end.end()


def _words_end(text: str) -> int:
    """Return where the first word becomes too long."""
    word = WORD.search(text)
    return len(text) if word is None else word.start() + MAX_WORD


def _decoded(data: bytes, path: Path) -> str:
    encoding = next(name for start, name in ENCODINGS if data.startswith(start))
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        raise BadManual(mark("its letters cannot be read for certain"), mark("save it as UTF-8"), path) from error
