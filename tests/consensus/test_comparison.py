import math

import numpy as np
import pytest

from refuge_annotator.consensus.acceptance import ratio_of
from refuge_annotator.consensus.comparison import against_vote, odd_ones
from refuge_annotator.consensus.merge import merge
from refuge_annotator.geometry.raster import full_mask
from refuge_annotator.study.protocol import default_protocol
from refuge_annotator.study.reading import Structure
from tests import review_study as study

SHAPE = study.SIZE[1], study.SIZE[0]
DISC, CUP, FOVEA = Structure.DISC, Structure.CUP, Structure.FOVEA


def named(readings):
    return {chr(ord("a") + n): r for n, r in enumerate(readings)}


def test_a_reading_is_compared_with_the_vote_pixel_by_pixel():
    readings = named(study.one_off())
    consensus = merge(readings, SHAPE, default_protocol(7))
    found = against_vote(readings["g"], consensus)
    mine, vote = full_mask(readings["g"].cup.ellipse, SHAPE), consensus.cup_mask()
    assert found.cup == pytest.approx(2 * (mine & vote).sum() / (mine.sum() + vote.sum()), abs=1e-12)
    assert found.fovea == pytest.approx(math.dist(readings["g"].fovea.point, consensus.fovea.point))


def test_what_was_not_drawn_has_no_figures():
    consensus = merge(named(study.alike()), SHAPE, default_protocol(7))
    found = against_vote(study.no_cup(study.reading(fovea=None)), consensus)
    assert (found.cup, found.fovea, found.ratio) == (None, None, None)
    assert found.disc is not None


@pytest.mark.parametrize("cup", [study.CUP, (120.0, 205.0, 30.0, 28.0)])  # the other one leaves its disc
def test_the_ratio_of_a_reading_is_that_of_a_vote_which_it_won_alone(cup):
    readings = named([study.reading((120.3, 170.4, 50.3, 46.2), cup)] * 7)
    consensus = merge(readings, SHAPE, default_protocol(7))
    disc = full_mask(readings["a"].disc.ellipse, SHAPE)
    both = full_mask(readings["a"].cup.ellipse, SHAPE) & disc
    found = against_vote(readings["a"], consensus).ratio
    assert found == both.sum(axis=0).max() / disc.sum(axis=0).max()
    assert found == ratio_of(consensus)


@pytest.mark.parametrize(
    ("odd", "structure"),
    [
        (study.reading(cup=(120.0, 170.0, 48.0, 44.0)), CUP),
        (study.reading(disc=(150.0, 170.0, 70.0, 66.0)), DISC),
        (study.reading(fovea=(200.0, 60.0)), FOVEA),
    ],
)
def test_a_gross_failure_is_the_odd_one(odd, structure):
    found = odd_ones(named([*study.alike(6), odd]), SHAPE)
    assert [(o.assignment, o.structure) for o in found] == [("g", structure)]


def marked(*marks):
    return named([study.reading(fovea=mark) for mark in marks])


NEAR = ((300, 185), (302, 185), (298, 185), (300, 188), (300, 182))  # MAD 2, the disc's diameter is 100


@pytest.mark.parametrize(
    ("others", "odd"),
    [
        (((300, 190), (300, 180)), ""),  # 5 px, MAD 3: inside both
        (((300, 195), (300, 185)), "f"),  # beyond three MADs, well inside a quarter of the disc
        (((300, 212), (300, 140)), "fg"),  # both of them, and neither hides the other
    ],
)
def test_a_fovea_beyond_three_mads_is_odd_however_many_are(others, odd):
    found = odd_ones(marked(*NEAR, *others), SHAPE)
    assert "".join(o.assignment for o in found) == odd
    assert all(o.structure is FOVEA for o in found)
    points = np.array([*NEAR, *others], float)
    apart = np.hypot(*(points - np.median(points, axis=0)).T)
    assert [o.value for o in found] == [pytest.approx(apart["abcdefg".index(o.assignment)]) for o in found]
    assert all(o.others == pytest.approx(np.median(apart)) for o in found)


@pytest.mark.parametrize(("away", "odd"), [(24, ""), (26, "de")])
def test_a_fovea_beyond_a_quarter_of_the_disc_is_odd_however_wide_the_marks_lie(away, odd):
    spread = ((290, 185), (310, 185), (300, 185), (300 + away, 185), (300 - away, 185))
    assert "".join(o.assignment for o in odd_ones(marked(*spread), SHAPE)) == odd


def test_nobody_is_odd_among_the_alike_the_few_or_the_split():
    assert odd_ones(named(study.alike()), SHAPE) == ()
    assert odd_ones(named(study.one_off()[-3:]), SHAPE) == ()
    assert odd_ones(named(study.split_cups()), SHAPE) == ()
