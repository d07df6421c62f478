"""Tables as people and programs read them: a workbook with one sheet, and the same as CSV."""

import csv
import io
import zipfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum

from refuge_annotator.formats.format import Entry

CREATED = datetime(2018, 1, 1)
MAX_UNPACKED = 400_000_000

Cell = str | int | float | None
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


class Kind(Enum):
    """What a column holds."""

    ID = "id"  # 1, 2, 3 …
    NAME = "name"  # the photograph's, ending .jpg
    LABEL = "label"  # 1 glaucoma, 0 not
    RISK = "risk"  # 0 to 1
    X = "x"
    Y = "y"


@dataclass(frozen=True, slots=True)
class Column:
    """One column: its heading, to the letter, and what it holds."""

    heading: str
    kind: Kind


@dataclass(frozen=True, slots=True)
class TableSpec:
    """A table of a format: its file's stem and its columns in order, which readers take by position."""

    stem: str
    columns: tuple[Column, ...]

    @property
    def workbook(self) -> str:
        """The name of the workbook."""
        return f"{self.stem}.xlsx"

    @property
    def csv(self) -> str:
        """The name of the CSV file."""
        return f"{self.stem}.csv"

    @property
    def headings(self) -> tuple[str, ...]:
        """The header row."""
        return tuple(c.heading for c in self.columns)

    def index(self, kind: Kind) -> int | None:
        """Return the position of a kind of column, from 0; None without one."""
        return next((i for i, c in enumerate(self.columns) if c.kind is kind), None)


def rows_of(spec: TableSpec, entries: Sequence[Entry]) -> list[list[Cell]]:
    """Return the rows of a table, the header not among them."""
    return [[_cell(column.kind, number, entry) for column in spec.columns] for number, entry in enumerate(entries, 1)]


def write_workbook(spec: TableSpec, rows: Sequence[Sequence[Cell]]) -> bytes:
    """Return a workbook with one sheet: the header row, then `rows`, and nothing after them.

    Names are written as text, so that none is taken for a formula. The same rows give the same bytes.
    """
    import xlsxwriter  # slow to import, and the window starts without it

    stream = io.BytesIO()
    book = xlsxwriter.Workbook(stream, {"in_memory": True})
    book.set_properties({"created": CREATED})
    sheet = book.add_worksheet("Sheet1")
    for column, heading in enumerate(spec.headings):
        sheet.write_string(0, column, heading)
    for row, cells in enumerate(rows, 1):
        for column, cell in enumerate(cells):
            if isinstance(cell, str):
                sheet.write_string(row, column, cell)
            elif cell is not None:
                sheet.write_number(row, column, cell)
    book.close()
    return stream.getvalue()


def write_csv(headings: Sequence[str], rows: Iterable[Sequence[Cell]]) -> bytes:
    r"""Return a table as CSV: UTF-8, commas, ``\n``, a point before two decimals."""
    stream = io.StringIO(newline="")
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(headings)
    writer.writerows([[_text(cell) for cell in row] for row in rows])
    return stream.getvalue().encode("utf-8")


def read_workbook(data: bytes) -> list[list[Cell]]:
    """Return all rows of the first shown sheet, header included, blank ones too, as the official program gets them.

    Raises
    ------
    ValueError
        It is no workbook, or it unpacks to more than a table can be.
    """
    import openpyxl  # slow to import, and the window starts without it

    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            if sum(e.file_size for e in packed.infolist()) > MAX_UNPACKED:
                raise ValueError("it unpacks to more than a table can be")
        sheet = openpyxl.load_workbook(io.BytesIO(data)).active
        return [[_plain(cell) for cell in row] for row in sheet.iter_rows(values_only=True)]
    except ValueError:
        raise
    except Exception as why:  # openpyxl raises whatever its input provokes
        raise ValueError("it is no readable workbook") from why


def read_csv(data: bytes) -> list[list[str]]:
    """Return all rows of a CSV file with commas, header included; a blank line is an empty row.

    Raises
    ------
    ValueError
        It is not UTF-8, or no CSV.
    """
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as why:
        raise ValueError("it is not UTF-8 text") from why
    if "\0" in text:
        raise ValueError("it is not text")
    try:
        return list(csv.reader(io.StringIO(text, newline=""), strict=True))
    except csv.Error as why:
        raise ValueError(str(why)) from why


def tame(text: str) -> str:
    """Return a text for a table that people open: an apostrophe keeps a spreadsheet from running it as a formula.

    References
    ----------
    https://owasp.org/www-community/attacks/CSV_Injection
    """
    return f"'{text}" if text.startswith(_FORMULA) else text


def _cell(kind: Kind, number: int, entry: Entry) -> Cell:
    label, fovea = entry.glaucoma, entry.fovea
    match kind:
        case Kind.ID:
            return number
        case Kind.NAME:
            return entry.name
        case Kind.LABEL:
            return None if label is None else int(label.glaucoma)
        case Kind.RISK:
            return None if label is None else risk_text(label.glaucoma, label.risk)
        case Kind.X:
            return None if fovea is None else fovea.x
        case Kind.Y:
            return None if fovea is None else fovea.y


def risk_text(glaucoma: bool, risk: float | None) -> str:
    """Return the glaucoma risk of a submission: the imported score in full, else the label as 1 or 0."""
    return str(int(glaucoma)) if risk is None else repr(float(risk))


def _text(cell: Cell) -> str:
    if cell is None:
        return ""
    return f"{cell:.2f}" if isinstance(cell, float) else str(cell)


def _plain(cell: object) -> Cell:
    if cell is None or isinstance(cell, str):
        return cell
    if isinstance(cell, int | float):
        return float(cell) if isinstance(cell, float) else int(cell)
    return str(cell)
