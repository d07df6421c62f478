"""When the computer logs out everything is stored first, or the logout waits."""

import ctypes
import sys
from pathlib import Path

import PySide6
import pytest
import shiboken6
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from refuge_annotator.geometry.point import Point
from refuge_annotator.store.store import Store, open_study
from refuge_annotator.study.reading import Structure
from refuge_annotator.ui.pages.profile import ProfilePage
from tests import review_study
from tests.flows.hands import Hands

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the signal is sent by its name in Linux' libraries")
SIGNAL = "_ZN15QGuiApplication17commitDataRequestER15QSessionManager"


class SessionManager(QObject):
    """Stands for the one of the system, which no test can make."""

    cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


def log_out() -> bool:
    """Send what Qt sends when the computer logs out, which Python cannot; tell whether the logout may go on."""
    library = ctypes.CDLL(str(Path(PySide6.__file__).parent / "Qt" / "lib" / "libQt6Gui.so.6"))
    send = library[SIGNAL]
    send.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
    manager = SessionManager()
    send(shiboken6.getCppPointer(QApplication.instance())[0], shiboken6.getCppPointer(manager)[0])
    return not manager.cancelled


def stored_notes(study: Path) -> set[str]:
    with open_study(study) as store:
        rater = next(p.id for p in store.people() if p.code == "R1")
        return {store.draft(a.id).reading.notes for a in store.worklist(rater)}


def test_a_note_that_is_being_written_is_stored(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    notes = hands.window.reading_page.checklist.notes
    notes.setFocus()
    QTest.keyClicks(notes, "haze")
    assert log_out()
    assert isinstance(hands.window.page, ProfilePage)
    assert hands.window.close_study()
    assert "haze" in stored_notes(three_raters)


def test_what_the_senior_has_tried_is_kept(hands: Hands, tmp_path: Path) -> None:
    study = review_study.make(tmp_path / "study", [review_study.alike()])
    hands.open(study, "S1")
    page = hands.window.senior_page
    hands.qtbot.waitUntil(lambda: page.session.case is not None and not page.session.decided)
    QTest.mouseClick(page.panel.raters.rows[0].cells[Structure.DISC].check, Qt.MouseButton.LeftButton)
    QTest.keyClick(page.votes.menu, Qt.Key.Key_3)
    dropped = page.session.review.drops
    assert dropped
    assert log_out()
    hands.enter("S1")
    page = hands.window.senior_page
    hands.qtbot.waitUntil(lambda: page.session.case is not None and not page.session.decided)
    assert page.session.review.drops == dropped


def test_a_logout_waits_while_the_disk_fails(hands: Hands, three_raters: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    hands.open(three_raters, "R1")
    with monkeypatch.context() as patch:
        patch.setattr(Store, "save_step", full)
        hands.click(Point(150, 184))
        hands.qtbot.waitUntil(lambda: "not stored" in hands.window.banner.text)
        assert not log_out()
        assert len(hands.reading.disc.points) == 1
    assert log_out()


def test_with_nobody_at_the_desk_the_logout_goes_on(hands: Hands, three_raters: Path) -> None:
    assert log_out()
    assert hands.window.open_study(three_raters)
    assert log_out()
