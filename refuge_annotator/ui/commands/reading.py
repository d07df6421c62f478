"""What a rater does with a photograph."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from refuge_annotator.study.reading import Answer, Confidence, Fault, Structure, answer_of

if TYPE_CHECKING:
    from refuge_annotator.ui.main_window import MainWindow


def take_disc(window: "MainWindow") -> None:
    """Take the disc tool."""
    window.work.take_tool(Structure.DISC)


def take_cup(window: "MainWindow") -> None:
    """Take the cup tool."""
    window.work.take_tool(Structure.CUP)


def take_fovea(window: "MainWindow") -> None:
    """Take the fovea tool."""
    window.work.take_tool(Structure.FOVEA)


def has_tool(structure: Structure) -> Callable[["MainWindow"], bool]:
    """Return what tells whether the tool of a structure is in hand."""
    return lambda window: window.work.drawing.tool.structure is structure


def answer_absent(window: "MainWindow") -> None:
    """Answer "no cup" or "fovea not visible", whichever tool is in hand."""
    window.reading_page.answer_current(Answer.ABSENT)


def answer_cannot_grade(window: "MainWindow") -> None:
    """Answer "cannot grade" for the structure of the tool in hand."""
    window.reading_page.answer_current(Answer.CANNOT_GRADE)


def has_answer(what: Answer) -> Callable[["MainWindow"], bool]:
    """Return what tells whether the structure of the tool in hand has an answer."""

    def has(window: "MainWindow") -> bool:
        drawing = window.work.drawing
        return answer_of(drawing.reading, drawing.tool.structure) is what

    return has


def doubt_fovea(window: "MainWindow") -> None:
    """Say that the fovea's place is uncertain, or no longer."""
    window.reading_page.doubt_fovea()


def is_doubted(window: "MainWindow") -> bool:
    """Tell whether the fovea's place is said to be uncertain."""
    return window.work.drawing.reading.fovea.uncertain


def say_fault(fault: Fault) -> Callable[["MainWindow"], None]:
    """Return the deed that says that the photograph has a fault, or no longer."""
    return lambda window: window.reading_page.say_fault(fault)


def has_fault(fault: Fault) -> Callable[["MainWindow"], bool]:
    """Return what tells whether the photograph is said to have a fault."""
    return lambda window: fault in window.work.drawing.reading.faults


def say_confidence(confidence: Confidence) -> Callable[["MainWindow"], None]:
    """Return the deed that says how sure the rater is."""
    return lambda window: window.reading_page.say_confidence(confidence)


def has_confidence(confidence: Confidence) -> Callable[["MainWindow"], bool]:
    """Return what tells whether the rater is said to be so sure."""
    return lambda window: window.work.drawing.reading.confidence is confidence


def write_note(window: "MainWindow") -> None:
    """Go to the notes."""
    window.reading_page.write_note()


def submit(window: "MainWindow") -> None:
    """Submit the reading and go on to the next unfinished photograph."""
    window.reading_page.submit()


def recall(window: "MainWindow") -> None:
    """Take a submission back."""
    window.reading_page.recall()


def previous(window: "MainWindow") -> None:
    """Go to the previous photograph of the list."""
    window.work.go(-1)


def next_photograph(window: "MainWindow") -> None:
    """Go to the next photograph of the list."""
    window.work.go(1)


def next_unfinished(window: "MainWindow") -> None:
    """Go to the next photograph that is not done."""
    window.work.go_unfinished()
