"""What the health records say about each photograph's eye, revision by revision."""

import math
from collections.abc import Sequence

from sqlalchemy import Connection, select

from refuge_annotator.store import audit, images
from refuge_annotator.store.errors import NotAllowed
from refuge_annotator.store.records import unbroken
from refuge_annotator.store.tables import GLAUCOMA_LABEL
from refuge_annotator.study.clock import Clock, iso
from refuge_annotator.study.image import GlaucomaLabel
from refuge_annotator.words import mark

TABLE = GLAUCOMA_LABEL


def label(connection: Connection, image_id: str) -> GlaucomaLabel | None:
    """Return the newest label of a photograph."""
    found = _last(connection, image_id)
    return None if found is None else found[1]


def import_labels(connection: Connection, clock: Clock, rows: Sequence[tuple[str, GlaucomaLabel]], actor: str) -> None:
    """Store labels by photograph id; one that is stored already changes nothing.

    Raises
    ------
    NotAllowed
        A photograph is not in the study, or a risk is not from 0 to 1. Nothing is stored then.
    """
    at = iso(clock.now())
    for image_id, new in rows:
        images.image(connection, image_id)
        if new.risk is not None and not (math.isfinite(new.risk) and 0 <= new.risk <= 1):
            raise NotAllowed(mark("a risk must be a number from 0 to 1, not {risk}"), risk=new.risk)
        last = _last(connection, image_id)
        if last is not None and last[1] == new:
            continue
        number = 1 if last is None else last[0] + 1
        row: dict[str, object] = {
            "image": image_id,
            "number": number,
            "glaucoma": int(new.glaucoma),
            "source": new.source,
            "risk": None if new.risk is None else float(new.risk),
            "saved_at": at,
        }
        audit.record_with(connection, at, audit.Entry(actor, audit.LABELLED, f"label/{image_id}/{number}"), TABLE, row)


def _last(connection: Connection, image_id: str) -> tuple[int, GlaucomaLabel] | None:
    query = select(TABLE).where(TABLE.c.image == image_id).order_by(TABLE.c.number.desc()).limit(1)
    row = connection.execute(query).first()
    if row is None:
        return None
    unbroken(TABLE, row)
    return row.number, GlaucomaLabel(bool(row.glaucoma), row.source, row.risk)
