"""Measure a handle: from the mouse's move until painted, on the rater's page, or the senior's over seven readings."""

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint

from benchmarks.material import painted, seven_readings
from benchmarks.ours.window import Painted, enter, mouse, open_study, rest
from benchmarks.steps import CANVAS, STUDY, WARM_UP, drag, tell
from refuge_annotator.geometry.ellipse import Ellipse, axis_end
from refuge_annotator.ui.main_window import MainWindow

SCALE = 2.0  # screen pixels per image pixel


def main() -> None:
    """Run it on the material in the folder that is given, as R1 or S1."""
    folder, code = Path(sys.argv[1]), sys.argv[2]
    window = open_study(folder, folder / STUDY)
    enter(window, code)
    current = _draw_as_senior(window) if code == "S1" else _draw_as_rater(window)
    window.actions_by_id["reading.disc"].trigger()
    ellipse, canvas = current(), window.work.canvas
    canvas.zoom_to(ellipse.center, SCALE)
    rest(1.0)
    watch = Painted(canvas)
    end = canvas.view.to_screen(axis_end(ellipse, "minor+"))
    at = QPoint(round(end[0]), round(end[1]))
    mouse(canvas, QEvent.Type.MouseButtonPress, at)
    outwards = 1 if at.x() > CANVAS[0] / 2 else -1
    drags = [
        watch.timed(lambda far=far: mouse(canvas, QEvent.Type.MouseMove, at + QPoint(outwards * far, 0)))
        for far in drag()
    ]
    if current() == ellipse:
        raise SystemExit("the outline did not move")
    mouse(canvas, QEvent.Type.MouseButtonRelease, at + QPoint(outwards * 5, 0))
    tell({"drag": drags[WARM_UP:]})
    window.autosave.flush()
    window.close()


def _draw_as_senior(window: MainWindow) -> Callable[[], Ellipse]:
    page = window.senior_page
    page.own.start_from_vote()
    return lambda: _drawn(page.session.drawn.disc.ellipse)


def _draw_as_rater(window: MainWindow) -> Callable[[], Ellipse]:
    session = window.reading_page.session
    session.edit("Outline disc and cup", seven_readings(painted()[1])[0])
    return lambda: _drawn(session.reading.disc.ellipse)


def _drawn(ellipse: Ellipse | None) -> Ellipse:
    if ellipse is None:
        raise SystemExit("there is no disc to drag")
    return ellipse


main()
