import itertools
import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from refuge_annotator.metrics.agreement import (
    bland_altman,
    fleiss_kappa,
    icc,
    krippendorff_alpha,
    krippendorff_interval,
    nominal,
    repeatability,
    squared,
)
from refuge_annotator.metrics.bootstrap import cluster_weights

NAN = math.nan

# --- intraclass correlation -----------------------------------------------------------------------------------------

SHROUT_FLEISS = np.array(
    [[9, 2, 5, 8], [6, 1, 3, 2], [8, 4, 6, 8], [7, 1, 2, 6], [10, 5, 6, 9], [6, 2, 4, 7]], dtype=float
)


def test_the_table_of_shrout_and_fleiss():
    """Shrout and Fleiss (1979), tables 2 and 4: ICC(2,1) = .29 and ICC(2,4) = .62."""
    found = icc(SHROUT_FLEISS)
    assert round(found.single.value, 2) == 0.29
    assert round(found.average.value, 2) == 0.62
    assert found.single.n == 6


def test_its_intervals_are_those_of_mcgraw_and_wong():
    """As the R packages psych and irr print them for this table: .02 to .76, and .07 to .93."""
    found = icc(SHROUT_FLEISS)
    assert [round(v, 2) for v in found.single.interval] == [0.02, 0.76]
    assert [round(v, 2) for v in found.average.interval] == [0.07, 0.93]


tables = st.lists(st.lists(st.floats(0, 1).map(lambda v: round(v, 3)), min_size=3, max_size=3), min_size=4, max_size=9)


@given(tables)
def test_icc_follows_from_the_sums_of_squares(rows):
    table = np.array(rows)
    n, k = table.shape
    middle = table.mean()
    between = sum(k * (row.mean() - middle) ** 2 for row in table) / (n - 1)
    raters = sum(n * (column.mean() - middle) ** 2 for column in table.T) / (k - 1)
    error = sum(
        (table[i, j] - table[i].mean() - table[:, j].mean() + middle) ** 2
        for i, j in itertools.product(range(n), range(k))
    ) / ((n - 1) * (k - 1))
    below = between + (k - 1) * error + k * (raters - error) / n
    found = icc(table).single
    if below < 1e-9 or found.value is None:
        assert found.value is None or table.std() > 0
        return
    assert found.value == pytest.approx((between - error) / below, abs=1e-6)
    assert found.interval is None or found.interval[0] <= found.value + 1e-9


@given(tables, st.permutations(range(3)))
def test_the_order_of_raters_does_not_matter_to_icc(rows, order):
    table = np.array(rows)
    one, other = icc(table).single, icc(table[:, order]).single
    assert one.n == other.n
    assert one.value == pytest.approx(other.value) if one.value is not None else other.value is None


def test_a_photograph_that_a_rater_did_not_read_is_left_out():
    table = np.vstack([SHROUT_FLEISS, [[NAN, 1, 2, 3]]])
    assert icc(table).single == icc(SHROUT_FLEISS).single


@pytest.mark.parametrize(
    ("table", "why"),
    [
        (np.zeros((0, 7)), "the readings it needs"),
        (np.array([[0.3, 0.4, 0.5]]), "too few"),
        (np.full((5, 3), 0.4), "do not vary"),
        (np.array([[0.1], [0.2], [0.3]]), "two raters"),
        (np.full((5, 3), NAN), "the readings it needs"),
    ],
)
def test_without_what_it_needs_icc_is_not_available(table, why):
    found = icc(table)
    assert found.single.value is None
    assert found.average.value is None
    assert why in found.single.why
    assert found.average.why == found.single.why


def test_one_of_the_two_may_be_defined_alone_and_the_other_says_why_it_is_not():
    """Two raters whose means are alike on every photograph: MSR = MSC = 0, MSE = 0.08 / 2, below ICC(2,k) -MSE / 3."""
    found = icc(np.array([[0.2, 0.6], [0.6, 0.2], [0.4, 0.4]]))
    assert found.single.value == pytest.approx(-1 / (1 - 2 / 3))
    assert (found.average.value, found.average.why) == (
        None,
        "the photographs differ by less than chance alone would make them",
    )


