"""The senior's queue: what disagrees most comes first, with the reason for its place."""

from bisect import insort
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias
from weakref import WeakKeyDictionary

from refuge_annotator.app import walk
from refuge_annotator.app.review_steps import revisions_of
from refuge_annotator.app.store_thread import StoreThread
from refuge_annotator.consensus.comparison import OddOne, odd_ones
from refuge_annotator.consensus.disagreement import Disagreement, disagreement
from refuge_annotator.consensus.unanimity import bars
from refuge_annotator.progress import Progress
from refuge_annotator.reference import Case
from refuge_annotator.study.info import PhotographRow
from refuge_annotator.study.reading import GRADED, Answer, Structure, answer_of
from refuge_annotator.study.state import REVIEWABLE, SIGNED_OFF, PhotographState

TO_DO = frozenset({PhotographState.TO_REVIEW, PhotographState.STALE})
GROUPS = (
    {PhotographState.STALE},
    {PhotographState.TO_REVIEW},
    {PhotographState.RETURNED},
    SIGNED_OFF,
    {PhotographState.WAITING},
)
PLACES = {state: place for place, group in enumerate(GROUPS) for state in group}
DISC_DIFFERS, CUP_DIFFERS, RATIO_DIFFERS, FOVEA_APART = 0.90, 0.78, 0.10, 80.0
ALIKE_DISC, ALIKE_CUP, ALIKE_FOVEA = 0.94, 0.86, 50.0


