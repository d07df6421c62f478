"""Confidence intervals by drawing patients again: photographs of one patient are no independent witnesses."""

from collections.abc import Callable, Sequence

import numpy as np

from refuge_annotator.metrics.estimate import NO_VALUES, Estimate, FloatArray, Interval, unavailable

DRAWS = 1000
LEAST_CLUSTERS = 5  # below it an interval would be a fancy
DEFINED = 0.95  # share of the draws in which the statistic must exist


def cluster_weights(clusters: Sequence[str], seed: int, draws: int = DRAWS) -> FloatArray:
    """Return how often each photograph is drawn, shape (draws, photographs): whole patients, with replacement.

    Parameters
    ----------
    clusters
        The patient of each photograph. Their order does not matter for the distribution, but does for the draws.

    References
    ----------
    Efron and Tibshirani, An Introduction to the Bootstrap (1993), chapters 8 and 13.
    """
    names = {name: place for place, name in enumerate(dict.fromkeys(clusters))}
    if not names:
        return np.zeros((draws, 0))
    member = np.array([names[name] for name in clusters], dtype=np.intp)
    chance = np.random.default_rng(seed)
    weights = np.empty((draws, len(member)))
    for draw in range(draws):
        picked = chance.integers(0, len(names), len(names))
        weights[draw] = np.bincount(picked, minlength=len(names))[member]
    return weights


def interval_of(samples: FloatArray) -> Interval | None:
    """Return the 2.5th and 97.5th percentile of a statistic's draws; None where too many draws have no value."""
    defined = samples[np.isfinite(samples)]
    if not len(defined) or len(defined) < DEFINED * len(samples):
        return None
    low, high = np.percentile(defined, [2.5, 97.5])
    return float(low), float(high)


def intervals(
    table: FloatArray, clusters: Sequence[str], weights: FloatArray, statistic: Callable[[FloatArray], Sequence[float]]
) -> list[Interval | None]:
    """Return the interval of each number that `statistic` makes of a table, with a row per photograph.

    NaN in a draw is a draw without a value. None for all with too few patients.
    """
    if not enough(clusters):
        return [None] * len(statistic(table))
    drawn = (np.repeat(table, row.astype(np.intp), axis=0) for row in weights)
    samples = np.array([statistic(rows) for rows in drawn], dtype=np.float64)
    return [interval_of(column) for column in samples.T]


def enough(clusters: Sequence[str]) -> bool:
    """Tell whether there are so many patients that an interval means something."""
    return len(set(clusters)) >= LEAST_CLUSTERS


def mean_estimate(values: FloatArray, clusters: Sequence[str], weights: FloatArray) -> Estimate:
    """Return the mean of one value per photograph, NaN where it is missing, with its clustered interval."""
    there = np.isfinite(values)
    n = int(there.sum())
    if not n:
        return unavailable(NO_VALUES)
    filled = np.where(there, values, 0.0)
    interval = None
    if enough([name for name, known in zip(clusters, there, strict=True) if known]):
        counts = weights @ there
        sums = weights @ filled
        interval = interval_of(np.divide(sums, counts, out=np.full(len(counts), np.nan), where=counts > 0))
    return Estimate(float(values[there].mean()), interval, n)
