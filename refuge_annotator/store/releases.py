"""Whether the manager has opened the results to the raters: every change stays, the newest is in force."""

from sqlalchemy import Connection, func, select

from refuge_annotator.store import audit
from refuge_annotator.store.records import unbroken
from refuge_annotator.store.tables import RELEASE
from refuge_annotator.study.clock import Clock, iso


def is_released(connection: Connection) -> bool:
    """Tell whether raters may see the consensus beside their own readings; closed until the manager opens it."""
    row = connection.execute(select(RELEASE).order_by(RELEASE.c.number.desc()).limit(1)).first()
    return row is not None and bool(unbroken(RELEASE, row).opened)


def release(connection: Connection, clock: Clock, opened: bool, actor: str) -> None:
    """Open the results to the raters, or close them; what is in force already changes nothing."""
    if opened == is_released(connection):
        return
    number = connection.execute(select(func.count()).select_from(RELEASE)).scalar_one() + 1
    at = iso(clock.now())
    row = {"number": number, "opened": int(opened), "saved_at": at}
    audit.record(connection, at, [(audit.Entry(actor, audit.RELEASED), RELEASE, row)])
