"""What each profile may ask of the store: a rater only his own work, the senior only complete sets.

The window talks to these and never to the store itself, so what a profile cannot ask it cannot show. The consensus is
loaded by whoever asks for it, which a rater never does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from refuge_annotator.app.second_looks import SecondLooks
from refuge_annotator.app.store_thread import StoreThread
from refuge_annotator.errors import UserError
from refuge_annotator.formats.threads import Stopped
from refuge_annotator.progress import Progress
from refuge_annotator.store.errors import NotAllowed
from refuge_annotator.study.assignment import Assignment, Draft, ReadingState, Revision
from refuge_annotator.study.image import FundusImage, GlaucomaLabel, Laterality, Places
from refuge_annotator.study.info import PhotographRow, Problem, Relinked, StudyInfo
from refuge_annotator.study.protocol import Protocol, TieRule
from refuge_annotator.study.rater import Person, Role
from refuge_annotator.study.reading import Reading
from refuge_annotator.study.repeats import Coming
from refuge_annotator.study.review import Own, Review, ReviewRevision, use_of
from refuge_annotator.study.second_looks import first_of, is_second
from refuge_annotator.study.state import PhotographState

if TYPE_CHECKING:
    from refuge_annotator.export import ExportResult
    from refuge_annotator.reference import Case, StudyData
    from refuge_annotator.store.store import Store

REVIEWABLE = frozenset(PhotographState) - {PhotographState.WAITING}


@dataclass(frozen=True, slots=True)
class Begun:
    """Where the senior's work on a photograph stands: the last decision, and what was begun since and not decided."""

    decided: Review | None = None
    draft: Review | None = None


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


class RaterDesk:
    """A rater's own work, and nothing else."""

    def __init__(self, thread: StoreThread, person: Person) -> None:
        _expect(person, Role.RATER)
        self.thread = thread
        self.person = person

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


