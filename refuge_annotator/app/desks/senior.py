"""What the senior may ask: the queue, and the photographs whose readings are all in."""

from __future__ import annotations

from collections.abc import Callable, Set
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from refuge_annotator.app.desks.desk import Desk
from refuge_annotator.app.second_looks import SecondLooks
from refuge_annotator.app.store_thread import StoreThread
from refuge_annotator.store.errors import NotAllowed
from refuge_annotator.study.image import Places
from refuge_annotator.study.info import PhotographRow
from refuge_annotator.study.protocol import Protocol, TieRule
from refuge_annotator.study.rater import Person, Role
from refuge_annotator.study.review import Own, Review, ReviewRevision, use_of
from refuge_annotator.study.second_looks import first_of, is_second
from refuge_annotator.study.state import REVIEWABLE

if TYPE_CHECKING:
    from refuge_annotator.reference import Case
    from refuge_annotator.store.store import Store


@dataclass(frozen=True, slots=True)
class Begun:
    """Where the senior's work on a photograph stands: the last decision, and what was begun since and not decided."""

    decided: Review | None = None
    draft: Review | None = None


class SeniorDesk(Desk):
    """The senior's queue and the photographs whose readings are all in."""

    roles = frozenset({Role.SENIOR})

    def __init__(self, thread: StoreThread, person: Person) -> None:
        super().__init__(thread, person)
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
