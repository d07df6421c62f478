"""Every overlay, lowest first."""

from collections.abc import Collection

from refuge_annotator.view.overlays import (
    axis,
    consensus,
    difference,
    fovea,
    fovea_spread,
    other_readings,
    outlines,
    ties,
    vote_map,
)
from refuge_annotator.view.overlays.overlay import Overlay, Shown
from refuge_annotator.view.scene import Scene, stack

OVERLAYS = (
    Overlay("vote-map", vote_map.draw),
    Overlay("difference", difference.draw),
    Overlay("consensus-fill", consensus.draw_fill),
    Overlay("ties", ties.draw),
    Overlay("other-readings", other_readings.draw),
    Overlay("fovea-spread", fovea_spread.draw),
    Overlay("consensus-edge", consensus.draw_edge),
    Overlay("axis", axis.draw),
    Overlay("outlines", outlines.draw),
    Overlay("fovea", fovea.draw),
)


def draw(shown: Shown, wished: Collection[str]) -> Scene:
    """Lay the wished overlays, given by their ids, over each other in their order.

    Raises
    ------
    ValueError
        There is no overlay of such an id.
    """
    unknown = set(wished) - {overlay.id for overlay in OVERLAYS}
    if unknown:
        raise ValueError(f"no overlay is called {', '.join(sorted(unknown))}")
    return stack(overlay.draw(shown) for overlay in OVERLAYS if overlay.id in wished)
