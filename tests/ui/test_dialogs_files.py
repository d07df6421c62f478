"""Files and folders are asked for where the last ones lay."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit

from refuge_annotator.ui.dialogs import files


@pytest.fixture(autouse=True)
def fresh(monkeypatch, tmp_path):
    monkeypatch.setattr(files, "_last", [tmp_path])


def choosing(path: Path):
    def choose(dialog: QFileDialog) -> None:
        dialog.findChild(QLineEdit, "fileNameEdit").setText(str(path))
        dialog.accept()

    return choose


def test_the_next_question_begins_where_the_last_answer_lay(qtbot, meet, tmp_path):
    place = tmp_path / "here"
    place.mkdir()
    (place / "a.refuge").touch()
    meet(QFileDialog, choosing(place / "a.refuge"))
    assert files.ask_study(None) == place / "a.refuge"
    begun = []

    def look(dialog: QFileDialog) -> None:
        begun.append(Path(dialog.directory().absolutePath()))
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    meet(QFileDialog, look)
    assert files.ask_csv(None) is None
    assert begun == [place]


def test_a_folder_is_where_the_next_question_begins(qtbot, meet, tmp_path):
    place = tmp_path / "labels"
    place.mkdir()
    meet(QFileDialog, choosing(place))
    assert files.ask_folder(None, "Folder") == place
    assert files._last == [place]


@pytest.mark.parametrize(
    ("typed", "given"), [("new", "new.refuge"), ("new.refuge", "new.refuge"), ("v1.2", "v1.2.refuge")]
)
def test_a_new_study_file_gets_its_ending(qtbot, meet, tmp_path, typed, given):
    meet(QFileDialog, choosing(tmp_path / typed))
    assert files.ask_new_study_file(None) == tmp_path / given
