"""The senior at work on one photograph: which readings count, the vote at once, undo, and the decision."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from refuge_annotator.app.desk import SeniorDesk
from refuge_annotator.app.letters import shuffled
from refuge_annotator.consensus.acceptance import Obstacle, Outcome, obstacles, tie_outcomes, with_tie_rule
from refuge_annotator.consensus.comparison import Against, OddOne, against_vote, odd_ones
from refuge_annotator.consensus.label import consensus_mask, mask_sha256
from refuge_annotator.consensus.merge import Consensus, merge
from refuge_annotator.errors import UserError
from refuge_annotator.geometry.mask_ellipse import ellipse_of
from refuge_annotator.reference import Case
from refuge_annotator.study.protocol import Protocol, TieRule
from refuge_annotator.study.reading import (
    EMPTY,
    Answer,
    Fovea,
    Outline,
    Reading,
    Structure,
    adjust,
    answer,
    place_fovea,
)
from refuge_annotator.study.review import Decision, Own, OwnUse, Review, ReviewRevision, count_again, drop
from refuge_annotator.study.state import PhotographState
from refuge_annotator.words import mark

UNDECIDED = frozenset({PhotographState.TO_REVIEW, PhotographState.STALE})


@dataclass(frozen=True, slots=True)
class Step:
    """What undo brings back: the review being made, and what the senior has drawn, unfinished outlines included."""

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


@dataclass(frozen=True, eq=False)
class Verdict:
    """Everything that follows from a review, computed once per change.

    Attributes
    ----------
    against
        Each reading beside the vote, by assignment.
    outcomes
        What each tie rule comes to; empty where nothing is tied.
    obstacles
        What keeps the vote from being accepted.
    """

    consensus: Consensus
    against: dict[str, Against]
    outcomes: tuple[Outcome, ...]
    obstacles: tuple[Obstacle, ...]


class ReviewSession(QObject):
    """Holds the photograph under review; every change is a step that undo takes back.

    `changed` says that something changed; whoever draws asks for the rest. Steps on other photographs are kept as
    long as the page lives.
    """

    changed = Signal()

    def __init__(self, desk: SeniorDesk) -> None:
        super().__init__()
        self._desk = desk
        self.protocol: Protocol = desk.protocol()
        self.case: Case | None = None
        self.readings: dict[str, Reading] = {}  # by assignment, in study order
        self.order: tuple[str, ...] = ()  # assignments in the order of their letters
        self.odd: tuple[OddOne, ...] = ()
        self.amended: frozenset[str] = frozenset()
        self._steps = Steps((Step(Review()),))
        self._base = self._steps.step  # as it was opened, or stored since
        self._kept: dict[str, Steps] = {}
        self._preview: Reading | None = None
        self._verdict: Verdict | None = None
        self.decided = False  # signed, and the next photograph has not come yet

    # what is there

    @property
    def review(self) -> Review:
        """The review being made, with the gesture in hand."""
        return _settled(Step(self._steps.step.review, self.drawn))

    @property
    def drawn(self) -> Reading:
        """What the senior has drawn: the gesture in hand, else the last step."""
        return self._preview if self._preview is not None else self._steps.step.drawn

    @property
    def editable(self) -> bool:
        """Whether decisions are taken."""
        return self.case is not None and not self.decided and not self._desk.thread.read_only

    @property
    def touched(self) -> bool:
        """Whether something differs from how the photograph was opened, or stored since."""
        return _settled(self._steps.step) != _settled(self._base)

    @property
    def verdict(self) -> Verdict | None:
        """What follows from the review; None while nothing is open."""
        if self._verdict is None and self.case is not None:
            self._verdict = self._merged(self.case)
        return self._verdict

    # open and close

    def open(self, case: Case) -> None:
        """Take up a photograph where it was left, else from its last review."""
        self._keep()
        self.case, self._preview, self.decided = case, None, False
        self.readings = {f.assignment: f.reading for f in case.finals}
        self.order = shuffled(case.image.id, self.readings)
        self.odd = odd_ones(self.readings, case.image.shape)
        self.amended = _amended(case)
        self._base = _first_step(case, self.protocol)
        kept = self._kept.get(case.image.id)
        known = kept is not None and _settled(self._base) in (_settled(kept.step), _settled(kept.steps[0]))
        self._steps = kept if kept is not None and known else Steps((self._base,))
        self._tell()

    def close(self) -> None:
        """Put the photograph away."""
        self._keep()
        self.case, self._preview, self.decided = None, None, False
        self.readings, self.order, self.odd, self.amended = {}, (), (), frozenset()
        self._steps = Steps((Step(Review()),))
        self._tell()

    # what counts

    def drop(self, assignment: str, structure: Structure, reason: str) -> None:
        """Take a rater's structure out of the vote; without a disc the cup goes as well."""
        self._take(replace(self._steps.step, review=drop(self._steps.step.review, assignment, structure, reason)))

    def count_again(self, assignment: str, structure: Structure) -> None:
        """Put a rater's structure back into the vote."""
        self._take(replace(self._steps.step, review=count_again(self._steps.step.review, assignment, structure)))

    def set_tie_rule(self, rule: TieRule) -> None:
        """Decide tied pixels by another rule."""
        self._take(replace(self._steps.step, review=with_tie_rule(self._steps.step.review, rule)))

    def change_tie_rule(self) -> None:
        """Take the next tie rule of those that make a difference."""
        rules = [outcome.rule for outcome in self.verdict.outcomes] if self.verdict else []
        if rules:
            now = self.review.tie_rule
            self.set_tie_rule(rules[(rules.index(now) + 1) % len(rules)] if now in rules else rules[0])

    # the senior's own outline

    def draw(self, drawn: Reading) -> None:
        """Take one finished gesture."""
        self._preview = None
        self._take(replace(self._steps.step, drawn=drawn))

    def preview(self, drawn: Reading | None) -> None:
        """Show a gesture in hand; None takes it back."""
        self._preview = drawn if self.editable else None
        self._tell()

    def start_from_vote(self, structure: Structure) -> bool:
        """Put the vote's own outline, or its fovea, under the senior's hand; False where the vote has none."""
        verdict = self.verdict
        if verdict is None:
            return False
        consensus = verdict.consensus
        if structure is Structure.FOVEA:
            if consensus.fovea.point is None:
                return False
            self.draw(place_fovea(self.drawn, consensus.fovea.point))
            return True
        vote = consensus.disc if structure is Structure.DISC else consensus.cup
        ellipse = ellipse_of(vote.mask, vote.box)
        if ellipse is None:
            return False
        self.draw(adjust(answer(self.drawn, structure, Answer.NOT_DONE), structure, ellipse))
        return True

    def remove_own(self, structure: Structure) -> None:
        """Take the senior's own work on a structure away."""
        self.draw(answer(self.drawn, structure, Answer.NOT_DONE))

    # undo

    def undo(self) -> None:
        """Take the last step back."""
        self._move(-1)

    def redo(self) -> None:
        """Bring the step again that was taken back."""
        self._move(1)

    # decisions

    def accept(self) -> ReviewRevision:
        """Accept what is on screen: the very mask that is shown.

        Raises
        ------
        UserError
            Something stands in its way, or it could not be stored.
        """
        verdict = self.verdict
        if verdict is None or verdict.obstacles:
            raise UserError(mark("this vote cannot be accepted"), mark("see beside the photograph what it lacks"))
        consensus = verdict.consensus
        digest = mask_sha256(consensus_mask(consensus))
        return self._save(Decision.ACCEPT, mask_sha256=digest, fovea=consensus.fovea.point)

    def return_to(self, assignments: Sequence[str], reason: str) -> ReviewRevision:
        """Give readings back to their raters, with a reason that they will read."""
        chosen = tuple(a for a in self.readings if a in set(assignments))
        return self._save(Decision.RETURN, returned_to=chosen, reason=reason)

    def mark_ungradable(self, reason: str) -> ReviewRevision:
        """Decide that the photograph gets no label."""
        return self._save(Decision.UNGRADABLE, reason=reason)

    def keep_for_later(self) -> ReviewRevision | None:
        """Store an undecided review, so that it outlives the page; None where there is nothing to store.

        A decision that stands is never overwritten: what was tried on such a photograph is not a decision.
        """
        if not self.editable or not self.touched or self.case is None or self.case.state not in UNDECIDED:
            return None
        return self._save(None)

    # inside

    def _save(self, decision: Decision | None, **fields: object) -> ReviewRevision:
        case = self.case
        if case is None:
            raise RuntimeError("no photograph is open")
        self._preview = None
        revisions = tuple((f.assignment, f.number) for f in case.finals)
        bare = replace(self.review, decision=None, returned_to=(), reason="", mask_sha256="", fovea=None)
        review = replace(bare, revisions=revisions, decision=decision, **fields)  # type: ignore[arg-type]
        saved = self._desk.save(case, review)
        self.case, self._base = replace(case, review=saved), self._steps.step
        self.decided = decision is not None
        self._tell()
        return saved

    def _take(self, step: Step) -> None:
        if self.editable and step != self._steps.step:
            self._steps = self._steps.then(step)
        self._tell()

    def _move(self, by: int) -> None:
        self._preview = None
        if self.editable:
            self._steps = self._steps.moved(by)
        self._tell()

    def _keep(self) -> None:
        if self.case is not None and len(self._steps.steps) > 1:
            self._kept[self.case.image.id] = self._steps

    def _tell(self) -> None:
        self._verdict = None
        self.changed.emit()

    def _merged(self, case: Case) -> Verdict:
        review, shape = self.review, case.image.shape
        consensus = merge(self.readings, shape, self.protocol, review)
        tied = consensus.disc.tied_pixels or consensus.cup.tied_pixels
        return Verdict(
            consensus,
            {a: against_vote(r, consensus) for a, r in self.readings.items()},
            tie_outcomes(self.readings, consensus, self.protocol, review) if tied else (),
            obstacles(consensus, self.readings, review),
        )


