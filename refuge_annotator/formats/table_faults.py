"""What is wrong with one table, seen as programs read it: by position, the first row dropped."""

import math
import re
from collections.abc import Iterator, Sequence

from refuge_annotator.formats.format import Finding, Line, Table, error, note, warning
from refuge_annotator.formats.tree import Tree
from refuge_annotator.formats.workbook import Cell, Kind, TableSpec, read_csv, read_workbook
from refuge_annotator.geometry.point import Point
from refuge_annotator.words import mark

_NUMBER = re.compile(r"[+-]?[0-9]+(\.[0-9]*)?([eE][+-]?[0-9]+)?")
_EXPORT = mark("export the set again")


def read_table(tree: Tree, path: str, spec: TableSpec) -> Table:
    """Read a workbook or CSV file (by its ending) and look for whatever would break or mislead a reader."""
    try:
        data = tree.read(path)
        rows: Sequence[Sequence[Cell]] = read_csv(data) if path.endswith(".csv") else read_workbook(data)
    except (OSError, ValueError) as why:
        return Table(path, None, (error(path, mark("it cannot be read ({why})"), _EXPORT, why=str(why)),))
    if path.endswith(".csv") and rows and len(rows[0]) == 1 and str(rows[0][0]).count(";") >= len(spec.columns) - 1:
        what = mark("its fields are separated by semicolons; readers split at commas and find one column")
        return Table(path, None, (error(path, what, mark("save it with commas, and points in numbers")),))
    header = list(_stripped(rows[0])) if rows else []
    findings = [*_header_faults(path, header, spec)]
    lines = []
    for number, row in enumerate(rows[1:], 2):
        line, faults = _read_row(path, number, row, spec)
        findings += faults
        if line is not None:
            lines.append(line)
    findings += _doubles(path, lines)
    return Table(path, tuple(lines), tuple(findings))


def _header_faults(path: str, header: Sequence[Cell], spec: TableSpec) -> Iterator[Finding]:
    wanted = list(spec.headings)
    values = {"found": ", ".join(str(h) for h in header), "wanted": ", ".join(wanted)}
    name = spec.index(Kind.NAME) or 0
    if header == wanted:
        return
    if [str(h).casefold() for h in header] == [h.casefold() for h in wanted]:
        what = mark("its headings are {found} instead of {wanted}; programs that read by name fail")
        yield note(path, what, _EXPORT, **values)
    elif len(header) > name and str(header[name]).lower().endswith(".jpg"):
        what = mark("it has no header row: readers drop the first row, and its photograph with it")
        yield error(path, what, mark("put the row {wanted} first"), **values)
    elif sorted(str(h).casefold() for h in header) == sorted(h.casefold() for h in wanted):
        what = mark("its columns stand in another order ({found}); readers go by position")
        yield error(path, what, mark("the order is {wanted}"), **values)
    elif len(header) != len(wanted):
        what = mark("it has {n} column(s) ({found}); readers take {wanted} by position")
        yield error(path, what, mark("keep exactly these columns"), n=len(header), **values)
    else:
        what = mark("its headings are {found} instead of {wanted}; make sure that the columns mean the same")
        yield warning(path, what, mark("name the columns {wanted}"), **values)


def _read_row(path: str, number: int, row: Sequence[Cell], spec: TableSpec) -> tuple[Line | None, list[Finding]]:
    cells = list(row)
    if all(_blank(c) for c in cells):
        what = mark("row {row} is blank: the official program fails on it")
        return None, [
            error(path, what, mark("delete the row; nothing may stand below the last photograph"), row=number)
        ]
    faults = []
    if len(_stripped(cells)) > len(spec.columns):
        what = mark("row {row} has more than {limit} cells")
        faults.append(error(path, what, mark("delete the extra cells"), row=number, limit=len(spec.columns)))
    cells += [None] * (len(spec.columns) - len(cells))
    values: dict[Kind, str | float] = {}
    for cell, column in zip(cells, spec.columns, strict=False):
        value = _read_cell(cell, column.kind, is_text=path.endswith(".csv"))
        if value is None:
            faults.append(_cell_fault(path, number, cell, column.heading, column.kind))
        else:
            values[column.kind] = value
    faults += [*_value_faults(path, number, values)]
    return _line(values), faults


def _read_cell(cell: Cell, kind: Kind, *, is_text: bool) -> str | float | None:
    if kind is Kind.NAME:
        return cell if isinstance(cell, str) and cell else None
    if isinstance(cell, str):
        if not is_text or not _NUMBER.fullmatch(cell):
            return None
        cell = float(cell)
    if cell is None or not math.isfinite(cell):
        return None
    if kind is Kind.LABEL and cell not in (0, 1):
        return None
    return float(cell)


def _cell_fault(path: str, row: int, cell: Cell, heading: str, kind: Kind) -> Finding:
    if _blank(cell):
        what = mark("row {row}: {column} is empty; the official program then gives no figure for the task")
    elif kind is Kind.LABEL:
        what = mark("row {row}: {column} is “{cell}”, neither 1 nor 0")
    else:
        what = mark("row {row}: {column} is “{cell}”, no number that programs read")
    cure = mark("fill it in, or leave the photograph out everywhere") if _blank(cell) else mark(
        "write a plain number with a point, such as 1057.95"
    )  # fmt: skip
    return error(path, what, cure, row=row, column=heading, cell=cell)


def _value_faults(path: str, number: int, values: dict[Kind, str | float]) -> Iterator[Finding]:
    name = values.get(Kind.NAME)
    if isinstance(name, str) and name != name.strip():
        what = mark("row {row}: the name “{name}” begins or ends with a space")
        yield warning(path, what, mark("make sure that the photograph's name does too"), row=number, name=name)
    if isinstance(name, str) and not name.endswith(".jpg"):
        what = mark("row {row}: the name “{name}” does not end in .jpg; names are compared to the letter")
        yield error(path, what, mark("write the photograph's name with .jpg in small letters"), row=number, name=name)
    if Kind.ID in values and values[Kind.ID] != number - 1:
        yield warning(path, mark("row {row}: the ID is not {wanted}"), _EXPORT, row=number, wanted=number - 1)
    risk = values.get(Kind.RISK)
    if isinstance(risk, float) and not 0 <= risk <= 1:
        what = mark("row {row}: the risk {risk} is not between 0 and 1")
        yield warning(path, what, mark("write a probability"), row=number, risk=risk)
    for kind in (Kind.X, Kind.Y):
        value = values.get(kind)
        if isinstance(value, float) and round(value, 2) != value:
            yield note(path, mark("row {row}: the fovea has more than two decimals"), row=number)


def _line(values: dict[Kind, str | float]) -> Line | None:
    if Kind.NAME not in values:
        return None
    label, x, y = values.get(Kind.LABEL), values.get(Kind.X), values.get(Kind.Y)
    risk = values.get(Kind.RISK)
    return Line(
        str(values[Kind.NAME]),
        None if label is None else bool(label),
        None if risk is None else float(risk),
        None if x is None or y is None else Point(float(x), float(y)),
    )


def _doubles(path: str, lines: Sequence[Line]) -> Iterator[Finding]:
    seen = set()
    for line in lines:
        if line.name in seen:
            what = mark("{name} stands twice; readers take the first row")
            yield error(path, what, mark("keep the right row"), name=line.name)
        seen.add(line.name)


def _blank(cell: Cell) -> bool:
    return cell is None or (isinstance(cell, str) and not cell.strip())


def _stripped(row: Sequence[Cell]) -> Sequence[Cell]:
    end = len(row)
    while end and _blank(row[end - 1]):
        end -= 1
    return row[:end]
