"""All statistics of a measured study as one long table: what, of whom, on which photographs, how much, how sure."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from refuge_annotator.metrics.agreement import (
    BlandAltman,
    Repeatability,
    bland_altman,
    fleiss_kappa,
    icc,
    icc_values,
    krippendorff_alpha,
    krippendorff_interval,
    limit_values,
    nominal,
    repeat_values,
    repeatability,
)
from refuge_annotator.metrics.bootstrap import DRAWS, cluster_weights, enough, interval_of, intervals, mean_estimate
from refuge_annotator.metrics.challenge import area_under_curve
from refuge_annotator.metrics.estimate import NO_VALUES, Estimate, FloatArray, unavailable
from refuge_annotator.progress import Progress
from refuge_annotator.report.groups import Group, groups_of
from refuge_annotator.report.measure import MEASURES, Measures, Repeated
from refuge_annotator.study.reading import OUTLINED, Answer, Structure
from refuge_annotator.words import mark

SEED = 20180908
UNITS = {"dice": "", "iou": "", "hd95": "px", "assd": "px"}
NO_LABEL = mark("no photograph has a glaucoma label")
NO_RATIO = mark("no photograph with a glaucoma label has a ratio")
ONE_LABEL = mark("all photographs with a ratio have the same glaucoma label")


@dataclass(frozen=True, slots=True)
class Statistic:
    """One number of the report.

    Attributes
    ----------
    id
        What it is: an id of `definitions.DEFINITIONS`.
    group
        The photographs it is about: an id of `groups.groups_of`.
    structure
        ``disc``, ``cup``, ``fovea``, or nothing.
    who
        A rater's code, two of them joined by "-", or nothing for all raters.
    unit
        ``px``, ``disc diameters``, ``s``, or nothing.
    """

    id: str
    group: str
    structure: str
    who: str
    estimate: Estimate
    unit: str = ""


@dataclass(frozen=True, eq=False)
class _Part:
    """A group of photographs with what all its statistics need."""

    measures: Measures
    group: Group
    patients: list[str]
    weights: FloatArray

    @property
    def whole(self) -> bool:
        """Whether it is the whole study, for which pairs and single raters are told too."""
        return self.group.kind == "all"

    def mean(self, values: FloatArray) -> Estimate:
        """Return the mean over the photographs of one value each."""
        return mean_estimate(values, self.patients, self.weights)

    def resampled(
        self, plain: Sequence[Estimate], table: FloatArray, statistic: Callable[[FloatArray], Sequence[float]]
    ) -> list[Estimate]:
        """Return estimates with the intervals that drawing patients again gives them."""
        return resampled(plain, table, self.patients, self.weights, statistic)

    def row(self, what: str, estimate: Estimate, structure: str = "", who: str = "", unit: str = "") -> Statistic:
        """Return a row about this group."""
        return Statistic(what, self.group.id, str(structure), who, estimate, unit)


def statistics(
    measures: Measures, *, seed: int = SEED, draws: int = DRAWS, progress: Progress | None = None
) -> tuple[Statistic, ...]:
    """Return every statistic of a study; intervals by a bootstrap of patients that the seed makes repeatable.

    `progress` is told of the groups; when it returns False the rest is left out.
    """
    found: list[Statistic] = []
    groups = groups_of(measures.data)
    everybody = np.array(measures.patients(), dtype=object)
    for done, group in enumerate(groups, 1):
        patients = [str(p) for p in everybody[group.places]]
        part = _Part(measures, group, patients, cluster_weights(patients, seed, draws))
        for statistic in STATISTICS:
            found.extend(statistic(part))
        if progress is not None and not progress(done, len(groups)):
            break
    return tuple(found)


def _overlaps(part: _Part) -> Iterator[Statistic]:
    """Each measure of two masks: between raters, and of each rater with the vote of the others."""
    raters, pairs = part.measures.raters, part.measures.pairs()
    for structure in OUTLINED:
        for measure in MEASURES:
            unit = UNITS[measure]
            between = part.measures.between(structure, measure)[part.group.places]
            others = part.measures.with_others(structure, measure)[part.group.places]
            yield part.row(f"{measure}_between", part.mean(row_means(between)), structure, "", unit)
            yield part.row(f"{measure}_with_others", part.mean(row_means(others)), structure, "", unit)
            if not part.whole:
                continue
            for place, rater in enumerate(raters):
                yield part.row(f"{measure}_with_others", part.mean(others[:, place]), structure, rater, unit)
            for place, (i, j) in enumerate(pairs):
                who = f"{raters[i]}-{raters[j]}"
                yield part.row(f"{measure}_between", part.mean(between[:, place]), structure, who, unit)


def _after_return(part: _Part) -> Iterator[Statistic]:
    """Tell what a return did: agreement on the photographs with an amended reading, before and after."""
    if not part.whole:
        return
    places = sorted(part.measures.amended)
    patients = [part.patients[i] for i in places]
    weights = part.weights[:, places]
    for structure in OUTLINED:
        first = part.measures.between(structure, "dice")[places]
        later = np.array([part.measures.amended[i].overlaps[structure].pairs[:, 0] for i in places])
        for what, table in (("dice_before_return", first), ("dice_after_return", later)):
            values = row_means(table.reshape(len(places), len(part.measures.pairs())))
            yield part.row(what, mean_estimate(values, patients, weights), structure)


def _ratios(part: _Part) -> Iterator[Statistic]:
    """Vertical cup-to-disc ratio: intraclass correlation, each rater's bias, limits of agreement."""
    raters = part.measures.raters
    ratios = part.measures.ratios()[part.group.places]
    found = icc(ratios)
    whole = np.where(
        np.isfinite(ratios).all(axis=1, keepdims=True), ratios, math.nan
    )  # the others are no patients here
    single, average = part.resampled((found.single, found.average), whole, icc_values)
    yield part.row("icc_single", single, "cup")
    yield part.row("icc_average", average, "cup")
    yield part.row("vcdr_spread", part.mean(_row_spreads(ratios)), "cup")
    for place, rater in enumerate(raters):
        others = row_means(np.delete(ratios, place, axis=1))
        yield from _limits(part, ratios[:, place], others, rater, "vcdr_bias")
    if part.whole:
        for i, j in part.measures.pairs():
            yield from _limits(part, ratios[:, i], ratios[:, j], f"{raters[i]}-{raters[j]}", "vcdr_difference")