def _first_step(case: Case, protocol: Protocol) -> Step:
    """Return the start of a review: the last one's, where every amended reading counts again."""
    if case.review is None:
        own = Own(use=OwnUse.CASTING if protocol.tie_rule is TieRule.SENIOR else OwnUse.REPLACE)
        return Step(Review(tie_rule=protocol.tie_rule, own=own))
    last, amended = case.review.review, _amended(case)
    known = {f.assignment for f in case.finals} - amended
    kept = tuple(d for d in last.drops if d.assignment in known)
    return Step(Review(drops=kept, tie_rule=last.tie_rule, own=Own(use=last.own.use)), _drawn_of(last.own))


def _amended(case: Case) -> frozenset[str]:
    """Return the readings that were submitted anew since the last review."""
    named = dict(case.review.review.revisions) if case.review else {}
    return frozenset(f.assignment for f in case.finals if named.get(f.assignment, f.number) != f.number)


def _settled(step: Step) -> Review:
    """Return the review of a step with what the senior has finished: points without an ellipse decide nothing yet."""
    drawn = step.drawn
    own = Own(_finished(drawn.disc), _finished(drawn.cup), drawn.fovea.point, step.review.own.use)
    return replace(step.review, own=own)


def _finished(outline: Outline) -> Outline | None:
    return outline if outline.answer in (Answer.MARKED, Answer.ABSENT) else None


def _drawn_of(own: Own) -> Reading:
    fovea = Fovea() if own.fovea is None else Fovea(Answer.MARKED, own.fovea)
    return Reading(own.disc or Outline(), own.cup or Outline(), fovea)
