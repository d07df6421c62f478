"""A study, its progress and its troubles, as the store tells them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from refuge_annotator.study.assignment import Revision
from refuge_annotator.study.image import FundusImage, GlaucomaLabel
from refuge_annotator.study.protocol import Protocol
from refuge_annotator.study.review import ReviewRevision
from refuge_annotator.study.state import PhotographState
from refuge_annotator.words import filled


@dataclass(frozen=True, slots=True)
class StudyInfo:
    """What a study is. `root` is the folder that the photographs' relative paths start from."""

    id: str
    code: str
    title: str
    protocol: Protocol
    root: Path
    created_at: datetime


@dataclass(frozen=True, slots=True)
class PhotographRow:
    """One photograph and its progress: `submitted` of `expected` readings are in."""

    image: FundusImage
    state: PhotographState
    submitted: int
    expected: int


@dataclass(frozen=True, slots=True)
class PhotographRecord:
    """Everything that is stored of one photograph.

    `histories` holds, per rater in study order, all revisions of the readings that count, oldest first; `repeats` those
    of the hidden repeats, which never count.
    """

    image: FundusImage
    state: PhotographState
    histories: tuple[tuple[Revision, ...], ...]
    review: ReviewRevision | None
    glaucoma: GlaucomaLabel | None
    repeats: tuple[tuple[Revision, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Problem:
    """Something to know about a study: what, what to do about it, and the file.

    `what` and `cure` are templates in English that `values` fill, translated where they are shown. A problem that is
    not `grave` is a note: work goes on.
    """

    what: str
    cure: str = ""
    path: Path | None = None
    values: Mapping[str, object] = field(default_factory=dict)
    grave: bool = True

    def sentence(self) -> str:
        """Return file, trouble and cure in English, on one line."""
        where = f"{self.path}: " if self.path is not None else ""
        cure = f"; {filled(self.cure, **self.values)}" if self.cure else ""
        return f"{where}{filled(self.what, **self.values)}{cure}"


@dataclass(frozen=True, slots=True)
class Relinked:
    """What came of looking for moved photographs: how many were found, which paths were corrected, what is missing.

    `moved` holds (old path, new path).
    """

    found: int
    moved: tuple[tuple[str, str], ...]
    missing: tuple[FundusImage, ...]
