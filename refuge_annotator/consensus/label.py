"""The exported form of a consensus: a pure function of it."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from refuge_annotator.consensus.merge import Consensus, Vote
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.raster import Mask
from refuge_annotator.study.image import FundusImage, GlaucomaLabel
from refuge_annotator.study.reading import Reading

CUP, RIM, BACKGROUND = 0, 128, 255
GreyMask = NDArray[np.uint8]


@dataclass(frozen=True, eq=False)
class Label:
    """Everything a format can need of one accepted photograph.

    Attributes
    ----------
    mask
        uint8 of the photograph's (height, width): 0 cup, 128 rim, 255 elsewhere.
    no_cup
        The reference standard says that there is no cup: an answer, not a gap.
    firsts
        The first standing submission of each rater by rater code, in study order, dropped ones included.
    votes
        Of disc and cup.
    """

    image: FundusImage
    mask: GreyMask
    no_cup: bool
    fovea: Point | None
    glaucoma: GlaucomaLabel | None
    firsts: tuple[tuple[str, Reading], ...] = ()
    votes: tuple[Vote, ...] = ()


def grey_mask(disc: Mask, cup: Mask) -> GreyMask:
    """Return disc (cup included) and cup as one mask: 0 cup, 128 rim, 255 elsewhere; cup pixels off the disc go."""
    grey: GreyMask = np.full(disc.shape, BACKGROUND, dtype=np.uint8)
    grey[disc] = RIM
    grey[disc & cup] = CUP
    return grey


def consensus_mask(consensus: Consensus) -> GreyMask:
    """Return the grey mask of a consensus at full size."""
    mask: GreyMask = np.full(consensus.shape, BACKGROUND, dtype=np.uint8)
    mask[consensus.disc.box.slices] = grey_mask(consensus.disc.mask, consensus.cup.mask)  # one box holds both votes
    return mask


def mask_sha256(mask: GreyMask, digest: Callable[[memoryview], str] | None = None) -> str:
    """Return the SHA-256 of a mask's pixels, row by row, as 64 hex digits; `digest` may be a faster way to it."""
    rows = np.ascontiguousarray(mask).data.cast("B") if mask.size else memoryview(b"")
    return hashlib.sha256(rows).hexdigest() if digest is None else digest(rows)


def same_mask(one: GreyMask, other: GreyMask) -> bool:
    """Tell whether two masks are equal in size and in every pixel; a few rows at a time, to touch little memory."""
    step = 128
    return one.shape == other.shape and all(
        np.array_equal(one[top : top + step], other[top : top + step]) for top in range(0, one.shape[0], step)
    )
