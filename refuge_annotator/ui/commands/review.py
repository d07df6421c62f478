"""What the senior does with a photograph."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from refuge_annotator.study.review import dropped
from refuge_annotator.ui.pages.senior_sight import VoteShown

if TYPE_CHECKING:
    from refuge_annotator.ui.main_window import MainWindow


def accept(window: "MainWindow") -> None:
    """Accept the vote, or the senior's own outline, as the reference standard."""
    window.senior_page.accept()


def return_to_raters(window: "MainWindow") -> None:
    """Return the photograph to one rater or several, with a reason."""
    window.senior_page.return_to_raters()


def mark_ungradable(window: "MainWindow") -> None:
    """Mark the photograph ungradable, with a reason."""
    window.senior_page.mark_ungradable()


def toggle_own(window: "MainWindow") -> None:
    """Begin the senior's own outline, or put it away."""
    window.senior_page.toggle_own()


def is_drawing(window: "MainWindow") -> bool:
    """Tell whether the senior's own outline is in hand."""
    return window.senior_page.sight.drawing


def toggle_mask(window: "MainWindow") -> None:
    """Show or hide the merged mask."""
    window.senior_page.toggle_mask()


def has_mask(window: "MainWindow") -> bool:
    """Tell whether anything of the merged mask is shown."""
    return window.senior_page.sight.vote is not VoteShown.HIDDEN


def adjust_vote(window: "MainWindow") -> None:
    """Begin the senior's own outline with the vote's."""
    window.senior_page.own.start_from_vote()


def change_tie_rule(window: "MainWindow") -> None:
    """Decide tied pixels by the next rule."""
    window.senior_page.panel.vote.take_next_rule()


def toggle_lane(window: "MainWindow") -> None:
    """Switch the fast lane for unanimous photographs on or off."""
    window.senior_page.lane.toggle()


def is_lane_on(window: "MainWindow") -> bool:
    """Tell whether the fast lane is on."""
    return window.senior_page.lane.is_on


def confirm_lane(window: "MainWindow") -> None:
    """Confirm the unanimous photographs whose sample was accepted, or take that back."""
    window.senior_page.lane.confirm_or_take_back()


def toggle_map(window: "MainWindow") -> None:
    """Show or hide how many raters drew each pixel."""
    window.senior_page.sight.toggle_map()


def has_map(window: "MainWindow") -> bool:
    """Tell whether it is shown how many raters drew each pixel."""
    return window.senior_page.sight.map


def toggle_rater(index: int) -> Callable[["MainWindow"], None]:
    """Return the command that shows or hides one rater's outlines."""

    def toggle(window: "MainWindow") -> None:
        window.senior_page.toggle_rater(index)

    return toggle


def is_shown(index: int) -> Callable[["MainWindow"], bool]:
    """Return what tells whether one rater's outlines are shown."""

    def is_one_shown(window: "MainWindow") -> bool:
        page = window.senior_page
        return index < len(page.session.order) and index not in page.sight.hidden

    return is_one_shown


def show_alone(index: int) -> Callable[["MainWindow"], None]:
    """Return the command that shows one rater and no other, or all again."""

    def show(window: "MainWindow") -> None:
        window.senior_page.show_alone(index)

    return show


def is_alone(index: int) -> Callable[["MainWindow"], bool]:
    """Return what tells whether one rater is shown and no other."""

    def is_one_alone(window: "MainWindow") -> bool:
        page = window.senior_page
        raters = range(len(page.session.order))
        return [place for place in raters if place not in page.sight.hidden] == [index]

    return is_one_alone


def show_all(window: "MainWindow") -> None:
    """Show every rater's outlines."""
    window.senior_page.sight.show_all()


def hide_all(window: "MainWindow") -> None:
    """Show no rater's outlines."""
    page = window.senior_page
    page.sight.hide_all(len(page.session.order))


def toggle_seven(window: "MainWindow") -> None:
    """Show all raters side by side, or over each other again."""
    window.senior_page.toggle_seven()


def is_seven(window: "MainWindow") -> bool:
    """Tell whether all raters are side by side."""
    return window.senior_page.sight.seven


def toggle_difference(window: "MainWindow") -> None:
    """Show or hide where the two raters that are shown differ, or the one from the vote."""
    window.senior_page.sight.toggle_difference()


def has_difference(window: "MainWindow") -> bool:
    """Tell whether it is shown where two differ."""
    return window.senior_page.sight.difference


def drop_rater(index: int) -> Callable[["MainWindow"], None]:
    """Return the command that drops one rater's structure in hand, or lets it count again."""

    def drop(window: "MainWindow") -> None:
        page = window.senior_page
        page.votes.toggle(index, page.own.structure)

    return drop


def is_dropped(index: int) -> Callable[["MainWindow"], bool]:
    """Return what tells whether one rater's structure in hand is dropped."""

    def is_one_dropped(window: "MainWindow") -> bool:
        page = window.senior_page
        order = page.session.order
        return index < len(order) and dropped(page.session.review, order[index], page.own.structure) is not None

    return is_one_dropped
