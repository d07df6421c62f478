"""Python's garbage is collected in the window's thread alone, for a Qt object must not end in another."""

import gc

from PySide6.QtCore import QObject, QTimer

INTERVAL_MS = 500


class GarbageRound(QObject):
    """Takes over from Python, which collects in whichever thread happens to allocate, the store's or a loader's.

    An OpenGL context or a timer of a page that was left would then be ended there, and the program with it.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        gc.freeze()  # what was loaded stays: no round need look at it
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.go_round)
        self._timer.start(INTERVAL_MS)

    def go_round(self) -> None:
        """Collect as old a generation as Python would by its own thresholds; nothing when little is new."""
        due = [count > limit for count, limit in zip(gc.get_count(), gc.get_threshold(), strict=True)]
        if due[0]:
            gc.collect(2 if due[1] and due[2] else 1 if due[1] else 0)
