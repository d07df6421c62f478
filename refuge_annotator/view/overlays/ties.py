"""The pixels that exactly half of the counted raters drew."""

from refuge_annotator.view import palette
from refuge_annotator.view.overlays.overlay import Shown
from refuge_annotator.view.scene import EMPTY, Fill, Scene

ALPHA = 0.75


def draw(shown: Shown) -> Scene:
    """Fill the tied pixels of disc and cup."""
    if shown.consensus is None:
        return EMPTY
    votes = (shown.consensus.disc, shown.consensus.cup)
    return Scene(fills=tuple(Fill(v.ties, v.box.left, v.box.top, palette.TIED, ALPHA) for v in votes if v.ties.any()))
