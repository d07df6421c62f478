"""The senior's own outline at work: the same tools as the rater's, on top of the vote."""

from PySide6.QtCore import QObject, Signal

from refuge_annotator.app.review_session import ReviewSession
from refuge_annotator.app.review_steps import from_vote
from refuge_annotator.study.reading import Answer, Reading, Structure, answer
from refuge_annotator.ui.pages.adjusting import Adjusting
from refuge_annotator.ui.pages.drawing import Drawing
from refuge_annotator.ui.pages.senior_sight import Sight
from refuge_annotator.ui.panels.own_panel import OwnPanel
from refuge_annotator.view.canvas import Canvas


class OwnWork(QObject):
    """Holds the drawing tools, which take nothing until the senior begins."""

    taken = Signal()

    def __init__(self, session: ReviewSession, sight: Sight, canvas: Canvas, panel: OwnPanel, light: Adjusting) -> None:
        super().__init__(canvas)
        self._session, self._sight, self._canvas, self._light = session, sight, canvas, light
        self.drawing = Drawing(canvas, lambda: session.drawn, lambda: session.editable and sight.drawing)
        self.drawing.edited.connect(lambda _label, drawn: self._draw(drawn))
        self.drawing.previewed.connect(session.preview)
        self.drawing.changed.connect(lambda: sight.hide_everything(self.drawing.hidden))
        panel.begun.connect(self.toggle)
        panel.from_vote.connect(self.start_from_vote)
        panel.no_cup.connect(self.say_no_cup)
        panel.curve_wished.connect(self.drawing.switch_curve)
        panel.removed.connect(self.remove)

    @property
    def structure(self) -> Structure:
        """The structure in hand."""
        return self.drawing.tool.structure

    def toggle(self) -> None:
        """Take the pen, or put it down; what is drawn stays."""
        self.drawing.cancel()
        self._sight.drawing = not self._sight.drawing and self._session.editable
        self._canvas.unsetCursor()
        self._canvas.setFocus()
        self.drawing.changed.emit()
        if self._sight.drawing:
            self.taken.emit()

    def put_down(self) -> None:
        """Put the pen down."""
        if self._sight.drawing:
            self.toggle()

    def start_from_vote(self) -> None:
        """Take the pen with the vote's outline under it."""
        if not self._sight.drawing:
            self.toggle()
        verdict = self._session.verdict
        if self._sight.drawing and verdict is not None:
            drawn = from_vote(self._session.drawn, self.structure, verdict.consensus)
            self._draw(drawn or self._session.drawn)

    def say_no_cup(self) -> None:
        """Decide that there is no cup; once more takes it back."""
        drawn = self._session.drawn
        what = Answer.NOT_DONE if drawn.cup.answer is Answer.ABSENT else Answer.ABSENT
        self._draw(answer(drawn, Structure.CUP, what))

    def remove(self) -> None:
        """Take away what is drawn of the structure in hand."""
        self.drawing.cancel()
        self.drawing.selected = None
        self._draw(answer(self._session.drawn, self.structure, Answer.NOT_DONE))

    def delete_point(self) -> None:
        """Delete the selected boundary point, or the last."""
        if self._sight.drawing and self._session.editable:
            self.drawing.delete_point()

    def _draw(self, drawn: Reading) -> None:
        """Take a finished gesture, with the look that it was made in."""
        self._session.draw(drawn, self._light.look)
