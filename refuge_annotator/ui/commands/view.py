"""What the canvas shows, and the look of the window."""

from typing import TYPE_CHECKING

from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.transform import zoom_about
from refuge_annotator.ui.theme import DARK, LIGHT, colors

if TYPE_CHECKING:
    from refuge_annotator.ui.main_window import MainWindow

ZOOM_STEP = 1.25


def fit(window: "MainWindow") -> None:
    """Show the whole photograph."""
    window.work.canvas.fit()


def zoom_to_disc(window: "MainWindow") -> None:
    """Magnify the disc: by its outline, or where it probably is."""
    window.work.zoom_to_disc()


def zoom_in(window: "MainWindow") -> None:
    """Magnify about the middle of the canvas."""
    _zoom(window, ZOOM_STEP)


def zoom_out(window: "MainWindow") -> None:
    """Shrink about the middle of the canvas."""
    _zoom(window, 1 / ZOOM_STEP)


def toggle_list(window: "MainWindow") -> None:
    """Show or hide the list of photographs."""
    window.work.toggle_list()


def search_list(window: "MainWindow") -> None:
    """Put the keyboard into the search above the list."""
    window.work.search_list()


def toggle_theme(window: "MainWindow") -> None:
    """Change between the dark and the light theme."""
    window.use_theme(LIGHT if colors() is DARK else DARK)


def _zoom(window: "MainWindow", factor: float) -> None:
    canvas = window.work.canvas
    canvas.move_view(zoom_about(canvas.view, Point(canvas.width() / 2, canvas.height() / 2), factor))
