"""A photograph with outlines over it, only to be looked at."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from refuge_annotator.app.kept_photographs import Fetched
from refuge_annotator.app.photographs import PhotographLoader
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.raster import center_of, half_extent_of
from refuge_annotator.study.image import Place
from refuge_annotator.study.reading import Reading
from refuge_annotator.ui.parts import column, label, row
from refuge_annotator.ui.theme import SPACE_2, SPACE_3, colors
from refuge_annotator.view.canvas import Canvas
from refuge_annotator.view.photograph import Photograph
from refuge_annotator.view.scene import EMPTY, Scene

DISC_SHARE = 0.30  # of the canvas' smaller side, that the disc's radius takes


class PhotographLook(QWidget):
    """Shows one photograph at a time; a late one never lands under another's outlines.

    Signals
    -------
    failed
        Why a photograph cannot be shown.
    """

    failed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.code, self.words = label("", "heading"), label("", "muted", wrap=True)
        self._canvas: Canvas | None = None
        self._loader: PhotographLoader | None = None
        self._scene: Scene = EMPTY
        self._around: tuple[Point, float] | None = None
        head = row(self.code, self.words, gap=SPACE_3)
        head.setStretch(1, 1)
        self._column = column(head, gap=SPACE_2)
        self.setLayout(self._column)

    @property
    def canvas(self) -> Canvas:
        """The canvas, made when it is first needed."""
        if self._canvas is None:
            self._canvas = Canvas()
            self._canvas.set_background(colors().room)
            self._column.addWidget(self._canvas, 1)
        return self._canvas

    def show_photograph(
        self, code: str, words: str, place: Place | None, scene: Scene, readings: list[Reading]
    ) -> None:
        """Load a photograph and lay outlines over it, magnified to the disc of the first reading that has one."""
        self.code.setText(code)
        self.words.setText(words)
        self._scene, self._around = scene, disc_of(readings)
        self.canvas.set_photograph(None)
        if self._loader is None:
            self._loader = PhotographLoader(self, prepare=self.canvas.preparer)
            self._loader.loaded.connect(self._loaded)
            self._loader.failed.connect(self._fail)
        self._loader.forget()  # whatever was on its way belongs to other outlines
        if place is not None:
            self._loader.request(place.path, place.pixel_sha256)

    def put_away(self) -> None:
        """Leave whatever is still being loaded to itself."""
        if self._loader is not None:
            self._loader.let_go()

    def restyle(self) -> None:
        """Follow a change of theme."""
        if self._canvas is not None:
            self._canvas.set_background(colors().room)

    def _loaded(self, fetched: Fetched[Photograph]) -> None:
        self.canvas.set_photograph(fetched.ready)
        self.canvas.set_scene(self._scene)
        if self._around is not None:
            center, radius = self._around
            side = min(self.canvas.width(), self.canvas.height())
            self.canvas.zoom_to(center, DISC_SHARE * side / max(radius, 1.0))

    def _fail(self, error: Exception) -> None:
        self.canvas.set_message(self.code.text())
        self.failed.emit(error)


def disc_of(readings: list[Reading]) -> tuple[Point, float] | None:
    """Return middle and radius of the first disc that is outlined."""
    shape = next((r.disc.shape for r in readings if r.disc.shape is not None), None)
    return None if shape is None else (center_of(shape), max(half_extent_of(shape)))
