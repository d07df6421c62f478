"""Every dialog: Escape backs out, faults are said in place, locking takes them away, long work is waited for."""

import threading

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from refuge_annotator.errors import UserError
from refuge_annotator.formats.threads import Stopped
from refuge_annotator.ui.dialogs.dialog import Dialog, back_out_of_all
from refuge_annotator.ui.dialogs.progress import ProgressDialog, with_progress
from refuge_annotator.ui.pages.profile import ProfilePage
from refuge_annotator.ui.theme import DARK, LIGHT, apply_theme

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def dialog(qtbot, qapp):
    apply_theme(qapp, DARK)
    made = Dialog(None, "A question", "Words about it.")
    made.add_cancel()
    made.go = made.add_button("Do it", made.accept, primary=True)
    qtbot.addWidget(made)
    return made


def test_escape_backs_out(dialog, meet):
    meet(Dialog, lambda d: QTest.keyClick(d, Qt.Key.Key_Escape))
    assert dialog.ask() is False


def test_enter_presses_the_primary_button(dialog, meet):
    meet(Dialog, lambda d: QTest.keyClick(d, Qt.Key.Key_Return))
    assert dialog.ask() is True


def test_the_buttons_stand_at_the_right_with_the_primary_one_last(dialog):
    dialog.show()
    cancel, go = sorted(dialog.findChildren(QPushButton), key=lambda b: b.x())
    assert (cancel.text(), go.text()) == ("Cancel", "Do it")
    assert go.geometry().right() == dialog.width() - 24 - 1


@pytest.mark.parametrize("theme", [DARK, LIGHT])
def test_a_dialog_wears_the_theme(dialog, qapp, theme):
    apply_theme(qapp, theme)
    dialog.show()
    assert dialog.grab().toImage().pixelColor(3, 3).name() == theme.surface
    apply_theme(qapp, DARK)


def test_a_long_fault_makes_room_for_itself(dialog, qtbot):
    dialog.show()
    before = dialog.height()
    dialog.complain("This is wrong, and it takes many words to say why it is and what can be done. " * 4)
    dialog.layout().activate()
    assert dialog.height() > before
    assert dialog.fault.height() >= dialog.fault.heightForWidth(dialog.fault.width())
    assert dialog.fault.geometry().bottom() < dialog.go.geometry().top()
    dialog.complain("")
    assert dialog.fault.isHidden()


def test_markup_in_words_is_shown_as_it_is(dialog):
    dialog.complain("<b>not bold</b>")
    assert dialog.fault.textFormat() == Qt.TextFormat.PlainText


# progress


def test_quick_work_needs_no_dialog(qtbot, qapp):
    shown = []
    timer = QTimer()
    timer.timeout.connect(lambda: shown.append(qapp.activeModalWidget()))
    timer.start(1)
    assert with_progress(None, "Quick", lambda _: 42) == 42
    timer.stop()
    assert [w for w in shown if w] == []


def test_progress_is_shown_and_the_result_returned(qtbot, meet):
    go_on = threading.Event()
    seen = []

    def work(progress):
        progress(3, 10)
        go_on.wait(10)
        return "done"

    def look(dialog):
        qtbot.waitUntil(lambda: dialog.bar.maximum() == 10)
        seen.append((dialog.bar.value(), dialog.count.text()))
        go_on.set()

    meet(ProgressDialog, look)
    assert with_progress(None, "Slow", work) == "done"
    assert seen == [(3, "3 of 10")]


def until_stopped(progress):
    while progress(0, 1):
        threading.Event().wait(0.01)
    raise Stopped


@pytest.mark.parametrize("way", ["cancel", "escape", "close"])
def test_each_way_out_asks_the_work_to_stop_and_waits_for_it(qtbot, meet, way):
    ways = {
        "cancel": lambda d: QTest.mouseClick(d.stop, LEFT),
        "escape": lambda d: QTest.keyClick(d, Qt.Key.Key_Escape),
        "close": lambda d: d.close(),
    }
    meet(ProgressDialog, ways[way])
    assert with_progress(None, "Endless", until_stopped) is None


def test_what_was_done_when_cancel_came_is_not_lost(qtbot, meet):
    pressed = threading.Event()

    def work(progress):
        pressed.wait(10)
        return "renamed already"

    def press(dialog):
        QTest.mouseClick(dialog.stop, LEFT)
        pressed.set()

    meet(ProgressDialog, press)
    assert with_progress(None, "Late", work) == "renamed already"


def test_work_that_must_not_stop_cannot_be_left(qtbot, meet):
    go_on = threading.Event()

    def work(progress):
        go_on.wait(10)
        return progress(1, 1)

    def try_to_leave(dialog):
        assert not dialog.stop.isEnabled()
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        dialog.close()
        assert dialog.isVisible()
        go_on.set()

    meet(ProgressDialog, try_to_leave)
    assert with_progress(None, "Writing", work, may_stop=False) is True


def test_what_the_work_raises_is_raised_here(qtbot):
    def work(progress):
        raise UserError("the disk is full", "make room")

    with pytest.raises(UserError, match="the disk is full"):
        with_progress(None, "Work", work)


# the lock after idle time


def test_the_lock_backs_out_of_open_dialogs(sit_down, half_done, dialog, meet):
    manager = sit_down(half_done)
    meet(Dialog, lambda _: manager.window.profiles.lock())
    assert dialog.ask() is False
    page = manager.window.page
    assert isinstance(page, ProfilePage)
    assert any(words.text().startswith("Locked after a while") for words in page.findChildren(QLabel))
    assert manager.window.profiles.person is None


def test_the_lock_waits_for_long_work(sit_down, half_done, meet):
    manager = sit_down(half_done)

    def lock(progress):
        manager.window.profiles.lock()
        assert progress.isVisible()
        assert manager.window.profiles.person is not None
        assert manager.window.idle._timer.isActive()
        progress.reject()

    meet(ProgressDialog, lock)
    assert with_progress(manager.window, "Checking", until_stopped) is None
    assert back_out_of_all()
    manager.window.profiles.lock()
    assert isinstance(manager.window.page, ProfilePage)
