"""From the review at work to what the senior's panel shows."""

from collections.abc import Iterable

from refuge_annotator.app.review_session import ReviewSession
from refuge_annotator.app.review_steps import unfinished
from refuge_annotator.app.verdict import Verdict
from refuge_annotator.consensus.acceptance import ratio_of
from refuge_annotator.consensus.merge import counts
from refuge_annotator.study.protocol import TieRule
from refuge_annotator.study.reading import GRADED, Answer, Structure, answer_of
from refuge_annotator.study.review import OwnUse, Review, dropped
from refuge_annotator.ui.panels.gradability import doubt_words
from refuge_annotator.ui.panels.odd_one_out import Strip
from refuge_annotator.ui.panels.raters_panel import RaterState
from refuge_annotator.ui.panels.reason_words import reason_words
from refuge_annotator.ui.panels.review_panel import ReviewPanel
from refuge_annotator.ui.panels.review_words import (
    obstacle_words,
    odd_words,
    spread_words,
    unfinished_words,
)
from refuge_annotator.ui.panels.rule_words import override_words
from refuge_annotator.ui.panels.structure_words import structure_name
from refuge_annotator.ui.panels.vote_cell import CellState
from refuge_annotator.ui.words import tr
from refuge_annotator.view.palette import letter_of


def show_review(
    panel: ReviewPanel, session: ReviewSession, structure: Structure, hidden: frozenset[int], *, drawing: bool
) -> None:
    """Show the review at work, with the structure in hand."""
    verdict = session.verdict
    panel.body.setVisible(verdict is not None)
    editable, review = session.editable, session.review
    if verdict is None:
        panel.show_decision("", own=False, editable=False, accepted=False)
        return
    states = [_rater(session, verdict, place, hidden) for place in range(len(session.order))]
    panel.raters.show_states(states, structure)
    hints = "\n".join(_hints(session))
    panel.hints.setText(hints)
    panel.hints.setVisible(bool(hints))
    panel.vote.show_vote(verdict.consensus, review.tie_rule, verdict.outcomes, editable=editable)
    marks = (session.readings[a].fovea.point for a in verdict.consensus.fovea.marked)
    panel.vote.show_spread(spread_words([point for point in marks if point is not None]))
    panel.own.show_own(session.drawn, structure, _use(review), active=drawing, editable=editable)
    panel.charts.show_strips(_strips(session, verdict))
    own = verdict.consensus.disc.own or verdict.consensus.cup.own
    obstacle = unfinished_words(unfinished(session.drawn)) or obstacle_words(verdict.obstacles, session.protocol.quorum)
    panel.show_decision(obstacle, own=own, editable=editable, accepted=session.accepted)
    panel.show_notes("\n".join(_notes(session)))


def _use(review: Review) -> OwnUse | None:
    """Return what an own outline is for; nothing, where it could decide ties and another rule does."""
    idle = review.own.use is OwnUse.CASTING and review.tie_rule is not TieRule.SENIOR
    return None if idle else review.own.use


def _rater(session: ReviewSession, verdict: Verdict, place: int, hidden: frozenset[int]) -> RaterState:
    cells = {structure: cell_state(session, verdict, place, structure) for structure in Structure}
    return RaterState(cells, shown=place not in hidden)


def cell_state(session: ReviewSession, verdict: Verdict, place: int, structure: Structure) -> CellState:
    """Return what is said of one structure of the rater at a place."""
    assignment = session.order[place]
    reading, against = session.readings[assignment], verdict.against[assignment]
    said = answer_of(reading, structure)
    votes = counts(session.review, session.readings, assignment, structure)
    words, free = _words(session, assignment, structure)
    share = None if structure is Structure.FOVEA else against.dice(structure)
    value = "" if share is None else f"{share:.2f}"
    if structure is Structure.FOVEA and against.fovea is not None:
        value = tr("{pixels} px", pixels=round(against.fovea))
    odd = votes and any((o.assignment, o.structure) == (assignment, structure) for o in session.odd)
    who = tr("{name} of rater {letter}", name=structure_name(structure), letter=letter_of(place))
    state = tr("counts") if votes else words or tr("does not count")
    told = ": ".join((who, ", ".join(part for part in (state, value) if part)))
    return CellState(
        counts=votes,
        free=free and session.editable and said in GRADED,
        value=value,
        words=words,
        share=share,
        odd=odd,
        told=told,
    )


def _words(session: ReviewSession, assignment: str, structure: Structure) -> tuple[str, bool]:
    """Return what a cell says instead of a bar, and whether its check can be changed."""
    drop = dropped(session.review, assignment, structure)
    if drop is not None and drop.structure is structure:
        return reason_words(drop.reason), True
    reading = session.readings[assignment]
    answers = {
        Answer.NOT_DONE: tr("not done"),
        Answer.CANNOT_GRADE: tr("cannot grade"),
        Answer.ABSENT: tr("not visible") if structure is Structure.FOVEA else tr("no cup"),
    }
    said = answers.get(answer_of(reading, structure), "")
    disc_counts = counts(session.review, session.readings, assignment, Structure.DISC)
    if structure is Structure.CUP and not disc_counts and answer_of(reading, structure) is not Answer.CANNOT_GRADE:
        return tr("with its disc"), False
    return said, True


def _hints(session: ReviewSession) -> Iterable[str]:
    letters = {assignment: letter_of(place) for place, assignment in enumerate(session.order)}
    for assignment in session.order:
        if assignment in session.amended:
            yield tr("{letter} has read it again since your review.", letter=letters[assignment])
    for odd in session.odd:
        if counts(session.review, session.readings, odd.assignment, odd.structure):
            yield odd_words(odd, letters[odd.assignment])


def _notes(session: ReviewSession) -> Iterable[str]:
    for place, assignment in enumerate(session.order):
        letter, reading = letter_of(place), session.readings[assignment]
        said = doubt_words(reading)
        if said:
            yield tr("{letter} says: {words}", letter=letter, words=said)
        for override in reading.overrides:
            yield tr("{letter} set aside: {rule}", letter=letter, rule=override_words(override))
        notes = reading.notes.strip()
        if notes:
            yield tr("{letter} writes: {notes}", letter=letter, notes=notes)


def _strips(session: ReviewSession, verdict: Verdict) -> Iterable[Strip]:
    against = [verdict.against[a] for a in session.order]
    silent = {
        s: frozenset(
            place for place, a in enumerate(session.order) if not counts(session.review, session.readings, a, s)
        )
        for s in (Structure.DISC, Structure.CUP)
    }
    yield Strip(
        tr("vCDR"),
        {p: a.ratio for p, a in enumerate(against) if a.ratio is not None},
        silent[Structure.CUP],
        ratio_of(verdict.consensus),
    )
    for structure, name in ((Structure.DISC, tr("Disc Dice")), (Structure.CUP, tr("Cup Dice"))):
        values = {p: d for p, a in enumerate(against) if (d := a.dice(structure)) is not None}
        yield Strip(name, values, silent[structure], top=1.0)
