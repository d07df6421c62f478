"""The window comes up where it can be seen and used, on every desk."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QByteArray, QEvent, QRect, QSettings
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QScrollArea

from refuge_annotator.app.settings import Settings
from refuge_annotator.ui.placing import LEAST_SIZE, within
from refuge_annotator.ui.program import make_application, open_window
from tests import review_study

SCREEN = QRect(0, 0, 1920, 1080)
SIDES = st.integers(-20_000, 20_000)


@pytest.fixture
def settings(tmp_path):
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def opened(settings, monkeypatch):
    """Open windows with a kept geometry; they end with the test."""
    monkeypatch.setenv("REFUGE_ANNOTATOR_RENDERER", "raster")
    windows = []

    def open_with(geometry: QByteArray | None):
        if geometry is not None:
            settings.keep_geometry(geometry)
        windows.append(open_window(make_application(), settings))
        windows[-1].show()
        return windows[-1]

    yield open_with
    for window in windows:
        window.close()
        window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def kept_of(place: QRect, *, maximised: bool = False) -> QByteArray:
    other = QMainWindow()
    other.setGeometry(place)
    if maximised:
        other.showMaximized()
    data = other.saveGeometry()
    other.close()
    return data


def screens() -> list[QRect]:
    return [screen.availableGeometry() for screen in QGuiApplication.screens()]


@pytest.mark.parametrize(
    "geometry",
    [None, QByteArray(b""), QByteArray(b"garbage"), QByteArray(b"\x01\xd9\xd0\xcb\x00\x03\x00\x00" + b"\xff" * 58)],
    ids=["none", "empty", "garbage", "damaged"],
)
def test_a_geometry_that_says_nothing_gives_a_window_on_the_screen(opened, geometry):
    window = opened(geometry)
    assert any(screen.contains(window.geometry()) for screen in screens())


@pytest.mark.parametrize("maximised", [False, True])
@pytest.mark.parametrize(
    "place", [QRect(9000, 9000, 1200, 800), QRect(-5000, 100, 1200, 800), QRect(100, 100, 1200, 800)]
)
def test_a_window_whose_screen_has_gone_comes_up_on_one_that_is_there(opened, qapp, place, maximised):
    window = opened(kept_of(place, maximised=maximised))
    assert any(screen.contains(window.geometry().center()) for screen in screens())
    if not window.isMaximized():
        assert any(screen.contains(window.geometry()) for screen in screens())


@given(SIDES, SIDES, st.integers(1, 5000), st.integers(1, 5000))
def test_a_screen_holds_all_of_a_window_and_one_that_fits_keeps_its_size(x, y, width, height):
    place = within(QRect(x, y, width, height), SCREEN)
    assert SCREEN.contains(place)
    assert (place.width(), place.height()) == (min(width, 1920), min(height, 1080))
    if SCREEN.contains(QRect(x, y, width, height)):
        assert place == QRect(x, y, width, height)


def test_a_window_of_the_least_size_shows_all_that_must_be_pressed(window, qtbot, tmp_path):
    window.resize(*LEAST_SIZE)
    assert (window.width(), window.height()) == LEAST_SIZE
    assert window.open_study(review_study.make(tmp_path / "study", [review_study.alike(6), review_study.alike()]))
    for code in ("R7", "S1", "M1"):
        window.profiles.enter(next(p for p in window.study.people if p.code == code))
        if code != "M1":
            qtbot.waitUntil(lambda: window.work.canvas.image_size is not None)
            assert window.work.canvas.width() >= 400
        qtbot.wait(50)
        assert (window.width(), window.height()) == LEAST_SIZE
        for button in must_be_pressed(window, code):
            assert button.isVisible()
            corners = QRect(button.mapTo(window, button.rect().topLeft()), button.size())
            assert window.rect().contains(corners), button.text()
        for scroll in window.page.findChildren(QScrollArea):
            assert scroll.horizontalScrollBar().maximum() == 0
        window.profiles.leave()


def must_be_pressed(window, code):
    if code.startswith("R"):
        return [window.reading_page.checklist.submit]
    if code == "S1":
        return [window.senior_page.panel.accept]
    return list(window.manager_page.deeds.values())


def test_a_narrow_window_gives_the_lists_room_to_the_photograph_until_it_is_asked_for(window, qtbot, tmp_path):
    assert window.open_study(review_study.make(tmp_path / "study", [review_study.alike(6)]))
    window.profiles.enter(next(p for p in window.study.people if p.code == "R7"))
    qtbot.waitUntil(lambda: window.reading_page.session.opened is not None)
    panel = window.reading_page.list
    assert panel.isVisible()
    window.resize(*LEAST_SIZE)
    qtbot.waitUntil(lambda: not panel.isVisible())
    window.reading_page.frame.toggle_list()
    window.resize(LEAST_SIZE[0] + 40, LEAST_SIZE[1])
    qtbot.wait(50)
    assert panel.isVisible()
    window.reading_page.frame.toggle_list()
    window.resize(1366, 768)
    qtbot.waitUntil(panel.isVisible)
