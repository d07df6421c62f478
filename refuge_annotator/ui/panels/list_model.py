"""The rows of a list, and which of them search and filter leave; what is seen of a row is made when it is seen."""

from bisect import bisect_left
from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from refuge_annotator.study.image import Place

Index = QModelIndex | QPersistentModelIndex
ENTRY, FACE = Qt.ItemDataRole.UserRole + 1, Qt.ItemDataRole.UserRole + 2


BEGUN = "begun"  # for a filter, beside the states


class Entry(NamedTuple):
    """One row, as far as search and filter need it.

    `state` is the word of an enumeration, never shown; `begun` says that whatever it is, work on it is not ended.
    """

    key: str
    code: str
    state: str
    begun: bool = False


@dataclass(frozen=True, slots=True)
class Face:
    """What is seen of a row besides its code: its state in words, and the photograph of its thumbnail.

    `kind` colours the words: ``text``, ``ok``, ``warn``, ``muted``, ``accent`` or ``danger``.
    """

    words: str
    kind: str
    place: Place | None = None


class ListModel(QAbstractListModel):
    """Ten thousand entries, of which only those in sight are asked for their faces."""

    def __init__(self, face: Callable[[Entry], Face], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._face = face
        self._entries: list[Entry] = []
        self._places: dict[str, int] = {}
        self._shown: Sequence[int] = ()  # places of the entries that are left, in order
        self._text = ""
        self._states: Container[str] | None = None

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Every entry, shown or not."""
        return tuple(self._entries)

    @property
    def shown(self) -> frozenset[str] | None:
        """The keys that search and filter leave; None while nothing is searched for or filtered."""
        return frozenset(self._entries[i].key for i in self._shown) if self._text or self._states is not None else None

    def set_entries(self, entries: Sequence[Entry]) -> None:
        """Show other entries, or the same ones in other states."""
        same = len(entries) == len(self._entries) and all(
            a.key == b.key for a, b in zip(entries, self._entries, strict=True)
        )
        entries = list(entries)
        shown = self._left_of(entries)
        if same and shown == self._shown:
            self._entries = entries
            self.dataChanged.emit(self.index(0), self.index(self.rowCount() - 1))
            return
        self.beginResetModel()
        self._entries, self._shown = entries, shown
        self._places = {entry.key: place for place, entry in enumerate(entries)}
        self.endResetModel()

    def put(self, entry: Entry) -> None:
        """Show one entry in another state; its row comes or goes where there is a filter."""
        place = self._places[entry.key]
        row = bisect_left(self._shown, place)
        there = self._row(place) >= 0
        self._entries[place] = entry
        wanted = bool(self._left_of([entry]))
        if there and wanted:
            self.dataChanged.emit(self.index(row), self.index(row))
        elif there:
            self.beginRemoveRows(QModelIndex(), row, row)
            self._shown = [*self._shown[:row], *self._shown[row + 1 :]]
            self.endRemoveRows()
        elif wanted:
            self.beginInsertRows(QModelIndex(), row, row)
            self._shown = [*self._shown[:row], place, *self._shown[row:]]
            self.endInsertRows()

    def move(self, key: str, place: int) -> bool:
        """Move an entry to another place among all; False where it is there already."""
        if self._places[key] == place:
            return False
        self.beginResetModel()
        self._entries.insert(place, self._entries.pop(self._places[key]))
        self._places = {entry.key: n for n, entry in enumerate(self._entries)}
        self._shown = self._left_of(self._entries)
        self.endResetModel()
        return True

    def leave(self, text: str, states: Container[str] | None) -> None:
        """Leave the entries whose code has `text` in it, and of these only the ones in some states (None: all).

        `BEGUN` among the states leaves what is begun, in whatever state.
        """
        self._text, self._states = text.strip().casefold(), states
        shown = self._left_of(self._entries)
        if shown != self._shown:
            self.beginResetModel()
            self._shown = shown
            self.endResetModel()

    def row_of(self, key: str) -> int:
        """Return the row of an entry, -1 where there is none or it is not shown."""
        return self._row(self._places.get(key, -1))

    def rowCount(self, parent: Index | None = None) -> int:
        """Return how many entries are shown."""
        return 0 if parent is not None and parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the code, what a screen reader says, the entry itself, or its face."""
        if not index.isValid() or index.row() >= len(self._shown):
            return None
        entry = self._entries[self._shown[index.row()]]
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.code
        if role == ENTRY:
            return entry
        if role == FACE:
            return self._face(entry)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):  # the row may cut its words
            return f"{entry.code}, {self._face(entry).words}"
        return None

    def _row(self, place: int) -> int:
        row = bisect_left(self._shown, place)
        return row if row < len(self._shown) and self._shown[row] == place else -1

    def _left_of(self, entries: Sequence[Entry]) -> Sequence[int]:
        text, states = self._text, self._states
        if not text and states is None:
            return range(len(entries))
        begun = states is not None and BEGUN in states
        return [
            place
            for place, entry in enumerate(entries)
            if (states is None or entry.state in states or (begun and entry.begun)) and text in entry.code.casefold()
        ]
