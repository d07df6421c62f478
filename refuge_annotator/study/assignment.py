"""Who reads what, and what has been stored of it."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from refuge_annotator.study.reading import Reading


class ReadingState(StrEnum):
    """How far a rater is with one photograph."""

    UNTOUCHED = "untouched"
    STARTED = "started"
    SUBMITTED = "submitted"
    RETURNED = "returned"


class RevisionKind(StrEnum):
    """Why a revision was stored."""

    FINAL = "final"
    AMEND = "amend"  # submitted again after the senior returned it; has a reason
    RECALLED = "recalled"  # the rater took the submission back; the last final no longer stands


@dataclass(frozen=True, slots=True)
class Assignment:
    """One photograph for one rater. `code` is all the rater sees of the photograph's name."""

    id: str
    image: str
    rater: str
    code: str
    order: int
    state: ReadingState = ReadingState.UNTOUCHED
    replicate: int = 0


@dataclass(frozen=True, slots=True)
class Revision:
    """A stored, never changed version of a reading. A recall repeats the body that it takes back."""

    assignment: str
    rater: str
    number: int
    kind: RevisionKind
    reading: Reading
    body_sha256: str
    saved_at: datetime
    reason: str = ""
    ms_active: int = 0


@dataclass(frozen=True, slots=True)
class Draft:
    """Unsent work with its undo history: `steps` oldest first, `steps[cursor]` on screen.

    Without steps, `base` is on screen.
    """

    base: Reading
    steps: tuple[Reading, ...] = ()
    labels: tuple[str, ...] = ()
    cursor: int = -1

    @property
    def reading(self) -> Reading:
        """The reading on screen."""
        return self.steps[self.cursor] if self.cursor >= 0 else self.base
