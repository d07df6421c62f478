"""What one of two has drawn and the other has not."""

from dataclasses import dataclass
from functools import lru_cache

from refuge_annotator.consensus.disagreement import drawn_mask
from refuge_annotator.consensus.merge import Consensus
from refuge_annotator.geometry.raster import Box, Mask
from refuge_annotator.metrics.overlap import dice
from refuge_annotator.study.reading import Reading, Structure


@dataclass(frozen=True, eq=False)
class Difference:
    """Two outlines of one structure beside each other.

    Attributes
    ----------
    only_one, only_other
        Pixels of `box` that the one has and the other has not, and the reverse.
    dice
        None where neither has a pixel.
    """

    box: Box
    only_one: Mask
    only_other: Mask
    dice: float | None

    @property
    def areas(self) -> tuple[int, int]:
        """How many pixels only the one has, and only the other."""
        return int(self.only_one.sum()), int(self.only_other.sum())


@lru_cache(maxsize=4)  # readings and votes never change, and both overlay and words ask
def difference(one: Reading, other: Reading | None, consensus: Consensus, structure: Structure) -> Difference | None:
    """Compare disc or cup of two readings, or of one with the consensus (`other` is None).

    None where one of them drew nothing.
    """
    box = consensus.disc.box
    first = drawn_mask(one, structure, box)
    voted = consensus.disc if structure is Structure.DISC else consensus.cup
    second = voted.mask if other is None else drawn_mask(other, structure, box)
    if first is None or second is None:
        return None
    return Difference(box, first & ~second, second & ~first, dice(first, second))
