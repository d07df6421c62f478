"""The first page: open a study, make one, or go on with a recent one."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from refuge_annotator.ui.icons import icon
from refuge_annotator.ui.parts import button, column, label, row, rule
from refuge_annotator.ui.theme import SPACE_2, SPACE_3, SPACE_4, SPACE_6, colors
from refuge_annotator.ui.words import tr


class StartPage(QWidget):
    """Offers what to begin with."""

    def __init__(
        self,
        recent: Sequence[Path],
        open_study: Callable[[Path], object],
        ask_open: Callable[[], object],
        ask_new: Callable[[], object],
    ) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        sign = QLabel()
        sign.setPixmap(icon("app", colors().accent).pixmap(48, 48))
        middle = column(
            sign,
            label(tr("Refuge Annotator"), "title"),
            label(
                tr("Reference standards for disc, cup and fovea: seven blinded raters, a majority vote, a senior."),
                "muted",
                wrap=True,
            ),
            gap=SPACE_3,
        )
        open_button = button(tr("Open study…"), ask_open, "primary", "")
        middle.addSpacing(SPACE_4)
        middle.addLayout(row(open_button, button(tr("New study…"), ask_new, "", "new"), 1, gap=SPACE_3))
        if recent:
            middle.addSpacing(SPACE_6)
            middle.addWidget(label(tr("RECENT"), "section"))
            middle.addWidget(rule())
            for path in recent:
                middle.addWidget(self._entry(path, open_study))
        middle.addSpacing(SPACE_6)
        middle.addWidget(
            label(tr("A study file, photographs or a folder can also be dropped on this window."), "small", wrap=True)
        )
        middle.addWidget(label(tr("Research use only; not for diagnosis."), "small"))
        holder = QWidget()
        holder.setLayout(middle)
        holder.setFixedWidth(520)
        self.setLayout(column(1, row(1, holder, 1), 2, gap=0, margin=SPACE_6))
        open_button.setFocus()

    def _entry(self, path: Path, open_study: Callable[[Path], object]) -> QWidget:
        name = button(path.stem, lambda: open_study(path), "flat", "open")
        name.setToolTip(str(path))
        where = label(str(path.parent), "small")
        where.setToolTip(str(path))
        result = QWidget()
        result.setLayout(row(name, where, 1, gap=SPACE_2))
        return result
