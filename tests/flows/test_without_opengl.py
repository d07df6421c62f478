"""The whole program where OpenGL is of no use, or the platform not the one hoped for: it starts, shows and stores."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from refuge_annotator.store.store import open_study
from tests.view.conftest import WITHOUT_GL

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import json
import sys
from pathlib import Path

from PySide6.QtCore import QPoint, QTimer, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from refuge_annotator.ui import program


def work():
    window = next(w for w in program.QApplication.topLevelWidgets() if isinstance(w, program.MainWindow))
    if window.study is None:
        QTimer.singleShot(20, work)
        return
    window.profiles.enter(next(p for p in window.study.people if p.code == "R1"))
    page = window.reading_page
    while page.session.opened is None or page.canvas.image_size is None:
        QTest.qWait(20)
    for x, y in ((0, -60), (60, 0), (0, 60), (-60, 0), (42, 42)):
        middle = page.canvas.rect().center()
        QTest.mouseClick(page.canvas, Qt.MouseButton.LeftButton, pos=middle + QPoint(x, y))
    print(json.dumps({
        "renderer": page.canvas.renderer_name,
        "platform": QGuiApplication.platformName(),
        "seen": len({page.canvas.grab_image().pixel(x, 200) for x in range(0, 400, 7)}),
        "foreign": "OpenGL" in sys.modules,
    }))
    window.close()


QTimer.singleShot(0, work)
sys.exit(program.run(Path(sys.argv[1])))
"""
WITHOUT = [
    {"QT_QPA_PLATFORM": "offscreen"},
    {"QT_XCB_GL_INTEGRATION": "none"},
    {"MESA_GL_VERSION_OVERRIDE": "1.4"},
    {"LIBGL_DRIVERS_PATH": "/nowhere", "LIBGL_ALWAYS_SOFTWARE": "1"},
]
WAYLAND_THAT_IS_NOT_THERE = {"WAYLAND_DISPLAY": "wayland-of-nobody", "QT_QPA_PLATFORM": "wayland;xcb"}

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other platforms have other switches")


def used(study: Path, home: Path, environment: dict[str, str]) -> dict[str, object]:
    """Let a program of its own open the study and draw in it; return what it tells of itself."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "MESA_", "LIBGL_"))}
    plain |= {"REFUGE_ANNOTATOR_CACHE": "", "XDG_CONFIG_HOME": str(home), "XDG_STATE_HOME": str(home)}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(study)],
        check=False, cwd=ROOT, env=plain | environment, capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def is_stored(study: Path) -> bool:
    with open_study(study) as store:
        rater = next(p.id for p in store.people() if p.code == "R1")
        return any(len(store.draft(a.id).reading.disc.points) == 5 for a in store.worklist(rater))


@pytest.mark.parametrize("wish", ["auto", "gl"])
@pytest.mark.parametrize("environment", WITHOUT)
def test_the_program_starts_shows_and_stores(
    three_raters: Path, tmp_path: Path, environment: dict[str, str], wish: str
) -> None:
    seen = used(three_raters, tmp_path, environment | {"REFUGE_ANNOTATOR_RENDERER": wish})
    assert seen["renderer"] == "raster"
    assert seen["seen"] > 10
    assert is_stored(three_raters)


@pytest.mark.parametrize("wish", ["auto", "raster", pytest.param("gl", marks=pytest.mark.gl)])
def test_where_wayland_was_hoped_for_in_vain_the_program_goes_on_with_what_is_there(
    three_raters: Path, tmp_path: Path, wish: str
) -> None:
    seen = used(three_raters, tmp_path, WAYLAND_THAT_IS_NOT_THERE | {"REFUGE_ANNOTATOR_RENDERER": wish})
    assert seen["platform"] == "xcb"
    assert wish != "gl" or seen["renderer"].startswith("OpenGL") or os.environ.get(WITHOUT_GL) == "1"
    assert not seen["foreign"]  # Qt's own functions are asked, which cannot be of another platform than Qt
    assert is_stored(three_raters)
