"""The rules of a study, fixed before the first reading."""

from dataclasses import dataclass
from enum import StrEnum

from refuge_annotator.errors import UserError
from refuge_annotator.words import mark

MAX_RATERS = 255  # votes on a pixel are counted in one byte


class TieRule(StrEnum):
    """What becomes of a pixel that exactly half of the counted raters drew."""

    OUTSIDE = "outside"
    INSIDE = "inside"
    SENIOR = "senior"  # the senior's own outline is the casting vote; without one, outside


@dataclass(frozen=True, slots=True)
class Protocol:
    """Strict majority of those who graded a structure, with a quorum and a tie rule.

    Attributes
    ----------
    raters
        How many raters read every photograph.
    quorum
        How many of them must count for a structure before its vote may be accepted; more than half unless raised.
    recall_minutes, recall_photographs
        How long, and for how many further submissions, a rater may take a submission back.
    """

    raters: int = 7
    quorum: int = 4
    tie_rule: TieRule = TieRule.OUTSIDE
    recall_minutes: int = 10
    recall_photographs: int = 5


class RulesRefused(UserError):
    """No study can go by these rules."""


def default_protocol(raters: int) -> Protocol:
    """Return the rules for a number of raters: quorum more than half, ties outside."""
    return Protocol(raters=raters, quorum=raters // 2 + 1)


def protocol_with(raters: int, *, quorum: int | None = None, tie_rule: TieRule = TieRule.OUTSIDE) -> Protocol:
    """Return the rules for a number of raters, with a quorum of more than half, or as high as given.

    Raises
    ------
    RulesRefused
        The quorum is half of the raters or fewer, or more than there are.
    """
    least = default_protocol(raters).quorum
    if quorum is not None and not least <= quorum <= raters:
        raise RulesRefused(
            mark("a quorum of {quorum} does not fit {raters} raters"),
            mark("choose one from {least}, which is more than half, to {raters}"),
            quorum=quorum,
            raters=raters,
            least=least,
        )
    return Protocol(raters=raters, quorum=least if quorum is None else quorum, tie_rule=tie_rule)
