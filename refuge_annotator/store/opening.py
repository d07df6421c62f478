"""Open a study file: recognise it, update it, and refuse what cannot be trusted, in plain words."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection

from refuge_annotator.store import audit, backup, backup_names, creation, database, places, schema
from refuge_annotator.store.database import Database, damaged, explained
from refuge_annotator.store.errors import (
    BackupFailed,
    ForeignStudy,
    NewerStudy,
    ReadOnlyStudy,
    StudyError,
    StudyExists,
    UpdateFailed,
)
from refuge_annotator.study.clock import Clock, iso
from refuge_annotator.study.image import FundusImage
from refuge_annotator.study.info import Problem
from refuge_annotator.study.protocol import Protocol
from refuge_annotator.study.record import BadRecord
from refuge_annotator.words import mark

ENDING = ".refuge"
MAGIC = b"SQLite format 3\0"
HEADER_BYTES = 100  # what every SQLite file starts with
QUICK_BYTES = 8_000_000  # a file up to this size is looked through when it is opened, which takes some 10 ms


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
        why = error.strerror or str(error)
        raise StudyError(
            mark("no study can be made here ({why})"), mark("choose another folder"), path, why=why
        ) from error
    try:
        with _closed_unless_kept(path, clock, read_only=False) as made:
            database.keep_out_others(made.raw)
            with made.write() as c:
                schema.upgrade(c, schema.VERSION)
                creation.fill(c, clock, path, title=title, protocol=protocol, root=root, images=images, seed=seed)
            return made
    except BaseException:
        path.unlink(missing_ok=True)
        path.with_name(f"{path.name}-journal").unlink(missing_ok=True)
        raise


def open_file(path: Path, clock: Clock, *, read_only: bool) -> Database:
    """Open a study file; for viewing when nothing can be written where it lies."""
    if not path.is_file():
        raise StudyError(mark("there is no such file"), mark("choose the study file"), path)
    if path.suffix.casefold() != ENDING and not _begins_as_one(path) and not backup_names.backups(path):
        raise ForeignStudy(path, mark("it is a file of another kind"))
    if path.stat().st_size < HEADER_BYTES:  # SQLite would take it for a new file
        raise damaged(path, mark("it is empty or nearly so"))
    viewing = read_only or not places.can_write(path)
    with _closed_unless_kept(path, clock, read_only=viewing) as opened:
        version = _expect_ours(opened)
        if viewing:
            database.only_view(opened.raw)
        else:
            database.keep_out_others(opened.raw)
        _expect_whole(opened)
        _expect_schema(opened, version)
        if version < schema.VERSION:
            _update(opened)
        return opened


def _begins_as_one(path: Path) -> bool:
    try:
        with path.open("rb") as stream:
            return stream.read(len(MAGIC)) == MAGIC
    except OSError:  # said better when it is opened
        return True


def warnings(opened: Database) -> tuple[Problem, ...]:
    """Return what the user should know about the place of a study."""
    if opened.read_only:
        viewing = ReadOnlyStudy(opened.path)
        return (Problem(viewing.what, viewing.cure, viewing.path, grave=False),)
    if not places.on_network(opened.path):
        return ()
    what = mark("the study lies on a network folder, where a file is damaged when two computers write to it")
    return (Problem(what, mark("keep it on a disk of this computer"), opened.path, grave=False),)


def first_backup_of_the_day(opened: Database) -> tuple[Problem, ...]:
    """Make the backup that is due, if one is; return what went wrong with it."""
    try:
        if not opened.read_only and backup.is_due(opened):
            backup.back_up(opened)
    except BackupFailed as error:
        return (Problem(error.what, error.cure, error.path, error.values),)
    return ()


@contextmanager
def _closed_unless_kept(path: Path, clock: Clock, *, read_only: bool) -> Iterator[Database]:
    with explained(path):
        opened = Database(path, clock, read_only=read_only)
        try:
            yield opened
        except BaseException:
            opened.close()
            raise


def _expect_ours(opened: Database) -> int:
    (application,) = opened.raw.execute("PRAGMA application_id").fetchone()
    (version,) = opened.raw.execute("PRAGMA user_version").fetchone()
    if application != schema.APPLICATION_ID:
        raise ForeignStudy(opened.path, mark("another program made it"))
    if version > schema.VERSION:
        raise NewerStudy(opened.path, version, schema.VERSION)
    if version < 1:
        raise damaged(opened.path, mark("its version is missing"))
    return int(version)


def _expect_whole(opened: Database) -> None:
    if opened.path.stat().st_size <= QUICK_BYTES:
        (found,) = opened.raw.execute("PRAGMA integrity_check(1)").fetchone()
        if found != "ok":
            raise damaged(opened.path, str(found))


def _expect_schema(opened: Database, version: int) -> None:
    with opened.read() as connection:
        _compare(opened.path, connection, version)


def _compare(path: Path, connection: Connection, version: int) -> None:
    surplus, wrong = schema.differences(schema.schema_of(connection), version)
    if surplus:
        raise ForeignStudy(path, f"it also holds {', '.join(surplus[:3])}")
    if wrong:
        raise damaged(path, f"{', '.join(wrong[:3])}: not as it was made")


def _update(opened: Database) -> None:
    """Bring an older study to this version: the file after a backup, or for viewing a copy in memory."""
    if opened.read_only:
        opened.go_on_in_memory(lambda connection: schema.upgrade(connection, schema.VERSION))
        return
    backup.back_up(opened, before_update=True)
    opened.raw.execute("PRAGMA foreign_keys = OFF")  # tables may be rebuilt; this cannot be set in the transaction
    try:
        with opened.write() as connection:
            schema.upgrade(connection, schema.VERSION)
            _compare(opened.path, connection, schema.VERSION)
            if connection.exec_driver_sql("PRAGMA foreign_key_check").first():
                raise BadRecord(mark("records do not fit together"))
            entry = audit.Entry(audit.PROGRAM, audit.MIGRATED, entity=f"schema/{schema.VERSION}")
            audit.note(connection, iso(opened.clock.now()), entry)
    except StudyError:
        raise
    except Exception as error:
        raise UpdateFailed(opened.path, str(error)) from error
    finally:
        opened.raw.execute("PRAGMA foreign_keys = ON")
