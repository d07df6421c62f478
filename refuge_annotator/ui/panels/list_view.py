"""How a list looks: one row per photograph, with its thumbnail; only the rows in sight cost anything."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from refuge_annotator.app.thumbnails import Pixels, Thumbnails
from refuge_annotator.ui.panels.list_model import ENTRY, FACE, Entry, Face, Index, ListModel
from refuge_annotator.ui.theme import SPACE_2, SPACE_3, TEXT_SMALL, colors

ROW_HEIGHT, THUMBNAIL = 56, 44
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Rows(QTableView):
    """The rows of a list. `current` is the key of the photograph on the canvas, wherever the choice stands.

    A table of one column, for Qt's list looks at every row whenever one has changed.
    """

    def __init__(self, model: ListModel, thumbnails: Thumbnails) -> None:
        super().__init__()
        self.current: str | None = None
        self._thumbnails = thumbnails
        self.setObjectName("worklist")
        self.setModel(model)
        self.setItemDelegate(_Delegate(self, thumbnails))
        self.setShowGrid(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalScrollBar().setSingleStep(ROW_HEIGHT)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
        self.verticalHeader().hide()
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        thumbnails.ready.connect(self.viewport().update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows, and wish for the thumbnails of all in sight."""
        faces = (self.model().index(row, 0).data(FACE) for row in self.in_sight())
        self._thumbnails.wish([face.place for face in faces if face.place is not None])
        super().paintEvent(event)

    def in_sight(self) -> range:
        """Return the rows in sight."""
        first = self.rowAt(0)
        most = self.viewport().height() // ROW_HEIGHT + 2
        return range(first, min(first + most, self.model().rowCount())) if first >= 0 else range(0)


class _Delegate(QStyledItemDelegate):
    def __init__(self, rows: Rows, thumbnails: Thumbnails) -> None:
        super().__init__(rows)
        self._rows, self._thumbnails = rows, thumbnails

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry: Entry = index.data(ENTRY)
        face: Face = index.data(FACE)
        theme = colors()
        box = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, QColor(theme.hover))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(box, QColor(theme.raised))
        if entry.key == self._rows.current:
            painter.fillRect(QRectF(box.left(), box.top(), 3, box.height()), QColor(theme.accent))
        frame = QRectF(box.left() + SPACE_3, box.top() + (ROW_HEIGHT - THUMBNAIL) / 2, THUMBNAIL, THUMBNAIL)
        _paint_thumbnail(painter, frame, None if face.place is None else self._thumbnails.get(face.place))
        left = frame.right() + SPACE_3
        font = painter.font()
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        painter.drawText(QRectF(left, box.top() + 9, box.right() - left - SPACE_2, 20), LEFT, entry.code)
        font.setBold(False)
        font.setPixelSize(TEXT_SMALL)
        painter.setFont(font)
        painter.setPen(QColor(getattr(theme, face.kind)))
        lower = QRectF(left, box.top() + 28, box.right() - left - SPACE_2, 18)
        words = painter.fontMetrics().elidedText(face.words, Qt.TextElideMode.ElideRight, int(lower.width()))
        painter.drawText(lower, LEFT, words)
        painter.restore()


def pixmap_of(pixels: Pixels) -> QPixmap:
    """Return a thumbnail as Qt draws it; a copy of its own."""
    height, width = pixels.shape[:2]
    return QPixmap.fromImage(QImage(pixels.data, width, height, 3 * width, QImage.Format.Format_RGB888))


def _paint_thumbnail(painter: QPainter, frame: QRectF, pixels: Pixels | None) -> None:
    clip = QPainterPath()
    clip.addRoundedRect(frame, 4, 4)
    painter.save()
    painter.setClipPath(clip)
    painter.fillRect(frame, QColor(colors().room))
    if pixels is not None:
        pixmap = pixmap_of(pixels)
        size = pixmap.size().scaled(int(frame.width()), int(frame.height()), Qt.AspectRatioMode.KeepAspectRatio)
        target = QRectF(0, 0, size.width(), size.height())
        target.moveCenter(frame.center())
        painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))
    painter.restore()
