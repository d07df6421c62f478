"""Making a study in the window: forms filled by keys, faults said in place, nothing left behind."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit, QPushButton

from refuge_annotator.store.store import open_study
from refuge_annotator.study.image import Laterality
from refuge_annotator.study.protocol import Protocol, Repeats, TieRule, default_protocol
from refuge_annotator.ui.dialogs import new_study as new_study_module
from refuge_annotator.ui.dialogs.new_study import NewStudyDialog
from refuge_annotator.ui.dialogs.progress import ProgressDialog
from refuge_annotator.ui.dialogs.report import ReportDialog
from refuge_annotator.ui.pages.profile import ProfilePage
from tests.imaging import files

LEFT, RETURN = Qt.MouseButton.LeftButton, Qt.Key.Key_Return


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two good photographs."""
    place = tmp_path / "eyes"
    place.mkdir()
    for shade in (40, 80):
        (place / f"{shade}.png").write_bytes(files.encoded(np.full((12, 20, 3), shade, np.uint8), "PNG"))
    return place


@pytest.fixture
def dialog(qtbot, window):
    made = NewStudyDialog(window)
    qtbot.addWidget(made)
    made.show()
    return made


def put(field: QLineEdit, text: str) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)


def test_a_study_is_made_by_keys_and_opened(window, meet, folder):
    def fill(dialog: NewStudyDialog) -> None:
        put(dialog.folder, str(folder))
        QTest.keyClick(dialog.folder, Qt.Key.Key_Tab)
        assert dialog.file.text() == str(folder.parent / "eyes.refuge")
        put(dialog.name, "Eyes of 2026")
        for _ in range(4):
            QTest.keyClick(dialog.raters, Qt.Key.Key_Down)
        QTest.keyClick(dialog.name, RETURN)

    meet(NewStudyDialog, fill)
    window.actions_by_id["study.new"].trigger()
    assert isinstance(window.page, ProfilePage)
    assert window.study.title == "Eyes of 2026"
    assert list(window.page.buttons) == ["R1", "R2", "R3", "S1", "M1"]
    window.close_study()
    with open_study(folder.parent / "eyes.refuge") as store:
        assert len(store.images()) == 2


def press(dialog, name: str, times: int = 1) -> None:
    step = next(b for b in dialog.findChildren(QPushButton) if b.accessibleName() == name)
    for _ in range(times):
        QTest.mouseClick(step, LEFT)


def test_seven_raters_are_usual_and_the_quorum_follows(dialog):
    assert (dialog.raters.value(), dialog.quorum.value(), dialog.ties.currentData()) == (7, 4, TieRule.OUTSIDE)
    assert dialog.protocol == default_protocol(7)
    press(dialog, "One rater more", 3)
    assert (dialog.raters.value(), dialog.quorum.value()) == (10, 6)
    press(dialog, "One rater fewer", 20)
    assert (dialog.raters.value(), dialog.quorum.value()) == (1, 1)
    for _ in range(20):
        QTest.keyClick(dialog.raters, Qt.Key.Key_Up)
    assert (dialog.raters.value(), dialog.quorum.value()) == (15, 8)


def test_a_raised_quorum_stays_as_high_as_it_can(dialog):
    press(dialog, "Quorum lower", 9)
    assert dialog.quorum.value() == 4
    press(dialog, "Quorum higher", 2)
    press(dialog, "One rater more", 2)
    assert (dialog.raters.value(), dialog.quorum.value()) == (9, 6)
    press(dialog, "Quorum higher", 9)
    press(dialog, "One rater fewer", 4)
    assert (dialog.raters.value(), dialog.quorum.value()) == (5, 5)


def test_the_chosen_rules_are_the_study_s(dialog, folder):
    put(dialog.folder, str(folder))
    put(dialog.file, str(folder.parent / "ruled.refuge"))
    press(dialog, "Quorum higher", 2)
    dialog.ties.setFocus()
    QTest.keyClick(dialog.ties, Qt.Key.Key_Down)
    QTest.mouseClick(dialog.go, LEFT)
    with open_study(dialog.made) as store:
        assert store.study().protocol == Protocol(7, 6, TieRule.INSIDE)


def test_the_share_of_second_looks_is_the_study_s(dialog, folder):
    assert dialog.protocol.review_repeats_percent == Protocol().review_repeats_percent
    put(dialog.folder, str(folder))
    put(dialog.file, str(folder.parent / "seen-again.refuge"))
    press(dialog, "Second looks more", 3)
    press(dialog, "Second looks fewer")
    QTest.mouseClick(dialog.go, LEFT)
    with open_study(dialog.made) as store:
        assert store.study().protocol == replace(default_protocol(7), review_repeats_percent=7)


