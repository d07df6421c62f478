"""A table that is only looked at: rows of words, sorted by a click on a heading."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from refuge_annotator.ui.theme import colors

Index = QModelIndex | QPersistentModelIndex
ROW_HEIGHT = 32


@dataclass(frozen=True, slots=True)
class Cell:
    """What one place of a table says; `order` sorts it where the text would not, `kind` is its colour role."""

    text: str
    order: int | None = None
    kind: str = "text"
    tip: str = ""


class RowsModel(QAbstractTableModel):
    """Rows of cells under headings."""

    def __init__(self, headings: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._headings = list(headings)
        self._rows: list[Sequence[Cell]] = []
        self._sorted = (-1, Qt.SortOrder.AscendingOrder)

    def show_rows(self, rows: Sequence[Sequence[Cell]]) -> None:
        """Show other rows, sorted as the ones before."""
        self.beginResetModel()
        self._rows = list(rows)
        self._arrange()
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """Return how many rows there are."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """Return how many columns there are."""
        return 0 if parent is not None and parent.isValid() else len(self._headings)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | int | None:
        """Return a heading, over the left edge of its column."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return (Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter).value
        return self._headings[section] if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's text, colour or longer words."""
        cell = self._rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == Qt.ItemDataRole.ForegroundRole:
            return QColor(getattr(colors(), cell.kind))
        if role == Qt.ItemDataRole.ToolTipRole:
            return cell.tip or None
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; equal rows stay in their order."""
        self._sorted = (column, order)
        self.layoutAboutToBeChanged.emit()
        self._arrange()
        self.layoutChanged.emit()

    def texts(self) -> list[list[str]]:
        """Return what is shown, row by row."""
        return [[cell.text for cell in row] for row in self._rows]

    def _arrange(self) -> None:
        column, order = self._sorted
        if column >= 0:
            self._rows.sort(key=lambda row: _rank(row[column]), reverse=order == Qt.SortOrder.DescendingOrder)


class RowsView(QTableView):
    """Shows the rows; the columns take the width of their words, one of them what is left."""

    def __init__(self, model: RowsModel, widths: Sequence[int], *, stretch: int) -> None:
        super().__init__()
        self.setModel(model)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        for place, width in enumerate(widths):
            head.resizeSection(place, width)
        head.setSectionResizeMode(stretch, QHeaderView.ResizeMode.Stretch)
        head.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)  # first as they come
        self.setSortingEnabled(True)


def _rank(cell: Cell) -> tuple[int, str]:
    return (0 if cell.order is None else cell.order, cell.text)
