"""The same canvas on other machines: scaled screens, old or missing OpenGL, Wayland."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.view.conftest import WITHOUT_GL

ROOT = Path(__file__).resolve().parents[2]
GL = pytest.param("gl", marks=pytest.mark.gl)
LINUX = sys.platform.startswith("linux")
OTHER_OPENGL = [{"LIBGL_ALWAYS_SOFTWARE": "1"}, {"QT_OPENGL": "software"}]
NO_OPENGL = [{"QT_QPA_PLATFORM": "offscreen"}, {"QT_QPA_PLATFORM": "minimal"}]
if LINUX:
    OTHER_OPENGL += [
        {"MESA_GL_VERSION_OVERRIDE": "2.1"},
        {"MESA_GL_VERSION_OVERRIDE": "3.3"},
        {"QT_XCB_GL_INTEGRATION": "xcb_egl"},
        {"WAYLAND_DISPLAY": "wayland-0", "QT_QPA_PLATFORM": "xcb"},
    ]
    NO_OPENGL += [
        {"QT_XCB_GL_INTEGRATION": "none"},
        {"MESA_GL_VERSION_OVERRIDE": "1.4"},
        {"LIBGL_DRIVERS_PATH": "/nowhere", "LIBGL_ALWAYS_SOFTWARE": "1"},
    ]


@pytest.fixture
def look(request, qapp):
    """Return a function that shows a canvas in a program of its own, with an environment of its own."""

    needs_gl = request.node.get_closest_marker("gl") is not None

    def looked(renderer: str, **environment: str) -> dict:
        env = {name: value for name, value in os.environ.items() if not name.startswith(("QT_SCALE", "MESA_"))}
        env |= {"REFUGE_ANNOTATOR_RENDERER": renderer, "PYTHONPATH": str(ROOT), **environment}
        command = [sys.executable, "-m", "tests.view.looker"]
        ran = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=120)
        assert ran.returncode == 0, ran.stderr
        seen = json.loads(ran.stdout.splitlines()[-1])
        if needs_gl and seen["renderer"] == "raster" and os.environ.get(WITHOUT_GL) == "1":
            pytest.skip("no OpenGL here")
        return seen

    return looked


def is_right(seen: dict) -> bool:
    shown_well = seen["color_off"] <= 2 and seen["place_off"] <= 1.0 / seen["ratio"]
    return shown_well and seen["click_off"] <= 1e-6 and seen["dragged_off"] == 0


@pytest.mark.parametrize("renderer", [GL, "raster"])
@pytest.mark.parametrize("factor", ["1", "1.25", "1.5", "2"])
def test_on_scaled_screens_photograph_clicks_and_drawing_agree(look, renderer, factor):
    seen = look(renderer, QT_SCALE_FACTOR=factor)
    assert is_right(seen), seen
    assert seen["ratio"] == float(factor)
    assert seen["size"] == [round(400 * float(factor)), round(300 * float(factor))]
    assert seen["renderer"].startswith("OpenGL" if renderer == "gl" else "raster")


@pytest.mark.gl
@pytest.mark.parametrize("environment", OTHER_OPENGL)
def test_every_opengl_draws_the_same(look, environment):
    seen = look("gl", **environment)
    assert is_right(seen), seen
    assert seen["renderer"].startswith("OpenGL"), seen


@pytest.mark.parametrize("wish", ["auto", "gl"])
@pytest.mark.parametrize("environment", NO_OPENGL)
def test_without_a_usable_opengl_the_raster_draws_the_same(look, wish, environment):
    seen = look(wish, **environment)
    assert is_right(seen), seen
    assert seen["renderer"] == "raster", seen
