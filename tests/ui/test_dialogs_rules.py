"""The sheet before submission: words for every rule, reasons in plain English, nothing that slips through."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from refuge_annotator.study.image import Laterality
from refuge_annotator.study.reading import Override
from refuge_annotator.study.rules import RULES
from refuge_annotator.ui.dialogs.rules import RulesDialog
from refuge_annotator.ui.panels import rule_words
from refuge_annotator.ui.panels.rule_words import (
    NAMES,
    REASONS,
    SENTENCES,
    eye_words,
    override_words,
    reasons_for,
    rule_sentence,
    shown_reason,
    stored_reason,
)

LEFT = Qt.MouseButton.LeftButton
BY_ID = {rule.id: rule for rule in RULES}


@pytest.fixture
def sheet(qtbot):
    """Show the sheet for some rules."""

    def show(*ids: str, earlier: dict[str, str] | None = None) -> RulesDialog:
        dialog = RulesDialog(None, [BY_ID[i] for i in ids], Laterality.RIGHT, earlier or {})
        qtbot.addWidget(dialog)
        dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return show


def test_every_rule_has_a_sentence_and_a_name_and_no_words_are_left_over():
    ids = {rule.id for rule in RULES}
    assert set(SENTENCES) == ids - {"other_eye"}
    assert set(NAMES) == ids
    assert set(REASONS) <= ids
    for rule in RULES:
        assert rule_sentence(rule, Laterality.LEFT).endswith((".", "?"))


def test_the_recorded_eye_is_named():
    rule = BY_ID["other_eye"]
    assert "this is a right eye" in rule_sentence(rule, Laterality.RIGHT)
    assert "this is a left eye" in rule_sentence(rule, Laterality.LEFT)
    assert (eye_words(Laterality.RIGHT), eye_words(Laterality.LEFT), eye_words(None)) == ("right eye", "left eye", "")


def test_reasons_of_the_list_are_stored_in_plain_english_and_own_words_as_they_are(monkeypatch):
    monkeypatch.setattr(rule_words, "tr", lambda text, **_: f"<{text}>")
    assert reasons_for("cup_large") == ("<rim almost lost>",)
    assert stored_reason("cup_large", "<rim almost lost>") == "rim almost lost"
    assert stored_reason("cup_large", "  total cupping ") == "total cupping"
    assert shown_reason(Override("cup_large", "rim almost lost")) == "<rim almost lost>"
    assert shown_reason(Override("cup_large", "total cupping")) == "total cupping"
    assert override_words(Override("cup_tiny", "x")) == "<cup tiny> (x)"
    assert override_words(Override("of_a_later_version", "x")) == "of_a_later_version (x)"


def test_it_can_be_submitted_once_every_question_has_a_reason(sheet):
    dialog = sheet("cup_large", "other_eye")
    one, two = dialog.questions
    QTest.mouseClick(one.choices[0], LEFT)
    assert not dialog.go.isEnabled()
    QTest.keyClicks(two.field, "   ")
    assert not dialog.go.isEnabled()
    QTest.keyClicks(two.field, "camera mirrors")
    assert dialog.go.isEnabled()
    assert dialog.reasons == {"cup_large": "rim almost lost", "other_eye": "camera mirrors"}
    one.field.clear()
    assert not dialog.go.isEnabled()
    assert dialog.reasons == {"other_eye": "camera mirrors"}


def test_it_begins_at_the_way_back_and_the_keyboard_reaches_everything(sheet):
    dialog = sheet("cup_large", "fovea_far", earlier={"cup_large": "rim almost lost", "fovea_far": "myope"})
    assert dialog.go.isEnabled()
    assert dialog.focusWidget() is dialog.back
    seen = []
    for _ in range(9):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        seen.append(dialog.focusWidget())
    one, two = dialog.questions
    assert seen == [one.go, one.field, *one.choices, two.go, two.field, *two.choices, dialog.go, dialog.back]


def test_escape_and_enter_submit_nothing(sheet):
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
        dialog = sheet("cup_large", earlier={"cup_large": "rim almost lost"})
        QTest.keyClick(dialog.focusWidget(), key)
        assert not dialog.isVisible()
        assert dialog.result() == 0
        assert dialog.going is None
    dialog = sheet("cup_large", earlier={"cup_large": "rim almost lost"})
    QTest.keyClick(dialog.questions[0].field, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.focusWidget() is dialog.go


def test_go_there_says_where(sheet):
    dialog = sheet("cup_large", "fovea_far")
    QTest.mouseClick(dialog.questions[1].go, LEFT)
    assert not dialog.isVisible()
    assert dialog.going is BY_ID["fovea_far"]


def test_many_questions_fit_a_small_screen(sheet):
    dialog = sheet(*list(BY_ID)[:9])
    assert dialog.height() < 640
    assert all(label.textFormat() == Qt.TextFormat.PlainText for label in dialog.findChildren(QLabel))
