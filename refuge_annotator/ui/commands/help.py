"""What the program can do, and what it is."""

from typing import TYPE_CHECKING

from refuge_annotator.view.canvas import Canvas

if TYPE_CHECKING:
    from refuge_annotator.ui.main_window import MainWindow


def show_manual(window: "MainWindow") -> None:
    """Show what the raters are told to outline, or put it away."""
    window.manual.toggle()


def show_keys(window: "MainWindow") -> None:
    """Show the cheat sheet of keys."""
    from refuge_annotator.ui.dialogs.keys import KeysDialog
    from refuge_annotator.ui.menus import key_table

    KeysDialog(window, key_table(window.places)).ask()


def show_about(window: "MainWindow") -> None:
    """Say what the program is and what it is not for."""
    from refuge_annotator.ui.dialogs.about import AboutDialog

    canvas = window.page.findChild(Canvas)
    AboutDialog(window, canvas.renderer_name if isinstance(canvas, Canvas) else "").ask()