@given(tables)
def test_a_mean_s_interval_is_that_of_one_rater_stepped_up_or_there_is_none(rows):
    found = icc(np.array(rows))
    if found.average.interval is not None:
        low, high = found.average.interval
        assert low <= high <= 1 + 1e-9


def test_identical_readings_agree_fully_and_have_no_interval():
    found = icc(np.repeat(np.array([[0.2], [0.4], [0.7], [0.5]]), 3, axis=1))
    assert found.single.value == pytest.approx(1.0)
    assert found.single.interval is None


# --- Bland and Altman -----------------------------------------------------------------------------------------------

WRIGHT = np.array([494, 395, 516, 434, 476, 557, 413, 442, 650, 433, 417, 656, 267, 478, 178, 423, 427], dtype=float)
MINI = np.array([512, 430, 520, 428, 500, 600, 364, 380, 658, 445, 432, 626, 260, 477, 259, 350, 451], dtype=float)


def test_the_peak_flow_meters_of_bland_and_altman():
    """Bland and Altman (1986), first measurements by the two meters: mean difference -2.1, s 38.8 l/min."""
    found = bland_altman(WRIGHT, MINI)
    assert round(found.bias.value, 1) == -2.1
    assert round(found.sd, 1) == 38.8
    assert found.upper.value - found.lower.value == pytest.approx(2 * 1.96 * found.sd)
    assert [round(v, 1) for v in found.bias.interval] == [-22.0, 17.8]  # their interval of the bias


def test_the_interval_of_the_bias_is_that_of_a_paired_t_test():
    expected = stats.ttest_rel(WRIGHT, MINI).confidence_interval(0.95)
    found = bland_altman(WRIGHT, MINI).bias.interval
    assert found == pytest.approx((expected.low, expected.high))


def test_a_missing_value_leaves_its_pair_out():
    with_gap = bland_altman(np.append(WRIGHT, NAN), np.append(MINI, 400.0))
    assert with_gap == bland_altman(WRIGHT, MINI)


def test_one_pair_has_a_bias_and_no_limits_and_none_has_nothing():
    one = bland_altman(np.array([0.5]), np.array([0.4]))
    assert one.bias.value == pytest.approx(0.1)
    assert (one.lower.value, one.sd) == (None, None)
    none = bland_altman(np.array([NAN]), np.array([0.4]))
    assert none.bias.value is None
    assert none.bias.why


# --- repeatability --------------------------------------------------------------------------------------------------


def test_sw_and_cr_by_hand():
    first, second = np.array([1.0, 2.0, 3.0, NAN]), np.array([1.2, 1.8, 3.4, 9.0])
    found = repeatability(first, second)
    assert found.sw.value == pytest.approx(math.sqrt((0.04 + 0.04 + 0.16) / 6))
    assert found.cr.value == pytest.approx(2.7719 * found.sw.value, rel=1e-4)
    assert found.sw.n == 3


def test_sw_is_the_root_of_the_mean_square_within_of_an_analysis_of_variance():
    chance = np.random.default_rng(5)
    first = chance.normal(0.5, 0.1, 30)
    second = first + chance.normal(0, 0.03, 30)
    pairs = np.stack([first, second], axis=1)
    within = ((pairs - pairs.mean(axis=1, keepdims=True)) ** 2).sum() / 30
    found = repeatability(first, second).sw
    assert found.value == pytest.approx(math.sqrt(within))
    assert found.interval[0] < found.value < found.interval[1]


def test_one_repeat_is_too_few():
    assert repeatability(np.array([1.0]), np.array([1.1])).cr.why


# --- Fleiss' kappa --------------------------------------------------------------------------------------------------

# Ten subjects, fourteen raters, five categories: the worked example in the encyclopedias.
FOURTEEN = [
    [0, 0, 0, 0, 14], [0, 2, 6, 4, 2], [0, 0, 3, 5, 6], [0, 3, 9, 2, 0], [2, 2, 8, 1, 1],
    [7, 7, 0, 0, 0], [3, 2, 6, 3, 0], [2, 5, 3, 2, 2], [6, 5, 2, 1, 0], [0, 2, 2, 3, 7],
]  # fmt: skip


