"""Measure the start of the program, from the process until the first photograph is painted.

The rater is chosen as soon as the window asks who is there.
"""

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from benchmarks.steps import STARTED, STUDY, tell
from refuge_annotator.__main__ import main
from refuge_annotator.cli import window

if TYPE_CHECKING:
    from types import ModuleType

    from refuge_annotator.ui.main_window import MainWindow

find_window = window.find_window


def find_watched() -> "ModuleType":
    """Load the window as the program does, and answer when it asks for the profile."""
    module = find_window()
    from refuge_annotator.ui.profiles import Profiles

    asking: Any = Profiles
    ask = asking.ask

    def watched(profiles: Profiles, note: str = "") -> None:
        from PySide6.QtCore import QTimer

        ask(profiles, note)
        QTimer.singleShot(0, lambda: _enter(profiles._window))

    asking.ask = watched
    return module


def _enter(shown: "MainWindow") -> None:
    if shown.study is None:
        raise SystemExit(shown.banner.text)
    shown.profiles.enter(next(p for p in shown.study.people if p.code == "R1"))
    shown.reading_page.opening.ready.connect(lambda *_: _wait_for_paint(shown))


def _wait_for_paint(shown: "MainWindow") -> None:
    from PySide6.QtCore import QTimer

    from benchmarks.ours.window import Painted

    painted = Painted(shown.reading_page.canvas)

    def look() -> None:
        if painted.count:
            tell({"start": [time.monotonic() - float(os.environ[STARTED])]})
            os._exit(0)
        QTimer.singleShot(0, look)

    look()


window.find_window = find_watched
sys.argv[1:] = [str(Path(sys.argv[1]) / STUDY)]
sys.exit(main())
