"""Unanimous photographs, confirmed together after a sample of them was looked at; off unless the senior wants it."""

import random
from collections.abc import Container, Sequence
from dataclasses import dataclass, field, replace

from refuge_annotator.app.desks.senior import SeniorDesk
from refuge_annotator.app.review_queue import Comparisons, may_be_opened
from refuge_annotator.app.review_steps import revisions_of
from refuge_annotator.app.verdict import judge
from refuge_annotator.consensus.label import consensus_mask, mask_sha256
from refuge_annotator.consensus.unanimity import bars
from refuge_annotator.progress import Progress
from refuge_annotator.study.info import PhotographRow
from refuge_annotator.study.protocol import Protocol
from refuge_annotator.study.review import Decision, Review, ReviewRevision, untouched
from refuge_annotator.study.second_looks import is_second
from refuge_annotator.study.state import PhotographState

LEAST, SHARE = 5, 10  # photographs of a sample: at least five, and one in ten


@dataclass(frozen=True, slots=True)
class Lane:
    """What may be confirmed together, and how far the look at its sample is.

    Attributes
    ----------
    sample, others
        Photographs in the order of the queue; the sample is decided one by one, as ever.
    accepted
        Those of the sample that were accepted as they stand.
    spoiled
        The one of the sample that was not: nothing is confirmed together any more.
    confirmed
        What was confirmed together.
    """

    sample: tuple[str, ...]
    others: tuple[str, ...]
    accepted: frozenset[str] = frozenset()
    spoiled: str | None = None
    confirmed: tuple[ReviewRevision, ...] = field(default=())

    @property
    def worthwhile(self) -> bool:
        """Whether anything would be left after the sample."""
        return bool(self.others)

    @property
    def ready(self) -> bool:
        """Whether the whole sample was accepted as it stands, and the others wait for that."""
        return self.worthwhile and not self.spoiled and not self.confirmed and self.accepted == set(self.sample)

    @property
    def unseen(self) -> tuple[str, ...]:
        """The photographs of the sample that are still to be looked at, in their order."""
        if self.spoiled or not self.worthwhile:
            return ()
        return tuple(image for image in self.sample if image not in self.accepted)


class KeptLane:
    """The lane that was opened, kept for as long as the study is open: by leaving nobody draws a luckier sample."""

    def __init__(self) -> None:
        self.lane: Lane | None = None

    def leave(self) -> None:
        """Keep what still asks for something; the next lane is then about what has come since."""
        if self.lane is not None and (self.lane.confirmed or not self.lane.worthwhile):
            self.lane = None


def open_lane(
    rows: Sequence[PhotographRow],
    comparisons: Comparisons,
    undecided: Container[str],
    protocol: Protocol,
    seed: str,
) -> Lane:
    """Choose the photographs that are unanimous, and a sample of them by chance.

    All second looks are looked at with the sample: they measure the senior, and one that was in no lane would be known.

    Parameters
    ----------
    rows
        The queue, in its order.
    undecided
        Photographs on which something is begun: the senior had a reason to.
    seed
        The same one draws the same sample of the same photographs.
    """
    alike = [row.image.id for row in rows if _may(row, comparisons, undecided, protocol)]
    firsts = sorted(image_id for image_id in alike if not is_second(image_id))
    count = min(len(firsts), max(LEAST, -(-len(firsts) // SHARE)))
    chosen = set(random.Random(f"{seed}/{'/'.join(firsts)}").sample(firsts, count)) | (set(alike) - set(firsts))
    return Lane(tuple(i for i in alike if i in chosen), tuple(i for i in alike if i not in chosen))


def looked_at(lane: Lane, image_id: str, review: Review, protocol: Protocol) -> Lane:
    """Take note of the senior's decision on a photograph of the sample."""
    if image_id not in lane.sample or lane.confirmed:
        return lane
    if untouched(review, protocol.tie_rule):
        return replace(lane, accepted=lane.accepted | {image_id})
    return replace(lane, accepted=lane.accepted - {image_id}, spoiled=lane.spoiled or image_id)


def confirm(lane: Lane, desk: SeniorDesk, progress: Progress) -> Lane:
    """Accept the others as they stand, each in a review that says how; those done so far when it is stopped.

    One that was decided, begun or taken back since the lane was opened is left out. After a failure it goes on where it
    stopped.

    Raises
    ------
    UserError
        One could not be stored.
    """
    done: list[ReviewRevision] = []
    protocol, begun = desk.protocol(), desk.undecided()
    for number, image_id in enumerate(lane.others if lane.ready else ()):
        if not progress(number, len(lane.others)):
            break
        if not may_be_opened(desk.row(image_id)):
            continue
        case, _ = desk.open(image_id)
        if case.review is not None and case.review.review.batch_confirmed:
            done.append(case.review)
        if image_id in begun:  # whoever began something had a reason to
            continue
        readings = {f.assignment: f.reading for f in case.finals}
        started = Review(tie_rule=protocol.tie_rule)
        verdict = judge(readings, case.image.shape, protocol, started)
        if case.review is None and not verdict.obstacles and not bars(readings, case.image.shape):
            consensus = verdict.consensus
            review = replace(
                started,
                revisions=revisions_of(case),
                decision=Decision.ACCEPT,
                mask_sha256=mask_sha256(consensus_mask(consensus)),
                fovea=consensus.fovea.point,
                batch_confirmed=True,
            )
            done.append(desk.save(case, review))
    return replace(lane, confirmed=tuple(done))


def take_back(lane: Lane, desk: SeniorDesk) -> Lane:
    """Open what was confirmed together for review again; what was decided anew since stays as it is."""
    for signed in lane.confirmed:
        case, _ = desk.open(signed.image)
        if case.review == signed and case.state is PhotographState.ACCEPTED:
            desk.save(case, Review(revisions=revisions_of(case), tie_rule=signed.review.tie_rule))
    return replace(lane, confirmed=())


def _may(row: PhotographRow, comparisons: Comparisons, undecided: Container[str], protocol: Protocol) -> bool:
    comparison = comparisons.get(row.image.id)
    whole = row.submitted == row.expected == protocol.raters
    fresh = row.state is PhotographState.TO_REVIEW and row.image.id not in undecided
    return fresh and whole and comparison is not None and comparison.alike
