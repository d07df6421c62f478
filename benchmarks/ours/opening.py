"""Measure the next photograph in the rater's window, until painted: one that was foreseen, and one out of the blue."""

import sys
from pathlib import Path

from benchmarks.ours.window import Painted, enter, open_study, rest
from benchmarks.steps import OPENINGS, STUDY, tell
from refuge_annotator.ui.pages.reading import ReadingPage

IDLE_S = 0.7  # far more than the neighbours take to load
FAR = 7  # places; nothing is loaded that far ahead


def main() -> None:
    """Run it on the material in the folder that is given."""
    folder = Path(sys.argv[1])
    window = open_study(folder, folder / STUDY)
    enter(window, "R1")
    page = window.reading_page
    near = [_opened(page, 1) for _ in range(OPENINGS)]
    far = [_opened(page, FAR) for _ in range(OPENINGS)]  # always on: going back, one might still be kept
    tell({"foreseen": near[1:], "cold": far[1:]})
    window.close()


def _opened(page: ReadingPage, step: int) -> float:
    """Go a step, as the key for the next photograph does, or as a click in the list."""
    rest(IDLE_S)
    painted, order = Painted(page.canvas), page.list.model.entries
    here = next(place for place, entry in enumerate(order) if entry.key == page.session.opened.assignment.id)
    wished = order[(here + step) % len(order)].key
    seconds = painted.timed(
        (lambda: page.go(1)) if step == 1 else (lambda: page.list.wished.emit(wished)),
        also=lambda: page.session.opened.assignment.id == wished,
    )
    painted.deleteLater()
    return seconds


main()
