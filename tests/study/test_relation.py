"""How the cup lies in the disc."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from refuge_annotator.geometry.contour import smooth_contour
from refuge_annotator.geometry.ellipse import ellipse_points, normal_ellipse
from refuge_annotator.geometry.fit import FitMode
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.raster import full_mask
from refuge_annotator.study.reading import EMPTY, Answer, Outline, Reading, Structure, draw_outline
from refuge_annotator.study.relation import Relation, cup_in_disc, meeting_side

SHAPE = (200, 240)


def reading(disc, cup) -> Reading:
    """A disc round (100, 100) and a cup, each (cx, cy, a, b), or None."""
    made = EMPTY
    for structure, numbers in ((Structure.DISC, disc), (Structure.CUP, cup)):
        if numbers is not None:
            outline = Outline(Answer.MARKED, (), normal_ellipse(*numbers, 0.0), FitMode.ADJUSTED)
            made = draw_outline(made, structure, outline)
    return made


DISC = (100, 100, 50, 50)


@pytest.mark.parametrize(
    ("cup", "relation"),
    [
        ((100, 100, 20, 20), Relation.INSIDE),
        ((120, 100, 28.9, 20), Relation.INSIDE),  # one pixel of rim
        ((120, 100, 30, 20), Relation.TOUCHING),
        ((100, 100, 50, 50), Relation.TOUCHING),
        ((121, 100, 30, 20), Relation.PARTLY_OUTSIDE),
        ((100, 100, 60, 60), Relation.PARTLY_OUTSIDE),
        ((200, 100, 20, 20), Relation.OUTSIDE),
        ((-900, 100, 20, 20), Relation.UNKNOWN),  # not on the photograph
        (None, Relation.UNKNOWN),
    ],
)
def test_a_cup_is_in_the_disc_touches_it_leaves_it_or_lies_outside(cup, relation):
    assert cup_in_disc(reading(DISC, cup), SHAPE) is relation


def test_a_cup_without_a_disc_is_nowhere():
    assert cup_in_disc(reading(None, DISC), SHAPE) is Relation.UNKNOWN
    assert meeting_side(reading(None, DISC), SHAPE) is None
    assert cup_in_disc(EMPTY, SHAPE) is Relation.UNKNOWN


@pytest.mark.parametrize(
    ("cup", "side"),
    [
        ((121, 100, 30, 20), (1, 0)),
        ((100, 79, 20, 30), (0, -1)),
        ((120, 100, 30, 20), (1, 0)),  # where it touches
        ((60, 60, 20, 20), (-(0.5**0.5), -(0.5**0.5))),
    ],
)
def test_the_side_is_where_the_cup_meets_the_disc(cup, side):
    assert meeting_side(reading(DISC, cup), SHAPE) == pytest.approx(side, abs=0.02)


def test_a_cup_that_leaves_all_round_leaves_on_no_side():
    assert meeting_side(reading(DISC, (100, 100, 60, 60)), SHAPE) is None
    assert meeting_side(reading(DISC, (100, 100, 60, 20)), SHAPE) is None
    assert meeting_side(reading(DISC, (100, 100, 20, 20)), SHAPE) is None


def test_the_border_of_the_photograph_is_no_border_of_the_disc():
    assert cup_in_disc(reading((0, 100, 50, 50), (0, 100, 20, 20)), SHAPE) is Relation.INSIDE


def test_curves_are_compared_as_ellipses_are():
    small = normal_ellipse(100, 100, 30, 20, 30.0)
    curve = smooth_contour([Point(*p) for p in ellipse_points(small, 12)])
    for cx, relation in ((100, Relation.INSIDE), (135, Relation.PARTLY_OUTSIDE), (215, Relation.OUTSIDE)):
        disc = Outline(Answer.MARKED, (), normal_ellipse(cx, 100, 50, 40, 0.0), FitMode.ADJUSTED)
        made = Reading(disc=disc, cup=Outline(Answer.MARKED, (), None, FitMode.CURVE, curve))
        assert cup_in_disc(made, SHAPE) is relation


sizes = st.floats(2, 60)


@given(st.floats(-20, 260), st.floats(-20, 220), sizes, sizes)
def test_the_pixels_of_the_export_decide(cx, cy, a, b):
    made = reading(DISC, (cx, cy, a, b))
    disc, cup = (full_mask(outline.shape, SHAPE) for outline in (made.disc, made.cup))
    relation = cup_in_disc(made, SHAPE)
    assert (relation in (Relation.PARTLY_OUTSIDE, Relation.OUTSIDE)) == bool((cup & ~disc).any())
    assert (relation in (Relation.OUTSIDE, Relation.UNKNOWN)) == (not (cup & disc).any())
