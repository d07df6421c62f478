"""The window comes up with what a rater's first photograph needs; the rest is loaded while nobody works."""

import importlib.util
import os
import subprocess
import sys

import cv2
import numpy as np
import pytest
from PySide6.QtCore import QObject, QTimer

from refuge_annotator.store.store import create_study
from refuge_annotator.study.clock import SystemClock
from refuge_annotator.study.protocol import default_protocol
from refuge_annotator.study.survey import survey
from refuge_annotator.ui import warm_up
from refuge_annotator.ui.idle import IdleWatch
from refuge_annotator.ui.pages.start import StartPage

STORY = """
import sys
from refuge_annotator.__main__ import main
from refuge_annotator.cli import window

find = window.find_window

def find_watched():
    module = find()
    from refuge_annotator.ui.profiles import Profiles
    ask = Profiles.ask

    def answered(profiles, note=""):
        from PySide6.QtCore import QTimer
        ask(profiles, note)
        QTimer.singleShot(0, lambda: enter(profiles._window))

    Profiles.ask = answered
    return module

def enter(shown):
    from PySide6.QtCore import QTimer
    shown.profiles.enter(next(p for p in shown.study.people if p.code == "R1"))
    shown.reading_page.opening.ready.connect(lambda *_: QTimer.singleShot(0, lambda: leave(shown)))

def leave(shown):
    assert shown.reading_page.canvas.image_size == (320, 240)
    print(*sorted(sys.modules), sep="\\n")
    shown.close()

window.find_window = find_watched
sys.exit(main())
"""
LATER = {
    *("scipy", "skimage", "PIL", "matplotlib", "pyqtgraph", "openpyxl", "xlsxwriter", "numpy.ma", "argon2"),
    *("refuge_annotator.ui.pages.senior", "refuge_annotator.ui.panels.review_panel", "refuge_annotator.ui.visits"),
    *("refuge_annotator.ui.dialogs.export", "refuge_annotator.ui.dialogs.new_study", "refuge_annotator.ui.dialogs.pin"),
    *("refuge_annotator.export", "refuge_annotator.reference", "refuge_annotator.formats.catalog"),
    *("refuge_annotator.report", "refuge_annotator.creation", "refuge_annotator.demo"),
}


@pytest.fixture
def study(tmp_path):
    """A study of one JPEG, as cameras make them."""
    pixels = np.random.default_rng(3).integers(0, 255, (240, 320, 3), np.uint8)
    (tmp_path / "eye.jpg").write_bytes(cv2.imencode(".jpg", pixels)[1].tobytes())
    found = survey(tmp_path, [tmp_path / "eye.jpg"])
    values = {"title": "", "protocol": default_protocol(3), "root": tmp_path, "images": found.images, "seed": 1}
    create_study(tmp_path / "study.refuge", clock=SystemClock(), **values).close()
    return tmp_path / "study.refuge"


def test_a_rater_s_first_photograph_is_there_before_anything_else_is_loaded(study, tmp_path):
    homes = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"), str(tmp_path))
    environment = os.environ | homes | {"REFUGE_ANNOTATOR_RENDERER": "raster"}
    done = subprocess.run(
        [sys.executable, "-c", STORY, str(study)], capture_output=True, text=True, env=environment, check=False
    )
    loaded = set(done.stdout.splitlines())
    assert {"refuge_annotator.ui.pages.reading", "sqlalchemy"} <= loaded, done.stderr
    assert loaded & LATER == set()
    assert (done.returncode, done.stderr) == (0, "")


@pytest.fixture
def desk(qapp):
    """Whoever may be at the window, and the window's place."""
    owner = QObject()
    yield IdleWatch(5, owner), owner
    owner.deleteLater()


def test_what_is_left_is_loaded_in_its_order_and_what_cannot_be_is_told_later(desk, qtbot, monkeypatch, caplog):
    loaded = []

    def load(name):
        loaded.append(name)
        if name == "lost":
            raise ImportError(name)

    monkeypatch.setattr(warm_up, "import_module", load)
    monkeypatch.setattr(warm_up, "LATER", ("one", "lost", "two"))
    monkeypatch.setattr(warm_up, "REST_MS", 0)
    monkeypatch.setattr(warm_up, "BREATH_MS", 0)
    warm = warm_up.WarmUp(*desk)
    warm.rest()
    qtbot.waitUntil(lambda: loaded == ["one", "lost", "two"])
    assert [record.getMessage() for record in caplog.records] == ["lost"]
    warm.rest()
    assert not warm.findChild(QTimer).isActive()


def test_every_sign_of_life_is_a_rest(desk, qtbot, monkeypatch):
    idle, owner = desk
    loaded = []
    monkeypatch.setattr(warm_up, "import_module", loaded.append)
    monkeypatch.setattr(warm_up, "LATER", ("one", "two"))
    monkeypatch.setattr(warm_up, "BREATH_MS", 60_000)
    warm = warm_up.WarmUp(idle, owner)
    timer = warm.findChild(QTimer)
    assert not timer.isActive()
    idle.alive.emit()
    assert timer.interval() == warm_up.REST_MS
    timer.setInterval(0)
    qtbot.waitUntil(lambda: loaded == ["one"])
    assert timer.interval() == 60_000
    idle.alive.emit()
    assert timer.interval() == warm_up.REST_MS
    timer.stop()


@pytest.mark.parametrize("name", warm_up.LATER)
def test_what_is_loaded_later_is_there(name):
    assert importlib.util.find_spec(name) is not None


def test_a_window_that_is_shown_warms_up(window):
    assert window.findChild(warm_up.WarmUp).findChild(QTimer).isActive()


def test_where_the_named_study_cannot_be_opened_the_first_page_says_why(window, tmp_path):
    (tmp_path / "broken.refuge").write_bytes(b"no study" * 100)
    window.begin_with(tmp_path / "broken.refuge")
    assert isinstance(window.page, StartPage)
    assert window.banner.isVisible()
    assert window.banner.text
