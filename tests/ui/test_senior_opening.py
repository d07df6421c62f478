"""What the senior sees of photographs that cannot be opened: the one on screen stays, in the list too."""

import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from refuge_annotator.imaging.load import load_photograph
from refuge_annotator.store.errors import DamagedStudy
from tests import review_study as study


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
