"""How well raters agree with each other and with themselves, by the textbook's definitions.

A table has one row per photograph and one column per rater; NaN is "no value". Nothing here returns NaN: what is not
defined is `unavailable`, with the reason.
"""

import math
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

import numpy as np

from refuge_annotator.metrics.bootstrap import enough, interval_of
from refuge_annotator.metrics.estimate import (
    NO_VALUES,
    NO_VARIANCE,
    TOO_FEW,
    Estimate,
    FloatArray,
    unavailable,
)
from refuge_annotator.words import mark

ROUNDING = 1e-12  # share of the mean square below which a variance is a rounding error
LIMIT = 1.96  # standard deviations that hold 95 % of a normal distribution
ONE_RATER = mark("it takes two raters")
NO_SPREAD = mark("the photographs differ by less than chance alone would make them")
ONE_ANSWER = mark("everybody gave the same answer, so chance agreement is total")


def complete(table: FloatArray) -> FloatArray:
    """Return the photographs that every rater has a value for."""
    return table[np.isfinite(table).all(axis=1)]


@dataclass(frozen=True, slots=True)
class Icc:
    """Intraclass correlation for absolute agreement, raters taken as a random sample: ICC(2,1) and ICC(2,k)."""

    single: Estimate
    average: Estimate


def icc(table: FloatArray) -> Icc:
    """Return ICC(2,1) of one rater and ICC(2,k) of the mean of all, with 95 % intervals by the F distribution.

    Only photographs with a value from every rater count.

    References
    ----------
    Shrout and Fleiss (1979), Intraclass correlations: uses in assessing rater reliability. McGraw and Wong (1996),
    Forming inferences about some intraclass correlation coefficients, table 7, for the intervals (ICC(A,1), ICC(A,k)).
    """
    whole = complete(table)
    n, k = whole.shape
    why = ONE_RATER if k < 2 else NO_VALUES if n < 1 else TOO_FEW if n < 2 else ""
    if why:
        return Icc(unavailable(why, n), unavailable(why, n))
    squares = _mean_squares(whole)
    why = NO_SPREAD if max(squares) > ROUNDING * float((whole**2).mean()) else NO_VARIANCE
    single, average = icc_values(whole)
    bounds = _icc_interval(single, n, k, *squares) if math.isfinite(single) else None
    of_mean = None
    if bounds is not None and bounds[0] > -1 / (k - 1):  # below it Spearman and Brown's formula turns round
        of_mean = _stepped_up(bounds[0], k), _stepped_up(bounds[1], k)
    return Icc(_icc_estimate(single, bounds, n, why), _icc_estimate(average, of_mean, n, why))


def _icc_estimate(value: float, bounds: tuple[float, float] | None, n: int, why: str) -> Estimate:
    return Estimate(value, bounds, n) if math.isfinite(value) else unavailable(why, n)


def icc_values(table: FloatArray) -> tuple[float, float]:
    """Return ICC(2,1) and ICC(2,k) alone, as `icc` does; NaN for one that is not defined.

    The variance that a correlation is a share of is estimated, and the estimate may fall to zero or below: that of the
    mean of all raters, where photographs differ by less than chance makes them, long before that of one rater.
    """
    whole = complete(table)
    n, k = whole.shape
    if k < 2 or n < 2:
        return math.nan, math.nan
    rows, columns, rest = _mean_squares(whole)
    least = ROUNDING * float((whole**2).mean())
    below_single, below_average = rows + (k - 1) * rest + k * (columns - rest) / n, rows + (columns - rest) / n
    single = (rows - rest) / below_single if below_single > least else math.nan
    average = (rows - rest) / below_average if below_average > least else math.nan
    return single, average


def _mean_squares(whole: FloatArray) -> tuple[float, float, float]:
    """Return the mean squares of photographs, raters and the rest of a two-way analysis of variance."""
    n, k = whole.shape
    middle = whole.mean()
    rows = k * ((whole.mean(axis=1) - middle) ** 2).sum()
    columns = n * ((whole.mean(axis=0) - middle) ** 2).sum()
    rest = max(((whole - middle) ** 2).sum() - rows - columns, 0.0) / ((n - 1) * (k - 1))
    if rest <= ROUNDING * (whole**2).mean():
        rest = 0.0
    return float(rows / (n - 1)), float(columns / (k - 1)), float(rest)


