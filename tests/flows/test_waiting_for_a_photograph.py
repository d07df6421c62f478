"""A photograph that takes its time: the wish is answered at once, told of, and can be taken back."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from refuge_annotator.imaging.load import load_photograph
from refuge_annotator.ui.pages.waiting import PATIENCE_MS
from tests.flows.hands import LEFT, NONE, Hands


class Slow:
    """A rater in front of photographs that come only when they are let through."""

    def __init__(self, hands: Hands) -> None:
        self.hands, self.page = hands, hands.window.reading_page
        self.gate = threading.Event()
        self.page.opening.let_go()
        self.page.opening.loader.load = self._load

    def _load(self, path: Path):
        assert self.gate.wait(20)
        return load_photograph(path)

    def wish(self) -> str:
        """Wish for the other photograph; return its code."""
        first = self.page.rows.worklist[0].code == self.hands.code
        self.hands.key(Qt.Key.Key_PageDown if first else Qt.Key.Key_PageUp)
        return self.page.rows.worklist[1 if first else 0].code

    @property
    def chosen(self) -> str:
        """The code chosen in the list."""
        panel = self.page.list
        return panel.model.entries[panel.view.currentIndex().row()].code


@pytest.fixture
def slow(hands: Hands, three_raters: Path) -> Iterator[Slow]:
    hands.open(three_raters, "R1")
    made = Slow(hands)
    yield made
    made.gate.set()


def test_the_list_answers_first_and_the_status_line_after_a_moment(slow: Slow, hands: Hands) -> None:
    first = hands.code
    coming = slow.wish()
    hands.qtbot.waitUntil(lambda: slow.chosen == coming)
    assert hands.hint == ""
    hands.qtbot.waitUntil(lambda: hands.hint != "", timeout=PATIENCE_MS + 5_000)
    assert hands.hint == f"Loading {coming}. Esc stays here."
    assert hands.code == first
    slow.gate.set()
    hands.qtbot.waitUntil(lambda: hands.code == coming)
    assert hands.hint == ""


def test_escape_stays_with_the_photograph_on_screen(slow: Slow, hands: Hands) -> None:
    first = hands.code
    hands.outline(150, 250, 60, 66)
    before = hands.reading
    slow.wish()
    hands.key(Qt.Key.Key_Escape)
    assert slow.chosen == first
    slow.gate.set()
    hands.qtbot.wait(300)
    assert (hands.code, hands.reading, hands.hint) == (first, before, "")
    assert hands.code != slow.wish()  # which comes, now that nothing is slow
    hands.qtbot.waitUntil(lambda: hands.code != first)


def test_what_the_status_line_said_comes_back(slow: Slow, hands: Hands) -> None:
    slow.page.frame.foot.hint.setText("P0001 is submitted.")
    coming = slow.wish()
    hands.qtbot.waitUntil(lambda: "Loading" in hands.hint, timeout=5_000)
    slow.gate.set()
    hands.qtbot.waitUntil(lambda: hands.code == coming)
    assert hands.hint == "P0001 is submitted."


def test_one_that_comes_at_once_is_not_told_of(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    page, said = hands.window.reading_page, []
    hands.qtbot.waitUntil(lambda: not page.opening.loader.kept.missing(), timeout=5_000)
    page.opening.awaited.connect(lambda _: said.append(hands.hint))
    first = hands.code
    hands.key(Qt.Key.Key_PageDown)
    hands.qtbot.waitUntil(lambda: hands.code != first)
    assert said == ["", ""]


def test_escape_in_a_gesture_backs_out_of_the_gesture_only(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    first = hands.code
    hands.outline(150, 250, 60, 66)
    before = hands.reading
    at = hands.screen(before.disc.points[0])
    QTest.mousePress(hands.canvas, LEFT, NONE, at)
    QTest.mouseMove(hands.canvas, at + QPoint(30, 0))
    for _ in range(5):
        hands.key(Qt.Key.Key_Escape)
    QTest.mouseRelease(hands.canvas, LEFT, NONE, at + QPoint(30, 0))
    assert (hands.code, hands.reading) == (first, before)
    assert hands.window.reading_page.session.editable
