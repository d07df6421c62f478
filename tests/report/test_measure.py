import math
from dataclasses import replace

import numpy as np
import pytest
import SimpleITK as sitk  # noqa: N813 - its own name

from refuge_annotator.consensus.merge import merge
from refuge_annotator.formats.threads import Stopped
from refuge_annotator.geometry.ellipse import normal_ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.raster import full_mask
from refuge_annotator.metrics.overlap import dice
from refuge_annotator.report.measure import MEASURES, measure
from refuge_annotator.study.assignment import RevisionKind
from refuge_annotator.study.protocol import TieRule, default_protocol, protocol_with
from refuge_annotator.study.reading import EMPTY, Answer, Structure, answer, as_curve, outline_of
from refuge_annotator.study.state import PhotographState
from tests import studies

SHAPE = (studies.HEIGHT, studies.WIDTH)


def readings(count=5):
    """Different readings of one photograph, the last with no cup."""
    made = [
        studies.reading(
            normal_ellipse(90 + k, 120 - k, 34 - k, 30, 80),
            normal_ellipse(92, 121 + k, 17 - k, 12, 75),
            Point(240 + 3 * k, 131),
        )
        for k in range(count)
    ]
    return [*made[:-1], answer(made[-1], Structure.CUP, Answer.ABSENT)]


def study_of(*cases, raters=5):
    return studies.study(studies.Path(), list(cases), raters)


def one_case(said, **changes):
    return studies.case(studies.image("a.jpg"), said, **changes)


@pytest.fixture(scope="module")
def measured():
    return measure(study_of(one_case(readings())))


def test_dice_of_every_pair_is_that_of_their_masks(measured):
    said = readings()
    for structure in (Structure.DISC, Structure.CUP):
        found = measured.between(structure, "dice")[0]
        for place, (i, j) in enumerate(measured.pairs()):
            shapes = [outline_of(said[k], structure).shape for k in (i, j)]
            masks = [np.zeros(SHAPE, bool) if s is None else full_mask(s, SHAPE) for s in shapes]
            assert found[place] == pytest.approx(dice(*masks))


def test_iou_follows_from_dice(measured):
    for structure in (Structure.DISC, Structure.CUP):
        d, j = (measured.between(structure, m) for m in ("dice", "iou"))
        assert j == pytest.approx(d / (2 - d))


def test_a_rater_is_compared_with_the_vote_of_the_others_alone(measured):
    said = dict(enumerate(readings()))
    for place, own_reading in said.items():
        others = {str(k): r for k, r in said.items() if k != place}
        vote = merge(others, SHAPE, default_protocol(5))
        for structure, mask in ((Structure.DISC, vote.disc_mask()), (Structure.CUP, vote.cup_mask())):
            shape = outline_of(own_reading, structure).shape
            own = np.zeros(SHAPE, bool) if shape is None else full_mask(shape, SHAPE)
            assert measured.with_others(structure, "dice")[0, place] == pytest.approx(dice(own, mask))


def test_no_cup_disagrees_wholly_with_a_cup_has_no_distance_and_a_ratio_of_nothing(measured):
    pairs = measured.pairs()
    cups = measured.between(Structure.CUP, "dice")[0]
    assert [cups[k] for k, pair in enumerate(pairs) if 4 in pair] == [0, 0, 0, 0]
    assert np.isnan(measured.between(Structure.CUP, "hd95")[0, pairs.index((0, 4))])
    assert measured.ratios()[0, 4] == 0


def test_two_who_say_no_cup_agree_fully():
    none = answer(studies.reading(), Structure.CUP, Answer.ABSENT)
    found = measure(study_of(one_case([none, none]), raters=2))
    assert found.between(Structure.CUP, "dice")[0, 0] == 1
    assert found.between(Structure.CUP, "iou")[0, 0] == 1


def test_who_did_not_grade_is_compared_with_nobody():
    blind = answer(studies.reading(), Structure.CUP, Answer.CANNOT_GRADE)
    found = measure(study_of(one_case([studies.reading(), blind, studies.reading()]), raters=3))
    assert np.isnan(found.between(Structure.CUP, "dice")[0]).tolist() == [True, False, True]
    assert np.isnan(found.ratios()[0]).tolist() == [False, True, False]


def test_ratios_are_those_of_the_pixels(measured):
    said = readings()[0]
    disc, cup = (full_mask(outline_of(said, s).shape, SHAPE) for s in (Structure.DISC, Structure.CUP))
    assert measured.ratios()[0, 0] == (cup & disc).sum(axis=0).max() / disc.sum(axis=0).max()


def test_the_fovea_s_spread_in_pixels_and_disc_diameters(measured):
    xs = np.array([240.0 + 3 * k for k in range(5)])
    expected = math.sqrt(((xs - xs.mean()) ** 2).mean())
    found = measured.photographs[0]
    assert found.fovea_pixels == pytest.approx(expected)
    sizes = []
    for r in readings():
        mask = full_mask(r.disc.shape, SHAPE)
        sizes += [np.ptp(np.flatnonzero(mask.any(axis=axis))) + 1 for axis in (0, 1)]
    assert found.fovea_diameters == pytest.approx(expected / np.mean(sizes), rel=0.02)


