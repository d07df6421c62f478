"""Whether the window may close: not over work that is not stored, nor over a fault nobody has read."""

from typing import TYPE_CHECKING

from refuge_annotator.ui.dialogs.dialog import Dialog
from refuge_annotator.ui.words import tr

if TYPE_CHECKING:
    from refuge_annotator.ui.main_window import MainWindow


class LoseDialog(Dialog):
    """Asks whether to close though gestures are not stored; staying is the default."""

    def __init__(self, window: "MainWindow", waiting: int) -> None:
        super().__init__(
            window,
            tr("Not everything is stored"),
            tr(
                "{n} gesture(s) cannot be stored: the study file cannot be written. Stay, and bring the file or the "
                "disk back; the program goes on by itself. Or close and lose what is not stored.",
                n=waiting,
            ),
        )
        self.lose = self.add_button(tr("Close and lose it"), self.accept)
        self.stay = self.add_button(tr("Stay"), self.reject, primary=True)


class Closing:
    """Holds the window back once, and asks when it is closed again."""

    def __init__(self, window: "MainWindow") -> None:
        self._window = window
        self._held = False

    def allowed(self) -> bool:
        """Close the study; tell whether the window may go as well."""
        window = self._window
        if window.close_study():
            told, window.fault_at_closing = not window.fault_at_closing, False
            return told
        if not self._held:
            self._held = True  # the banner says why
            return False
        self._held = False
        if not LoseDialog(window, window.autosave.waiting).exec():
            return False
        window.abandon_study()
        return True