def _icc_interval(
    single: float, n: int, k: int, rows: float, columns: float, rest: float
) -> tuple[float, float] | None:
    from scipy.stats import f  # slow to import, and only reports need it

    if rest <= 0.0:
        return None  # raters who differ by nothing, or by a constant: the F distribution has nothing to say
    a = k * single / (n * (1 - single)) if single < 1 else math.inf
    b = 1 + k * single * (n - 1) / (n * (1 - single)) if single < 1 else math.inf
    if not math.isfinite(a):
        return None
    freedom = (a * columns + b * rest) ** 2 / ((a * columns) ** 2 / (k - 1) + (b * rest) ** 2 / ((n - 1) * (k - 1)))
    upper, lower = f.ppf(0.975, n - 1, freedom), f.ppf(0.975, freedom, n - 1)
    other = k * columns + (k * n - k - n) * rest
    low = n * (rows - upper * rest) / (upper * other + n * rows)
    high = n * (lower * rows - rest) / (other + n * lower * rows)
    return float(low), float(high)


def _stepped_up(single: float, k: int) -> float:
    """Return the reliability of the mean of `k` raters by Spearman and Brown."""
    return k * single / (1 + (k - 1) * single)


@dataclass(frozen=True, slots=True)
class BlandAltman:
    """Bias and 95 % limits of agreement of two measurements, first minus second.

    `n` pairs; `sd` is the standard deviation of their differences. The intervals are by Student's t.
    """

    bias: Estimate
    lower: Estimate
    upper: Estimate
    sd: float | None


def bland_altman(first: FloatArray, second: FloatArray) -> BlandAltman:
    """Compare two measurements of the same photographs; NaN in either leaves the pair out.

    References
    ----------
    Bland and Altman (1999), Measuring agreement in method comparison studies, section 2: limits bias -/+ 1.96 s, the
    variance of a limit s^2 (1/n + 1.96^2 / (2 (n - 1))).
    """
    from scipy.stats import t

    difference = first - second
    difference = difference[np.isfinite(difference)]
    n = len(difference)
    if n == 0:
        nothing = unavailable(NO_VALUES)
        return BlandAltman(nothing, nothing, nothing, None)
    bias = float(difference.mean())
    if n < 2:
        return BlandAltman(Estimate(bias, None, n), unavailable(TOO_FEW, n), unavailable(TOO_FEW, n), None)
    sd = float(difference.std(ddof=1))
    wide = float(t.ppf(0.975, n - 1))
    of_bias = wide * sd / math.sqrt(n)
    of_limit = wide * sd * math.sqrt(1 / n + LIMIT**2 / (2 * (n - 1)))
    around = [bias, bias - LIMIT * sd, bias + LIMIT * sd]
    reach = [of_bias, of_limit, of_limit]
    estimates = [Estimate(v, (v - r, v + r), n) for v, r in zip(around, reach, strict=True)]
    return BlandAltman(estimates[0], estimates[1], estimates[2], sd)


@dataclass(frozen=True, slots=True)
class Repeatability:
    """How well raters agree with themselves.

    Attributes
    ----------
    sw
        Within-subject standard deviation, in the unit of the measurement.
    cr
        Coefficient of repeatability: two readings by one rater differ by less in 95 % of cases.
    """

    sw: Estimate
    cr: Estimate


def repeatability(first: FloatArray, second: FloatArray) -> Repeatability:
    """Return Sw and CR of pairs of readings by one rater of one photograph; NaN leaves a pair out.

    References
    ----------
    Bland and Altman (1996), Measurement error: Sw^2 is the mean of d^2 / 2, CR = 1.96 sqrt(2) Sw; the interval of Sw by
    the chi-squared distribution of n degrees of freedom.
    """
    from scipy.stats import chi2

    difference = first - second
    difference = difference[np.isfinite(difference)]
    n = len(difference)
    if n < 2:
        why = TOO_FEW if n else NO_VALUES
        return Repeatability(unavailable(why, n), unavailable(why, n))
    sw = math.sqrt(float((difference**2).mean()) / 2)
    bounds = tuple(sw * math.sqrt(n / float(chi2.ppf(p, n))) for p in (0.975, 0.025))
    factor = LIMIT * math.sqrt(2)
    return Repeatability(
        Estimate(sw, (bounds[0], bounds[1]), n), Estimate(factor * sw, (factor * bounds[0], factor * bounds[1]), n)
    )


def limit_values(difference: FloatArray) -> tuple[float, float, float]:
    """Return bias, lower and upper limit of differences alone, as `bland_altman` does; NaN where not defined."""
    there = difference[np.isfinite(difference)]
    if len(there) < 2:
        return (float(there[0]) if len(there) else math.nan), math.nan, math.nan
    bias, reach = float(there.mean()), LIMIT * float(there.std(ddof=1))
    return bias, bias - reach, bias + reach


