"""The photographs of a study: which they are, where they lie, and whether they are still the same."""

from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from typing import Any

from sqlalchemy import Connection, Row, Select, and_, func, select

from refuge_annotator.store.assignments import IN_FORCE
from refuge_annotator.store.errors import NotAllowed
from refuge_annotator.store.records import unbroken, word
from refuge_annotator.store.tables import ASSIGNMENT, IMAGE, PLACE
from refuge_annotator.study.image import FundusImage, Laterality
from refuge_annotator.words import mark


def images(connection: Connection) -> tuple[FundusImage, ...]:
    """Return all photographs in study order."""
    return _images(connection.execute(_query().order_by(IMAGE.c.ord)))


def files(connection: Connection, rater_id: str | None = None) -> dict[str, tuple[str, str]]:
    """Return path and SHA-256 of the pixels of all photographs, or of those that a rater reads, by image.

    Seals are not looked at: who loads a file compares its pixels.
    """
    query = _query().with_only_columns(IMAGE.c.id, func.coalesce(PLACE.c.path, IMAGE.c.path), IMAGE.c.pixel_sha256)
    if rater_id is not None:
        mine = select(ASSIGNMENT.c.image).where(ASSIGNMENT.c.rater == rater_id, IN_FORCE)
        query = query.where(IMAGE.c.id.in_(mine))
    return {row[0]: (row[1], row[2]) for row in connection.execute(query).all()}


def image(connection: Connection, image_id: str) -> FundusImage:
    """Return one photograph.

    Raises
    ------
    NotAllowed
        There is none with this id.
    """
    row = connection.execute(_query().where(IMAGE.c.id == image_id)).first()
    if row is None:
        raise NotAllowed(mark("this photograph is not in the study"))
    return _image(row)


def located(root: Path, relative: str) -> Path:
    """Return where a photograph lies.

    Raises
    ------
    NotAllowed
        The path leads out of the study's folder of photographs.
    """
    if not is_plain(relative):
        raise NotAllowed(mark("the photograph's path leads out of the study's folder"), path=Path(relative))
    place = root / relative
    if not place.resolve().is_relative_to(root.resolve()):
        raise NotAllowed(mark("the photograph's path leads out of the study's folder"), path=place)
    return place


def is_plain(relative: str) -> bool:
    """Tell whether a path is relative, in its normal form with forward slashes, and stays inside its folder."""
    path = PurePosixPath(relative)
    plain = relative not in {"", "."} and str(path) == relative and not path.is_absolute() and ".." not in path.parts
    return plain and _is_unicode(relative) and not set(relative) & {"\0", "\\"} and not _has_drive(relative)


def _is_unicode(relative: str) -> bool:
    return not any("\ud800" <= c <= "\udfff" for c in relative)  # how Python writes bytes that are no text


def _has_drive(relative: str) -> bool:
    return len(relative) > 1 and relative[1] == ":" and relative[0].isalpha()


def _query() -> Select[Any]:
    other = PLACE.alias("other")
    newest = select(func.max(other.c.number)).where(other.c.image == IMAGE.c.id).scalar_subquery()
    joined = IMAGE.outerjoin(PLACE, and_(PLACE.c.image == IMAGE.c.id, PLACE.c.number == newest))
    return select(IMAGE, PLACE.c.path.label("place")).select_from(joined)


def _images(rows: Iterable[Row[Any]]) -> tuple[FundusImage, ...]:
    return tuple(_image(row) for row in rows)


def _image(row: Row[Any]) -> FundusImage:
    unbroken(IMAGE, row)
    return FundusImage(
        row.id,
        row.place or row.path,
        row.code,
        row.sha256,
        row.pixel_sha256,
        row.width,
        row.height,
        row.orientation,
        row.subject,
        None if row.laterality is None else word(Laterality, row.laterality),
        row.camera,
    )
