"""Type the numbers of the structure in hand: they are shown at once, set as one step, or backed out of."""

from PySide6.QtCore import QEvent, QObject

from refuge_annotator.app.tools import boundary, keyboard
from refuge_annotator.app.tools.tool import Edit
from refuge_annotator.geometry.ellipse import MIN_SEMI_AXIS, Ellipse, normal_ellipse
from refuge_annotator.geometry.fit import FitMode
from refuge_annotator.geometry.point import Point
from refuge_annotator.study.reading import EMPTY, Reading, Structure, outline_of, taken_over
from refuge_annotator.ui.pages.drawing import Drawing
from refuge_annotator.ui.panels.numbers import Asked, Numbers, NumbersBox, Rows
from refuge_annotator.ui.panels.structure_words import structure_name
from refuge_annotator.ui.words import tr
from refuge_annotator.view.canvas import Canvas


class NumberEntry(QObject):
    """Between the fields and the drawing; ends without a step when the canvas takes the keyboard back.

    Whatever else changes the reading meanwhile shows in the fields that nobody has typed in; what is typed stays, until
    there is nothing left that it could be a number of.
    """

    def __init__(self, drawing: Drawing, box: NumbersBox, canvas: Canvas) -> None:
        super().__init__(box)
        self._drawing, self._box, self._canvas = drawing, box, canvas
        self._structure = Structure.DISC  # whose numbers they are
        self._base: Reading = EMPTY  # without what is typed
        self._shown: Reading = EMPTY  # with it
        self._was: Numbers = ()
        box.tried.connect(self._try)
        box.given.connect(self._give)
        box.left.connect(self.back_out)
        canvas.installEventFilter(self)

    def begin(self) -> str:
        """Show the fields for the structure in hand; return why there are none, else nothing."""
        structure = self._drawing.tool.structure
        if not self._drawing.editable:
            return tr("Nothing is being drawn here now.")
        self._drawing.cancel()
        reading = self._drawing.reading
        rows = self._rows(structure, reading)
        if rows:
            self._structure = structure
            self._base = self._shown = reading
            self._box.ask(tr("NUMBERS: {name}", name=structure_name(structure).upper()), rows)
            return ""
        if outline_of(reading, structure).fit_mode is FitMode.CURVE:
            return tr("A closed curve has no numbers: drag its points.")
        return tr("There is no ellipse yet that has numbers.")

    def back_out(self) -> None:
        """Take the fields away, and what was typed with them."""
        if self._box.fields:
            self._close()
            self._drawing.previewed.emit(None)

    def follow(self) -> None:
        """Keep up with the reading, which something else may have changed."""
        if not self._box.fields:
            return
        if not self._drawing.editable:
            self.back_out()
            return
        now = taken_over(self._base, self._structure, self._drawing.reading)
        if now == self._shown:
            return
        if now != self._base:
            self._base = self._shown = now
            rows = self._rows(self._structure, now)
            if not rows:
                self.back_out()
                return
            self._box.renew(rows)
        self._box.try_again()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Back out when the canvas takes the keyboard."""
        if event.type() == QEvent.Type.FocusIn and watched is self._canvas:
            self.back_out()
        return False

    def _rows(self, structure: Structure, reading: Reading) -> Rows:
        """Return what is asked of the structure as it is now; nothing where it has no numbers."""
        if structure is Structure.FOVEA:
            return self._fovea_rows(reading.fovea.point)
        ellipse = outline_of(reading, structure).ellipse
        return () if ellipse is None else self._ellipse_rows(ellipse)

    def _fovea_rows(self, point: Point | None) -> Rows:
        height, width = self._drawing.shape
        x, y = (None, None) if point is None else point
        self._was = () if point is None else (point.x, point.y)
        numbers = (Asked(tr("Place, x"), x, 0, width - 1), Asked(tr("Place, y"), y, 0, height - 1))
        return ((tr("Place x, y"), numbers),)

    def _ellipse_rows(self, ellipse: Ellipse) -> Rows:
        height, width = self._drawing.shape
        most = float(max(height, width))
        self._was = (ellipse.cx, ellipse.cy, ellipse.a, ellipse.b, ellipse.angle)
        center = (
            Asked(tr("Centre, x"), ellipse.cx, -width, 2 * width),
            Asked(tr("Centre, y"), ellipse.cy, -height, 2 * height),
        )
        axes = (
            Asked(tr("Long half-axis"), ellipse.a, MIN_SEMI_AXIS, most),
            Asked(tr("Short half-axis"), ellipse.b, MIN_SEMI_AXIS, most),
        )
        angle = (Asked(tr("Angle"), ellipse.angle, 0, 180, 4),)
        return (tr("Centre x, y"), center), (tr("Half-axes, px"), axes), (tr("Angle, °"), angle)

    def _try(self, numbers: Numbers | None) -> None:
        edit = None if numbers is None or numbers == self._was else self._edit(numbers)
        self._shown = self._base if edit is None else taken_over(self._base, self._structure, edit.reading)
        shown = None if edit is None else taken_over(self._drawing.reading, self._structure, edit.reading)
        self._drawing.previewed.emit(shown)

    def _give(self, numbers: Numbers) -> None:
        edit = self._edit(numbers)
        if edit is None:
            return
        self._close()
        self._drawing.previewed.emit(None)
        if numbers != self._was:
            self._drawing.edited.emit(edit.label, taken_over(self._drawing.reading, self._structure, edit.reading))

    def _edit(self, numbers: Numbers) -> Edit | None:
        structure = self._structure
        if structure is Structure.FOVEA:
            return keyboard.add_point(self._base, structure, Point(*numbers), shape=self._drawing.shape)
        if numbers[3] > numbers[2]:
            self._box.complain(tr("The long half-axis is the longer one."))
            return None
        return boundary.set_ellipse(self._base, structure, normal_ellipse(*numbers))

    def _close(self) -> None:
        self._box.close_fields()
        self._canvas.setFocus()
