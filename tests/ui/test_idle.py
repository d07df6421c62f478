"""A desk that nobody uses is locked, and one in use is not, whichever window the work comes into."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPlainTextEdit, QWidget

from refuge_annotator.study.reading import Structure
from refuge_annotator.ui.dialogs.dialog import Dialog
from refuge_annotator.ui.dialogs.reason import ReasonDialog
from refuge_annotator.ui.idle import IdleWatch
from refuge_annotator.ui.pages.profile import ProfilePage
from refuge_annotator.ui.pages.reading import ReadingPage
from tests import review_study

NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def rater(window, qtbot, tmp_path):
    """The window with a rater at it."""
    assert window.open_study(review_study.make(tmp_path / "study", [review_study.alike()]))
    window.profiles.enter(next(p for p in window.study.people if p.code == "R1"))
    qtbot.waitUntil(lambda: window.reading_page.session.opened is not None)
    return window


def starts_anew(window, deed) -> bool:
    """Tell whether the time until the lock starts again with a deed."""
    timer = window.idle.findChild(QTimer)
    timer.setTimerType(Qt.TimerType.PreciseTimer)  # so that a tenth of a second shows in minutes
    window.idle.start()
    QTest.qWait(100)
    before = timer.remainingTime()
    deed()
    return timer.remainingTime() > before


@pytest.mark.parametrize(
    "deed",
    [
        lambda handle: QTest.keyClick(handle, Qt.Key.Key_Left),
        lambda handle: QTest.mouseClick(handle, Qt.MouseButton.LeftButton, NONE, QPoint(5, 5)),
        lambda handle: QTest.mouseMove(handle, QPoint(40, 40)),
    ],
    ids=["key", "click", "move"],
)
def test_keys_and_mouse_in_the_window_keep_the_desk_open(rater, deed):
    assert starts_anew(rater, lambda: deed(rater.windowHandle()))


def test_what_nobody_did_keeps_no_desk_open(rater):
    assert not starts_anew(rater, rater.repaint)


def test_writing_in_a_dialog_keeps_the_desk_open(rater, meet):
    said = []

    def write(dialog) -> None:
        said.append(starts_anew(rater, lambda: QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_X)))
        said.append(dialog.findChild(QPlainTextEdit).toPlainText())
        dialog.reject()

    meet(ReasonDialog, write)
    ReasonDialog(rater, "Why", "Why?", "Go on").ask()
    assert said == [True, "x"]


def test_looking_for_a_file_keeps_the_desk_open(rater, meet):
    said = []

    def move(dialog) -> None:
        said.append(starts_anew(rater, lambda: QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_X)))
        dialog.reject()

    meet(QFileDialog, move)
    chooser = QFileDialog(rater)
    chooser.setOption(QFileDialog.Option.DontUseNativeDialog)
    chooser.exec()
    assert said == [True]


def test_a_desk_in_use_is_not_locked_and_one_left_alone_is(rater, qtbot):
    timer = rater.idle.findChild(QTimer)
    timer.setInterval(3000)
    rater.idle.start()
    for _ in range(20):
        QTest.qWait(200)  # four seconds in all
        QTest.keyClick(rater.windowHandle(), Qt.Key.Key_Left)
    assert isinstance(rater.page, ReadingPage)
    timer.setInterval(1)
    rater.idle.start()
    qtbot.waitUntil(lambda: isinstance(rater.page, ProfilePage))


def test_nobody_is_watched_before_somebody_is_at_the_desk(window):
    assert not window.idle.findChild(QTimer).isActive()


def test_idle_is_told_once(qtbot):
    watch = IdleWatch(0.0001)
    told = []
    watch.idle.connect(lambda: told.append(1))
    watch.start()
    qtbot.waitUntil(lambda: told == [1])
    QTest.qWait(50)
    assert told == [1]


def test_letters_go_by_their_place_in_the_window_itself(rater):
    page = rater.reading_page
    page.take_tool(Structure.CUP)
    event = QKeyEvent(QEvent.Type.KeyPress, 0x6DA, NONE, 40, 0, 0, "в")  # where D is
    QApplication.sendEvent(rater.windowHandle(), event)
    assert page.drawing.tool.structure is Structure.DISC


def test_a_dialog_leaves_no_watch_behind(rater, qtbot):
    dialog = Dialog(rater, "A question")
    dialog.show()
    qtbot.waitUntil(lambda: isinstance(QApplication.activeWindow(), QWidget))
    dialog.reject()
    dialog.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert starts_anew(rater, lambda: QTest.keyClick(rater.windowHandle(), Qt.Key.Key_Left))


def test_time_at_a_photograph_counts_with_each_sign_of_life_until_another_program_is_in_front(window, qtbot, tmp_path):
    assert window.open_study(review_study.make(tmp_path / "study", [review_study.alike(0)]))
    window.profiles.enter(next(p for p in window.study.people if p.code == "R1"))
    qtbot.waitUntil(lambda: window.reading_page.session.opened is not None)
    session = window.reading_page.session
    assert session.editable
    QTest.mouseMove(window.windowHandle(), QPoint(400, 300))
    before = session._work.ms
    QTest.qWait(50)
    QTest.mouseMove(window.windowHandle(), QPoint(410, 300))
    assert session._work.ms - before >= 45
    QApplication.instance().applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert session._work._last is None
    before = session._work.ms
    QTest.qWait(50)
    QTest.mouseMove(window.windowHandle(), QPoint(420, 300))
    assert session._work.ms == before
