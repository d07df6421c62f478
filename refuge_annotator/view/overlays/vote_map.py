"""How many raters drew each pixel."""

from functools import lru_cache

import numpy as np

from refuge_annotator.consensus.merge import Vote
from refuge_annotator.view import palette
from refuge_annotator.view.overlays.overlay import Shown
from refuge_annotator.view.scene import EMPTY, Fill, Scene

ALPHA = 0.55


def draw(shown: Shown) -> Scene:
    """Colour the votes on the cup over those on the disc, from few to all; where all agree the retina stays bare."""
    if shown.consensus is None:
        return EMPTY
    return Scene(fills=_fills(shown.consensus.disc) + _fills(shown.consensus.cup))


@lru_cache(maxsize=4)  # a vote never changes
def _fills(vote: Vote) -> tuple[Fill, ...]:
    counted = len(vote.counted)
    present = [int(count) for count in np.unique(vote.votes) if 0 < count < counted]
    return tuple(
        Fill(vote.votes == count, vote.box.left, vote.box.top, _color(count, counted), ALPHA) for count in present
    )


def _color(count: int, counted: int) -> str:
    steps = len(palette.VOTES)
    return palette.VOTES[min(int(count / counted * steps), steps - 1)]
