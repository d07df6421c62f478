"""Checks, verified folders, imported labels, photographs found: what is told, and what is never called sound."""

import time

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from refuge_annotator.export import export_study
from refuge_annotator.formats.verify import verify_folder
from refuge_annotator.reference import gather
from refuge_annotator.store import photographs
from refuge_annotator.store.store import open_study
from refuge_annotator.study.info import Problem
from refuge_annotator.ui.dialogs import verify as verify_module
from refuge_annotator.ui.dialogs.check import check_report
from refuge_annotator.ui.dialogs.labels import show_labels_import
from refuge_annotator.ui.dialogs.progress import ProgressDialog
from refuge_annotator.ui.dialogs.relink import show_relink
from refuge_annotator.ui.dialogs.report import SHOWN, Remark, ReportDialog
from refuge_annotator.ui.dialogs.verify import show_verify
from tests import small_study

LEFT, ESCAPE = Qt.MouseButton.LeftButton, Qt.Key.Key_Escape


class Seen:
    """What a report said, noted before it was closed."""

    def __init__(self) -> None:
        self.reports: list[tuple[str, str, list[Remark]]] = []

    def __call__(self, report: ReportDialog) -> None:
        self.reports.append((report.verdict.text(), report.verdict.property("role"), list(report.remarks)))
        QTest.mouseClick(report.close_button, LEFT)

    @property
    def only(self) -> tuple[str, str, list[Remark]]:
        (report,) = self.reports
        return report


@pytest.fixture
def seen():
    return Seen()


# the list itself


def test_the_gravest_stand_first(qtbot):
    mixed = [Remark(kind, kind) for kind in ("note", "warn", "danger", "out", "note", "danger")]
    dialog = ReportDialog(None, "T", "V", "ok", mixed)
    qtbot.addWidget(dialog)
    assert [r.kind for r in dialog.remarks] == ["danger", "danger", "out", "warn", "note", "note"]


def test_a_list_without_end_is_counted_and_not_built(qtbot):
    dialog = ReportDialog(None, "T", "V", "ok", [Remark("note", f"line {k}") for k in range(SHOWN + 50)])
    qtbot.addWidget(dialog)
    said = [label.text() for label in dialog.findChildren(QLabel)]
    assert f"line {SHOWN - 1}" in said
    assert f"line {SHOWN}" not in said
    assert "and 50 more" in said


def test_every_line_can_be_read_whole(qtbot):
    long = "a photograph in a folder with a name that goes on and on " * 6
    dialog = ReportDialog(None, "T", "V", "ok", [Remark("danger", long), Remark("note", long)])
    qtbot.addWidget(dialog)
    dialog.show()
    for label in dialog.findChildren(QLabel):
        if label.text() == long:
            assert label.height() >= label.heightForWidth(label.width())


# check


def test_a_sound_study_is_called_sound(sit_down, half_done, meet, seen):
    manager = sit_down(half_done)
    meet(ReportDialog, seen)
    manager.window.actions_by_id["study.check"].trigger()
    assert seen.only == ("Every record and photograph is as it was written.", "ok", [])


def test_a_changed_and_a_missing_photograph_are_named(sit_down, half_done, meet, seen):
    manager = sit_down(half_done)
    home = half_done.parent / "Glaucoma"
    (home / "g0001.png").write_bytes((home / "g0002.png").read_bytes())
    (home / "g0003.png").unlink()
    meet(ReportDialog, seen)
    manager.window.actions_by_id["study.check"].trigger()
    verdict, role, remarks = seen.only
    assert (verdict, role) == ("2 faults found.", "danger")
    assert [r.kind for r in remarks] == ["danger", "danger"]
    assert str(home / "g0001.png") in remarks[0].text
    assert str(home / "g0003.png") in remarks[1].text


def test_a_note_is_no_fault(qtbot):
    dialog = check_report(None, [Problem("the clock went back before {at}", values={"at": "noon"}, grave=False)])
    qtbot.addWidget(dialog)
    assert dialog.verdict.text() == "No fault was found."
    assert dialog.remarks == [Remark("note", "the clock went back before noon")]


@pytest.fixture
def long_check(sit_down, tmp_path, monkeypatch):
    """A manager whose study takes seconds to check, photograph by photograph."""
    path = tmp_path / "long.refuge"
    small_study.make(path, images=small_study.photographs(400)).close()
    looked = []

    def slow(root, image):
        looked.append(image)
        time.sleep(0.02)

    monkeypatch.setattr(photographs, "problem", slow)
    manager = sit_down(path)
    manager.looked = looked
    return manager


def test_while_a_check_runs_the_window_lives_the_store_answers_and_cancel_works(long_check, meet):
    manager = long_check
    ticks = []
    timer = QTimer()
    timer.timeout.connect(lambda: ticks.append(len(manager.looked)))
    timer.start(5)

    def stop(progress: ProgressDialog) -> None:
        manager.qtbot.waitUntil(lambda: len(manager.looked) > 3 and progress.bar.value() > 3)
        assert len(set(ticks)) > 2
        assert len(manager.window.thread_of_store.call(lambda s: s.images())) == 400
        QTest.mouseClick(progress.stop, LEFT)

    meet(ProgressDialog, stop)
    manager.window.actions_by_id["study.check"].trigger()
    timer.stop()
    assert len(manager.looked) < 400


