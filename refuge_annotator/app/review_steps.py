"""The steps of a review: what undo brings back, and what of it decides."""

from dataclasses import dataclass, replace

from refuge_annotator.consensus.merge import Consensus
from refuge_annotator.geometry.mask_curve import points_round
from refuge_annotator.geometry.mask_ellipse import ellipse_of
from refuge_annotator.geometry.raster import rasterise
from refuge_annotator.metrics.overlap import dice
from refuge_annotator.reference import Case
from refuge_annotator.study.protocol import Protocol, TieRule
from refuge_annotator.study.reading import (
    EMPTY,
    GRADED,
    OUTLINED,
    Answer,
    Fovea,
    Outline,
    Reading,
    Structure,
    adjust,
    answer,
    curve_outline,
    draw_outline,
    outline_of,
    place_fovea,
)
from refuge_annotator.study.review import Own, Review, use_of

ELLIPTICAL = 0.98  # Dice of a vote and its ellipse; votes on ellipses lie above 0.99
VOTE_POINTS = 12  # of the curve round a vote that is none


@dataclass(frozen=True, slots=True)
class Step:
    """The review being made, and what the senior has drawn, unfinished outlines included."""

    review: Review
    drawn: Reading = EMPTY


@dataclass(frozen=True, slots=True)
class Steps:
    """The steps on one photograph, oldest first, and which one is on screen."""

    steps: tuple[Step, ...]
    cursor: int = 0

    @property
    def step(self) -> Step:
        """The step on screen."""
        return self.steps[self.cursor]

    def then(self, step: Step) -> "Steps":
        """Add a step after the one on screen; what was undone goes."""
        return Steps((*self.steps[: self.cursor + 1], step), self.cursor + 1)

    def moved(self, by: int) -> "Steps":
        """Go back or forth; at either end nothing happens."""
        return replace(self, cursor=min(max(self.cursor + by, 0), len(self.steps) - 1))

    def last_rule(self, otherwise: TieRule) -> TieRule:
        """Return the last tie rule that needed no outline of the senior; `otherwise` where there was none."""
        rules = (step.review.tie_rule for step in reversed(self.steps[: self.cursor + 1]))
        return next((rule for rule in rules if rule is not TieRule.SENIOR), otherwise)

    def belong_to(self, stored: Step) -> bool:
        """Tell whether these steps end, or began, at what is stored: then they can be taken up again."""
        return settled(stored) in (settled(self.step), settled(self.steps[0]))


def settled(step: Step) -> Review:
    """Return the review of a step with what the senior has finished: unfinished outlines decide nothing yet."""
    drawn = step.drawn
    own = Own(_finished(drawn.disc), _finished(drawn.cup), drawn.fovea.point, step.review.own.use)
    return replace(step.review, own=own)


def unfinished(drawn: Reading) -> tuple[Structure, ...]:
    """Return the outlines that have points and no line yet."""
    return tuple(s for s in OUTLINED if (o := outline_of(drawn, s)).points and _finished(o) is None)


def first_step(case: Case, decided: Review | None, protocol: Protocol) -> Step:
    """Return the start of a review: where the last decision left it, else the study's rules."""
    if decided is None:
        return Step(Review(tie_rule=protocol.tie_rule, own=Own(use=use_of(protocol.tie_rule))))
    return step_of(case, decided)


def step_of(case: Case, last: Review) -> Step:
    """Take a review up again: its drops and own work, where every reading that was amended since counts again."""
    known = {f.assignment for f in case.finals} - amended(case, last)
    kept = tuple(d for d in last.drops if d.assignment in known)
    fovea = Fovea() if last.own.fovea is None else Fovea(Answer.MARKED, last.own.fovea)
    drawn = Reading(last.own.disc or Outline(), last.own.cup or Outline(), fovea)
    return Step(Review(drops=kept, tie_rule=last.tie_rule, own=Own(use=last.own.use)), drawn)


def draft_of(case: Case, step: Step) -> Review:
    """Return a step as it is kept until it is decided: points without an ellipse are in it."""
    disc, cup = (None if o == Outline() else o for o in (step.drawn.disc, step.drawn.cup))
    own = Own(disc, cup, step.drawn.fovea.point, step.review.own.use)
    return replace(step.review, revisions=revisions_of(case), own=own)


def revisions_of(case: Case) -> tuple[tuple[str, int], ...]:
    """Return which submissions stand."""
    return tuple((f.assignment, f.number) for f in case.finals)


def amended(case: Case, last: Review | None) -> frozenset[str]:
    """Return the readings that were submitted anew since a review."""
    named = dict(last.revisions) if last else {}
    return frozenset(f.assignment for f in case.finals if named.get(f.assignment, f.number) != f.number)


def from_vote(drawn: Reading, structure: Structure, consensus: Consensus) -> Reading | None:
    """Put the vote's own outline, or its fovea, under the senior's hand; None where the vote has none.

    A vote that no ellipse describes comes as a closed curve.
    """
    if structure is Structure.FOVEA:
        return None if consensus.fovea.point is None else place_fovea(drawn, consensus.fovea.point)
    vote = consensus.disc if structure is Structure.DISC else consensus.cup
    ellipse = ellipse_of(vote.mask, vote.box)
    if ellipse is None:
        return None
    if (dice(rasterise(ellipse, vote.box), vote.mask) or 0.0) < ELLIPTICAL:
        curve = curve_outline(points_round(vote.mask, vote.box, VOTE_POINTS))
        if curve.curve is not None:
            return draw_outline(drawn, structure, curve)
    return adjust(answer(drawn, structure, Answer.NOT_DONE), structure, ellipse)


def _finished(outline: Outline) -> Outline | None:
    return outline if outline.answer in GRADED else None
