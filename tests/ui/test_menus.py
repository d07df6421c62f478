"""Menus say what undo takes back, and which switches are on."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from refuge_annotator.app import photographs
from refuge_annotator.geometry.point import Point
from refuge_annotator.imaging.locate import Guess
from refuge_annotator.study.reading import Answer, Structure
from refuge_annotator.ui.actions import ACTIONS, EXCLUSIVE, SWITCHES
from tests import review_study


@pytest.fixture
def study(tmp_path):
    return review_study.make(tmp_path / "study", [review_study.alike(6)])


def sit_down(window, qtbot, study, code):
    assert window.open_study(study)
    window.profiles.enter(next(p for p in window.study.people if p.code == code))
    qtbot.wait(100)


def edit_menu(window) -> list[str]:
    """Open the Edit menu and read its first two entries."""
    undo = window.actions_by_id["edit.undo"]
    menu = next(m for m in window.menuBar().findChildren(QMenu) if undo in m.actions())
    menu.popup(window.mapToGlobal(window.rect().center()))
    said = [action.text() for action in menu.actions()[:2]]
    menu.close()
    return said


def test_undo_and_redo_name_their_steps(window, qtbot, study):
    sit_down(window, qtbot, study, "R7")
    page = window.reading_page
    qtbot.waitUntil(lambda: page.session.opened is not None)
    assert edit_menu(window) == ["Undo", "Redo"]
    page.drawing.cross = Point(100.0, 150.0)
    QTest.keyClick(page.canvas, Qt.Key.Key_X)
    page.take_tool(page.drawing.tool.structure.FOVEA)
    QTest.keyClick(page.canvas, Qt.Key.Key_X)
    assert edit_menu(window) == ["Undo: Mark fovea", "Redo"]
    page.undo()
    assert edit_menu(window) == ["Undo: Add point", "Redo: Mark fovea"]
    window.profiles.leave()
    assert edit_menu(window) == ["Undo", "Redo"]


def test_the_senior_s_steps_have_no_names(window, qtbot, study):
    sit_down(window, qtbot, study, "S1")
    assert edit_menu(window) == ["Undo", "Redo"]


def test_a_menu_has_its_icons_when_it_comes_up(window):
    undo = window.actions_by_id["edit.undo"]
    assert undo.icon().isNull()
    edit_menu(window)
    assert not undo.icon().isNull()
    assert window.actions_by_id["edit.curve"].icon().isNull()


def on(window) -> set[str]:
    """Open every menu in turn; return the switches that are seen to be on."""
    seen = set()
    for menu in window.menuBar().findChildren(QMenu):
        menu.popup(window.mapToGlobal(window.rect().center()))
        seen |= {i for i, a in window.actions_by_id.items() if a in menu.actions() and a.isChecked()}
        menu.close()
    return seen


def press(window, key, modifiers=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(window.work.canvas, key, modifiers)


AT_FIRST = {"view.fit", "view.axis", "view.list", "reading.disc"}


def test_every_switch_is_declared_and_in_one_group_at_most(window):
    declared = {a.id for a in ACTIONS}
    assert set(SWITCHES) <= declared
    grouped = [i for ids in EXCLUSIVE for i in ids]
    assert len(grouped) == len(set(grouped))
    assert set(grouped) <= set(SWITCHES)
    assert {i for i, a in window.actions_by_id.items() if a.isCheckable()} == set(SWITCHES)


def test_no_switch_is_on_where_nobody_works(window, qtbot, study):
    assert on(window) == set()
    sit_down(window, qtbot, study, "M1")
    assert on(window) == set()


@pytest.mark.parametrize(
    ("keys", "turned"),
    [
        ((Qt.Key.Key_E,), {"view.red_free"}),
        ((Qt.Key.Key_E, Qt.Key.Key_I, Qt.Key.Key_L), {"view.red_free", "view.negative", "view.local_contrast"}),
        ((Qt.Key.Key_E, Qt.Key.Key_I, Qt.Key.Key_L, Qt.Key.Key_Backspace), set()),
        ((Qt.Key.Key_Q, Qt.Key.Key_P), {"view.loupe", "view.exact"}),
        ((Qt.Key.Key_Q, Qt.Key.Key_Q), set()),
        ((Qt.Key.Key_A,), {"view.axis"}),
        ((Qt.Key.Key_F9,), {"view.list"}),
        ((Qt.Key.Key_C,), {"reading.disc", "reading.cup"}),
        ((Qt.Key.Key_C, Qt.Key.Key_N), set()),  # the next tool selects itself
        ((Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_4), {"reading.confidence_2", "reading.fault_1"}),
        ((Qt.Key.Key_2, Qt.Key.Key_2), set()),
    ],
)
def test_a_switch_is_right_after_its_key(window, qtbot, study, keys, turned):
    sit_down(window, qtbot, study, "R7")
    qtbot.waitUntil(lambda: window.reading_page.session.opened is not None)
    assert on(window) == AT_FIRST
    for key in keys:
        press(window, key)
    assert on(window) == AT_FIRST ^ turned


@pytest.fixture
def disc_found(monkeypatch):
    """The program guesses where the disc is."""
    monkeypatch.setattr(photographs, "locate_disc", lambda _: Guess((30.0, 30.0), 10.0))


@pytest.mark.usefixtures("disc_found")
def test_a_switch_is_right_after_its_menu_its_panel_and_an_undo(window, qtbot, study):
    sit_down(window, qtbot, study, "R7")
    page = window.reading_page
    qtbot.waitUntil(lambda: page.session.opened is not None)
    for action in ("view.red_free", "view.loupe", "reading.fault_2", "view.disc"):
        window.actions_by_id[action].trigger()
    turned = {"view.red_free", "view.loupe", "reading.fault_2", "view.fit", "view.disc"}
    assert on(window) == AT_FIRST ^ turned
    page.frame.strip.buttons["view.loupe"].click()
    page.undo()
    window.actions_by_id["view.disc"].trigger()
    page.frame.adjusting.reset()
    page.drawing.cross = Point(100.0, 150.0)
    window.actions_by_id["reading.cannot_grade"].trigger()
    window.actions_by_id["reading.disc"].trigger()
    assert on(window) == AT_FIRST | {"reading.cannot_grade"}
    page.checklist.answered.emit(Structure.DISC, Answer.NOT_DONE)
    assert on(window) == AT_FIRST


@pytest.mark.usefixtures("disc_found")
def test_switches_follow_photograph_and_profile(window, qtbot, tmp_path):
    sit_down(window, qtbot, review_study.make(tmp_path / "two", [review_study.alike(6)] * 2), "R7")
    page = window.reading_page
    qtbot.waitUntil(lambda: page.session.opened is not None)
    first = page.session.opened.assignment.id
    for key in (Qt.Key.Key_Q, Qt.Key.Key_Z, Qt.Key.Key_3, Qt.Key.Key_5, Qt.Key.Key_G):
        press(window, key)
    kept = {"view.axis", "view.list", "view.loupe", "view.disc"}
    press(window, Qt.Key.Key_D)
    assert on(window) == kept | {"reading.disc", "reading.confidence_3", "reading.fault_2", "reading.cannot_grade"}
    page.go(1) if page.rows.worklist[0].id == first else page.go(-1)
    qtbot.waitUntil(lambda: page.session.opened.assignment.id != first)
    assert on(window) == kept | {"reading.disc"}
    window.profiles.leave()
    sit_down_again(window, qtbot, "R6")
    assert on(window) & {"view.loupe", "view.disc", "reading.confidence_3"} == set()
    window.profiles.leave()
    sit_down_again(window, qtbot, "S1")
    assert on(window) >= {"view.axis", "view.list", "review.mask"}


def sit_down_again(window, qtbot, code):
    window.profiles.enter(next(p for p in window.study.people if p.code == code))
    qtbot.wait(100)


def test_the_senior_s_switches_follow_the_page(window, qtbot, tmp_path):
    sit_down(window, qtbot, review_study.make(tmp_path / "all", [review_study.alike(7)]), "S1")
    page = window.senior_page
    qtbot.waitUntil(lambda: page.session.case is not None)
    shown = {f"review.rater_{n}" for n in range(1, 8)}
    first = on(window)
    assert first == shown | {"view.axis", "view.list", "view.disc", "review.mask", "reading.disc"}
    press(window, Qt.Key.Key_1)
    press(window, Qt.Key.Key_V)
    press(window, Qt.Key.Key_C)
    page.votes.menu.ask = lambda _corner, drop: drop("atrophy")
    press(window, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    turned = {"review.rater_1", "review.map", "reading.disc", "reading.cup", "review.drop_2"}
    assert on(window) == first ^ turned
    press(window, Qt.Key.Key_B)
    press(window, Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    press(window, Qt.Key.Key_O)
    only = {"review.rater_4", "review.alone_4", "review.difference", "review.own", "reading.cup", "review.drop_2"}
    assert on(window) == (first - shown - {"reading.disc"}) | only
    press(window, Qt.Key.Key_W)
    assert "review.lane" in on(window)