def answers_of(counts):
    return [[word for word, n in enumerate(row) for _ in range(n)] for row in counts]


def test_the_worked_example_of_fleiss_kappa():
    assert round(fleiss_kappa(answers_of(FOURTEEN)).value, 3) == 0.210


def test_with_two_raters_who_use_words_alike_kappa_is_scott_s_pi():
    answers = [["yes", "yes"]] * 4 + [["no", "no"]] * 3 + [["yes", "no"]] * 3
    observed = 0.7
    chance = (11 / 20) ** 2 + (9 / 20) ** 2
    assert fleiss_kappa(answers).value == pytest.approx((observed - chance) / (1 - chance))


def test_kappa_has_an_interval_around_it_and_photographs_with_gaps_do_not_count():
    answers = [*answers_of(FOURTEEN), [None] * 14]
    patients = [f"p{i}" for i in range(11)]
    found = fleiss_kappa(answers, cluster_weights(patients, 3), patients)
    assert found.n == 10
    assert found.interval[0] < found.value < found.interval[1]


@pytest.mark.parametrize("answers", [[], [[None, "yes"]], [["yes"]], [["yes", "yes"]] * 5])
def test_kappa_is_not_available_without_a_choice(answers):
    found = fleiss_kappa(answers)
    assert found.value is None
    assert found.why


# --- Krippendorff's alpha -------------------------------------------------------------------------------------------

# Krippendorff (2011), section C: four observers, twelve units, five values, gaps.
FOUR = np.array([
    [1, 2, 3, 3, 2, 1, 4, 1, 2, NAN, NAN, NAN],
    [1, 2, 3, 3, 2, 2, 4, 1, 2, 5, NAN, 3],
    [NAN, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, NAN],
    [1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, NAN],
]).T  # fmt: skip


def test_krippendorff_s_own_example():
    """He prints .743 for nominal and .849 for interval data; one unit has a single value and says nothing."""
    found = krippendorff_alpha(FOUR)
    assert round(found.value, 3) == 0.743
    assert found.n == 11
    assert round(krippendorff_alpha(FOUR, squared).value, 3) == 0.849


def test_krippendorff_s_two_observers():
    """His section A: two observers, ten units, two values: .095."""
    a = [0, 1, 0, 0, 0, 0, 0, 0, 1, 0]
    b = [1, 1, 1, 0, 0, 1, 0, 0, 0, 0]
    assert round(krippendorff_alpha(np.array([a, b], dtype=float).T).value, 3) == 0.095


@given(st.lists(st.lists(st.sampled_from([0.0, 1.0, 2.0, NAN]), min_size=3, max_size=3), min_size=2, max_size=8))
def test_alpha_follows_from_its_definition_by_pairs(rows):
    units = [[v for v in row if not math.isnan(v)] for row in rows]
    units = [u for u in units if len(u) > 1]
    everything = [v for u in units for v in u]
    found = krippendorff_alpha(np.array(rows))
    pairs = [(a, b) for i, a in enumerate(everything) for j, b in enumerate(everything) if i != j]
    expected = sum(a != b for a, b in pairs) / len(pairs) if pairs else 0
    if expected == 0:
        assert found.value is None
        return
    observed = sum(
        sum(a != b for i, a in enumerate(u) for j, b in enumerate(u) if i != j) / (len(u) - 1) for u in units
    ) / len(everything)
    assert found.value == pytest.approx(1 - observed / expected)


def test_alpha_has_an_interval_when_there_are_patients_enough():
    patients = [f"p{i}" for i in range(12)]
    low, high = krippendorff_interval(FOUR, nominal, cluster_weights(patients, 1, 300), patients)
    assert low < 0.743 < high
    assert krippendorff_interval(FOUR, nominal, cluster_weights(["p"] * 12, 1, 9), ["p"] * 12) is None


@pytest.mark.parametrize("table", [np.zeros((0, 3)), np.full((4, 3), NAN), np.ones((4, 1)), np.ones((4, 3))])
def test_alpha_is_not_available_without_pairs_or_choice(table):
    found = krippendorff_alpha(table)
    assert found.value is None
    assert found.why
