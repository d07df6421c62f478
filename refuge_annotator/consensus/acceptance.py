"""What accepting a vote would mean, and what stands in its way."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from refuge_annotator.consensus.merge import Consensus, Vote, majority, merge
from refuge_annotator.metrics.cup_to_disc import vertical_ratio
from refuge_annotator.metrics.overlap import dice
from refuge_annotator.study.protocol import Protocol, TieRule
from refuge_annotator.study.reading import OUTLINED, Answer, Reading, Structure
from refuge_annotator.study.review import OwnUse, Review


class Hindrance(StrEnum):
    """Why a structure's vote may not be accepted."""

    QUORUM = "quorum"  # too few readings count
    EMPTY = "empty"  # most drew it, but no pixel has a majority
    TIED = "tied"  # as many marked the fovea as call it not visible, and no tie rule is about that


@dataclass(frozen=True, slots=True)
class Obstacle:
    """One structure that keeps a photograph from being accepted; `counted` readings count for it."""

    structure: Structure
    hindrance: Hindrance
    counted: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one tie rule makes of the vote: areas in pixels, and the vCDR (None without a disc)."""

    rule: TieRule
    disc: int
    cup: int
    ratio: float | None


@dataclass(frozen=True, slots=True)
class Change:
    """What the senior's own outline makes of a vote: pixels that it adds and takes away, and its Dice to the vote.

    `dice` is None where neither has a pixel.
    """

    added: int
    removed: int
    dice: float | None


def change_of(vote: Vote) -> Change | None:
    """Return what the senior's own outline changed; None where the vote stands. Ties are outside the vote."""
    if not vote.own:
        return None
    plain = majority(vote.votes, len(vote.counted))
    added, removed = vote.mask & ~plain, plain & ~vote.mask
    return Change(int(added.sum()), int(removed.sum()), dice(vote.mask, plain))


def outcome_of(consensus: Consensus, rule: TieRule) -> Outcome:
    """Return areas and vCDR of a consensus that was merged by `rule`."""
    return Outcome(rule, consensus.disc.area, consensus.cup.area, ratio_of(consensus))


def ratio_of(consensus: Consensus) -> float | None:
    """Return the vertical cup-to-disc ratio of a consensus; None where there is no disc."""
    return vertical_ratio(consensus.disc.mask, consensus.cup.mask)


def tie_outcomes(
    readings: Mapping[str, Reading], consensus: Consensus, protocol: Protocol, review: Review
) -> tuple[Outcome, ...]:
    """Return what the ties come to outside, inside, and by the senior's outline where that is the casting vote.

    Parameters
    ----------
    consensus
        What `review` makes of the readings.
    """
    rules = [TieRule.OUTSIDE, TieRule.INSIDE]
    if review.own.use is OwnUse.CASTING and (review.own.disc is not None or review.own.cup is not None):
        rules.append(TieRule.SENIOR)
    outcomes = []
    for rule in rules:
        other = replace(review, tie_rule=rule)
        merged = consensus if other == review else merge(readings, consensus.shape, protocol, other)
        outcomes.append(outcome_of(merged, rule))
    return tuple(outcomes)


def with_own_use(review: Review, use: OwnUse, otherwise: TieRule) -> Review:
    """Let the senior's own outline be the reference, or decide the ties and nothing else.

    A casting vote needs the tie rule that asks for it; as the reference it leaves ties to the rule there was before,
    `otherwise`.
    """
    rule = TieRule.SENIOR if use is OwnUse.CASTING else review.tie_rule
    if use is OwnUse.REPLACE and review.own.use is not use and rule is TieRule.SENIOR:
        rule = otherwise
    return replace(review, tie_rule=rule, own=replace(review.own, use=use))


def obstacles(consensus: Consensus, readings: Mapping[str, Reading], review: Review) -> tuple[Obstacle, ...]:
    """Return what keeps a consensus from being accepted, in the order disc, cup, fovea.

    What the senior drew as the reference needs no quorum; an empty cup is an answer where most say "no cup", or the
    senior does.
    """
    found = []
    for structure in OUTLINED:
        vote = consensus.disc if structure is Structure.DISC else consensus.cup
        may_be_empty = structure is Structure.CUP and is_no_cup(vote, readings, review)
        hindrance = _hindrance(vote, may_be_empty)
        if hindrance is not None:
            found.append(Obstacle(structure, hindrance, len(vote.counted)))
    fovea = consensus.fovea
    if not fovea.own and (fovea.tied or not fovea.quorum):
        hindrance = Hindrance.TIED if fovea.quorum else Hindrance.QUORUM
        found.append(Obstacle(Structure.FOVEA, hindrance, len(fovea.counted)))
    return tuple(found)


def is_no_cup(cup: Vote, readings: Mapping[str, Reading], review: Review) -> bool:
    """Tell whether an empty cup is an answer: the senior's own, or that of more than half of the raters who count."""
    if cup.area:
        return False
    if cup.own:
        return review.own.cup is not None and review.own.cup.answer is Answer.ABSENT
    absent = sum(readings[a].cup.answer is Answer.ABSENT for a in cup.counted)
    return 2 * absent > len(cup.counted)


def _hindrance(vote: Vote, may_be_empty: bool) -> Hindrance | None:
    if not vote.quorum and not vote.own:
        return Hindrance.QUORUM
    return None if vote.area or may_be_empty else Hindrance.EMPTY
