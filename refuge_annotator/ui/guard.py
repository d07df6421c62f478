"""Nothing fails in silence: what no one caught is logged and told, and the program goes on."""

import logging
import sys
import threading
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

import platformdirs
from PySide6.QtCore import QObject, Signal

log = logging.getLogger("refuge_annotator")


def log_folder() -> Path:
    """Return where the log files lie."""
    return Path(platformdirs.user_log_dir("refuge-annotator", appauthor=False))


def start_log() -> Path | None:
    """Write the log to a file; None where no place can be written."""
    path = log_folder() / "refuge-annotator.log"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(path, maxBytes=1_000_000, backupCount=3, encoding="utf-8")
    except OSError:
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    return path


class Guard(QObject):
    """Catches what slots and threads raise and hands it to `told` in the window's thread."""

    raised = Signal(object)

    def __init__(self, told: Callable[[BaseException], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.raised.connect(told)
        self._before = (sys.excepthook, threading.excepthook)
        sys.excepthook = self._hook
        threading.excepthook = lambda args: self._hook(
            args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback
        )

    def release(self) -> None:
        """Give the hooks back."""
        sys.excepthook, threading.excepthook = self._before

    def _hook(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._before[0](kind, error, trace)
            return
        log.error("not caught", exc_info=(kind, error, trace))
        self.raised.emit(error)
