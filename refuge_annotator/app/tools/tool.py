"""What every mouse tool is: a state machine that turns gestures into edits, without a toolkit."""

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from refuge_annotator.geometry.point import Point
from refuge_annotator.study.reading import Reading, Structure

DRAG_PX = 3.0  # screen pixels: less is a jitter, not a drag
HIT_PX = 9.0  # screen pixels around a handle or a point that take it


class Pointer(NamedTuple):
    """Where the mouse is: a point in image pixels, screen pixels per image pixel, and whether Alt is held."""

    point: Point
    scale: float
    alt: bool = False


@dataclass(frozen=True, slots=True)
class Edit:
    """A finished gesture: what undo will call it, and the reading it leaves."""

    label: str
    reading: Reading


@dataclass(frozen=True, slots=True)
class Hover:
    """What a press would take: ``point``, ``handle``, ``rotate``, ``body`` or ``new``; with its index or name."""

    kind: str
    which: int | str = 0


class Tool(Protocol):
    """A mouse tool. Points come in image pixels; nothing is edited before `release`."""

    id: str
    title: str
    structure: Structure

    def hover(self, reading: Reading, pointer: Pointer) -> Hover:
        """Tell what a press here would take."""

    def press(self, reading: Reading, pointer: Pointer) -> None:
        """Begin a gesture."""

    def move(self, pointer: Pointer) -> Reading | None:
        """Return how the reading would look now; None while the gesture is only a jitter."""

    def release(self, pointer: Pointer) -> Edit | None:
        """End the gesture; None when it changes nothing."""

    def cancel(self) -> None:
        """Back out of the gesture."""
