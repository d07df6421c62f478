"""The manager's page: how far raters and photographs are, and the ways in and out; no outlines."""

from collections import Counter
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from refuge_annotator.app.desks.manager import ManagerDesk, ManagerView
from refuge_annotator.study.assignment import ReadingState
from refuge_annotator.study.info import PhotographRow
from refuge_annotator.study.state import SIGNED_OFF, PhotographState
from refuge_annotator.study.state_words import PHOTOGRAPH_WORDS
from refuge_annotator.ui.host import Host
from refuge_annotator.ui.icons import icon
from refuge_annotator.ui.panels.rows import Cell, RowsModel, RowsView
from refuge_annotator.ui.parts import action_button, button, column, label, named, row, rule
from refuge_annotator.ui.theme import SPACE_1, SPACE_2, SPACE_3, SPACE_4, SPACE_6
from refuge_annotator.ui.words import tr

RATERS_WIDTH = 260
DEEDS = ("study.labels", "study.check", "study.back_up", "study.export")


class ManagerPage(QWidget):
    """Shows progress, and offers labels, check, backup and export."""

    def __init__(self, host: Host, desk: ManagerDesk) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._host, self.desk = host, desk
        self._open = True
        self.view: ManagerView | None = None
        self.state: PhotographState | None = None
        self.title, self.facts = label("", "title"), label(tr("Reading the study…"), "muted")
        self.deeds = {name: self._deed(name) for name in DEEDS}
        self.raters: dict[str, RaterLine] = {}
        self._raters = column(gap=SPACE_4)
        self.states: dict[PhotographState | None, QPushButton] = {}
        self._states = row(gap=SPACE_1)
        self._group = QButtonGroup(self)
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search by code or file"))
        self.search.setClearButtonEnabled(True)
        self.search.setFixedWidth(220)
        self.search.textChanged.connect(self._show_photographs)
        self.photographs = RowsModel((tr("Code"), tr("File"), tr("State"), tr("Readings")), self)
        self.setLayout(self._layout())
        self._add_states()
        self.refresh()

    def refresh(self) -> None:
        """Read the progress anew, beside the window."""
        self.desk.look(self._arrived, self._failed)

    def put_away(self) -> bool:
        """Nothing here waits to be stored."""
        self._open = False
        return True

    def restyle(self) -> None:
        """Follow a change of theme."""
        for name, entry in self.deeds.items():
            entry.setIcon(icon(self._host.symbols[name]))
        self._show_photographs()

    def _layout(self) -> QVBoxLayout:
        head = column(row(self.title, 1, *self.deeds.values(), gap=SPACE_3), self.facts, gap=SPACE_1)
        lines = QScrollArea()
        lines.setWidgetResizable(True)
        lines.setWidget(named("panel", column(self._raters, 1)))
        heading = label(tr("RATERS"), "section")
        heading.setMinimumHeight(self.search.sizeHint().height())  # both rules in one line
        left = named("panel", column(heading, rule(), lines, gap=SPACE_3))
        left.setFixedWidth(RATERS_WIDTH)
        self.table = RowsView(self.photographs, (90, 200, 180, 90), stretch=1)
        bar = row(self._states, 1)
        right = column(row(label(tr("PHOTOGRAPHS"), "section"), 1, self.search), rule(), bar, self.table, gap=SPACE_3)
        body: QHBoxLayout = row(left, right, gap=SPACE_6)
        body.setStretch(1, 1)
        outer = column(head, body, gap=SPACE_6, margin=SPACE_6)
        outer.setStretch(1, 1)
        return outer

    def _deed(self, name: str) -> QPushButton:
        action = self._host.actions_by_id[name]
        if name == "study.export":
            return action_button(action, "primary")
        entry = action_button(action)
        entry.setIcon(icon(self._host.symbols[name]))
        return entry

    def _add_states(self) -> None:
        for state in (None, *PhotographState):
            entry = button("", partial(self.show_state, state), "chip")
            entry.setCheckable(True)
            self._group.addButton(entry)
            self._states.addWidget(entry)
            self.states[state] = entry
        self.states[None].setChecked(True)

    def show_state(self, state: PhotographState | None) -> None:
        """Show only the photographs of one state; None shows all."""
        self.state = state
        self.states[state].setChecked(True)
        self._show_photographs()

    def _failed(self, error: Exception) -> None:
        if self._open:
            self._host.tell(error)

    def _arrived(self, view: ManagerView) -> None:
        if not self._open:
            return
        self.view = view
        rows, rule = view.photographs, view.study.protocol
        decided = sum(r.state in SIGNED_OFF for r in rows)
        self.title.setText(view.study.title or view.study.code)
        self.facts.setText(
            " · ".join(
                (
                    tr("{n} photograph(s)", n=len(rows)),
                    tr("{n} rater(s)", n=rule.raters),
                    tr("quorum {quorum}", quorum=rule.quorum),
                    *([tr("{n} for calibration", n=rule.calibration)] if rule.calibration else []),
                    *([tr("{percent} % hidden repeats", percent=rule.repeats.percent)] if rule.repeats.percent else []),
                    tr("{n} decided", n=decided),
                )
            )
        )
        self._show_raters(view)
        counts = Counter(r.state for r in rows)
        for state, entry in self.states.items():
            count = len(rows) if state is None else counts[state]
            entry.setText(f"{tr('All') if state is None else state_name(state)}  {count}")
            entry.setVisible(state is None or count > 0)
        if self.state is not None and not counts[self.state]:
            self.show_state(None)
        self._show_photographs()

    def _show_raters(self, view: ManagerView) -> None:
        for code, states in view.raters.items():
            if code not in self.raters:
                self.raters[code] = RaterLine(code)
                self._raters.addWidget(self.raters[code])
            self.raters[code].show_states(states, view.repeats[code])

    def _show_photographs(self) -> None:
        if self.view is None:
            return
        wanted = self.search.text().strip().casefold()
        shown = [
            _cells(entry)
            for entry in self.view.photographs
            if self.state in (None, entry.state)
            and (wanted in entry.image.code.casefold() or wanted in entry.image.path.casefold())
        ]
        self.photographs.show_rows(shown)


