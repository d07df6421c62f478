"""Whatever goes wrong, the work stays: failing disks, two windows, exceptions, many ways to leave."""

import logging
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QSettings, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from refuge_annotator.app.settings import Settings
from refuge_annotator.geometry.point import Point
from refuge_annotator.store.store import Store, open_study
from refuge_annotator.study.reading import Reading
from refuge_annotator.ui.pages.profile import ProfilePage
from refuge_annotator.ui.pages.reading import ReadingPage
from refuge_annotator.ui.pages.start import StartPage
from refuge_annotator.ui.panels.list_model import ENTRY
from refuge_annotator.ui.program import make_application, open_window
from tests.flows.hands import Hands

LEFT = Qt.MouseButton.LeftButton
POINTS = [Point(150, 184), Point(210, 250), Point(150, 316), Point(90, 250)]


def _stored(study: Path, code: str) -> Reading:
    with open_study(study) as store:
        rater = next(p.id for p in store.people() if p.code == "R1")
        assignment = next(a for a in store.worklist(rater) if a.code == code)
        return store.draft(assignment.id).reading


def _stored_points(study: Path, code: str) -> int:
    return len(_stored(study, code).disc.points)


def _click_other(hands: Hands) -> None:
    view = hands.window.reading_page.list.view
    row = 1 if view.currentIndex().row() == 0 else 0
    QTest.mouseClick(view.viewport(), LEFT, pos=view.visualRect(view.model().index(row, 0)).center())


def _search_other(hands: Hands) -> None:
    panel = hands.window.reading_page.list
    row = 1 if panel.view.currentIndex().row() == 0 else 0
    panel.search.setFocus()
    QTest.keyClicks(panel.search, panel.view.model().index(row, 0).data(ENTRY).code)
    QTest.keyClick(panel.search, Qt.Key.Key_Return)


WAYS: dict[str, Callable[[Hands], object]] = {
    "next": lambda hands: hands.window.actions_by_id["reading.next"].trigger(),
    "previous": lambda hands: hands.window.actions_by_id["reading.previous"].trigger(),
    "key": lambda hands: hands.key(Qt.Key.Key_PageDown),
    "menu": lambda hands: hands.window.actions_by_id["reading.next_unfinished"].trigger(),
    "list": _click_other,
    "search": _search_other,
    "results": lambda hands: hands.window.actions_by_id["study.feedback"].trigger(),
    "profile": lambda hands: hands.window.profiles.leave(),
    "lock": lambda hands: hands.window.profiles.lock(),
    "close study": lambda hands: hands.window.close_study(),
    "open a study": lambda hands: hands.window.open_study(hands.window.study.path),
    "quit": lambda hands: hands.window.actions_by_id["study.quit"].trigger(),
    "close window": lambda hands: hands.window.close(),
}


@pytest.mark.parametrize("way", WAYS)
def test_every_way_to_leave_a_photograph_keeps_its_work(hands: Hands, three_raters: Path, way: str) -> None:
    hands.open(three_raters, "R1")
    code = hands.code
    for point in POINTS:
        hands.click(point)
    WAYS[way](hands)
    if isinstance(hands.window.page, ReadingPage) and way != "previous":  # of the first
        hands.qtbot.waitUntil(lambda: hands.code != code, timeout=10_000)
    hands.window.close()
    assert _stored_points(three_raters, code) == len(POINTS)


def _write(hands: Hands) -> None:
    hands.key(Qt.Key.Key_T)
    QTest.keyClicks(hands.window.reading_page.checklist.notes, "haze")


def _drag(hands: Hands) -> None:
    at = hands.screen(hands.reading.disc.points[0])
    QTest.mousePress(hands.canvas, LEFT, Qt.KeyboardModifier.NoModifier, at)
    QTest.mouseMove(hands.canvas, at + QPoint(30, 0))
    hands.qtbot.waitUntil(lambda: hands.window.reading_page.session.in_hand)


