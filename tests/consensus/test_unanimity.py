import dataclasses

import pytest

from refuge_annotator.consensus.unanimity import Bar, bars
from refuge_annotator.study.reading import (
    Confidence,
    Fault,
    Override,
    doubt_fovea,
    set_confidence,
    set_fault,
    write_notes,
)
from tests.review_study import CUP, DISC, FOVEA, SIZE, alike, no_cup, one_off, reading

SHAPE = SIZE[1], SIZE[0]


def found(readings):
    return bars({f"a{n}": r for n, r in enumerate(readings)}, SHAPE)


def test_seven_readings_that_agree_may_go_into_a_batch():
    assert found(alike()) == ()


def test_an_even_number_may_not_for_it_can_tie():
    assert found(alike(6)) == (Bar.EVEN,)


@pytest.mark.parametrize("last", [reading(cup=None), reading(fovea=None), reading(disc=None), no_cup(reading())])
def test_everybody_must_have_marked_everything(last):
    assert Bar.ANSWERS in found([*alike(6), last])


@pytest.mark.parametrize(
    "doubt",
    [
        lambda r: doubt_fovea(r, uncertain=True),
        lambda r: set_confidence(r, Confidence.LOW),
        lambda r: set_fault(r, Fault.BLUR, there=True),
        lambda r: write_notes(r, "please look"),
    ],
)
def test_one_doubt_is_enough_to_keep_it_out(doubt):
    assert found([*alike(6), doubt(alike()[6])]) == (Bar.DOUBTS,)


def test_high_and_medium_confidence_are_no_doubt():
    assert found([set_confidence(r, Confidence.MEDIUM) for r in alike()]) == ()


def test_a_rule_that_was_set_aside_keeps_it_out():
    last = dataclasses.replace(alike()[6], overrides=(Override("cup_large", "seen so"),))
    assert found([*alike(6), last]) == (Bar.OVERRIDES,)


def test_somebody_who_lies_apart_keeps_it_out():
    assert Bar.ODD_ONE in found(one_off())


def test_cups_of_two_opinions_keep_it_out_though_nobody_lies_apart():
    small = (*CUP[:2], CUP[2] * 0.8, CUP[3] * 0.8)
    assert found([reading(cup=CUP if n % 2 else small) for n in range(7)]) == (Bar.APART,)


def test_foveas_a_quarter_of_a_disc_apart_keep_it_out():
    quarter = 0.25 * 2 * DISC[2]

    def marks(gap):
        return [reading(fovea=(FOVEA[0] + gap * n / 6, FOVEA[1])) for n in range(7)]

    assert found(marks(quarter - 1)) == ()
    assert Bar.APART in found(marks(quarter + 1))
