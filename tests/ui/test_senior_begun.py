"""The queue says on which photographs something is begun and not decided."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from refuge_annotator.study.reading import Structure
from refuge_annotator.ui.panels.list_model import FACE
from tests import review_study as study

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def path(tmp_path):
    return study.make(tmp_path / "study", [study.alike(), study.alike(), study.one_off()])


def sit(window, qtbot, path):
    if window.study is None:
        assert window.open_study(path), window.banner.text
    window.profiles.enter(next(p for p in window.study.people if p.code == "S1"))
    page = window.senior_page
    qtbot.waitUntil(lambda: page.queue.sorted and page.session.case is not None)
    return page


def said(page, image: str) -> str:
    model = page.queue.list.model
    return model.index(model.row_of(image)).data(FACE).words


def begun(page) -> list[str]:
    return [row.image.id for row in page.queue.rows if said(page, row.image.id).startswith("begun")]


def test_a_gesture_marks_the_photograph_and_undo_takes_the_mark_away(window, qtbot, path):
    page = sit(window, qtbot, path)
    here = page.session.case.image.id
    assert begun(page) == []
    page.session.drop(page.session.order[0], Structure.DISC, "blurred")
    assert begun(page) == [here]
    page.undo()
    assert begun(page) == []


def test_the_mark_stays_on_what_was_left_and_comes_back_with_the_senior(window, qtbot, path):
    page = sit(window, qtbot, path)
    first = page.session.case.image.id
    page.session.drop(page.session.order[0], Structure.DISC, "blurred")
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_PageDown)
    qtbot.waitUntil(lambda: page.session.case.image.id != first)
    assert begun(page) == [first]
    assert window.profiles.leave()
    page = sit(window, qtbot, path)
    assert begun(page) == [first]


def test_what_was_undone_before_leaving_is_not_marked(window, qtbot, path):
    page = sit(window, qtbot, path)
    page.session.drop(page.session.order[0], Structure.DISC, "blurred")
    page.undo()
    assert window.profiles.leave()
    assert begun(sit(window, qtbot, path)) == []


def test_a_decision_takes_the_mark_away_and_a_second_look_brings_it_back(window, qtbot, path):
    page = sit(window, qtbot, path)
    first = page.session.case.image.id
    page.session.drop(page.session.order[0], Structure.DISC, "blurred")
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Return, CONTROL)
    qtbot.waitUntil(lambda: page.session.case.image.id != first)
    assert begun(page) == []
    page.open(first)
    qtbot.waitUntil(lambda: page.session.case.image.id == first)
    assert begun(page) == []
    page.session.count_again(page.session.order[0], Structure.DISC)
    assert begun(page) == [first]


def test_the_list_can_be_narrowed_to_what_is_begun_by_keys_alone(window, qtbot, path):
    page = sit(window, qtbot, path)
    first = page.session.case.image.id
    page.session.drop(page.session.order[0], Structure.DISC, "blurred")
    QTest.keyClick(page.canvas, Qt.Key.Key_PageDown)
    qtbot.waitUntil(lambda: page.session.case.image.id != first)
    choice = page.queue.list.filter.state
    choice.setFocus()
    QTest.keyClick(choice, Qt.Key.Key_B)
    assert choice.currentText() == "Begun"
    assert page.queue.list.shown == {first}
    assert page.queue.list.filter._count.text() == "1 of 3"
    page.session.drop(page.session.order[0], Structure.CUP, "blurred")
    assert page.queue.list.shown == {first, page.session.case.image.id}
    page.undo()
    assert page.queue.list.shown == {first}
    page.go(-1)
    qtbot.waitUntil(lambda: page.session.case.image.id == first)
    QTest.keyClick(page.canvas, Qt.Key.Key_Return, CONTROL)
    assert page.queue.list.shown == set()
