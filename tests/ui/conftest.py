"""The real window with a manager at it, and a hand for dialogs that wait for an answer."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from refuge_annotator.app.autosave import Autosave
from refuge_annotator.app.desks.senior import SeniorDesk
from refuge_annotator.app.review_session import ReviewSession
from refuge_annotator.app.settings import Settings
from refuge_annotator.app.store_thread import StoreThread
from refuge_annotator.store.store import open_study
from refuge_annotator.ui.main_window import MainWindow
from refuge_annotator.ui.program import make_application, open_window
from tests import review_study
from tests.meeting import meet  # noqa: F401 - a fixture


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """The window on its first page; whatever banner is left is for the test to look at."""
    monkeypatch.setenv("REFUGE_ANNOTATOR_RENDERER", "raster")
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    made = open_window(make_application(), settings)
    made.resize(1366, 768)
    made.show()
    made.activateWindow()
    with qtbot.waitActive(made):
        made.raise_()
    yield made
    made.close()
    made.deleteLater()  # a window that stays is dressed anew by every later one
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


class Manager:
    """A manager at the window."""

    def __init__(self, qtbot: QtBot, window: MainWindow, path: Path) -> None:
        self.qtbot, self.window, self.path = qtbot, window, path
        assert window.open_study(path), window.banner.text
        assert window.study is not None
        window.profiles.enter(next(p for p in window.study.people if p.code == "M1"))
        self.wait()

    @property
    def page(self):
        return self.window.manager_page

    def wait(self) -> None:
        """Wait until the page shows what the store holds."""
        self.qtbot.waitUntil(lambda: self.page.view is not None)


@pytest.fixture
def sit_down(qtbot: QtBot, window: MainWindow) -> Callable[[Path], Manager]:
    """Let a manager open a study."""
    return lambda path: Manager(qtbot, window, path)


@pytest.fixture
def half_done(tmp_path: Path, qapp: QApplication) -> Path:
    """A study of four photographs: accepted, accepted, to review, and waiting for four of seven readings."""
    home = tmp_path / "study"
    path = review_study.make(
        home, [review_study.alike(), review_study.alike(), review_study.alike(), review_study.alike(3)]
    )
    thread = StoreThread(lambda: open_study(path))
    try:
        senior = next(p for p in thread.call(lambda s: s.people()) if p.code == "S1")
        desk = SeniorDesk(thread, senior)
        session = ReviewSession(desk, Autosave(thread))
        for row in desk.queue()[:2]:
            session.open(desk.open(row.image.id)[0])
            session.accept()
    finally:
        thread.close()
    return path
