"""A folder that appears whole or not at all."""

import contextlib
import errno
import os
import re
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from refuge_annotator.errors import UserError
from refuge_annotator.formats.bands import Content, pieces_of
from refuge_annotator.words import mark

_LEFTOVER = re.compile(r".+\.partial-(?P<pid>[0-9]{1,10})")
_SIGN = ".refuge-annotator-partial"  # says that an unfinished folder is ours to sweep
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


class ExportRefused(UserError):
    """An export that was not made; nothing was written."""


class PartialFolder:
    """Collects files in ``<folder>.partial-<pid>`` beside the folder, and takes its place when it is finished.

    A context manager: leaving it unfinished removes everything.

    Raises
    ------
    ExportRefused
        The folder holds something already, cannot be made, or the disk is full.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = Path(os.path.abspath(folder))  # noqa: PTH100 - resolve() would follow a link in its name
        self.partial = self.folder.with_name(f"{self.folder.name}.partial-{os.getpid()}")
        self._parents = [p for p in self.folder.parents if not p.exists()]  # the nearest first
        self._finished = False

    def __enter__(self) -> Self:
        """Sweep what dead processes left, and begin."""
        _refuse_taken(self.folder)
        try:
            self.folder.parent.mkdir(parents=True, exist_ok=True)
            sweep(self.folder)
            self.partial.mkdir()
            (self.partial / _SIGN).touch()
        except OSError as why:
            self._remove()
            raise told(why, self.folder) from why
        except BaseException:  # Ctrl+C: the block is not entered yet, so nobody else would tidy up
            self._remove()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Remove what is unfinished; tell of a full disk in words."""
        if not self._finished:
            try:
                self._remove()
            except KeyboardInterrupt:
                self._remove()
                raise
        if isinstance(error, OSError):
            raise told(error, self.folder) from error

    def _remove(self) -> None:
        shutil.rmtree(self.partial, ignore_errors=True)
        for parent in self._parents:
            with contextlib.suppress(OSError):
                parent.rmdir()

    def write(self, path: str, content: Content) -> None:
        """Write a file so that it survives a power cut, and read it again.

        Raises
        ------
        OSError
            It could not be written, or reads back otherwise.
        """
        place = self.partial / path
        place.parent.mkdir(parents=True, exist_ok=True)
        with place.open("xb") as stream:
            for piece in pieces_of(content):
                stream.write(piece)
            stream.flush()
            os.fsync(stream.fileno())
        if not _holds(place, content):
            raise OSError(errno.EIO, "the disk returns something else than was written")

    def sync(self, path: str) -> None:
        """Make a file that was written by other means survive a power cut."""
        with (self.partial / path).open("rb+") as stream:
            os.fsync(stream.fileno())

    def finish(self) -> None:
        """Put the folder in its place.

        Raises
        ------
        OSError
            It could not be renamed.
        """
        (self.partial / _SIGN).unlink()
        for place, _, _ in os.walk(self.partial):
            _sync_folder(Path(place))
        with contextlib.suppress(FileNotFoundError):
            self.folder.rmdir()  # empty, or it would have been refused
        self.partial.rename(self.folder)
        self._finished = True
        _sync_folder(self.folder.parent)


def sweep(folder: Path) -> None:
    """Remove what exports left beside a folder whose processes died: its own, and any that carries our sign."""
    for place in sorted(folder.parent.iterdir()):
        match = _LEFTOVER.fullmatch(place.name)
        if match is None or place.is_symlink() or not place.is_dir():
            continue
        ours = place.name.startswith(f"{folder.name}.partial-") or (place / _SIGN).is_file()
        if ours and not _alive(int(match["pid"])):
            shutil.rmtree(place, ignore_errors=True)


def keep_away(folder: Path, photographs: Sequence[Path]) -> None:
    """Refuse a folder that holds photographs, lies around them or in their folder.

    Raises
    ------
    ExportRefused
        The folder is such a one.
    """
    if not photographs:
        return
    theirs = Path(os.path.commonpath([str(p.parent.resolve()) for p in photographs]))
    ours = folder.absolute().parent.resolve() / folder.name
    if _is_in(ours, theirs) or _is_in(theirs, ours):
        raise ExportRefused(
            mark("the photographs lie in this folder, around it or in it"),
            mark("choose a folder away from the photographs"),
            folder,
        )


def told(why: OSError, folder: Path) -> ExportRefused:
    """Return an operating system's error in words that help."""
    if why.errno in _FULL:
        return ExportRefused(
            mark("the disk is full; nothing was exported"),
            mark("make room, or choose a folder on another disk"),
            folder,
        )
    if why.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return ExportRefused(mark("nothing can be written there"), mark("choose a folder in another place"), folder)
    if why.errno in (errno.ENAMETOOLONG, errno.EINVAL):
        return ExportRefused(mark("this name or path is too long or not allowed"), mark("choose a shorter one"), folder)
    return ExportRefused(
        mark("it could not be written ({why})"), mark("choose another folder"), folder, why=why.strerror or str(why)
    )


def _is_in(inner: Path, outer: Path) -> bool:
    """Tell whether a folder is another or lies in it: by name, and by the folders themselves where they exist."""
    return any(p == outer or (p.exists() and outer.exists() and p.samefile(outer)) for p in (inner, *inner.parents))


def _holds(place: Path, content: Content) -> bool:
    """Tell whether a file has exactly these bytes; piece by piece, for masks are large and many."""
    read = bytearray()
    with place.open("rb") as stream:
        for piece in pieces_of(content):
            if len(read) != len(piece):
                read = bytearray(len(piece))
            if stream.readinto(read) != len(piece) or read != piece:  # in this order it compares without a copy
                return False
        return not stream.read(1)


def _refuse_taken(folder: Path) -> None:
    try:
        taken = folder.is_symlink() or (folder.exists() and (not folder.is_dir() or any(folder.iterdir())))
    except OSError as why:
        raise told(why, folder) from why
    if taken:
        raise ExportRefused(
            mark("there is something at this place already"), mark("choose a new or an empty folder"), folder
        )


def _alive(pid: int) -> bool:
    """Tell whether a process is running; our own number on a leftover is that of an earlier process."""
    if pid == os.getpid():
        return False
    if sys.platform == "win32":
        import ctypes

        handle = ctypes.windll.kernel32.OpenProcess(0x1000, False, pid)  # PROCESS_QUERY_LIMITED_INFORMATION
        if handle:
            ctypes.windll.kernel32.CloseHandle(handle)
        return bool(handle)
    try:
        os.kill(pid, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        return True
    return True


def _sync_folder(folder: Path) -> None:
    """Make names survive a power cut; Windows has no such call."""
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
