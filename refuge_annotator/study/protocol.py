"""The rules of a study, fixed before the first reading."""

from dataclasses import dataclass, field, replace
from enum import StrEnum

from refuge_annotator.errors import UserError
from refuge_annotator.words import mark

MAX_RATERS = 255  # votes on a pixel are counted in one byte
MOST_REPEATS = 50  # percent
MINUTES_A_DAY = 24 * 60


class TieRule(StrEnum):
    """What becomes of a pixel that exactly half of the counted raters drew."""

    OUTSIDE = "outside"
    INSIDE = "inside"
    SENIOR = "senior"  # the senior's own outline is the casting vote; without one, outside


@dataclass(frozen=True, slots=True)
class Repeats:
    """How many photographs come to their rater a second time, unannounced, and how long after the first.

    Attributes
    ----------
    percent
        Their share of the photographs that are not for calibration, from 0 to 50; none unless it is set.
    days, photographs
        The time and the number of other photographs that lie between at the least.
    """

    percent: int = 0
    days: int = 14
    photographs: int = 100


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
    calibration
        How many photographs come first in every rater's list, the same ones for all.
    repeats
        The hidden repeats, for the agreement of each rater with himself; they never vote.
    review_repeats_percent
        The share of the photographs, from 0 to 50 and rounded down, that come to the senior a second time,
        unannounced; what is decided then changes no label.
    """

    raters: int = 7
    quorum: int = 4
    tie_rule: TieRule = TieRule.OUTSIDE
    recall_minutes: int = 10
    recall_photographs: int = 5
    calibration: int = 0
    repeats: Repeats = field(default_factory=Repeats)
    review_repeats_percent: int = 5


class RulesRefused(UserError):
    """No study can go by these rules."""


def default_protocol(raters: int) -> Protocol:
    """Return the rules for a number of raters: quorum more than half, ties outside."""
    return Protocol(raters=raters, quorum=raters // 2 + 1)


def protocol_with(
    raters: int,
    *,
    quorum: int | None = None,
    tie_rule: TieRule = TieRule.OUTSIDE,
    calibration: int = 0,
    repeats: Repeats | None = None,
    review_repeats_percent: int = 5,
) -> Protocol:
    """Return the rules for a number of raters, with a quorum of more than half, or as high as given.

    Raises
    ------
    RulesRefused
        The quorum is half of the raters or fewer, or more than there are; there are too many repeats, or a rater's
        come so early that the first reading could still be taken back.
    """
    least = default_protocol(raters).quorum
    if quorum is not None and not least <= quorum <= raters:
        raise RulesRefused(
            mark("a quorum of {quorum} does not fit {n} rater(s)"),
            mark("choose one from {least}, which is more than half, to {n}"),
            quorum=quorum,
            n=raters,
            least=least,
        )
    if not 0 <= review_repeats_percent <= MOST_REPEATS:
        raise RulesRefused(
            mark("{percent} % of the photographs cannot come to the senior twice"),
            mark("choose at most {most} %"),
            percent=review_repeats_percent,
            most=MOST_REPEATS,
        )
    protocol = Protocol(
        raters,
        least if quorum is None else quorum,
        tie_rule,
        calibration=calibration,
        review_repeats_percent=review_repeats_percent,
    )
    return replace(protocol, repeats=_fitting(repeats or Repeats(), protocol))


def can_repeat(protocol: Protocol) -> bool:
    """Tell whether the repeats are not too many, and late enough that no first reading can be taken back by then."""
    rules = protocol.repeats
    late = rules.days * MINUTES_A_DAY > protocol.recall_minutes and rules.photographs > protocol.recall_photographs
    return 0 <= rules.percent <= MOST_REPEATS and (late or not rules.percent)


def _fitting(repeats: Repeats, protocol: Protocol) -> Repeats:
    if not can_repeat(replace(protocol, repeats=repeats)):
        raise RulesRefused(
            mark("hidden repeats cannot be {percent} %, days apart: {days}, photographs apart: {photographs}"),
            mark("choose at most {most} %, at least 1 day and at least {least} photographs"),
            percent=repeats.percent,
            days=repeats.days,
            photographs=repeats.photographs,
            most=MOST_REPEATS,
            least=protocol.recall_photographs + 1,
        )
    return repeats
