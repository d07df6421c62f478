import math
from dataclasses import replace
from datetime import timedelta

import numpy as np
import pytest
from scipy import stats

from refuge_annotator.geometry.ellipse import normal_ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.raster import full_mask
from refuge_annotator.metrics.overlap import dice
from refuge_annotator.reference import consensus_of
from refuge_annotator.report.definitions import BY_ID
from refuge_annotator.report.groups import groups_of
from refuge_annotator.report.measure import measure
from refuge_annotator.report.statistics import Statistic, find, statistics
from refuge_annotator.study.image import GlaucomaLabel
from refuge_annotator.study.protocol import TieRule, default_protocol
from refuge_annotator.study.reading import EMPTY, Answer, Structure, answer, as_curve
from refuge_annotator.study.review import Drop
from tests import studies

RATERS = 4


def reading_by(rater, photograph, chance):
    """Rater 3 draws cups a tenth too tall."""
    tall = 1.1 if rater == 3 else 1.0
    cup = (10 + photograph % 7 + chance.normal(0, 0.4)) * tall
    return studies.reading(
        normal_ellipse(90 + chance.normal(0, 1), 120, 32, 30, 80), normal_ellipse(91, 121, cup, cup - 1, 85),
        Point(240 + chance.normal(0, 2), 131 + chance.normal(0, 2)),
    )  # fmt: skip


@pytest.fixture(scope="module")
def measured():
    chance = np.random.default_rng(4)
    cases = []
    for n in range(24):
        said = [reading_by(r, n, chance) for r in range(RATERS)]
        shown = studies.image(f"{n}.jpg", subject=f"p{n // 2}", camera="A" if n % 3 else "B")
        known = GlaucomaLabel(n % 7 > 3, "records")
        made = studies.case(shown, said, glaucoma=known)
        late = tuple(
            (code, replace(f, saved_at=f.saved_at + timedelta(days=n), ms_active=60_000 + n)) for code, f in made.firsts
        )
        cases.append(replace(made, firsts=late))
    return measure(studies.study(studies.Path(), cases, RATERS))


@pytest.fixture(scope="module")
def rows(measured):
    return statistics(measured, draws=300)


def test_the_mean_dice_between_raters_is_that_of_the_table(measured, rows):
    table = measured.between(Structure.DISC, "dice")
    found = find(rows, "dice_between", structure="disc")
    assert found.value == pytest.approx(table.mean())
    assert found.interval[0] < found.value < found.interval[1]
    assert find(rows, "dice_between", structure="disc", who="R1-R3").value == pytest.approx(table[:, 1].mean())
    assert find(rows, "dice_with_others", structure="disc", who="R2").value == pytest.approx(
        measured.with_others(Structure.DISC, "dice")[:, 1].mean()
    )


def test_the_rater_who_draws_cups_too_tall_is_found_by_his_bias(measured, rows):
    ratios = measured.ratios()
    others = np.delete(ratios, 3, axis=1).mean(axis=1)
    found = find(rows, "vcdr_bias", structure="cup", who="R4")
    assert found.value == pytest.approx((ratios[:, 3] - others).mean())
    assert found.interval[0] > 0.02
    by_patient = (ratios[:, 3] - others).reshape(-1, 2).mean(axis=1)  # two photographs each
    test = stats.ttest_1samp(by_patient, 0).confidence_interval(0.95)
    assert found.interval == pytest.approx((test.low, test.high), abs=0.3 * (test.high - test.low))
    upper = find(rows, "vcdr_bias_upper", structure="cup", who="R4").value
    assert upper == pytest.approx(found.value + 1.96 * np.std(ratios[:, 3] - others, ddof=1))


def test_intraclass_correlation_is_of_the_ratios(measured, rows):
    table = measured.ratios()
    n, k = table.shape
    between = k * table.mean(axis=1).var(ddof=1)
    raters = n * table.mean(axis=0).var(ddof=1)
    error = (table - table.mean(axis=1, keepdims=True) - table.mean(axis=0) + table.mean()) ** 2
    error = error.sum() / ((n - 1) * (k - 1))
    expected = (between - error) / (between + (k - 1) * error + k * (raters - error) / n)
    found = find(rows, "icc_single", structure="cup")
    assert found.value == pytest.approx(expected)
    assert found.interval[0] < found.value < found.interval[1]


