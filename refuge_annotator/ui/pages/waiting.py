"""Answer a wish for a photograph at once where its pixels take their time, and let Escape take the wish back."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent

from refuge_annotator.app.opening import Opening
from refuge_annotator.ui.pages.frame import Frame
from refuge_annotator.ui.panels.list_panel import ListPanel
from refuge_annotator.ui.words import tr

CHOICE_MS = 40  # one that is at hand comes sooner, and need not be waited for while the list is painted
PATIENCE_MS = 200  # nearly all photographs are there by then, and no words flicker


class Waiting(QObject):
    """Chooses in the list what is on its way, and says so in the status line once that takes longer than a blink.

    Parameters
    ----------
    code_of
        Returns the neutral code of a photograph by its key.
    shown
        Returns the key of the photograph on screen, if any.
    """

    def __init__(
        self,
        opening: Opening,
        frame: Frame,
        panel: ListPanel,
        code_of: Callable[[str], str],
        shown: Callable[[], str | None],
    ) -> None:
        super().__init__(frame.canvas)
        self._opening, self._hint, self._panel = opening, frame.foot.hint, panel
        self._code_of, self._shown = code_of, shown
        self._key: str | None = None  # what is on its way
        self._said = self._before = ""  # in the status line now, and what stood there
        self._choice, self._patience = QTimer(self), QTimer(self)
        for timer, delay, act in (
            (self._choice, CHOICE_MS, self._choose),
            (self._patience, PATIENCE_MS, self._say),
        ):
            timer.setSingleShot(True)
            timer.setInterval(delay)
            timer.timeout.connect(act)
        opening.awaited.connect(self._follow)
        frame.canvas.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay with the photograph on screen at Escape; one that is only read anew comes all the same."""
        escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if escape and event.type() == QEvent.Type.KeyPress and self._can_stay():
            shown = self._shown()
            self._opening.forget(shown)
            self._panel.mark(shown)
        return False

    def _can_stay(self) -> bool:
        return self._key is not None and self._shown() not in (None, self._key)

    def _follow(self, key: str | None) -> None:
        self._key = key
        self._choice.stop()
        self._patience.stop()
        if self._said and self._hint.text() == self._said:
            self._hint.setText(self._before)
        self._said = ""
        if key is not None:
            self._choice.start()
            self._patience.start()

    def _choose(self) -> None:
        if self._key is not None:
            self._panel.choose(self._key)

    def _say(self) -> None:
        if self._key is None:
            return
        code = self._code_of(self._key)
        words = (
            tr("Loading {code}. Esc stays here.", code=code) if self._can_stay() else tr("Loading {code}.", code=code)
        )
        self._said, self._before = words, self._hint.text()
        self._hint.setText(words)
