"""A neighbour that cannot be shown: nobody hears of it before it is opened, and the work on screen stays as it is."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import cv2
import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from refuge_annotator.geometry.point import Point
from refuge_annotator.store.store import Store, open_study
from refuge_annotator.study.assignment import ReadingState
from refuge_annotator.study.reading import EMPTY
from refuge_annotator.ui.guard import log_folder
from tests.flows.hands import LEFT, NONE, Hands

CONTROL = Qt.KeyboardModifier.ControlModifier
KINDS: dict[str, Callable[[bytes], bytes]] = {
    "cut in half": lambda data: data[: len(data) // 2],
    "empty": lambda _: b"",
    "text": lambda _: b"this is no photograph\n" * 40,
    "another picture": lambda _: cv2.imencode(".jpg", np.full((500, 520, 3), 90, np.uint8))[1].tobytes(),
}


def by_key(hands: Hands) -> None:
    """Go to the other photograph by the keyboard."""
    page = hands.window.reading_page
    first = page.rows.worklist[0].id == page.session.opened.assignment.id
    hands.key(Qt.Key.Key_PageDown if first else Qt.Key.Key_PageUp)


def by_click(hands: Hands) -> None:
    """Go to the other photograph by a click in the list."""
    page = hands.window.reading_page
    row = 1 - page.list.model.row_of(page.session.opened.assignment.id)
    QTest.mouseClick(
        page.list.view.viewport(), LEFT, pos=page.list.view.visualRect(page.list.model.index(row)).center()
    )


WAYS = pytest.mark.parametrize("go", [by_key, by_click])


def chosen_in_list(hands: Hands) -> str:
    """Return the code that is chosen in the list."""
    return hands.window.reading_page.list.model.entries[hands.window.reading_page.list.view.currentIndex().row()].code


@pytest.mark.parametrize("kind", KINDS)
def test_the_work_on_screen_stays(hands: Hands, three_raters: Path, two_photographs: Path, kind: str) -> None:
    hands.open(three_raters, "R1")
    page = hands.window.reading_page
    first = page.session.opened.assignment
    other = next(a for a in page.rows.worklist if a.id != first.id)
    path = page.rows.path_of(other.id)
    whole = path.read_bytes()
    path.write_bytes(KINDS[kind](whole))
    try:
        page.opening.loader.let_go()
        page.opening.foresee(first.id, page.rows.worklist, page.rows.path_of)
        hands.outline(150, 250, 60, 66)
        hands.qtbot.waitUntil(lambda: page.opening.loader._ahead is None, timeout=5_000)
        hands.qtbot.wait(50)
        assert hands.window.banner.text == ""
        before = hands.reading, page.session.draft, hands.canvas.view, hands.canvas.scene().ellipses
        hands.key(Qt.Key.Key_PageDown if page.rows.worklist[0].id == first.id else Qt.Key.Key_PageUp)
        hands.qtbot.waitUntil(lambda: hands.window.banner.text != "", timeout=5_000)
        assert (hands.reading, page.session.draft, hands.canvas.view, hands.canvas.scene().ellipses) == before
        assert hands.code == first.code
        assert page.list.view.currentIndex().row() == page.list.model.row_of(first.id)
        hands.key(Qt.Key.Key_Z, CONTROL)
        assert len(hands.reading.disc.points) == 7
        assert hands.window.close()
    finally:
        path.write_bytes(whole)
    with open_study(three_raters) as store:
        assert store.assignment(other.id).state is ReadingState.UNTOUCHED
        assert len(store.draft(first.id).reading.disc.points) == 7


@WAYS
def test_a_damaged_record_leaves_the_work_on_screen(
    hands: Hands, three_raters: Path, go: Callable[[Hands], None]
) -> None:
    hands.open(three_raters, "R1")
    first = hands.code
    go(hands)
    hands.qtbot.waitUntil(lambda: hands.code != first)
    hands.click(Point(210, 250))
    assert hands.window.close_study()
    with closing(sqlite3.connect(three_raters)) as connection, connection:
        assert connection.execute("UPDATE draft SET body = replace(body, '2', '3')").rowcount == 1
    hands.open(three_raters, "R1")
    assert hands.code == first
    hands.outline(150, 250, 60, 66)
    before = hands.reading, hands.window.reading_page.session.draft, hands.canvas.view, hands.canvas.scene().ellipses
    go(hands)
    assert "damaged" in hands.window.banner.text
    page = hands.window.reading_page
    assert (hands.reading, page.session.draft, hands.canvas.view, hands.canvas.scene().ellipses) == before
    assert (hands.code, chosen_in_list(hands)) == (first, first)
    hands.key(Qt.Key.Key_Z, CONTROL)
    assert len(hands.reading.disc.points) == 7


@WAYS
def test_work_that_is_not_stored_keeps_its_photograph_on_screen_and_in_the_list(
    hands: Hands, three_raters: Path, monkeypatch: pytest.MonkeyPatch, go: Callable[[Hands], None]
) -> None:
    def full(self: Store, *args: object) -> None:
        raise OSError(28, "No space left on device")

    hands.open(three_raters, "R1")
    first = hands.code
    with monkeypatch.context() as patch:
        patch.setattr(Store, "save_step", full)
        hands.click(Point(210, 250))
        go(hands)
        hands.qtbot.wait(50)
        assert (hands.code, chosen_in_list(hands)) == (first, first)
        assert len(hands.reading.disc.points) == 1
    assert hands.window.autosave.flush()


@pytest.mark.parametrize("kind", KINDS)
def test_where_the_first_one_cannot_be_shown_nothing_takes_any_work(
    hands: Hands, three_raters: Path, two_photographs: Path, kind: str
) -> None:
    whole = {path: path.read_bytes() for path in sorted(two_photographs.rglob("*.jpg"))}
    for path, data in whole.items():
        path.write_bytes(KINDS[kind](data))
    try:
        assert hands.window.open_study(three_raters)
        QTest.mouseClick(hands.window.page.buttons["R1"], LEFT)
        hands.qtbot.waitUntil(lambda: hands.window.banner.text != "", timeout=5_000)
        page = hands.window.reading_page
        assert hands.canvas.image_size is None
        assert page.rows.worklist[0].code in hands.canvas._frame.message
        QTest.mouseClick(hands.canvas, LEFT, NONE, QPoint(200, 200))
        for key in "DXKCXKFXNGU1234T":
            hands.key(Qt.Key(ord(key)))
        QTest.keyClicks(page.checklist.notes, "haze")
        hands.canvas.setFocus()
        for key in (Qt.Key.Key_Delete, Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_BracketLeft):
            hands.key(key)
        hands.key(Qt.Key.Key_I, CONTROL)
        hands.key(Qt.Key.Key_Z, CONTROL)
        assert hands.reading == EMPTY
        assert not page.checklist.notes.toPlainText()
        assert not page.checklist.submit.isEnabled()
        assert hands.window.close()
    finally:
        for path, data in whole.items():
            path.write_bytes(data)
    with open_study(three_raters) as store:
        rater = next(p.id for p in store.people() if p.code == "R1")
        assert {a.state for a in store.worklist(rater)} == {ReadingState.UNTOUCHED}


def test_a_fault_of_the_program_s_own_leads_to_the_log_and_leaves_the_work_on_screen(
    hands: Hands, three_raters: Path
) -> None:
    hands.open(three_raters, "R1")
    hands.click(Point(210, 250))
    before, page = (hands.code, hands.reading), hands.window.reading_page
    page.opening.let_go()
    page.opening.loader.load = lambda _: 1 // 0
    by_key(hands)
    hands.qtbot.waitUntil(lambda: hands.window.banner.text != "", timeout=5_000)
    assert str(log_folder()) in hands.window.banner.text
    assert hands.window.banner.text.startswith("P")
    assert (hands.code, hands.reading) == before
