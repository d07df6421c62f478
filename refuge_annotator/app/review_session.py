"""The senior at work on one photograph: which readings count, the vote at once, undo, and the decision."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from refuge_annotator.app.autosave import Autosave
from refuge_annotator.app.desks.senior import SeniorDesk
from refuge_annotator.app.letters import shuffled
from refuge_annotator.app.review_steps import (
    Step,
    Steps,
    amended,
    draft_of,
    first_step,
    revisions_of,
    settled,
    step_of,
    unfinished,
)
from refuge_annotator.app.verdict import Verdict, judge
from refuge_annotator.consensus.acceptance import with_own_use
from refuge_annotator.consensus.comparison import OddOne, odd_ones
from refuge_annotator.consensus.label import consensus_mask, mask_sha256
from refuge_annotator.errors import UserError
from refuge_annotator.imaging.look import PLAIN, Look
from refuge_annotator.reference import Case
from refuge_annotator.study.protocol import Protocol, TieRule
from refuge_annotator.study.reading import Reading, Structure, looked_at
from refuge_annotator.study.review import Decision, OwnUse, Review, ReviewRevision, count_again, drop
from refuge_annotator.study.state import PhotographState
from refuge_annotator.words import mark


class ReviewSession(QObject):
    """Holds the photograph under review; every change is a step that undo takes back, and is stored at once.

    `changed` says that something changed; whoever draws asks for the rest. Steps on other photographs are kept as
    long as the page lives; the last one is in the study until it is decided.
    """

    changed = Signal()

    def __init__(self, desk: SeniorDesk, autosave: Autosave) -> None:
        super().__init__()
        self._desk = desk
        self._autosave = autosave
        self.protocol: Protocol = desk.protocol()
        self.case: Case | None = None
        self.readings: dict[str, Reading] = {}  # by assignment, in study order
        self.order: tuple[str, ...] = ()  # assignments in the order of their letters
        self.odd: tuple[OddOne, ...] = ()
        self.amended: frozenset[str] = frozenset()
        self._steps = Steps((Step(Review()),))
        self._base = self._steps.step  # as it was decided, else as it began
        self._kept: dict[tuple[str, tuple[tuple[str, int], ...]], Steps] = {}  # by photograph and what stands of it
        self._preview: Reading | None = None
        self._judged = Review()  # what the verdict is about
        self._verdict: Verdict | None = None  # of the photograph that is open
        self.decided = False  # signed, and the next photograph has not come yet

    # what is there

    @property
    def review(self) -> Review:
        """The review being made, with the gesture in hand."""
        return settled(Step(self._steps.step.review, self.drawn))

    @property
    def in_hand(self) -> bool:
        """Whether a gesture is going on, such as a drag."""
        return self._preview is not None

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
        """Whether something differs from what was decided, or from how the review began."""
        return self._steps.step != self._base

    @property
    def verdict(self) -> Verdict | None:
        """What follows from the review; None while nothing is open."""
        if self.case is None:
            return None
        review = self.review
        if self._verdict is None or review != self._judged:
            self._judged = review
            self._verdict = judge(self.readings, self.case.image.shape, self.protocol, review)
        return self._verdict

    @property
    def accepted(self) -> bool:
        """Whether what is on screen is what was accepted."""
        return self.case is not None and self.case.state is PhotographState.ACCEPTED and not self.touched

    # open and close

    def open(self, case: Case) -> None:
        """Take up a photograph where it was left, else from its last decision."""
        self._keep()
        self.case, self._preview, self._verdict, self.decided = case, None, None, False
        self.readings = {f.assignment: f.reading for f in case.finals}
        self.order = shuffled(case.image.id, self.readings)
        self.odd = odd_ones(self.readings, case.image.shape)
        begun = self._desk.begun(case.image.id)
        self.amended = amended(case, begun.decided)
        self._base = first_step(case, begun.decided, self.protocol)
        kept = self._kept.get((case.image.id, revisions_of(case)))
        if kept is None or not kept.belong_to(self._base):
            kept = Steps((self._base,))
            left = self._base if begun.draft is None else step_of(case, begun.draft)
            kept = kept if left == self._base else kept.then(left)
        self._steps = kept
        self.changed.emit()

    def close(self) -> None:
        """Put the photograph away."""
        self._keep()
        self.case, self._preview, self._verdict, self.decided = None, None, None, False
        self.readings, self.order, self.odd, self.amended = {}, (), (), frozenset()
        self._steps = Steps((Step(Review()),))
        self.changed.emit()

    # what counts

    def drop(self, assignment: str, structure: Structure, reason: str) -> None:
        """Take a rater's structure out of the vote; without a disc the cup goes as well."""
        self._take(replace(self._steps.step, review=drop(self._steps.step.review, assignment, structure, reason)))

    def count_again(self, assignment: str, structure: Structure) -> None:
        """Put a rater's structure back into the vote."""
        self._take(replace(self._steps.step, review=count_again(self._steps.step.review, assignment, structure)))

    def set_tie_rule(self, rule: TieRule) -> None:
        """Decide tied pixels by another rule; what the senior's own outline is for stays."""
        step = self._steps.step
        self._take(replace(step, review=replace(step.review, tie_rule=rule)))

    def set_own_use(self, use: OwnUse) -> None:
        """Let the senior's own outline take the vote's place, or decide the ties only."""
        step, otherwise = self._steps.step, self._steps.last_rule(self.protocol.tie_rule)
        self._take(replace(step, review=with_own_use(step.review, use, otherwise)))

    # the senior's own outline

    def draw(self, drawn: Reading, look: Look = PLAIN) -> None:
        """Take one finished gesture, made while the photograph was shown with a look."""
        self._preview = None
        step = self._steps.step
        self._take(replace(step, drawn=looked_at(step.drawn, drawn, look)))

    def preview(self, drawn: Reading | None) -> None:
        """Show a gesture in hand; None takes it back."""
        before, self._preview = self._preview, drawn if self.editable else None
        if self._preview != before:
            self.changed.emit()

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
        if verdict is None or verdict.obstacles or unfinished(self.drawn):
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

    # inside

    def _save(self, decision: Decision, **fields: object) -> ReviewRevision:
        case = self.case
        if case is None:
            raise RuntimeError("no photograph is open")
        if not self._autosave.flush() and self._autosave.error is not None:
            raise self._autosave.error
        self._preview = None
        bare = replace(self.review, decision=None, returned_to=(), reason="", mask_sha256="", fovea=None)
        review = replace(bare, revisions=revisions_of(case), decision=decision, **fields)  # type: ignore[arg-type]
        saved = self._desk.save(case, review)
        self.case, self._base = replace(case, review=saved), self._steps.step
        self.decided = True
        self.changed.emit()
        return saved

    def _take(self, step: Step) -> None:
        if self.editable and step != self._steps.step:
            self._steps = self._steps.then(step)
            self._store()
        self.changed.emit()

    def _move(self, by: int) -> None:
        self._preview = None
        moved = self._steps.moved(by)
        if self.editable and moved != self._steps:
            self._steps = moved
            self._store()
        self.changed.emit()

    def _store(self) -> None:
        case = self.case
        if case is not None:
            draft = draft_of(case, self._steps.step)
            self._autosave.put(self._desk.keeping(case.image.id, draft))

    def _keep(self) -> None:
        if self.case is not None and len(self._steps.steps) > 1:
            self._kept[self.case.image.id, revisions_of(self.case)] = self._steps