class Why(StrEnum):
    """Why a photograph has its place in the queue."""

    FEW_GRADED = "few graded"
    NO_CUP = "no cup"
    ODD_ONE = "odd one"
    DISCS = "discs"
    CUPS = "cups"
    RATIOS = "ratios"
    FOVEAS = "foveas"
    SMALL = "small"
    UNANIMOUS = "unanimous"


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason: the structure, and the numbers that the words need.

    `few` of `all` graded it, or found no cup; `pixels` is a distance.
    """

    why: Why
    structure: Structure | None = None
    few: int = 0
    all: int = 0
    pixels: int = 0


@dataclass(frozen=True, slots=True)
class Comparison:
    """What comparing the readings of one photograph tells the queue; `revisions` tells whether it still holds.

    `alike` says that nothing keeps it out of a batch, if all raters have read it.
    """

    score: float
    reasons: tuple[Reason, ...]
    revisions: tuple[tuple[str, int], ...]
    alike: bool = False


Comparisons: TypeAlias = Mapping[str, Comparison]  # by photograph
# outlives a page, not the study
KNOWN: WeakKeyDictionary[StoreThread, dict[str, Comparison]] = WeakKeyDictionary()


def known_comparisons(thread: StoreThread) -> dict[str, Comparison]:
    """Return what was compared before in an open study, by photograph; whoever compares more adds it."""
    return KNOWN.setdefault(thread, {})


def compare(cases: Sequence[Case], known: Comparisons, progress: Progress) -> dict[str, Comparison]:
    """Compare what is to be reviewed and was not compared as it stands; what was done so far when it is stopped."""
    new = [c for c in cases if c.state in TO_DO and not _holds(known.get(c.image.id), c)]
    comparisons = {}
    for done, case in enumerate(new):
        if not progress(done, len(new)):
            break
        comparisons[case.image.id] = comparison_of(case)
    return comparisons


def learn(case: Case, comparisons: dict[str, Comparison]) -> None:
    """Compare one photograph, unless that was done as it stands."""
    if not _holds(comparisons.get(case.image.id), case):
        comparisons[case.image.id] = comparison_of(case)


def comparison_of(case: Case) -> Comparison:
    """Compare the readings of one photograph."""
    readings = {f.assignment: f.reading for f in case.finals}
    found = disagreement(readings, case.image.shape)
    answers = {s: [answer_of(r, s) for r in readings.values()] for s in Structure}
    odd = odd_ones(readings, case.image.shape)
    reasons = (*_gaps(answers), *_odd(odd), *_differences(found, odd))
    if not reasons:
        reasons = (Reason(Why.UNANIMOUS if _alike(found) else Why.SMALL),)
    return Comparison(found.score, reasons, revisions_of(case), not bars(readings, case.image.shape))


def _holds(comparison: Comparison | None, case: Case) -> bool:
    return comparison is not None and comparison.revisions == revisions_of(case)


def ordered(rows: Sequence[PhotographRow], comparisons: Comparisons) -> tuple[PhotographRow, ...]:
    """Return what is to be reviewed, stale first and by falling disagreement, then what is done, then what waits."""
    return tuple(sorted(rows, key=lambda row: _place(row, comparisons)))


def renewed(rows: Sequence[PhotographRow], row: PhotographRow, comparisons: Comparisons) -> tuple[PhotographRow, ...]:
    """Return rows that are in order with one photograph as it stands now, where it belongs."""
    others = [r for r in rows if r.image.id != row.image.id]
    insort(others, row, key=lambda r: _place(r, comparisons))
    return tuple(others)


def next_to_review(
    rows: Sequence[PhotographRow], after: str | None, shown: Container[str] | None = None
) -> PhotographRow | None:
    """Return the next photograph that needs a decision, going round to the start of the queue.

    Those among `shown` come first; None is all of them.
    """
    return walk.next_wanted(rows, _key, after, lambda row: row.state in TO_DO, shown)


def may_be_opened(row: PhotographRow) -> bool:
    """Tell whether every rater has read a photograph."""
    return row.state in REVIEWABLE


def neighbour(
    rows: Sequence[PhotographRow], current: str | None, step: int, shown: Container[str] | None = None
) -> PhotographRow | None:
    """Return the photograph `step` places further among those that may be opened; None at either end.

    Only those among `shown` count, wherever the current one is; None is all of them.
    """

    def counts(row: PhotographRow) -> bool:
        return may_be_opened(row) and (shown is None or row.image.id in shown)

    return walk.neighbour(rows, _key, current, step, counts)


def _key(row: PhotographRow) -> str:
    return row.image.id


def _place(row: PhotographRow, comparisons: Comparisons) -> tuple[int, float, str]:
    comparison = comparisons.get(row.image.id) if row.state in TO_DO else None
    return PLACES[row.state], -comparison.score if comparison is not None else 0.0, row.image.code


def _gaps(answers: Mapping[Structure, Sequence[Answer]]) -> Iterable[Reason]:
    """Return who could not grade, and who found no cup where others drew one."""
    for structure, said in answers.items():
        graded = sum(a in GRADED for a in said)
        if graded < len(said):
            yield Reason(Why.FEW_GRADED, structure, graded, len(said))
    absent = sum(a is Answer.ABSENT for a in answers[Structure.CUP])
    if 0 < absent < len(answers[Structure.CUP]):
        yield Reason(Why.NO_CUP, Structure.CUP, absent, len(answers[Structure.CUP]))


def _odd(found: Sequence[OddOne]) -> Iterable[Reason]:
    """Return who lies apart alone; several foveas that do are marks that lie apart from each other."""
    foveas = sum(odd.structure is Structure.FOVEA for odd in found)
    for odd in found:
        if odd.structure is not Structure.FOVEA or foveas == 1:
            yield Reason(Why.ODD_ONE, odd.structure, pixels=round(odd.value))


def _differences(found: Disagreement, odd: Sequence[OddOne]) -> Iterable[Reason]:
    if found.disc_dice is not None and found.disc_dice < DISC_DIFFERS:
        yield Reason(Why.DISCS, Structure.DISC)
    if found.cup_dice is not None and found.cup_dice < CUP_DIFFERS:
        yield Reason(Why.CUPS, Structure.CUP)
    elif found.vcdr_spread is not None and found.vcdr_spread > RATIO_DIFFERS:
        yield Reason(Why.RATIOS)
    several = sum(o.structure is Structure.FOVEA for o in odd) > 1
    if found.fovea_spread is not None and (several or found.fovea_spread > FOVEA_APART):
        yield Reason(Why.FOVEAS, Structure.FOVEA, pixels=round(found.fovea_spread))


def _alike(found: Disagreement) -> bool:
    return (
        (found.disc_dice or 0.0) >= ALIKE_DISC
        and (found.cup_dice or 0.0) >= ALIKE_CUP
        and (found.fovea_spread or 0.0) <= ALIKE_FOVEA
    )