def _limits(part: _Part, first: FloatArray, second: FloatArray, who: str, what: str) -> Iterator[Statistic]:
    found = clustered_limits(first, second, part.patients, part.weights)
    yield part.row(what, found.bias, "cup", who)
    if part.whole:
        yield part.row(f"{what}_lower", found.lower, "cup", who)
        yield part.row(f"{what}_upper", found.upper, "cup", who)


def _answers(part: _Part) -> Iterator[Statistic]:
    """Gradability and visibility: what raters say in words."""
    words = list(Answer)
    for structure in Structure:
        said = [part.measures.photographs[i].answers[structure] for i in part.group.places]
        yield part.row("kappa", fleiss_kappa(said, part.weights, part.patients), structure)
        table = np.array(
            [[math.nan if a is None else float(words.index(a)) for a in row] for row in said], dtype=np.float64
        ).reshape(len(said), len(part.measures.raters))
        alpha = krippendorff_alpha(table)
        if alpha.value is not None and part.whole:
            interval = krippendorff_interval(table, nominal, part.weights, part.patients)
            alpha = Estimate(alpha.value, interval, alpha.n)
        yield part.row("alpha", alpha, structure)


def _foveas(part: _Part) -> Iterator[Statistic]:
    """How far the fovea marks are spread."""
    chosen = [part.measures.photographs[i] for i in part.group.places]
    pixels, diameters = [np.array([getattr(m, w) for m in chosen]) for w in ("fovea_pixels", "fovea_diameters")]
    yield part.row("fovea_spread", part.mean(pixels), "fovea", "", "px")
    yield part.row("fovea_spread", part.mean(diameters), "fovea", "", "disc diameters")