def test_intraclass_correlation_has_no_interval_where_fewer_than_five_patients_are_complete():
    chance = np.random.default_rng(6)
    said = [[reading_by(r, n, chance) for r in range(3)] for n in range(5)]
    said[4][2] = answer(said[4][2], Structure.CUP, Answer.CANNOT_GRADE)  # the fifth patient has no third ratio
    cases = [studies.case(studies.image(f"{n}.jpg"), r) for n, r in enumerate(said)]
    found = find(statistics(measure(studies.study(studies.Path(), cases, 3)), draws=100), "icc_single", structure="cup")
    assert (found.n, found.interval) == (4, None)
    assert found.value is not None


def test_the_area_under_the_curve_is_the_share_of_pairs_in_the_right_order(measured, rows):
    ratios = measured.reference_ratios()
    sick = np.array([c.glaucoma.glaucoma for c in measured.cases])
    pairs = [(a > b) + 0.5 * (a == b) for a in ratios[sick] for b in ratios[~sick]]
    assert find(rows, "auc", structure="cup").value == pytest.approx(np.mean(pairs))


@pytest.mark.parametrize(
    ("known", "said", "why"),
    [
        (None, studies.reading(), "no photograph has a glaucoma label"),
        (GlaucomaLabel(True, "records"), studies.reading(disc=None, cup=None), "no photograph with a glaucoma label"),
        (GlaucomaLabel(True, "records"), studies.reading(), "have the same glaucoma label"),
    ],
)
def test_without_an_area_under_the_curve_the_reason_is_what_is_missing(known, said, why):
    cases = [studies.case(studies.image(f"{n}.jpg"), [said] * 3, glaucoma=known) for n in range(3)]
    found = find(statistics(measure(studies.study(studies.Path(), cases, 3)), draws=5), "auc", structure="cup")
    assert found.value is None
    assert why in found.why


def test_groups_are_the_whole_the_cameras_the_labels_and_the_halves(measured, rows):
    names = [g.id for g in groups_of(measured.data)]
    assert names == [
        "all", "camera: A", "camera: B", "label: glaucoma", "label: normal", "period: earlier half",
        "period: later half",
    ]  # fmt: skip
    by_camera = [g.places for g in groups_of(measured.data) if g.kind == "camera"]
    assert sorted(np.concatenate(by_camera)) == list(range(24))
    assert {r.group for r in rows} == set(names)
    b = measured.between(Structure.CUP, "assd")[::3]
    assert find(rows, "assd_between", "camera: B", "cup").value == pytest.approx(b.mean())


def test_the_same_seed_gives_the_same_intervals(measured, rows):
    assert statistics(measured, draws=300) == rows
    other = statistics(measured, draws=300, seed=2)
    assert (
        find(other, "dice_between", structure="disc").interval != find(rows, "dice_between", structure="disc").interval
    )


def test_time_is_the_median_of_the_readings(rows):
    assert find(rows, "seconds").value == pytest.approx(60.0115)
    assert find(rows, "seconds").n == 24 * RATERS


def test_answers_in_words_have_kappa_and_alpha():
    unsure = answer(studies.reading(), Structure.FOVEA, Answer.ABSENT)
    said = [[studies.reading()] * 3, [unsure] * 3, [studies.reading()] * 2 + [unsure], [unsure] * 2 + [EMPTY]]
    cases = [studies.case(studies.image(f"{n}.jpg"), r) for n, r in enumerate(said)]
    found = statistics(measure(studies.study(studies.Path(), cases, 3)), draws=20)
    # of the three that all have answered two are of one mind and in one a third differs; the fourth is not all answered
    words = np.array([[3, 0], [0, 3], [2, 1]])
    observed = ((words**2).sum(axis=1) - 3).mean() / 6
    chance = ((words.sum(axis=0) / 9) ** 2).sum()
    kappa = find(found, "kappa", structure="fovea")
    assert kappa.n == 3
    assert kappa.value == pytest.approx((observed - chance) / (1 - chance))
    assert find(found, "alpha", structure="fovea").n == 4
    assert find(found, "kappa", structure="disc").why


