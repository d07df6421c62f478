"""Dashed lines, of which every part looks the same whether the whole canvas is painted or only that part.

Qt's pens skip what lies outside of what is painted, and lose count of the dashes over curves; so they are filled here.
"""

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPen, QPolygonF

from refuge_annotator.view.scene import FloatArray


def dashes_in_sight(corners: FloatArray, pen: QPen, room: tuple[float, float], margin: float) -> QPainterPath:
    """Return what a dashed pen fills along a line, as far as it may show.

    Parameters
    ----------
    corners
        In screen pixels, shape (n, 2) with n >= 1; of a closed line the first is the last as well.
    room
        Width and height of the canvas in screen pixels, beyond which `margin` screen pixels still may show.
    """
    along = np.concatenate([[0.0], np.hypot(*np.diff(corners, axis=0).T).cumsum()])
    filled = QPainterPath()
    filled.setFillRule(Qt.FillRule.WindingFill)
    for first, last in _runs(_in_sight(corners, room, margin)):
        stroker = QPainterPathStroker(pen)
        stroker.setDashOffset(pen.dashOffset() + along[first] / pen.widthF())
        part = QPainterPath()
        part.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners[first : last + 1].tolist()]))
        filled.addPath(stroker.createStroke(part))
    return filled


def _in_sight(corners: FloatArray, room: tuple[float, float], margin: float) -> NDArray[np.bool_]:
    """Tell of each stretch between two corners whether it may show, shape (n - 1,)."""
    low, high = np.minimum(corners[:-1], corners[1:]), np.maximum(corners[:-1], corners[1:])
    shown: NDArray[np.bool_] = np.logical_and.reduce((high > -margin) & (low < np.add(room, margin)), axis=1)
    return shown


def _runs(shown: NDArray[np.bool_]) -> list[tuple[int, int]]:
    """Return first and last corner of each run of stretches that may show."""
    turns = np.flatnonzero(np.diff(np.concatenate([[False], shown, [False]]).astype(np.int8)))
    return list(zip(turns[::2].tolist(), turns[1::2].tolist(), strict=True))
