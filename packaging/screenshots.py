"""Take the pictures of the README: the demo study in the real window.

Needs a screen; where there is none, it starts a virtual one (Xvfb).
"""

import math
import os
import sys
import tempfile
import time
from collections.abc import Callable
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
from refuge_annotator.ui.main_window import MainWindow, make_application, open_window
from refuge_annotator.ui.theme import THEMES

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
SIZE = 1440, 900
CLICKS = 9  # one more than the tool asks for
WOBBLE = (0.0, 1.6, -1.2, 0.7, -1.9, 1.1, -0.4, 1.4, -0.9)  # image pixels; nobody clicks on the line


def main() -> int:
    """Write every picture."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        study = make_demo(Path(folder) / "demo", photographs=12)
        with open_study(study) as store:
            code, model = _unread(store)
        app = make_application()
        settings = Settings(QSettings(str(Path(folder) / "settings.ini"), QSettings.Format.IniFormat))
        window = open_window(app, settings)
        window.resize(*SIZE)
        window.show()
        window.open_study(study)
        for theme, suffix in (("dark", ""), ("light", "-light")):
            window.use_theme(THEMES[theme])
            _reading_page(app, window, code, model, f"reading-page{suffix}")
            _senior_page(app, window, f"senior-page{suffix}")
        window.close()
    return 0


def _unread(store: Store) -> tuple[str, Reading]:
    """Return the code of a photograph that R1 has not begun, and what another rater drew there."""
    people = {p.code: p.id for p in store.people()}
    mine = next(a for a in store.worklist(people["R1"]) if a.state is ReadingState.UNTOUCHED)
    return mine.code, next(f.reading for f in store.finals(mine.image) if f.reading.cup.ellipse is not None)


def _reading_page(app: QApplication, window: MainWindow, code: str, model: Reading, name: str) -> None:
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
    window.grab().save(str(IMAGES / f"{name}.png"))
    window.leave_profile()


def _senior_page(app: QApplication, window: MainWindow, name: str) -> None:
    _enter(app, window, "S1")
    page = window.senior_page
    _wait(app, lambda: page.session.case is not None)
    _settle(app)
    worst = page.queue.list.model.entries[0].key
    page.open(worst)
    _wait(app, lambda: page.session.case is not None and page.session.case.image.id == worst)
    window.work.zoom_to_disc()
    _settle(app)
    window.grab().save(str(IMAGES / f"{name}.png"))
    window.leave_profile()


def _enter(app: QApplication, window: MainWindow, code: str) -> None:
    if window.study is None:
        raise RuntimeError(window.banner.text)
    window.enter(next(p for p in window.study.people if p.code == code))
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
            sys.exit(main())
    sys.exit(main())
