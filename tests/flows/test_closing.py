"""The window is closed while a photograph does not come; the program ends nevertheless, with all stored."""

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSettings, Qt
from PySide6.QtWidgets import QApplication

from refuge_annotator.app.settings import Settings
from refuge_annotator.imaging.load import Loaded, load_photograph
from refuge_annotator.store.store import Store, open_study
from refuge_annotator.ui.closing import LoseDialog
from refuge_annotator.ui.pages.start import StartPage
from tests.flows.hands import Hands

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import sys
import threading
from pathlib import Path

from PySide6.QtCore import QTimer, Qt
from PySide6.QtTest import QTest

from refuge_annotator.app.settings import Settings
from refuge_annotator.ui import program

asked = threading.Event()


def hang(path):
    asked.set()
    threading.Event().wait()


def work():
    window = next(w for w in program.QApplication.topLevelWidgets() if isinstance(w, program.MainWindow))
    if window.study is None:
        QTimer.singleShot(20, work)
        return
    window.profiles.enter(next(p for p in window.study.people if p.code == "R1"))
    page = window.reading_page
    while page.session.opened is None:
        QTest.qWait(20)
    window.actions_by_id["reading.fovea"].trigger()
    QTest.keyClick(page.canvas, Qt.Key.Key_X)
    window.actions_by_id["view.axis"].trigger()
    page.opening.let_go()
    page.opening.loader.load = hang
    page.go(1)
    while not asked.is_set():
        QTest.qWait(20)
    window.close()


QTimer.singleShot(0, work)
sys.exit(program.run(Path(sys.argv[1])))
"""


def test_a_photograph_that_comes_after_work_was_given_up_tells_nobody(
    hands: Hands, three_raters: Path, meet: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    hands.open(three_raters, "R1")
    page = hands.window.reading_page
    page.opening.let_go()  # what was loaded ahead
    asked, gate, over = (threading.Event() for _ in range(3))

    def load(path: Path) -> Loaded:
        asked.set()
        assert gate.wait(10)
        over.set()
        return load_photograph(path)

    page.opening.loader.load = load
    page.go(1)
    hands.qtbot.waitUntil(asked.is_set)

    def full(self: Store, *args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Store, "save_step", full)
    hands.key(Qt.Key.Key_F)
    hands.key(Qt.Key.Key_X)
    assert not hands.window.close()
    meet(LoseDialog, lambda dialog: dialog.lose.click())
    before = {thread for thread in threading.enumerate() if thread.name.startswith("photographs")}
    assert hands.window.close()
    assert isinstance(hands.window.page, StartPage)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gate.set()
    assert over.wait(10)
    for thread in before:
        thread.join(10)
        assert not thread.is_alive()


@pytest.mark.skipif(sys.platform != "linux", reason="settings lie elsewhere")
def test_the_program_ends_although_a_photograph_does_not_come(three_raters: Path, tmp_path: Path) -> None:
    environment = os.environ | {
        "REFUGE_ANNOTATOR_RENDERER": "raster",
        "REFUGE_ANNOTATOR_CACHE": "",
        "XDG_CONFIG_HOME": str(tmp_path),
        "XDG_STATE_HOME": str(tmp_path),
    }
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(three_raters)],
        check=False, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    with open_study(three_raters) as store:
        rater = next(p.id for p in store.people() if p.code == "R1")
        steps = [store.draft(a.id).steps for a in store.worklist(rater)]
    assert sorted(len(some) for some in steps) == [0, 1]
    assert not Settings(QSettings(str(next(tmp_path.rglob("*.conf"))), QSettings.Format.IniFormat)).axis
