"""The senior's page in words: states, reasons, the vote and what stands in its way."""

from collections.abc import Sequence

from refuge_annotator.app.review_queue import TO_DO, Comparison, Reason, Why
from refuge_annotator.consensus.acceptance import Hindrance, Obstacle, change_of
from refuge_annotator.consensus.comparison import OddOne
from refuge_annotator.consensus.merge import FoveaVote, Vote, mean_point
from refuge_annotator.geometry.point import Point, distance
from refuge_annotator.metrics.spread import geometric_median, spread_ellipse
from refuge_annotator.reference import Case
from refuge_annotator.study.info import PhotographRow
from refuge_annotator.study.protocol import TieRule
from refuge_annotator.study.reading import Structure
from refuge_annotator.study.state import PhotographState
from refuge_annotator.ui.panels.list_filter import Choice
from refuge_annotator.ui.panels.list_model import BEGUN
from refuge_annotator.ui.panels.reason_words import reason_words
from refuge_annotator.ui.panels.structure_words import name_within, structure_name
from refuge_annotator.ui.words import tr
from refuge_annotator.view.palette import letter_of


def state_words(row: PhotographRow) -> tuple[str, str]:
    """Return a photograph's state and the colour it is said in."""
    if row.state is PhotographState.WAITING:
        return tr("{submitted} of {expected} readings are in", submitted=row.submitted, expected=row.expected), "muted"
    return {
        PhotographState.TO_REVIEW: (tr("to review"), "muted"),
        PhotographState.ACCEPTED: (tr("accepted"), "ok"),
        PhotographState.RETURNED: (tr("back with a rater"), "muted"),
        PhotographState.UNGRADABLE: (tr("ungradable"), "muted"),
        PhotographState.STALE: (tr("read again since your review"), "warn"),
    }[row.state]


def state_choices() -> tuple[Choice, ...]:
    """Return what the list can be narrowed to."""
    return (
        Choice(tr("All")),
        Choice(tr("To review"), TO_DO),
        Choice(tr("Begun"), frozenset({BEGUN})),
        Choice(tr("Returned"), frozenset({PhotographState.RETURNED})),
        Choice(tr("Accepted"), frozenset({PhotographState.ACCEPTED})),
        Choice(tr("Ungradable"), frozenset({PhotographState.UNGRADABLE})),
        Choice(tr("Waiting"), frozenset({PhotographState.WAITING})),
    )


def decision_words(case: Case, state: PhotographState, order: Sequence[str]) -> str:
    """Return to whom a photograph went back, or why it is ungradable, in the senior's words; else nothing.

    `order` are the assignments in the order of their letters.
    """
    if case.review is None or not case.review.review.reason:
        return ""
    review = case.review.review
    if state is PhotographState.RETURNED:
        letters = ", ".join(letter_of(place) for place, a in enumerate(order) if a in review.returned_to)
        return tr("Returned to {letters}: {reason}", letters=letters, reason=reason_words(review.reason))
    return tr("Ungradable: {reason}", reason=review.reason) if state is PhotographState.UNGRADABLE else ""


def unfinished_words(structures: Sequence[Structure]) -> str:
    """Say that an own outline is only begun."""
    if not structures:
        return ""
    names = ", ".join(name_within(s) for s in structures)
    return tr("Your own outline is not finished ({names}): more points, or remove it.", names=names)


def why_words(comparison: Comparison | None, limit: int = 1) -> str:
    """Return why a photograph has its place, the weightiest first."""
    return "; ".join(_why(reason) for reason in comparison.reasons[:limit]) if comparison else ""


def vote_words(vote: Vote, rule: TieRule) -> str:
    """Say how a structure was voted: who counts, and what becomes of the ties."""
    change = change_of(vote)
    if change is not None:
        return tr(
            "your own outline: {added} px added, {removed} px taken away, Dice {value}",
            added=grouped(change.added),
            removed=grouped(change.removed),
            value="–" if change.dice is None else f"{change.dice:.3f}",
        )
    words = tr("{few} count", few=len(vote.counted))
    if not vote.tied_pixels:
        return words
    to = {
        TieRule.OUTSIDE: tr("outside"),
        TieRule.INSIDE: tr("inside"),
        TieRule.SENIOR: tr("your outline decides"),
    }[rule]
    return tr("{words}, {pixels} px tied → {to}", words=words, pixels=grouped(vote.tied_pixels), to=to)


