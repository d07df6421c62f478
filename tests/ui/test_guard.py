"""Whatever raises, wherever it raises, is logged with its trace and told once, also where there is no terminal."""

import logging
import sys
import threading
from collections.abc import Callable

import pytest
from PySide6.QtCore import QRunnable, QThread, QThreadPool, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from refuge_annotator.ui import guard


def fail() -> None:
    raise ZeroDivisionError("a fault in the program")


class Painted(QWidget):
    """Fails whenever it is painted."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        fail()


class Pooled(QRunnable):
    """Fails in Qt's pool."""

    def run(self) -> None:
        fail()


class Threaded(QThread):
    """Fails in a thread of Qt's."""

    def run(self) -> None:
        fail()


def in_a_slot(window: QWidget) -> None:
    QTimer.singleShot(0, fail)


def in_paint_event(window: QWidget) -> Callable[[], object]:
    painted = Painted(window)
    painted.resize(20, 20)
    painted.show()
    return painted.hide


def in_qt_s_pool(window: QWidget) -> None:
    QThreadPool.globalInstance().start(Pooled())


def in_a_thread_of_qt_s(window: QWidget) -> Callable[[], object]:
    thread = Threaded(window)
    thread.start()
    return thread.wait


def in_a_thread_of_python_s(window: QWidget) -> Callable[[], object]:
    thread = threading.Thread(target=fail)
    thread.start()
    return thread.join


PLACES = (in_a_slot, in_paint_event, in_qt_s_pool, in_a_thread_of_qt_s, in_a_thread_of_python_s)


@pytest.fixture
def log_file():
    """The log as the program writes it."""
    path = guard.start_log()
    assert path is not None
    before = len(path.read_text(encoding="utf-8"))
    yield lambda: path.read_text(encoding="utf-8")[before:]
    handler = guard.log.handlers[-1]
    guard.log.removeHandler(handler)
    handler.close()


@pytest.mark.parametrize("terminal", ["a terminal", "no terminal"])
@pytest.mark.parametrize("place", PLACES)
def test_it_is_logged_and_told_and_the_window_goes_on(window, qtbot, monkeypatch, log_file, place, terminal):
    with monkeypatch.context() as patch:
        if terminal == "no terminal":  # as in a windowed bundle
            patch.setattr(sys, "stderr", None)
            patch.setattr(sys, "stdout", None)
        end = place(window)
        qtbot.waitUntil(lambda: "ZeroDivisionError" in window.banner.text)
        if end is not None:
            end()
    written = log_file()
    assert "Traceback" in written
    assert written.rstrip().endswith("ZeroDivisionError: a fault in the program")
    assert "Traceback" not in window.banner.text
    assert str(guard.log_folder()) in window.banner.text
    assert window.isVisible()
    window.banner.clear()
    assert window.windowHandle().isVisible()


def test_where_no_log_can_be_written_it_is_told_all_the_same(window, qtbot, monkeypatch, tmp_path):
    (tmp_path / "in the way").write_bytes(b"")
    monkeypatch.setattr(guard, "log_folder", lambda: tmp_path / "in the way" / "log")
    assert guard.start_log() is None
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(logging, "raiseExceptions", True)
    in_a_slot(window)
    qtbot.waitUntil(lambda: "ZeroDivisionError" in window.banner.text)
    assert window.isVisible()
