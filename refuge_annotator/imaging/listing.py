"""Find the photographs in files and folders: by content, in natural order, on every system the same."""

import os
import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from refuge_annotator.errors import UserError
from refuge_annotator.imaging.load import UnreadableImage, check_kind
from refuge_annotator.words import mark

_READ = (".jpg", ".jpeg", ".jpe", ".jfif", ".mpo", ".png", ".tif", ".tiff", ".bmp", ".dib")
_FOREIGN = (".gif", ".webp", ".heic", ".heif", ".avif", ".jp2", ".j2k", ".dcm", ".svg")

_HIDDEN = mark("a hidden file")
_LEADS_OUT = mark("a link that leads out of the folder")
_COPY_INSTEAD = mark("put the photograph itself there")
_LINK = mark("a link; what it points to is found where it is")
_NAME = mark("the file name is not valid Unicode")
_RENAME = mark("rename the file")
_VANISHED = mark("the file is not there")
_BACK = mark("put it back, or find it again")
_FOLDER = mark("the folder cannot be opened")
_ASK = mark("ask whoever looks after it")


@dataclass(frozen=True, slots=True)
class Listing:
    """What was found.

    Attributes
    ----------
    photographs
        The candidates in natural order, each once; only their first bytes have been looked at.
    faults
        What was asked for, or is named like a photograph, and cannot be one; each names its path and the reason.
    passed_over
        What nobody expects to be a photograph: hidden files, tables, texts, links to files that are listed.
    """

    photographs: tuple[Path, ...]
    faults: tuple[UserError, ...] = ()
    passed_over: tuple[UserError, ...] = ()


@dataclass(frozen=True, slots=True)
class _Found:
    """A file, and whether the user named it himself."""

    file: Path
    top: Path
    asked: bool


def list_photographs(paths: Sequence[Path]) -> Listing:
    """List the photographs among files, and in folders with all that is in them.

    A file counts by its content, whatever its name. Within a folder, links and hidden files are not followed.
    """
    photographs: set[Path] = set()
    faults: list[UserError] = []
    passed_over: list[UserError] = []
    for path in paths:
        for found in _walk(path, faults):
            reason = _refusal(found)
            if reason is None:
                photographs.add(found.file)
            elif found.asked or _is_meant(found, reason):
                faults.append(reason)
            else:
                passed_over.append(reason)
    return Listing(
        tuple(sorted(photographs, key=natural_key)),
        tuple(sorted(faults, key=_place)),
        tuple(sorted(passed_over, key=_place)),
    )


def natural_key(path: Path) -> tuple[tuple[tuple[str | int, ...], ...], str]:
    """Return the sort key for img1, img2, img10: folder by folder, numbers by value, letters whatever their case.

    It does not depend on the system, the locale or how accents are composed; the plain text decides between twins.
    """
    parts = (re.split(r"([0-9]+)", unicodedata.normalize("NFC", part).casefold()) for part in path.parts)
    return tuple(tuple(int(p) if at % 2 else p for at, p in enumerate(part)) for part in parts), path.as_posix()


def _walk(path: Path, faults: list[UserError]) -> Iterator[_Found]:
    """Yield the files at and below a path, each resolved; links to folders as if they were files."""
    top = path.resolve()
    if not top.is_dir():
        yield _Found(top, top.parent, asked=True)
        return
    folders = [top]
    while folders:
        folder = folders.pop()
        try:
            with os.scandir(folder) as entries:
                found = list(entries)
        except OSError:
            faults.append(UserError(_FOLDER, _ASK, folder))
            continue
        for entry in found:
            if entry.is_dir(follow_symlinks=False) and not entry.name.startswith("."):
                folders.append(Path(entry.path))
            else:
                yield _Found(Path(entry.path), top, asked=False)


def _refusal(found: _Found) -> UserError | None:
    """Return why a file is no photograph; None when it seems to be one."""
    file = found.file
    if not _is_unicode(str(file)):
        return UserError(_NAME, _RENAME, file)
    if not found.asked and file.name.startswith("."):
        return UserError(_HIDDEN, "", file)
    if file.is_symlink():
        leads_out = not file.resolve().is_relative_to(found.top)
        return UserError(_LEADS_OUT, _COPY_INSTEAD, file) if leads_out else UserError(_LINK, "", file)
    try:
        check_kind(file)
    except UnreadableImage as refused:
        return refused if os.path.lexists(file) else UserError(_VANISHED, _BACK, file)
    return None


def _is_meant(found: _Found, reason: UserError) -> bool:
    """Tell whether somebody will miss this file."""
    return reason.what in (_LEADS_OUT, _NAME, _VANISHED) or (
        reason.what not in (_HIDDEN, _LINK) and found.file.suffix.casefold() in (*_READ, *_FOREIGN)
    )


def _is_unicode(name: str) -> bool:
    try:
        name.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _place(reason: UserError) -> tuple[tuple[tuple[str | int, ...], ...], str]:
    return natural_key(reason.path or Path())
