"""The senior's panel at the right: raters, vote, own outline, charts, decision."""

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea, QWidget

from refuge_annotator.ui.panels.adjust import AdjustPanel
from refuge_annotator.ui.panels.difference_panel import DifferencePanel
from refuge_annotator.ui.panels.odd_one_out import OddOneOut
from refuge_annotator.ui.panels.own_panel import OwnPanel
from refuge_annotator.ui.panels.raters_panel import RatersPanel
from refuge_annotator.ui.panels.vote_panel import VotePanel
from refuge_annotator.ui.parts import button, column, label, named, row, rule, say
from refuge_annotator.ui.theme import SPACE_2, SPACE_3
from refuge_annotator.ui.words import tr

WIDTH, SCROLL_BAR = 384, 10


class ReviewPanel(QWidget):
    """Puts the parts under each other; the decision stays at the foot, whatever is scrolled."""

    def __init__(
        self, accept: Callable[[], object], give_back: Callable[[], object], ungradable: Callable[[], object]
    ) -> None:
        super().__init__()
        self.setFixedWidth(WIDTH)
        self.code: QLabel = label("", "code")
        self.state: QLabel = label("", "small")
        self.why: QLabel = label("", "muted", wrap=True)
        self.raters = RatersPanel()
        self.hints: QLabel = label("", "warn", wrap=True)
        self.notes: QLabel = label("", "muted", wrap=True)
        self.difference = DifferencePanel()
        self.vote = VotePanel()
        self.own = OwnPanel()
        self.adjust = AdjustPanel()
        self.charts = OddOneOut()
        self.body = named(
            "panel",
            column(
                row(self.code, 1, self.state),
                self.why,
                self.raters,
                self.hints,
                self.notes,
                self.difference,
                rule(),
                self.vote,
                rule(),
                self.own,
                rule(),
                self.adjust,
                rule(),
                label(tr("WHO IS THE ODD ONE OUT"), "section"),
                self.charts,
                1,
                gap=SPACE_2,
                margin=SPACE_3,
            ),
        )
        self.body.setMaximumWidth(WIDTH - SCROLL_BAR)  # nothing moves when the scroll bar comes
        scroll = self._scroll = QScrollArea()
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # a click in the panel leaves the keyboard with the photograph
        scroll.setWidget(self.body)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.obstacle: QLabel = label("", "warn", wrap=True)
        self.accept: QPushButton = button(tr("Accept the vote"), accept, "primary")
        self.give_back: QPushButton = button(tr("Return to raters…"), give_back)
        self.ungradable: QPushButton = button(tr("Ungradable…"), ungradable)
        lower = column(
            self.obstacle, self.accept, row(self.give_back, self.ungradable, gap=SPACE_2), gap=SPACE_2, margin=SPACE_3
        )
        self.setLayout(column(scroll, rule(), named("panel", lower), gap=0))

    def show_heading(self, code: str, state: tuple[str, str], why: str) -> None:
        """Show which photograph this is, how far it is, and why it stands where it does."""
        self.code.setText(code)
        say(self.state, *state)
        self.why.setText(why)

    def show_notes(self, notes: str) -> None:
        """Show what the raters wrote."""
        self.notes.setText(notes)
        self.notes.setVisible(bool(notes))

    def show_own_panel(self) -> None:
        """Scroll to the senior's own outline, once it is laid out."""
        QTimer.singleShot(0, self, lambda: self._scroll.ensureWidgetVisible(self.own))

    def show_decision(self, obstacle: str, *, own: bool, editable: bool, accepted: bool) -> None:
        """Show whether the vote can be accepted, and with whose outline; what is accepted is so already."""
        self.obstacle.setText(obstacle)
        self.obstacle.setVisible(bool(obstacle) and editable)
        words = tr("Accept my outline") if own else tr("Accept the vote")
        self.accept.setText(tr("Accepted") if accepted else words)
        self.accept.setEnabled(editable and not obstacle and not accepted)
        self.give_back.setEnabled(editable)
        self.ungradable.setEnabled(editable)
