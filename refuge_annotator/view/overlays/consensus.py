"""The reference standard as it would be exported: its edge, and its pixels."""

from functools import lru_cache

import numpy as np

from refuge_annotator.consensus.merge import Vote
from refuge_annotator.view import palette
from refuge_annotator.view.overlays.fovea import crosshair
from refuge_annotator.view.overlays.overlay import Shown
from refuge_annotator.view.scene import EMPTY, Fill, FloatArray, Polyline, Scene, Stroke

DISC_WIDTH, CUP_WIDTH = 2.4, 1.6
DISC_ALPHA, CUP_ALPHA = 0.22, 0.30  # the cup's lies over the disc's
CALM = 6  # neighbours on either side, about half a pixel apart, over which the edge is averaged


def draw_edge(shown: Shown) -> Scene:
    """Draw a calm line between the outermost pixels and their neighbours, and the fovea; the fill is exact."""
    if shown.consensus is None:
        return EMPTY
    merged = shown.consensus
    lines = _edge(merged.disc, DISC_WIDTH) + _edge(merged.cup, CUP_WIDTH)
    fovea = merged.fovea.point
    return Scene(lines, () if fovea is None else crosshair(fovea, palette.CONSENSUS))


def draw_fill(shown: Shown) -> Scene:
    """Fill the very pixels of the mask."""
    if shown.consensus is None:
        return EMPTY
    votes = ((shown.consensus.disc, DISC_ALPHA), (shown.consensus.cup, CUP_ALPHA))
    fills = (
        Fill(vote.mask, vote.box.left, vote.box.top, palette.CONSENSUS, alpha)
        for vote, alpha in votes
        if vote.mask.any()
    )
    return Scene(fills=tuple(fills))


@lru_cache(maxsize=4)  # a vote never changes
def _edge(vote: Vote, width: float) -> tuple[Polyline, ...]:
    if not vote.mask.any():
        return ()
    from skimage.measure import find_contours

    framed = np.pad(vote.mask, 1)  # so that a mask at the edge of the photograph has a closed line too
    stroke = Stroke(palette.CONSENSUS, width)
    origin = (vote.box.left - 1, vote.box.top - 1)
    rings = find_contours(framed, 0.5)  # type: ignore[no-untyped-call]
    return tuple(Polyline(_calm(ring[:-1, ::-1]) + origin, True, stroke) for ring in rings)  # row, column to x, y


def _calm(ring: FloatArray) -> FloatArray:
    """Take the steps of the pixels out of a closed line, which moves it by less than a pixel."""
    if len(ring) < 4 * CALM:
        return ring
    around = np.concatenate([ring[-CALM:], ring, ring[:CALM]])
    window = np.ones(2 * CALM + 1) / (2 * CALM + 1)
    return np.stack([np.convolve(around[:, axis], window, "valid") for axis in (0, 1)], axis=1)