def test_hidden_repeats_tell_how_a_rater_agrees_with_himself():
    cases, differences = [], []
    for n in range(4):
        first, again = (
            studies.reading(),
            studies.reading(cup=normal_ellipse(92, 121, 17 + n, 14, 75), fovea=Point(239.25, 131.5 + n)),
        )
        made = studies.case(studies.image(f"{n}.jpg"), [first] * 3)
        cases.append(replace(made, repeats=(("R2", replace(made.finals[1], reading=again)),)))
        disc, *cups = [
            full_mask(s, (studies.HEIGHT, studies.WIDTH)) for s in (first.disc.shape, first.cup.shape, again.cup.shape)
        ]
        low, high = [(disc & cup).sum(axis=0).max() / disc.sum(axis=0).max() for cup in cups]
        differences.append(high - low)
    found = statistics(measure(studies.study(studies.Path(), cases, 3)), draws=20)
    sw = math.sqrt(np.mean(np.square(differences)) / 2)
    assert find(found, "repeat_sw", structure="cup").value == pytest.approx(sw)
    assert find(found, "repeat_cr", structure="cup", who="R2").value == pytest.approx(1.96 * math.sqrt(2) * sw)
    assert find(found, "repeat_dice", structure="disc").value == 1
    assert 0.8 < find(found, "repeat_dice", structure="cup").value < 1
    assert find(found, "repeat_fovea", structure="fovea").value == pytest.approx(1.5)
    assert find(found, "repeat_sw", structure="cup", who="R1").why


def test_a_second_look_tells_how_a_senior_agrees_with_himself():
    made = studies.case(
        studies.image("a.jpg"), [studies.reading()] * 2 + [studies.reading(cup=normal_ellipse(92, 121, 25, 14, 75))]
    )
    dropped = replace(made.review.review, drops=(Drop(made.finals[0].assignment, Structure.CUP, "along a vessel"),))
    twice = replace(made, second=replace(made.review, review=replace(dropped, tie_rule=TieRule.INSIDE)))
    found = statistics(measure(studies.study(studies.Path(), [twice], 3)), draws=20)
    first, again = (consensus_of(c, default_protocol(3)) for c in (made, replace(twice, review=twice.second)))
    assert find(found, "senior_dice", structure="disc").value == 1
    assert find(found, "senior_dice", structure="cup").value == pytest.approx(dice(first.cup_mask(), again.cup_mask()))
    assert find(found, "senior_dice", structure="cup").value < 1
    assert find(found, "senior_fovea", structure="fovea").value == 0
    assert find(found, "senior_sw", structure="cup").why  # of one photograph


def test_every_statistic_is_defined_and_every_definition_used(rows):
    assert {r.id for r in rows} == set(BY_ID)


def test_ellipses_are_compared_with_curves_where_both_were_drawn():
    curve = as_curve(studies.reading(), Structure.DISC)
    cases = [
        studies.case(studies.image("a.jpg"), [studies.reading(), curve, studies.reading()]),
        studies.case(studies.image("b.jpg"), [studies.reading()] * 3),
    ]
    found = statistics(measure(studies.study(studies.Path(), cases, 3)), draws=20)
    mixed = find(found, "dice_ellipse_curve", structure="disc")
    assert (mixed.n, find(found, "dice_same_kind", structure="disc").value) == (1, 1.0)
    assert 0.95 < mixed.value < 1


@pytest.mark.parametrize(
    "cases",
    [
        [],
        [[]],
        [[studies.reading()]],
        [[EMPTY] * 3] * 2,
        [[studies.reading()] * 3] * 6,
        [[answer(studies.reading(), Structure.CUP, Answer.ABSENT)] * 3] * 6,
        [[answer(EMPTY, s, Answer.CANNOT_GRADE) for s in (Structure.DISC, Structure.CUP, Structure.FOVEA)]] * 6,
        [[studies.reading(cup=None), studies.reading(disc=None, cup=None), EMPTY]] * 6,
        [[studies.reading(), studies.reading(fovea=None)]] * 6,
    ],
)
def test_every_statistic_has_a_finite_value_or_a_reason(cases):
    state = studies.PhotographState.WAITING
    made = [studies.case(studies.image(f"{n}.jpg"), said, state=state) for n, said in enumerate(cases)]
    found = statistics(measure(studies.study(studies.Path(), made, 3)), draws=20)
    assert found
    for row in found:
        assert isinstance(row, Statistic)
        if row.estimate.value is None:
            assert row.estimate.why
            assert row.estimate.interval is None
        else:
            assert math.isfinite(row.estimate.value)
            assert row.estimate.interval is None or all(map(math.isfinite, row.estimate.interval))


def test_it_can_be_stopped(measured):
    stopped = statistics(measured, draws=10, progress=lambda done, _: done < 2)
    assert {r.group for r in stopped} == {"all", "camera: A"}


def test_what_is_not_there_is_not_found(rows):
    with pytest.raises(KeyError):
        find(rows, "dice_between", structure="fovea")
