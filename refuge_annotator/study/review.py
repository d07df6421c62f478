"""The senior's decision which readings count, and why."""

from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from refuge_annotator.geometry.point import Point
from refuge_annotator.study.protocol import TieRule
from refuge_annotator.study.reading import Outline, Structure


class Decision(StrEnum):
    """What the senior decides about a photograph."""

    ACCEPT = "accept"
    RETURN = "return"
    UNGRADABLE = "ungradable"


class OwnUse(StrEnum):
    """What the senior's own outline is for."""

    REPLACE = "replace"  # it is the reference
    CASTING = "casting"  # it decides tied pixels


@dataclass(frozen=True, slots=True)
class Drop:
    """One rater's structure that does not count, with the reason."""

    assignment: str
    structure: Structure
    reason: str


@dataclass(frozen=True, slots=True)
class Own:
    """The senior's own work, where there is any."""

    disc: Outline | None = None
    cup: Outline | None = None
    fovea: Point | None = None
    use: OwnUse = OwnUse.REPLACE


@dataclass(frozen=True, slots=True)
class Review:
    """Which readings count per structure, by which tie rule, and the decision.

    Attributes
    ----------
    revisions
        The exact revisions looked at, as (assignment, revision number) in study order.
    drops
        What of them does not count; everything else does.
    returned_to
        The assignments that go back to their raters (decision return).
    mask_sha256
        Of the accepted mask's 0/128/255 bytes, row by row (decision accept).
    batch_confirmed
        Accepted together with other unanimous photographs, without being looked at (decision accept).
    """

    revisions: tuple[tuple[str, int], ...] = ()
    drops: tuple[Drop, ...] = ()
    tie_rule: TieRule = TieRule.OUTSIDE
    own: Own = Own()
    decision: Decision | None = None
    returned_to: tuple[str, ...] = ()
    reason: str = ""
    mask_sha256: str = ""
    fovea: Point | None = None
    batch_confirmed: bool = False


@dataclass(frozen=True, slots=True)
class ReviewRevision:
    """A stored, never changed review."""

    image: str
    number: int
    review: Review
    senior: str
    signed_at: datetime


def use_of(rule: TieRule) -> OwnUse:
    """Return what an own outline is for in a study that decides ties by `rule`, until the senior says otherwise."""
    return OwnUse.CASTING if rule is TieRule.SENIOR else OwnUse.REPLACE


def untouched(review: Review, rule: TieRule) -> bool:
    """Tell whether a review accepts the plain vote, by the study's tie rule, with everything that counts."""
    own = review.own
    nothing_drawn = own.disc is None and own.cup is None and own.fovea is None
    return review.decision is Decision.ACCEPT and not review.drops and nothing_drawn and review.tie_rule is rule


def dropped(review: Review, assignment: str, structure: Structure) -> Drop | None:
    """Return the drop of a rater's structure, if there is one.

    A dropped disc drops the cup with it.
    """
    for drop in review.drops:
        if drop.assignment == assignment and drop.structure is structure:
            return drop
    return dropped(review, assignment, Structure.DISC) if structure is Structure.CUP else None


def drop(review: Review, assignment: str, structure: Structure, reason: str) -> Review:
    """Take a rater's structure out of the vote."""
    kept = tuple(d for d in review.drops if (d.assignment, d.structure) != (assignment, structure))
    return replace(review, drops=(*kept, Drop(assignment, structure, reason)))


def count_again(review: Review, assignment: str, structure: Structure) -> Review:
    """Put a rater's structure back into the vote."""
    return replace(
        review, drops=tuple(d for d in review.drops if (d.assignment, d.structure) != (assignment, structure))
    )
