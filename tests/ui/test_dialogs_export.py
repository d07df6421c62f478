"""The export dialog: what will be left out is said before anything is written, and what happened afterwards."""

import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest

from refuge_annotator.formats.catalog import FORMATS
from refuge_annotator.formats.verify import verify_folder
from refuge_annotator.store.errors import DiskFull, ReadOnlyStudy
from refuge_annotator.ui.dialogs import export as export_module
from refuge_annotator.ui.dialogs.export import ExportDialog, proposed_folder
from refuge_annotator.ui.dialogs.progress import ProgressDialog
from refuge_annotator.ui.dialogs.report import ReportDialog
from tests import review_study

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def manager(sit_down, half_done):
    return sit_down(half_done)


def opened(manager) -> ExportDialog:
    """An export dialog that knows the study."""
    dialog = ExportDialog(manager.window, manager.page.desk, manager.path)
    manager.qtbot.addWidget(dialog)
    dialog.show()
    manager.qtbot.waitUntil(lambda: dialog.data is not None or not dialog.fault.isHidden())
    return dialog


def everything_below(folder: Path) -> set[Path]:
    return set(folder.rglob("*"))


def test_what_is_left_out_is_named_with_the_reason_before_anything_is_written(manager):
    before = everything_below(manager.path.parent)
    dialog = opened(manager)
    codes = [i.code for i in manager.page.desk.images()]
    assert dialog.summary.text() == "2 of 4 photographs will be exported."
    assert dialog.excluded.texts() == [
        [codes[2], "g0003.png", "the senior has not reviewed it yet"],
        [codes[3], "g0004.png", "a reading is still missing"],
    ]
    assert everything_below(manager.path.parent) == before


def test_every_format_can_be_chosen_and_says_what_it_is_for(manager):
    dialog = opened(manager)
    assert list(dialog.formats) == [form.id for form in FORMATS]
    assert all(form.purpose for form in FORMATS)
    for form in FORMATS:
        QTest.mouseClick(dialog.formats[form.id], LEFT, pos=dialog.formats[form.id].rect().center())
        assert dialog.format_id == form.id
        assert form.id in dialog.folder.text()


def test_nothing_can_be_exported_before_the_record_is_verified(manager):
    dialog = ExportDialog(manager.window, manager.page.desk, manager.path)
    manager.qtbot.addWidget(dialog)
    assert not dialog.go.isEnabled()
    assert dialog.summary.text() == "Verifying the record…"
    manager.qtbot.waitUntil(dialog.go.isEnabled)


def test_a_typed_folder_stays_when_the_format_changes(manager, tmp_path):
    dialog = opened(manager)
    dialog.folder.selectAll()
    QTest.keyClicks(dialog.folder, str(tmp_path / "mine"))
    dialog.choose("multirater")
    assert dialog.folder.text() == str(tmp_path / "mine")


def test_enter_writes_verified_labels_and_the_study_notes_it(manager, meet, tmp_path):
    target = tmp_path / "labels"

    def fill(dialog: ExportDialog) -> None:
        manager.qtbot.waitUntil(dialog.go.isEnabled)
        dialog.choose("refuge-validation")
        dialog.folder.selectAll()
        QTest.keyClicks(dialog.folder, str(target))
        QTest.keyClick(dialog.folder, Qt.Key.Key_Return)

    seen = []
    meet(ExportDialog, fill)
    meet(ReportDialog, lambda report: (seen.append(report), QTest.mouseClick(report.close_button, LEFT)))
    manager.window.actions_by_id["study.export"].trigger()
    assert manager.window.banner.text == ""
    assert verify_folder(target).sound
    masks = sorted(p.name for p in target.rglob("*.bmp"))
    assert masks == ["g0001.bmp", "g0002.bmp"]
    (report,) = seen
    assert report.verdict.text() == "2 photographs exported and verified."
    assert [r.text for r in report.remarks if r.kind == "out"] == [
        f"{image.code} ({image.name}): {why}"
        for image, why in zip(
            manager.page.desk.images()[2:],
            ("the senior has not reviewed it yet", "a reading is still missing"),
            strict=True,
        )
    ]
    digest = hashlib.sha256((target / "manifest.json").read_bytes()).hexdigest()
    manager.window.close_study()
    with closing(sqlite3.connect(manager.path)) as record:
        assert record.execute("SELECT format, manifest_sha256 FROM export_run").fetchall() == [
            ("refuge-validation", digest)
        ]
        assert record.execute("SELECT actor FROM audit_log ORDER BY seq DESC LIMIT 1").fetchone() == ("M1",)


def test_a_fault_is_said_in_the_dialog_and_the_dialog_stays(manager, tmp_path):
    taken = tmp_path / "taken"
    taken.mkdir()
    (taken / "thesis.txt").write_text("mine")
    dialog = opened(manager)
    dialog.folder.setText(str(taken))
    QTest.mouseClick(dialog.go, LEFT)
    assert "there is something at this place already" in dialog.fault.text()
    assert dialog.isVisible()
    assert dialog.exported is None
    assert [p.name for p in taken.iterdir()] == ["thesis.txt"]
    dialog.folder.selectAll()
    QTest.keyClicks(dialog.folder, "x")
    assert dialog.fault.isHidden()


