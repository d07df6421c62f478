"""Put rows into the study under a seal, and take none out whose seal is broken."""

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from enum import StrEnum
from typing import Any, TypeVar

from sqlalchemy import Connection, Row, Table, insert

from refuge_annotator.store.errors import NotAllowed
from refuge_annotator.study.clock import from_iso
from refuge_annotator.study.record import BadRecord
from refuge_annotator.words import mark

E = TypeVar("E", bound=StrEnum)
Values = dict[str, object]


def seal(table: Table, values: Sequence[object]) -> str:
    """Return the SHA-256 of a row: the JSON list of its table's name and its columns in order, without the seal."""
    text = json.dumps([table.name, *values], ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def sealed(table: Table, values: Mapping[str, object]) -> Values:
    """Return a whole row with its seal; columns that are not given are NULL.

    Raises
    ------
    NotAllowed
        A text is not Unicode, or a number is not finite.
    """
    row = {c.name: values.get(c.name) for c in table.columns if c.name != "seal"}
    try:
        return {**row, "seal": seal(table, list(row.values()))}
    except ValueError as error:
        raise NotAllowed(mark("this cannot be stored ({why})"), why=str(error)) from error


def add_all(connection: Connection, table: Table, rows: Iterable[Mapping[str, object]]) -> list[str]:
    """Add rows; return their seals in order."""
    ready = [sealed(table, row) for row in rows]
    if ready:
        connection.execute(insert(table), ready)
    return [str(row["seal"]) for row in ready]


def unbroken(table: Table, row: Row[Any]) -> Row[Any]:
    """Return a row that starts with all columns of its table, having checked its seal.

    Raises
    ------
    BadRecord
        A value is not the one that was stored.
    """
    columns = len(table.columns)
    *values, stored = tuple(row)[:columns]
    try:
        whole = seal(table, values) == stored
    except (TypeError, ValueError):  # bytes or an infinite number, which are never stored
        whole = False
    if not whole:
        raise BadRecord(f"a value in table {table.name} is not the one that was stored")
    return row


def all_unbroken(table: Table, rows: Iterable[Row[Any]]) -> Iterator[Row[Any]]:
    """Return every row, having checked its seal."""
    return (unbroken(table, row) for row in rows)


def word(kind: type[E], value: str) -> E:
    """Return the word that a column holds.

    Raises
    ------
    BadRecord
        It is none.
    """
    try:
        return kind(value)
    except ValueError as error:
        raise BadRecord(f"{value!r} is no {kind.__name__}") from error


def moment(text: str) -> datetime:
    """Return the time that a column holds.

    Raises
    ------
    BadRecord
        It is none.
    """
    try:
        return from_iso(text)
    except ValueError as error:
        raise BadRecord(f"{text!r} is no time") from error
