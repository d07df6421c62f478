"""The program with its window, from the first line of its log to the last page."""

import locale
import os
import sys
from functools import partial
from pathlib import Path

from PySide6.QtCore import QLocale, Qt, QTimer
from PySide6.QtWidgets import QApplication

from refuge_annotator.app import background
from refuge_annotator.app.settings import Settings
from refuge_annotator.ui import guard
from refuge_annotator.ui.garbage import GarbageRound
from refuge_annotator.ui.icons import icon
from refuge_annotator.ui.main_window import MainWindow
from refuge_annotator.ui.placing import place
from refuge_annotator.ui.theme import THEMES, apply_theme
from refuge_annotator.ui.words import install_translator


def make_application() -> QApplication:
    """Return the program's QApplication, dressed, with C number rules, and with garbage collected in this thread."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(sys.argv[:1])
    if app.findChild(GarbageRound) is None:
        GarbageRound(app)
    locale.setlocale(locale.LC_NUMERIC, "C")  # Qt took the computer's: C libraries would read 9.75 as 9
    app.setApplicationName("Refuge Annotator")
    app.setDesktopFileName("refuge-annotator")
    return app


def open_window(app: QApplication, settings: Settings | None = None, *, opens: bool = False) -> MainWindow:
    """Make the window, dressed, on a screen that is there; empty where it `opens` a study at once."""
    settings = settings or Settings()
    apply_theme(app, THEMES.get(settings.theme, THEMES["dark"]))
    app.setWindowIcon(icon("app"))
    window = MainWindow(settings, opens=opens)
    app.commitDataRequest.connect(window.commit_data, Qt.ConnectionType.DirectConnection)
    place(window, settings.geometry())
    return window


def run(study: Path | None = None) -> int:
    """Open the window, on a study where one is given, until it is closed."""
    app = make_application()
    guard.start_log()
    settings = Settings()
    install_translator(app, QLocale(settings.language) if settings.language else QLocale())
    window = open_window(app, settings, opens=study is not None)
    window.show()
    if study is not None:
        QTimer.singleShot(0, partial(window.begin_with, study))
    code = app.exec()
    settings.sync()
    return background.end(code)


def self_test() -> int:
    """Open a window, read, save, export and verify; return 0 when all of it works."""
    if not os.environ.get("DISPLAY") and sys.platform.startswith("linux") and not os.environ.get("WAYLAND_DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from refuge_annotator.ui.self_test import run_self_test

    return run_self_test(make_application())
