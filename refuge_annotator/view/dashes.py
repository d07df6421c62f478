"""Dashed lines of which a part lies out of sight.

There Qt's pens skip what cannot show, and lose count of the dashes over curves: these would crawl along the line when
the photograph is moved. So each dash is a shape here, and all of a line are filled at once. A straight line is only
cut to what is in sight: of one that is wider than 1 Qt's pens keep count.
"""

import struct

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QByteArray, QDataStream, Qt
from PySide6.QtGui import QPainterPath

from refuge_annotator.view.scene import FloatArray

_MOVE, _LINE = 0, 1  # kinds of elements of a QPainterPath
_KIND = np.dtype(">i4")
_ELEMENT = np.dtype([("kind", _KIND), ("x", ">f8"), ("y", ">f8")])


class Dashes:
    """The dashes of one line as far as they may show.

    Parameters
    ----------
    corners
        Of the line in screen pixels, shape (n, 2) with n >= 1; of a closed line the first is the last as well.
    pattern
        Lengths of dashes and gaps in turn, in screen pixels.
    room
        Width and height of the canvas in screen pixels, beyond which `margin` screen pixels still may show.
    """

    def __init__(
        self, corners: FloatArray, pattern: tuple[float, ...], room: tuple[float, float], margin: float
    ) -> None:
        along = np.concatenate([[0.0], np.hypot(*np.diff(corners, axis=0).T).cumsum()])
        begin, end = _spans(along, pattern, _in_sight(corners, room, margin))
        first, stop = np.searchsorted(along, begin, "right"), np.searchsorted(along, end, "left")
        start = np.concatenate([[0], np.cumsum(np.maximum(stop - first, 0) + 2)])  # of each dash among all points
        size = np.diff(start)
        dash = np.repeat(np.arange(len(size)), size)
        which = np.arange(start[-1]) - start[dash]  # point of its dash
        place = along[np.minimum(first[dash] + which - 1, len(along) - 1)]
        place[start[:-1]], place[start[1:] - 1] = begin, end
        self._points = np.stack([np.interp(place, along, corners[:, axis]) for axis in (0, 1)], axis=1)
        self._across = _across(self._points, start[1:-1])
        self._there = start[dash] + np.arange(start[-1])  # among the corners of all shapes, on one side
        self._back = 2 * start[dash + 1] - 1 - which  # on the other
        self._shapes = np.full(2 * start[-1], _LINE, dtype=_KIND)
        self._shapes[2 * start[:-1]] = _MOVE

    def path(self, width: float) -> QPainterPath:
        """Return what dashes of a width in screen pixels fill."""
        elements = np.empty(len(self._shapes), dtype=_ELEMENT)
        elements["kind"] = self._shapes
        half = self._across * (width / 2)
        for at, side in ((self._there, self._points + half), (self._back, self._points - half)):
            elements["x"][at], elements["y"][at] = side.T
        return _path_of(elements)


def straight_part(corners: FloatArray, room: tuple[float, float], margin: float) -> tuple[float, float] | None:
    """Return where a straight line comes into sight and where it leaves, as shares of its way; None if never.

    Parameters
    ----------
    corners
        Both ends in screen pixels, shape (2, 2).
    room
        Width and height of the canvas in screen pixels, beyond which `margin` screen pixels still may show.
    """
    first, last = 0.0, 1.0
    for start, end, length in zip(*corners.tolist(), room, strict=True):
        low, high, way = -margin - start, length + margin - start, end - start
        if way == 0.0:
            if low > 0.0 or high < 0.0:
                return None
            continue
        near, far = sorted((low / way, high / way))
        first, last = max(first, near), min(last, far)
    return (first, last) if first < last else None


def _spans(along: FloatArray, pattern: tuple[float, ...], shown: NDArray[np.bool_]) -> tuple[FloatArray, FloatArray]:
    """Return where the dashes begin and end that have a part in the stretches shown, along the line."""
    ends = np.cumsum(pattern)
    first, last = (along[:-1][shown], along[1:][shown]) if shown.any() else (np.zeros(0), np.zeros(0))
    periods = _numbers(np.floor(first / ends[-1]).astype(np.int64), np.floor(last / ends[-1]).astype(np.int64) + 1)[1]
    start = np.unique(periods)[:, np.newaxis] * ends[-1]
    begin = (start + np.concatenate([[0.0], ends[1:-1:2]])).ravel()
    end = np.minimum((start + ends[::2]).ravel(), along[-1])
    return begin[begin < end], end[begin < end]


def _numbers(first: NDArray[np.int64], stop: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the whole numbers first <= k < stop of each pair, and before them the place of their pair."""
    count = np.maximum(stop - first, 0)
    pair = np.repeat(np.arange(len(first)), count)
    return pair, first[pair] + np.arange(len(pair)) - np.repeat(np.cumsum(count) - count, count)


def _across(points: FloatArray, others: NDArray[np.int64]) -> FloatArray:
    """Return at each point of the dashes the way from the middle of a line of width 2 to its edge.

    `others` are the points with which another dash begins.
    """
    step = np.diff(points, axis=0)
    step /= np.maximum(np.hypot(*step.T), 1e-12)[:, np.newaxis]
    step[others - 1] = 0.0  # from one dash to the next
    before, after = np.vstack([np.zeros((1, 2)), step]), np.vstack([step, np.zeros((1, 2))])
    along = before + after
    along /= np.maximum(np.hypot(*along.T), 1e-12)[:, np.newaxis]
    return np.stack([-along[:, 1], along[:, 0]], axis=1)


def _in_sight(corners: FloatArray, room: tuple[float, float], margin: float) -> NDArray[np.bool_]:
    """Tell of each stretch between two corners whether it may show, shape (n - 1,)."""
    low, high = np.minimum(corners[:-1], corners[1:]), np.maximum(corners[:-1], corners[1:])
    shown: NDArray[np.bool_] = np.logical_and.reduce((high > -margin) & (low < np.add(room, margin)), axis=1)
    return shown


def _path_of(elements: NDArray[np.void]) -> QPainterPath:
    """Return a path of many shapes, from the bytes that Qt reads one from: called point by point it takes far longer.

    References
    ----------
    https://doc.qt.io/qt-6/datastreamformat.html: QPainterPath
    """
    path = QPainterPath()
    if len(elements):
        start = int(np.flatnonzero(elements["kind"] == _MOVE)[-1])
        rule = Qt.FillRule.WindingFill.value
        data = struct.pack(">i", len(elements)) + elements.tobytes() + struct.pack(">ii", start, rule)
        QDataStream(QByteArray(data)) >> path
    return path
