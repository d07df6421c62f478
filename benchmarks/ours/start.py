"""Measure the start of the program, from the process until the first photograph is painted.

The rater is chosen as soon as the window asks who is there.
"""

import os
import sys
import time
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from benchmarks.ours.window import Painted
from benchmarks.steps import STARTED, STUDY, tell
from refuge_annotator.ui.main_window import MainWindow, make_application, run
from refuge_annotator.ui.pages.profile import ProfilePage
from refuge_annotator.ui.pages.reading import ReadingPage


def main() -> None:
    """Run it on the material in the folder that is given."""
    make_application()
    watch = QTimer()
    watch.timeout.connect(_look)
    watch.start(1)
    run(Path(sys.argv[1]) / STUDY)


def _look() -> None:
    window = next((w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)), None)
    if window is None or window.study is None:
        return
    if isinstance(window.page, ProfilePage):
        window.enter(next(p for p in window.study.people if p.code == "R1"))
        page = window.page
        if isinstance(page, ReadingPage):
            page.opening.ready.connect(lambda *_: _wait_for_paint(page))


def _wait_for_paint(page: ReadingPage) -> None:
    painted = Painted(page.canvas)

    def look() -> None:
        if painted.count:
            tell({"start": [time.monotonic() - float(os.environ[STARTED])]})
            os._exit(0)
        QTimer.singleShot(0, look)

    look()


main()
