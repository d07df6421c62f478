import pytest

from refuge_annotator.consensus.merge import merge
from refuge_annotator.consensus.repeatability import compare
from refuge_annotator.metrics.overlap import dice
from refuge_annotator.study.protocol import default_protocol
from refuge_annotator.study.reading import Structure
from refuge_annotator.study.review import Review, drop
from tests.review_study import SIZE, alike, no_cup, reading

SHAPE = SIZE[1], SIZE[0]


def merged(readings, review=None):
    named = {f"a{n}": r for n, r in enumerate(readings)}
    return merge(named, SHAPE, default_protocol(len(readings)), review)


def test_the_same_decision_twice_is_perfect():
    found = compare(merged(alike()), merged(alike()))
    assert (found.disc, found.cup, found.fovea) == (1.0, 1.0, 0.0)
    assert found.ratios[0] == found.ratios[1]


def test_another_choice_of_raters_shows_in_every_figure():
    readings = [*alike(2), reading(cup=(122, 172, 40, 38), fovea=(330, 185))]
    review = Review()
    for who in ("a0", "a1"):
        review = drop(drop(review, who, Structure.CUP, "x"), who, Structure.FOVEA, "x")
    first, second = merged(readings), merged(readings, review)
    found = compare(first, second)
    assert found.cup == dice(first.cup_mask(), second.cup_mask())
    assert found.disc == 1.0
    assert found.ratios[0] != found.ratios[1]
    assert found.fovea == pytest.approx(second.fovea.point.x - first.fovea.point.x)


def test_two_without_a_cup_agree_and_a_fovea_that_is_not_visible_has_no_distance():
    readings = [no_cup(reading(fovea=None))] * 3
    found = compare(merged(readings), merged(readings))
    assert (found.cup, found.fovea) == (1.0, None)