def _type(hands: Hands) -> None:
    hands.key(Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    field = hands.window.reading_page.checklist.numbers.fields[0]
    field.selectAll()
    QTest.keyClicks(field, "170")
    assert hands.window.reading_page.session.in_hand


HALF_WRITTEN = [(_write, way, "haze") for way in WAYS]
HALF_DRAWN = [
    (begin, way, "") for begin in (_drag, _type) for way in ("key", "list", "results", "profile", "close window")
]


@pytest.mark.parametrize(("begin", "way", "note"), [*HALF_WRITTEN, *HALF_DRAWN])
def test_every_way_to_leave_keeps_a_note_half_written_and_no_half_gesture(
    hands: Hands, three_raters: Path, begin: Callable[[Hands], None], way: str, note: str
) -> None:
    hands.open(three_raters, "R1")
    code = hands.code
    hands.outline(150, 250, 60, 66)
    hands.key(Qt.Key.Key_D)
    drawn = hands.reading.disc
    begin(hands)
    WAYS[way](hands)
    if isinstance(hands.window.page, ReadingPage) and way not in ("next", "previous", "key"):
        hands.qtbot.waitUntil(lambda: hands.code != code, timeout=10_000)
    hands.window.close()
    stored = _stored(three_raters, code)
    assert (stored.disc, stored.notes) == (drawn, note)


def test_a_disk_that_fails_holds_the_window_back_until_the_work_is_stored(
    hands: Hands, three_raters: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands.open(three_raters, "R1")
    code = hands.code
    hands.click(POINTS[0])
    hands.qtbot.waitUntil(lambda: hands.window.autosave.state.value == "saved")
    real = Store.save_step

    def full(self: Store, *args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Store, "save_step", full)
    for point in POINTS[1:]:
        hands.click(point)
    hands.qtbot.waitUntil(lambda: "not stored" in hands.window.banner.text)
    assert hands.window.reading_page.frame.foot.saved.text() == "Not saved"
    assert not hands.window.close()
    assert not hands.window.profiles.leave()
    hands.key(Qt.Key.Key_PageDown)
    assert hands.code == code
    assert len(hands.reading.disc.points) == len(POINTS)
    monkeypatch.setattr(Store, "save_step", real)
    hands.window.banner.run_action()
    assert hands.window.banner.text == ""
    assert hands.window.reading_page.frame.foot.saved.text() == "Saved"
    assert hands.window.close()
    assert _stored_points(three_raters, code) == len(POINTS)


def test_a_second_window_on_the_same_study_is_refused_in_words(
    hands: Hands, three_raters: Path, tmp_path: Path
) -> None:
    hands.open(three_raters, "R1")
    second = open_window(make_application(), Settings(QSettings(str(tmp_path / "b.ini"), QSettings.Format.IniFormat)))
    assert not second.open_study(three_raters)
    assert "another window" in second.banner.text
    assert isinstance(second.page, StartPage)
    second.close()
    hands.click(POINTS[0])
    assert hands.window.autosave.flush()


def test_what_a_slot_raises_is_logged_and_told_and_the_work_goes_on(
    hands: Hands, three_raters: Path, caplog: pytest.LogCaptureFixture
) -> None:
    hands.open(three_raters, "R1")
    hands.click(POINTS[0])

    def fail() -> None:
        raise ZeroDivisionError("a fault in the program")

    with caplog.at_level(logging.ERROR):
        QTimer.singleShot(0, fail)
        hands.qtbot.waitUntil(lambda: "ZeroDivisionError" in hands.window.banner.text)
    assert any(r.exc_info and r.exc_info[0] is ZeroDivisionError for r in caplog.records)
    assert "Traceback" not in hands.window.banner.text
    hands.click(POINTS[1])
    assert len(hands.reading.disc.points) == 2


NO_STUDIES = [b"", b"\0" * 4096, b"SQLite format 3\0" + b"\xa5" * 5000, b"a text"]


@pytest.mark.parametrize("content", NO_STUDIES)
def test_a_file_that_is_no_study_is_refused_as_it_is(hands: Hands, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "damaged.refuge"
    path.write_bytes(content)
    assert not hands.window.open_study(path)
    assert str(path) in hands.window.banner.text
    assert isinstance(hands.window.page, StartPage)
    assert path.read_bytes() == content


@pytest.mark.parametrize("content", [*NO_STUDIES, None], ids=["empty", "zeros", "damaged", "text", "missing"])
def test_another_study_that_cannot_be_opened_leaves_the_open_one_as_it_is(
    hands: Hands, three_raters: Path, tmp_path: Path, content: bytes | None
) -> None:
    hands.open(three_raters, "R1")
    for point in POINTS:
        hands.click(point)
    page = hands.window.page
    before = hands.code, page.session.draft, hands.canvas.view, hands.canvas.scene().markers
    path = tmp_path / "damaged.refuge"
    if content is not None:
        path.write_bytes(content)
    assert not hands.window.open_study(path)
    assert str(path) in hands.window.banner.text
    assert hands.window.page is page
    assert (hands.code, page.session.draft, hands.canvas.view, hands.canvas.scene().markers) == before
    assert hands.window.profiles.code == "R1"
    hands.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    hands.click(Point(260, 260))
    assert hands.window.autosave.flush()
    code = hands.code
    assert hands.window.close()
    assert _stored_points(three_raters, code) == len(POINTS)


def test_another_study_is_not_opened_over_work_that_cannot_be_stored_and_stays_free(
    hands: Hands, three_raters: Path, demo_study: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Store, *args: object) -> None:
        raise OSError(28, "No space left on device")

    hands.open(three_raters, "R1")
    page = hands.window.page
    with monkeypatch.context() as patch:
        patch.setattr(Store, "save_step", full)
        hands.click(POINTS[0])
        assert not hands.window.open_study(demo_study)
        assert "not stored" in hands.window.banner.text
        assert hands.window.page is page
        open_study(demo_study).close()
    assert hands.window.autosave.flush()
    assert hands.window.open_study(demo_study)
    assert hands.window.study.path == demo_study
    assert isinstance(hands.window.page, ProfilePage)
    open_study(three_raters).close()


def no_backup_can_be_made(study: Path) -> Path:
    """Put a file where a study's backups go; return it."""
    backups = study.with_suffix(".backups")
    if backups.is_dir():
        backups.rename(backups.with_suffix(".away"))
    backups.write_text("in the way")
    return backups


def test_a_backup_that_failed_is_told_also_where_another_study_follows(
    hands: Hands, three_raters: Path, demo_study: Path
) -> None:
    hands.open(three_raters, "R1")
    hands.click(POINTS[0])
    no_backup_can_be_made(three_raters)
    assert hands.window.open_study(demo_study)
    assert isinstance(hands.window.page, ProfilePage)
    assert "no backup" in hands.window.banner.text


def _drop(target: QWidget, path: Path) -> bool:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    mime.setText(str(path))  # as file managers do
    copy, none = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(QPoint(5, 5), copy, mime, LEFT, none)
    QApplication.sendEvent(target, entering)
    QApplication.sendEvent(target, QDropEvent(QPointF(5, 5), copy, mime, LEFT, none))
    return entering.isAccepted()


@pytest.mark.parametrize(
    "name", ["dropped.refuge", "DROPPED.REFUGE", "ward #3 + 50%20 [a].refuge", "眼底 Müller عين.refuge"]
)
def test_a_study_is_opened_by_dropping_it(hands: Hands, three_raters: Path, name: str) -> None:
    study = three_raters.rename(three_raters.with_name(name))
    assert _drop(hands.window, study)
    hands.qtbot.waitUntil(lambda: isinstance(hands.window.page, ProfilePage), timeout=10_000)


@pytest.mark.parametrize("field", ["search", "notes"])
def test_what_is_dropped_on_a_text_field_goes_to_the_window(hands: Hands, three_raters: Path, field: str) -> None:
    hands.open(three_raters, "R1")
    page = hands.window.reading_page
    target = page.list.search if field == "search" else page.checklist.notes.viewport()
    assert _drop(target, three_raters)
    hands.qtbot.waitUntil(lambda: isinstance(hands.window.page, ProfilePage), timeout=10_000)


def test_an_idle_desk_is_locked(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    hands.click(POINTS[0])
    hands.window.idle._timer.start(200)
    hands.qtbot.waitUntil(lambda: isinstance(hands.window.page, ProfilePage), timeout=5_000)
    assert hands.window.profiles.person is None
    hands.window.idle._timer.setInterval(60_000)
    hands.enter("R1")
    hands.qtbot.waitUntil(lambda: len(hands.reading.disc.points) == 1)


def test_a_profile_with_a_pin_is_entered_with_the_pin_only(
    hands: Hands, three_raters: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands.window.open_study(three_raters)
    person = next(p for p in hands.window.study.people if p.code == "R2")
    hands.window.study.set_pin(person, "4711")
    hands.window.profiles.ask()
    for typed, enters in (("1234", False), ("4711", True)):

        def answer(typed: str = typed, enters: bool = enters) -> None:
            dialog = QApplication.activeModalWidget()
            QTest.keyClicks(dialog.pin, typed)
            QTest.keyClick(dialog.pin, Qt.Key.Key_Return)
            if not enters:
                assert "not the PIN" in dialog.fault.text()
                dialog.reject()

        QTimer.singleShot(200, answer)
        QTest.mouseClick(hands.window.page.buttons["R2"], LEFT)
        assert (hands.window.profiles.person is not None) == enters


def test_a_window_that_was_last_where_no_screen_is_comes_back_on_a_screen(qtbot, tmp_path: Path) -> None:
    app = make_application()
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    window = open_window(app, settings)
    window.show()
    window.move(QPoint(9000, 9000))
    settings.keep_geometry(window.saveGeometry())
    window.close()
    again = open_window(app, settings)
    again.show()
    area = QGuiApplication.primaryScreen().availableGeometry()
    assert area.intersects(again.frameGeometry())
    again.close()


def test_settings_that_make_no_sense_are_ignored(qtbot, tmp_path: Path) -> None:
    raw = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    for key, value in (("theme", "purple"), ("idle_minutes", "soon"), ("recent", 7), ("geometry", b"garbage")):
        raw.setValue(key, value)
    window = open_window(make_application(), Settings(raw))
    window.show()
    assert window.isVisible()
    window.close()


def test_a_study_file_that_is_gone_can_be_left_on_the_second_try(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    hands.click(POINTS[0])
    assert hands.window.autosave.flush()
    three_raters.unlink()
    hands.click(POINTS[1])
    hands.qtbot.waitUntil(lambda: "not stored" in hands.window.banner.text, timeout=10_000)
    assert not hands.window.close()

    def answer(stay: bool) -> None:
        dialog = QApplication.activeModalWidget()
        QTest.mouseClick(dialog.stay if stay else dialog.lose, LEFT)

    QTimer.singleShot(200, lambda: answer(stay=True))
    assert not hands.window.close()
    assert len(hands.reading.disc.points) == 2
    assert not hands.window.close()
    QTimer.singleShot(200, lambda: answer(stay=False))
    assert hands.window.close()


def test_a_backup_that_failed_at_closing_is_read_before_the_window_goes(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    hands.click(POINTS[0])
    backups = no_backup_can_be_made(three_raters)
    assert not hands.window.close()
    assert isinstance(hands.window.page, StartPage)
    assert str(backups.parent) in hands.window.banner.text
    assert hands.window.close()
