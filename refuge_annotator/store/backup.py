"""Make a backup of an open study, and prove it equal before it gets its name."""

import errno
import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from refuge_annotator.store import backup_names as names
from refuge_annotator.store.database import Database
from refuge_annotator.store.errors import BackupFailed
from refuge_annotator.words import mark


def back_up(db: Database, *, before_update: bool = False) -> Path:
    """Write a backup of the study as it is now, and remove those that are not kept any more.

    Raises
    ------
    BackupFailed
        There is no room, or the study or the copy is damaged. Older backups are all kept then.
    """
    target = names.name_at(db.path, db.clock.now(), before_update=before_update)
    partial = target.with_name(target.name + ".partial")
    try:
        target.parent.mkdir(exist_ok=True)
        _sweep(target.parent, db.path)
        _copy(db.raw, partial)
        _sync(partial)
        partial.replace(target)
        with suppress(OSError):  # not every file system can; the backup is there all the same
            _sync(target.parent)
        _remember(db.path, target)
        for old in names.outdated(db.path, names.backups(db.path)):
            old.unlink(missing_ok=True)
    except (OSError, sqlite3.Error, _Unequal) as error:
        with suppress(OSError):
            partial.unlink(missing_ok=True)
        raise BackupFailed(db.path, _why(error), _cure(error)) from error
    db.backed_up()
    return target


def is_due(db: Database) -> bool:
    """Tell whether the first backup of the day is wanting: there is none of today, nor of the study as it is."""
    newest = names.newest_backup(db.path)
    if newest is None:
        return True
    today = names.name_at(db.path, db.clock.now())
    return names.day_of(db.path, newest) != names.day_of(db.path, today) and not _is_of(db.path, newest)


class _Unequal(Exception):
    """The copy is not what was copied."""


class _Damaged(_Unequal):
    """What was copied is damaged."""


_ROOM = mark("make room on the disk, and make a backup again")
_WRITABLE = mark("let the folder of the study and that of its backups be written to, and make a backup again")
_CHECK = mark("check the study, and keep its older backups")
_TRY_AGAIN = mark("look after the disk and its connection, and make a backup again")
_OF_THE_SYSTEM = (
    ((errno.ENOSPC, errno.EDQUOT, errno.EFBIG), _ROOM),
    ((errno.EACCES, errno.EPERM, errno.EROFS), _WRITABLE),
    ((errno.ENAMETOOLONG,), mark("give the study a shorter name")),
    ((errno.EEXIST, errno.ENOTDIR), mark("move the file away that has the name of the folder of its backups")),
)
_OF_SQLITE = (
    ((sqlite3.SQLITE_FULL,), _ROOM),
    ((sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_CANTOPEN), _WRITABLE),
    ((sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB), _CHECK),
)


def _copy(source: sqlite3.Connection, target: Path) -> None:
    with closing(sqlite3.connect(target, isolation_level=None)) as copy:
        copy.execute("PRAGMA journal_mode = OFF")  # a copy that is not finished is thrown away
        copy.execute("PRAGMA synchronous = OFF")
        source.backup(copy)
        faults = [row[0] for row in copy.execute("PRAGMA integrity_check(1)")]
        if faults != ["ok"]:
            raise _Damaged(mark("the study is damaged"))
        if _summary(source) != _summary(copy):
            raise _Unequal(mark("the copy is not equal to the study"))


def _why(error: Exception) -> str:
    return (error.strerror or str(error)) if isinstance(error, OSError) else str(error)


def _cure(error: Exception) -> str:
    """Return what helps against this cause."""
    code = error.errno if isinstance(error, OSError) else (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF
    causes = _OF_THE_SYSTEM if isinstance(error, OSError) else _OF_SQLITE
    cure = next((cure for codes, cure in causes if code in codes), _TRY_AGAIN)
    return _CHECK if isinstance(error, _Damaged) else cure


def _summary(connection: sqlite3.Connection) -> list[tuple[object, ...]]:
    tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")]
    counts = [connection.execute(f'SELECT count(*) FROM "{t}"').fetchone() for t in tables]
    head = connection.execute("SELECT seq, hash FROM audit_log ORDER BY seq DESC LIMIT 1").fetchone()
    return [tuple(tables), *counts, head]


def _sweep(folder: Path, study: Path) -> None:
    for left in sorted(folder.glob("*.partial")):
        if left.name.startswith(f"{study.stem}-"):
            left.unlink()


def _sync(path: Path) -> None:
    if os.name == "nt" and path.is_dir():
        return  # Windows writes a folder's entries by itself
    handle = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _remember(study: Path, backup: Path) -> None:
    # The study's own time on its backup says, next time, that nothing has changed since.
    with suppress(OSError):  # the study was taken away while open: all the more is its backup worth
        status = study.stat()
        os.utime(backup, ns=(status.st_atime_ns, status.st_mtime_ns))


def _is_of(study: Path, backup: Path) -> bool:
    return study.stat().st_mtime_ns == backup.stat().st_mtime_ns and study.stat().st_size == backup.stat().st_size
