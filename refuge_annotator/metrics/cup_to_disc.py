"""The vertical cup-to-disc ratio."""

from refuge_annotator.geometry.raster import Mask


def vertical_diameter(mask: Mask) -> int:
    """Return the largest number of mask pixels in one column: the diameter of the published evaluation program."""
    return int(mask.sum(axis=0).max()) if mask.size else 0


def vertical_ratio(disc: Mask, cup: Mask) -> float | None:
    """Return the vCDR from boolean masks of one shape; None where there is no disc.

    The published program divides by the disc's diameter + 1e-7; the difference is below 1e-9.
    """
    diameter = vertical_diameter(disc)
    return None if diameter == 0 else vertical_diameter(cup) / diameter
