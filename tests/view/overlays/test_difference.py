import numpy as np

from refuge_annotator.consensus.merge import merge
from refuge_annotator.geometry.raster import box_around, rasterise
from refuge_annotator.study.protocol import default_protocol
from refuge_annotator.view import palette
from refuge_annotator.view.overlays import difference
from refuge_annotator.view.overlays.overlay import RaterReading, Shown
from tests.review_study import CUP, DISC, SIZE, no_cup, reading

SHAPE = SIZE[1], SIZE[0]
LEFT, RIGHT = reading(), reading(disc=(DISC[0] + 6, *DISC[1:]), cup=(CUP[0] - 3, *CUP[1:]))


def shown(one, other, compared):
    readings = {"a": one, "b": other, "c": one}
    raters = tuple(RaterReading(place, r) for place, r in enumerate(readings.values()))
    return Shown(raters=raters, consensus=merge(readings, SHAPE, default_protocol(3)), compared=compared)


def pixels(fills, color):
    """Return the filled pixels of a colour at full size."""
    whole = np.zeros(SHAPE, bool)
    for fill in fills:
        if fill.color == color:
            height, width = fill.mask.shape
            whole[fill.top : fill.top + height, fill.left : fill.left + width] |= fill.mask
    return whole


def drawn(shape):
    box = box_around([shape], SHAPE)
    whole = np.zeros(SHAPE, bool)
    whole[box.slices] = rasterise(shape, box)
    return whole


def test_the_first_rater_s_fill_is_what_only_that_rater_drew_of_disc_and_cup():
    fills = difference.draw(shown(LEFT, RIGHT, (0, 1))).fills
    only = [drawn(getattr(LEFT, s).shape) & ~drawn(getattr(RIGHT, s).shape) for s in ("disc", "cup")]
    assert np.array_equal(pixels(fills, palette.rater_style(0).color), only[0] | only[1])


def test_the_second_rater_s_fill_is_hatched_and_lies_within_what_only_that_rater_drew():
    fills = difference.draw(shown(LEFT, RIGHT, (0, 1))).fills
    only = drawn(RIGHT.disc.shape) & ~drawn(LEFT.disc.shape) | drawn(RIGHT.cup.shape) & ~drawn(LEFT.cup.shape)
    seen = pixels(fills, palette.rater_style(1).color)
    assert not (seen & ~only).any()
    assert 0.35 * only.sum() < seen.sum() < 0.65 * only.sum()


def test_a_rater_is_compared_with_the_vote_in_the_vote_s_white():
    fills = difference.draw(shown(LEFT, RIGHT, (1, None))).fills  # two of three drew LEFT: it is the vote
    only = drawn(RIGHT.disc.shape) & ~drawn(LEFT.disc.shape) | drawn(RIGHT.cup.shape) & ~drawn(LEFT.cup.shape)
    assert np.array_equal(pixels(fills, palette.rater_style(1).color), only)
    assert pixels(fills, palette.CONSENSUS).any()


def test_what_one_of_the_two_did_not_draw_is_not_compared():
    fills = difference.draw(shown(LEFT, no_cup(RIGHT), (0, 1))).fills
    only = drawn(LEFT.disc.shape) & ~drawn(RIGHT.disc.shape)
    assert np.array_equal(pixels(fills, palette.rater_style(0).color), only)


def test_the_same_outline_twice_has_no_difference():
    assert difference.draw(shown(LEFT, RIGHT, (0, 2))).fills == ()
