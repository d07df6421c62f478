"""Measure the start of labelme, from the process until the first photograph is painted."""

import os
import sys
import time
from pathlib import Path

import labelme.__main__
from PyQt5 import QtCore

from benchmarks.steps import STARTED, tell

Window = labelme.__main__.MainWindow
show = Window.show


class Painted(QtCore.QObject):
    """Ends the program when the canvas has painted a photograph."""

    def __init__(self, canvas) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        canvas.installEventFilter(self)

    def eventFilter(self, _watched, event) -> bool:
        if event.type() == QtCore.QEvent.Paint and not self._canvas.pixmap.isNull():
            QtCore.QTimer.singleShot(0, self._end)
        return False

    def _end(self) -> None:
        tell({"start": [time.monotonic() - float(os.environ[STARTED])]}, labelme=labelme.__version__)
        os._exit(0)


def watched(window) -> None:
    window._watch = Painted(window._canvas_widgets.canvas)
    show(window)


Window.show = watched
sys.argv = ["labelme", str(sorted((Path(sys.argv[1]) / "photographs").iterdir())[0])]
labelme.__main__.main()
