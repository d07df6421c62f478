"""Merge the readings of one photograph into its reference standard."""

import functools
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from refuge_annotator.geometry.point import Point, rounded
from refuge_annotator.geometry.raster import Box, Mask, Shape, box_around, rasterise
from refuge_annotator.study.protocol import Protocol, TieRule
from refuge_annotator.study.reading import GRADED, OUTLINED, Answer, Outline, Reading, Structure, answer_of, outline_of
from refuge_annotator.study.review import Own, OwnUse, Review, dropped

Counts = NDArray[np.uint8]


@dataclass(frozen=True, eq=False)
class Vote:
    """One structure's vote.

    Attributes
    ----------
    counted
        The readings that voted, in study order.
    votes
        How many of them drew each pixel of `box`, uint8 of the box's shape.
    mask
        The result in `box`, boolean. What lies outside the box is outside the structure.
    ties
        Pixels of `box` that exactly half of the counted raters drew.
    quorum
        Whether enough raters count.
    own
        Whether the senior's own outline took the vote's place.
    """

    counted: tuple[str, ...]
    box: Box
    votes: Counts
    mask: Mask
    ties: Mask
    quorum: bool
    own: bool = False

    @property
    def tied_pixels(self) -> int:
        """How many pixels are tied."""
        return int(np.count_nonzero(self.ties))

    @property
    def area(self) -> int:
        """How many pixels the result has."""
        return int(np.count_nonzero(self.mask))


@dataclass(frozen=True, slots=True)
class FoveaVote:
    """The fovea: the mean of the selected raters' marks, or "not visible".

    `quorum` says whether enough raters count; `tied` whether as many marked it as called it not visible, which leaves
    it without a point until the senior drops a reading or places an own mark: tie rules are about pixels.
    """

    counted: tuple[str, ...]
    marked: tuple[str, ...]
    point: Point | None
    quorum: bool
    tied: bool = False
    own: bool = False


@dataclass(frozen=True, eq=False)
class Consensus:
    """The reference standard of one photograph of `shape` (height, width); the cup never leaves the disc."""

    shape: tuple[int, int]
    disc: Vote
    cup: Vote
    fovea: FoveaVote

    def disc_mask(self) -> Mask:
        """Return the disc, cup included, at full size."""
        return self._full(self.disc)

    def cup_mask(self) -> Mask:
        """Return the cup at full size."""
        return self._full(self.cup)

    def _full(self, vote: Vote) -> Mask:
        mask = np.zeros(self.shape, dtype=np.bool_)
        mask[vote.box.slices] = vote.mask
        return mask


def merge(
    readings: Mapping[str, Reading], shape: tuple[int, int], protocol: Protocol, review: Review | None = None
) -> Consensus:
    """Merge readings by nested strict majority.

    "No cup" is a vote against every pixel. So where as many say "no cup" as draw one, no pixel can have a majority;
    what all the drawn cups share is tied, and the tie rule decides it: outside, there is no cup.

    Parameters
    ----------
    readings
        By assignment; the order does not matter for any pixel or number.
    shape
        (height, width) of the photograph.
    review
        Which readings do not count, the tie rule and the senior's own work; without one everything counts under the
        protocol's tie rule.
    """
    review = review or Review(tie_rule=protocol.tie_rule)
    box = box_around(_shapes(readings, review.own), shape)
    disc = _vote(Structure.DISC, readings, shape, box, protocol, review)
    cup = _vote(Structure.CUP, readings, shape, box, protocol, review)
    nested = cup.mask & disc.mask  # a cup never leaves its disc
    cup = Vote(cup.counted, box, cup.votes, nested, cup.ties, cup.quorum, cup.own)
    return Consensus(shape, disc, cup, vote_fovea(readings, protocol, review))


def majority(votes: Counts, counted: int) -> Mask:
    """Pixels that more than half of the counted raters drew; a tie is outside."""
    result: Mask = votes.astype(np.uint16) * 2 > counted
    return result


