"""What every test can ask for, and what no test may leave behind."""

import gc
import locale
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

from tests.renderers import CARD, RASTER, draw_with

pytest_plugins = ["pytester"]

# The same examples in every run, on however slow a machine.
hypothesis.settings.register_profile("steady", deadline=None, derandomize=True)
hypothesis.settings.load_profile("steady")

FOLDERS = ("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Let a skipped OpenGL test fail in continuous integration: there it would go unnoticed for ever."""
    report = yield
    if os.environ.get("CI") and report.skipped and not hasattr(report, "wasxfail") and item.get_closest_marker("gl"):
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} needs OpenGL and was skipped: {report.longrepr[-1]}"
    return report


@pytest.fixture(scope="session", autouse=True)
def folders_of_our_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Settings, logs and caches of the tests and of the programs they start; nobody's own are read or written."""
    folder = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for name in FOLDERS:
            patch.setenv(name, str(folder / name.removeprefix("XDG_").lower()))
        yield folder


@pytest.fixture(autouse=True)
def garbage_ends_here() -> Iterator[None]:
    """Collect garbage between tests, as the window does in its thread: a Qt object that ends in another ends Python."""
    gc.disable()
    yield
    due = [count > limit for count, limit in zip(gc.get_count(), gc.get_threshold(), strict=True)]
    if due[0]:
        gc.collect(2 if due[1] and due[2] else 1 if due[1] else 0)


@pytest.fixture(autouse=True)
def locale_put_back() -> Iterator[None]:
    """Whatever a test does to the C library's locale ends with it."""
    before = locale.setlocale(locale.LC_ALL)
    yield
    locale.setlocale(locale.LC_ALL, before)


@pytest.fixture(params=[pytest.param(CARD, marks=pytest.mark.gl), RASTER])
def renderer(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """With a graphics card and without, one after the other."""
    draw_with(request.param, monkeypatch)
    return request.param


@pytest.fixture(scope="session")
def complete_demo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a small demo study, read and reviewed to the end; made once for all tests, never changed."""
    from refuge_annotator.demo.study import make_demo

    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    folder = shared / "complete-demo"
    if not folder.exists():
        made = tmp_path_factory.mktemp("demo") / "made"
        make_demo(made, photographs=4, complete=True)
        try:
            made.rename(folder)
        except OSError:  # another worker was faster
            shutil.rmtree(made)
    return folder


@pytest.fixture
def demo_study(complete_demo: Path, tmp_path: Path) -> Path:
    """Return the study file of a copy of the complete demo; the test may do what it likes with it."""
    return Path(shutil.copytree(complete_demo, tmp_path / "demo")) / "demo.refuge"
