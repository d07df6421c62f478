"""The files of a folder or of a zip, by their relative names."""

import io
import os
import stat
import zipfile
import zlib
from bisect import bisect_left
from pathlib import Path, PurePosixPath
from typing import Protocol

from refuge_annotator.errors import UserError
from refuge_annotator.formats.names import clashes
from refuge_annotator.words import mark

MAX_FILES = 2_000_000
MAX_BYTES = 700_000_000  # of one file: 200 megapixels in three colours, and room
MAX_ZIP = 40_000_000_000
_DUST = frozenset({".ds_store", "thumbs.db", "desktop.ini", "__macosx"})


class UnreadableFolder(UserError):
    """A folder or archive that cannot be read as a whole."""


class Tree(Protocol):
    """Files by name: relative, with forward slashes, sorted; folders likewise, the empty and passed over ones too."""

    @property
    def paths(self) -> tuple[str, ...]: ...  # noqa: D102
    @property
    def folders(self) -> tuple[str, ...]: ...  # noqa: D102

    def read(self, path: str) -> bytes:
        """Return a file's bytes.

        Raises
        ------
        OSError
            It cannot be read.
        """


class FolderTree:
    """The files under a folder; links are not followed, and what operating systems strew about is passed over."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        found: list[str] = []
        inside: list[str] = []
        for place, folders, names in os.walk(folder, onerror=_raise):
            inner = Path(place).relative_to(folder)
            inside += [(inner / name).as_posix() for name in folders]
            folders[:] = sorted(f for f in folders if f.lower() not in _DUST)
            found += [(inner / name).as_posix() for name in names if name.lower() not in _DUST]
            if len(found) > MAX_FILES:
                what, cure = mark("it holds more than {limit} files"), mark("choose the folder of one set")
                raise UnreadableFolder(what, cure, folder, limit=MAX_FILES)
        self.paths = tuple(sorted(found))
        self.folders = tuple(sorted(inside))

    def read(self, path: str) -> bytes:
        """Return a file's bytes."""
        place = self.folder / path
        seen = place.lstat()
        if not stat.S_ISREG(seen.st_mode):
            raise OSError(f"{place} is not a plain file")
        if seen.st_size > MAX_BYTES:
            raise OSError(f"{place} is larger than {MAX_BYTES} bytes")
        return place.read_bytes()


class ZipTree:
    """The files in a zip.

    Raises
    ------
    UnreadableFolder
        It is no zip, an entry's name climbs out or stands twice, or it is suspiciously large.
    """

    def __init__(self, path: Path, data: bytes | None = None) -> None:
        self.path = path
        try:
            self._zip = zipfile.ZipFile(path if data is None else io.BytesIO(data))  # closes itself when it goes
        except (zipfile.BadZipFile, NotImplementedError) as why:
            raise UnreadableFolder(mark("it is no complete zip file"), mark("make or copy it again"), path) from why
        entries = [e for e in self._zip.infolist() if not e.is_dir()]
        _refuse(entries, path)
        self.paths = tuple(sorted(e.filename for e in entries))
        parts = [name.split("/")[:-1] for name in self._zip.namelist()]  # that of a folder ends with a slash
        self.folders = tuple(sorted({"/".join(p[:n]) for p in parts for n in range(1, len(p) + 1)}))

    def read(self, path: str) -> bytes:
        """Return an entry's bytes."""
        try:
            return self._zip.read(path)
        except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError) as why:
            raise OSError(f"{path} in {self.path} is damaged") from why


class SubTree:
    """A folder inside another tree."""

    def __init__(self, tree: Tree, prefix: str) -> None:
        self._tree = tree
        self._prefix = f"{prefix}/" if prefix else ""
        first = bisect_left(tree.paths, self._prefix)
        last = bisect_left(tree.paths, f"{prefix}0") if prefix else len(tree.paths)  # "0" follows "/"
        self.paths = tuple(p[len(self._prefix) :] for p in tree.paths[first:last])
        self.folders = tuple(f[len(self._prefix) :] for f in tree.folders if f.startswith(self._prefix))

    def read(self, path: str) -> bytes:
        """Return a file's bytes."""
        return self._tree.read(self._prefix + path)


def _refuse(entries: list[zipfile.ZipInfo], path: Path) -> None:
    names = [e.filename for e in entries]
    if len(names) > MAX_FILES or sum(e.file_size for e in entries) > MAX_ZIP:
        raise UnreadableFolder(
            mark("it unpacks to more than a set of labels can be"), mark("ask where it comes from"), path
        )
    if any(e.file_size > MAX_BYTES for e in entries):
        raise UnreadableFolder(mark("an entry is larger than a mask can be"), mark("ask where it comes from"), path)
    wrong = [e.filename for e in entries if not _tame(e)]
    wrong += [group[0] for group in clashes((name, name) for name in names)]
    if wrong:
        raise UnreadableFolder(
            mark("the name of its entry “{entry}” is unsafe or stands twice"),
            mark("do not unpack it; make the zip again"),
            path,
            entry=wrong[0],
        )


def _tame(entry: zipfile.ZipInfo) -> bool:
    name = entry.filename
    link = stat.S_ISLNK(entry.external_attr >> 16)
    plain = PurePosixPath(name).as_posix() == name and not name.startswith("/")
    return plain and not link and "\\" not in name and ":" not in name and ".." not in name.split("/")


def _raise(why: OSError) -> None:
    raise why
