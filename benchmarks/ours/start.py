"""Measure the start of the program, from the process until the first photograph is painted.

The rater is chosen as soon as the window asks who is there.
"""

import os
import sys
import time
from pathlib import Path

from benchmarks.steps import STARTED, STUDY, tell
from refuge_annotator.cli.window import find_window, open_window

main_window = find_window()
from PySide6.QtCore import QTimer  # noqa: E402 - after the program, which decides when Qt is loaded

MainWindow = main_window.MainWindow
show_profiles = MainWindow.show_profiles


def watched(window: MainWindow, note: str = "") -> None:
    """Ask for the profile, and answer."""
    show_profiles(window, note)
    QTimer.singleShot(0, lambda: _enter(window))


def _enter(window: MainWindow) -> None:
    window.enter(next(p for p in window.study.people if p.code == "R1"))
    window.reading_page.opening.ready.connect(lambda *_: _wait_for_paint(window))


def _wait_for_paint(window: MainWindow) -> None:
    from benchmarks.ours.window import Painted

    painted = Painted(window.reading_page.canvas)

    def look() -> None:
        if painted.count:
            tell({"start": [time.monotonic() - float(os.environ[STARTED])]})
            os._exit(0)
        QTimer.singleShot(0, look)

    look()


MainWindow.show_profiles = watched
open_window(Path(sys.argv[1]) / STUDY)
