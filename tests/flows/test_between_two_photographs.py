"""What a rater does while the next photograph is still loading, and when it cannot be shown."""

import shutil
import threading
import time
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from refuge_annotator.geometry.point import Point
from refuge_annotator.imaging.load import load_photograph
from refuge_annotator.store.store import Store, open_study
from refuge_annotator.study.assignment import ReadingState
from refuge_annotator.study.reading import EMPTY
from refuge_annotator.ui.pages.profile import ProfilePage
from refuge_annotator.ui.panels.list_model import FACE
from tests.flows.hands import Hands

CONTROL = Qt.KeyboardModifier.ControlModifier


def _slow(hands: Hands, seconds: float = 0.5) -> None:
    """Let every photograph from now on take its time."""

    def load(path: Path):
        time.sleep(seconds)
        return load_photograph(path)

    loader = hands.window.reading_page.opening.loader
    loader.load = load
    loader.kept.clear()


def _finish(hands: Hands) -> None:
    hands.outline(150, 250, 60, 66)
    hands.key(Qt.Key.Key_N)
    hands.key(Qt.Key.Key_G)
    hands.key(Qt.Key.Key_4)  # blur


def _states(study: Path) -> dict[str, ReadingState]:
    with open_study(study) as store:
        rater = next(p.id for p in store.people() if p.code == "R1")
        return {a.code: a.state for a in store.worklist(rater)}


