"""What only one of two raters drew, or a rater and not the vote: two fills, the second one hatched."""

from functools import lru_cache

import numpy as np

from refuge_annotator.consensus.difference import Difference, difference
from refuge_annotator.geometry.raster import Mask
from refuge_annotator.study.reading import OUTLINED
from refuge_annotator.view import palette
from refuge_annotator.view.overlays.overlay import Shown
from refuge_annotator.view.scene import EMPTY, Fill, Scene

ALPHA = 0.62
STRIPE = 4  # image pixels


def draw(shown: Shown) -> Scene:
    """Fill the differing pixels of disc and cup in the colours of those who drew them."""
    if shown.compared is None or shown.consensus is None:
        return EMPTY
    readings = {rater.place: rater.reading for rater in shown.raters}
    one, other = shown.compared
    second = None if other is None else readings[other]
    colors = palette.rater_style(one).color, palette.CONSENSUS if other is None else palette.rater_style(other).color
    found = [difference(readings[one], second, shown.consensus, structure) for structure in OUTLINED]
    return Scene(fills=tuple(fill for part in found if part is not None for fill in _fills(part, colors)))


@lru_cache(maxsize=4)  # while the senior pans, nothing changes
def _fills(found: Difference, colors: tuple[str, str]) -> tuple[Fill, ...]:
    masks = found.only_one, _hatched(found.only_other)
    return tuple(
        Fill(mask, found.box.left, found.box.top, color, ALPHA)
        for mask, color in zip(masks, colors, strict=True)
        if mask.any()
    )


def _hatched(mask: Mask) -> Mask:
    height, width = mask.shape
    stripes: Mask = (np.arange(height)[:, None] + np.arange(width)) // STRIPE % 2 == 0
    return mask & stripes
