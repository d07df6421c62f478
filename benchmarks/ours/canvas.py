"""Measure the canvas: a frame while panning and zooming over the outlines of seven raters, until painted."""

import json
import sys
from pathlib import Path

import numpy as np
from PIL import Image
from PySide6.QtWidgets import QApplication

from benchmarks.ours.window import Painted, make_application, rest
from benchmarks.steps import CANVAS, WARM_UP, tell, views
from refuge_annotator.geometry.ellipse import normal_ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.transform import center_on
from refuge_annotator.study.reading import EMPTY, Reading, Structure, adjust
from refuge_annotator.view.canvas import Canvas
from refuge_annotator.view.display import RASTER, prepare_window
from refuge_annotator.view.overlays.catalog import draw
from refuge_annotator.view.overlays.overlay import RaterReading, Shown


def main() -> None:
    """Run it on the material in the folder that is given."""
    folder = Path(sys.argv[1])
    make_application()
    canvas = Canvas()
    prepare_window(canvas)
    canvas.resize(*CANVAS)
    canvas.show()
    canvas.set_photograph(np.asarray(Image.open(sorted((folder / "photographs").iterdir())[0])))
    raters = tuple(RaterReading(place, reading) for place, reading in enumerate(_readings(folder)))
    canvas.set_scene(draw(Shown(raters=raters), ["other-readings"]))
    rest(1.0)
    painted = Painted(canvas)
    room = float(CANVAS[0]), float(CANVAS[1])
    frames = [
        painted.timed(lambda x=x, y=y, scale=scale: canvas.set_view(center_on(Point(x, y), scale, room)))
        for x, y, scale in views()
    ]
    tell({"frame": frames[WARM_UP:]}, **({} if canvas.renderer_name == RASTER else {"drawn by": canvas.renderer_name}))
    QApplication.quit()


def _readings(folder: Path) -> list[Reading]:
    outlines = [normal_ellipse(*o) for o in json.loads((folder / "outlines.json").read_text())]
    pairs = zip(outlines[::2], outlines[1::2], strict=True)
    return [adjust(adjust(EMPTY, Structure.DISC, disc), Structure.CUP, cup) for disc, cup in pairs]


main()
