"""The manager's page in the real window: how far everything is, and no outline anywhere."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from refuge_annotator.app.desks.manager import ManagerDesk
from refuge_annotator.store.errors import NotAllowed
from refuge_annotator.study.state import PhotographState
from refuge_annotator.ui.theme import DARK, LIGHT, colors
from refuge_annotator.view.canvas import Canvas
from tests import review_study, small_study

LEFT = Qt.MouseButton.LeftButton


def texts(manager):
    return manager.page.photographs.texts()


def column(manager, place):
    return [row[place] for row in texts(manager)]


def test_every_photograph_is_there_with_code_file_state_and_readings(sit_down, half_done):
    manager = sit_down(half_done)
    codes = [i.code for i in manager.window.thread_of_store.call(lambda s: s.images())]
    assert texts(manager) == [
        [codes[0], "g0001.png", "Accepted", "7 of 7"],
        [codes[1], "g0002.png", "Accepted", "7 of 7"],
        [codes[2], "g0003.png", "To review", "7 of 7"],
        [codes[3], "g0004.png", "Waiting", "3 of 7"],
    ]


def test_every_rater_has_a_bar(sit_down, half_done):
    manager = sit_down(half_done)
    bars = {code: (line.bar.value(), line.bar.maximum()) for code, line in manager.page.raters.items()}
    assert bars == {f"R{k}": (4 if k <= 3 else 3, 4) for k in range(1, 8)}
    assert manager.page.raters["R3"].count.text() == "4 of 4"
    assert manager.page.raters["R3"].more.isHidden()


def test_what_came_back_and_what_is_begun_is_said_and_is_not_done(sit_down, tmp_path):
    path = tmp_path / "small.refuge"
    with small_study.make(path) as store:
        first, second, *_ = store.images()
        small_study.submit_all(store, first.id)
        back = store.assignments(first.id)[0]
        small_study.give_back(store, first.id, back.id)
        begun = next(a for a in store.assignments(second.id) if a.rater == back.rater)
        store.save_step(begun.id, 0, small_study.drawn(1), "Outline disc")
    manager = sit_down(path)
    line = manager.page.raters["R1"]
    assert line.more.text() == "1 returned, 1 begun"
    assert line.count.text() == "0 of 8"
    assert column(manager, 2)[0] == "Returned"


def test_the_head_tells_the_study_in_one_line(sit_down, half_done):
    page = sit_down(half_done).page
    assert page.title.text() == "Senior"
    assert page.facts.text() == "4 photographs · 7 raters · quorum 4 · 2 decided"


def test_a_click_on_a_state_leaves_only_its_photographs(sit_down, half_done):
    manager = sit_down(half_done)
    shown = {state: entry for state, entry in manager.page.states.items() if not entry.isHidden()}
    assert {None: "All  4", PhotographState.ACCEPTED: "Accepted  2"}.items() <= {
        state: entry.text() for state, entry in shown.items()
    }.items()
    assert PhotographState.UNGRADABLE not in shown
    QTest.mouseClick(shown[PhotographState.ACCEPTED], LEFT)
    assert column(manager, 1) == ["g0001.png", "g0002.png"]
    QTest.mouseClick(shown[None], LEFT)
    assert len(texts(manager)) == 4


def test_search_finds_by_code_and_by_file(sit_down, half_done):
    manager = sit_down(half_done)
    code = column(manager, 0)[2]
    QTest.keyClicks(manager.page.search, "G0004")
    assert column(manager, 1) == ["g0004.png"]
    manager.page.search.clear()
    QTest.keyClicks(manager.page.search, code.lower())
    assert column(manager, 0) == [code]
    manager.page.search.clear()
    QTest.keyClicks(manager.page.search, "no such")
    assert texts(manager) == []


def test_a_click_on_a_heading_sorts_by_how_far_it_is_and_not_by_the_alphabet(sit_down, half_done):
    manager = sit_down(half_done)
    table = manager.page.table
    head = table.horizontalHeader()
    where = QPoint(head.sectionViewportPosition(2) + 10, head.height() // 2)
    QTest.mouseClick(head.viewport(), LEFT, pos=where)
    assert column(manager, 2) == ["Waiting", "To review", "Accepted", "Accepted"]
    assert column(manager, 1)[2:] == ["g0001.png", "g0002.png"]
    QTest.mouseClick(head.viewport(), LEFT, pos=where)
    assert column(manager, 2) == ["Accepted", "Accepted", "To review", "Waiting"]


def test_a_new_submission_shows_after_a_refresh(sit_down, half_done):
    manager = sit_down(half_done)

    def read(store):
        image = store.images()[3]
        rater = next(p for p in store.people() if p.code == "R4")
        mine = next(a for a in store.worklist(rater.id) if a.image == image.id)
        store.submit(mine.id, review_study.reading(), expected=1)

    manager.window.thread_of_store.call(read)
    manager.page.refresh()
    manager.qtbot.waitUntil(lambda: column(manager, 3)[3] == "4 of 7")
    assert manager.page.raters["R4"].bar.value() == 4


def test_there_is_no_outline_and_no_way_to_one(sit_down, half_done):
    manager = sit_down(half_done)
    assert manager.page.findChildren(Canvas) == []
    asked = {name for name in dir(manager.page.desk) if not name.startswith("_")}
    assert asked.isdisjoint({"open", "case", "cases", "worklist", "photographs", "submit"})


def test_only_a_manager_gets_the_managers_desk(sit_down, half_done):
    manager = sit_down(half_done)
    thread = manager.window.thread_of_store
    for person in thread.call(lambda s: s.people()):
        if person.code != "M1":
            with pytest.raises(NotAllowed):
                ManagerDesk(thread, person)


def test_the_buttons_are_the_menus_actions(sit_down, half_done):
    manager = sit_down(half_done)
    assert manager.page.deeds["study.export"].property("role") == "primary"
    QTest.mouseClick(manager.page.deeds["study.back_up"], LEFT)
    assert "Backup written and verified" in manager.window.banner.text
    backup = manager.window.banner.text.partition(": ")[2]
    assert manager.path.parent.as_posix() in backup


def test_an_answer_that_comes_after_leaving_goes_nowhere(sit_down, half_done):
    manager = sit_down(half_done)
    page, view = manager.page, manager.page.view
    page.refresh()
    assert manager.window.profiles.leave()
    manager.qtbot.wait(100)
    assert page.view is view
    assert manager.window.banner.text == ""


def test_the_theme_changes_and_the_page_stays_where_it_is(sit_down, half_done):
    manager = sit_down(half_done)
    manager.page.show_state(PhotographState.TO_REVIEW)
    page = manager.page
    manager.window.use_theme(LIGHT if colors() is DARK else DARK)
    try:
        assert manager.page is page
        assert column(manager, 1) == ["g0003.png"]
    finally:
        manager.window.use_theme(DARK)


def test_every_button_and_label_says_something(sit_down, half_done):
    page = sit_down(half_done).page
    assert all(entry.text() for entry in page.findChildren(QPushButton))
    assert all(entry.text() for entry in page.findChildren(QLabel) if entry.isVisible())
