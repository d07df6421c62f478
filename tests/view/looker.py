"""A program of its own that shows a canvas, clicks on it, and writes what came of it as JSON.

Started by test_machines.py with other scale factors, platforms and OpenGL versions.
"""

import json
import sys

import numpy as np
from PySide6.QtWidgets import QApplication, QWidget

from refuge_annotator.geometry.ellipse import Ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.transform import Transform
from refuge_annotator.view.canvas import Canvas
from refuge_annotator.view.scene import EllipseLine, Fill, Scene, Stroke
from tests.view.looking import CORNERS, corner_photograph, grabbed, pixels_of, send_mouse, settle

WIDTH, HEIGHT = 90, 60
VIEWS = (Transform(1.0, 37.0, 21.0), Transform(1.5, 37.5, 21.25), Transform(3.3, 11.0, 17.0))


def look() -> dict[str, object]:
    window = QWidget()
    window.resize(440, 330)
    canvas = Canvas(window)
    canvas.setGeometry(37, 25, 400, 300)  # many a scaled screen has no whole pixel there
    canvas.set_photograph(corner_photograph(WIDTH, HEIGHT))
    window.show()
    for _ in range(20):
        settle(canvas)
    clicked: list[Point] = []
    canvas.pressed.connect(lambda point, *_: clicked.append(point))
    ratio = canvas.devicePixelRatioF()
    shown_off, clicked_off, filled_off = 0, 0.0, 0.0
    for view in VIEWS:
        canvas.set_view(view)
        shown_off = max(shown_off, off_color(grabbed(canvas), canvas.view, ratio))
        for point in (Point(3, 3), Point(WIDTH - 4, 3), Point(3, HEIGHT - 4), Point(WIDTH - 4, HEIGHT - 4)):
            at = canvas.view.to_screen(point)
            send_mouse(canvas, "press", at)
            send_mouse(canvas, "release", at)
            clicked_off = max(
                clicked_off, *(abs(a - b) * canvas.view.scale for a, b in zip(clicked[-1], point, strict=True))
            )
        filled_off = max(filled_off, off_place(canvas, ratio))
    return {
        "renderer": canvas.renderer_name,
        "ratio": ratio,
        "size": list(grabbed(canvas).shape[1::-1]),
        "color_off": int(shown_off),
        "click_off": clicked_off,
        "place_off": filled_off,
        "dragged_off": off_by_dragging(window, canvas),
    }


def off_color(shown: np.ndarray, view: Transform, ratio: float) -> int:
    """Return how far the colours of the corner squares are from what they should be."""
    worst = 0
    for name, color in CORNERS.items():
        point = Point(3 if "left" in name else WIDTH - 4, 3 if "top" in name else HEIGHT - 4)
        at = view.to_screen(point)
        seen = shown[int(at.y * ratio), int(at.x * ratio)].astype(int)
        worst = max(worst, np.abs(seen - color).max())
    return worst


def off_place(canvas: Canvas, ratio: float) -> float:
    """Return how far a filled block of pixels is from its place, in logical screen pixels."""
    canvas.set_scene(Scene(fills=(Fill(np.ones((10, 20), dtype=bool), 30, 25, "#ff00ff", 1.0),)))
    rows, columns = np.nonzero((grabbed(canvas) == (255, 0, 255)).all(axis=-1))
    canvas.set_scene(Scene())
    first, last = canvas.view.to_screen(Point(29.5, 24.5)), canvas.view.to_screen(Point(49.5, 34.5))
    edges = (columns.min() / ratio, rows.min() / ratio, (columns.max() + 1) / ratio, (rows.max() + 1) / ratio)
    return max(abs(a - b) for a, b in zip(edges, (*first, *last), strict=True))


def off_by_dragging(window: QWidget, canvas: Canvas) -> int:
    """Return how far colours are off where a line is dragged under others, from what shows when nothing has moved."""
    others = tuple(line(30.0 + n) for n in range(3))
    canvas.set_scene(Scene(ellipses=(line(20.0), *others)))
    pixels_of(window.grab().toImage())
    canvas.set_scene(Scene(ellipses=(line(21.0), *others)))
    dragged = pixels_of(window.grab().toImage()).astype(int)
    canvas.set_exact(True)
    pixels_of(window.grab().toImage())
    canvas.set_exact(False)  # all is painted anew
    canvas.set_scene(Scene(ellipses=(line(21.0), *others)))
    return int(np.abs(pixels_of(window.grab().toImage()) - dragged).max())


def line(across: float) -> EllipseLine:
    return EllipseLine(Ellipse(45.0, 30.0, across, 15.0, 10.0), Stroke("#00ffff"))


if __name__ == "__main__":
    application = QApplication([])
    sys.stdout.write(json.dumps(look()) + "\n")
