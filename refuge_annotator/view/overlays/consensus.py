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
KEPT = 4  # of so many points one is drawn, which moves the line by a few hundredths of one


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


def _edge(vote: Vote, width: float) -> tuple[Polyline, ...]:
    rows, columns = np.flatnonzero(vote.mask.any(axis=1)), np.flatnonzero(vote.mask.any(axis=0))
    if not len(rows):
        return ()
    top, left = int(rows[0]), int(columns[0])
    drawn = vote.mask[top : int(rows[-1]) + 1, left : int(columns[-1]) + 1]
    return _lines(drawn.tobytes(), drawn.shape, (vote.box.left + left, vote.box.top + top), width)


@lru_cache(maxsize=8)  # one structure's edge is the same, and stays painted, while the other's outline is dragged
def _lines(mask: bytes, shape: tuple[int, int], origin: tuple[int, int], width: float) -> tuple[Polyline, ...]:
    """Return the edges of a mask of (height, width) whose first pixel lies at (column, row) of the photograph."""
    from skimage.measure import find_contours

    pixels = np.frombuffer(mask, dtype=np.bool_).reshape(shape)
    framed = np.pad(pixels, 1)  # so that a mask at the edge of the photograph has a closed line too
    rings = find_contours(framed, 0.5)  # type: ignore[no-untyped-call]
    stroke = Stroke(palette.CONSENSUS, width)
    return tuple(Polyline(_calm(ring[:-1, ::-1] - 1.0) + origin, True, stroke) for ring in rings)  # row, column to x, y


def _calm(ring: FloatArray) -> FloatArray:
    """Take the steps of the pixels out of a closed line, which moves it by less than a pixel."""
    if len(ring) < 4 * CALM:
        return ring
    around = np.concatenate([ring[-CALM:], ring, ring[:CALM]])
    window = np.ones(2 * CALM + 1) / (2 * CALM + 1)
    calm = np.stack([np.convolve(around[:, axis], window, "valid") for axis in (0, 1)], axis=1)
    return calm[::KEPT]
