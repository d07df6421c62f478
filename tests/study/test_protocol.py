import pytest

from refuge_annotator.study.protocol import MAX_RATERS, Protocol, RulesRefused, TieRule, default_protocol, protocol_with
from refuge_annotator.study.protocol_codec import protocol_from_text, protocol_to_text


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
