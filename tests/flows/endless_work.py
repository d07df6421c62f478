"""A rater in a window of his own process who never stops, and says after each gesture how much is stored.

``python -m tests.flows.endless_work STUDY SETTINGS GESTURES``: after that many gestures on a photograph he goes to the
next, and back. Killed by whoever started him.
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest

from refuge_annotator.app.settings import Settings
from refuge_annotator.study.reading import Structure
from refuge_annotator.ui.main_window import MainWindow
from refuge_annotator.ui.program import make_application, open_window

CONTROL = Qt.KeyboardModifier.ControlModifier
AROUND = (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up)


def main(study: Path, settings: Path, gestures: int) -> None:
    app = make_application()
    window = open_window(app, Settings(QSettings(str(settings), QSettings.Format.IniFormat)))
    window.show()
    if not window.open_study(study):
        sys.exit(window.banner.text)
    window.profiles.enter(next(p for p in window.study.people if p.code == "R1"))
    page = window.reading_page
    wait = _waiter(app.processEvents)
    wait(lambda: page.session.opened is not None and page.canvas.image_size is not None)
    there = "reading.next"
    while True:
        for _ in range(gestures):
            _gesture(window)
            if not window.autosave.flush():
                sys.exit("not stored")
            sys.stdout.write(f"{page.session.opened.assignment.code} {len(page.session.draft.steps)}\n")
            sys.stdout.flush()
        before = page.session.opened.assignment.id
        window.actions_by_id[there].trigger()
        wait(lambda before=before: page.session.opened.assignment.id != before)
        there = "reading.previous" if there == "reading.next" else "reading.next"


def _gesture(window: MainWindow) -> None:
    """Mark the fovea, then push it on by a pixel at a time, round and round; each is one step."""
    page = window.reading_page
    done = len(page.session.draft.steps)
    if page.drawing.tool.structure is not Structure.FOVEA:
        window.actions_by_id["reading.fovea"].trigger()  # a shortcut needs the keyboard's focus, which is elsewhere
    if not done:
        QTest.keyClick(page.canvas, Qt.Key.Key_X)
    else:
        QTest.keyClick(page.canvas, AROUND[done // 7 % 4], CONTROL)


def _waiter(process: Callable[[], None]) -> Callable[[Callable[[], bool]], None]:
    def wait(until: Callable[[], bool]) -> None:
        end = time.monotonic() + 20
        while not until():
            if time.monotonic() > end:
                sys.exit("the window did not answer")
            process()
            time.sleep(0.002)

    return wait


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]))
