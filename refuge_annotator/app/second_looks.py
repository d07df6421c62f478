"""The second looks in the senior's queue: rows and cases like any other, whose decisions lie apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import replace
from typing import TYPE_CHECKING

from refuge_annotator.study.image import FundusImage
from refuge_annotator.study.info import PhotographRow
from refuge_annotator.study.review import Decision, ReviewRevision
from refuge_annotator.study.second_looks import AGAIN, first_of, have_come, second_looks
from refuge_annotator.study.state import SIGNED_OFF, PhotographState

if TYPE_CHECKING:
    from refuge_annotator.reference import Case
    from refuge_annotator.store.store import Store

STATES = {
    Decision.ACCEPT: PhotographState.ACCEPTED,
    Decision.RETURN: PhotographState.RETURNED,
    Decision.UNGRADABLE: PhotographState.UNGRADABLE,
}


class SecondLooks:
    """Knows which photographs come again, and which of them have come; asked in the store's thread alone."""

    def __init__(self) -> None:
        self._plan: Mapping[str, FundusImage] | None = None
        self._photographs = 0
        self._come: set[str] = set()  # what has come stays
        self._never: set[str] = set()  # nobody has looked at it a first time

    def plan(self, store: Store) -> Mapping[str, FundusImage]:
        """Return the photographs that come again, under the keys and codes of their second look."""
        if self._plan is None:
            study = store.study()
            images = store.images()
            self._photographs = len(images)
            self._plan = second_looks(images, study.protocol.review_repeats_percent, study.id)
        return self._plan

    def come(self, store: Store) -> Set[str]:
        """Return the keys of those that have come."""
        plan = self.plan(store)
        waiting = plan.keys() - self._come - self._never
        if waiting:
            when, decided = store.when_decided(), store.second_reviews()
            ripe = have_come(when, all_decided=len(when) == self._photographs)
            for key in sorted(waiting):
                if first_of(key) in decided:
                    self._come.add(key)
                elif first_of(key) in ripe:
                    self._let_in(store, key)
        return frozenset(self._come)

    def still_to_come(self, store: Store) -> int:
        """Return how many have not come yet."""
        return len(self.plan(store).keys() - self.come(store) - self._never)

    def rows(self, store: Store, firsts: Sequence[PhotographRow]) -> tuple[PhotographRow, ...]:
        """Return how those stand that have come, from the rows of all photographs."""
        decided, by_image = store.second_reviews(), {row.image.id: row for row in firsts}
        return tuple(
            self._row(store, key, by_image[first_of(key)], decided.get(first_of(key), ()))
            for key in sorted(self.come(store))
        )

    def row(self, store: Store, key: str) -> PhotographRow:
        """Return how a second look stands."""
        decided = store.second_reviews().get(first_of(key), ())
        return self._row(store, key, store.photograph_row(first_of(key)), decided)

    def case(self, store: Store, case: Case, key: str) -> Case:
        """Return a photograph's case as that of its second look, of whose first it tells nothing."""
        last = self.last(store, key)
        return replace(case, image=self.plan(store)[key], review=last, state=_state(last))

    def last(self, store: Store, key: str) -> ReviewRevision | None:
        """Return the last decision of a second look."""
        return next(reversed(store.second_reviews().get(first_of(key), ())), None)

    def _row(self, store: Store, key: str, first: PhotographRow, decided: Sequence[ReviewRevision]) -> PhotographRow:
        return replace(first, image=self.plan(store)[key], state=_state(decided[-1] if decided else None))

    def decided(self, image_id: str) -> None:
        """Take note of a first decision: what was only confirmed with others may have been looked at now."""
        self._never.discard(image_id + AGAIN)

    def _let_in(self, store: Store, key: str) -> None:
        review = store.review(first_of(key))
        if review is not None and review.review.batch_confirmed:
            self._never.add(key)
        elif store.photograph_row(first_of(key)).state in SIGNED_OFF:
            self._come.add(key)


def _state(last: ReviewRevision | None) -> PhotographState:
    decision = last.review.decision if last else None
    return PhotographState.TO_REVIEW if decision is None else STATES[decision]
