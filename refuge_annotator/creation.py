"""Make a study from photographs: look at every one, then write the study file."""

import os
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from refuge_annotator.errors import UserError
from refuge_annotator.formats.details_csv import describe
from refuge_annotator.imaging.listing import list_photographs
from refuge_annotator.progress import Progress
from refuge_annotator.store.backup_names import name_at
from refuge_annotator.store.errors import DiskFull, StudyExists
from refuge_annotator.store.store import create_study
from refuge_annotator.study.clock import Clock, SystemClock
from refuge_annotator.study.image import FundusImage
from refuge_annotator.study.info import Problem
from refuge_annotator.study.protocol import Protocol
from refuge_annotator.study.survey import root_for, survey
from refuge_annotator.words import mark

MOST_OF_A_NAME = 255  # bytes, on nearly every file system
MOST_OF_A_PATH = 512  # bytes that SQLite takes
_ANY_TIME = datetime(2000, 1, 1, tzinfo=UTC)


@dataclass(frozen=True)
class Found:
    """What a new study can be made of.

    Attributes
    ----------
    study
        Where the study file is to lie.
    root
        The folder that the photographs' paths start from.
    faults
        What is left out; each names its file, the reason and the cure.
    notes
        What is worth knowing of the good photographs.
    finished
        False after the search was cancelled.
    """

    study: Path
    root: Path
    images: tuple[FundusImage, ...]
    faults: tuple[UserError, ...]
    notes: tuple[Problem, ...]
    finished: bool = True


def look_at(study: Path, photographs: Sequence[Path], *, progress: Progress | None = None) -> Found:
    """Look at every photograph among files and folders that a study at `study` is to be made of.

    Raises
    ------
    StudyExists
        There is a file at `study`.
    UserError
        The photographs lie on several drives, or the study's name is too long.
    """
    _expect_short(study)
    if os.path.lexists(study):
        raise StudyExists(study)
    root = root_for(study, photographs)
    listing = list_photographs(photographs)
    found = survey(root, listing.photographs, progress=progress)
    faults = (*listing.faults, *found.faults)
    return Found(study, root, found.images, faults, found.notes, found.finished)


def described(found: Found, table: Path | None) -> Found:
    """Add what a table says of patients, eyes and cameras; its rows that say nothing usable are faults.

    Raises
    ------
    UserError
        The table cannot be read.
    """
    if table is None:
        return found
    told = describe(table, found.images)
    return replace(found, images=told.images, faults=(*found.faults, *told.faults))


def make_study(
    found: Found, *, title: str, protocol: Protocol, seed: int | None = None, clock: Clock | None = None
) -> None:
    """Write the study file: the protocol's raters, one senior, one manager, every photograph for every rater.

    Parameters
    ----------
    seed
        Decides neutral codes and reading orders; drawn by chance when not given.

    Raises
    ------
    StudyExists
        There is a file of its name by now.
    UserError
        No photograph can be used, or the file cannot be written.
    """
    if not found.images:
        raise UserError(mark("no photograph can be used"), mark("choose a folder with photographs"), found.root)
    try:
        made = create_study(
            found.study,
            title=title or found.study.stem,
            protocol=protocol,
            root=found.root,
            images=found.images,
            seed=random.SystemRandom().randrange(1 << 31) if seed is None else seed,
            clock=clock or SystemClock(),
        )
    except DiskFull as error:
        raise UserError(
            mark("the disk is full; no study was made"), mark("make room, or choose another disk"), found.study
        ) from error
    made.close()


def _expect_short(study: Path) -> None:
    """Refuse a name or a place that leaves no room for the names of backups."""
    longest = name_at(study.resolve(), _ANY_TIME, before_update=True)
    longest = longest.with_name(f"{longest.name}.partial-journal")
    surplus = max(len(os.fsencode(longest.name)) - MOST_OF_A_NAME, len(os.fsencode(longest)) - MOST_OF_A_PATH)
    if surplus > 0:
        raise UserError(
            mark("the study's name or path is {n} byte(s) too long, for its backups have longer ones"),
            mark("choose a shorter name, or a folder further up"),
            study,
            n=surplus,
        )