def test_a_click_after_the_submission_blocks_nothing(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    first = hands.code
    _slow(hands)
    _finish(hands)
    hands.key(Qt.Key.Key_Return)
    submitted = hands.reading
    hands.click(Point(400, 100))
    hands.key(Qt.Key.Key_Z, CONTROL)
    assert hands.reading == submitted
    assert not hands.window.reading_page.session.editable
    hands.qtbot.waitUntil(lambda: hands.code != first, timeout=10_000)
    hands.click(Point(210, 250))
    assert len(hands.reading.disc.points) == 1
    assert hands.window.autosave.flush()
    second = hands.code
    assert hands.window.close()
    assert _states(three_raters) == {first: ReadingState.SUBMITTED, second: ReadingState.STARTED}


def test_when_the_next_photograph_is_gone_the_submitted_one_stays_submitted(
    hands: Hands, three_raters: Path, two_photographs: Path, tmp_path: Path
) -> None:
    hands.open(three_raters, "R1")
    first = hands.code
    _finish(hands)
    page = hands.window.reading_page
    other = next(page.rows.path_of(a.id) for a in page.rows.worklist if a.code != first)
    away = tmp_path / "away.jpg"
    shutil.move(other, away)
    try:
        hands.key(Qt.Key.Key_Return)
        hands.qtbot.waitUntil(lambda: hands.window.banner.text != "", timeout=10_000)
        hands.key(Qt.Key.Key_Z, CONTROL)
        assert hands.code == first
        assert not page.checklist.submit.isEnabled()
        assert hands.window.close()
    finally:
        shutil.move(away, other)
    assert _states(three_raters)[first] is ReadingState.SUBMITTED


def test_a_gesture_that_the_store_refuses_is_told_once_and_what_is_stored_comes_back(
    hands: Hands, three_raters: Path
) -> None:
    hands.open(three_raters, "R1")
    assignment = hands.window.reading_page.session.opened.assignment.id
    hands.click(Point(210, 250))
    assert hands.window.autosave.flush()
    hands.window.thread_of_store.call(lambda store: _submit_elsewhere(store, assignment))
    hands.click(Point(90, 250))
    hands.qtbot.waitUntil(lambda: hands.window.banner.text != "", timeout=10_000)
    hands.qtbot.waitUntil(lambda: not hands.window.reading_page.session.editable, timeout=10_000)
    assert hands.reading == EMPTY
    hands.qtbot.waitUntil(lambda: hands.window.autosave.state.value == "saved", timeout=10_000)
    assert hands.window.close()


def _submit_elsewhere(store: Store, assignment: str) -> None:
    store.submit(assignment, EMPTY, expected=1)


def test_what_is_typed_while_the_next_photograph_loads_belongs_to_the_one_on_screen(
    hands: Hands, three_raters: Path
) -> None:
    hands.open(three_raters, "R1")
    first = hands.code
    _slow(hands)
    notes = hands.window.reading_page.checklist.notes
    hands.key(Qt.Key.Key_T)
    QTest.keyClicks(notes, "haze ")
    hands.window.actions_by_id["reading.next"].trigger()
    notes.setFocus()
    QTest.keyClicks(notes, "nasal")
    hands.qtbot.waitUntil(lambda: hands.code != first, timeout=10_000)
    assert notes.toPlainText() == ""
    hands.key(Qt.Key.Key_PageUp)
    hands.qtbot.waitUntil(lambda: hands.code == first, timeout=10_000)
    assert hands.reading.notes == "haze nasal"


def test_a_photograph_that_was_exchanged_is_not_read(
    hands: Hands, three_raters: Path, two_photographs: Path, tmp_path: Path
) -> None:
    files = sorted(two_photographs.rglob("*.jpg"))
    kept = [path.read_bytes() for path in files]
    for path, data in zip(files, reversed(kept), strict=True):
        path.write_bytes(data)
    try:
        assert hands.window.open_study(three_raters)
        QTest.mouseClick(hands.window.page.buttons["R1"], Qt.MouseButton.LeftButton)
        hands.qtbot.waitUntil(lambda: hands.window.banner.text != "", timeout=10_000)
        assert "pixels have changed" in hands.window.banner.text
        assert hands.code == ""
        assert hands.canvas.image_size is None
        assert not hands.window.reading_page.session.editable
    finally:
        for path, data in zip(files, kept, strict=True):
            path.write_bytes(data)


@pytest.mark.parametrize("gesture", ["answer", "note", "click"])
def test_the_list_says_that_a_photograph_is_begun_at_its_first_gesture(
    hands: Hands, three_raters: Path, gesture: str
) -> None:
    hands.open(three_raters, "R1")
    page = hands.window.reading_page

    def said() -> str:
        model = page.list.model
        key = next(e.key for e in model.entries if e.code == hands.code)
        return model.index(model.row_of(key)).data(FACE).words

    assert said() == "not begun"
    if gesture == "answer":
        hands.key(Qt.Key.Key_G)
    elif gesture == "note":
        hands.key(Qt.Key.Key_T)
        QTest.keyClicks(page.checklist.notes, "haze")
        page.checklist.notes.finish()
    else:
        hands.click(Point(210, 250))
    assert said() == "started"


def test_the_list_says_so_at_once_also_while_another_save_is_on_its_way(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    page = hands.window.reading_page
    hands.window.autosave.put(lambda _: time.sleep(0.3))
    hands.click(Point(210, 250))
    model = page.list.model
    key = next(e.key for e in model.entries if e.code == hands.code)
    assert model.index(model.row_of(key)).data(FACE).words == "started"


def test_the_offer_to_take_back_is_there_again_after_coming_back(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    first = hands.code
    _finish(hands)
    hands.key(Qt.Key.Key_Return)
    hands.qtbot.waitUntil(lambda: hands.code != first, timeout=10_000)
    page = hands.window.reading_page
    assert first in page.checklist.recall.text()
    hands.window.profiles.leave()
    hands.enter("R1")
    page = hands.window.reading_page
    QTest.keyClicks(page.list.search, first)
    QTest.keyClick(page.list.search, Qt.Key.Key_Return)
    hands.qtbot.waitUntil(lambda: hands.code == first, timeout=10_000)
    assert page.checklist.recall.isVisible()
    QTest.mouseClick(page.checklist.recall, Qt.MouseButton.LeftButton)
    hands.qtbot.waitUntil(lambda: hands.window.reading_page.session.editable, timeout=10_000)
    assert hands.code == first


def test_what_is_wished_last_is_shown(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    first = hands.code
    hands.click(Point(210, 250))
    _slow(hands)
    hands.key(Qt.Key.Key_PageDown)
    hands.key(Qt.Key.Key_PageUp)
    hands.qtbot.wait(1200)
    assert hands.code == first
    assert len(hands.reading.disc.points) == 1
    hands.key(Qt.Key.Key_PageDown)
    hands.qtbot.waitUntil(lambda: hands.code != first, timeout=10_000)


def test_overlays_come_back_when_the_focus_leaves_while_they_are_hidden(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    hands.outline(150, 250, 60, 66)
    assert hands.canvas.scene().ellipses
    QTest.keyPress(hands.canvas, Qt.Key.Key_H)
    assert not hands.canvas.scene().ellipses
    hands.window.reading_page.list.search.setFocus()
    assert hands.canvas.scene().ellipses


def test_leaving_waits_for_no_photograph_that_does_not_come(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    page = hands.window.reading_page
    asked, gate = threading.Event(), threading.Event()

    def load(path: Path):
        asked.set()
        assert gate.wait(20)
        return load_photograph(path)

    page.opening.let_go()
    page.opening.loader.load = load
    hands.key(Qt.Key.Key_PageDown)
    hands.qtbot.waitUntil(asked.is_set)
    assert hands.window.profiles.leave()
    assert not gate.is_set()
    assert isinstance(hands.window.page, ProfilePage)
    gate.set()
    hands.qtbot.wait(100)
    hands.enter("R2")
    assert hands.window.banner.text == ""
