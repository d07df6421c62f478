"""Notices when somebody is at the desk, and when nobody is."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QWindow

ACTIVITY = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseMove,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
    }
)


class IdleWatch(QObject):
    """Emits `idle` once when no key or mouse was touched for some minutes, and `alive` whenever one is.

    `left` says that another program has the keyboard.
    It looks at the windows of this program in which work comes in, dialogs too, and costs no other event anything.
    """

    idle = Signal()
    alive = Signal()
    left = Signal()

    def __init__(self, minutes: float, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(int(minutes * 60_000))
        self._timer.timeout.connect(self.idle)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.focusWindowChanged.connect(self.watch)
            application.applicationStateChanged.connect(self._look)

    def watch(self, window: QWindow | None) -> None:
        """Look at what comes into one more window."""
        if window is not None:
            window.installEventFilter(self)

    def start(self) -> None:
        """Begin to watch."""
        self._timer.start()

    def stop(self) -> None:
        """Watch no longer."""
        self._timer.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Start the time anew at each sign of life; nothing is held back."""
        if self._timer.isActive() and event.type() in ACTIVITY:
            self._timer.start()
            self.alive.emit()
        return False

    def _look(self, state: Qt.ApplicationState) -> None:
        if state is not Qt.ApplicationState.ApplicationActive:
            self.left.emit()
