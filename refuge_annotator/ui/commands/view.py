"""What the canvas shows, and the look of the window."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.transform import zoom_about
from refuge_annotator.imaging.look import Channel
from refuge_annotator.ui.theme import DARK, LIGHT, colors

if TYPE_CHECKING:
    from refuge_annotator.ui.main_window import MainWindow

ZOOM_STEP = 1.25


def fit(window: "MainWindow") -> None:
    """Show the whole photograph."""
    window.work.canvas.fit()


def is_fitted(window: "MainWindow") -> bool:
    """Tell whether the whole photograph is shown."""
    return window.work.canvas.fitted


def zoom_to_disc(window: "MainWindow") -> None:
    """Magnify the disc: by its outline, or where it probably is."""
    window.work.zoom_to_disc()


def is_zoom_kept(window: "MainWindow") -> bool:
    """Tell whether the next photograph's disc comes as large as this one's was."""
    return window.work.keeps_zoom


def zoom_in(window: "MainWindow") -> None:
    """Magnify about the middle of the canvas."""
    _zoom(window, ZOOM_STEP)


def zoom_out(window: "MainWindow") -> None:
    """Shrink about the middle of the canvas."""
    _zoom(window, 1 / ZOOM_STEP)


def toggle_red_free(window: "MainWindow") -> None:
    """Show the green channel, or colours again."""
    window.work.frame.adjusting.toggle_channel(Channel.GREEN)


def is_red_free(window: "MainWindow") -> bool:
    """Tell whether the green channel is shown."""
    return window.work.frame.adjusting.look.channel is Channel.GREEN


def next_channel(window: "MainWindow") -> None:
    """Go through colours and single channels."""
    window.work.frame.adjusting.next_channel()


def toggle_negative(window: "MainWindow") -> None:
    """Exchange light and dark, or back."""
    window.work.frame.adjusting.toggle_negative()


def is_negative(window: "MainWindow") -> bool:
    """Tell whether light and dark are exchanged."""
    return window.work.frame.adjusting.look.invert


def toggle_local_contrast(window: "MainWindow") -> None:
    """Even the contrast out, or no more."""
    window.work.frame.adjusting.toggle_local_contrast()


def is_evened(window: "MainWindow") -> bool:
    """Tell whether the contrast is evened out."""
    return window.work.frame.adjusting.look.clahe


def step_contrast(steps: int) -> Callable[["MainWindow"], None]:
    """Return what raises the contrast, or with less than nothing lowers it."""
    return lambda window: window.work.frame.adjusting.step_contrast(steps)


def step_brightness(steps: int) -> Callable[["MainWindow"], None]:
    """Return what lightens, or with less than nothing darkens."""
    return lambda window: window.work.frame.adjusting.step_brightness(steps)


def reset_look(window: "MainWindow") -> None:
    """Show photographs as they are."""
    window.work.frame.adjusting.reset()


def toggle_loupe(window: "MainWindow") -> None:
    """Magnify what is round the pointer, or no more."""
    window.work.frame.adjusting.toggle_loupe()


def has_loupe(window: "MainWindow") -> bool:
    """Tell whether the loupe is out."""
    return window.work.frame.adjusting.loupe


def toggle_exact(window: "MainWindow") -> None:
    """Show magnified pixels as squares, or blended."""
    window.work.frame.adjusting.toggle_exact()


def is_exact(window: "MainWindow") -> bool:
    """Tell whether magnified pixels are squares."""
    return window.work.frame.adjusting.exact


def toggle_axis(window: "MainWindow") -> None:
    """Draw the line from disc to fovea, or no more."""
    window.work.frame.adjusting.toggle_axis()


def has_axis(window: "MainWindow") -> bool:
    """Tell whether the line from disc to fovea is drawn."""
    return window.work.frame.adjusting.axis


def toggle_list(window: "MainWindow") -> None:
    """Show or hide the list of photographs."""
    window.work.frame.toggle_list()


def has_list(window: "MainWindow") -> bool:
    """Tell whether the list of photographs is shown."""
    return window.work.frame.has_list


def search_list(window: "MainWindow") -> None:
    """Put the keyboard into the search above the list."""
    window.work.search_list()


def toggle_theme(window: "MainWindow") -> None:
    """Change between the dark and the light theme."""
    window.use_theme(LIGHT if colors() is DARK else DARK)


def _zoom(window: "MainWindow", factor: float) -> None:
    canvas = window.work.canvas
    canvas.move_view(zoom_about(canvas.view, Point(canvas.width() / 2, canvas.height() / 2), factor))