def test_no_folder_is_a_fault_too(manager):
    dialog = opened(manager)
    dialog.folder.clear()
    QTest.mouseClick(dialog.go, LEFT)
    assert "Choose a new or an empty folder" in dialog.fault.text()


def test_a_stopped_export_leaves_nothing_and_says_so(manager, meet, monkeypatch, tmp_path):
    real = export_module.export_study

    def slow(*args, progress, **options):
        def told(done, total):
            for _ in range(200):  # until Cancel arrives
                if not progress(done, total):
                    return False
                QTest.qSleep(20)
            return True

        return real(*args, progress=told, **options)

    monkeypatch.setattr(export_module, "export_study", slow)
    dialog = opened(manager)
    dialog.folder.setText(str(tmp_path / "labels"))
    meet(ProgressDialog, lambda progress: QTest.mouseClick(progress.stop, LEFT))
    QTest.mouseClick(dialog.go, LEFT)
    assert dialog.fault.text() == "Stopped; nothing was written."
    assert not (tmp_path / "labels").exists()
    assert dialog.isVisible()
    assert list(tmp_path.glob("*.partial*")) == []


def test_when_nothing_is_accepted_nothing_can_be_exported(sit_down, tmp_path):
    manager = sit_down(review_study.make(tmp_path / "study", [review_study.alike(3)]))
    dialog = opened(manager)
    assert dialog.summary.text() == "0 of 1 photograph will be exported."
    assert dialog.summary.property("role") == "warn"
    assert not dialog.go.isEnabled()


def test_an_export_that_the_study_cannot_note_is_still_told_as_made(manager, monkeypatch, tmp_path):
    def full(*_):
        raise DiskFull(manager.path)

    monkeypatch.setattr(manager.page.desk, "record_export", full)
    dialog = opened(manager)
    dialog.folder.setText(str(tmp_path / "labels"))
    dialog.write()
    assert verify_folder(tmp_path / "labels").sound
    report = export_module.exported_report(None, dialog.exported, dialog.untold)
    manager.qtbot.addWidget(report)
    assert report.remarks[0].kind == "danger"
    assert "could not note this export" in report.remarks[0].text


def test_a_study_for_viewing_only_can_be_exported_and_that_is_told_without_alarm(manager, monkeypatch, tmp_path):
    def viewing(*_):
        raise ReadOnlyStudy(manager.path)

    monkeypatch.setattr(manager.page.desk, "record_export", viewing)
    dialog = opened(manager)
    dialog.folder.setText(str(tmp_path / "labels"))
    dialog.write()
    report = export_module.exported_report(None, dialog.exported, dialog.untold)
    manager.qtbot.addWidget(report)
    assert report.remarks[-1].kind == "note"
    assert "viewing only" in report.remarks[-1].text


def test_a_damaged_record_cannot_be_exported(sit_down, half_done):
    with closing(sqlite3.connect(half_done)) as record, record:
        guards = record.execute(
            "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'reading_revision'"
        ).fetchall()
        for name, _ in guards:
            record.execute(f"DROP TRIGGER {name}")
        record.execute("UPDATE reading_revision SET ms_active = ms_active + 1 WHERE number = 1")
        for _, sql in guards:
            record.execute(sql)
    dialog = opened(sit_down(half_done))
    assert dialog.data is None
    assert not dialog.go.isEnabled()
    assert dialog.fault.text()


def test_the_folder_can_be_opened_from_the_result(manager, monkeypatch, tmp_path):
    shown = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: shown.append(url.toLocalFile()))
    dialog = opened(manager)
    dialog.folder.setText(str(tmp_path / "labels"))
    dialog.write()
    report = export_module.exported_report(None, dialog.exported)
    manager.qtbot.addWidget(report)
    report.show()
    aside = next(b for b in report.findChildren(type(report.close_button)) if b.text() == "Open folder")
    QTest.mouseClick(aside, LEFT)
    assert shown == [str(tmp_path / "labels")]


def test_the_proposed_folder_is_new_and_away_from_the_photographs(manager, tmp_path):
    dialog = opened(manager)
    proposed = proposed_folder(manager.path, dialog.data, "submission")
    photographs = manager.path.parent / "Glaucoma"
    assert not proposed.exists()
    assert not proposed.is_relative_to(photographs)
    proposed.mkdir()
    assert proposed_folder(manager.path, dialog.data, "submission") == proposed.with_name(f"{proposed.name}-2")
    inside = photographs / "study.refuge"
    assert not proposed_folder(inside, dialog.data, "submission").is_relative_to(photographs)


def test_a_closed_dialog_takes_no_answer(manager):
    dialog = ExportDialog(manager.window, manager.page.desk, manager.path)
    dialog.reject()
    manager.window.thread_of_store.call(lambda s: s.images())
    manager.qtbot.wait(50)
    assert dialog.data is None
