"""Keep other windows out of a study, whatever else this program does with the file.

SQLite's own locks on Linux and macOS belong to the process and are all given up as soon as *any* handle of the file is
closed in it, as by listing the photographs of the study's folder. This lock belongs to its handle, ends with the
process, and stays.
"""

import os
import sys
from pathlib import Path

from refuge_annotator.store import places
from refuge_annotator.store.errors import StudyInUse

_OPEN: set[tuple[int, int]] = set()  # the studies that this process has open, by device and file number


class Guard:
    """The right to write to a study file; nobody else has it until `release`."""

    def __init__(self, path: Path) -> None:
        """Take it.

        Raises
        ------
        StudyInUse
            Somebody has it, perhaps this process.
        """
        status = path.stat()
        self._file = status.st_dev, status.st_ino
        self._handle: int | None = None
        self._held = False
        if self._file in _OPEN:
            raise StudyInUse(path)
        if not places.on_network(path):  # a share turns this lock into one that would be in SQLite's way
            self._handle = _locked(path)
        _OPEN.add(self._file)
        self._held = True

    def release(self) -> None:
        """Give it up, after the file was closed."""
        if self._held:
            self._held = False
            _OPEN.discard(self._file)
            if self._handle is not None:
                os.close(self._handle)


def _locked(path: Path) -> int | None:
    if sys.platform == "win32":
        return None  # there SQLite's locks belong to their handles
    import fcntl

    handle = os.open(path, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        os.close(handle)
        raise StudyInUse(path) from error
    except OSError:  # not every file system can
        os.close(handle)
        return None
    return handle