def counts(review: Review, readings: Mapping[str, Reading], assignment: str, structure: Structure) -> bool:
    """Tell whether a reading has a vote on a structure.

    "No cup" and "fovea not visible" are votes; "cannot grade" and "not done" are not. A cup votes only with its disc.
    """
    if dropped(review, assignment, structure):
        return False
    reading = readings[assignment]
    said = answer_of(reading, structure)
    if structure is Structure.CUP and not counts(review, readings, assignment, Structure.DISC):
        return False
    if structure is Structure.CUP and said is Answer.MARKED:
        return reading.disc.answer is Answer.MARKED  # there is no cup without a disc around it
    return said in GRADED


def _vote(
    structure: Structure,
    readings: Mapping[str, Reading],
    image: tuple[int, int],
    box: Box,
    protocol: Protocol,
    review: Review,
) -> Vote:
    counted = tuple(a for a in readings if counts(review, readings, a, structure))
    drawn = (outline_of(readings[assignment], structure).shape for assignment in counted)
    votes = _counted_in(tuple(shape for shape in drawn if shape is not None), image, box)
    ties: Mask = (votes.astype(np.uint16) * 2 == len(counted)) & (votes > 0)
    mask = majority(votes, len(counted))
    own = review.own.disc if structure is Structure.DISC else review.own.cup
    quorum = len(counted) >= protocol.quorum
    if own is not None and review.own.use is OwnUse.REPLACE:
        return Vote(counted, box, votes, _drawn(own, box), ties, quorum, own=True)
    if review.tie_rule is TieRule.INSIDE:
        mask |= ties
    elif review.tie_rule is TieRule.SENIOR and own is not None:
        mask |= ties & _drawn(own, box)
    return Vote(counted, box, votes, mask, ties, quorum)


def _counted_in(drawn: tuple[Shape, ...], image: tuple[int, int], box: Box) -> Counts:
    """Return how many outlines hold each pixel of a box in an image of (height, width) that has room for them all."""
    inner, counts_there = _counted(drawn, image)
    votes: Counts = np.zeros(box.shape, dtype=np.uint8)
    rows, columns = inner.top - box.top, inner.left - box.left
    votes[rows : rows + inner.shape[0], columns : columns + inner.shape[1]] = counts_there
    return votes


@functools.lru_cache(maxsize=2)  # disc and cup of one photograph: the raters' stay while the senior's own are dragged
def _counted(drawn: tuple[Shape, ...], image: tuple[int, int]) -> tuple[Box, Counts]:
    """Return a box around outlines in an image of (height, width), and how many of them hold each of its pixels."""
    box = box_around(drawn, image)
    votes: Counts = np.zeros(box.shape, dtype=np.uint8)
    for shape in drawn:
        votes += rasterise(shape, box)
    votes.setflags(write=False)
    return box, votes


def vote_fovea(readings: Mapping[str, Reading], protocol: Protocol, review: Review) -> FoveaVote:
    """Return the mean of the selected marks when more than half of those who answered marked it.

    The sum is exact before it is rounded, so the order of the raters does not matter.
    """
    counted = tuple(a for a in readings if counts(review, readings, a, Structure.FOVEA))
    marks = {a: p for a in counted if (p := readings[a].fovea.point) is not None}
    quorum = len(counted) >= protocol.quorum
    tied = 2 * len(marks) == len(counted) and bool(marks)
    if review.own.fovea is not None:
        return FoveaVote(counted, tuple(marks), review.own.fovea, quorum, tied, own=True)
    point = mean_point(list(marks.values())) if 2 * len(marks) > len(counted) else None
    return FoveaVote(counted, tuple(marks), point, quorum, tied)


def mean_point(points: Sequence[Point]) -> Point | None:
    """Return the mean of points, two decimals; None of none."""
    if not points:
        return None
    return rounded(Point(math.fsum(p[0] for p in points) / len(points), math.fsum(p[1] for p in points) / len(points)))


def _drawn(outline: Outline, box: Box) -> Mask:
    if outline.shape is None:
        return np.zeros(box.shape, dtype=np.bool_)
    return rasterise(outline.shape, box)


def _shapes(readings: Mapping[str, Reading], own: Own) -> list[Shape]:
    outlines = [outline_of(r, s) for r in readings.values() for s in OUTLINED]
    outlines += [o for o in (own.disc, own.cup) if o is not None]
    return [o.shape for o in outlines if o.shape is not None]
