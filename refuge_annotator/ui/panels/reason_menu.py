"""The short list of reasons why a reading does not count."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QWidget

from refuge_annotator.ui.panels.reason_words import DROP_REASONS
from refuge_annotator.ui.words import tr


class ReasonMenu(QMenu):
    """Asks for one of the reasons; its digit chooses it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._chosen: Callable[[str], None] | None = None
        for number, reason in enumerate(DROP_REASONS, 1):
            self.addAction(f"&{number}  {tr(reason)}", partial(self._take, reason))
        self.addSeparator()
        self.addAction(f"&{len(DROP_REASONS) + 1}  {tr('Other words…')}", lambda: self._take(""))

    def ask(self, place: QPoint, chosen: Callable[[str], None]) -> None:
        """Open at a place on the screen; `chosen` gets the reason, empty for other words."""
        self._chosen = chosen
        self.popup(place)
        self.setActiveAction(self.actions()[0])

    def _take(self, reason: str) -> None:
        chosen, self._chosen = self._chosen, None
        if chosen is not None:
            chosen(reason)
