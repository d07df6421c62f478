"""The switch that makes an outline a closed curve, on the rater's and the senior's panel."""

from collections.abc import Callable

from PySide6.QtWidgets import QPushButton

from refuge_annotator.ui.parts import switch
from refuge_annotator.ui.words import tr


def curve_switch(run: Callable[[], object]) -> QPushButton:
    """Return the switch for the structure in hand."""
    return switch(tr("Not elliptical"), run, tr("A closed curve instead of the ellipse  (K)"))
