from dataclasses import replace

import pytest

from refuge_annotator.app.review_queue import Why, compare, comparison_of, neighbour, next_to_review, ordered, renewed
from refuge_annotator.study.info import PhotographRow
from refuge_annotator.study.reading import Structure
from refuge_annotator.study.state import PhotographState
from tests import review_study as study
from tests import studies

CUP = Structure.CUP


def compared(readings):
    return comparison_of(studies.case(studies.image("a.png", width=420, height=360), readings))


@pytest.mark.parametrize(
    ("readings", "why"),
    [
        (study.alike(), Why.UNANIMOUS),
        (study.one_off(), Why.ODD_ONE),
        (study.few_cups(), Why.FEW_GRADED),
        ([*study.alike(5), *[study.no_cup(study.reading())] * 2], Why.NO_CUP),
        ([study.reading(cup=(122.0, 172.0, 14 * 1.2**k, 13 * 1.2**k)) for k in range(7)], Why.CUPS),
        ([study.reading(disc=(100.0 + 8 * k, 170.0, 50.0, 46.0)) for k in range(7)], Why.DISCS),
        ([study.reading(fovea=(250.0 + 15 * k, 185.0)) for k in range(7)], Why.FOVEAS),
        ([*study.alike(6), study.reading(fovea=(340.0, 185.0))], Why.ODD_ONE),
        ([*study.alike(5), *[study.reading(fovea=(300.0 + k, 185.0)) for k in (-30, 30)]], Why.FOVEAS),
    ],
)
def test_the_first_reason_says_what_differs(readings, why):
    assert compared(readings).reasons[0].why is why


def test_numbers_of_a_reason_are_those_of_the_readings():
    reason = compared(study.few_cups()).reasons[0]
    assert (reason.structure, reason.few, reason.all) == (CUP, 3, 7)


def cases(readings_of):
    """Return photographs to review by code."""
    return [
        studies.case(studies.image(f"{code}.png", id=code, code=code, width=420, height=360), readings)
        for code, readings in readings_of.items()
    ]


def test_only_what_is_new_or_changed_is_compared():
    several = [replace(c, state=PhotographState.TO_REVIEW) for c in cases({"P1": study.alike(), "P2": study.one_off()})]
    comparisons = compare(several, {}, lambda *_: True)
    assert comparisons == {c.image.id: comparison_of(c) for c in several}
    assert compare(several, comparisons, lambda *_: True) == {}
    first, *others = several[0].finals
    amended = replace(several[0], finals=(replace(first, number=first.number + 1), *others))
    assert set(compare([amended, several[1]], comparisons, lambda *_: True)) == {"P1"}
    done = replace(amended, state=PhotographState.ACCEPTED)
    assert compare([done], {}, lambda *_: True) == {}


def test_a_comparison_that_is_stopped_keeps_what_it_has():
    several = [replace(c, state=PhotographState.STALE) for c in cases({"P1": study.alike(), "P2": study.one_off()})]
    told = []

    def progress(done, total):
        told.append((done, total))
        return done < 1

    assert set(compare(several, {}, progress)) == {"P1"}
    assert told == [(0, 2), (1, 2)]


def row(code, state):
    return PhotographRow(studies.image(f"{code}.png", id=code, code=code), state, 7, 7)


ROWS = (
    row("P1", PhotographState.WAITING),
    row("P2", PhotographState.ACCEPTED),
    row("P3", PhotographState.TO_REVIEW),
    row("P4", PhotographState.RETURNED),
    row("P5", PhotographState.STALE),
    row("P6", PhotographState.TO_REVIEW),
)
COMPARISONS = {"P3": compared(study.alike()), "P6": compared(study.one_off()), "P2": compared(study.few_cups())}


def test_stale_comes_first_then_by_disagreement_then_what_is_done_and_what_waits():
    assert [r.image.code for r in ordered(ROWS, COMPARISONS)] == ["P5", "P6", "P3", "P4", "P2", "P1"]


def test_the_order_does_not_hang_on_the_order_asked_in():
    assert ordered(ROWS[::-1], COMPARISONS) == ordered(ROWS, COMPARISONS)


def test_the_next_to_review_goes_round_and_never_returns_the_same():
    rows = ordered(ROWS, COMPARISONS)
    assert next_to_review(rows, None).image.code == "P5"
    assert next_to_review(rows, "P3").image.code == "P5"
    assert next_to_review(rows[:1], "P5") is None


def test_the_next_to_review_is_one_of_those_shown_while_there_is_one():
    rows = ordered(ROWS, COMPARISONS)
    assert next_to_review(rows, "P5", {"P3", "P2"}).image.code == "P3"
    assert next_to_review(rows, "P3", {"P3", "P2"}).image.code == "P5"


def test_neighbours_are_those_shown():
    rows = ordered(ROWS, COMPARISONS)
    assert neighbour(rows, "P6", 1, {"P5", "P2", "P1"}).image.code == "P2"
    assert neighbour(rows, "P6", -1, {"P5", "P2", "P1"}).image.code == "P5"
    assert neighbour(rows, "P2", 1, {"P5", "P2", "P1"}) is None  # P1 waits


def test_neighbours_leave_out_what_waits():
    rows = ordered(ROWS, COMPARISONS)
    assert neighbour(rows, "P4", 1).image.code == "P2"
    assert neighbour(rows, "P2", 1) is None
    assert neighbour(rows, "P5", -1) is None
    assert neighbour(rows, None, 1).image.code == "P5"


@pytest.mark.parametrize("code", [row.image.code for row in ROWS])
@pytest.mark.parametrize("state", list(PhotographState))
def test_one_that_stands_otherwise_goes_where_sorting_would_put_it(code, state):
    rows = ordered(ROWS, COMPARISONS)
    now = replace(next(row for row in ROWS if row.image.code == code), state=state)
    assert renewed(rows, now, COMPARISONS) == ordered([now if r.image.code == code else r for r in ROWS], COMPARISONS)
