"""Long work in front of the window, with progress and cancel."""

from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QProgressBar, QWidget

from refuge_annotator.app.jobs import Job, Progress
from refuge_annotator.formats.threads import Stopped
from refuge_annotator.ui.dialogs.dialog import Dialog
from refuge_annotator.ui.parts import label
from refuge_annotator.ui.words import tr

T = TypeVar("T")


class ProgressDialog(Dialog):
    """Shows how far a job is; Escape, Cancel and the close button ask it to stop and wait until it has."""

    def __init__(self, parent: QWidget | None, title: str, work: Callable[[Progress], Any]) -> None:
        super().__init__(parent, title)
        self.result_of_work: Any = None
        self.error: Exception | None = None
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setRange(0, 0)
        self.count = label("", "muted")
        self.content.addWidget(self.bar)
        self.content.addWidget(self.count)
        self.stop = self.add_cancel()
        self.job = Job(work, self)
        self.job.advanced.connect(self._advance)
        self.job.succeeded.connect(self._succeed)
        self.job.failed.connect(self._fail)

    def run(self) -> None:
        """Start the work and stay until it has ended."""
        self.job.finished.connect(self.accept)
        self.job.start()
        self.ask()
        self.job.cancel()
        self.job.wait()

    def reject(self) -> None:
        """Ask the work to stop; the dialog closes when it has."""
        if not self.stop.isEnabled():
            return
        self.job.cancel()
        self.stop.setEnabled(False)
        self.count.setText(tr("Stopping…"))
        if self.job.isFinished():
            super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask the work to stop, as `reject` does."""
        if self.job.isRunning():
            event.ignore()
            self.reject()

    def _advance(self, done: int, total: int) -> None:
        self.bar.setRange(0, max(total, 1))
        self.bar.setValue(done)
        if self.stop.isEnabled():
            self.count.setText(tr("{done} of {total}", done=done, total=total))

    def _succeed(self, result: object) -> None:
        self.result_of_work = result

    def _fail(self, error: Exception) -> None:
        self.error = error


def with_progress(parent: QWidget | None, title: str, work: Callable[[Progress], T], *, stop: bool = True) -> T | None:
    """Do work in a thread of its own behind a progress dialog.

    Parameters
    ----------
    stop
        Whether it can be asked to stop.

    Returns
    -------
    T or None
        What the work returned; None when it was asked to stop and raised `Stopped`. Work that was done already when
        it was asked to stop is not lost.

    Raises
    ------
    Exception
        Whatever the work raised.
    """
    dialog = ProgressDialog(parent, title, work)
    dialog.stop.setEnabled(stop)
    dialog.run()
    if isinstance(dialog.error, Stopped):
        return None
    if dialog.error is not None:
        raise dialog.error
    result: T = dialog.result_of_work
    return result