class SeniorDesk:
    """The senior's queue and the photographs whose readings are all in."""

    def __init__(self, thread: StoreThread, person: Person) -> None:
        _expect(person, Role.SENIOR)
        self.thread = thread
        self.person = person
        self._again = SecondLooks()

    def protocol(self) -> Protocol:
        """Return the study's rules."""
        return self.thread.call(lambda store: store.study().protocol)

    def seed(self) -> str:
        """Return what chance is drawn from: the study's own id, so that the same study draws the same."""
        return self.thread.call(lambda store: store.study().id)

    def queue(self) -> tuple[PhotographRow, ...]:
        """Return every photograph with its state, in study order, then those that have come a second time.

        A second look has a key and a code of its own, and looks like any other photograph everywhere.
        """

        def rows(store: Store) -> tuple[PhotographRow, ...]:
            firsts = store.queue()
            return (*firsts, *self._again.rows(store, firsts))

        return self.thread.call(rows)

    def come(self) -> Set[str]:
        """Return the keys of the second looks that have come."""
        return self.thread.call(self._again.come)

    def still_to_come(self) -> int:
        """Return how many photographs the senior will get besides."""
        return self.thread.call(self._again.still_to_come)

    def cases(self) -> tuple[Case, ...]:
        """Return the photographs that may be looked at, with their readings and without their glaucoma labels.

        It is one read of the whole study; no review begins by that.
        """

        def all_cases(store: Store) -> tuple[Case, ...]:
            from refuge_annotator.reference import gather

            by_image = {c.image.id: c for c in gather(store).cases}
            again = (self._again.case(store, by_image[first_of(k)], k) for k in sorted(self._again.come(store)))
            return (*by_image.values(), *again)

        return tuple(_blind(c) for c in self.thread.call(all_cases) if c.state in REVIEWABLE)

    def row(self, image_id: str) -> PhotographRow:
        """Return one photograph with its state."""
        if is_second(image_id):
            return self.thread.call(lambda store: self._again.row(store, image_id))
        return self.thread.call(lambda store: store.photograph_row(image_id))

    def places(self) -> Places:
        """Return where the photographs should lie; for loaders, never for the eye."""

        def places(store: Store) -> Places:
            found = store.places()
            again = {key: found.files[first_of(key)] for key in self._again.plan(store)}
            return replace(found, files={**found.files, **again})

        return self.thread.call(places)

    def open(self, image_id: str) -> tuple[Case, Path]:
        """Begin the review of one photograph: its readings (no glaucoma label) and its file for the loader.

        Raises
        ------
        NotAllowed
            A reading is still missing.
        """

        def opened(store: Store) -> tuple[Case, Path]:
            case, path = _open_case(store, first_of(image_id))
            return (self._again.case(store, case, image_id) if is_second(image_id) else case), path

        return self.thread.call(opened)

    def begun(self, image_id: str) -> Begun:
        """Return the senior's last decision on a photograph, and what was begun since."""
        return self.thread.call(lambda store: self._begun(store, image_id))

    def undecided(self) -> frozenset[str]:
        """Return the photographs on which something was begun that is not decided yet."""

        def differing(store: Store) -> frozenset[str]:
            rule = store.study().protocol.tie_rule
            keys = (*store.reviews_begun(), *self._again.come(store))
            return frozenset(key for key in keys if _differs(self._begun(store, key), rule))

        return self.thread.call(differing)

    def keeping(self, image_id: str, draft: Review) -> Callable[[Store], None]:
        """Return what keeps a review that is not decided, for the autosave."""
        if is_second(image_id):
            return lambda store: store.save_second_draft(first_of(image_id), draft)
        return lambda store: store.save_review_draft(image_id, draft)

    def save(self, case: Case, review: Review) -> ReviewRevision:
        """Store a decision as a new review revision; that of a second look lies apart and no label follows it."""
        expected = case.review.number + 1 if case.review else 1
        image_id, senior = first_of(case.image.id), self.person.id
        if is_second(case.image.id):
            return self.thread.call(
                lambda store: store.save_second_review(image_id, review, senior=senior, expected=expected)
            )

        def saved(store: Store) -> ReviewRevision:
            self._again.decided(image_id)
            return store.save_review(image_id, review, senior=senior, expected=expected)

        return self.thread.call(saved)

    def _begun(self, store: Store, image_id: str) -> Begun:
        if not is_second(image_id):
            return _begun(store, image_id)
        last = self._again.last(store, image_id)
        return Begun(last.review if last else None, store.second_draft(first_of(image_id)))


@dataclass(frozen=True, slots=True)
class ManagerView:
    """What the manager sees of a study: every photograph's state, and per rater code that of every assignment.

    `raters` tells of the readings that count, `repeats` of the hidden repeats.
    """

    study: StudyInfo
    photographs: tuple[PhotographRow, ...]
    raters: Mapping[str, Sequence[ReadingState]]
    repeats: Mapping[str, Sequence[ReadingState]]


