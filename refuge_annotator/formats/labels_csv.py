"""Read glaucoma labels from a table: columns image, label and source, and risk where there is one.

UTF-8, with a comma or a semicolon between the cells; with a semicolon, a number may have a decimal comma. Columns go
by their names. A cell that a spreadsheet would run as a formula is refused.
"""

import csv
import io
import math
import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from refuge_annotator.errors import UserError
from refuge_annotator.study.image import FundusImage, GlaucomaLabel
from refuge_annotator.words import mark

MAX_BYTES = 50_000_000
COLUMNS = ("image", "label", "source")
LABELS: Mapping[str, bool] = {"1": True, "glaucoma": True, "0": False, "normal": False}
_RISK = re.compile(r"[01](?:\.[0-9]+)?|\.[0-9]+")
_FORMULA = ("=", "+", "-", "@", "\t", "\r")
_UTF16 = (b"\xff\xfe", b"\xfe\xff")
_SAVE_UTF8 = mark("save it as CSV UTF-8")
_MEND = mark("mend the row and import the table again")
_NAME_CODE = mark("write its path in the study, or its code")


class UnreadableTable(UserError):
    """A table of which no row can be taken."""


class BadRow(UserError):
    """A row that was left out, with its line."""


@dataclass(frozen=True, slots=True)
class LabelTable:
    """What a table says: labels by photograph id in study order, and the rows that say nothing usable."""

    labels: tuple[tuple[str, GlaucomaLabel], ...]
    faults: tuple[BadRow, ...]


def read_labels(path: Path, images: Sequence[FundusImage]) -> LabelTable:
    """Read the labels of a study's photographs.

    A photograph goes by its path in the study, its code, its file name, or its file name without the extension; the
    latter two only where no other photograph has them. A photograph with two rows gets none of them.

    Raises
    ------
    UnreadableTable
        The file is missing, no UTF-8 table, or lacks a column.
    """
    rows = _rows(path)
    names = _names(images)
    order = {image.id: place for place, image in enumerate(images)}
    found: dict[str, GlaucomaLabel] = {}
    faults: list[BadRow] = []
    wanted = [names.get(_key(cells.get("image", "")), frozenset()) for _, cells in rows]
    times = Counter(next(iter(ids)) for ids in wanted if len(ids) == 1)
    for (line, cells), ids in zip(rows, wanted, strict=True):
        try:
            _expect_plain(cells)
            image = _image(ids, times)
            found[image] = _label(cells)
        except _Wrong as wrong:
            values = {"line": line, "image": cells.get("image", ""), **wrong.values}
            faults.append(BadRow(wrong.what, wrong.cure, path, **values))
    return LabelTable(tuple((image, found[image]) for image in sorted(found, key=order.__getitem__)), tuple(faults))


class _Wrong(Exception):
    def __init__(self, what: str, cure: str = _MEND, **values: object) -> None:
        super().__init__(what)
        self.what, self.cure, self.values = what, cure, values


def _rows(path: Path) -> list[tuple[int, dict[str, str]]]:
    """Return the rows below the header: line and cells by column, in small letters."""
    text = _text(path)
    delimiter = _delimiter(text)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    rows: list[tuple[int, dict[str, str]]] = []
    header: list[str] = []
    try:
        for cells in reader:
            if not any(cell.strip() for cell in cells):
                continue
            if not header:
                header = _header(path, cells)
                continue
            row = dict(zip(header, (cell.strip(" ") for cell in cells), strict=False))
            if len(cells) > len(header) and any(cells[len(header) :]):
                row["too many"] = "yes"
            if delimiter == ";" and "risk" in row:
                row["risk"] = row["risk"].replace(",", ".")
            rows.append((reader.line_num, row))
    except csv.Error as error:
        raise UnreadableTable(
            mark("line {line} is no row of a table ({why})"), _MEND, path, line=reader.line_num, why=str(error)
        ) from error
    if not header:
        raise UnreadableTable(mark("the table is empty"), mark("write the columns image, label and source"), path)
    return rows


def _text(path: Path) -> str:
    try:
        with path.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except OSError as error:
        raise UnreadableTable(
            mark("the table cannot be read ({why})"), mark("choose another file"), path, why=error.strerror
        ) from error
    if len(data) > MAX_BYTES:
        raise UnreadableTable(mark("the table is larger than 50 MB"), mark("choose the table of labels"), path)
    if data.startswith(_UTF16):
        raise UnreadableTable(mark("the table is saved as UTF-16"), _SAVE_UTF8, path)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UnreadableTable(mark("the table is not UTF-8"), _SAVE_UTF8, path) from error
    if "\0" in text:
        raise UnreadableTable(mark("this is not a table"), mark("choose the table of labels"), path)
    return text


def _delimiter(text: str) -> str:
    first = next((line for line in text.splitlines() if line.strip()), "")
    return max(",;\t", key=first.count)


def _header(path: Path, cells: Sequence[str]) -> list[str]:
    header = [cell.strip().casefold() for cell in cells]
    lacking = [name for name in COLUMNS if header.count(name) != 1]
    if lacking or header.count("risk") > 1:
        raise UnreadableTable(
            mark("the table needs each of these columns once: {columns}"),
            mark("write them in its first row"),
            path,
            columns=", ".join(lacking or ["risk"]),
        )
    return header


def _names(images: Iterable[FundusImage]) -> dict[str, frozenset[str]]:
    """Return who may be meant by a name; a path or a code means one photograph whatever others are called."""
    exact: dict[str, set[str]] = defaultdict(set)
    loose: dict[str, set[str]] = defaultdict(set)
    for image in images:
        for name in (image.path, image.code):
            exact[_key(name)].add(image.id)
        for name in {image.name, image.stem}:
            loose[_key(name)].add(image.id)
    return {name: frozenset(ids) for name, ids in (loose | exact).items()}


def _key(name: str) -> str:
    return unicodedata.normalize("NFC", name)


def _image(ids: frozenset[str], times: Mapping[str, int]) -> str:
    if not ids:
        raise _Wrong(mark("line {line}: the study has no photograph {image}"), _NAME_CODE)
    if len(ids) > 1:
        raise _Wrong(mark("line {line}: the study has several photographs {image}"), _NAME_CODE)
    (image,) = ids
    if times[image] > 1:
        raise _Wrong(mark("line {line}: {image} is there more than once"), mark("leave one row of it"))
    return image


def _expect_plain(cells: Mapping[str, str]) -> None:
    if any(cell.startswith(_FORMULA) for cell in cells.values()):
        raise _Wrong(mark("line {line}: a cell starts with = + - or @, which a spreadsheet would run"))
    if "too many" in cells:
        raise _Wrong(mark("line {line}: there are more cells than columns"))


def _label(cells: Mapping[str, str]) -> GlaucomaLabel:
    label, source = cells.get("label", ""), cells.get("source", "")
    if label.casefold() not in LABELS:
        raise _Wrong(mark("line {line}: {label} is no label; write 1, 0, glaucoma or normal"), label=label or '""')
    if not source:
        raise _Wrong(mark("line {line}: the source is missing"), mark("say which records the label comes from"))
    return GlaucomaLabel(LABELS[label.casefold()], source, _risk(cells.get("risk", "")))


def _risk(text: str) -> float | None:
    if not text:
        return None
    risk = float(text) if _RISK.fullmatch(text) else math.nan
    if not 0 <= risk <= 1:
        raise _Wrong(mark("line {line}: {risk} is no risk; write a number from 0 to 1, such as 0.28"), risk=text)
    return risk
