"""Load, while nobody touches anything, what the window came up without, so that nothing is slow at its first use."""

import logging
from importlib import import_module

from PySide6.QtCore import QObject, QTimer

from refuge_annotator.ui.idle import IdleWatch

REST_MS = 1000  # without a key, the mouse or another page
BREATH_MS = 50  # between two modules, for whatever has come in meanwhile
LATER = (  # at most some tens of milliseconds each; the other dialogs take one or two, and charts show their progress
    "refuge_annotator.ui.pages.senior",
    "skimage.measure._find_contours",
    "refuge_annotator.formats.catalog",
    "refuge_annotator.ui.dialogs.new_study",
    "refuge_annotator.ui.dialogs.export",
)
log = logging.getLogger(__name__)


class WarmUp(QObject):
    """Loads one module after the other, and waits again at each sign of life."""

    def __init__(self, idle: IdleWatch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._left = list(LATER)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._load_next)
        idle.alive.connect(self.rest)

    def rest(self) -> None:
        """Begin, or go on, after a rest."""
        if self._left:
            self._timer.start(REST_MS)

    def _load_next(self) -> None:
        name = self._left.pop(0)
        try:
            import_module(name)
        except ImportError:  # told when it is asked for
            log.warning(name, exc_info=True)
        if self._left:
            self._timer.start(BREATH_MS)
