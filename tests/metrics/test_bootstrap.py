import math

import numpy as np
import pytest

from refuge_annotator.metrics.bootstrap import cluster_weights, interval_of, intervals, mean_estimate

PATIENTS = [f"p{i // 2}" for i in range(40)]  # two photographs of each


def test_photographs_of_one_patient_come_and_go_together():
    weights = cluster_weights(PATIENTS, 7, 200)
    assert weights.shape == (200, 40)
    assert (weights[:, 0::2] == weights[:, 1::2]).all()
    assert (weights.sum(axis=1) == 40).all()


def test_the_same_seed_gives_the_same_draws_and_another_others():
    assert (cluster_weights(PATIENTS, 7) == cluster_weights(PATIENTS, 7)).all()
    assert (cluster_weights(PATIENTS, 7) != cluster_weights(PATIENTS, 8)).any()


def test_the_interval_of_a_mean_is_about_that_of_normal_theory_over_patients():
    chance = np.random.default_rng(1)
    by_patient = chance.normal(0.5, 0.1, 200)
    values = np.repeat(by_patient, 2)
    patients = [f"p{i // 2}" for i in range(400)]
    found = mean_estimate(values, patients, cluster_weights(patients, 3, 2000))
    half = 1.96 * by_patient.std(ddof=1) / math.sqrt(200)
    assert found.value == pytest.approx(values.mean())
    assert found.interval == pytest.approx((values.mean() - half, values.mean() + half), abs=0.1 * half)


def test_a_missing_value_counts_neither_above_nor_below():
    values = np.array([0.2, math.nan, 0.4, 0.6, 0.8, 1.0, 0.5])
    patients = list("abcdefg")
    found = mean_estimate(values, patients, cluster_weights(patients, 1))
    assert found.n == 6
    assert found.value == pytest.approx(3.5 / 6)
    assert 0.2 < found.interval[0] < found.value < found.interval[1] < 1.0


def test_few_patients_have_no_interval_and_no_value_has_a_reason():
    values = np.array([0.2, 0.3, 0.4])
    found = mean_estimate(values, ["a", "b", "c"], cluster_weights(["a", "b", "c"], 1))
    assert found.value == pytest.approx(0.3)
    assert found.interval is None
    nothing = mean_estimate(np.full(3, math.nan), ["a", "b", "c"], cluster_weights(["a", "b", "c"], 1))
    assert (nothing.value, nothing.n) == (None, 0)
    assert nothing.why
    assert mean_estimate(np.zeros(0), [], cluster_weights([], 1)).value is None


def test_draws_that_mostly_have_no_value_give_no_interval():
    assert interval_of(np.array([math.nan] * 10 + [0.5] * 90)) is None
    assert interval_of(np.array([math.nan] * 2 + [0.5] * 98)) == (0.5, 0.5)
    assert interval_of(np.zeros(0)) is None


def test_any_statistic_has_the_interval_of_its_draws():
    values = np.arange(40.0)
    weights = cluster_weights(PATIENTS, 5, 300)
    found = intervals(values, PATIENTS, weights, lambda v: (v.mean(), v.max()))
    assert found[0] == pytest.approx(mean_estimate(values, PATIENTS, weights).interval)
    maxima = [values[w > 0].max() for w in weights]
    assert found[1] == pytest.approx(tuple(np.percentile(maxima, [2.5, 97.5])))
    assert intervals(values, ["one"] * 40, weights, lambda v: (v.mean(),)) == [None]
