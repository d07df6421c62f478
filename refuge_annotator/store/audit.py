"""Who did what when, as a chain of hashes: no entry can be changed, left out or put in without breaking it.

A record and its log entry are added together; the entry names the record and holds its seal, never geometry.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, Table, insert, select

from refuge_annotator.store.records import Values, sealed
from refuge_annotator.store.tables import AUDIT_LOG as LOG
from refuge_annotator.study.record import canonical, sha256

CREATED = "study.created"
FINAL = "reading.final"
AMEND = "reading.amend"
RECALLED = "reading.recalled"
WITHDRAWN = "reading.withdrawn"
REVIEW_BEGUN = "review.begun"
REVIEWED = "review.signed"
REVIEWED_AGAIN = "review.repeated"
LABELLED = "label.imported"
MOVED = "photograph.moved"
FOLDER = "photographs.folder"
PIN_SET = "person.pin"
PIN_CLEARED = "person.pin.cleared"
MANUAL_CHANGED = "study.manual"
RELEASED = "study.released"
EXPORTED = "study.exported"
MIGRATED = "study.migrated"

# What a label is made from; other entries leave an export as it is.
CHANGES = (CREATED, FINAL, AMEND, RECALLED, WITHDRAWN, REVIEWED, LABELLED, MOVED)

PROGRAM = "program"  # the actor of what nobody in particular does
LAST = select(LOG.c.seq, LOG.c.hash).order_by(LOG.c.seq.desc()).limit(1)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log, before it is chained."""

    actor: str
    action: str
    reason: str = ""
    entity: str = ""
    new: str = ""
    old: str = ""


Deed = tuple[Entry, Table, Mapping[str, object]]


def record(connection: Connection, at: str, deeds: Iterable[Deed]) -> None:
    """Add records, each with its log entry; `at` is a stored time. A column `seq` gets the entry's number."""
    seq, prev_hash = _last(connection)
    entries: list[Values] = []
    rows: dict[Table, list[Values]] = {}
    for entry, table, values in deeds:
        seq += 1
        row = sealed(table, {**values, "seq": seq} if "seq" in table.columns else values)
        chained = _chained(replace(entry, entity=entity_of(table, row), new=str(row["seal"])), at, seq, prev_hash)
        prev_hash = str(chained["hash"])
        entries.append(chained)
        rows.setdefault(table, []).append(row)
    if entries:
        connection.execute(insert(LOG), entries)
    for table, ready in rows.items():
        connection.execute(insert(table), ready)


def note(connection: Connection, at: str, entry: Entry) -> None:
    """Append an entry that is about no single record."""
    seq, prev_hash = _last(connection)
    connection.execute(insert(LOG), _chained(entry, at, seq + 1, prev_hash))


def entity_of(table: Table, row: Mapping[Any, Any]) -> str:
    """Return the name of a record in the log: its table and its key."""
    return "/".join([table.name, *(str(row[c.name]) for c in table.primary_key.columns)])


def entry_hash(values: Mapping[str, object]) -> str:
    """Return the hash of an entry: SHA-256 of its canonical JSON, which holds the hash of the entry before it."""
    return sha256(canonical(dict(values)))


def is_whole(row: Mapping[Any, Any]) -> bool:
    """Tell whether an entry is the one that was written."""
    try:
        return str(row["hash"]) == entry_hash({k: v for k, v in row.items() if k != "hash"})
    except ValueError:  # a value of a kind that is never written
        return False


def head(connection: Connection) -> tuple[int, str]:
    """Return number and hash of the last entry that changed readings, reviews, labels or protocol."""
    row = connection.execute(LAST.where(LOG.c.action.in_(CHANGES))).one()
    return int(row.seq), str(row.hash)


def _last(connection: Connection) -> tuple[int, str]:
    row = connection.execute(LAST).first()
    return (int(row.seq), str(row.hash)) if row else (0, "")


def _chained(entry: Entry, at: str, seq: int, prev_hash: str) -> Values:
    values: Values = {
        "seq": seq,
        "at": at,
        "actor": entry.actor,
        "action": entry.action,
        "entity": entry.entity,
        "old": entry.old,
        "new": entry.new,
        "reason": entry.reason,
        "prev_hash": prev_hash,
    }
    return {**values, "hash": entry_hash(values)}
