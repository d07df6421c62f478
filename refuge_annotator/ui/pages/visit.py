"""A page beside the work: a list at the left, charts or a photograph in the middle, figures at the right, and back."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QProgressBar, QStackedWidget, QVBoxLayout, QWidget

from refuge_annotator.app.jobs import Job
from refuge_annotator.errors import UserError
from refuge_annotator.formats.threads import Stopped
from refuge_annotator.progress import Progress
from refuge_annotator.ui.host import Host
from refuge_annotator.ui.panels.photograph_look import PhotographLook
from refuge_annotator.ui.parts import action_button, button, column, label, named, row, rule
from refuge_annotator.ui.theme import SPACE_1, SPACE_3, SPACE_4, SPACE_6
from refuge_annotator.ui.words import sentence, tr

LEFT, MOST_LEFT, RIGHT = 232, 340, 312
NARROW = 1000  # pixels, below which the figures at the right give way


class VisitPage(QWidget):
    """Measures beside the window and shows what came of it; nothing here is ever to be stored.

    Attributes
    ----------
    extra_places
        What is offered here besides the way back, as actions name it.
    """

    extra_places: frozenset[str] = frozenset()

    def __init__(self, host: Host, title: str, leave: Callable[[str], object]) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._host, self._leave = host, leave
        self.is_open = True
        self.job: Job | None = None
        self.title, self.facts = label(title, "title"), label("", "muted")
        self.back_button = action_button(host.actions_by_id["study.back"])
        self.waiting = label("", "muted", wrap=True)
        self.waiting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(280)
        self.cancel = button(tr("Cancel"), self.stop)
        self.look = PhotographLook()
        self.look.failed.connect(host.tell)
        self.list = QListWidget()
        self.middle = QStackedWidget()
        self.right = QStackedWidget()
        bar, cancel = (row(1, part, 1) for part in (self.bar, self.cancel))
        self.wait_page = named("panel", column(1, self.waiting, bar, cancel, 1, gap=SPACE_4))

    def arrange(
        self, left: QWidget, charts: QWidget, figures: QWidget, of_photograph: QWidget, deeds: QHBoxLayout
    ) -> None:
        """Put the parts in their places."""
        self.left = left
        left.setFixedWidth(LEFT)
        self.right.setFixedWidth(RIGHT)
        self.charts = charts
        for part in (self.wait_page, charts, self.look):
            self.middle.addWidget(part)
        for part in (figures, of_photograph):
            self.right.addWidget(part)
        head = column(row(self.title, 1, deeds, self.back_button, gap=SPACE_3), self.facts, gap=SPACE_1)
        self._edges = rule("upright"), rule("upright")
        body = row(left, self._edges[0], self.middle, self._edges[1], self.right, gap=SPACE_4)
        body.setStretch(2, 1)
        outer: QVBoxLayout = column(head, body, gap=SPACE_4, margin=SPACE_6)
        outer.setStretch(1, 1)
        self.setLayout(outer)

    # what commands call

    def back(self) -> None:
        """Go back: from a photograph to the charts, from the charts to the work."""
        if self.middle.currentWidget() is self.look:
            self.show_charts()
        else:
            self._leave("")

    def put_away(self) -> bool:
        """Stop what is being measured and the loaders."""
        self.is_open = False
        self.stop()
        if self.job is not None:
            self.job.wait()
        self.look.put_away()
        return True

    def restyle(self) -> None:
        """Follow a change of theme."""
        self.look.restyle()

    # what the pages do

    def measure(self, work: Callable[[Progress], object], done: Callable[[object], None]) -> None:
        """Do long work beside the window, with progress and cancel."""
        self.say(tr("Measuring the photographs…"))
        self.bar.setRange(0, 0)
        self.bar.show()
        self.cancel.show()
        job = Job(work, self)
        job.advanced.connect(self._advance)
        job.succeeded.connect(lambda result: done(result) if self.is_open else None)
        job.failed.connect(self.failed)
        self.job = job
        job.start()

    def stop(self) -> None:
        """Ask the work to stop."""
        if self.job is not None:
            self.job.cancel()

    def say(self, words: str) -> None:
        """Show words in place of the charts."""
        self.waiting.setText(words)
        self.bar.hide()
        self.cancel.hide()
        self.middle.setCurrentWidget(self.wait_page)
        self._make_room()

    def failed(self, error: Exception) -> None:
        """Say why there is nothing to show."""
        if not self.is_open:
            return
        if isinstance(error, Stopped):
            self.say(tr("Stopped. Open the page again to measure."))
        else:
            self.say(sentence(error, blind=True) if isinstance(error, UserError) else "")
            self._host.tell(error)

    def show_charts(self) -> None:
        """Show the charts and their figures."""
        self.middle.setCurrentWidget(self.charts)
        self.right.setCurrentIndex(0)
        self._make_room()

    def show_photograph(self) -> None:
        """Show the photograph and what belongs to it; what was said of the one before is over."""
        self._host.banner.clear("error")
        self.middle.setCurrentWidget(self.look)
        self.right.setCurrentIndex(1)

    def list_charts(self, titles: Sequence[str], show: Callable[[int], object]) -> None:
        """Fill the list of charts, as wide as its titles are; one that is longer than any page has room for is told.

        `show` is called with the place of the chart that is chosen, once there are any.
        """
        self.list.setObjectName("contents")
        self.list.setAccessibleName(tr("Charts"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for title in titles:
            self.list.addItem(title)
            self.list.item(self.list.count() - 1).setToolTip(title)
        self.list.setEnabled(False)
        self.list.currentRowChanged.connect(show)
        self.setFocusProxy(self.list)
        self._show_chosen = show

    def begin_charts(self) -> None:
        """Let charts be chosen, and show the first."""
        self.list.setEnabled(True)
        self.show_charts()
        place = max(self.list.currentRow(), 0)  # Qt may have chosen one already, when the list was given the keyboard
        self.list.blockSignals(True)
        self.list.setCurrentRow(place)
        self.list.blockSignals(False)
        self._show_chosen(place)

    def showEvent(self, event: QShowEvent) -> None:
        """Give the list the room of its longest title, which is known when it is dressed."""
        super().showEvent(event)
        self.list.ensurePolished()
        self.left.setFixedWidth(min(max(self.list.sizeHintForColumn(0), LEFT), MOST_LEFT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the middle enough room."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Show lists and figures where there are charts, the figures only where they leave the middle enough room."""
        something = self.middle.currentWidget() is not self.wait_page
        wide = something and self.width() >= NARROW
        for part, shown in (
            (self.left, something),
            (self._edges[0], something),
            (self._edges[1], wide),
            (self.right, wide),
        ):
            part.setVisible(shown)

    def _advance(self, done: int, total: int) -> None:
        if self.is_open:
            self.bar.setRange(0, total)
            self.bar.setValue(done)
            self.waiting.setText(tr("Measuring the photographs: {done} of {total}", done=done, total=total))
