"""What a rater may ask: the own work, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from refuge_annotator.app.desks.desk import Desk
from refuge_annotator.store.errors import NotAllowed
from refuge_annotator.study.assignment import Assignment, Draft, ReadingState, Revision
from refuge_annotator.study.image import Laterality, Places
from refuge_annotator.study.rater import Role
from refuge_annotator.study.reading import Reading
from refuge_annotator.study.repeats import Coming

if TYPE_CHECKING:
    from refuge_annotator.store.store import Store


@dataclass(frozen=True, slots=True)
class OpenedReading:
    """One photograph as its rater gets it. `path` is for the loader, never for the eye.

    Attributes
    ----------
    pixel_sha256
        Of the photograph as it was when the study was made.
    laterality
        The eye that the study has on record, if any.
    number
        The revision number that the next submission will have.
    return_reason
        The senior's words, where the reading was returned.
    ms_active
        Milliseconds of work on it that no submission tells of yet.
    """

    assignment: Assignment
    draft: Draft
    path: Path
    pixel_sha256: str
    shape: tuple[int, int]
    number: int
    may_recall: bool
    return_reason: str = ""
    laterality: Laterality | None = None
    ms_active: int = 0


class RaterDesk(Desk):
    """A rater's own work, and nothing else."""

    roles = frozenset({Role.RATER})

    def worklist(self) -> tuple[Assignment, ...]:
        """Return what the rater may read now, in the rater's order."""
        return self.thread.call(lambda store: store.worklist(self.person.id))

    def still_to_come(self) -> Coming:
        """Return how many photographs the rater will get besides, and when."""
        return self.thread.call(lambda store: store.still_to_come(self.person.id))

    def closes(self) -> bool:
        """Tell whether a submitted reading is closed once it cannot be taken back, for hidden repeats come."""
        return self.thread.call(lambda store: store.study().protocol.repeats.percent > 0)

    def manual(self) -> str | None:
        """Return the manager's own manual, as Markdown; None where the program's is in force."""
        return self.thread.call(lambda store: store.manual())

    def last_manual(self) -> str:
        """Return the SHA-256 of the manual by which the rater's newest submission was made; empty where none says."""
        return self.thread.call(lambda store: store.last_manual(self.person.id))

    def standing(self, assignment: Assignment) -> Assignment:
        """Return one assignment as it stands now."""
        self._own(assignment)
        return self.thread.call(lambda store: store.assignment(assignment.id))

    def places(self) -> Places:
        """Return where the photographs that the rater reads should lie; for loaders, never for the eye."""
        return self.thread.call(lambda store: store.places(self.person.id))

    def open(self, assignment: Assignment) -> OpenedReading:
        """Return one assignment's draft and photograph.

        Raises
        ------
        NotAllowed
            The assignment is another rater's.
        """
        self._own(assignment)
        return self.thread.call(lambda store: _open(store, assignment))

    def submit(self, opened: OpenedReading, reading: Reading, *, reason: str = "", ms_active: int = 0) -> Revision:
        """Store the reading as final, or as amended after a return."""
        self._own(opened.assignment)
        return self.thread.call(
            lambda store: store.submit(
                opened.assignment.id, reading, expected=opened.number, reason=reason, ms_active=ms_active
            )
        )

    def recall(self, assignment: Assignment) -> Revision:
        """Take a submission back while the protocol allows it."""
        self._own(assignment)
        return self.thread.call(lambda store: store.recall(assignment.id))

    def may_recall(self, assignment: Assignment) -> bool:
        """Tell whether a submission can still be taken back."""
        self._own(assignment)
        return self.thread.call(lambda store: store.may_recall(assignment.id))

    def _own(self, assignment: Assignment) -> None:
        if assignment.rater != self.person.id:
            raise NotAllowed("this reading belongs to another rater", "choose a photograph from your own worklist")


def _open(store: Store, assignment: Assignment) -> OpenedReading:
    current = store.assignment(assignment.id)
    image = store.image(assignment.image)
    reason = ""
    if current.state is ReadingState.RETURNED and (review := store.review(image.id)):
        reason = review.review.reason
    return OpenedReading(
        current,
        _fresh(store.draft(assignment.id)),
        store.photograph_path(image),
        image.pixel_sha256,
        image.shape,
        len(store.history(assignment.id)) + 1,
        store.may_recall(assignment.id),
        reason,
        image.laterality,
        store.ms_active(assignment.id),
    )


def _fresh(draft: Draft) -> Draft:
    """Return a draft without the manual of the submission that it goes on from: the next records its own."""
    return replace(draft, base=replace(draft.base, manual=""))
