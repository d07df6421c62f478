"""What the senior wants to see of the raters and the vote."""

from enum import Enum

from PySide6.QtCore import QObject, Signal


class VoteShown(Enum):
    """How much of the vote is shown."""

    EDGE = "edge"
    FILLED = "filled"
    HIDDEN = "hidden"


class Sight(QObject):
    """What the senior wants to see; nothing of it changes the review.

    Raters are meant by their places, 0 for A.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.hidden: frozenset[int] = frozenset()
        self.focus: int | None = None  # the rater whom the others step back behind
        self.vote = VoteShown.EDGE
        self.map = False  # how many drew each pixel
        self.difference = False  # what one of two drew and the other did not
        self.seven = False  # all raters side by side
        self.nothing = False  # while the key that hides everything is held
        self.drawing = False  # whether the senior's own outline is in hand

    def begin(self) -> None:
        """Show all raters of another photograph."""
        self.hidden, self.focus, self.seven = frozenset(), None, False

    def toggle_rater(self, place: int) -> None:
        """Hide or show a rater's outlines."""
        self.hidden ^= {place}
        self.changed.emit()

    def show_alone(self, place: int, raters: int) -> None:
        """Show one of so many raters and no other; once more shows all."""
        others = frozenset(range(raters)) - {place}
        self.hidden = frozenset() if self.hidden == others else others
        self.changed.emit()

    def show_all(self) -> None:
        """Show every rater."""
        self.hidden = frozenset()
        self.changed.emit()

    def hide_all(self, raters: int) -> None:
        """Show none of so many raters: the photograph and the vote."""
        self.hidden = frozenset(range(raters))
        self.changed.emit()

    def toggle_vote(self) -> None:
        """Show the vote's edge, then its pixels too, then nothing of it."""
        order = list(VoteShown)
        self.vote = order[(order.index(self.vote) + 1) % len(order)]
        self.changed.emit()

    def toggle_map(self) -> None:
        """Show or hide how many raters drew each pixel."""
        self.map, self.difference = not self.map, False
        self.changed.emit()

    def toggle_difference(self) -> None:
        """Show or hide what differs between the two raters that are shown, or between the one and the vote."""
        self.difference, self.map = not self.difference, False
        self.changed.emit()

    def toggle_seven(self) -> None:
        """Show all raters side by side, or over each other again."""
        self.seven = not self.seven
        self.changed.emit()

    def leave_seven(self, place: int | None) -> None:
        """Go back to the single view, with a rater in focus where one was picked."""
        self.seven, self.focus = False, place
        self.hidden -= {place}
        self.changed.emit()

    def hide_everything(self, wish: bool) -> None:
        """Show nothing but the photograph, or all of it again."""
        if wish is not self.nothing:
            self.nothing = wish
            self.changed.emit()

    def compared(self, raters: int) -> tuple[int, int | None] | None:
        """Return whose difference is shown, of so many raters: two, or one and the vote (None); nobody's else."""
        shown = [place for place in range(raters) if place not in self.hidden]
        if not self.difference or not 1 <= len(shown) <= 2:
            return None
        return shown[0], shown[1] if len(shown) == 2 else None
