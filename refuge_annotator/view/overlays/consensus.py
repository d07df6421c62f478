"""The reference standard as it would be exported: its edge, and its pixels."""

import numpy as np
from skimage.measure import find_contours

from refuge_annotator.consensus.merge import Vote
from refuge_annotator.view import palette
from refuge_annotator.view.overlays.fovea import crosshair
from refuge_annotator.view.overlays.overlay import Shown
from refuge_annotator.view.scene import EMPTY, Fill, Polyline, Scene, Stroke

DISC_WIDTH, CUP_WIDTH = 2.4, 1.6
DISC_ALPHA, CUP_ALPHA = 0.22, 0.30  # the cup's lies over the disc's


def draw_edge(shown: Shown) -> Scene:
    """Draw the line half-way between the outermost pixels and their neighbours, and the fovea."""
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
    fills = (Fill(vote.mask, vote.box.left, vote.box.top, palette.CONSENSUS, alpha) for vote, alpha in votes)
    return Scene(fills=tuple(fills))


def _edge(vote: Vote, width: float) -> tuple[Polyline, ...]:
    if not vote.mask.any():
        return ()
    framed = np.pad(vote.mask, 1)  # so that a mask at the edge of the photograph has a closed line too
    stroke = Stroke(palette.CONSENSUS, width)
    origin = (vote.box.left - 1, vote.box.top - 1)
    rings = find_contours(framed, 0.5)  # type: ignore[no-untyped-call]
    return tuple(Polyline(ring[:-1, ::-1] + origin, True, stroke) for ring in rings)  # row, column to x, y
