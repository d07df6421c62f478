"""A click goes to the structure it is meant for, though the next tool has selected itself."""

import pytest

from refuge_annotator.app.tools.continuing import belongs_to
from refuge_annotator.geometry.ellipse import normal_ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.study.reading import EMPTY, Answer, Structure, adjust, answer, set_points

DISC, CUP, FOVEA = Structure
DRAWN = adjust(EMPTY, DISC, normal_ellipse(100, 100, 50, 40, 0))
BOTH = adjust(DRAWN, CUP, normal_ellipse(100, 100, 20, 20, 0))


@pytest.mark.parametrize(
    ("point", "meant"),
    [
        (Point(150, 100), DISC),  # on the line
        (Point(156, 100), DISC),  # outside
        (Point(100, 139.5), DISC),
        (Point(140, 100), CUP),  # a large cup
        (Point(100, 120), CUP),
    ],
)
def test_a_ninth_click_on_the_disc_is_the_discs(point: Point, meant: Structure) -> None:
    assert belongs_to(DRAWN, CUP, DISC, point) is meant


@pytest.mark.parametrize(("point", "meant"), [(Point(120, 100), CUP), (Point(101, 100), CUP), (Point(260, 110), FOVEA)])
def test_a_ninth_click_on_the_cup_is_no_fovea(point: Point, meant: Structure) -> None:
    assert belongs_to(BOTH, FOVEA, CUP, point) is meant


def test_a_tool_that_the_rater_chose_is_obeyed() -> None:
    assert belongs_to(DRAWN, CUP, None, Point(150, 100)) is CUP
    assert belongs_to(BOTH, FOVEA, None, Point(100, 100)) is FOVEA


def test_what_is_begun_is_gone_on_with() -> None:
    begun = set_points(DRAWN, CUP, [Point(110, 100)])
    assert belongs_to(begun, CUP, DISC, Point(150, 100)) is CUP
    assert belongs_to(answer(DRAWN, CUP, Answer.ABSENT), CUP, DISC, Point(150, 100)) is CUP


def test_after_the_disc_alone_a_click_on_its_line_is_no_fovea() -> None:
    no_cup = answer(DRAWN, CUP, Answer.ABSENT)
    assert belongs_to(no_cup, FOVEA, DISC, Point(151, 100)) is DISC
    assert belongs_to(no_cup, FOVEA, DISC, Point(260, 100)) is FOVEA