def test_it_fits_a_small_screen_and_cuts_no_words_off(dialog):
    dialog.order.percent.setValue(5)
    QTest.mouseClick(dialog.go, LEFT)
    assert dialog.fault.isVisible()
    assert dialog.width() <= 1000
    assert dialog.height() <= 640
    QTest.qWait(0)
    plain = [words for words in dialog.findChildren(QLabel) if not words.wordWrap() and words.isVisible()]
    assert len(plain) >= 15
    assert [words.text() for words in plain if words.width() < words.sizeHint().width()] == []


def many(folder, count):
    for shade in range(count):
        (folder / f"x{shade}.png").write_bytes(files.encoded(np.full((12, 20, 3), shade, np.uint8), "PNG"))


def test_calibration_and_repeats_are_the_study_s(dialog, folder):
    many(folder, 18)
    put(dialog.folder, str(folder))
    put(dialog.file, str(folder.parent / "ordered.refuge"))
    assert not dialog.order.days.isVisible()
    press(dialog, "Calibration photographs more", 3)
    press(dialog, "Repeats more", 10)
    assert dialog.order.days.isVisible()
    dialog.order.days.setValue(21)
    dialog.order.photographs.setValue(6)
    QTest.mouseClick(dialog.go, LEFT)
    with open_study(dialog.made) as store:
        assert store.study().protocol == Protocol(7, 4, calibration=3, repeats=Repeats(10, 21, 6))
        assert sum(a.replicate for a in store.assigned(store.people()[0].id)) == 2


def test_repeats_that_cannot_come_late_enough_are_refused_in_place(dialog, folder):
    put(dialog.folder, str(folder))
    put(dialog.file, str(folder.parent / "small.refuge"))
    press(dialog, "Repeats more", 5)
    QTest.mouseClick(dialog.go, LEFT)
    assert dialog.made is None
    assert "a repeat is to come 100 photographs later, and at most 1 can lie between" in dialog.fault.text()
    assert not (folder.parent / "small.refuge").exists()


def test_repeats_that_have_to_stand_out_are_told_before_the_study_is_made(dialog, folder, meet):
    many(folder, 6)
    put(dialog.folder, str(folder))
    put(dialog.file, str(folder.parent / "small.refuge"))
    press(dialog, "Repeats more", 50)
    dialog.order.photographs.setValue(6)
    told = []

    def look(report: ReportDialog) -> None:
        told.extend(remark.text for remark in report.remarks)
        report.reject()

    meet(ReportDialog, look)
    QTest.mouseClick(dialog.go, LEFT)
    assert dialog.made is None
    assert ["4 for each rater" in text for text in told] == [True]
    assert not (folder.parent / "small.refuge").exists()


def test_the_number_of_raters_can_be_read(dialog):
    for field in (dialog.raters, dialog.quorum):
        line = field.lineEdit()
        assert line.width() > line.fontMetrics().horizontalAdvance("15")


@pytest.mark.parametrize(
    ("photographs", "file", "fault"),
    [
        ("", "", "Choose the folder with the photographs."),
        ("/nowhere", "", "Choose where the study file is to lie."),
    ],
)
def test_what_is_missing_is_said_in_place(dialog, photographs, file, fault):
    put(dialog.folder, photographs)
    dialog.file.setText(file)
    QTest.mouseClick(dialog.go, LEFT)
    assert dialog.isVisible()
    assert dialog.fault.text() == fault


def test_a_cleared_folder_is_no_folder(dialog, folder):
    put(dialog.folder, str(folder))
    dialog.folder.selectAll()
    QTest.keyClick(dialog.folder, Qt.Key.Key_Delete)
    assert dialog.photographs == ()


def test_a_file_that_is_there_is_refused_and_kept(dialog, folder):
    taken = folder.parent / "taken.refuge"
    taken.write_bytes(b"work")
    put(dialog.folder, str(folder))
    put(dialog.file, str(taken))
    QTest.mouseClick(dialog.go, LEFT)
    assert str(taken) in dialog.fault.text()
    assert taken.read_bytes() == b"work"


def test_no_photographs_are_refused(dialog, tmp_path):
    empty = tmp_path / "empty"
    empty.mkdir()
    put(dialog.folder, str(empty))
    put(dialog.file, str(tmp_path / "none.refuge"))
    QTest.mouseClick(dialog.go, LEFT)
    assert "no photograph can be used" in dialog.fault.text()
    assert not (tmp_path / "none.refuge").exists()


def test_the_ending_is_added_where_it_is_forgotten(dialog, folder):
    put(dialog.folder, str(folder))
    put(dialog.file, str(folder.parent / "mine.v2"))
    QTest.mouseClick(dialog.go, LEFT)
    assert dialog.made == folder.parent / "mine.v2.refuge"
    assert dialog.made.is_file()


