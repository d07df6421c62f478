"""The list at the left: neutral code, thumbnail, state in words, and progress at the foot."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import (
    QLineEdit,
    QListView,
    QProgressBar,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from refuge_annotator.app.thumbnails import Thumbnails
from refuge_annotator.ui.parts import column, label
from refuge_annotator.ui.theme import SPACE_2, SPACE_3, TEXT_SMALL, colors
from refuge_annotator.ui.words import tr

Index = QModelIndex | QPersistentModelIndex
ENTRY = Qt.ItemDataRole.UserRole + 1
ROW_HEIGHT, THUMBNAIL = 56, 44


@dataclass(frozen=True, slots=True)
class Entry:
    """One row: what is shown of it, and the file of its thumbnail, which is never shown as text.

    `kind` colours the state: ``ok``, ``warn``, ``muted``, ``accent`` or ``danger``.
    """

    key: str
    code: str
    state: str
    kind: str
    path: Path | None = None


class ListModel(QAbstractListModel):
    """The entries, thumbnails as they come."""

    def __init__(self, thumbnails: Thumbnails, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: list[Entry] = []
        self._rows: dict[str, int] = {}
        self._thumbnails = thumbnails
        thumbnails.ready.connect(self._arrived)

    def set_entries(self, entries: Sequence[Entry]) -> None:
        """Show other entries."""
        if [e.key for e in entries] == [e.key for e in self._entries]:
            self._entries = list(entries)
            if entries:
                self.dataChanged.emit(self.index(0), self.index(len(entries) - 1))
            return
        self.beginResetModel()
        self._entries = list(entries)
        self._rows = {e.key: i for i, e in enumerate(entries)}
        self.endResetModel()

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What is listed."""
        return tuple(self._entries)

    def row_of(self, key: str) -> int:
        """Return an entry's row, -1 where there is none."""
        return self._rows.get(key, -1)

    def rowCount(self, parent: Index | None = None) -> int:
        """Return how many entries there are."""
        return 0 if parent is not None and parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the code, what a screen reader says, or the entry itself."""
        entry = self._entries[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.code
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):  # the row may cut its words
            return f"{entry.code}, {entry.state}"
        return entry if role == ENTRY else None

    def pixmap(self, entry: Entry) -> QPixmap | None:
        """Return an entry's thumbnail once it is there."""
        pixels = None if entry.path is None else self._thumbnails.get(entry.key, entry.path)
        if pixels is None:
            return None
        height, width = pixels.shape[:2]
        return QPixmap.fromImage(QImage(pixels.data, width, height, 3 * width, QImage.Format.Format_RGB888))

    def stop(self) -> None:
        """Make no more thumbnails."""
        self._thumbnails.stop()

    def _arrived(self, key: str) -> None:
        row = self.row_of(key)
        if row >= 0:
            self.dataChanged.emit(self.index(row), self.index(row))


class _Delegate(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(160, ROW_HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry: Entry = index.data(ENTRY)
        model = index.model()
        source = model.sourceModel() if isinstance(model, QSortFilterProxyModel) else model
        theme = colors()
        box = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        state = option.state
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, QColor(theme.hover))
            painter.fillRect(QRectF(box.left(), box.top(), 3, box.height()), QColor(theme.accent))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(box, QColor(theme.raised))
        frame = QRectF(box.left() + SPACE_3, box.top() + (ROW_HEIGHT - THUMBNAIL) / 2, THUMBNAIL, THUMBNAIL)
        self._thumbnail(painter, frame, source.pixmap(entry) if isinstance(source, ListModel) else None)
        left = frame.right() + SPACE_3
        font = painter.font()
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        upper = QRectF(left, box.top() + 9, box.right() - left - SPACE_2, 20)
        painter.drawText(upper, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, entry.code)
        font.setBold(False)
        font.setPixelSize(TEXT_SMALL)
        painter.setFont(font)
        painter.setPen(QColor(getattr(theme, entry.kind)))
        lower = QRectF(left, box.top() + 28, box.right() - left - SPACE_2, 18)
        words = painter.fontMetrics().elidedText(entry.state, Qt.TextElideMode.ElideRight, int(lower.width()))
        painter.drawText(lower, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)
        painter.restore()

    def _thumbnail(self, painter: QPainter, frame: QRectF, pixmap: QPixmap | None) -> None:
        clip = QPainterPath()
        clip.addRoundedRect(frame, 4, 4)
        painter.save()
        painter.setClipPath(clip)
        painter.fillRect(frame, QColor(colors().room))
        if pixmap is not None and not pixmap.isNull():
            size = pixmap.size().scaled(int(frame.width()), int(frame.height()), Qt.AspectRatioMode.KeepAspectRatio)
            target = QRectF(0, 0, size.width(), size.height())
            target.moveCenter(frame.center())
            painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))
        painter.restore()


class SearchField(QLineEdit):
    """A field in which Enter is its own, whatever Enter does elsewhere in the window."""

    def event(self, event: QEvent) -> bool:
        """Keep Enter from being taken as a shortcut."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        ):
            event.accept()
            return True
        return super().event(event)


class ListPanel(QWidget):
    """Shows entries and says which one is wished for; what is shown as current is set from outside."""

    wished = Signal(str)  # key

    def __init__(self, heading: str, thumbnails: Thumbnails) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFixedWidth(208)
        self.model = ListModel(thumbnails, self)
        self._shown = QSortFilterProxyModel(self)
        self._shown.setSourceModel(self.model)
        self._shown.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.view = QListView()
        self.view.setObjectName("worklist")
        self.view.setModel(self._shown)
        self.view.setItemDelegate(_Delegate(self.view))
        self.view.setUniformItemSizes(True)
        self.view.setMouseTracking(True)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.clicked.connect(lambda index: self.wished.emit(index.data(ENTRY).key))
        self.search = SearchField()
        self.search.setPlaceholderText(tr("Search by code"))
        self.search.setClearButtonEnabled(True)
        self.search.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.search.textChanged.connect(self._shown.setFilterFixedString)
        self.search.returnPressed.connect(self._take_first)
        self._progress = QProgressBar()
        self._progress.setTextVisible(False)
        self._count = label("", "small")
        head = column(label(heading, "section"), self.search, gap=SPACE_2, margin=SPACE_3)
        foot = column(self._count, self._progress, gap=SPACE_2, margin=SPACE_3)
        self.setLayout(column(head, self.view, foot, gap=0))

    def show_entries(self, entries: Sequence[Entry], current: str | None, done: int, total: int) -> None:
        """Show entries, mark the current one, and tell how many are done."""
        self.model.set_entries(entries)
        self._progress.setRange(0, max(total, 1))
        self._progress.setValue(done)
        self._count.setText(tr("{done} of {total} done", done=done, total=total))
        self.mark(current)

    def mark(self, key: str | None) -> None:
        """Mark an entry as the one on the canvas."""
        row = self.model.row_of(key) if key else -1
        if row < 0:
            self.view.clearSelection()
            return
        index = self._shown.mapFromSource(self.model.index(row))
        self.view.setCurrentIndex(index)
        self.view.scrollTo(index)

    def stop(self) -> None:
        """Make no more thumbnails."""
        self.model.stop()

    def _take_first(self) -> None:
        if self._shown.rowCount():
            self.wished.emit(self._shown.index(0, 0).data(ENTRY).key)
            self.search.clear()
