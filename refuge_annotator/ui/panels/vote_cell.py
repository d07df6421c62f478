"""One rater's part in one structure's vote: does it count, how near the vote, or the answer in words."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from refuge_annotator.ui.panels.vote_check import VoteCheck
from refuge_annotator.ui.parts import column, label, row, say
from refuge_annotator.ui.theme import SPACE_1, colors

BAR_HEIGHT, WORDS_HEIGHT = 3, 14


@dataclass(frozen=True, slots=True)
class CellState:
    """What a cell shows.

    Attributes
    ----------
    counts
        Whether it has a vote.
    free
        Whether the senior can change that here.
    value
        The figure beside the check.
    words
        An answer, or why it does not count, under the figure.
    share
        How long the bar is, 0 to 1; None for no bar.
    odd
        Whether the figure stands out.
    told
        What a screen reader and the tool tip say.
    """

    counts: bool = True
    free: bool = True
    value: str = ""
    words: str = ""
    share: float | None = None
    odd: bool = False
    told: str = ""


class Bar(QWidget):
    """A thin bar from 0 to 1."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(BAR_HEIGHT)
        self._share, self._role = 0.0, "muted"

    def show_share(self, share: float, role: str) -> None:
        """Show another length, in another colour of the theme."""
        if (share, role) != (self._share, self._role):
            self._share, self._role = share, role
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the groove and the bar in it."""
        theme = colors()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        groove = QRectF(self.rect())
        for width, color in ((groove.width(), theme.line), (groove.width() * self._share, getattr(theme, self._role))):
            painter.setBrush(QColor(color))
            painter.drawRoundedRect(QRectF(0, 0, width, groove.height()), 2, 2)


class VoteCell(QWidget):
    """A check with its figure, and a bar or words under them."""

    clicked = Signal(bool)  # whether it is wished to count

    def __init__(self, width: int) -> None:
        super().__init__()
        self.setFixedWidth(width)
        self.check = VoteCheck()
        self.check.clicked.connect(self._ask)
        self._value: QLabel = label("", "muted")
        self._words: QLabel = label("", "small")
        self._words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._bar = Bar()
        under = QWidget()
        under.setFixedHeight(WORDS_HEIGHT)
        stacked = column(self._words, self._bar, 1, gap=0)
        stacked.setContentsMargins(1, 1, 0, 0)
        under.setLayout(stacked)
        self.setLayout(column(row(self.check, self._value, 1, gap=SPACE_1 + 2), under, gap=1))
        self._counts = True

    def show_state(self, state: CellState) -> None:
        """Show another state."""
        self._counts = state.counts
        self.check.setChecked(state.counts)
        self.check.setEnabled(state.free)
        self.check.setAccessibleName(state.told)
        self.setToolTip(state.told)
        say(self._value, state.value, "warn" if state.odd else "" if state.counts else "small")
        self._words.ensurePolished()
        self._words.setText(
            self._words.fontMetrics().elidedText(state.words, Qt.TextElideMode.ElideRight, self.width())
        )
        self._words.setVisible(bool(state.words))
        self._bar.setVisible(state.share is not None and not state.words)
        self._bar.show_share(state.share or 0.0, "warn" if state.odd else "muted" if state.counts else "line")

    def _ask(self, wish: bool) -> None:
        self.check.setChecked(self._counts)  # only the review decides what is checked
        self.clicked.emit(wish)