def _kinds(part: _Part) -> Iterator[Statistic]:
    """Ellipse against closed curve, where both were drawn."""
    if not part.whole:
        return
    pairs = part.measures.pairs()
    for structure in OUTLINED:
        dice = part.measures.between(structure, "dice")
        mixed, alike = np.full(dice.shape[0], math.nan), np.full(dice.shape[0], math.nan)
        for row, photograph in enumerate(part.measures.photographs):
            curves = photograph.curves[structure]
            if not {True, False} <= set(curves):
                continue
            known = np.array([curves[i] is not None and curves[j] is not None for i, j in pairs], dtype=np.bool_)
            unlike = np.array([curves[i] is not curves[j] for i, j in pairs], dtype=np.bool_)
            mixed[row] = row_means(dice[row, known & unlike][None])[0]
            alike[row] = row_means(dice[row, known & ~unlike][None])[0]
        yield part.row("dice_ellipse_curve", part.mean(mixed), structure)
        yield part.row("dice_same_kind", part.mean(alike), structure)


def _auc(part: _Part) -> Iterator[Statistic]:
    """Set the reference standard's vertical cup-to-disc ratio against the records' glaucoma label."""
    if part.group.kind == "label":
        return  # there is but one label in it
    cases = [part.measures.cases[i] for i in part.group.places]
    ratios = part.measures.reference_ratios()[part.group.places]
    rows = [i for i, c in enumerate(cases) if c.glaucoma is not None and math.isfinite(ratios[i])]
    truth = np.array([cases[i].glaucoma.glaucoma for i in rows], dtype=np.bool_)
    if not rows or truth.all() or not truth.any():
        labelled = any(case.glaucoma is not None for case in cases)
        why = ONE_LABEL if rows else NO_RATIO if labelled else NO_LABEL
        yield part.row("auc", unavailable(why, len(rows)), "cup")
        return
    scores = ratios[rows]
    interval = None
    if enough([part.patients[i] for i in rows]):
        drawn = (np.repeat(np.arange(len(rows)), w[rows].astype(np.intp)) for w in part.weights)
        interval = interval_of(np.array([area_under_curve(list(truth[d]), list(scores[d])) for d in drawn]))
    yield part.row("auc", Estimate(area_under_curve(list(truth), list(scores)), interval, len(rows)), "cup")


def _time(part: _Part) -> Iterator[Statistic]:
    """How long a reading takes."""
    seconds = np.array([part.measures.photographs[i].seconds for i in part.group.places])
    seconds = seconds.reshape(len(part.group.places), len(part.measures.raters))
    for place, rater in enumerate(("", *part.measures.raters) if part.whole else ("",)):
        values = seconds[:, place - 1] if rater else seconds
        there = values[np.isfinite(values) & (values > 0)]
        median = Estimate(float(np.median(there)), None, len(there)) if len(there) else unavailable(NO_VALUES)
        yield part.row("seconds", median, "", rater, "s")


def _repeats(part: _Part) -> Iterator[Statistic]:
    """Tell how well raters, and the senior, agree with themselves."""
    if not part.whole:
        return
    pairs = [(i, r, m.repeats[r]) for i, m in enumerate(part.measures.photographs) for r in m.repeats]
    for rater in ("", *part.measures.raters):
        yield from _repeated(part, "repeat", rater, [(i, again) for i, r, again in pairs if rater in ("", r)])
    second = [(i, m.senior) for i, m in enumerate(part.measures.photographs) if m.senior is not None]
    yield from _repeated(part, "senior", "", second)


