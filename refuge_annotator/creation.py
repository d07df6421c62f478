"""Make a study from photographs: look at every one, then write the study file."""

import os
import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from refuge_annotator.errors import UserError
from refuge_annotator.imaging.listing import list_photographs
from refuge_annotator.progress import Progress
from refuge_annotator.store.errors import StudyExists
from refuge_annotator.store.store import create_study
from refuge_annotator.study.clock import Clock, SystemClock
from refuge_annotator.study.image import FundusImage
from refuge_annotator.study.info import Problem
from refuge_annotator.study.protocol import Protocol
from refuge_annotator.study.survey import root_for, survey
from refuge_annotator.words import mark


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
        The photographs lie on several drives.
    """
    if os.path.lexists(study):
        raise StudyExists(study)
    root = root_for(study, photographs)
    listing = list_photographs(photographs)
    found = survey(root, listing.photographs, progress=progress)
    faults = (*listing.faults, *found.faults)
    return Found(study, root, found.images, faults, found.notes, found.finished)


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
    create_study(
        found.study,
        title=title or found.study.stem,
        protocol=protocol,
        root=found.root,
        images=found.images,
        seed=random.SystemRandom().randrange(1 << 31) if seed is None else seed,
        clock=clock or SystemClock(),
    ).close()
