from datetime import UTC, datetime, timedelta
from itertools import permutations

import pytest

from refuge_annotator.study.assignment import Revision, RevisionKind
from refuge_annotator.study.reading import EMPTY
from refuge_annotator.study.review import Decision, Review, ReviewRevision
from refuge_annotator.study.state import PhotographState, first_final, photograph_state, standing

FINAL, AMEND, RECALLED = RevisionKind.FINAL, RevisionKind.AMEND, RevisionKind.RECALLED
START = datetime(2026, 3, 1, tzinfo=UTC)
S = PhotographState


def stored(*kinds, assignment="a1"):
    """The revisions of one assignment, numbered from 1."""
    return [
        Revision(assignment, "R1", n, kind, EMPTY, f"{n:064x}", START + timedelta(minutes=n))
        for n, kind in enumerate(kinds, 1)
    ]


# --- one assignment -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kinds", "stands", "first"),
    [
        ([], None, None),
        ([FINAL], 1, 1),
        ([FINAL, RECALLED], None, None),
        ([FINAL, RECALLED, FINAL], 3, 3),
        ([FINAL, RECALLED, FINAL, RECALLED], None, None),
        ([FINAL, RECALLED, FINAL, RECALLED, FINAL], 5, 5),
        ([FINAL, AMEND], 2, 1),
        ([FINAL, AMEND, AMEND], 3, 1),
        ([FINAL, RECALLED, FINAL, AMEND], 4, 3),
    ],
)
def test_what_stands_and_what_agreement_is_measured_on(kinds, stands, first):
    past = stored(*kinds)
    for order in permutations(past):
        assert getattr(standing(order), "number", None) == stands
        assert getattr(first_final(order), "number", None) == first


# --- one photograph -------------------------------------------------------------------------------------------------


def finals(**numbers):
    return [Revision(a, a, n, FINAL if n == 1 else AMEND, EMPTY, "0" * 64, START) for a, n in numbers.items()]


def review(decision, returned_to=(), **named):
    return ReviewRevision(
        "p1", 1, Review(tuple(named.items()), decision=decision, returned_to=returned_to), "S1", START
    )


def test_a_photograph_waits_until_every_reading_is_in():
    assert photograph_state(3, [], None) is S.WAITING
    assert photograph_state(3, finals(a=1, b=1), None) is S.WAITING
    assert photograph_state(3, finals(a=1, b=1, c=1), None) is S.TO_REVIEW


def test_after_a_withdrawal_fewer_readings_are_enough():
    assert photograph_state(2, finals(a=1, b=1), None) is S.TO_REVIEW


def test_a_reading_taken_back_makes_it_wait_again():
    b = stored(FINAL, RECALLED, assignment="b")
    stand = [*finals(a=1), *([standing(b)] if standing(b) else [])]
    assert photograph_state(2, stand, None) is S.WAITING
    again = standing(stored(FINAL, RECALLED, FINAL, assignment="b"))
    assert photograph_state(2, [*finals(a=1), again], None) is S.TO_REVIEW


@pytest.mark.parametrize(
    ("decision", "state"),
    [(Decision.ACCEPT, S.ACCEPTED), (Decision.UNGRADABLE, S.UNGRADABLE), (None, S.TO_REVIEW)],
)
def test_the_decision_is_the_state_while_what_the_senior_saw_still_stands(decision, state):
    seen = finals(a=1, b=1, c=1)
    assert photograph_state(3, seen, review(decision, a=1, b=1, c=1)) is state
    assert photograph_state(3, seen[::-1], review(decision, a=1, b=1, c=1)) is state


@pytest.mark.parametrize("decision", [Decision.ACCEPT, Decision.UNGRADABLE])
@pytest.mark.parametrize(
    ("now", "why"),
    [
        (finals(a=1, b=2, c=1), "amended"),
        (finals(a=1, b=1), "taken back or withdrawn"),
        (finals(a=1, b=1, c=1, d=1), "one more than the senior saw"),
        (finals(a=1, b=1, d=1), "another in its place"),
    ],
)
def test_a_decision_is_stale_when_anything_else_stands_now(decision, now, why):
    assert photograph_state(3, now, review(decision, a=1, b=1, c=1)) is S.STALE, why


def test_a_stale_photograph_is_settled_by_a_new_review():
    now = finals(a=1, b=2, c=1)
    assert photograph_state(3, now, review(Decision.ACCEPT, a=1, b=2, c=1)) is S.ACCEPTED


def test_a_returned_photograph_comes_back_when_all_who_were_asked_have_amended():
    asked = review(Decision.RETURN, ("a", "b"), a=1, b=1, c=1)
    assert photograph_state(3, finals(a=1, b=1, c=1), asked) is S.RETURNED
    assert photograph_state(3, finals(a=2, b=1, c=1), asked) is S.RETURNED
    assert photograph_state(3, finals(a=2, b=2, c=1), asked) is S.TO_REVIEW
    settled = review(Decision.ACCEPT, a=2, b=2, c=1)
    assert photograph_state(3, finals(a=2, b=2, c=1), settled) is S.ACCEPTED


def test_a_returned_photograph_whose_reading_is_missing_waits():
    asked = review(Decision.RETURN, ("a",), a=1, b=1)
    assert photograph_state(3, finals(a=2, b=1), asked) is S.WAITING


def test_every_state_can_be_reached():
    three = finals(a=1, b=1, c=1)
    reached = {
        photograph_state(3, [], None),
        photograph_state(3, three, None),
        photograph_state(3, three, review(Decision.ACCEPT, a=1, b=1, c=1)),
        photograph_state(3, three, review(Decision.UNGRADABLE, a=1, b=1, c=1)),
        photograph_state(3, three, review(Decision.RETURN, ("a",), a=1, b=1, c=1)),
        photograph_state(3, three, review(Decision.ACCEPT, a=1, b=1, c=2)),
    }
    assert reached == set(PhotographState)
