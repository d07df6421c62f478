"""Everything that follows from a review, each part worked out once, when it is asked for."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from refuge_annotator.consensus.acceptance import Obstacle, Outcome, obstacles, tie_outcomes
from refuge_annotator.consensus.comparison import Against, against_vote
from refuge_annotator.consensus.merge import Consensus, merge
from refuge_annotator.study.protocol import Protocol
from refuge_annotator.study.reading import Reading
from refuge_annotator.study.review import Review


@dataclass(frozen=True, eq=False)
class Verdict:
    """What a review makes of the readings of a photograph, by assignment.

    While a hand drags, only the consensus is asked for; the rest waits until it is shown.
    """

    readings: Mapping[str, Reading]
    protocol: Protocol
    review: Review
    consensus: Consensus

    @cached_property
    def against(self) -> dict[str, Against]:
        """Each reading beside the vote, by assignment."""
        return {a: against_vote(r, self.consensus) for a, r in self.readings.items()}

    @cached_property
    def outcomes(self) -> tuple[Outcome, ...]:
        """What each tie rule comes to; empty where nothing is tied."""
        if not (self.consensus.disc.tied_pixels or self.consensus.cup.tied_pixels):
            return ()
        return tie_outcomes(self.readings, self.consensus, self.protocol, self.review)

    @cached_property
    def obstacles(self) -> tuple[Obstacle, ...]:
        """What keeps the vote from being accepted."""
        return obstacles(self.consensus, self.readings, self.review)


def judge(readings: Mapping[str, Reading], shape: tuple[int, int], protocol: Protocol, review: Review) -> Verdict:
    """Merge the readings of a photograph of (height, width) pixels, by assignment, as a review says."""
    return Verdict(readings, protocol, review, merge(readings, shape, protocol, review))
