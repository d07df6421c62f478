"""Which exports were made, and of which state of the record."""

from sqlalchemy import Connection

from refuge_annotator.store import audit
from refuge_annotator.store.tables import EXPORT_RUN
from refuge_annotator.study.clock import Clock, iso


def record_export(
    connection: Connection,
    clock: Clock,
    format_id: str,
    manifest_sha256: str,
    as_of_seq: int,
    audit_head: str,
    actor: str,
) -> None:
    """Note a finished export."""
    at = iso(clock.now())
    row = {
        "id": clock.new_id(),
        "format": format_id,
        "as_of_seq": as_of_seq,
        "audit_head": audit_head,
        "manifest_sha256": manifest_sha256,
        "saved_at": at,
    }
    audit.record(connection, at, [(audit.Entry(actor, audit.EXPORTED), EXPORT_RUN, row)])