def repeat_values(difference: FloatArray) -> tuple[float, float]:
    """Return Sw and CR of differences alone, as `repeatability` does; NaN where not defined."""
    there = difference[np.isfinite(difference)]
    if len(there) < 2:
        return math.nan, math.nan
    sw = math.sqrt(float((there**2).mean()) / 2)
    return sw, LIMIT * math.sqrt(2) * sw


Answers = Sequence[Sequence[Hashable | None]]


def fleiss_kappa(answers: Answers, weights: FloatArray | None = None, clusters: Sequence[str] = ()) -> Estimate:
    """Return Fleiss' kappa of answers in words: one row per photograph, one answer per rater, None for none.

    Only photographs that every rater has answered count. With `weights` of `bootstrap.cluster_weights` (a column per
    row of `answers`) and the patients in `clusters` it has an interval.

    References
    ----------
    Fleiss (1971), Measuring nominal scale agreement among many raters.
    """
    rows = [i for i, row in enumerate(answers) if None not in row]
    if not rows:
        return unavailable(NO_VALUES)
    raters = len(answers[rows[0]])
    if raters < 2:
        return unavailable(ONE_RATER, len(rows))
    words = sorted({str(word) for i in rows for word in answers[i]})
    counts = np.array([[[str(a) for a in answers[i]].count(word) for word in words] for i in rows], dtype=np.float64)
    value = _kappa(counts, np.ones((1, len(rows))), raters)[0]
    if not math.isfinite(value):
        return unavailable(ONE_ANSWER, len(rows))
    interval = None
    if weights is not None and enough([clusters[i] for i in rows]):
        interval = interval_of(_kappa(counts, weights[:, rows], raters))
    return Estimate(float(value), interval, len(rows))


def _kappa(counts: FloatArray, weights: FloatArray, raters: int) -> FloatArray:
    """Return kappa for each row of weights; NaN where it is not defined."""
    agree = ((counts**2).sum(axis=1) - raters) / (raters * (raters - 1))
    total = np.maximum(weights.sum(axis=1), 1e-9)  # a draw without any of these photographs has no value below
    share = weights @ counts / (total * raters)[:, None]
    chance = (share**2).sum(axis=1)
    kappa: FloatArray = np.full(len(total), np.nan)
    defined = (chance > 0) & (chance < 1 - 1e-12)
    kappa[defined] = (weights @ agree / total - chance)[defined] / (1 - chance[defined])
    return kappa


def nominal(one: FloatArray, other: FloatArray) -> FloatArray:
    """Return the squared difference of names: 0 for the same, 1 for another."""
    result: FloatArray = (one != other).astype(np.float64)
    return result


def squared(one: FloatArray, other: FloatArray) -> FloatArray:
    """Return the squared difference of numbers."""
    result: FloatArray = (one - other) ** 2
    return result


Difference = Callable[[FloatArray, FloatArray], FloatArray]


def krippendorff_alpha(table: FloatArray, difference: Difference = nominal) -> Estimate:
    """Return Krippendorff's alpha of a table with gaps; names as numbers where the difference is `nominal`.

    Photographs with fewer than two values say nothing and do not count.

    References
    ----------
    Krippendorff (2011), Computing Krippendorff's alpha-reliability: 1 - observed / expected disagreement.
    """
    there = np.isfinite(table)
    paired = there.sum(axis=1) >= 2
    n = int(paired.sum())
    if not n:
        return unavailable(ONE_RATER if table.shape[1] < 2 else NO_VALUES)
    values, inverse = np.unique(table[paired][there[paired]], return_inverse=True)
    unit = np.repeat(np.arange(n), there[paired].sum(axis=1))
    counts = np.zeros((n, len(values)))
    np.add.at(counts, (unit, inverse), 1)
    apart = difference(values[:, None], values[None, :])
    size = counts.sum(axis=1)
    observed = float((((counts @ apart) * counts).sum(axis=1) / (size - 1)).sum())
    total, all_values = counts.sum(axis=0), float(size.sum())
    expected = float(total @ apart @ total) / (all_values - 1)
    return unavailable(ONE_ANSWER, n) if expected <= 0 else Estimate(1 - observed / expected, None, n)


def krippendorff_interval(
    table: FloatArray, difference: Difference, weights: FloatArray, clusters: Sequence[str]
) -> tuple[float, float] | None:
    """Return the clustered 95 % interval of Krippendorff's alpha; None with too few patients."""
    known = np.isfinite(table).sum(axis=1) >= 2
    if not enough([name for name, there in zip(clusters, known, strict=True) if there]):
        return None
    samples = []
    for row in weights:
        drawn = np.repeat(table, row.astype(np.intp), axis=0)
        value = krippendorff_alpha(drawn, difference).value if len(drawn) else None
        samples.append(math.nan if value is None else value)
    return interval_of(np.array(samples))
