"""Give the list's room to the photograph in a narrow window."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

NARROW = 1080  # logical pixels of the page


class ListRoom(QObject):
    """Puts the list away when the page becomes narrow and brings it back when it is wide again.

    Between the two the user's own wish holds.
    """

    def __init__(self, page: QWidget, panel: QWidget) -> None:
        super().__init__(page)
        self._panel = panel
        self._narrow = False
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at the page's width."""
        if isinstance(event, QResizeEvent):
            narrow = event.size().width() < NARROW
            if narrow is not self._narrow:
                self._narrow = narrow
                self._panel.setVisible(not narrow)
        return False
