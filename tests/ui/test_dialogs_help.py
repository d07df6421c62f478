"""The cheat sheet holds every key, and the program says what it is not for."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QScrollArea

from refuge_annotator import __version__
from refuge_annotator.ui.actions import ACTIONS, ALWAYS, MANAGER, OPEN, READING, REVIEW, WORK
from refuge_annotator.ui.dialogs.about import AboutDialog
from refuge_annotator.ui.dialogs.keys import KeysDialog, drawing_keys, folded, parted
from refuge_annotator.ui.menus import key_table
from tests import review_study


@pytest.fixture
def keys(qtbot):
    dialog = KeysDialog(None, key_table())
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def said(dialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]


def test_every_shortcut_is_on_the_sheet(keys):
    words = said(keys)
    for action in ACTIONS:
        digit_of_a_run = action.shortcut[-1:] in "1234567"
        if action.shortcut and not digit_of_a_run:
            native = QKeySequence(action.shortcut).toString(QKeySequence.SequenceFormat.NativeText)
            assert native in words, action.id
    assert "1 … 7" in words
    assert "Ctrl+1 … 7" in words


def test_the_keys_of_the_photograph_are_on_the_sheet(keys):
    words = said(keys)
    for deed, key in drawing_keys():
        assert deed in words
        assert key in words


@pytest.mark.parametrize("page", [READING, REVIEW, MANAGER])
def test_nothing_of_a_page_s_sheet_is_cut_off(qtbot, page):
    keys = KeysDialog(None, key_table(frozenset({ALWAYS, OPEN, WORK, page})))
    qtbot.addWidget(keys)
    keys.show()
    scroll = keys.findChild(QScrollArea)
    assert scroll.widget().minimumSizeHint().width() <= scroll.viewport().width()
    assert scroll.widget().sizeHint().height() <= scroll.viewport().height()
    assert keys.width() <= 1366
    assert keys.height() <= 768


def test_seven_keys_for_seven_raters_are_one_line():
    table = [("Accept", "Ctrl+Return"), *((f"Show rater {c}", str(k)) for k, c in enumerate("ABC", 1)), ("Fit", "0")]
    assert folded(table) == [("Accept", "Ctrl+Return"), ("Show rater A … C", "1 … 3"), ("Fit", "0")]


def test_keys_that_only_look_alike_stay_apart():
    table = [("Zoom to 1", "1"), ("Fit", "2"), ("Go to 1", "Ctrl+1"), ("Go to 3", "Ctrl+3")]
    assert folded(table) == table


def test_columns_are_about_as_long_as_each_other():
    sizes = [7, 5, 12, 6, 2, 13, 10]
    parts = parted(sizes, 3)
    assert sorted(place for part in parts for place in part) == list(range(7))
    lengths = [sum(sizes[p] for p in part) for part in parts]
    assert max(lengths) - min(lengths) <= 5


def test_the_sheet_opens_with_its_key_and_closes_with_escape(window, meet):
    meet(KeysDialog, lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape))
    window.actions_by_id["help.keys"].trigger()
    assert window.banner.text == ""


def test_the_program_says_what_it_is_not_for(qtbot):
    dialog = AboutDialog(None, "OpenGL on something")
    qtbot.addWidget(dialog)
    words = " ".join(said(dialog))
    for needed in ("not for diagnosis", __version__, "BSD 3-Clause", "Häggström", "CC0", "OpenGL on something"):
        assert needed in words


def test_about_opens_from_the_menu(window, meet):
    meet(AboutDialog, lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Return))
    window.actions_by_id["help.about"].trigger()
    assert window.banner.text == ""


def test_the_sheet_of_a_page_holds_its_own_keys_and_no_others(window, qtbot, meet, tmp_path):
    assert window.open_study(review_study.make(tmp_path / "study", [review_study.alike(6)]))
    window.profiles.enter(next(p for p in window.study.people if p.code == "R7"))
    qtbot.waitUntil(lambda: window.reading_page.session.opened is not None)
    words = []

    def read(dialog) -> None:
        words.extend(said(dialog))
        dialog.reject()

    meet(KeysDialog, read)
    window.actions_by_id["help.keys"].trigger()
    assert "Submit reading" in words
    assert "Outline the cup" in words
    assert "Accept" not in words
