"""Everything that follows from a review, computed once per change."""

from collections.abc import Mapping
from dataclasses import dataclass

from refuge_annotator.consensus.acceptance import Obstacle, Outcome, obstacles, tie_outcomes
from refuge_annotator.consensus.comparison import Against, against_vote
from refuge_annotator.consensus.merge import Consensus, merge
from refuge_annotator.study.protocol import Protocol
from refuge_annotator.study.reading import Reading
from refuge_annotator.study.review import Review


@dataclass(frozen=True, eq=False)
class Verdict:
    """What a review makes of the readings.

    Attributes
    ----------
    against
        Each reading beside the vote, by assignment.
    outcomes
        What each tie rule comes to; empty where nothing is tied.
    obstacles
        What keeps the vote from being accepted.
    """

    consensus: Consensus
    against: dict[str, Against]
    outcomes: tuple[Outcome, ...]
    obstacles: tuple[Obstacle, ...]


def judge(readings: Mapping[str, Reading], shape: tuple[int, int], protocol: Protocol, review: Review) -> Verdict:
    """Merge the readings of a photograph of (height, width) pixels, by assignment, as a review says."""
    consensus = merge(readings, shape, protocol, review)
    tied = consensus.disc.tied_pixels or consensus.cup.tied_pixels
    return Verdict(
        consensus,
        {a: against_vote(r, consensus) for a, r in readings.items()},
        tie_outcomes(readings, consensus, protocol, review) if tied else (),
        obstacles(consensus, readings, review),
    )
