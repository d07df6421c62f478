"""Files and folders dropped on the window: a study is opened, photographs make a new one."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from refuge_annotator.ui.main_window import MainWindow


class Drops(QObject):
    """Takes what is dropped on the window, after the drag has ended."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def cover(self, page: QWidget) -> None:
        """Take files that are dropped on a page's text fields too, which would write their names."""
        for field in page.findChildren(QWidget):
            if field.acceptDrops():
                field.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Answer drags and drops of files; everything else goes on."""
        if not isinstance(event, QDropEvent):
            return False
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if not paths:
            return False
        event.acceptProposedAction()
        if event.type() == QEvent.Type.Drop:
            QTimer.singleShot(0, self, lambda: self._window.guarded(lambda: self.take(paths)))
        return True

    def take(self, paths: Sequence[Path]) -> None:
        """Open the dropped study, or offer a new one from the dropped photographs."""
        from refuge_annotator.ui.dialogs.new_study import ask_new_study

        studies = [p for p in paths if p.suffix.lower() == ".refuge" and p.is_file()]
        path = studies[0] if studies else ask_new_study(self._window, paths)
        if path is not None:
            self._window.open_study(path)
