"""Reasons: none is given without words, and what raters read betrays nobody."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from refuge_annotator.study.reading import Structure
from refuge_annotator.ui.dialogs import reason
from refuge_annotator.ui.dialogs.reason import ReasonDialog, ReturnDialog, ask_reason, ask_return
from refuge_annotator.ui.panels import reason_words
from refuge_annotator.ui.panels.reason_words import LOOK_AGAIN, RETURN_REASONS

LEFT = Qt.MouseButton.LeftButton
CUP_AGAIN = LOOK_AGAIN[Structure.CUP]
RATERS = [(f"assignment {k}", letter) for k, letter in enumerate("ABCDEFG")]


@pytest.fixture
def returning(qtbot):
    dialog = ReturnDialog(None, RATERS, RETURN_REASONS, CUP_AGAIN)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def click(choice) -> None:
    QTest.mouseClick(choice, LEFT, pos=choice.rect().center())


def test_without_words_there_is_no_reason(qtbot):
    dialog = ReasonDialog(None, "Submit all the same?", "The cup leaves the disc.", "Submit all the same")
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.go.isEnabled()
    QTest.keyClicks(dialog.words, "   ")
    assert not dialog.go.isEnabled()
    QTest.keyClicks(dialog.words, "tilted disc ")
    assert dialog.go.isEnabled()
    assert dialog.reason == "tilted disc"


def test_words_are_typed_and_the_button_named_gives_them(qtbot, meet):
    def fill(dialog: ReasonDialog) -> None:
        assert dialog.go.text() == "Mark ungradable"
        QTest.keyClicks(dialog.words, "out of focus")
        QTest.keyClick(dialog.words, Qt.Key.Key_Tab)
        QTest.mouseClick(dialog.go, LEFT)

    meet(ReasonDialog, fill)
    assert ask_reason(None, "Mark ungradable", "Why?", "Mark ungradable") == "out of focus"


def test_backed_out_there_is_no_reason(qtbot, meet):
    def leave(dialog: ReasonDialog) -> None:
        QTest.keyClicks(dialog.words, "half a thought")
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    meet(ReasonDialog, leave)
    assert ask_reason(None, "Why?", "Why?", "Go") == ""


def test_the_button_names_whom_it_returns_to(returning):
    assert not returning.go.isEnabled()
    click(returning.choices["assignment 3"])
    assert returning.go.isEnabled()
    assert returning.go.text() == "Return to rater D"
    click(returning.choices["assignment 0"])
    assert returning.go.text() == "Return to raters A, D"
    click(returning.choices["assignment 0"])
    click(returning.choices["assignment 3"])
    assert not returning.go.isEnabled()


def test_the_reason_is_one_of_the_list_with_own_words_behind_it(returning):
    assert returning.full_reason == CUP_AGAIN
    click(returning.reasons[LOOK_AGAIN[Structure.FOVEA]])
    assert returning.full_reason == "Please check the position of the fovea again."
    QTest.keyClicks(returning.words, "Look at the macula.")
    assert returning.full_reason == "Please check the position of the fovea again. – Look at the macula."


def test_the_list_says_nothing_of_others_or_of_the_vote():
    telling = ("other", "rater", "vote", "consensus", "majority", "differ", "agree", "too large", "too small")
    for words in RETURN_REASONS:
        assert not any(word in words.lower() for word in telling)


def test_keys_alone_return_a_reading(qtbot, meet):
    def fill(dialog: ReturnDialog) -> None:
        for choice in list(dialog.choices.values())[1:3]:
            choice.setFocus()
            QTest.keyClick(choice, Qt.Key.Key_Space)
        QTest.keyClick(dialog.choices["assignment 1"], Qt.Key.Key_Return)

    meet(ReturnDialog, fill)
    assert ask_return(None, RATERS, RETURN_REASONS, CUP_AGAIN) == (["assignment 1", "assignment 2"], CUP_AGAIN)


def test_backed_out_nothing_is_returned(qtbot, meet):
    meet(ReturnDialog, lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape))
    assert ask_return(None, RATERS, RETURN_REASONS, CUP_AGAIN) is None


def test_the_only_rater_is_chosen_already(qtbot):
    dialog = ReturnDialog(None, [("a", "C")], RETURN_REASONS, CUP_AGAIN)
    qtbot.addWidget(dialog)
    assert dialog.chosen == ["a"]
    assert dialog.go.text() == "Return to rater C"


def test_a_reason_names_its_structure():
    for structure, words in LOOK_AGAIN.items():
        assert structure.value in words
        assert words in RETURN_REASONS


def test_a_reason_is_stored_in_english_and_shown_in_the_user_s_language(qtbot, monkeypatch):
    for module in (reason, reason_words):
        monkeypatch.setattr(module, "tr", lambda text, **_: f"<{text}>")
    dialog = ReturnDialog(None, RATERS, RETURN_REASONS, CUP_AGAIN)
    qtbot.addWidget(dialog)
    assert dialog.reasons[CUP_AGAIN].text() == f"<{CUP_AGAIN}>"
    dialog.words.setPlainText("only the upper part")
    assert dialog.full_reason == f"{CUP_AGAIN} – only the upper part"
    shown = reason_words.reason_words
    assert shown(dialog.full_reason) == f"<{CUP_AGAIN}> – only the upper part"
    assert shown("slip") == "<slip>"
    assert shown("a fold – of the retina") == "a fold – of the retina"