def _repeated(part: _Part, kind: str, who: str, mine: Sequence[tuple[int, Repeated]]) -> Iterator[Statistic]:
    """Tell how near what was done twice is, by the place of the photograph."""
    first, second = (np.array([getattr(a, which) for _, a in mine]) for which in ("first", "again"))
    places = [i for i, _ in mine]
    patients, weights = [part.patients[i] for i in places], part.weights[:, places]
    found = clustered_repeatability(first, second, patients, weights)
    yield part.row(f"{kind}_sw", found.sw, "cup", who)
    yield part.row(f"{kind}_cr", found.cr, "cup", who)
    for structure in OUTLINED:
        dice = np.array([a.dice[structure] for _, a in mine])
        yield part.row(f"{kind}_dice", mean_estimate(dice, patients, weights), structure, who)
    fovea = np.array([a.fovea for _, a in mine])
    yield part.row(f"{kind}_fovea", mean_estimate(fovea, patients, weights), "fovea", who, "px")


STATISTICS: tuple[Callable[[_Part], Iterator[Statistic]], ...] = (
    _overlaps,
    _after_return,
    _ratios,
    _answers,
    _foveas,
    _kinds,
    _auc,
    _time,
    _repeats,
)


def resampled(
    plain: Sequence[Estimate],
    table: FloatArray,
    patients: Sequence[str],
    weights: FloatArray,
    statistic: Callable[[FloatArray], Sequence[float]],
) -> list[Estimate]:
    """Return estimates with clustered intervals in place of those that take photographs for independent."""
    columns = table[:, None] if table.ndim == 1 else table
    there: NDArray[np.bool_] = np.asarray(np.isfinite(columns).any(axis=1))
    known = [patient for patient, any_value in zip(patients, there, strict=True) if any_value]
    found = intervals(table[there], known, weights[:, there], statistic)
    return [e if e.value is None else replace(e, interval=i) for e, i in zip(plain, found, strict=True)]


def clustered_limits(
    first: FloatArray, second: FloatArray, patients: Sequence[str], weights: FloatArray
) -> BlandAltman:
    """Return bias and limits of agreement of two values per photograph, with intervals by drawing patients again."""
    found = bland_altman(first, second)
    plain = (found.bias, found.lower, found.upper)
    bias, lower, upper = resampled(plain, first - second, patients, weights, limit_values)
    return BlandAltman(bias, lower, upper, found.sd)


def clustered_repeatability(
    first: FloatArray, second: FloatArray, patients: Sequence[str], weights: FloatArray
) -> Repeatability:
    """Return Sw and CR of two readings per photograph, with intervals by drawing patients again."""
    found = repeatability(first, second)
    return Repeatability(*resampled((found.sw, found.cr), second - first, patients, weights, repeat_values))


def row_means(table: FloatArray) -> FloatArray:
    """Return the mean of what is there in each row; NaN where nothing is."""
    there = np.isfinite(table)
    count = there.sum(axis=1)
    sums = np.where(there, table, 0.0).sum(axis=1)
    result: FloatArray = np.divide(sums, count, out=np.full(len(table), math.nan), where=count > 0)
    return result


def _row_spreads(table: FloatArray) -> FloatArray:
    """Return the standard deviation (n - 1) of what is there in each row; NaN where fewer than two are."""
    return np.array([np.std(v, ddof=1) if len(v := row[np.isfinite(row)]) > 1 else math.nan for row in table])


def find(
    rows: Sequence[Statistic],
    what: str,
    group: str = "all",
    structure: str = "",
    who: str = "",
    unit: str | None = None,
) -> Estimate:
    """Return one statistic.

    Raises
    ------
    KeyError
        There is no such row.
    """
    for row in rows:
        same = (row.id, row.group, row.structure, row.who) == (what, group, structure, who)
        if same and unit in (None, row.unit):
            return row.estimate
    raise KeyError(what)
