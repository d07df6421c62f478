"""A rater's own readings beside the consensus, once the manager has opened the results; of other raters nothing.

What leaves this module for the window holds the rater's own readings, the merged result without its votes, and numbers
made from the two.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum

import numpy as np

from refuge_annotator.app.desks.desk import Desk
from refuge_annotator.consensus.acceptance import ratio_of
from refuge_annotator.consensus.disagreement import drawn_ratio
from refuge_annotator.consensus.merge import Consensus, FoveaVote, Vote
from refuge_annotator.formats.threads import counted, in_threads
from refuge_annotator.geometry.point import Point, distance
from refuge_annotator.geometry.raster import Box, Mask
from refuge_annotator.metrics.agreement import BlandAltman, Repeatability, bland_altman, repeatability
from refuge_annotator.metrics.bootstrap import cluster_weights, mean_estimate
from refuge_annotator.metrics.cup_to_disc import vertical_diameter
from refuge_annotator.metrics.estimate import Estimate, FloatArray
from refuge_annotator.metrics.overlap import dice
from refuge_annotator.progress import Progress
from refuge_annotator.reference import Case, case_of, consensus_of, gather
from refuge_annotator.report.measure import Repeated, graded_mask, measure_repeat
from refuge_annotator.report.statistics import SEED
from refuge_annotator.store.errors import NotAllowed
from refuge_annotator.store.store import Store
from refuge_annotator.study.assignment import Assignment, ReadingState
from refuge_annotator.study.image import Place
from refuge_annotator.study.protocol import Protocol
from refuge_annotator.study.rater import Person, Role
from refuge_annotator.study.reading import OUTLINED, Reading, Structure
from refuge_annotator.study.state import PhotographState
from refuge_annotator.words import mark


class Closed(StrEnum):
    """Why a rater sees nothing yet."""

    BY_MANAGER = "manager"
    UNFINISHED = "unfinished"  # what the rater has still to read would no longer be independent


@dataclass(frozen=True, eq=False)
class OwnResult:
    """A rater's first submission beside the consensus of one photograph.

    Attributes
    ----------
    key
        The rater's assignment.
    code
        The rater's own code of the photograph.
    reading
        The rater's first submission.
    ratio, reference
        Vertical cup-to-disc ratios; NaN where there is none.
    dice
        By structure; NaN where the rater did not grade it. Two "no cup" agree fully.
    fovea, fovea_diameters
        Distance of the marks in pixels, and in disc diameters of the consensus; NaN where one is missing.
    repeat
        The rater's second reading beside the first, where there is one.
    """

    key: str
    code: str
    reading: Reading
    ratio: float
    reference: float
    dice: dict[Structure, float]
    fovea: float
    fovea_diameters: float
    repeat: Repeated | None = None


@dataclass(frozen=True, eq=False)
class Feedback:
    """Everything a rater is shown of the study's result."""

    results: tuple[OwnResult, ...]
    ratio: BlandAltman
    dice: dict[Structure, Estimate]
    fovea: Estimate
    fovea_diameters: Estimate
    repeatability: Repeatability


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
    protocol = data.info.protocol

    def measured(progress: Progress) -> Feedback:
        work = in_threads(lambda case: _result(case, person.code, own[case.image.id], protocol), cases)
        with counted(work, len(cases), progress) as results:
            return _summed_up(tuple(results), [c.image.subject or c.image.id for c in cases])

    return measured


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


def _result(case: Case, rater: str, own: Assignment, protocol: Protocol) -> OwnResult:
    reading = dict(case.firsts)[rater].reading
    consensus = consensus_of(case, protocol)
    height, width = case.image.shape
    masks = {s: graded_mask(reading, s, Box(0, 0, width, height)) for s in OUTLINED}
    merged = {Structure.DISC: consensus.disc_mask(), Structure.CUP: consensus.cup_mask()}
    ratio = drawn_ratio(masks[Structure.DISC], masks[Structure.CUP])
    reference = ratio_of(consensus)
    apart = _apart(reading.fovea.point, consensus.fovea.point)
    disc = merged[Structure.DISC]
    diameter = (vertical_diameter(disc) + vertical_diameter(disc.T)) / 2
    again = dict(case.repeats).get(rater)
    return OwnResult(
        own.id,
        own.code,
        reading,
        math.nan if ratio is None else ratio,
        math.nan if reference is None else reference,
        {s: _dice(masks[s], merged[s]) for s in OUTLINED},
        apart,
        apart / diameter if diameter else math.nan,
        None if again is None else measure_repeat(reading, again.reading, case.image.shape),
    )


def without_votes(merged: Consensus) -> Consensus:
    """Return a consensus of which only the result is left: no vote, no tie, nobody who counted."""

    def bare(vote: Vote) -> Vote:
        rows, columns = np.flatnonzero(vote.mask.any(axis=1)), np.flatnonzero(vote.mask.any(axis=0))
        inside = Box(0, 0, 0, 0)
        if len(rows):  # the vote's own box goes round the outlines of all
            inside = Box(int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1)
        left, top = vote.box.left, vote.box.top
        box = Box(inside.left + left, inside.top + top, inside.right + left, inside.bottom + top)
        mask = vote.mask[inside.slices]
        nothing = np.zeros(mask.shape, dtype=np.uint8)
        return Vote((), box, nothing, mask, nothing.astype(np.bool_), vote.quorum)

    return replace(
        merged,
        disc=bare(merged.disc),
        cup=bare(merged.cup),
        fovea=FoveaVote((), (), merged.fovea.point, merged.fovea.quorum),
    )


def _dice(own: Mask | None, merged: Mask) -> float:
    if own is None:
        return math.nan
    found = dice(own, merged)
    return 1.0 if found is None else found  # both say that there is none


def _apart(own: Point | None, merged: Point | None) -> float:
    return math.nan if own is None or merged is None else distance(own, merged)


def _summed_up(results: tuple[OwnResult, ...], patients: list[str]) -> Feedback:
    weights = cluster_weights(patients, SEED)

    def mean(values: list[float]) -> Estimate:
        return mean_estimate(_array(values), patients, weights)

    repeats = [r.repeat for r in results if r.repeat is not None]
    return Feedback(
        results,
        bland_altman(_array([r.ratio for r in results]), _array([r.reference for r in results])),
        {s: mean([r.dice[s] for r in results]) for s in OUTLINED},
        mean([r.fovea for r in results]),
        mean([r.fovea_diameters for r in results]),
        repeatability(_array([r.first for r in repeats]), _array([r.again for r in repeats])),
    )


def _array(values: list[float]) -> FloatArray:
    return np.array(values, dtype=np.float64)
