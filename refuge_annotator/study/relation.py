"""How the cup lies in the disc, by the pixels that would be exported, and on which side it leaves it."""

import math
from enum import StrEnum
from functools import lru_cache

import numpy as np

from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.raster import Mask, Shape, box_around, center_of, rasterise
from refuge_annotator.study.reading import Reading

ONE_SIDE = 0.5  # length of the mean direction from which pixels lie on one side of the disc, not all round it


class Relation(StrEnum):
    """How the cup lies in the disc."""

    INSIDE = "inside"
    TOUCHING = "touching"  # no rim at all somewhere
    PARTLY_OUTSIDE = "partly_outside"
    OUTSIDE = "outside"
    UNKNOWN = "unknown"  # one of them is not outlined, or has no pixel on the photograph


def cup_in_disc(reading: Reading, shape: tuple[int, int]) -> Relation:
    """Tell how the cup lies in the disc on a photograph of (height, width) pixels."""
    disc, cup = reading.disc.shape, reading.cup.shape
    return Relation.UNKNOWN if disc is None or cup is None else _compared(disc, cup, shape)[0]


def meeting_side(reading: Reading, shape: tuple[int, int]) -> Point | None:
    """Return the direction, from the disc's middle, in which the cup touches or leaves the disc.

    A vector of length one in image axes, x right and y down; None where they do not meet, or do so all round.
    """
    disc, cup = reading.disc.shape, reading.cup.shape
    return None if disc is None or cup is None else _compared(disc, cup, shape)[1]


@lru_cache(maxsize=16)  # asked anew at every repaint
def _compared(disc: Shape, cup: Shape, shape: tuple[int, int]) -> tuple[Relation, Point | None]:
    box = box_around([cup], shape)  # which has a pixel to spare on every side
    disc_mask, cup_mask = rasterise(disc, box), rasterise(cup, box)
    if not cup_mask.any() or not min(box_around([disc], shape).shape):
        return Relation.UNKNOWN, None
    middle = center_of(disc)
    middle = Point(middle.x - box.left, middle.y - box.top)
    beyond = cup_mask & ~disc_mask
    if beyond.any():
        relation = Relation.PARTLY_OUTSIDE if (cup_mask & disc_mask).any() else Relation.OUTSIDE
        return relation, _side(beyond, middle)
    touching = cup_mask & _beside(~disc_mask)
    return (Relation.TOUCHING, _side(touching, middle)) if touching.any() else (Relation.INSIDE, None)


def _beside(mask: Mask) -> Mask:
    """Return the pixels that share a side with one of a mask's."""
    beside = np.zeros_like(mask)
    beside[1:] |= mask[:-1]
    beside[:-1] |= mask[1:]
    beside[:, 1:] |= mask[:, :-1]
    beside[:, :-1] |= mask[:, 1:]
    return beside


def _side(mask: Mask, middle: Point) -> Point | None:
    rows, columns = np.nonzero(mask)
    turns = np.arctan2(rows - middle.y, columns - middle.x)
    x, y = float(np.cos(turns).mean()), float(np.sin(turns).mean())
    length = math.hypot(x, y)
    return Point(x / length, y / length) if length >= ONE_SIDE else None
