"""What the senior sees of photographs that cannot be opened: the one on screen stays, in the list too."""

import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from refuge_annotator.imaging.load import load_photograph
from refuge_annotator.store.errors import DamagedStudy
from refuge_annotator.store.store import open_study
from refuge_annotator.study.review import Review
from refuge_annotator.ui.pages import senior
from refuge_annotator.view.scene import EMPTY as EMPTY_SCENE
from tests import review_study as study

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
DECISIONS = [
    (Qt.Key.Key_Return, CONTROL),
    (Qt.Key.Key_Backspace, CONTROL),
    (Qt.Key.Key_U, CONTROL),
    (Qt.Key.Key_O, SHIFT),
    (Qt.Key.Key_I, CONTROL),
    (Qt.Key.Key_Delete, SHIFT),
    (Qt.Key.Key_Z, CONTROL),
]


@pytest.fixture
def page(window, qtbot, tmp_path):
    path = study.make(tmp_path / "study", [study.alike(), study.alike(), study.one_off()])
    assert window.open_study(path), window.banner.text
    window.profiles.enter(next(p for p in window.study.people if p.code == "S1"))
    page = window.senior_page
    qtbot.waitUntil(lambda: page.queue.sorted and page.session.case is not None)
    return page


def others(page) -> list[str]:
    """Return the photographs that are not on screen, as they are listed."""
    return [row.image.id for row in page.queue.rows if row.image.id != page.session.case.image.id]


def click(page, image: str) -> None:
    view = page.queue.list.view
    place = view.visualRect(page.queue.list.model.index(page.queue.list.model.row_of(image))).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


def chosen(page) -> str:
    return page.queue.list.model.entries[page.queue.list.view.currentIndex().row()].key


def test_a_record_that_is_damaged_leaves_the_photograph_on_screen_chosen(page, window, monkeypatch):
    def damaged(_: str):
        raise DamagedStudy(window.study.path, "a value is not the one that was stored")

    shown = page.session.case.image.id
    monkeypatch.setattr(page.opening._desk, "open", damaged)
    click(page, others(page)[0])
    assert "damaged" in window.banner.text
    assert (page.session.case.image.id, chosen(page)) == (shown, shown)


def test_what_is_said_of_a_photograph_goes_when_another_is_shown(page, window, qtbot):
    shown = page.session.case.image.id
    bad, good = others(page)
    path = page.queue.path_of(bad)
    path.write_bytes(b"no picture")
    click(page, bad)
    qtbot.waitUntil(lambda: bool(window.banner.text))
    assert (page.session.case.image.id, chosen(page)) == (shown, shown)
    click(page, good)
    qtbot.waitUntil(lambda: page.session.case.image.id == good)
    assert window.banner.text == ""


def test_a_slow_photograph_is_chosen_at_once_told_of_and_escape_stays(page, window, qtbot):
    gate, shown = threading.Event(), page.session.case.image.id

    def load(path):
        assert gate.wait(20)
        return load_photograph(path)

    page.opening.let_go()
    page.opening.loader.load = load
    wished = others(page)[0]
    click(page, wished)
    assert chosen(page) == wished
    hint = page.frame.foot.hint
    qtbot.waitUntil(lambda: page.queue.row(wished).image.code in hint.text())
    QTest.keyClick(page.canvas, Qt.Key.Key_Escape)
    assert (chosen(page), hint.text()) == (shown, "")
    gate.set()
    qtbot.wait(200)
    assert page.session.case.image.id == shown


def test_where_the_only_one_cannot_be_shown_nothing_is_drawn_decided_or_stored(window, qtbot, tmp_path, monkeypatch):
    asked: list[tuple[object, ...]] = []
    for name in ("ask_reason", "ask_return"):
        monkeypatch.setattr(senior, name, lambda *words: asked.append(words))
    path = study.make(tmp_path / "study", [study.alike()])
    next((tmp_path / "study").rglob("*.png")).write_bytes(b"no picture")
    assert window.open_study(path), window.banner.text
    window.profiles.enter(next(p for p in window.study.people if p.code == "S1"))
    page = window.senior_page
    qtbot.waitUntil(lambda: bool(window.banner.text))
    (row,) = page.queue.rows
    assert row.image.code in page.canvas._frame.message
    assert page.canvas.image_size is None
    for letter in "OSXMVRBNKDCF123W":
        QTest.keyClick(page.canvas, Qt.Key(ord(letter)))
    QTest.mouseClick(page.canvas, Qt.MouseButton.LeftButton)
    for key, modifiers in DECISIONS:
        QTest.keyClick(page.canvas, key, modifiers)
    page.go(1)
    assert asked == []
    assert page.session.case is None
    assert page.session.review == Review()
    assert page.canvas.scene() == EMPTY_SCENE
    assert window.close_study()
    with open_study(path) as store:
        assert store.reviews(row.image.id) == ()
        assert store.review_draft(row.image.id) is None
