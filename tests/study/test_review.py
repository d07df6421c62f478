import pytest

from refuge_annotator.study.reading import Structure
from refuge_annotator.study.review import Drop, Review, count_again, drop, dropped

DISC, CUP, FOVEA = Structure.DISC, Structure.CUP, Structure.FOVEA


def test_everything_counts_at_first():
    assert all(dropped(Review(), "a1", s) is None for s in Structure)


@pytest.mark.parametrize(("structure", "gone"), [(DISC, {DISC, CUP}), (CUP, {CUP}), (FOVEA, {FOVEA})])
def test_a_dropped_disc_takes_its_cup_along_and_nothing_else_does(structure, gone):
    review = drop(Review(), "a1", structure, "along a vessel")
    assert {s for s in Structure if dropped(review, "a1", s)} == gone
    assert {s for s in Structure if dropped(review, "a2", s)} == set()
    assert all(dropped(review, "a1", s).reason == "along a vessel" for s in gone)


def test_a_cup_s_own_reason_goes_before_its_disc_s():
    review = drop(drop(Review(), "a1", DISC, "atrophy"), "a1", CUP, "vessel")
    assert dropped(review, "a1", CUP).reason == "vessel"


def test_dropping_again_changes_the_reason():
    review = drop(drop(Review(), "a1", CUP, "first"), "a1", CUP, "second")
    assert review.drops == (Drop("a1", CUP, "second"),)


def test_counting_again_undoes_a_drop_and_only_that():
    one = drop(Review(), "a1", CUP, "vessel")
    both = drop(one, "a2", CUP, "vessel")
    assert count_again(both, "a2", CUP) == one
    assert count_again(one, "a1", DISC) == one
    assert count_again(one, "a1", CUP) == Review()


def test_a_cup_dropped_by_itself_stays_out_when_its_disc_counts_again():
    review = drop(drop(Review(), "a1", CUP, "vessel"), "a1", DISC, "atrophy")
    assert dropped(count_again(review, "a1", DISC), "a1", CUP).reason == "vessel"
