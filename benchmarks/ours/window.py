"""The real window on a study, and when it has painted."""

import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QSettings, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtOpenGLWidgets import QOpenGLWidget
from PySide6.QtWidgets import QApplication, QWidget

from benchmarks.steps import CANVAS, timed
from refuge_annotator.app.settings import Settings
from refuge_annotator.ui.main_window import MainWindow
from refuge_annotator.ui.program import make_application, open_window
from refuge_annotator.view.canvas import Canvas
from refuge_annotator.view.display import GL, WISH
from refuge_annotator.view.photograph_raster import RasterSurface

LARGE = 2400, 1500  # more than window and panels need
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class Painted(QObject):
    """Counts what a canvas has painted and handed to the screen, on whichever of its surfaces draws."""

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(canvas)
        self.count = 0
        in_gl = [w for w in canvas.findChildren(QOpenGLWidget) if w.isVisible()]
        surfaces = [w for w in canvas.findChildren(RasterSurface) if w.isVisible()]
        if bool(in_gl) != (os.environ.get(WISH) == GL):
            raise SystemExit(f"the canvas draws with {canvas.renderer_name}")
        for surface in in_gl:
            surface.frameSwapped.connect(self._more)
        for surface in surfaces:
            surface.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Count; whoever turned the event loop gets it back when the painting is done."""
        if event.type() == QEvent.Type.Paint:
            self._more()
        return False

    def timed(self, change: Callable[[], object], *, also: Callable[[], bool] = lambda: True) -> float:
        """Return the seconds from a change until it is painted, and `also` is true before that."""
        seen = -1

        def done() -> bool:
            nonlocal seen
            if seen < 0 and also():
                seen = self.count if before == self.count else before
            return 0 <= seen < self.count

        before = self.count
        return timed(change, done, QApplication.processEvents)

    def _more(self) -> None:
        self.count += 1


def open_study(folder: Path, study: Path) -> MainWindow:
    """Return the window with a study, asking for the profile."""
    settings = Settings(QSettings(str(folder / f"settings-{os.getpid()}.ini"), QSettings.Format.IniFormat))
    window = open_window(make_application(), settings)
    window.resize(*LARGE)
    window.show()
    if not window.open_study(study):
        raise SystemExit(window.banner.text)
    return window


def enter(window: MainWindow, code: str) -> None:
    """Let somebody in, and wait for the first photograph; the canvas has its size then."""
    people = window.study.people if window.study is not None else ()
    window.profiles.enter(next(p for p in people if p.code == code))
    turn_until(lambda: window.work.canvas.image_size is not None)
    canvas = window.work.canvas
    for _ in range(5):
        window.resize(window.width() + CANVAS[0] - canvas.width(), window.height() + CANVAS[1] - canvas.height())
        rest(0.05)
    if (canvas.width(), canvas.height()) != CANVAS:
        raise SystemExit(f"the canvas is {canvas.width()} x {canvas.height()}")


def turn_until(done: Callable[[], bool]) -> None:
    """Turn the event loop until something is so."""
    timed(lambda: None, done, QApplication.processEvents)


def rest(seconds: float) -> None:
    """Let the window finish what it does beside the user."""
    import time

    end = time.monotonic() + seconds
    while time.monotonic() < end:
        QApplication.processEvents()
        time.sleep(0.002)


def mouse(canvas: QWidget, kind: QEvent.Type, at: QPoint) -> None:
    """Send the left button's press, a move with it held, or its release."""
    held = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else LEFT
    button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else LEFT
    where = QPointF(canvas.mapToGlobal(at))
    QApplication.sendEvent(canvas, QMouseEvent(kind, QPointF(at), where, button, held, NONE))
