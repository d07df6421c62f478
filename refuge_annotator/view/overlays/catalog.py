"""Every overlay, lowest first, in the order of the View menu."""

from refuge_annotator.view.overlays import consensus, fovea, other_readings, outlines, ties, vote_map
from refuge_annotator.view.overlays.overlay import Overlay
from refuge_annotator.words import mark

OVERLAYS = (
    Overlay("vote-map", mark("Vote map"), vote_map.draw),
    Overlay("consensus-fill", mark("Consensus, filled"), consensus.draw_fill),
    Overlay("ties", mark("Tied pixels"), ties.draw),
    Overlay("other-readings", mark("Raters' readings"), other_readings.draw),
    Overlay("consensus-edge", mark("Consensus, edge"), consensus.draw_edge),
    Overlay("outlines", mark("Disc and cup"), outlines.draw),
    Overlay("fovea", mark("Fovea"), fovea.draw),
)
