"""Which eye a reading shows, and where its fovea lies as seen from its disc."""

import math
from dataclasses import dataclass

from refuge_annotator.geometry.point import distance
from refuge_annotator.geometry.raster import Shape, center_of, half_extent_of
from refuge_annotator.study.image import Laterality
from refuge_annotator.study.reading import Reading


@dataclass(frozen=True, slots=True)
class FoveaPlace:
    """Where the fovea lies as seen from the middle of the disc.

    Attributes
    ----------
    diameters
        How far, in disc diameters.
    below
        Degrees below the horizontal, from -90 to 90; negative above it.
    side
        The eye it is so in; None where the fovea lies more above or below the disc than beside it.
    """

    diameters: float
    below: float
    side: Laterality | None


def disc_diameter(disc: Shape) -> float:
    """Return the mean of a disc's width and height in pixels."""
    half_width, half_height = half_extent_of(disc)
    return half_width + half_height


def fovea_place(reading: Reading) -> FoveaPlace | None:
    """Return where the fovea lies; None unless disc and fovea are both marked.

    The fovea is temporal of the disc. Photographs show the eye as the examiner sees it, so temporal is left in a right
    eye and right in a left one.
    """
    disc, fovea = reading.disc.shape, reading.fovea.point
    if disc is None or fovea is None:
        return None
    middle = center_of(disc)
    right, down = fovea.x - middle.x, fovea.y - middle.y
    side = None
    if abs(right) > abs(down):
        side = Laterality.LEFT if right > 0 else Laterality.RIGHT
    return FoveaPlace(distance(middle, fovea) / disc_diameter(disc), math.degrees(math.atan2(down, abs(right))), side)


def laterality_of(reading: Reading) -> Laterality | None:
    """Return the eye that a reading shows by its disc and fovea, where they tell."""
    place = fovea_place(reading)
    return None if place is None else place.side
