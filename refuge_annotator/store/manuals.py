"""The study's manual where the manager has written one: every version stays, the newest is in force."""

from sqlalchemy import Connection, func, select

from refuge_annotator.store import audit
from refuge_annotator.store.records import unbroken
from refuge_annotator.store.tables import MANUAL
from refuge_annotator.study.clock import Clock, iso


def manual(connection: Connection) -> str | None:
    """Return the manager's own manual that is in force, as Markdown; None when it is the program's."""
    row = connection.execute(select(MANUAL).order_by(MANUAL.c.number.desc()).limit(1)).first()
    return None if row is None else unbroken(MANUAL, row).body


def set_manual(connection: Connection, clock: Clock, body: str | None, actor: str) -> None:
    """Put a manual in force, None for the program's own; the one that is in force already changes nothing."""
    if body == manual(connection):
        return
    number = connection.execute(select(func.count()).select_from(MANUAL)).scalar_one() + 1
    at = iso(clock.now())
    row = {"number": number, "body": body, "saved_at": at}
    audit.record(connection, at, [(audit.Entry(actor, audit.MANUAL_CHANGED), MANUAL, row)])
