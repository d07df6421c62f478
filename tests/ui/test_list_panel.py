"""A list of ten thousand costs what is in sight of it; search and choice are at home on the keyboard."""

from collections.abc import Iterable
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox

from refuge_annotator.study.image import Place
from refuge_annotator.ui.panels.list_filter import Choice
from refuge_annotator.ui.panels.list_model import Entry, Face
from refuge_annotator.ui.panels.list_panel import ListPanel
from refuge_annotator.ui.panels.list_view import ROW_HEIGHT, pixmap_of

CHOICES = (Choice("All"), Choice("To do", frozenset({"untouched"})), Choice("Submitted", frozenset({"submitted"})))
Key = Qt.Key


class Thumbnails(QObject):
    """Remembers what was wished for."""

    ready = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.wishes: list[list[str]] = []

    def get(self, _place: Place) -> np.ndarray:
        return np.full((4, 6, 3), (200, 100, 50), np.uint8)

    def wish(self, places: Iterable[Place]) -> None:
        self.wishes.append([place.pixel_sha256 for place in places])


class Shown:
    """A list of ten thousand on the screen, and what came of it."""

    def __init__(self, qtbot) -> None:
        self.faces: list[str] = []
        self.wished: list[str] = []
        self.left = 0
        self.thumbnails = Thumbnails()
        self.panel = ListPanel("PHOTOGRAPHS", self.thumbnails, self.face, CHOICES)
        self.panel.wished.connect(self.wished.append)
        self.panel.left.connect(self.leave)
        self.panel.show_entries(
            [Entry(f"k{n}", f"P{n:05}", "submitted" if n % 4 == 0 else "untouched") for n in range(10_000)], "k0"
        )
        self.panel.resize(208, 800)
        qtbot.addWidget(self.panel)
        with qtbot.waitExposed(self.panel):
            self.panel.show()
        self.panel.activateWindow()
        qtbot.waitUntil(lambda: bool(self.thumbnails.wishes))

    def face(self, entry: Entry) -> Face:
        self.faces.append(entry.key)
        return Face(entry.state, "muted", Place(Path(entry.code), entry.key))

    def leave(self) -> None:
        self.left += 1

    def key(self, key: Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.panel.search, key, modifiers)

    @property
    def count(self) -> str:
        return self.panel.filter._count.text()

    @property
    def chosen(self) -> list[str]:
        return [index.data() for index in self.panel.view.selectionModel().selectedIndexes()]


@pytest.fixture
def shown(qtbot) -> Shown:
    return Shown(qtbot)


def in_sight(shown: Shown) -> int:
    return shown.panel.view.viewport().height() // ROW_HEIGHT + 2


def test_only_the_rows_in_sight_are_asked_for_their_faces(shown):
    assert set(shown.faces) == {f"k{n}" for n in range(len(set(shown.faces)))}
    assert 0 < len(set(shown.faces)) <= in_sight(shown)


def test_only_what_is_in_sight_is_wished_for_and_what_was_scrolled_past_no_more(shown, qtbot):
    assert all(len(wish) <= in_sight(shown) for wish in shown.thumbnails.wishes)
    shown.thumbnails.wishes.clear()
    shown.panel.mark("k9000")
    qtbot.waitUntil(lambda: bool(shown.thumbnails.wishes))
    last = shown.thumbnails.wishes[-1]
    assert "k9000" in last
    assert all(8_900 < int(key[1:]) < 9_100 for key in last)


def test_typing_leaves_what_has_the_text_and_counts_it(shown):
    assert shown.count == "10000"
    QTest.keyClicks(shown.panel.search, "417")
    assert shown.count == f"{sum('417' in f'P{n:05}' for n in range(10_000))} of 10000"
    assert shown.chosen == ["P00417"]
    shown.key(Key.Key_Return)
    assert (shown.wished, shown.panel.search.text(), shown.left) == (["k417"], "", 1)


def test_up_and_down_choose_and_enter_opens(shown):
    QTest.keyClicks(shown.panel.search, "417")
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Up):
        shown.key(key)
    assert shown.chosen == ["P01417"]
    assert shown.wished == []
    shown.key(Key.Key_Enter)
    assert shown.wished == ["k1417"]


def test_up_and_down_go_on_from_the_photograph_on_the_canvas(shown):
    shown.panel.mark("k7000")
    shown.key(Key.Key_Down)
    assert shown.chosen == ["P07001"]
    shown.key(Key.Key_Escape)
    assert shown.chosen == ["P07000"]
    assert (shown.wished, shown.left) == ([], 1)


def test_nothing_is_opened_where_nothing_is_found(shown):
    QTest.keyClicks(shown.panel.search, "nothing")
    shown.key(Key.Key_Down)
    shown.key(Key.Key_Return)
    assert shown.wished == []
    assert shown.count == "0 of 10000"


def test_a_choice_of_states_stays_when_the_search_ends(shown):
    shown.panel.filter.state.setCurrentIndex(2)
    assert shown.count == "2500 of 10000"
    QTest.keyClicks(shown.panel.search, "0041")
    assert shown.panel.shown == {"k412", "k416"}
    shown.key(Key.Key_Escape)
    assert shown.count == "2500 of 10000"


def test_one_entry_that_changes_comes_or_goes_alone(shown):
    shown.panel.filter.state.setCurrentIndex(1)
    shown.faces.clear()
    shown.panel.show_entry(Entry("k5001", "P05001", "submitted"))
    assert shown.count == "7499 of 10000"
    assert shown.faces == []


def test_the_wheel_changes_no_choice_in_passing(shown):
    field: QComboBox = shown.panel.filter.state
    before = field.currentIndex()
    point = field.rect().center()
    event = QWheelEvent(
        QPointF(point),
        QPointF(field.mapToGlobal(point)),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(field, event)
    assert field.currentIndex() == before


def test_a_thumbnail_on_screen_is_a_copy(qapp):
    pixels = np.full((4, 6, 3), (200, 100, 50), np.uint8)
    pixmap = pixmap_of(pixels)
    pixels[:] = 0
    assert (pixmap.width(), pixmap.height()) == (6, 4)
    assert pixmap.toImage().pixelColor(5, 3) == QColor(200, 100, 50)
