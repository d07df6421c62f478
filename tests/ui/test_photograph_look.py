"""A photograph that is only looked at: what cannot be shown or comes late never stands under another's code."""

import threading

import numpy as np
import pytest

from refuge_annotator.app.photographs import PhotographLoader
from refuge_annotator.imaging.load import load_photograph
from refuge_annotator.study.image import Place
from refuge_annotator.ui.panels.photograph_look import PhotographLook
from refuge_annotator.view.scene import EMPTY, Marker, Scene
from tests.imaging import files

FIRST, SECOND = (Scene(markers=(Marker((place, 5.0), "dot", "#ffffff", 7.0),)) for place in (5.0, 9.0))


@pytest.fixture
def places(tmp_path):
    """Two photographs that differ."""
    made = []
    for number in (60, 160):
        path = tmp_path / f"{number}.png"
        path.write_bytes(files.png(np.full((40, 50, 3), number, np.uint8), 2))
        made.append(Place(path, load_photograph(path).pixel_sha256))
    return made


@pytest.fixture
def look(qtbot, monkeypatch):
    monkeypatch.setenv("REFUGE_ANNOTATOR_RENDERER", "raster")
    made = PhotographLook()
    qtbot.addWidget(made)
    made.resize(300, 300)
    made.show()
    yield made
    made.put_away()


def seen(look) -> int:
    """Return the grey of the photograph on screen; 0 while there is none."""
    shown = look.canvas.photograph
    return 0 if shown is None else int(shown.pixels[3, 3, 0])


def show(look, code: str, place: Place | None, scene: Scene = EMPTY) -> None:
    look.show_photograph(code, "", place, scene, [])


def test_one_that_cannot_be_shown_leaves_nothing_of_the_one_before(look, places, qtbot):
    show(look, "P1", places[0], FIRST)
    qtbot.waitUntil(lambda: seen(look) == 60)
    places[1].path.write_bytes(b"no picture")
    with qtbot.waitSignal(look.failed):
        show(look, "P2", places[1], SECOND)
    assert look.canvas.photograph is None
    assert look.canvas.scene() == EMPTY
    show(look, "P1", places[0], FIRST)
    qtbot.waitUntil(lambda: seen(look) == 60)
    assert look.canvas.scene() == FIRST


def test_other_pixels_than_those_that_were_read_are_not_shown(look, places, qtbot):
    with qtbot.waitSignal(look.failed) as failed:
        show(look, "P1", Place(places[0].path, places[1].pixel_sha256), FIRST)
    assert "pixels have changed" in str(failed.args[0])
    assert look.canvas.photograph is None


@pytest.mark.parametrize("second_is_there", [True, False])
def test_a_late_one_never_lands_under_another_code(look, places, qtbot, monkeypatch, second_is_there):
    gate = threading.Event()

    def load(path):
        assert path != places[0].path or gate.wait(20)
        return load_photograph(path)

    show(look, "", None)
    loader = look.findChild(PhotographLoader)
    monkeypatch.setattr(loader, "load", load)
    show(look, "P1", places[0], FIRST)
    show(look, "P2", places[1] if second_is_there else None, SECOND)
    if second_is_there:
        qtbot.waitUntil(lambda: seen(look) == 160)
    gate.set()
    qtbot.wait(150)
    assert look.code.text() == "P2"
    assert seen(look) == (160 if second_is_there else 0)
    assert look.canvas.scene() == (SECOND if second_is_there else EMPTY)
