"""The real window, driven with mouse and keys."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from PySide6.QtCore import QEvent, QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from refuge_annotator.app.settings import Settings
from refuge_annotator.demo.photographs import synthetic_photograph
from refuge_annotator.store.store import create_study
from refuge_annotator.study.clock import SystemClock
from refuge_annotator.study.image import Laterality
from refuge_annotator.study.protocol import default_protocol
from refuge_annotator.study.survey import survey
from refuge_annotator.ui.main_window import MainWindow
from refuge_annotator.ui.program import make_application, open_window
from tests.flows.hands import Hands
from tests.meeting import meet  # noqa: F401 - a fixture


@pytest.fixture(autouse=True)
def no_window_stays(qapp: QApplication) -> Iterator[None]:
    """Whatever windows a test has opened end with it, here: Python may else end them later in a thread of the store."""
    yield
    for window in QApplication.topLevelWidgets():
        if isinstance(window, MainWindow):
            window.close()
            window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def hands(qtbot: QtBot, renderer: str, tmp_path: Path) -> Iterator[Hands]:
    """A window on the screen and hands to use it with, on both renderers."""
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    window = open_window(make_application(), settings)
    window.resize(1280, 800)
    window.show()
    window.activateWindow()
    with qtbot.waitActive(window):
        window.raise_()
    yield Hands(qtbot, window)
    if window.study is not None:
        window.autosave.flush()
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(scope="session")
def two_photographs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with two small synthetic photographs under names that would give the diagnosis away."""
    folder = tmp_path_factory.mktemp("photographs")
    for number, (name, glaucoma) in enumerate((("Glaucoma/g0001.jpg", True), ("Non-Glaucoma/n0001.jpg", False))):
        pixels, _ = synthetic_photograph(number, (520, 500), Laterality.LEFT, glaucoma)
        path = folder / name
        path.parent.mkdir()
        Image.fromarray(np.asarray(pixels)).save(path, quality=92)
    return folder


@pytest.fixture
def three_raters(two_photographs: Path, tmp_path: Path) -> Path:
    """A study of two photographs for three raters."""
    found = survey(two_photographs, sorted(two_photographs.rglob("*.jpg")))
    path = tmp_path / "three.refuge"
    create_study(
        path,
        title="Three",
        protocol=default_protocol(3),
        root=two_photographs,
        images=found.images,
        seed=1,
        clock=SystemClock(),
    ).close()
    return path
