"""The status line: where the pointer is, zoom, saved state, renderer."""

from PySide6.QtWidgets import QLabel, QWidget

from refuge_annotator.app.autosave import Autosave, SaveState
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.transform import Transform
from refuge_annotator.imaging.look import PLAIN, Look
from refuge_annotator.ui.panels.look_words import look_words
from refuge_annotator.ui.parts import label, row, rule, say
from refuge_annotator.ui.theme import SPACE_1, SPACE_3
from refuge_annotator.ui.words import tr
from refuge_annotator.view.canvas import Canvas


class Foot(QWidget):
    """One slim line under the canvas."""

    def __init__(self, canvas: Canvas, autosave: Autosave, *, read_only: bool) -> None:
        super().__init__()
        self.setObjectName("foot")
        self._autosave = autosave
        self._read_only = read_only
        self._place: QLabel = label("", "small")
        self._zoom: QLabel = label("", "small")
        self.look: QLabel = label("", "accent")
        self.look.hide()
        self.hint: QLabel = label("", "small")
        self.saved: QLabel = label("", "small")
        self._renderer: QLabel = label("", "small")
        self._place.setMinimumWidth(120)
        layout = row(
            self._place, self._zoom, self.look, self.hint, 1, self.saved, rule("upright"), self._renderer, gap=SPACE_3
        )
        layout.setContentsMargins(SPACE_3, SPACE_1, SPACE_3, SPACE_1)
        self.setLayout(layout)
        canvas.hovered.connect(self._show_place)
        canvas.moved.connect(lambda point, _b, _m: self._show_place(point))
        canvas.left.connect(lambda: self._place.setText(""))
        canvas.view_changed.connect(self._show_zoom)
        canvas.renderer_changed.connect(self._renderer.setText)
        autosave.changed.connect(self.show_saved)
        self._show_zoom(canvas.view)
        self._renderer.setText(canvas.renderer_name)
        self.show_saved()

    def show_look(self, look: Look) -> None:
        """Say what is changed of the photograph's look."""
        self.look.setText(look_words(look))
        self.look.setVisible(look != PLAIN)

    def show_saved(self) -> None:
        """Say whether everything is stored."""
        if self._read_only:
            say(self.saved, tr("For viewing only"), "warn")
        elif self._autosave.state is SaveState.SAVED:
            say(self.saved, tr("Saved"), "small")
        elif self._autosave.state is SaveState.SAVING:
            say(self.saved, tr("Saving…"), "small")
        else:
            say(self.saved, tr("Not saved"), "danger")

    def _show_place(self, point: Point) -> None:
        self._place.setText(f"x {point[0]:.1f}   y {point[1]:.1f}")

    def _show_zoom(self, view: Transform) -> None:
        self._zoom.setText(f"{view.scale * 100:.0f} %")
