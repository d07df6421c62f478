"""One connection to a study file: how it is opened, how a transaction runs, and what its failures mean.

SQLite is told to keep every acknowledged save (rollback journal, synchronous EXTRA) and to keep others out
(exclusive locking) until the study is closed.
"""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, event, exc
from sqlalchemy.pool import StaticPool

from refuge_annotator.store.backup_names import newest_backup
from refuge_annotator.store.errors import (
    Conflict,
    DamagedStudy,
    DiskFull,
    ReadOnlyStudy,
    StudyError,
    StudyInUse,
    StudyMoved,
    UnfinishedStudy,
)
from refuge_annotator.store.guard import Guard
from refuge_annotator.study.clock import Clock
from refuge_annotator.study.record import BadRecord
from refuge_annotator.words import mark

OPENING_SECONDS = 0.3  # how long to wait for a lock while opening
BUSY_MS = 5000  # how long a save waits for a viewer to let go
PRAGMAS = (
    "journal_mode = DELETE",
    "synchronous = EXTRA",
    "locking_mode = EXCLUSIVE",
    "foreign_keys = ON",
    "trusted_schema = OFF",
    "cell_size_check = ON",
    "recursive_triggers = ON",  # so that INSERT OR REPLACE meets the triggers too
)
VIEWING_PRAGMAS = ("query_only = ON", "foreign_keys = ON", "trusted_schema = OFF", "cell_size_check = ON")


class Database:
    """A study file that is open, for one thread."""

    def __init__(self, path: Path, clock: Clock, *, read_only: bool) -> None:
        self.path = path
        self.clock = clock
        self.read_only = read_only
        self._guard = None if read_only else Guard(path)
        try:
            self.raw = connect(path, read_only=read_only)
        except BaseException:
            self._release()
            raise
        self._engine = _engine(self.raw, read_only=read_only)
        self._backed_up = self.raw.total_changes
        self._identity = _identity(path)

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """Run queries that see one state of the study.

        Raises
        ------
        StudyError
            The file is damaged or cannot be read.
        """
        with explained(self.path), self._engine.connect() as connection, connection.begin():
            yield connection

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """Run one transaction: everything in it is stored, or nothing.

        Raises
        ------
        ReadOnlyStudy, StudyMoved, DiskFull, Conflict, DamagedStudy, StudyError
            Nothing of it is stored.
        """
        if self.read_only:
            raise ReadOnlyStudy(self.path)
        if _identity(self.path) != self._identity:
            raise StudyMoved(self.path)  # SQLite would go on writing to a file without a name
        with explained(self.path), self._engine.connect() as connection, connection.begin():
            yield connection

    def go_on_in_memory(self, prepare: Callable[[Connection], object]) -> None:
        """Leave the file as it is and look at a copy in memory, after `prepare` has worked on it."""
        copy = sqlite3.connect(":memory:", isolation_level=None)
        self.raw.backup(copy)
        self._engine.dispose()
        self.raw.close()
        self.raw, self._engine = copy, _engine(copy, read_only=True)
        with explained(self.path), self._engine.connect() as connection, connection.begin():
            prepare(connection)
        only_view(copy)

    @property
    def changed(self) -> bool:
        """Whether the study was written to since it was opened, or last backed up; a copy in memory does not count."""
        return not self.read_only and self.raw.total_changes != self._backed_up

    def backed_up(self) -> None:
        """Note that a backup holds the study as it is now."""
        self._backed_up = self.raw.total_changes

    def close(self) -> None:
        """Let go of the file."""
        self._engine.dispose()
        self.raw.close()
        self._release()

    def _release(self) -> None:
        if self._guard is not None:
            self._guard.release()


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Turn what the database says into what it means to the user."""
    try:
        yield
    except exc.IntegrityError as error:
        raise Conflict(mark("this is not what the stored records allow ({why})"), why=str(error.orig)) from error
    except exc.DBAPIError as error:
        raise meaning(error.orig, path) from error
    except sqlite3.Error as error:
        raise meaning(error, path) from error
    except (exc.NoResultFound, exc.MultipleResultsFound) as error:
        raise damaged(path, mark("a record is missing")) from error
    except UnicodeDecodeError as error:  # a name or a text that SQLite hands over as it lies in the file
        raise damaged(path, mark("a text in it is none")) from error
    except BadRecord as error:
        raise damaged(path, str(error.values["why"])) from error


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


def damaged(path: Path, why: str) -> DamagedStudy:
    """Return the error for a damaged study, with its newest backup."""
    return DamagedStudy(path, why, newest_backup(path))


def meaning(error: BaseException | None, path: Path) -> StudyError:
    """Return what an error of SQLite means to the user."""
    code = getattr(error, "sqlite_errorcode", None)
    if code == sqlite3.SQLITE_READONLY_ROLLBACK:
        return UnfinishedStudy(path)
    match None if code is None else code & 0xFF:
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return StudyInUse(path)
        case sqlite3.SQLITE_FULL:
            return DiskFull(path)
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_AUTH:
            return ReadOnlyStudy(path)
        case sqlite3.SQLITE_IOERR:
            return StudyError(
                mark("the disk refused ({why}); this step is not saved yet, all earlier ones are"),
                mark("check the disk and its connection, and save again"),
                path,
                why=str(error),
            )
    return damaged(path, str(error))


def connect(path: Path, *, read_only: bool) -> sqlite3.Connection:
    """Open a SQLite file that exists, under any name a file may have."""
    place = path.resolve().as_posix()
    uri = f"file://{'' if place.startswith('/') else '/'}{quote(place)}?mode={'ro' if read_only else 'rw'}"
    return sqlite3.connect(uri, uri=True, timeout=OPENING_SECONDS, isolation_level=None)


def keep_out_others(raw: sqlite3.Connection) -> None:
    """Set the pragmas of a working connection and take the lock, which only a first write would take."""
    for pragma in PRAGMAS:
        raw.execute(f"PRAGMA {pragma}")
    raw.execute("BEGIN IMMEDIATE")
    raw.execute("COMMIT")
    raw.execute(f"PRAGMA busy_timeout = {BUSY_MS}")


def only_view(raw: sqlite3.Connection) -> None:
    """Set the pragmas of a viewing connection."""
    for pragma in VIEWING_PRAGMAS:
        raw.execute(f"PRAGMA {pragma}")


def _engine(raw: sqlite3.Connection, *, read_only: bool) -> Engine:
    engine = create_engine("sqlite://", creator=lambda: raw, poolclass=StaticPool)
    begin = "BEGIN" if read_only else "BEGIN IMMEDIATE"

    @event.listens_for(engine, "begin")
    def _(connection: Connection) -> None:
        # The driver's own transactions end at every schema change; ours do not.
        connection.exec_driver_sql(begin)

    return engine
