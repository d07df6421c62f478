"""The study itself: its title, its rules, and the folder of its photographs."""

import os
from pathlib import Path

from sqlalchemy import Connection, func, select

from refuge_annotator.store import audit
from refuge_annotator.store.records import Values, moment, unbroken
from refuge_annotator.store.tables import ROOT, STUDY
from refuge_annotator.study.info import StudyInfo
from refuge_annotator.study.protocol import Protocol
from refuge_annotator.study.protocol_codec import protocol_from_text


def study(connection: Connection, path: Path) -> StudyInfo:
    """Return the study of a file that lies at `path`."""
    row = unbroken(STUDY, connection.execute(select(STUDY)).one())
    return StudyInfo(
        row.id, row.code, row.title, protocol_from_text(row.protocol), root(connection, path), moment(row.created_at)
    )


def protocol(connection: Connection) -> Protocol:
    """Return the study's rules."""
    return protocol_from_text(unbroken(STUDY, connection.execute(select(STUDY)).one()).protocol)


def root(connection: Connection, path: Path) -> Path:
    """Return the folder that the photographs' paths start from."""
    row = connection.execute(select(ROOT).order_by(ROOT.c.number.desc()).limit(1)).one()
    return Path(os.path.normpath(path.parent / unbroken(ROOT, row).path))


def root_deed(connection: Connection, path: Path, folder: Path, at: str) -> audit.Deed:
    """Return what notes where the photographs lie now: relative to the study where they move along with it."""
    number = connection.execute(select(func.count()).select_from(ROOT)).scalar_one() + 1
    row: Values = {"number": number, "path": _stored(path, folder), "saved_at": at}
    return audit.Entry(audit.PROGRAM, audit.FOLDER), ROOT, row


def _stored(path: Path, folder: Path) -> str:
    home = path.resolve().parent
    folder = folder.resolve()
    return folder.relative_to(home).as_posix() if folder.is_relative_to(home) else folder.as_posix()
