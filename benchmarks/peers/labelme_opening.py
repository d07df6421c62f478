"""Measure labelme: the next photograph, from the wish until painted."""

import sys
from pathlib import Path

import labelme
from labelme.app import MainWindow
from PyQt5 import QtCore, QtWidgets

from benchmarks.steps import CANVAS, OPENINGS, tell, timed

ROOM_FOR_DOCKS = 600, 200


class Painted(QtCore.QObject):
    """Counts what the canvas has painted."""

    def __init__(self, canvas) -> None:
        super().__init__(canvas)
        self.count = 0
        canvas.installEventFilter(self)

    def eventFilter(self, _watched, event) -> bool:
        if event.type() == QtCore.QEvent.Paint:
            self.count += 1
        return False


def main() -> None:
    folder = Path(sys.argv[1]) / "photographs"
    app = QtWidgets.QApplication(sys.argv)
    app.setStyle("Fusion")
    window = MainWindow(config_file=None, config_overrides={}, file_or_dir=str(folder), output_dir=None)
    window.settings.clear()
    window.resize(CANVAS[0] + ROOM_FOR_DOCKS[0], CANVAS[1] + ROOM_FOR_DOCKS[1])
    window.show()
    viewport = window.centralWidget()
    for _ in range(10):
        _rest(app, 0.1)
        window.resize(window.width() + CANVAS[0] - viewport.width(), window.height() + CANVAS[1] - viewport.height())
    if (viewport.width(), viewport.height()) != CANVAS:
        raise SystemExit(f"labelme's canvas is {viewport.width()} x {viewport.height()}")
    painted = Painted(window._canvas_widgets.canvas)
    seconds = [_next(app, window, painted) for _ in range(OPENINGS)]
    tell({"opening": seconds[1:]}, labelme=labelme.__version__)


def _next(app, window, painted) -> float:
    _rest(app, 0.3)
    old, before = window._image_path, painted.count

    def done() -> bool:
        return window._image_path not in (old, None) and painted.count > before

    return timed(window._open_next_image, done, app.processEvents)


def _rest(app, seconds: float) -> None:
    timer = QtCore.QElapsedTimer()
    timer.start()
    while timer.elapsed() < 1000 * seconds:
        app.processEvents()


main()