def test_photographs_left_out_are_named_before_the_study_is_made(dialog, folder, meet):
    (folder / "cut.jpg").write_bytes(files.jpeg()[:300])
    seen = []

    def go_back(report: ReportDialog) -> None:
        seen.append(report.verdict.text())
        seen.extend(remark.text for remark in report.remarks)
        assert not (folder.parent / "eyes.refuge").exists()
        QTest.keyClick(report, Qt.Key.Key_Escape)

    put(dialog.folder, str(folder))
    dialog.folder.editingFinished.emit()
    meet(ReportDialog, go_back)
    QTest.mouseClick(dialog.go, LEFT)
    assert seen[0] == "2 photographs can be used. 1 file cannot, and will be left out."
    assert seen[1].startswith(str(folder / "cut.jpg"))
    assert dialog.isVisible()
    assert not (folder.parent / "eyes.refuge").exists()
    meet(ReportDialog, lambda report: QTest.keyClick(report, RETURN))
    QTest.mouseClick(dialog.go, LEFT)
    assert dialog.made == folder.parent / "eyes.refuge"


def test_when_all_are_left_out_there_is_nothing_to_go_on_with(dialog, tmp_path, meet):
    bad = tmp_path / "bad"
    bad.mkdir()
    (bad / "cut.jpg").write_bytes(files.jpeg()[:300])
    put(dialog.folder, str(bad))
    dialog.folder.editingFinished.emit()
    buttons = []

    def close(report: ReportDialog) -> None:
        buttons.extend(b.text() for b in report.findChildren(QPushButton))
        QTest.keyClick(report, RETURN)

    meet(ReportDialog, close)
    QTest.mouseClick(dialog.go, LEFT)
    assert buttons == ["Close"]
    assert dialog.made is None
    assert "no photograph can be used" in dialog.fault.text()


def test_looking_can_be_stopped_and_then_there_is_no_study(dialog, folder, meet, monkeypatch):
    real = new_study_module.look_at

    def slow(study, photographs, *, progress):
        def told(done, total):
            for _ in range(200):
                if not progress(done, total):
                    return False
                QTest.qSleep(20)
            return True

        return real(study, photographs, progress=told)

    monkeypatch.setattr(new_study_module, "look_at", slow)
    put(dialog.folder, str(folder))
    dialog.folder.editingFinished.emit()
    meet(ProgressDialog, lambda progress: QTest.keyClick(progress, Qt.Key.Key_Escape))
    QTest.mouseClick(dialog.go, LEFT)
    assert dialog.fault.text() == "Stopped; no study was made."
    assert not (folder.parent / "eyes.refuge").exists()


def test_dropped_files_are_the_photographs(qtbot, window, folder):
    dropped = sorted(folder.iterdir())
    dialog = NewStudyDialog(window, dropped)
    qtbot.addWidget(dialog)
    assert dialog.folder.text() == "2 files and folders"
    assert dialog.file.text() == str(folder.parent / "eyes.refuge")
    dialog.make()
    assert dialog.made.is_file()


def test_the_folder_is_chosen_in_the_files_dialog(dialog, folder, meet):
    def choose(files_dialog: QFileDialog) -> None:
        files_dialog.findChild(QLineEdit, "fileNameEdit").setText(str(folder))
        files_dialog.accept()

    meet(QFileDialog, choose)
    choose_button = next(b for b in dialog.findChildren(QPushButton) if b.text() == "Choose…")
    QTest.mouseClick(choose_button, LEFT)
    assert dialog.photographs == (folder,)


def test_the_limits_of_a_file_are_said(dialog):
    from PySide6.QtWidgets import QLabel

    said = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "can read and change everything in it" in said


def test_patients_eyes_and_cameras_come_from_a_table(dialog, folder, tmp_path):
    table = tmp_path / "details.csv"
    table.write_text("image,patient,eye,camera\n40,P1,OD,Visucam\n80,P1,OS,Visucam\n", encoding="utf-8")
    dialog.take([folder])
    put(dialog.table, str(table))
    dialog.make()
    with open_study(dialog.made, read_only=True) as store:
        assert [(i.subject, i.laterality, i.camera) for i in store.images()] == [
            ("P1", Laterality.RIGHT, "Visucam"), ("P1", Laterality.LEFT, "Visucam")
        ]  # fmt: skip


def test_a_table_that_cannot_be_read_is_told_and_no_study_made(dialog, folder, tmp_path):
    dialog.take([folder])
    put(dialog.table, str(tmp_path / "missing.csv"))
    dialog.make()
    assert "cannot be read" in dialog.fault.text()
    assert dialog.made is None
    assert not (tmp_path / "eyes.refuge").exists()
