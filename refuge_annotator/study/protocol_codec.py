"""Protocols as canonical JSON text, and back."""

from dataclasses import replace

from refuge_annotator.study.protocol import (
    MAX_RATERS,
    MOST_REPEATS,
    Protocol,
    Repeats,
    TieRule,
    can_repeat,
    default_protocol,
)
from refuge_annotator.study.record import BadRecord, canonical, count_of, keys_of, parse, word_of

VERSION = 3
NUMBERS = ("raters", "quorum", "recall_minutes", "recall_photographs")
REPEATS = ("percent", "days", "photographs")
FIELDS = {1: {"tie_rule", *NUMBERS}}
FIELDS[2] = FIELDS[1] | {"calibration", "repeats"}  # the reading order
FIELDS[3] = FIELDS[2] | {"review_repeats_percent"}


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
            "calibration": protocol.calibration,
            "review_repeats_percent": protocol.review_repeats_percent,
            "repeats": {
                "percent": protocol.repeats.percent,
                "days": protocol.repeats.days,
                "photographs": protocol.repeats.photographs,
            },
        }
    )


def protocol_from_text(text: str) -> Protocol:
    """Return the protocol that `protocol_to_text` wrote, now or in an earlier version.

    Raises
    ------
    BadRecord
        The text is not a protocol.
    """
    version, record = parse(text, FIELDS)
    raters, quorum, minutes, photographs = (count_of(record[key]) for key in NUMBERS)
    again = count_of(record["review_repeats_percent"]) if version >= 3 else 0
    rule = word_of(TieRule, record["tie_rule"])
    protocol = Protocol(raters, quorum, rule, minutes, photographs, review_repeats_percent=again)
    if version >= 2:
        percent, days, between = (count_of(keys_of(record["repeats"], set(REPEATS))[key]) for key in REPEATS)
        repeats = Repeats(percent, days, between)
        protocol = replace(protocol, calibration=count_of(record["calibration"]), repeats=repeats)
    if not 1 <= protocol.raters <= MAX_RATERS:
        raise BadRecord("no study has so many raters")
    if not default_protocol(protocol.raters).quorum <= protocol.quorum <= protocol.raters:
        raise BadRecord("the quorum is not more than half of the raters")
    if again > MOST_REPEATS or not can_repeat(protocol):
        raise BadRecord("its repeats are too many or too early")
    return protocol
