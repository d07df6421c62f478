"""Notes while they are written: kept as the writing goes on, and never on another photograph."""

from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from refuge_annotator.ui.panels import checklist_panel
from tests.flows.hands import Hands


class Composing:
    """An input method with a syllable in hand, which it gives to the field when it is asked to."""

    def __init__(self, field: checklist_panel.Notes, text: str) -> None:
        self._field, self._text = field, text
        QApplication.sendEvent(field, QInputMethodEvent("hun", []))

    def commit(self) -> None:
        event = QInputMethodEvent()
        event.setCommitString(self._text)
        self._text = ""
        QApplication.sendEvent(self._field, event)


def test_what_an_input_method_composes_belongs_to_the_photograph_on_which_it_was_begun(
    hands: Hands, three_raters: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands.open(three_raters, "R1")
    first, page = hands.code, hands.window.reading_page
    notes = page.checklist.notes
    hands.key(Qt.Key.Key_T)
    method = Composing(notes, "浑浊")
    monkeypatch.setattr(checklist_panel, "QGuiApplication", SimpleNamespace(inputMethod=lambda: method))
    other = next(a for a in page.rows.worklist if a.code != first)
    page.list.wished.emit(other.id)
    hands.qtbot.waitUntil(lambda: hands.code != first, timeout=10_000)
    method.commit()  # as Qt has it do when the focus goes
    assert (hands.reading.notes, notes.toPlainText()) == ("", "")
    hands.key(Qt.Key.Key_PageUp if page.rows.worklist[0].code == first else Qt.Key.Key_PageDown)
    hands.qtbot.waitUntil(lambda: hands.code == first, timeout=10_000)
    assert hands.reading.notes == "浑浊"


def test_a_note_is_stored_while_it_is_written_without_a_pause(
    hands: Hands, three_raters: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands.open(three_raters, "R1")
    hands.key(Qt.Key.Key_T)
    notes = hands.window.reading_page.checklist.notes
    assert notes._pause.interval() < notes._longest.interval()
    notes._longest.setInterval(200)
    notes._pause.setInterval(60_000)
    for letter in "haze":
        QTest.keyClicks(notes, letter)
        QTest.qWait(30)
    hands.qtbot.waitUntil(lambda: hands.reading.notes != "", timeout=5_000)
    assert "haze".startswith(hands.reading.notes)
    assert notes.toPlainText() == "haze"
    assert QGuiApplication.focusObject() is notes


def test_no_more_is_pasted_than_a_note_may_hold(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    hands.key(Qt.Key.Key_T)
    notes = hands.window.reading_page.checklist.notes
    QTest.keyClicks(notes, "haze ")
    data = QMimeData()
    data.setText("x" * 40_000)
    notes.insertFromMimeData(data)
    assert len(notes.toPlainText()) == checklist_panel.NOTE_MOST
    notes.insertFromMimeData(data)
    notes.finish()
    assert hands.reading.notes == "haze " + "x" * (checklist_panel.NOTE_MOST - 5)
    notes.selectAll()
    data.setText("clear")
    notes.insertFromMimeData(data)
    assert notes.toPlainText() == "clear"


def test_esc_leaves_the_note_as_it_is_and_gives_the_keyboard_back(hands: Hands, three_raters: Path) -> None:
    hands.open(three_raters, "R1")
    hands.key(Qt.Key.Key_T)
    assert hands.window.reading_page.checklist.notes.hasFocus()
    QTest.keyClicks(hands.window.reading_page.checklist.notes, "media hazy")
    hands.key(Qt.Key.Key_Escape)
    assert hands.canvas.hasFocus()
    assert hands.reading.notes == "media hazy"
