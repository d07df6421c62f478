"""What the health records say about each photograph's eye, revision by revision."""

import math
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import Connection, select

from refuge_annotator.store import audit
from refuge_annotator.store.errors import NotAllowed
from refuge_annotator.store.records import all_unbroken
from refuge_annotator.store.tables import GLAUCOMA_LABEL, IMAGE
from refuge_annotator.study.clock import Clock, iso
from refuge_annotator.study.image import GlaucomaLabel
from refuge_annotator.words import mark

TABLE = GLAUCOMA_LABEL
ALL = select(TABLE).order_by(TABLE.c.image, TABLE.c.number)

Numbered = tuple[int, GlaucomaLabel]


def label(connection: Connection, image_id: str) -> GlaucomaLabel | None:
    """Return the newest label of a photograph."""
    rows = all_unbroken(TABLE, connection.execute(ALL.where(TABLE.c.image == image_id)))
    found = [GlaucomaLabel(bool(r.glaucoma), r.source, r.risk) for r in rows]
    return found[-1] if found else None


def all_labels(connection: Connection) -> dict[str, Numbered]:
    """Return the newest label of every photograph that has one, with its revision number, by photograph id."""
    rows = all_unbroken(TABLE, connection.execute(ALL))
    return {r.image: (r.number, GlaucomaLabel(bool(r.glaucoma), r.source, r.risk)) for r in rows}


def import_labels(connection: Connection, clock: Clock, rows: Sequence[tuple[str, GlaucomaLabel]], actor: str) -> None:
    """Store labels by photograph id; one that is stored already changes nothing.

    Raises
    ------
    NotAllowed
        A photograph is not in the study, or a risk is not from 0 to 1. Nothing is stored then.
    """
    at = iso(clock.now())
    known = all_labels(connection)
    paths = {r.id: r.path for r in connection.execute(select(IMAGE.c.id, IMAGE.c.path))}
    deeds: list[audit.Deed] = []
    for image_id, new in rows:
        if image_id not in paths:
            raise NotAllowed(mark("this photograph is not in the study"))
        if new.risk is not None and not (math.isfinite(new.risk) and 0 <= new.risk <= 1):
            raise NotAllowed(mark("a risk must be a number from 0 to 1"), path=Path(paths[image_id]))
        number, last = known.get(image_id, (0, None))
        if last != new:
            known[image_id] = (number + 1, new)
            deeds.append((audit.Entry(actor, audit.LABELLED), TABLE, _row(image_id, number + 1, new, at)))
    audit.record(connection, at, deeds)


def _row(image_id: str, number: int, new: GlaucomaLabel, at: str) -> dict[str, object]:
    return {
        "image": image_id,
        "number": number,
        "glaucoma": int(new.glaucoma),
        "source": new.source,
        "risk": None if new.risk is None else float(new.risk),
        "saved_at": at,
    }