def fovea_words(vote: FoveaVote) -> str:
    """Say how the fovea was voted."""
    if vote.own:
        return tr("your own mark")
    if vote.point is not None:
        return tr("mean of {few} selected marks", few=len(vote.marked))
    absent = len(vote.counted) - len(vote.marked)
    if vote.tied:
        return tr("{few} marked it, {absent} call it not visible: tied", few=len(vote.marked), absent=absent)
    return tr("not visible to {few} of {all}", few=absent, all=len(vote.counted)) if vote.counted else tr("no mark")


def spread_words(marks: Sequence[Point]) -> str:
    """Say how far the marks that count are spread; nothing where they are too few to have a spread."""
    around, median, mean = spread_ellipse(marks), geometric_median(marks), mean_point(marks)
    if around is None or median is None or mean is None:
        return ""
    return tr(
        "95 % of such marks lie within {long} × {short} px; the geometric median is {apart} px away",
        long=round(2 * around.a),
        short=round(2 * around.b),
        apart=round(distance(median, mean)),
    )


def obstacle_words(obstacles: Sequence[Obstacle], quorum: int) -> str:
    """Say why the vote cannot be accepted, and what can be done."""
    if not obstacles:
        return ""
    said = []
    ways = tr("Let more count, draw your own (O), return it, or mark it ungradable.")
    for obstacle in obstacles:
        name = structure_name(obstacle.structure)
        if obstacle.hindrance is Hindrance.EMPTY:
            said.append(tr("{name}: no pixel has a majority.", name=name))
        elif obstacle.hindrance is Hindrance.TIED:
            said.append(
                tr("{name}: as many marked it as call it not visible. Drop one, or place your own (O).", name=name)
            )
            ways = "" if len(obstacles) == 1 else ways
        else:
            said.append(tr("{name}: {few} count, {quorum} are needed.", name=name, few=obstacle.counted, quorum=quorum))
    return " ".join(part for part in (*said, ways) if part)


def odd_words(odd: OddOne, letter: str) -> str:
    """Say in plain words who lies far from the others."""
    if odd.structure is Structure.FOVEA:
        return tr("{letter}: fovea {pixels} px from the other marks.", letter=letter, pixels=round(odd.value))
    name = name_within(odd.structure)
    return tr(
        "{letter}: {name} lies apart. Median Dice {value}, the others {others}.",
        letter=letter,
        name=name,
        value=f"{odd.value:.2f}",
        others=f"{odd.others:.2f}",
    )


def grouped(number: int) -> str:
    """Return a whole number with thin spaces between thousands."""
    return f"{number:,}".replace(",", "\u202f")


def _why(reason: Reason) -> str:
    few = {"few": reason.few, "all": reason.all}
    name = name_within(reason.structure) if reason.structure else ""
    words = {
        Why.FEW_GRADED: lambda: tr("only {few} of {all} graded the {name}", name=name, **few),
        Why.NO_CUP: lambda: tr("no cup to {few} of {all}", **few),
        Why.ODD_ONE: lambda: _odd(reason, name),
        Why.DISCS: lambda: tr("discs differ"),
        Why.CUPS: lambda: tr("cups differ"),
        Why.RATIOS: lambda: tr("ratios differ"),
        Why.FOVEAS: lambda: tr("fovea {pixels} px apart", pixels=reason.pixels),
        Why.SMALL: lambda: tr("small differences"),
        Why.UNANIMOUS: lambda: tr("unanimous"),
    }
    return words[reason.why]()


def _odd(reason: Reason, name: str) -> str:
    if reason.structure is Structure.FOVEA:
        return tr("one fovea {pixels} px off", pixels=reason.pixels)
    return tr("one {name} lies apart", name=name)
