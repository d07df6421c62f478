import numpy as np
import pytest

from refuge_annotator.formats.threads import Stopped
from refuge_annotator.geometry.ellipse import normal_ellipse
from refuge_annotator.geometry.raster import full_mask
from refuge_annotator.report.measure import measure
from refuge_annotator.report.sensitivity import MARGIN, alternatives, region_of, ways_to_merge
from refuge_annotator.study.protocol import TieRule, protocol_with
from refuge_annotator.study.reading import Answer, Structure, answer
from refuge_annotator.study.review import Drop, Review
from tests import studies

SHAPE = (studies.HEIGHT, studies.WIDTH)
DISCS = [normal_ellipse(90 + k, 120 + k % 3, 34 - k, 30, 80) for k in range(5)]
CUPS = [normal_ellipse(92, 121 + k, 20 - 2 * k, 12, 75) for k in range(5)]


def said(count=5):
    return [studies.reading(disc, cup) for disc, cup in zip(DISCS[:count], CUPS[:count], strict=True)]


def found_for(*cases, raters=5, **changes):
    data = studies.study(studies.Path(), list(cases), raters)
    rows = alternatives(measure(data), draws=20, **changes)
    return {(row.title, row.structure): row for row in rows}


def votes(outlines):
    return sum(full_mask(e, SHAPE).astype(int) for e in outlines)


def height(mask):
    return mask.sum(axis=0).max()


@pytest.fixture(scope="module")
def found():
    return found_for(studies.case(studies.image("a.jpg"), said()))


@pytest.mark.parametrize(
    ("title", "least"),
    [("any rater (union)", 1), ("at least 2 raters", 2), ("at least 4 raters", 4), ("all raters (intersection)", 5)],
)
def test_a_way_of_counting_beside_the_majority(found, title, least):
    discs, cups = votes(DISCS), votes(CUPS)
    disc, cup = discs >= least, (cups >= least) & (discs >= least)
    plain_disc, plain_cup = discs >= 3, (cups >= 3) & (discs >= 3)
    for structure, one, other in (("disc", disc, plain_disc), ("cup", cup, plain_cup)):
        row = found[title, structure]
        assert row.dice.value == pytest.approx(2 * (one & other).sum() / (one.sum() + other.sum()))
        assert row.area.value == pytest.approx(one.sum() / other.sum())
        change = height(cup) / height(disc) - height(plain_cup) / height(plain_disc)
        assert row.change.value == pytest.approx(change)


def test_three_of_five_is_the_majority_and_no_tie_can_be(found):
    for title in ("at least 3 raters", "majority, ties outside", "majority, ties inside"):
        assert (found[title, "disc"].dice.value, found[title, "cup"].area.value) == (1, 1)
        assert found[title, "cup"].change.value == 0


def test_a_cup_never_leaves_its_disc_whatever_the_way():
    inside, away = studies.reading(), studies.reading(cup=normal_ellipse(200, 200, 15, 15, 0))
    rows = found_for(studies.case(studies.image("a.jpg"), [inside, away, inside]), raters=3)
    cup = votes([studies.CUP]) >= 1
    assert rows["any rater (union)", "cup"].area.value == pytest.approx(1)
    assert cup.any()


def test_ties_tell_only_where_an_even_number_counts():
    rows = found_for(studies.case(studies.image("a.jpg"), said(4)), raters=4)
    assert rows["majority, ties outside", "cup"].dice.value == 1
    assert rows["majority, ties inside", "cup"].area.value > 1


def test_the_study_s_own_rule_for_ties_is_what_all_is_held_against():
    protocol = protocol_with(4, tie_rule=TieRule.INSIDE)
    data = studies.study(studies.Path(), [studies.case(studies.image("a.jpg"), said(4), protocol=protocol)], 4)
    data = studies.replace(data, info=studies.replace(data.info, protocol=protocol))
    rows = {(r.title, r.structure): r for r in alternatives(measure(data), draws=5)}
    assert rows["majority, ties inside", "cup"].dice.value == 1
    assert rows["majority, ties outside", "cup"].area.value < 1


@pytest.mark.parametrize("state", ["returned", "stale", "ungradable"])
def test_only_what_is_accepted_counts_as_reviewed(state):
    made = studies.case(studies.image("a.jpg"), said())
    again = studies.replace(made, state=studies.PhotographState(state))
    assert found_for(made)["the reference standard, as reviewed", "disc"].dice.n == 1
    assert found_for(again)["the reference standard, as reviewed", "disc"].dice.n == 0


def test_the_reference_standard_as_reviewed_shows_what_the_senior_changed():
    image = studies.image("a.jpg")
    drops = tuple(Drop(f"{image.id} R{k}", Structure.DISC, "failed") for k in (4, 5))
    rows = found_for(studies.case(image, said(), review=Review(drops=drops)))
    discs = votes(DISCS)
    three, all_of_them = votes(DISCS[:3]) >= 2, discs >= 3
    row = rows["the reference standard, as reviewed", "disc"]
    assert row.area.value == pytest.approx(three.sum() / all_of_them.sum())
    unreviewed = studies.case(image, said(), state=studies.PhotographState.TO_REVIEW)
    assert found_for(unreviewed)["the reference standard, as reviewed", "disc"].dice.why


def test_staple_is_there_without_anything_more_installed(found):
    assert found["STAPLE", "disc"].dice.value > 0.9


def test_nothing_graded_gives_reasons_and_no_number():
    blind = answer(studies.reading(), Structure.DISC, Answer.CANNOT_GRADE)
    rows = found_for(studies.case(studies.image("a.jpg"), [blind] * 3, state=studies.PhotographState.WAITING))
    assert {(r.dice.value, bool(r.dice.why)) for r in rows.values()} == {(None, True)}


def test_no_cups_at_all_agree_fully_and_have_no_area():
    none = answer(studies.reading(), Structure.CUP, Answer.ABSENT)
    rows = found_for(studies.case(studies.image("a.jpg"), [none] * 3), raters=3)
    assert rows["any rater (union)", "cup"].dice.value == 1
    assert rows["any rater (union)", "cup"].area.value is None
    assert rows["STAPLE", "cup"].dice.value is None


def test_the_region_is_the_box_of_all_outlines_and_a_margin_within_the_photograph():
    box, beyond = region_of(said(), (1000, 1000))
    rows, columns = np.nonzero((votes(DISCS) + votes(CUPS)) > 0)
    height, width = box.shape
    assert 0 <= columns.min() - box.left <= 3
    assert 0 < box.right - columns.max() <= 4
    assert 0 < height - np.ptp(rows) <= 6
    left, top = min(box.left, MARGIN), min(box.top, MARGIN)  # the photograph ends there
    assert beyond == (height + top + MARGIN) * (width + left + MARGIN) - height * width
    assert region_of(said(), (170, 1000))[1] < beyond  # it ends there below, too


def test_two_raters_have_no_way_between_union_and_intersection():
    assert not [title for title in ways_to_merge(2) if title.startswith("at least")]


def test_it_can_be_stopped():
    cases = [studies.case(studies.image(f"{n}.jpg"), said()) for n in range(4)]
    with pytest.raises(Stopped):
        found_for(*cases, progress=lambda done, _: done < 2)