class RaterLine(QWidget):
    """One rater's progress."""

    def __init__(self, code: str) -> None:
        super().__init__()
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.count = label("", "muted")
        self.more = label("", "small")
        self.setLayout(column(row(label(code, "code"), 1, self.count), self.bar, self.more, gap=SPACE_2))

    def show_states(self, states: Sequence[ReadingState], repeats: Sequence[ReadingState]) -> None:
        """Tell how many readings are in, what is begun or came back, and how many hidden repeats are in."""
        counts = Counter(states)
        done = counts[ReadingState.SUBMITTED]
        self.bar.setRange(0, max(len(states), 1))
        self.bar.setValue(done)
        self.count.setText(tr("{done} of {total}", done=done, total=len(states)))
        more = (
            tr("{n} returned", n=counts[ReadingState.RETURNED]) if counts[ReadingState.RETURNED] else "",
            tr("{n} begun", n=counts[ReadingState.STARTED]) if counts[ReadingState.STARTED] else "",
            tr("{done} of {n} repeat(s)", done=Counter(repeats)[ReadingState.SUBMITTED], n=len(repeats))
            if repeats
            else "",
        )
        self.more.setText(", ".join(part for part in more if part))
        self.more.setVisible(bool(self.more.text()))


def state_name(state: PhotographState) -> str:
    """Return a photograph's state in the manager's words."""
    return tr(PHOTOGRAPH_WORDS[state])


def _cells(entry: PhotographRow) -> tuple[Cell, ...]:
    kinds = {PhotographState.ACCEPTED: "ok", PhotographState.RETURNED: "warn", PhotographState.STALE: "warn"}
    order = list(PhotographState).index(entry.state)
    readings = tr("{done} of {total}", done=entry.submitted, total=entry.expected)
    return (
        Cell(entry.image.code),
        Cell(entry.image.name, tip=entry.image.path),
        Cell(state_name(entry.state), order, kinds.get(entry.state, "text")),
        Cell(readings, entry.submitted, "muted"),
    )
