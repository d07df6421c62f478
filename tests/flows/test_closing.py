"""The window is closed while a photograph does not come; the program ends nevertheless, with all stored."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from refuge_annotator.app.settings import Settings
from refuge_annotator.store.store import open_study

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
