"""Open a study file: recognise it, update it, and refuse what cannot be trusted, in plain words."""

import os
import sqlite3
import tempfile
from collections.abc import Sequence
from pathlib import Path

from refuge_annotator.store import creation, database, schema
from refuge_annotator.store.database import Database, damaged, explained
from refuge_annotator.store.errors import ForeignStudy, NewerStudy, StudyError, StudyExists
from refuge_annotator.study.clock import Clock
from refuge_annotator.study.image import FundusImage
from refuge_annotator.study.protocol import Protocol
from refuge_annotator.words import mark


def create(
    path: Path,
    *,
    title: str,
    protocol: Protocol,
    root: Path,
    images: Sequence[FundusImage],
    seed: int,
    clock: Clock,
) -> Database:
    """Make a study file and open it; nothing is left behind when that fails."""
    if os.path.lexists(path):
        raise StudyExists(path)
    try:
        path.touch(exist_ok=False)
    except OSError as error:
        raise StudyError(
            mark("no study can be made here ({why})"), mark("choose another folder"), path, why=error.strerror
        ) from error
    made = None
    try:
        raw = database.connect(path, read_only=False)
        database.keep_out_others(raw)
        made = Database(path, raw, clock, read_only=False)
        with made.write() as connection:
            schema.upgrade(connection)
            creation.fill(connection, clock, path, title=title, protocol=protocol, root=root, images=images, seed=seed)
    except BaseException:
        if made is not None:
            made.close()
        path.unlink(missing_ok=True)
        raise
    return made


def open_file(path: Path, clock: Clock, *, read_only: bool) -> Database:
    """Open a study file; for viewing when nothing can be written where it lies."""
    _expect_file(path)
    viewing = read_only or not _writable(path)
    raw = None
    try:
        raw = database.connect(path, read_only=viewing)
        application, version = schema.version_of(raw)
        _expect_ours(path, application, version)
        if viewing:
            database.only_view(raw)
        else:
            database.keep_out_others(raw)
        opened = Database(path, raw, clock, read_only=viewing)
        _expect_schema(opened)
    except sqlite3.Error as error:
        if raw is not None:
            raw.close()
        raise explained(error, path) from error
    except BaseException:
        if raw is not None:
            raw.close()
        raise
    return opened


def _expect_file(path: Path) -> None:
    if not path.is_file():
        raise StudyError(mark("there is no such file"), mark("choose the study file"), path)
    if path.stat().st_size == 0:
        raise damaged(path, "it is empty")


def _writable(path: Path) -> bool:
    if not os.access(path, os.W_OK):
        return False
    try:
        with tempfile.TemporaryFile(dir=path.parent):  # where SQLite puts its journal
            return True
    except PermissionError:
        return False
    except OSError as error:
        import errno

        return error.errno != errno.EROFS


def _expect_ours(path: Path, application: int, version: int) -> None:
    if application != schema.APPLICATION_ID:
        raise ForeignStudy(path, "another program made it")
    if version > schema.VERSION:
        raise NewerStudy(path, version, schema.VERSION)


def _expect_schema(opened: Database) -> None:
    with opened.read() as connection:
        found = schema.schema_of(connection)
    wrong = schema.differences(found, schema.expected_schema())
    if wrong:
        raise ForeignStudy(opened.path, f"it holds or lacks {', '.join(wrong[:3])}")
