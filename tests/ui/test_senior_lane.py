"""The fast lane in the real window, by keys."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from refuge_annotator.study.protocol import default_protocol
from refuge_annotator.study.reading import Structure
from refuge_annotator.study.state import PhotographState
from refuge_annotator.ui.pages.agreement import AgreementPage
from tests import review_study as study

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def page(window, qtbot, tmp_path):
    """A senior at seven unanimous photographs and one that is not."""
    rules = replace(default_protocol(7), recall_photographs=50)  # any of them may be taken back
    path = study.make(tmp_path / "study", [study.alike()] * 7 + [study.one_off()], rules)
    assert window.open_study(path), window.banner.text
    window.profiles.enter(next(p for p in window.study.people if p.code == "S1"))
    page = window.senior_page
    qtbot.waitUntil(lambda: page.queue.sorted and page.session.case is not None)
    return page


def press(page, key, modifiers=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(page.window().focusWidget() or page, key, modifiers)


def accept(page, qtbot) -> str:
    here = page.session.case.image.id
    press(page, Qt.Key.Key_Return, CONTROL)
    qtbot.waitUntil(lambda: page.session.case.image.id != here and not page.session.decided)
    return here


def state(page, image):
    return page.queue.row(image).state


def look_at_the_sample(page, qtbot) -> list[str]:
    press(page, Qt.Key.Key_W)
    press(page, Qt.Key.Key_PageDown, CONTROL)
    first = page.lane.following
    qtbot.waitUntil(lambda: page.session.case.image.id == first)
    return [accept(page, qtbot) for _ in range(5)]


def test_it_is_off_until_it_is_wanted(page):
    assert not page.lane.panel.isVisible()
    assert page.lane.following is None


def test_the_sample_comes_first_then_the_others_are_confirmed_by_one_key_and_taken_back_by_the_same(page, qtbot):
    sample = look_at_the_sample(page, qtbot)
    assert page.lane.panel.confirm.isVisible()
    others = [r.image.id for r in page.queue.rows if r.state is PhotographState.TO_REVIEW][1:]
    assert len(others) == 2
    press(page, Qt.Key.Key_Return, CONTROL | SHIFT)
    qtbot.waitUntil(page.lane.panel.back.isVisible)
    assert {state(page, i) for i in (*sample, *others)} == {PhotographState.ACCEPTED}
    press(page, Qt.Key.Key_Return, CONTROL | SHIFT)
    qtbot.waitUntil(page.lane.panel.confirm.isVisible)
    assert {state(page, i) for i in others} == {PhotographState.TO_REVIEW}
    assert {state(page, i) for i in sample} == {PhotographState.ACCEPTED}


def test_the_photograph_on_screen_is_shown_as_it_stands_after_the_batch(page, qtbot):
    look_at_the_sample(page, qtbot)
    other = [r.image.id for r in page.queue.rows if r.state is PhotographState.TO_REVIEW][-1]
    page.open(other)
    qtbot.waitUntil(lambda: page.session.case.image.id == other)
    press(page, Qt.Key.Key_Return, CONTROL | SHIFT)
    qtbot.waitUntil(lambda: page.session.case.image.id != other)
    assert state(page, page.session.case.image.id) is PhotographState.TO_REVIEW


def test_a_drop_in_the_sample_closes_it(page, qtbot):
    press(page, Qt.Key.Key_W)
    press(page, Qt.Key.Key_PageDown, CONTROL)
    first = page.lane.following
    qtbot.waitUntil(lambda: page.session.case.image.id == first)
    code = page.session.case.image.code
    page.session.drop(page.session.order[0], Structure.CUP, "blurred")
    accept(page, qtbot)
    assert page.lane.panel.words.text().startswith(code)
    assert page.lane.following is None
    press(page, Qt.Key.Key_Return, CONTROL | SHIFT)
    assert sum(r.state is PhotographState.ACCEPTED for r in page.queue.rows) == 1


def test_off_and_on_again_draws_no_luckier_sample(page, qtbot):
    press(page, Qt.Key.Key_W)
    press(page, Qt.Key.Key_PageDown, CONTROL)
    first = page.lane.following
    qtbot.waitUntil(lambda: page.session.case.image.id == first)
    code = page.session.case.image.code
    page.session.drop(page.session.order[0], Structure.CUP, "blurred")
    accept(page, qtbot)
    press(page, Qt.Key.Key_W)
    press(page, Qt.Key.Key_W)
    assert page.lane.panel.words.text().startswith(code)
    assert page.lane.following is None


def leave_and_come_back(window, qtbot, way):
    """Leave the senior's page on one of the ways there are, and come back to a fresh one."""
    if way == "agreement":
        window.actions_by_id["study.agreement"].trigger()
        assert isinstance(window.page, AgreementPage)
        QTest.keyClick(window, Qt.Key.Key_Escape)
    else:
        assert window.profiles.leave()
        window.profiles.enter(next(p for p in window.study.people if p.code == "S1"))
    page = window.senior_page
    qtbot.waitUntil(lambda: page.queue.sorted and page.session.case is not None)
    return page


