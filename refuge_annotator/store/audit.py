"""Who did what when, as a chain of hashes: no entry can be changed, left out or put in without breaking it."""

from dataclasses import dataclass, replace

from sqlalchemy import Connection, Table, func, insert, select

from refuge_annotator.store.records import sealed
from refuge_annotator.store.tables import AUDIT_LOG as LOG
from refuge_annotator.study.codec import canonical, sha256

CREATED = "study.created"
FINAL = "reading.final"
AMEND = "reading.amend"
RECALLED = "reading.recalled"
WITHDRAWN = "reading.withdrawn"
REVIEW_BEGUN = "review.begun"
REVIEWED = "review.signed"
LABELLED = "label.imported"
MOVED = "photograph.moved"
ROOT_MOVED = "photographs.folder"
PIN_SET = "person.pin"
EXPORTED = "study.exported"
MIGRATED = "study.migrated"

# What a label is made from; the other entries leave an export as it is.
CHANGES = (CREATED, FINAL, AMEND, RECALLED, WITHDRAWN, REVIEWED, LABELLED, MOVED)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log, before it is chained: `new` and `old` are seals or hashes, never geometry."""

    actor: str
    action: str
    entity: str
    new: str = ""
    old: str = ""
    reason: str = ""


def next_seq(connection: Connection) -> int:
    """Return the number that the next entry gets."""
    return int(connection.execute(select(func.coalesce(func.max(LOG.c.seq), 0))).scalar_one()) + 1


def record_with(connection: Connection, at: str, entry: Entry, table: Table, row: dict[str, object]) -> None:
    """Append an entry and the record that it is about, whose seal it names; `row` gets the entry's number."""
    whole = sealed(table, **row, seq=next_seq(connection))
    record(connection, at, replace(entry, new=str(whole["seal"])))
    connection.execute(insert(table), whole)


def record(connection: Connection, at: str, entry: Entry) -> None:
    """Append an entry; `at` is a stored time."""
    last = connection.execute(select(LOG.c.seq, LOG.c.hash).order_by(LOG.c.seq.desc()).limit(1)).first()
    seq, prev_hash = (last.seq + 1, last.hash) if last else (1, "")
    values: dict[str, object] = {
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
    connection.execute(insert(LOG), {**values, "hash": entry_hash(values)})


def entry_hash(values: dict[str, object]) -> str:
    """Return the hash of an entry: SHA-256 of its canonical JSON with the hash of the entry before it."""
    return sha256(canonical(values))


def head(connection: Connection) -> tuple[int, str]:
    """Return number and hash of the last entry that changed readings, reviews, labels or protocol."""
    query = select(LOG.c.seq, LOG.c.hash).where(LOG.c.action.in_(CHANGES)).order_by(LOG.c.seq.desc()).limit(1)
    row = connection.execute(query).one()
    return int(row.seq), str(row.hash)
