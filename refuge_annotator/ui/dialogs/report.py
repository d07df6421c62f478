"""A list of things to know: what, where, what to do."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QWidget

from refuge_annotator.ui.dialogs.dialog import Dialog
from refuge_annotator.ui.parts import column, label, named, row, rule
from refuge_annotator.ui.theme import SPACE_2, SPACE_3, SPACE_6
from refuge_annotator.ui.words import tr

SHOWN = 200  # lines; more are counted
WIDTH, KIND_WIDTH, MOST_HEIGHT = 660, 64, 300
ORDER = ("danger", "out", "warn", "note")  # the gravest first


@dataclass(frozen=True, slots=True)
class Remark:
    """One line of a report; `kind` is ``danger``, ``out`` (left out), ``warn`` or ``note``."""

    kind: str
    text: str


class ReportDialog(Dialog):
    """Says a result in one sentence, and the remarks behind it in a list that scrolls.

    `go` names the button that goes on in spite of them; without it there is only "Close".
    """

    def __init__(
        self,
        parent: QWidget | None,
        title: str,
        verdict: str,
        kind: str,
        remarks: Sequence[Remark],
        *,
        go: str = "",
        place: Path | None = None,
    ) -> None:
        super().__init__(parent, title, width=WIDTH)
        self.remarks = sorted(remarks, key=lambda r: ORDER.index(r.kind))
        self.verdict = label(verdict, kind, wrap=True)
        self.content.addWidget(self.verdict)
        if place is not None:
            where = label(str(place), "muted", wrap=True)
            where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self.content.addWidget(where)
        if remarks:
            self.content.addWidget(_list(self.remarks))
        if go:
            self.add_cancel()
        self.close_button = self.add_button(go or tr("Close"), self.accept, primary=True)
        self.close_button.setFocus()


def _list(remarks: Sequence[Remark]) -> QScrollArea:
    lines = column(gap=SPACE_2, margin=SPACE_3)
    for remark in remarks[:SHOWN]:
        if lines.count():
            lines.addWidget(rule())
        lines.addLayout(_line(remark))
    if len(remarks) > SHOWN:
        lines.addWidget(rule())
        lines.addWidget(label(tr("and {n} more", n=len(remarks) - SHOWN), "muted"))
    lines.addStretch(1)
    return _Lines(named("card", lines))


class _Lines(QScrollArea):
    """As high as its lines are, up to a limit."""

    def __init__(self, card: QWidget) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setWidget(card)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        card.ensurePolished()
        width = WIDTH - 2 * SPACE_6
        self._wanted = QSize(width, min(card.heightForWidth(width), MOST_HEIGHT))
        self.setMinimumHeight(self._wanted.height())

    def sizeHint(self) -> QSize:
        """Return the size that shows the lines."""
        return self._wanted


def _line(remark: Remark) -> QHBoxLayout:
    words = {"danger": tr("Fault"), "out": tr("Left out"), "warn": tr("Look"), "note": tr("Note")}
    roles = {"out": "warn", "note": "muted"}
    kind = label(words[remark.kind], roles.get(remark.kind, remark.kind))
    kind.setFixedWidth(KIND_WIDTH)
    kind.setAlignment(Qt.AlignmentFlag.AlignTop)
    text = label(remark.text, wrap=True)
    text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    line = row(kind, text, gap=SPACE_2)
    line.setStretch(1, 1)
    return line
