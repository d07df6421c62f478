"""The status line: where the pointer is, zoom, saved state, renderer."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
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


class Elided(QLabel):
    """A text that ends in … where there is no room for it, and is whole when the pointer rests on it."""

    def __init__(self, role: str) -> None:
        super().__init__()
        self.setProperty("role", role)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._whole = ""

    def show_text(self, text: str) -> None:
        """Show another text."""
        self._whole = text
        self.setToolTip(text)
        self._cut()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Ask for room for the whole text."""
        return QSize(self.fontMetrics().horizontalAdvance(self._whole) + 4, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Be content with a few letters."""
        return QSize(min(self.sizeHint().width(), 48), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the text to the room there is."""
        super().resizeEvent(event)
        self._cut()

    def _cut(self) -> None:
        self.setText(self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, self.width()))


class Foot(QWidget):
    """One slim line under the canvas."""

    def __init__(self, canvas: Canvas, autosave: Autosave, *, read_only: bool) -> None:
        super().__init__()
        self.setObjectName("foot")
        self._autosave = autosave
        self._read_only = read_only
        self._place: QLabel = label("", "small")
        self._zoom: QLabel = label("", "small")
        self.look = Elided("accent")
        self.look.hide()
        self.hint: QLabel = label("", "small")
        self.saved: QLabel = label("", "small")
        self._renderer = Elided("small")
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
        canvas.renderer_changed.connect(self._renderer.show_text)
        autosave.changed.connect(self.show_saved)
        self._show_zoom(canvas.view)
        self._renderer.show_text(canvas.renderer_name)
        self.show_saved()

    def show_look(self, look: Look) -> None:
        """Say what is changed of the photograph's look."""
        self.look.show_text(look_words(look))
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