class ManagerDesk:
    """Progress, labels, checks and exports; no outlines."""

    def __init__(self, thread: StoreThread, person: Person) -> None:
        _expect(person, Role.MANAGER)
        self.thread = thread
        self.person = person

    def look(self, done: Callable[[ManagerView], None], failed: Callable[[Exception], None]) -> None:
        """Read how far everything is, without waiting for it."""
        self.thread.post(_manager_view, done, failed)

    def images(self) -> tuple[FundusImage, ...]:
        """Return all photographs in study order."""
        return self.thread.call(lambda store: store.images())

    def import_labels(self, rows: Sequence[tuple[str, GlaucomaLabel]]) -> None:
        """Store glaucoma labels by photograph id: all of them or none."""
        self.thread.call(lambda store: store.import_labels(rows, self.person.code))

    def manual(self) -> str | None:
        """Return the manager's own manual, as Markdown; None where the program's is in force."""
        return self.thread.call(lambda store: store.manual())

    def clear_pin(self, person: Person) -> None:
        """Take a PIN away that its owner has forgotten."""
        self.thread.call(lambda store: store.clear_pin(person.id, self.person.code))

    def set_manual(self, body: str | None) -> None:
        """Put a manual of the manager's own in force, as Markdown; None brings the program's back."""
        self.thread.call(lambda store: store.set_manual(body, self.person.code))

    def gather(self, done: Callable[[StudyData], None], failed: Callable[[Exception], None]) -> None:
        """Verify the record and give everything an export needs, as values, without waiting for it."""
        from refuge_annotator.reference import gather_checked

        self.thread.post(gather_checked, done, failed)

    def record_export(self, format_id: str, data: StudyData, result: ExportResult) -> None:
        """Note a finished export.

        Raises
        ------
        StudyError
            It could not be noted, as in a study that is open for viewing only.
        """
        self.thread.call(
            lambda store: store.record_export(
                format_id, result.manifest_sha256, data.audit_seq, data.audit_head, self.person.code
            )
        )

    def relink(self, folder: Path, progress: Progress) -> Relinked:
        """Look for the photographs in a folder, by their bytes, and remember where they lie; for a job's thread.

        Raises
        ------
        Stopped
            `progress` returned False; nothing was changed.
        """
        stopped = False

        def told(done: int, total: int) -> bool:
            nonlocal stopped
            stopped = stopped or not progress(done, total)
            return not stopped

        found = self.thread.call(lambda store: store.relink(folder, told))
        if stopped:
            raise Stopped
        return found

    def check(self, progress: Progress) -> tuple[Problem, ...]:
        """Verify the record, then photograph by photograph; for a job's thread.

        Between the photographs the store is free for others.

        Raises
        ------
        Stopped
            `progress` returned False.
        """
        from refuge_annotator.store.photographs import problem

        try:
            info = self.thread.call(lambda store: store.study())
            images = self.images()
        except UserError:  # the record says below what is wrong with it
            info, images = None, ()
        told = 0

        def record_progress(done: int, total: int) -> bool:
            nonlocal told
            told = total
            return progress(done, total + len(images))

        problems = [*self.thread.call(lambda store: store.check(record_progress, photographs=False))]
        for done, image in enumerate(images, told + 1):
            if not progress(done - 1, told + len(images)):
                raise Stopped
            seen = problem(info.root, image) if info else None
            problems += [seen] if seen else []
        if not progress(told + len(images), told + len(images)):
            raise Stopped
        return tuple(problems)


def _expect(person: Person, role: Role) -> None:
    if person.role is not role:
        raise NotAllowed("{code} has another part in this study", "choose the right profile", code=person.code)


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


def _open_case(store: Store, image_id: str) -> tuple[Case, Path]:
    from refuge_annotator.reference import case_of

    case = case_of(store, image_id)
    if case.state not in REVIEWABLE:
        raise NotAllowed("not every rater has read this photograph", "review it when all readings are in")
    if not store.read_only:
        store.begin_review(image_id)
    return _blind(case), store.photograph_path(case.image)


def _begun(store: Store, image_id: str) -> Begun:
    reviews = [r.review for r in store.reviews(image_id)]
    decided = next((r for r in reversed(reviews) if r.decision is not None), None)
    before = reviews[-1] if reviews and reviews[-1].decision is None else None  # how drafts were once kept
    return Begun(decided, store.review_draft(image_id) or before)


def _differs(begun: Begun, rule: TieRule) -> bool:
    start = begun.decided or Review(tie_rule=rule, own=Own(use=use_of(rule)))
    draft = begun.draft or start
    return (draft.drops, draft.tie_rule, draft.own) != (start.drops, start.tie_rule, start.own)


def _blind(case: Case) -> Case:
    return replace(case, glaucoma=None, firsts=(), repeats=(), second=None)  # nor who the raters are


def _manager_view(store: Store) -> ManagerView:
    raters = {p.code: store.assigned(p.id) for p in store.people() if p.role is Role.RATER}
    firsts, repeats = ({r: [a.state for a in raters[r] if a.replicate == n] for r in raters} for n in (0, 1))
    return ManagerView(store.study(), store.queue(), firsts, repeats)