def test_only_the_first_submission_counts_and_an_amended_one_is_told_apart():
    case = one_case(readings())
    final = case.finals[1]
    later = replace(final, number=2, kind=RevisionKind.AMEND, reading=studies.reading())
    amended = replace(case, finals=(case.finals[0], later, *case.finals[2:]))
    found = measure(study_of(amended))
    plain = measure(study_of(case))
    assert (found.between(Structure.DISC, "dice") == plain.between(Structure.DISC, "dice")).all()
    assert list(found.amended) == [0]
    assert found.amended[0].overlaps[Structure.DISC].pairs[0, 0] != found.between(Structure.DISC, "dice")[0, 0]
    assert not plain.amended


def test_a_closed_curve_is_measured_like_an_ellipse():
    said = [studies.reading(), as_curve(studies.reading(), Structure.DISC), studies.reading()]
    found = measure(study_of(one_case(said), raters=3))
    assert found.photographs[0].curves[Structure.DISC] == (False, True, False)
    assert 0.95 < found.between(Structure.DISC, "dice")[0, 0] < 1


UNGRADED = answer(EMPTY, Structure.DISC, Answer.CANNOT_GRADE)


@pytest.mark.parametrize(
    "said", [[], [studies.reading()], [EMPTY, EMPTY], [studies.reading(cup=None)] * 3, [UNGRADED] * 3]
)
def test_missing_readings_and_answers_never_stop_it(said):
    case = studies.case(
        studies.image("a.jpg"), said, state=studies.PhotographState.WAITING, protocol=default_protocol(3)
    )
    found = measure(study_of(case, raters=3))
    assert found.ratios().shape == (1, 3)
    for structure in (Structure.DISC, Structure.CUP):
        for what in MEASURES:
            assert found.between(structure, what).shape == (1, 3)


def test_photographs_of_one_patient_are_one_and_others_are_their_own():
    cases = [studies.case(studies.image(f"{n}.jpg", subject=s), readings()) for n, s in enumerate(["p", "p", "", ""])]
    assert len(set(measure(study_of(*cases)).patients())) == 3


def test_it_can_be_stopped():
    cases = [studies.case(studies.image(f"{n}.jpg"), readings()) for n in range(4)]
    with pytest.raises(Stopped):
        measure(study_of(*cases), lambda done, _: done < 2)


def test_no_photographs_are_an_empty_table():
    found = measure(study_of())
    assert found.ratios().shape == (0, 5)
    assert found.between(Structure.DISC, "dice").shape == (0, 10)


def test_simpleitk_finds_the_same_overlaps_and_distances(measured):
    masks = {}
    for structure in (Structure.DISC, Structure.CUP):
        shapes = [outline_of(r, structure).shape for r in readings()[:4]]
        masks[structure] = [sitk.GetImageFromArray(full_mask(s, SHAPE).astype(np.uint8)) for s in shapes]
    for structure, images in masks.items():
        for place, (i, j) in enumerate(measured.pairs()):
            if 4 in (i, j):
                continue  # who says "no cup" has none to measure from
            overlap = sitk.LabelOverlapMeasuresImageFilter()
            overlap.Execute(images[i], images[j])
            edges = [sitk.BinaryContour(images[k], False) for k in (i, j)]
            maps = [
                np.abs(sitk.GetArrayFromImage(sitk.SignedMaurerDistanceMap(e, squaredDistance=False))) for e in edges
            ]
            drawn = [sitk.GetArrayFromImage(e) > 0 for e in edges]
            pooled = np.concatenate([maps[1][drawn[0]], maps[0][drawn[1]]])
            found = [measured.between(structure, m)[0, place] for m in MEASURES]
            expected = [
                overlap.GetDiceCoefficient(), overlap.GetJaccardCoefficient(), np.percentile(pooled, 95), pooled.mean()
            ]  # fmt: skip
            assert found == pytest.approx(expected, rel=1e-6)


def test_a_tie_among_the_others_goes_by_the_study_s_rule():
    large, small = studies.reading(), studies.reading(normal_ellipse(90, 120, 20, 18, 80), None)
    found = {}
    for rule in TieRule:
        data = study_of(one_case([large, small, large], protocol=protocol_with(3, tie_rule=rule)), raters=3)
        data = replace(data, info=replace(data.info, protocol=protocol_with(3, tie_rule=rule)))
        found[rule] = measure(data).with_others(Structure.DISC, "dice")[0, 0]
    assert found[TieRule.INSIDE] == 1  # the union of the two others is the large one
    assert found[TieRule.OUTSIDE] == found[TieRule.SENIOR] < 1


def ratio_of_reference(said, raters=5, **changes):
    (found,) = measure(study_of(one_case(said, **changes), raters=raters)).reference_ratios()
    return found


def test_what_is_not_reviewed_has_the_ratio_of_its_plain_vote_once_enough_have_read_it():
    said = [studies.reading()] * 3
    merged = merge(dict(enumerate(said)), SHAPE, default_protocol(5))
    expected = merged.cup.mask.sum(axis=0).max() / merged.disc.mask.sum(axis=0).max()
    assert ratio_of_reference(said, state=PhotographState.WAITING) == pytest.approx(expected)
    assert math.isnan(ratio_of_reference(said[:2], state=PhotographState.WAITING))


def test_an_ungradable_photograph_has_no_ratio_of_a_reference_standard():
    assert math.isnan(ratio_of_reference([studies.reading()] * 5, state=PhotographState.UNGRADABLE))


def test_too_few_cups_make_no_ratio_of_a_reference_standard():
    said = [studies.reading()] * 2 + [answer(studies.reading(), Structure.CUP, Answer.CANNOT_GRADE)] * 3
    assert math.isnan(ratio_of_reference(said, state=PhotographState.TO_REVIEW))
