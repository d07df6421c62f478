"""Undo, redo and delete."""

from typing import TYPE_CHECKING

from refuge_annotator.geometry.fit import FitMode
from refuge_annotator.study.reading import OUTLINED, outline_of

if TYPE_CHECKING:
    from refuge_annotator.ui.main_window import MainWindow


def undo(window: "MainWindow") -> None:
    """Take the last step back."""
    window.work.undo()


def redo(window: "MainWindow") -> None:
    """Bring the step again that was taken back."""
    window.work.redo()


def delete_point(window: "MainWindow") -> None:
    """Delete the selected boundary point, or the last."""
    window.work.delete_point()


def switch_curve(window: "MainWindow") -> None:
    """Draw the structure in hand as a closed curve, or as an ellipse again."""
    window.work.drawing.switch_curve()


def is_curve(window: "MainWindow") -> bool:
    """Tell whether the structure in hand is drawn as a closed curve."""
    drawing = window.work.drawing
    structure = drawing.tool.structure
    return structure in OUTLINED and outline_of(drawing.reading, structure).fit_mode is FitMode.CURVE


def type_numbers(window: "MainWindow") -> None:
    """Type the numbers of the structure in hand, where it has any."""
    page = window.work
    refused = page.numbers.begin()
    if refused:
        page.frame.foot.hint.setText(refused)


def clear_structure(window: "MainWindow") -> None:
    """Clear the structure of the tool in hand."""
    window.work.clear_structure()
