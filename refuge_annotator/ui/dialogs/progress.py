"""Long work in front of the window, with progress and cancel."""

from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QProgressBar, QWidget

from refuge_annotator.app.jobs import Job
from refuge_annotator.formats.threads import Stopped
from refuge_annotator.progress import Progress
from refuge_annotator.ui.dialogs.dialog import Dialog
from refuge_annotator.ui.parts import label
from refuge_annotator.ui.words import tr

T = TypeVar("T")
PATIENCE_MS = 250  # what is done by then needs no dialog


class ProgressDialog(Dialog):
    """Shows how far a job is; Escape, Cancel and the close button ask it to stop and wait until it has.

    Attributes
    ----------
    outcome, error
        What the work returned or raised, once it has ended.
    """

    def __init__(
        self, parent: QWidget | None, title: str, work: Callable[[Progress], Any], *, may_stop: bool = True
    ) -> None:
        super().__init__(parent, title)
        self.outcome: Any = None
        self.error: Exception | None = None
        self._ended = False
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setRange(0, 0)
        self.count = label(" ", "muted")
        self.content.addWidget(self.bar)
        self.content.addWidget(self.count)
        self.stop = self.add_cancel()
        self.stop.setEnabled(may_stop)
        self.job = Job(work, self)
        self.job.advanced.connect(self._advance)
        self.job.succeeded.connect(self._succeed)
        self.job.failed.connect(self._fail)

    def run(self) -> None:
        """Start the work and stay until it has ended; quick work is not worth a dialog."""
        early = QEventLoop(self)
        self.job.finished.connect(self._end)
        self.job.finished.connect(early.quit)
        self.job.start()
        QTimer.singleShot(PATIENCE_MS, early, early.quit)
        early.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        if not self._ended:
            self.exec()
        self.job.cancel()
        self.job.wait()
        self.deleteLater()

    def may_be_left(self) -> bool:
        """Tell that the work is to be waited for."""
        return self._ended

    def reject(self) -> None:
        """Ask the work to stop; the dialog closes when it has."""
        if not self.stop.isEnabled():
            return
        self.job.cancel()
        self.stop.setEnabled(False)
        self.count.setText(tr("Stopping…"))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask the work to stop, as `reject` does."""
        if not self._ended:
            event.ignore()
            self.reject()

    def _advance(self, done: int, total: int) -> None:
        self.bar.setRange(0, max(total, 1))
        self.bar.setValue(done)
        if self.stop.isEnabled():
            self.count.setText(tr("{done} of {total}", done=done, total=total))

    def _succeed(self, result: object) -> None:
        self.outcome = result

    def _fail(self, error: Exception) -> None:
        self.error = error

    def _end(self) -> None:
        self._ended = True  # not `isRunning`: what the job told is here only now
        self.accept()


def with_progress(
    parent: QWidget | None, title: str, work: Callable[[Progress], T], *, may_stop: bool = True
) -> T | None:
    """Do work in a thread of its own behind a progress dialog.

    Parameters
    ----------
    may_stop
        Whether it can be asked to stop.

    Returns
    -------
    T or None
        What the work returned; None when it was asked to stop and raised `Stopped`. Work that was done already when
        it was asked to stop is not lost.

    Raises
    ------
    Exception
        Whatever else the work raised.
    """
    dialog = ProgressDialog(parent, title, work, may_stop=may_stop)
    dialog.run()
    if isinstance(dialog.error, Stopped):
        return None
    if dialog.error is not None:
        raise dialog.error
    result: T = dialog.outcome
    return result
