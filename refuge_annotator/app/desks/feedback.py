"""What a rater may ask of the results, once the manager has opened them: the own readings, and of others nothing.

What leaves this module for the window holds the rater's own readings, the merged result without its votes, and numbers
made from the two.
"""

from collections.abc import Callable
from enum import StrEnum

from refuge_annotator.app.desks.desk import Desk
from refuge_annotator.app.feedback import Feedback, measured, without_votes
from refuge_annotator.consensus.merge import Consensus
from refuge_annotator.progress import Progress
from refuge_annotator.reference import Case, case_of, consensus_of, gather
from refuge_annotator.store.errors import NotAllowed
from refuge_annotator.store.store import Store
from refuge_annotator.study.assignment import ReadingState
from refuge_annotator.study.image import Place
from refuge_annotator.study.rater import Person, Role
from refuge_annotator.study.state import PhotographState
from refuge_annotator.words import mark


class Closed(StrEnum):
    """Why a rater sees nothing yet."""

    BY_MANAGER = "manager"
    UNFINISHED = "unfinished"  # what the rater has still to read would no longer be independent


Work = Callable[[Progress], Feedback]


class FeedbackDesk(Desk):
    """What a rater may ask about the own readings."""

    roles = frozenset({Role.RATER})

    def look(self, done: Callable[[Work | Closed], None], failed: Callable[[Exception], None]) -> None:
        """Ask for what measures the rater's readings, for a job's thread; or why the results are closed."""
        self.thread.post(lambda store: _work(store, self.person), done, failed)

    def open(self, key: str) -> tuple[Place | None, Consensus]:
        """Return where a photograph of the rater's own lies, for the loader, and its consensus without the votes.

        Raises
        ------
        NotAllowed
            The reading is another rater's, or its result is closed.
        """
        return self.thread.call(lambda store: _open(store, self.person, key))


def _work(store: Store, person: Person) -> Work | Closed:
    closed = _closed(store, person)
    if closed is not None:
        return closed
    data = gather(store)
    own = {a.image: a for a in store.assigned(person.id) if not a.replicate}
    hidden = _hidden(store)
    cases = sorted(
        (c for c in data.cases if c.image.id in own and _is_shown(c, person, hidden)),
        key=lambda c: own[c.image.id].order,
    )
    return lambda progress: measured(cases, person.code, own, data.info.protocol, progress)


def _open(store: Store, person: Person, key: str) -> tuple[Place | None, Consensus]:
    own = store.assignment(key)
    if own.rater != person.id:
        raise NotAllowed(mark("this reading belongs to another rater"), mark("choose a photograph from your own list"))
    case = case_of(store, own.image)
    if _closed(store, person) is not None or not _is_shown(case, person, _hidden(store)):
        raise NotAllowed(mark("this result is closed"), mark("ask the manager"))
    return store.places(person.id).of(own.image), without_votes(consensus_of(case, store.study().protocol))


def _closed(store: Store, person: Person) -> Closed | None:
    if not store.is_released():
        return Closed.BY_MANAGER
    unread = any(a.state is not ReadingState.SUBMITTED for a in store.worklist(person.id))
    return Closed.UNFINISHED if unread or _to_come(store, person.id) else None


def _hidden(store: Store) -> frozenset[str]:
    """Return the photographs that some rater will still read a second time: raters talk."""
    return frozenset(image for p in store.people() if p.role is Role.RATER for image in _to_come(store, p.id))


def _is_shown(case: Case, person: Person, hidden: frozenset[str]) -> bool:
    accepted = case.state is PhotographState.ACCEPTED
    return accepted and case.image.id not in hidden and person.code in dict(case.firsts)


def _to_come(store: Store, rater_id: str) -> frozenset[str]:
    """Return the photographs that a rater will still read a second time."""
    waiting = [a for a in store.assigned(rater_id) if a.replicate and a.state is not ReadingState.SUBMITTED]
    if not waiting:
        return frozenset()
    listed = {a.id for a in store.worklist(rater_id)}
    more = store.still_to_come(rater_id).count > 0
    return frozenset(a.image for a in waiting if more or a.id in listed)
