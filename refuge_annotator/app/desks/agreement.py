"""What the manager may ask of agreement in the whole study, and the senior in what is signed off."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from refuge_annotator.app.desks.desk import ANOTHER_PART, Desk
from refuge_annotator.reference import Case, StudyData, gather
from refuge_annotator.store.errors import NotAllowed
from refuge_annotator.store.store import Store
from refuge_annotator.study.assignment import ReadingState
from refuge_annotator.study.image import Place
from refuge_annotator.study.rater import Role
from refuge_annotator.study.second_looks import first_of, second_looks
from refuge_annotator.study.state import SIGNED_OFF
from refuge_annotator.words import mark


@dataclass(frozen=True, slots=True)
class Done:
    """How much of something is done: a rater's readings, or the senior's decisions (`who` is empty)."""

    who: str
    done: int
    total: int


@dataclass(frozen=True, eq=False)
class Overview:
    """What agreement can be measured from, and how far the study is.

    Attributes
    ----------
    data
        The photographs that may be looked at.
    outstanding
        Readings and hidden repeats that are still to come in the whole study.
    released
        Whether the manager has opened the results to the raters.
    """

    data: StudyData
    progress: tuple[Done, ...]
    outstanding: int
    released: bool


class AgreementDesk(Desk):
    """What the manager and the senior may ask about agreement."""

    roles = frozenset({Role.MANAGER, Role.SENIOR})

    @property
    def manages(self) -> bool:
        """Whether the manager asks, who sees every photograph."""
        return self.person.role is Role.MANAGER

    def look(self, done: Callable[[Overview], None], failed: Callable[[Exception], None]) -> None:
        """Read what there is, without waiting for it."""
        self.thread.post(_overview if self.manages else _signed_overview, done, failed)

    def place(self, image_id: str) -> Place | None:
        """Return where a photograph lies; for loaders, never for the eye."""
        return self.thread.call(lambda store: store.places()).of(image_id)

    def release(self, opened: bool) -> None:
        """Open the results to the raters, or close them again.

        Raises
        ------
        NotAllowed
            Anybody but the manager asks.
        """
        if not self.manages:
            raise NotAllowed(ANOTHER_PART, mark("ask the manager"), code=self.person.code)
        self.thread.call(lambda store: store.release(opened, self.person.code))


def _overview(store: Store) -> Overview:
    data = gather(store)
    assigned = {p.code: store.assigned(p.id) for p in data.people if p.role is Role.RATER}
    raters = (
        Done(
            code,
            sum(a.state is ReadingState.SUBMITTED for a in mine if not a.replicate),
            sum(not a.replicate for a in mine),
        )
        for code, mine in assigned.items()
    )
    outstanding = sum(a.state is not ReadingState.SUBMITTED for mine in assigned.values() for a in mine)
    return Overview(data, (*raters, _decided(data)), outstanding, store.is_released())


def _signed_overview(store: Store) -> Overview:
    """Return the photographs that are signed off, and of them no diagnosis: others of the study wait for a review.

    Those that are to come to the senior a second time are left out until they have: what the raters did there, and what
    the senior made of it, would be known to the second look.
    """
    data = gather(store)
    withheld = _withheld(data)
    signed = (c for c in data.cases if c.state in SIGNED_OFF and c.image.id not in withheld)
    shown = replace(data, cases=tuple(replace(c, glaucoma=None, second=None) for c in signed))
    return Overview(shown, (_decided(data),), 0, store.is_released())


def _withheld(data: StudyData) -> frozenset[str]:
    """Return the photographs whose second look is still to be decided, and as many others until none is.

    Of the former alone it would show which they are: those that are decided, and not there.
    """
    images, percent, seed = [c.image for c in data.cases], data.info.protocol.review_repeats_percent, data.info.id
    planned, as_many_more = (
        {first_of(key) for key in second_looks(images, some, seed)} for some in (percent, min(2 * percent, 100))
    )
    waiting = {c.image.id for c in data.cases if c.image.id in planned and _waits(c)}
    return frozenset(waiting | (as_many_more - planned)) if waiting else frozenset()


def _waits(case: Case) -> bool:
    """Tell whether a second look is still to be decided; what was only confirmed with others has none."""
    unseen = case.review is not None and case.review.review.batch_confirmed
    return case.second is None and not unseen


def _decided(data: StudyData) -> Done:
    return Done("", sum(c.state in SIGNED_OFF for c in data.cases), len(data.cases))