@pytest.mark.parametrize("way", ["agreement", "profile"])
def test_a_failed_sample_is_not_passed_by_leaving_the_page(window, page, qtbot, way):
    press(page, Qt.Key.Key_W)
    press(page, Qt.Key.Key_PageDown, CONTROL)
    first = page.lane.following
    qtbot.waitUntil(lambda: page.session.case.image.id == first)
    code = page.session.case.image.code
    page.session.drop(page.session.order[0], Structure.CUP, "blurred")
    accept(page, qtbot)
    fresh = leave_and_come_back(window, qtbot, way)
    assert fresh is not page
    assert not fresh.lane.is_on
    press(fresh, Qt.Key.Key_W)
    assert fresh.lane.panel.words.text().startswith(code)
    press(fresh, Qt.Key.Key_Return, CONTROL | SHIFT)
    qtbot.wait(50)
    assert sum(r.state is PhotographState.ACCEPTED for r in fresh.queue.rows) == 1


@pytest.mark.parametrize("way", ["agreement", "off and on"])
def test_what_is_begun_on_the_sample_is_still_to_be_decided_whatever_is_done_meanwhile(window, page, qtbot, way):
    press(page, Qt.Key.Key_W)
    press(page, Qt.Key.Key_PageDown, CONTROL)
    first = page.lane.following
    qtbot.waitUntil(lambda: page.session.case.image.id == first)
    page.session.drop(page.session.order[0], Structure.CUP, "blurred")
    if way == "agreement":
        page = leave_and_come_back(window, qtbot, way)
    else:
        press(page, Qt.Key.Key_W)
        assert page.lane.following is None
    press(page, Qt.Key.Key_W)
    assert page.lane.following == first


def test_a_sample_looked_at_in_two_sittings_counts_as_one_and_the_next_lane_is_a_new_one(window, page, qtbot):
    press(page, Qt.Key.Key_W)
    press(page, Qt.Key.Key_PageDown, CONTROL)
    first = page.lane.following
    qtbot.waitUntil(lambda: page.session.case.image.id == first)
    seen = [accept(page, qtbot) for _ in range(2)]
    page = leave_and_come_back(window, qtbot, "agreement")
    press(page, Qt.Key.Key_W)
    assert page.lane.following not in seen
    press(page, Qt.Key.Key_PageDown, CONTROL)
    following = page.lane.following
    qtbot.waitUntil(lambda: page.session.case.image.id == following)
    for _ in range(3):
        accept(page, qtbot)
    press(page, Qt.Key.Key_Return, CONTROL | SHIFT)
    qtbot.waitUntil(page.lane.panel.back.isVisible)
    assert sum(r.state is PhotographState.ACCEPTED for r in page.queue.rows) == 7
    page = leave_and_come_back(window, qtbot, "agreement")
    press(page, Qt.Key.Key_W)
    assert "Fewer than" in page.lane.panel.words.text()


def test_a_photograph_of_the_sample_that_a_rater_took_back_holds_nothing_up(window, page, qtbot):
    press(page, Qt.Key.Key_W)
    first = page.session.case.image.id  # begun, so that nobody takes it back
    waiting = [image for image in page.lane._kept.lane.unseen if image != first]
    page.lane._desk.thread.call(lambda s: s.recall(s.assignments(waiting[0])[0].id))
    page = leave_and_come_back(window, qtbot, "agreement")
    press(page, Qt.Key.Key_W)
    assert state(page, waiting[0]) is PhotographState.WAITING
    assert page.lane.following in {first, waiting[1]}
    press(page, Qt.Key.Key_PageDown, CONTROL)
    qtbot.waitUntil(lambda: page.session.case.image.id == waiting[1])


def test_before_the_sample_is_seen_the_key_confirms_nothing(page, qtbot):
    press(page, Qt.Key.Key_W)
    press(page, Qt.Key.Key_Return, CONTROL | SHIFT)
    qtbot.wait(100)
    assert not any(r.state is PhotographState.ACCEPTED for r in page.queue.rows)
    press(page, Qt.Key.Key_W)
    assert not page.lane.panel.isVisible()
