"""How well a senior repeats himself: the consensus of a photograph beside that of its second look."""

from dataclasses import dataclass

from refuge_annotator.consensus.acceptance import ratio_of
from refuge_annotator.consensus.merge import Consensus
from refuge_annotator.geometry.point import distance
from refuge_annotator.metrics.overlap import dice


@dataclass(frozen=True, slots=True)
class Repeat:
    """The first consensus of a photograph beside the second; None where one of them lacks what is compared.

    Attributes
    ----------
    disc, cup
        Dice; 1 where neither has a pixel.
    ratios
        The vertical cup-to-disc ratio of the first, and of the second.
    fovea
        The distance of the two foveas in pixels.
    """

    disc: float
    cup: float
    ratios: tuple[float | None, float | None]
    fovea: float | None


def compare(first: Consensus, second: Consensus) -> Repeat:
    """Compare two consensuses of one photograph."""
    one, other = first.fovea.point, second.fovea.point
    disc = dice(first.disc_mask(), second.disc_mask())
    cup = dice(first.cup_mask(), second.cup_mask())
    return Repeat(
        1.0 if disc is None else disc,
        1.0 if cup is None else cup,
        (ratio_of(first), ratio_of(second)),
        distance(one, other) if one is not None and other is not None else None,
    )
