"""Look at every photograph that a study is to be made of."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from refuge_annotator.errors import UserError
from refuge_annotator.imaging.load import load_photograph
from refuge_annotator.progress import Progress
from refuge_annotator.study.image import FundusImage, new_image
from refuge_annotator.study.info import Problem
from refuge_annotator.words import mark

_WORKERS = max(1, min(4, os.cpu_count() or 1))  # each holds one decoded photograph

SAME_PICTURE = mark("the same picture as {other}")


@dataclass(frozen=True, slots=True)
class Survey:
    """What a study can be made of.

    Attributes
    ----------
    images
        The good photographs in the order asked for, without id and code: the store gives these.
    faults
        What cannot be used; each names its file, the reason and the cure.
    notes
        What is worth knowing of the good ones: mappings, repairs, twins.
    finished
        Whether the survey came to its end; False after it was cancelled.
    """

    images: tuple[FundusImage, ...]
    faults: tuple[UserError, ...] = ()
    notes: tuple[Problem, ...] = ()
    finished: bool = True


def survey(root: Path, paths: Sequence[Path], *, progress: Progress | None = None) -> Survey:
    """Load every photograph once, and tell which are good.

    Parameters
    ----------
    root
        The folder that the paths in the study start from; a photograph outside it is a fault.
    paths
        Files, as `imaging.listing.list_photographs` finds them.
    progress
        Called with (done, total) after each photograph; False cancels.
    """
    top = root.resolve()
    images: list[FundusImage] = []
    faults: list[UserError] = []
    notes: list[Problem] = []
    twins: dict[str, str] = {}
    for done, outcome in enumerate(_looked_at(top, paths), 1):
        if isinstance(outcome, UserError):
            faults.append(outcome)
        else:
            image, told = outcome
            other = twins.setdefault(image.pixel_sha256, image.path)
            if other != image.path:
                notes.append(Problem(SAME_PICTURE, "", Path(image.path), {"other": other}, grave=False))
            images.append(image)
            notes.extend(Problem(note, "", Path(image.path), grave=False) for note in told)
        if progress is not None and not progress(done, len(paths)):
            return Survey(tuple(images), tuple(faults), tuple(notes), finished=False)
    return Survey(tuple(images), tuple(faults), tuple(notes))


def root_for(study: Path, folders: Sequence[Path]) -> Path:
    """Return the folder that the paths in a new study start from.

    The study's own folder when the photographs lie in it, so that both move together; else the folder that holds them
    all.
    """
    home = study.resolve().parent
    places = [folder.resolve() for folder in folders]
    if all(place.is_relative_to(home) for place in places):
        return home
    try:
        return Path(os.path.commonpath([place if place.is_dir() else place.parent for place in places]))
    except ValueError as error:  # different drives
        raise UserError(mark("the photographs lie on several drives"), mark("bring them into one folder")) from error


_Outcome = tuple[FundusImage, tuple[str, ...]] | UserError


def _looked_at(top: Path, paths: Sequence[Path]) -> Iterator[_Outcome]:
    """Yield what came of each path in order, a few photographs ahead; stopping early leaves nothing running."""
    waiting = iter(paths)
    with ThreadPoolExecutor(_WORKERS) as pool:
        ahead: list[Future[_Outcome]] = [pool.submit(_look, top, path) for path in islice(waiting, _WORKERS + 1)]
        try:
            while ahead:
                yield ahead.pop(0).result()
                ahead.extend(pool.submit(_look, top, path) for path in islice(waiting, 1))
        finally:
            pool.shutdown(cancel_futures=True)


def _look(top: Path, path: Path) -> _Outcome:
    try:
        relative = _relative(top, path)
        loaded = load_photograph(path)
    except UserError as refused:
        return refused
    return new_image(relative, loaded), loaded.notes


def _relative(top: Path, path: Path) -> str:
    place = path.resolve()
    if not place.is_relative_to(top):
        raise UserError(
            mark("the photograph lies outside the study's folder"), mark("move it there, or move the study"), path
        )
    relative = place.relative_to(top).as_posix()
    if "\\" in relative:
        raise UserError(
            mark("the name contains a backslash, which other systems take for a folder"), mark("rename the file"), path
        )
    return relative