def test_a_stopped_check_says_nothing_least_of_all_that_all_is_well(long_check, meet, seen):
    manager = long_check
    shown = []
    meet(ProgressDialog, lambda progress: QTest.keyClick(progress, ESCAPE))
    timer = QTimer()
    timer.timeout.connect(lambda: shown.extend(w for w in manager.window.findChildren(ReportDialog) if w.isVisible()))
    timer.start(5)
    manager.window.actions_by_id["study.check"].trigger()
    manager.qtbot.wait(50)
    timer.stop()
    assert shown == []
    assert manager.window.banner.text == ""


def test_progress_of_a_check_never_goes_back(sit_down, half_done):
    told = []

    def progress(done, total):
        told.append((done, total))
        return True

    sit_down(half_done).page.desk.check(progress)
    assert len({total for _, total in told}) == 1
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert told[-1][0] == told[-1][1]


# verify


@pytest.fixture
def exported(half_done, tmp_path):
    with open_study(half_done) as store:
        data = gather(store)
    export_study(data, "refuge-validation", tmp_path / "labels", photographs=data.info.root)
    return tmp_path / "labels"


def test_a_sound_folder_is_verified_without_a_study(window, exported, meet, seen):
    meet(ReportDialog, seen)
    show_verify(window, exported)
    verdict, role, remarks = seen.only
    assert verdict == "REFUGE validation set, 2 masks: nothing would break or mislead a reader."
    assert role == "ok"
    assert "danger" not in {r.kind for r in remarks}


def test_what_would_mislead_a_reader_is_named_with_its_cure(window, exported, meet, seen):
    next(exported.rglob("g0001.bmp")).write_bytes(b"BM")
    meet(ReportDialog, seen)
    show_verify(window, exported)
    verdict, role, remarks = seen.only
    assert role == "danger"
    assert verdict.endswith("a reader would break or be misled.")
    expected = [f.sentence() for f in verify_folder(exported).findings if f.severity == "error"]
    assert [r.text for r in remarks if r.kind == "danger"] == expected
    assert any("g0001.bmp" in text for text in expected)


def test_a_stopped_verification_says_nothing(window, exported, meet, monkeypatch):
    def slow(folder, progress):
        def told(done, total):
            for _ in range(200):
                if not progress(done, total):
                    return False
                QTest.qSleep(20)
            return True

        return verify_folder(folder, told)

    monkeypatch.setattr(verify_module, "verify_folder", slow)
    meet(ProgressDialog, lambda progress: QTest.keyClick(progress, ESCAPE))
    show_verify(window, exported)
    assert window.banner.text == ""


# glaucoma labels


def test_good_labels_are_imported_and_bad_rows_named(sit_down, half_done, tmp_path, meet, seen):
    manager = sit_down(half_done)
    images = manager.page.desk.images()
    table = tmp_path / "labels.csv"
    table.write_text(f"image,label,source\n{images[0].name},0,records\n{images[1].code},2,records\nnobody.png,1,x\n")
    meet(ReportDialog, seen)
    show_labels_import(manager.window, table)
    verdict, role, remarks = seen.only
    assert (verdict, role) == ("1 glaucoma label imported.", "warn")
    assert [("line 3" in r.text, "line 4" in r.text) for r in remarks] == [(True, False), (False, True)]
    stored = manager.window.thread_of_store.call(lambda s: [s.glaucoma_label(i.id) for i in images])
    assert [label.glaucoma for label in stored] == [False, True, True, True]
    assert stored[0].source == "records"


def test_a_table_that_cannot_be_read_is_told_in_the_window(sit_down, half_done, tmp_path):
    manager = sit_down(half_done)
    table = tmp_path / "labels.csv"
    table.write_text("who,what\na,b\n")
    assert not manager.window.guarded(lambda: show_labels_import(manager.window, table))
    assert str(table) in manager.window.banner.text


# photographs that were moved


def test_moved_photographs_are_found_by_their_bytes(sit_down, half_done, tmp_path, meet, seen):
    manager = sit_down(half_done)
    home = half_done.parent
    new = tmp_path / "archive"
    (home / "Glaucoma").rename(new)
    (new / "g0001.png").rename(new / "renamed.png")
    meet(ReportDialog, seen)
    show_relink(manager.window, new)
    verdict, role, remarks = seen.only
    assert (verdict, role, remarks) == ("4 photographs found.", "ok", [])
    paths = manager.window.thread_of_store.call(lambda s: [s.photograph_path(i) for i in s.images()])
    assert all(path.is_file() for path in paths)


def test_photographs_that_are_not_there_are_named_and_nothing_changes(sit_down, half_done, tmp_path, meet, seen):
    manager = sit_down(half_done)
    empty = tmp_path / "empty"
    empty.mkdir()
    before = [i.path for i in manager.page.desk.images()]
    meet(ReportDialog, seen)
    show_relink(manager.window, empty)
    verdict, role, remarks = seen.only
    assert (verdict, role) == ("None of the photographs lies there; nothing was changed.", "danger")
    assert [r.text for r in remarks] == [f"{path}: not found" for path in before]
    assert [i.path for i in manager.page.desk.images()] == before
