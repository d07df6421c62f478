"""The files of a study's photographs: are they still what was read, and where have they gone."""

import hashlib
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, func, select

from refuge_annotator.errors import UserError
from refuge_annotator.progress import Progress
from refuge_annotator.store import audit, images, studies
from refuge_annotator.store.errors import NotAllowed
from refuge_annotator.store.tables import PLACE
from refuge_annotator.study.clock import Clock, iso
from refuge_annotator.study.image import FundusImage
from refuge_annotator.study.info import Problem, Relinked
from refuge_annotator.words import mark

T = TypeVar("T")


def problem(root: Path, image: FundusImage) -> Problem | None:
    """Compare a photograph's file with the one that the study was made with.

    Other bytes with the same pixels are a note; other pixels, or none, are grave: what was drawn does not fit them.
    """
    try:
        place = images.located(root, image.path)
        if file_sha256(place) == image.sha256:
            return None
        from refuge_annotator.imaging.load import load_photograph  # its decoders are slow to import

        same = load_photograph(place).pixel_sha256 == image.pixel_sha256
    except UserError as error:
        return Problem(error.what, error.cure, error.path, error.values)
    except OSError as error:
        return Problem(
            mark("the photograph cannot be read ({why})"),
            mark("put it back, or look for the photographs in another folder"),
            root / image.path,
            {"why": error.strerror or str(error)},
        )
    if same:
        return Problem(mark("the file was saved anew; its pixels are the same"), path=place, grave=False)
    return Problem(
        mark("this is not the photograph that was read: its pixels have changed"),
        mark("put the original file back"),
        place,
    )


def file_sha256(path: Path) -> str:
    """Return the SHA-256 of a file's bytes.

    Raises
    ------
    OSError
        It cannot be read.
    """
    with path.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


def duplicates(everything: Iterable[FundusImage]) -> tuple[Problem, ...]:
    """Return a note for every group of photographs that are the same file."""
    groups: dict[str, list[str]] = {}
    for image in everything:
        groups.setdefault(image.sha256, []).append(image.path)
    return tuple(
        Problem(
            mark("the same photograph is there {count} times: {names}"),
            mark("leave the copies out of the next study"),
            values={"count": len(paths), "names": ", ".join(paths)},
            grave=False,
        )
        for paths in groups.values()
        if len(paths) > 1
    )


def find(
    everything: Sequence[FundusImage], folder: Path, study: Path, progress: Progress | None = None
) -> dict[str, str]:
    """Return where photographs lie in a folder, by id, as paths below it; nothing when `progress` cancels.

    A photograph is known by its bytes, and looked for where it should be first, then everywhere. Nothing goes by order,
    or by a name alone.
    """
    files = [f for f in _files(folder) if not (folder / f).name.startswith(study.name)]  # it is open, and its journal
    total = len(everything) + len(files)
    try:
        found = {i.id: i.path for i in _counted(everything, 0, total, progress) if _is_at(folder, i)}
        taken, wanted = set(found.values()), {i.sha256 for i in everything if i.id not in found}
        by_hash: dict[str, list[str]] = {}
        for name in _counted(files, len(everything), total, progress):
            if wanted and name not in taken:
                by_hash.setdefault(_digest(folder / name), []).append(name)
    except _Cancelled:
        return {}
    for image in everything:
        copies = by_hash.get(image.sha256, [])
        if image.id not in found and copies:
            same_name = [c for c in copies if c.rpartition("/")[2] == image.name]
            found[image.id] = (same_name or copies)[0]
            copies.remove(found[image.id])
    return found


class _Cancelled(Exception):
    """The user has had enough."""


def _counted(items: Sequence[T], before: int, total: int, progress: Progress | None) -> Iterator[T]:
    for done, item in enumerate(items, start=before + 1):
        yield item
        if progress is not None and not progress(done, total):
            raise _Cancelled


def relink(connection: Connection, clock: Clock, study: Path, folder: Path, places: Mapping[str, str]) -> Relinked:
    """Remember where `find` has found the photographs; when it has found none, nothing changes."""
    everything = images.images(connection)
    missing = tuple(i for i in everything if i.id not in places)
    if not places:
        return Relinked(0, (), missing)
    at = iso(clock.now())
    moved = tuple((i, places[i.id]) for i in everything if places.get(i.id, i.path) != i.path)
    audit.record(connection, at, [studies.root_deed(connection, study, folder, at)])
    audit.record(connection, at, [_deed(connection, i, path, at) for i, path in moved])
    return Relinked(len(places), tuple((i.path, path) for i, path in moved), missing)


def _is_at(folder: Path, image: FundusImage) -> bool:
    try:
        return _digest(images.located(folder, image.path)) == image.sha256
    except NotAllowed:
        return False


def _digest(path: Path) -> str:
    try:
        return file_sha256(path)
    except OSError:  # not there or not to be read: not the photograph
        return ""


def _files(folder: Path) -> list[str]:
    names = []
    for place, _, files in os.walk(folder):
        inner = Path(place)
        names += [
            (inner / f).relative_to(folder).as_posix()
            for f in files
            if not (inner / f).is_symlink() and (inner / f).is_file()
        ]
    return sorted(n for n in names if images.is_plain(n))


def _deed(connection: Connection, image: FundusImage, path: str, at: str) -> audit.Deed:
    number = connection.execute(select(func.count()).where(PLACE.c.image == image.id)).scalar_one() + 1
    row = {"image": image.id, "number": number, "path": path, "saved_at": at}
    return audit.Entry(audit.PROGRAM, audit.MOVED, old=image.path), PLACE, row
