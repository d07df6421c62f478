import pytest

from refuge_annotator.study.codec import protocol_from_text, protocol_to_text
from refuge_annotator.study.protocol import MAX_RATERS, Protocol, TieRule, default_protocol


@pytest.mark.parametrize(("raters", "quorum"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4), (7, 4), (8, 5)])
def test_the_quorum_is_more_than_half(raters, quorum):
    assert default_protocol(raters) == Protocol(raters=raters, quorum=quorum, tie_rule=TieRule.OUTSIDE)


def test_seven_raters_are_the_default():
    assert Protocol() == default_protocol(7)


@pytest.mark.parametrize("raters", range(1, MAX_RATERS + 1, 7))
def test_every_default_can_be_stored(raters):
    assert protocol_from_text(protocol_to_text(default_protocol(raters))) == default_protocol(raters)
