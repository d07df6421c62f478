"""Protocols as canonical JSON text, and back."""

from refuge_annotator.study.protocol import MAX_RATERS, Protocol, TieRule, default_protocol
from refuge_annotator.study.record import BadRecord, canonical, count_of, parse, word_of

VERSION = 1


def protocol_to_text(protocol: Protocol) -> str:
    """Return a protocol as canonical JSON text."""
    return canonical(
        {
            "version": VERSION,
            "raters": protocol.raters,
            "quorum": protocol.quorum,
            "tie_rule": protocol.tie_rule.value,
            "recall_minutes": protocol.recall_minutes,
            "recall_photographs": protocol.recall_photographs,
        }
    )


def protocol_from_text(text: str) -> Protocol:
    """Return the protocol that `protocol_to_text` wrote.

    Raises
    ------
    BadRecord
        The text is not a protocol.
    """
    numbers = ("raters", "quorum", "recall_minutes", "recall_photographs")
    _, record = parse(text, {1: {"tie_rule", *numbers}})
    protocol = Protocol(
        tie_rule=word_of(TieRule, record["tie_rule"]), **{key: count_of(record[key]) for key in numbers}
    )
    if not 1 <= protocol.raters <= MAX_RATERS:
        raise BadRecord("no study has so many raters")
    if not default_protocol(protocol.raters).quorum <= protocol.quorum <= protocol.raters:
        raise BadRecord("the quorum is not more than half of the raters")
    return protocol
