"""A canvas for each way of drawing."""

import os
from collections.abc import Callable

import pytest

from refuge_annotator.view.canvas import Canvas
from tests.renderers import ALL, RASTER, draw_with
from tests.view.looking import settle

WITHOUT_GL = "REFUGE_ANNOTATOR_TESTS_WITHOUT_GL"
Show = Callable[..., Canvas]


@pytest.fixture
def show(qtbot, monkeypatch) -> Show:
    """Return a function that shows a canvas of a size with a renderer; OpenGL that is missing is a failure."""

    def shown(renderer: str, width: int = 400, height: int = 300) -> Canvas:
        draw_with(renderer, monkeypatch)
        canvas = Canvas()
        qtbot.addWidget(canvas)
        canvas.resize(width, height)
        canvas.show()
        qtbot.waitExposed(canvas)
        settle(canvas)
        if renderer != RASTER and canvas.renderer_name == "raster":
            if os.environ.get(WITHOUT_GL) == "1":
                pytest.skip("no OpenGL here")
            pytest.fail(f"there is no OpenGL here; start Xvfb with +extension GLX, or set {WITHOUT_GL}=1")
        return canvas

    return shown


@pytest.fixture(params=ALL)
def renderer(request, monkeypatch) -> str:
    """Every way of drawing, one after the other."""
    draw_with(request.param, monkeypatch)
    return request.param


@pytest.fixture
def canvas(show, renderer) -> Canvas:
    """Return a shown canvas of 400 x 300 pixels, once with each renderer."""
    return show(renderer)
