"""Read a table about photographs: one row each, which name their photograph as people do.

UTF-8, with a comma, a semicolon or a tabulator between the cells; with a semicolon, a number may have a decimal comma.
Columns go by their names. A cell that a spreadsheet would run as a formula is refused.
"""

import csv
import io
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from refuge_annotator.errors import UserError
from refuge_annotator.study.image import FundusImage
from refuge_annotator.words import mark

MAX_BYTES = 50_000_000
_FORMULA = ("=", "+", "-", "@", "\t", "\r")
_UTF16 = (b"\xff\xfe", b"\xfe\xff")
_SAVE_UTF8 = mark("save it as CSV UTF-8")
MEND = mark("mend the row and import the table again")
_NAME_CODE = mark("write its path in the study, or its code")

Cells = Mapping[str, str]
T = TypeVar("T")


class UnreadableTable(UserError):
    """A table of which no row can be taken."""


class BadRow(UserError):
    """A row that was left out, with its line."""


def read_about(
    path: Path,
    images: Sequence[FundusImage],
    take: Callable[[Cells], T],
    columns: Sequence[str],
    optional: Sequence[str] = (),
) -> tuple[dict[str, T], tuple[BadRow, ...]]:
    """Return what a table says by the path of the photograph, in study order, and the rows that say nothing usable.

    A photograph goes by its path in the study, its code, its file name, or its file name without the extension; the
    latter two only where no other photograph has them. A photograph with two rows gets none of them.

    Parameters
    ----------
    take
        Makes a value of a row's cells by column; raises `Wrong` where it cannot.
    columns, optional
        Which it must have once and may have once; "image" names the photograph.

    Raises
    ------
    UnreadableTable
        The file is missing, no UTF-8 table, or lacks a column.
    """
    rows = read_rows(path, columns, optional)
    names = names_of(images)
    found: dict[str, T] = {}
    faults: list[BadRow] = []
    wanted = [names.get(_key(cells.get("image", "")), frozenset()) for _, cells in rows]
    times = Counter(next(iter(paths)) for paths in wanted if len(paths) == 1)
    for (line, cells), paths in zip(rows, wanted, strict=True):
        try:
            _expect_plain(cells)
            image = _meant(paths, times)
            found[image] = take(cells)
        except Wrong as wrong:
            values = {"line": line, "image": cells.get("image", ""), **wrong.values}
            faults.append(BadRow(wrong.what, wrong.cure, path, **values))
    return {i.path: found[i.path] for i in images if i.path in found}, tuple(faults)


class Wrong(Exception):
    """What is wrong with a row."""

    def __init__(self, what: str, cure: str = MEND, **values: object) -> None:
        super().__init__(what)
        self.what, self.cure, self.values = what, cure, values


def read_rows(path: Path, columns: Sequence[str], optional: Sequence[str] = ()) -> list[tuple[int, dict[str, str]]]:
    """Return the rows below the header: line and cells by column, in small letters.

    Raises
    ------
    UnreadableTable
        The file is missing, no UTF-8 table, lacks one of `columns`, or has one of them or of `optional` twice.
    """
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
                header = _header(path, cells, columns, optional)
                continue
            row = dict(zip(header, (cell.strip(" ") for cell in cells), strict=False))
            if len(cells) > len(header) and any(cells[len(header) :]):
                row["too many"] = "yes"
            if delimiter == ";" and "risk" in row:
                row["risk"] = row["risk"].replace(",", ".")
            rows.append((reader.line_num, row))
    except csv.Error as error:
        raise UnreadableTable(
            mark("line {line} is no row of a table ({why})"), MEND, path, line=reader.line_num, why=str(error)
        ) from error
    if not header:
        raise UnreadableTable(mark("the table is empty"), mark("write a header row and the rows below it"), path)
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
        raise UnreadableTable(mark("the table is larger than 50 MB"), mark("choose a table"), path)
    if data.startswith(_UTF16):
        raise UnreadableTable(mark("the table is saved as UTF-16"), _SAVE_UTF8, path)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UnreadableTable(mark("the table is not UTF-8"), _SAVE_UTF8, path) from error
    if "\0" in text:
        raise UnreadableTable(mark("this is not a table"), mark("choose a table"), path)
    return text


def _delimiter(text: str) -> str:
    first = next((line for line in text.splitlines() if line.strip()), "")
    return max(",;\t", key=first.count)


def _header(path: Path, cells: Sequence[str], columns: Sequence[str], optional: Sequence[str]) -> list[str]:
    header = [cell.strip().casefold() for cell in cells]
    lacking = [name for name in columns if header.count(name) != 1]
    lacking += [name for name in optional if header.count(name) > 1]
    if lacking:
        raise UnreadableTable(
            mark("the table needs each of these columns once: {columns}"),
            mark("write them in its first row"),
            path,
            columns=", ".join(lacking),
        )
    return header


def names_of(images: Iterable[FundusImage]) -> dict[str, frozenset[str]]:
    """Return the paths that a name may mean; a path or a code means one photograph whatever others are called."""
    exact: dict[str, set[str]] = defaultdict(set)
    loose: dict[str, set[str]] = defaultdict(set)
    for image in images:
        for name in filter(None, (image.path, image.code)):
            exact[_key(name)].add(image.path)
        for name in {image.name, image.stem}:
            loose[_key(name)].add(image.path)
    return {name: frozenset(ids) for name, ids in (loose | exact).items()}


def _key(name: str) -> str:
    return unicodedata.normalize("NFC", name)


def _meant(paths: frozenset[str], times: Mapping[str, int]) -> str:
    if not paths:
        raise Wrong(mark("line {line}: the study has no photograph {image}"), _NAME_CODE)
    if len(paths) > 1:
        raise Wrong(mark("line {line}: the study has several photographs {image}"), _NAME_CODE)
    (path,) = paths
    if times[path] > 1:
        raise Wrong(mark("line {line}: {image} is there more than once"), mark("leave one row of it"))
    return path


def _expect_plain(cells: Mapping[str, str]) -> None:
    if any(cell.startswith(_FORMULA) for cell in cells.values()):
        raise Wrong(mark("line {line}: a cell starts with = + - or @, which a spreadsheet would run"))
    if "too many" in cells:
        raise Wrong(mark("line {line}: there are more cells than columns"))
