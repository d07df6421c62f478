"""The list at the left: neutral codes, thumbnails, states in words, and progress at the foot."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QProgressBar, QWidget

from refuge_annotator.app.thumbnails import Thumbnails
from refuge_annotator.ui.panels.list_filter import Choice, ListFilter
from refuge_annotator.ui.panels.list_model import ENTRY, Entry, Face, ListModel
from refuge_annotator.ui.panels.list_view import Rows
from refuge_annotator.ui.parts import column, label, row
from refuge_annotator.ui.theme import SPACE_2, SPACE_3
from refuge_annotator.ui.words import tr

WIDTH = 208


class ListPanel(QWidget):
    """Shows entries and says which one is wished for; what is shown as current is set from outside.

    Parameters
    ----------
    face
        Returns what is seen of an entry; asked for the rows in sight only.
    choices
        The states to choose from, all of them first.
    """

    wished = Signal(str)  # key
    left = Signal()  # the keyboard goes back to the photograph

    def __init__(
        self, heading: str, thumbnails: Thumbnails, face: Callable[[Entry], Face], choices: Sequence[Choice]
    ) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.setFixedWidth(WIDTH)
        self._thumbnails = thumbnails
        self.model = ListModel(face, self)
        self.view = Rows(self.model, thumbnails)
        self.view.clicked.connect(lambda index: self.wished.emit(index.data(ENTRY).key))
        self.filter = ListFilter(choices)
        self.search = self.filter.search
        self.filter.changed.connect(self._leave)
        self.filter.stepped.connect(self._step)
        self.filter.taken.connect(self._take)
        self.filter.left.connect(self.go_back)
        self._progress = QProgressBar()
        self._progress.setTextVisible(False)
        self._done = label("", "small")
        self._notice = label("", "notice")
        head = column(label(heading, "section"), self.filter, gap=SPACE_2, margin=SPACE_3)
        foot = column(row(self._done, 1, self._notice), self._progress, gap=SPACE_2, margin=SPACE_3)
        self.setLayout(column(head, self.view, foot, gap=0))

    @property
    def shown(self) -> frozenset[str] | None:
        """The keys that search and filter leave; None while nothing is searched for or filtered."""
        return self.model.shown

    def show_entries(self, entries: Sequence[Entry], current: str | None) -> None:
        """Show entries and mark the current one."""
        self.model.set_entries(entries)
        self._count()
        self.mark(current)

    def show_entry(self, entry: Entry, place: int | None = None) -> None:
        """Show one entry in another state, and nothing else anew; it moves where its place among all is another."""
        self.model.put(entry)
        if place is not None and self.model.move(entry.key, place):
            self.mark(self.view.current)
        self._count()

    def show_progress(self, done: int, total: int, notice: str = "") -> None:
        """Tell how many are done, and what else there is to know."""
        self._progress.setRange(0, max(total, 1))
        self._progress.setValue(done)
        self._done.setText(tr("{done} of {total} done", done=done, total=total))
        self._notice.setText(notice)

    def mark(self, key: str | None) -> None:
        """Mark an entry as the one on the canvas."""
        for changed in {self.view.current, key} if key != self.view.current else ():
            self.view.update(self.model.index(self.model.row_of(changed) if changed else -1))
        self.view.current = key
        row = self.model.row_of(key) if key else -1
        if row < 0:
            self.view.clearSelection()
        else:
            self._choose(row)

    def choose(self, key: str) -> None:
        """Choose an entry that is not on the canvas yet."""
        row = self.model.row_of(key)
        if row >= 0:
            self._choose(row)

    def look_for(self) -> None:
        """Put the keyboard into the search, with what was searched for before selected."""
        self.search.setFocus()
        self.search.selectAll()

    def go_back(self) -> None:
        """End the search and give the keyboard back."""
        self.search.clear()
        self.mark(self.view.current)
        self.left.emit()

    def stop(self) -> None:
        """Make no more thumbnails."""
        self._thumbnails.stop()

    def _leave(self) -> None:
        self.model.leave(self.filter.text, self.filter.states)
        self._count()
        self.mark(self.view.current)
        if self.filter.text:
            self._choose(0)  # what Enter opens

    def _count(self) -> None:
        self.filter.show_count(self.model.rowCount(), len(self.model.entries))

    def _step(self, step: int) -> None:
        """Choose another row; nothing is opened."""
        chosen = self.view.selectionModel().selectedIndexes()
        last = self.model.rowCount() - 1
        row = chosen[0].row() + step if chosen else 0 if step > 0 else last
        if 0 <= row <= last:
            self._choose(row)

    def _choose(self, row: int) -> None:
        self.view.setCurrentIndex(self.model.index(row))
        self.view.scrollTo(self.model.index(row))

    def _take(self) -> None:
        """Open the row that is chosen, else the first, and end the search."""
        chosen = self.view.selectionModel().selectedIndexes()
        index = chosen[0] if chosen else self.model.index(0)
        if index.isValid():
            key = index.data(ENTRY).key
            self.go_back()
            self.wished.emit(key)
