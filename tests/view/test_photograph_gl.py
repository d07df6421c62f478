import gc
from pathlib import Path

import numpy as np
import pytest
import shiboken6
from PySide6.QtGui import QOpenGLContext
from PySide6.QtOpenGL import QOpenGLTexture
from PySide6.QtWidgets import QApplication

from refuge_annotator.view import photograph_gl
from refuge_annotator.view.display import Display
from refuge_annotator.view.photograph_gl import GlSurface, PhotographDrawer
from tests.view.looking import corner_photograph, grabbed, retina, settle

pytestmark = pytest.mark.gl


class Ledger:
    """What became of every texture: made, and destroyed with a context at hand."""

    def __init__(self) -> None:
        self.made: list[QOpenGLTexture] = []

    @property
    def alive(self) -> int:
        return sum(texture.isCreated() for texture in self.made)


@pytest.fixture
def ledger(monkeypatch) -> Ledger:
    book, upload = Ledger(), photograph_gl._upload

    def booked(pixels: np.ndarray) -> QOpenGLTexture:
        book.made.append(upload(pixels))
        return book.made[-1]

    monkeypatch.setattr(photograph_gl, "_upload", booked)
    return book


def resident_megabytes() -> float:
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * 4096 / 2**20


def test_fifty_photographs_in_turn_leave_one_texture(show, ledger):
    canvas = show("gl")
    for number in range(50):
        canvas.set_photograph(corner_photograph(90 + number, 60))
        grabbed(canvas)
    assert len(ledger.made) == 50
    assert ledger.alive == 1
    canvas.set_photograph(None)
    assert ledger.alive == 0


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="reads the memory from Linux")
@pytest.mark.parametrize("renderer", ["gl", "raster"])
def test_fifty_photographs_in_turn_leave_the_memory_flat(show, renderer):
    canvas = show(renderer)
    photographs = [retina(1000, 900, seed) for seed in range(2)]  # 15 MB each, with all their levels

    def turn(count: int) -> float:
        for number in range(count):
            canvas.set_photograph(photographs[number % 2])
            grabbed(canvas)
        gc.collect()
        return resident_megabytes()

    before = turn(10)
    assert turn(50) - before < 40


def test_a_canvas_that_goes_takes_its_texture_along(show, ledger):
    canvas = show("gl")
    canvas.set_photograph(corner_photograph())
    grabbed(canvas)
    assert ledger.alive == 1
    shiboken6.delete(canvas.findChild(Display))
    assert ledger.alive == 0


def test_the_end_of_the_program_leaves_no_texture(show, ledger):
    canvas = show("gl")
    canvas.set_photograph(corner_photograph())
    grabbed(canvas)
    QApplication.instance().aboutToQuit.emit()
    assert ledger.alive == 0


def test_textures_are_destroyed_whichever_context_is_current(show, ledger):
    one, other = show("gl"), show("gl")
    for canvas in (one, other):
        canvas.set_photograph(corner_photograph())
        grabbed(canvas)
    other.findChild(GlSurface).makeCurrent()
    one.set_photograph(None)
    assert [texture.isCreated() for texture in ledger.made] == [False, True]
    assert QOpenGLContext.currentContext() is None


def test_a_hidden_canvas_takes_a_photograph_and_shows_it_later(show, ledger):
    canvas = show("gl")
    canvas.hide()
    for number in range(5):
        canvas.set_photograph(corner_photograph(90 + number, 60))
    assert ledger.made == []
    canvas.show()
    settle(canvas)
    grabbed(canvas)
    assert ledger.alive == 1


def test_the_drawer_of_a_context_that_is_gone_has_nothing_left(show, ledger):
    canvas = show("gl")
    canvas.set_photograph(corner_photograph())
    grabbed(canvas)
    drawer = canvas.findChild(GlSurface)._drawer
    assert isinstance(drawer, PhotographDrawer)
    canvas.findChild(GlSurface).context().aboutToBeDestroyed.emit()
    assert ledger.alive == 0
