"""Take pictures of the demo study in the real window: those of the README, or every page on the screens people have.

``screenshots.py`` takes those of the README, ``screenshots.py FOLDER`` all pages in dark and light, small, large and at
twice the size, to be looked at. Needs a screen; where there is none, it starts a virtual one (Xvfb).
"""

import math
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, QSettings, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from pyvirtualdisplay import Display

from refuge_annotator.app.settings import Settings
from refuge_annotator.demo.study import make_demo
from refuge_annotator.geometry.ellipse import Ellipse, ellipse_points
from refuge_annotator.geometry.point import Point
from refuge_annotator.store.store import Store, open_study
from refuge_annotator.study.assignment import ReadingState
from refuge_annotator.study.reading import Reading
from refuge_annotator.ui.dialogs.manual import ManualWindow
from refuge_annotator.ui.main_window import MainWindow
from refuge_annotator.ui.program import make_application, open_window
from refuge_annotator.ui.theme import THEMES

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
SIZE = 1440, 900
SCREENS = {  # logical pixels of the window, and pixels of the screen for each
    "1366x768": ((1366, 768), 1),
    "1920x1080": ((1920, 1080), 1),
    "1920x1200-at-200": ((960, 600), 2),
}
CLICKS = 9  # one more than the tool asks for
WOBBLE = (0.0, 1.6, -1.2, 0.7, -1.9, 1.1, -0.4, 1.4, -0.9)  # image pixels; nobody clicks on the line


def main(arguments: Sequence[str]) -> int:
    """Write the pictures of the README, or into a folder those of every screen, or of one."""
    if len(arguments) == 1:
        return max(_on_screen_of_its_own(Path(arguments[0]), screen) for screen in SCREENS)
    readme = not arguments
    folder = IMAGES if readme else Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    size = SIZE if readme else SCREENS[arguments[1]][0]
    with tempfile.TemporaryDirectory() as home:
        study = make_demo(Path(home) / "demo", photographs=12)
        with open_study(study) as store:
            code, model = _unread(store)
        app = make_application()
        settings = Settings(QSettings(str(Path(home) / "settings.ini"), QSettings.Format.IniFormat))
        window = open_window(app, settings)
        window.resize(*size)
        window.show()
        window.open_study(study)
        for theme in ("dark", "light"):
            window.use_theme(THEMES[theme])
            suffix = {"dark": "", "light": "-light"}[theme] if readme else f"-{arguments[1]}-{theme}"
            _reading_page(app, window, code, model, folder / f"reading-page{suffix}.png")
            _senior_page(app, window, folder / f"senior-page{suffix}.png")
            if not readme:
                _other_pages(app, window, folder, suffix)
        window.close()
    return 0


def _on_screen_of_its_own(folder: Path, screen: str) -> int:
    """Take the pictures of one screen in a process of its own, for the scale is told to Qt when it starts."""
    environment = os.environ | {"QT_SCALE_FACTOR": str(SCREENS[screen][1])}
    return subprocess.run([sys.executable, __file__, str(folder), screen], env=environment, check=False).returncode


def _other_pages(app: QApplication, window: MainWindow, folder: Path, suffix: str) -> None:
    """Take start, profiles, manager and manual."""
    window.grab().save(str(folder / f"profiles{suffix}.png"))
    _enter(app, window, "M1")
    window.grab().save(str(folder / f"manager-page{suffix}.png"))
    window.actions_by_id["help.manual"].trigger()
    _settle(app)
    manual = next(w for w in app.topLevelWidgets() if isinstance(w, ManualWindow))
    manual.grab().save(str(folder / f"manual{suffix}.png"))
    window.profiles.leave()


def _unread(store: Store) -> tuple[str, Reading]:
    """Return the code of a photograph that R1 has not begun, and what another rater drew there."""
    people = {p.code: p.id for p in store.people()}
    mine = next(a for a in store.worklist(people["R1"]) if a.state is ReadingState.UNTOUCHED)
    return mine.code, next(f.reading for f in store.finals(mine.image) if f.reading.cup.ellipse is not None)


def _reading_page(app: QApplication, window: MainWindow, code: str, model: Reading, to: Path) -> None:
    _enter(app, window, "R1")
    page = window.reading_page
    page.list.wished.emit(next(e.key for e in page.list.model.entries if e.code == code))
    _wait(app, lambda: page.session.opened is not None and page.session.opened.assignment.code == code)
    if model.disc.ellipse is None or model.cup.ellipse is None or model.fovea.point is None:
        raise RuntimeError("the model reading is not complete")
    if page.session.reading.disc.ellipse is None:
        page.frame.zoom_to(model.disc.ellipse.center, model.disc.ellipse.a)
        for ellipse in (model.disc.ellipse, model.cup.ellipse):
            for point in _round(ellipse):
                _click(app, page.canvas, page.canvas.view.to_screen(point))
    window.actions_by_id["reading.cup"].trigger()
    window.work.zoom_to_disc()
    _settle(app)
    window.grab().save(str(to))
    window.profiles.leave()


def _senior_page(app: QApplication, window: MainWindow, to: Path) -> None:
    _enter(app, window, "S1")
    page = window.senior_page
    _wait(app, lambda: page.session.case is not None)
    _settle(app)
    worst = page.queue.list.model.entries[0].key
    page.open(worst)
    _wait(app, lambda: page.session.case is not None and page.session.case.image.id == worst)
    window.work.zoom_to_disc()
    _settle(app)
    window.grab().save(str(to))
    window.profiles.leave()


def _enter(app: QApplication, window: MainWindow, code: str) -> None:
    if window.study is None:
        raise RuntimeError(window.banner.text)
    window.profiles.enter(next(p for p in window.study.people if p.code == code))
    _settle(app)


def _round(ellipse: Ellipse) -> list[Point]:
    points = []
    for wobble, (x, y) in zip(WOBBLE, ellipse_points(ellipse, CLICKS), strict=True):
        away = math.hypot(x - ellipse.cx, y - ellipse.cy)
        points.append(Point(x + wobble * (x - ellipse.cx) / away, y + wobble * (y - ellipse.cy) / away))
    return points


def _click(app: QApplication, canvas: QWidget, at: Point) -> None:
    here = QPointF(*at)
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    for kind, held in ((QEvent.Type.MouseButtonPress, left), (QEvent.Type.MouseButtonRelease, none)):
        where = QPointF(canvas.mapToGlobal(here.toPoint()))
        app.sendEvent(canvas, QMouseEvent(kind, here, where, left, held, Qt.KeyboardModifier.NoModifier))
    app.processEvents()


def _wait(app: QApplication, until: Callable[[], bool], limit: float = 30.0) -> None:
    end = time.monotonic() + limit
    while not until():
        if time.monotonic() > end:
            raise TimeoutError("the window did not answer")
        app.processEvents()
        time.sleep(0.01)


def _settle(app: QApplication) -> None:
    """Give thumbnails and the first frames their time."""
    end = time.monotonic() + 1.5
    while time.monotonic() < end:
        app.processEvents()
        time.sleep(0.01)


if __name__ == "__main__":
    if sys.platform.startswith("linux") and not os.environ.get("DISPLAY"):
        with Display(visible=False, size=(1920, 1200), color_depth=24, extra_args=["+extension", "GLX"]):
            sys.exit(main(sys.argv[1:]))
    sys.exit(main(sys.argv[1:]))
