"""Measure napari: a frame while panning and zooming, and an ellipse pulled by its handle, until painted."""

import json
import sys
from pathlib import Path

import napari
import numpy as np
from PIL import Image
from qtpy.QtCore import QEvent, QPoint, QPointF, Qt
from qtpy.QtGui import QMouseEvent
from qtpy.QtTest import QTest
from qtpy.QtWidgets import QApplication, QDockWidget

from benchmarks.steps import CANVAS, WARM_UP, drag, tell, timed, views

ROOM_FOR_DOCKS = 500, 300


def main() -> None:
    folder = Path(sys.argv[1])
    photograph = np.asarray(Image.open(sorted((folder / "photographs").iterdir())[0]))
    outlines = json.loads((folder / "outlines.json").read_text())
    viewer = napari.Viewer()
    app = QApplication.instance()
    viewer.add_image(photograph, rgb=True)
    shapes = viewer.add_shapes(
        [_corners(*outline) for outline in outlines],
        shape_type="ellipse",
        edge_width=2,
        edge_color="lime",
        face_color="transparent",
    )
    native = viewer.window._qt_viewer.canvas.native
    _size(app, viewer, native)
    swapped = [0]
    native.frameSwapped.connect(lambda: swapped.__setitem__(0, swapped[0] + 1))

    def measured(change):
        before = swapped[0]
        return timed(change, lambda: swapped[0] > before, app.processEvents)

    frames = [measured(lambda v=view: _look(viewer, *v)) for view in views()]
    drags = list(_drags(app, viewer, shapes, native, outlines[0], measured))
    shapes.data = shapes.data[:2]
    drags_of_two = list(_drags(app, viewer, shapes, native, outlines[0], measured))
    tell(
        {"frame": frames[WARM_UP:], "drag": drags[WARM_UP:], "drag of two": drags_of_two[WARM_UP:]},
        napari=napari.__version__,
    )
    viewer.close()


def _corners(cx: float, cy: float, a: float, b: float, angle: float) -> np.ndarray:
    """Return the corners of the box round an ellipse, as napari wants them: row, column."""
    turn = np.radians(angle)
    u, v = np.array([np.cos(turn), np.sin(turn)]) * a, np.array([-np.sin(turn), np.cos(turn)]) * b
    middle = np.array([cx, cy])
    return np.array([middle - u - v, middle + u - v, middle + u + v, middle - u + v])[:, ::-1]


def _size(app, viewer, native) -> None:
    """Give the canvas its size, whatever the docks need."""
    window = viewer.window._qt_window
    for dock in window.findChildren(QDockWidget):
        if dock.windowTitle() not in {"layer list", "layer controls"}:
            dock.hide()
    window.resize(CANVAS[0] + ROOM_FOR_DOCKS[0], CANVAS[1] + ROOM_FOR_DOCKS[1])
    for _ in range(20):
        QTest.qWait(50)
        window.resize(
            window.width() + CANVAS[0] - native.width(),
            window.height() + CANVAS[1] - native.height(),
        )
    if (native.width(), native.height()) != CANVAS:
        raise SystemExit(f"napari's canvas is {native.width()} x {native.height()}")


def _look(viewer, x: float, y: float, scale: float) -> None:
    viewer.scene.camera.center = (y, x)
    viewer.scene.camera.zoom = scale


def _drags(app, viewer, shapes, native, outline, measured):
    """Pull the first ellipse by the handle at the middle of its box's right side."""
    cx, cy, a, b, _ = outline
    upright = _corners(cx, cy, a, b, 0.0)
    shapes.data = [upright, *shapes.data[1:]]
    shapes.mode = "select"
    shapes.selected_data = {0}
    scale = 2.0
    _look(viewer, cx, cy, scale)
    QTest.qWait(500)
    at = QPoint(round(CANVAS[0] / 2 + a * scale), round(CANVAS[1] / 2))
    none, left = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
    _mouse(app, native, QEvent.Type.MouseMove, at, none, none)
    QTest.qWait(200)
    _mouse(app, native, QEvent.Type.MouseButtonPress, at, left, left)
    before = shapes.data[0].copy()
    for far in drag():
        there = at + QPoint(far, 0)
        yield measured(lambda there=there: _mouse(app, native, QEvent.Type.MouseMove, there, none, left))
    if np.allclose(before, shapes.data[0]):
        raise SystemExit("napari's ellipse did not move")
    _mouse(app, native, QEvent.Type.MouseButtonRelease, at, left, none)


def _mouse(app, native, kind, at, button, held) -> None:
    where = QPointF(native.mapToGlobal(at))
    app.sendEvent(native, QMouseEvent(kind, QPointF(at), where, button, held, Qt.KeyboardModifier.NoModifier))


main()
