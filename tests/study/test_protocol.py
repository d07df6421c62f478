import pytest

from refuge_annotator.study.protocol import (
    MAX_RATERS,
    Protocol,
    Repeats,
    RulesRefused,
    TieRule,
    default_protocol,
    protocol_with,
)
from refuge_annotator.study.protocol_codec import protocol_from_text, protocol_to_text
from refuge_annotator.study.record import BadRecord


@pytest.mark.parametrize(("raters", "quorum"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4), (7, 4), (8, 5)])
def test_the_quorum_is_more_than_half(raters, quorum):
    assert default_protocol(raters) == Protocol(raters=raters, quorum=quorum, tie_rule=TieRule.OUTSIDE)


def test_seven_raters_are_the_default():
    assert Protocol() == default_protocol(7)


@pytest.mark.parametrize("raters", range(1, MAX_RATERS + 1, 7))
def test_every_default_can_be_stored(raters):
    assert protocol_from_text(protocol_to_text(default_protocol(raters))) == default_protocol(raters)


def test_quorum_and_tie_rule_can_be_chosen():
    assert protocol_with(7) == default_protocol(7)
    assert protocol_with(7, quorum=6, tie_rule=TieRule.INSIDE) == Protocol(7, 6, TieRule.INSIDE)


@pytest.mark.parametrize(("raters", "least"), [(1, 1), (2, 2), (6, 4), (7, 4)])
def test_a_quorum_is_more_than_half_and_no_more_than_all(raters, least):
    for quorum in range(-1, raters + 3):
        if least <= quorum <= raters:
            assert protocol_with(raters, quorum=quorum).quorum == quorum
        else:
            with pytest.raises(RulesRefused, match=f"from {least}, which is more than half, to {raters}"):
                protocol_with(raters, quorum=quorum)


FIRST_VERSION = '{"quorum":4,"raters":7,"recall_minutes":10,"recall_photographs":5,"tie_rule":"outside","version":1}'
SECOND_VERSION = (
    '{"calibration":10,"quorum":4,"raters":7,"recall_minutes":10,"recall_photographs":5,'
    '"repeats":{"days":21,"percent":5,"photographs":150},"tie_rule":"outside","version":2}'
)


def test_rules_of_the_first_version_have_neither_calibration_nor_repeats():
    assert protocol_from_text(FIRST_VERSION) == Protocol(
        calibration=0, repeats=Repeats(percent=0), review_repeats_percent=0
    )


def test_under_rules_of_the_second_version_nothing_comes_to_the_senior_twice():
    rules = protocol_with(7, calibration=10, repeats=Repeats(5, 21, 150), review_repeats_percent=0)
    assert protocol_from_text(SECOND_VERSION) == rules


def test_rules_of_the_third_version_read_back_as_they_were_written():
    text = SECOND_VERSION.replace('"tie_rule"', '"review_repeats_percent":7,"tie_rule"').replace(":2}", ":3}")
    rules = protocol_with(7, calibration=10, repeats=Repeats(5, 21, 150), review_repeats_percent=7)
    assert protocol_to_text(rules) == text
    assert protocol_from_text(text) == rules


@pytest.mark.parametrize("percent", [-1, 51])
def test_at_most_half_of_the_photographs_come_to_the_senior_twice(percent):
    with pytest.raises(RulesRefused, match="50"):
        protocol_with(7, review_repeats_percent=percent)
    damaged = protocol_to_text(Protocol()).replace('"review_repeats_percent":5', f'"review_repeats_percent":{percent}')
    with pytest.raises(BadRecord):
        protocol_from_text(damaged)


def test_there_are_no_repeats_unless_they_are_asked_for_and_then_they_come_late():
    assert protocol_with(7).repeats == Repeats(percent=0, days=14, photographs=100)


@pytest.mark.parametrize(
    "repeats", [Repeats(51), Repeats(-1), Repeats(5, 0), Repeats(5, 14, 5)], ids=["many", "none", "today", "recall"]
)
def test_repeats_are_few_and_come_when_the_first_reading_can_no_longer_be_taken_back(repeats):
    with pytest.raises(RulesRefused, match="at most 50 %, at least 1 day and at least 6 photographs"):
        protocol_with(7, repeats=repeats)
    with pytest.raises(BadRecord):
        protocol_from_text(protocol_to_text(Protocol(repeats=repeats)))
    protocol_with(7, repeats=Repeats(50, 1, 6))
    protocol_with(7, repeats=Repeats(0, 0, 0))


@pytest.mark.parametrize("wrong", ['"days":21,', '"percent":5,', '"calibration":10,'])
def test_rules_that_lack_a_number_are_refused(wrong):
    with pytest.raises(BadRecord):
        protocol_from_text(SECOND_VERSION.replace(wrong, ""))
