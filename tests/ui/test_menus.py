"""The Edit menu says what undo takes back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from refuge_annotator.geometry.point import Point
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
