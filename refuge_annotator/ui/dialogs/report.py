"""A list of things to know: what, where, what to do."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget

from refuge_annotator.ui.dialogs.dialog import Dialog
from refuge_annotator.ui.parts import column, label, named, row, rule
from refuge_annotator.ui.theme import SPACE_2, SPACE_3
from refuge_annotator.ui.words import tr

SHOWN = 200  # lines; more are counted


@dataclass(frozen=True, slots=True)
class Remark:
    """One line of a report; `kind` is ``ok``, ``note``, ``warn`` or ``danger``."""

    kind: str
    text: str


class ReportDialog(Dialog):
    """Says a result in one sentence, and the remarks behind it in a list that scrolls."""

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
        super().__init__(parent, title, width=640)
        self.verdict = label(verdict, kind, wrap=True)
        self.content.addWidget(self.verdict)
        if place is not None:
            where = label(str(place), "muted", wrap=True)
            where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self.content.addWidget(where)
        if remarks:
            self.content.addWidget(remark_list(remarks))
        if go:
            self.add_cancel()
        self.add_button(go or tr("Close"), self.accept, primary=True)


def remark_list(remarks: Sequence[Remark], height: int = 280) -> QScrollArea:
    """Return a list of remarks that scrolls, the gravest first."""
    order = ("danger", "warn", "note", "ok")
    lines = column(gap=SPACE_2, margin=SPACE_3)
    names = {"danger": tr("Fault"), "warn": tr("Look"), "note": tr("Note"), "ok": tr("Good")}
    shown = sorted(remarks, key=lambda r: order.index(r.kind))
    for remark in shown[:SHOWN]:
        kind = label(names[remark.kind], "muted" if remark.kind == "note" else remark.kind)
        kind.setFixedWidth(52)
        text = label(remark.text, wrap=True)
        line = row(kind, text, gap=SPACE_3)
        line.setStretch(1, 1)
        lines.addLayout(line)
        lines.addWidget(rule())
    if len(shown) > SHOWN:
        lines.addWidget(label(tr("and {n} more", n=len(shown) - SHOWN), "muted"))
    lines.addStretch(1)
    scroll = QScrollArea()
    scroll.setWidgetResizable(True)
    scroll.setWidget(named("card", lines))
    scroll.setMinimumHeight(min(height, 60 + 40 * len(shown)))
    return scroll
