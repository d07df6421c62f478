"""Three hundred photographs there and back, through the loader and the canvas: nothing is heaped up."""

import gc
import os
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import cv2
import numpy as np
import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtOpenGL import QOpenGLTexture

from refuge_annotator.app import photographs as loading
from refuge_annotator.app.foresight import Foresight
from refuge_annotator.app.photographs import PhotographLoader
from refuge_annotator.geometry.point import Point
from refuge_annotator.study.reading import Structure
from refuge_annotator.ui.warm_up import LATER
from refuge_annotator.view import textures_gl
from refuge_annotator.view.canvas import Canvas
from refuge_annotator.view.photograph import Photograph
from refuge_annotator.view.texture_gl import PhotographTexture
from refuge_annotator.view.textures_gl import MOST
from tests import review_study
from tests.flows.hands import Hands

COUNT, DISTINCT, FIRST = 300, 24, 30
WIDTH, HEIGHT = 800, 700  # with all that is kept of one: 5 MB, and a hundredth of it would be seen

pytestmark = pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="reads memory and handles from Linux")


def resident() -> int:
    """Return how many bytes of memory are in use."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def handles() -> int:
    return sum(1 for _ in Path("/proc/self/fd").iterdir())


@pytest.fixture(scope="module")
def photographs(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Return the files of 300 photographs; every 24th is the same picture."""
    folder = tmp_path_factory.mktemp("many")
    rng = np.random.default_rng(3)
    for number in range(DISTINCT):
        small = rng.integers(0, 255, (12, 14, 3), np.uint8)
        pixels = cv2.resize(small, (WIDTH, HEIGHT), interpolation=cv2.INTER_CUBIC)
        pixels[:8, :8] = number * 10
        (folder / f"{number:03}.jpg").write_bytes(cv2.imencode(".jpg", pixels)[1].tobytes())
    paths = [folder / f"{number:03}.jpg" for number in range(COUNT)]
    for number in range(DISTINCT, COUNT):
        os.link(paths[number % DISTINCT], paths[number])
    return paths


@pytest.fixture
def textures(monkeypatch: pytest.MonkeyPatch) -> list[QOpenGLTexture]:
    """Return the textures that were ever made of photographs."""
    made: list[QOpenGLTexture] = []

    def noted(photograph: Photograph) -> PhotographTexture:
        texture = PhotographTexture(photograph)
        made.append(texture.texture)
        return texture

    monkeypatch.setattr(textures_gl, "PhotographTexture", noted)
    return made


def test_there_and_back_leaves_memory_handles_and_textures_as_they_were(
    qtbot, monkeypatch: pytest.MonkeyPatch, renderer: str, photographs: list[Path], textures: list[QOpenGLTexture]
) -> None:
    monkeypatch.setattr(loading, "locate_disc", lambda _: None)  # the longest part, which keeps nothing
    canvas = Canvas()
    qtbot.addWidget(canvas)
    canvas.resize(320, 240)
    canvas.show()
    qtbot.waitExposed(canvas)
    loader, foresight = PhotographLoader(prepare=canvas.preparer), Foresight()
    loader.foreseen.connect(canvas.expect)
    order = [str(path) for path in photographs]

    def visit(place: int) -> None:
        with qtbot.waitSignal(loader.loaded) as loaded:
            loader.request(photographs[place])
        (fetched,) = loaded.args
        canvas.set_photograph(fetched.ready)
        loader.foresee(photographs[place], [Path(p) for p in foresight.likely(order, order[place], None)])
        assert abs(int(fetched.ready.pixels[3, 3, 0]) - place % DISTINCT * 10) < 8
        if place % 5 == 0:
            canvas.grab_image()
        alive = sum(texture.isCreated() for texture in textures)
        textures[:] = [texture for texture in textures if texture.isCreated()]
        assert alive <= MOST

    there = range(COUNT)
    for place in there[:FIRST]:
        visit(place)
    memory, open_files = resident(), handles()
    seen = []
    for place in [*there[FIRST:], *reversed(there)]:
        visit(place)
        if place % 30 == 0:
            seen.append(resident())
            assert handles() <= open_files + 2  # of two photographs that are just being read
    loader.let_go()
    canvas.set_photograph(None)
    assert max(seen) <= 1.1 * memory
    qtbot.waitUntil(lambda: handles() <= open_files)
    assert not any(texture.isCreated() for texture in textures)


def objects(hands: Hands) -> tuple[int, int]:
    """Return how many Qt objects the window has, and how many objects Python counts in all."""
    hands.window.autosave.flush()
    hands.qtbot.wait(50)
    gc.collect()
    return len(hands.window.findChildren(QObject)), len(gc.get_objects())


def leaves_nothing_behind(hands: Hands, go: Callable[[], None]) -> None:
    for name in LATER:  # or the window loads them meanwhile
        import_module(name)
    for _ in range(4):
        go()
    before = objects(hands)
    for _ in range(12):
        go()
    hands.qtbot.waitUntil(lambda: objects(hands)[0] <= before[0], timeout=10_000)  # what is on its way comes to its end
    assert objects(hands)[1] <= before[1] + 12 * 20  # a kept page alone has hundreds


def test_a_rater_who_goes_there_and_back_leaves_no_object_behind(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    page = hands.window.reading_page

    def go() -> None:
        code = hands.code
        hands.key(Qt.Key.Key_PageDown if page.rows.worklist[0].code == code else Qt.Key.Key_PageUp)
        hands.qtbot.waitUntil(lambda: hands.code != code)
        hands.click(Point(150, 250))
        hands.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    leaves_nothing_behind(hands, go)


def test_a_senior_who_goes_there_and_back_leaves_no_object_behind(hands: Hands, tmp_path: Path) -> None:
    hands.open(review_study.make(tmp_path / "study", [review_study.alike(), review_study.split_cups()]), "S1")
    page = hands.window.senior_page
    hands.qtbot.waitUntil(lambda: page.queue.sorted and page.session.case is not None)

    def go() -> None:
        image = page.session.case.image.id
        hands.key(Qt.Key.Key_PageDown if page.queue.rows[0].image.id == image else Qt.Key.Key_PageUp)
        hands.qtbot.waitUntil(lambda: page.session.case.image.id != image)
        for key in (Qt.Key.Key_M, Qt.Key.Key_V, Qt.Key.Key_V, Qt.Key.Key_M, Qt.Key.Key_M, Qt.Key.Key_S, Qt.Key.Key_S):
            hands.key(key)
        page.session.drop(page.session.order[0], Structure.CUP, "slip")
        hands.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    leaves_nothing_behind(hands, go)
