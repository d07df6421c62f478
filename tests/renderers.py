"""The ways of drawing that tests go through."""

import pytest

from refuge_annotator.view import display, opengl

CARD, SOFTWARE, RASTER = "gl", "gl in software", "raster"
ALL = [pytest.param(CARD, marks=pytest.mark.gl), pytest.param(SOFTWARE, marks=pytest.mark.gl), RASTER]
KNOWN = opengl.IN_SOFTWARE


def draw_with(renderer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every canvas made from now on draw one way; with `CARD`, software is taken for a graphics card."""
    monkeypatch.setenv(display.WISH, display.RASTER if renderer == RASTER else display.GL)
    monkeypatch.setattr(opengl, "IN_SOFTWARE", () if renderer == CARD else KNOWN)
