"""One line over the top of the page that says what happened, with what can be done about it."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtWidgets import QPushButton, QWidget

from refuge_annotator.ui.parts import button, label, row, set_property
from refuge_annotator.ui.theme import SPACE_2, SPACE_3
from refuge_annotator.ui.words import tr

BRIEF_MS = 8000


class Banner(QWidget):
    """Shows one message at a time; the same message twice is one.

    Kinds: ``note`` goes by itself, ``warn`` and ``danger`` stay until they are put away or cleared. It lies over the
    top edge of a widget and takes no room: nothing under it moves when it comes or goes.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("banner")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._under: QWidget | None = None
        self._text = label("", wrap=True)
        self._action: QPushButton = button("", self.run_action)
        self._close = button(tr("Put away"), self.clear, "flat")
        self._run: Callable[[], object] | None = None
        layout = row(self._text, self._action, self._close, gap=SPACE_3)
        layout.setContentsMargins(SPACE_3, SPACE_2, SPACE_2, SPACE_2)
        layout.setStretch(0, 1)
        self.setLayout(layout)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.clear)
        self.key = ""
        self.hide()

    def lie_on(self, widget: QWidget) -> None:
        """Lie over the top edge of a widget from now on."""
        self._under = widget
        widget.installEventFilter(self)
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the widget below."""
        if watched is self._under and event.type() in (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show):
            self._place()
        return False

    @property
    def text(self) -> str:
        """What is shown, empty when nothing is."""
        return "" if self.isHidden() else self._text.text()

    def show_message(
        self, text: str, kind: str = "note", *, key: str = "", action: str = "", run: Callable[[], object] | None = None
    ) -> None:
        """Show a message, with a button where `action` names one."""
        self.key = key
        self._run = run
        self._text.setText(text)
        self._action.setText(action)
        self._action.setVisible(bool(action))
        set_property(self, "kind", kind)
        self._place()
        self.show()
        self.raise_()
        if kind == "note":
            self._timer.start(BRIEF_MS)
        else:
            self._timer.stop()

    def clear(self, key: str | None = None) -> None:
        """Put the message away; with a key only that message."""
        if key is None or key == self.key:
            self._timer.stop()
            self.hide()

    def _place(self) -> None:
        parent = self.parentWidget()
        if self._under is None or parent is None:
            return
        corner = self._under.mapTo(parent, QPoint(0, 0))
        width = self._under.width()
        height = max(self.layout().heightForWidth(width), self.sizeHint().height())  # type: ignore[union-attr]
        self.setGeometry(corner.x(), corner.y(), width, height)

    def run_action(self) -> None:
        """Do what the button offers."""
        run = self._run
        self.clear()
        if run is not None:
            run()
