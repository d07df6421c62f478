import gc
from pathlib import Path

import numpy as np
import pytest
import shiboken6
from PySide6.QtGui import QOpenGLContext
from PySide6.QtWidgets import QApplication

from refuge_annotator.view import textures_gl
from refuge_annotator.view.display import Display
from refuge_annotator.view.photograph import Photograph
from refuge_annotator.view.photograph_gl import GlSurface, PhotographDrawer
from refuge_annotator.view.texture_gl import PhotographTexture
from refuge_annotator.view.textures_gl import MOST
from tests.view.looking import corner_photograph, grabbed, pixels_of, retina, settle

pytestmark = pytest.mark.gl


class Ledger:
    """What became of every texture: made, and destroyed with a context at hand."""

    def __init__(self) -> None:
        self.made: list[PhotographTexture] = []
        self.widths: list[int] = []

    @property
    def alive(self) -> int:
        return sum(made.texture.isCreated() for made in self.made)


@pytest.fixture
def ledger(monkeypatch) -> Ledger:
    book = Ledger()

    def booked(photograph: Photograph) -> PhotographTexture:
        book.made.append(PhotographTexture(photograph))
        book.widths.append(photograph.size[0])
        return book.made[-1]

    monkeypatch.setattr(textures_gl, "PhotographTexture", booked)
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


def photographs(count: int) -> list[Photograph]:
    return [Photograph(corner_photograph(90 + number, 60)) for number in range(count)]


def test_what_is_expected_is_copied_while_nothing_else_is_to_do(qtbot, show, ledger):
    canvas = show("gl")
    one, two, three, four = photographs(4)
    canvas.set_photograph(one)
    grabbed(canvas)
    canvas.expect([two, three, four])
    assert len(ledger.made) == 1
    qtbot.waitUntil(lambda: len(ledger.made) == 3)
    canvas.set_photograph(two)
    assert tuple(grabbed(canvas)[150, 200]) == (120, 120, 120)
    canvas.expect([three, one])
    qtbot.waitUntil(lambda: len(ledger.made) == 4)
    assert ledger.alive == 3
    assert ledger.widths == [90, 91, 92, 90]


def test_never_more_than_three_photographs_are_in_the_card(qtbot, show, ledger):
    canvas = show("gl")
    many = photographs(12)
    for place in (0, 1, 2, 3, 2, 1, 7, 8, 9, 3, 0):
        canvas.set_photograph(many[place])
        canvas.expect([many[place + 1], many[place + 2], many[place - 1]])
        qtbot.wait(60)
        grabbed(canvas)
        assert 1 <= ledger.alive <= MOST
    canvas.set_photograph(None)
    assert ledger.alive == 0
    qtbot.wait(60)
    assert ledger.alive == 0


def test_the_first_frame_of_an_expected_photograph_is_as_of_any_other(qtbot, show, ledger):
    canvas = show("gl")
    first, second = retina(300, 260, 1), Photograph(retina(280, 240, 2))
    canvas.set_photograph(first)
    grabbed(canvas)
    canvas.expect([second])
    qtbot.waitUntil(lambda: len(ledger.made) == 2)
    canvas.set_photograph(second)
    foreseen = pixels_of(canvas.grab_image())
    assert len(ledger.made) == 2
    canvas.set_photograph(None)
    canvas.set_photograph(second)
    assert np.array_equal(foreseen, pixels_of(canvas.grab_image()))
    assert foreseen.std() > 10


def test_a_card_without_room_for_neighbours_goes_on_with_the_one_on_screen(qtbot, show, ledger, monkeypatch):
    canvas = show("gl")
    one, two = photographs(2)
    canvas.set_photograph(one)
    grabbed(canvas)
    drawer = canvas.findChild(GlSurface)._drawer
    functions = drawer.textures._own.functions()
    answers = iter((0, 0x0505))  # nothing of others, and then: out of memory
    monkeypatch.setattr(drawer.textures._own, "functions", lambda: Errors(functions, answers), raising=False)
    canvas.expect([two])
    qtbot.waitUntil(lambda: len(ledger.made) == 2)
    assert [made.texture.isCreated() for made in ledger.made] == [True, False]
    assert canvas.renderer_name != "raster"


class Errors:
    """The functions of a context, with errors as they are wished for."""

    def __init__(self, functions, answers) -> None:
        self._functions, self._answers = functions, answers

    def glGetError(self) -> int:
        return next(self._answers)

    def glFlush(self) -> None:
        self._functions.glFlush()


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
    assert [made.texture.isCreated() for made in ledger.made] == [False, True]
    assert QOpenGLContext.currentContext() is other.findChild(GlSurface).context()  # it may be drawing


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
