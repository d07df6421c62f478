"""PINs: wrong ones are said in place and cost patience; new ones are typed twice."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from refuge_annotator.study.rater import Person, Role
from refuge_annotator.ui.dialogs.pin import NewPinDialog, Patience, PersonDialog, PinDialog, ask_pin, choose_pin
from refuge_annotator.ui.pages.manager import ManagerPage

LEFT, RETURN = Qt.MouseButton.LeftButton, Qt.Key.Key_Return
WITH_PIN = Person("id R3", "R3", Role.RATER, has_pin=True)
WITHOUT = Person("id R4", "R4", Role.RATER)


class Clock:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock():
    return Clock()


def right(person: Person, pin: str) -> bool:
    return pin == "2468"


def put(field: QLineEdit, text: str) -> None:
    field.clear()
    if text.isascii():
        QTest.keyClicks(field, text)
    else:
        field.insert(text)  # QTest knows no other keys


def test_the_right_pin_lets_in(qtbot, clock):
    dialog = PinDialog(None, WITH_PIN, right, Patience(clock))
    qtbot.addWidget(dialog)
    dialog.show()
    put(dialog.pin, "2468")
    QTest.keyClick(dialog.pin, RETURN)
    assert dialog.result() == 1


def test_a_wrong_pin_is_said_in_place_and_the_field_is_empty_again(qtbot, clock):
    dialog = PinDialog(None, WITH_PIN, right, Patience(clock))
    qtbot.addWidget(dialog)
    dialog.show()
    put(dialog.pin, "1111")
    QTest.keyClick(dialog.pin, RETURN)
    assert dialog.isVisible()
    assert dialog.fault.text() == "That is not the PIN of R3."
    assert dialog.pin.text() == ""


def test_nobody_reads_a_pin_over_the_shoulder(qtbot):
    dialog = PinDialog(None, WITH_PIN, right, Patience())
    qtbot.addWidget(dialog)
    assert dialog.pin.echoMode() == QLineEdit.EchoMode.Password


def test_from_the_third_wrong_pin_on_the_pause_doubles(clock):
    patience = Patience(clock)
    waits = []
    for _ in range(7):
        patience.note(WITH_PIN, right=False)
        waits.append(patience.wait(WITH_PIN))
        clock.time += waits[-1]
    assert waits == [0, 0, 2, 4, 8, 16, 32]
    patience.note(WITH_PIN, right=False)
    patience.note(WITH_PIN, right=False)
    assert patience.wait(WITH_PIN) == 60


def test_one_persons_pause_is_not_anothers_and_the_right_pin_ends_it(clock):
    patience = Patience(clock)
    for _ in range(3):
        patience.note(WITH_PIN, right=False)
    assert patience.wait(WITHOUT) == 0
    clock.time += 2
    patience.note(WITH_PIN, right=True)
    patience.note(WITH_PIN, right=False)
    assert patience.wait(WITH_PIN) == 0


def test_while_the_pause_lasts_nothing_is_tried_not_even_in_a_new_dialog(qtbot, clock):
    tried = []

    def check(person: Person, pin: str) -> bool:
        tried.append(pin)
        return False

    patience = Patience(clock)
    first = PinDialog(None, WITH_PIN, check, patience)
    qtbot.addWidget(first)
    first.show()
    for _ in range(3):
        first.try_pin()
    assert not first.go.isEnabled()
    assert first.go.text() == "Wait 3 s" or first.go.text() == "Wait 2 s"
    QTest.keyClicks(first.pin, "1234")
    QTest.keyClick(first.pin, RETURN)
    first.reject()
    second = PinDialog(None, WITH_PIN, check, patience)
    qtbot.addWidget(second)
    second.show()
    QTest.keyClicks(second.pin, "1234")
    QTest.keyClick(second.pin, RETURN)
    assert len(tried) == 3
    clock.time += 10
    second._pause()
    assert second.go.isEnabled()


def test_ask_pin_is_false_when_backed_out(qtbot, meet):
    meet(PinDialog, lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape))
    assert ask_pin(None, WITH_PIN, right) is False


def new_pin(qtbot, person, clock) -> NewPinDialog:
    dialog = NewPinDialog(None, person, right, Patience(clock))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.mark.parametrize(
    ("old", "new", "again", "fault"),
    [
        ("0000", "1357", "1357", "That is not the PIN of R3."),
        ("2468", "1357", "1358", "The two new PINs differ."),
        ("2468", "135", "135", "A PIN has at least 4 characters."),
    ],
)
def test_what_is_wrong_with_a_new_pin_is_said(qtbot, clock, old, new, again, fault):
    dialog = new_pin(qtbot, WITH_PIN, clock)
    for field, text in ((dialog.old, old), (dialog.new, new), (dialog.again, again)):
        put(field, text)
    QTest.mouseClick(dialog.go, LEFT)
    assert dialog.isVisible()
    assert dialog.fault.text() == fault


def test_the_old_pin_is_asked_where_there_is_one_and_only_there(qtbot, clock):
    assert new_pin(qtbot, WITH_PIN, clock).old.isVisible()
    assert not new_pin(qtbot, WITHOUT, clock).old.isVisible()


def test_empty_removes_a_pin_and_the_button_says_so(qtbot, meet):
    kept = []

    def fill(dialog: NewPinDialog) -> None:
        assert dialog.go.text() == "Remove PIN"
        put(dialog.old, "2468")
        QTest.keyClick(dialog.old, RETURN)

    meet(NewPinDialog, fill)
    choose_pin(None, WITH_PIN, right, kept.append)
    assert kept == [None]


def test_no_pin_cannot_be_set_where_there_is_none(qtbot, clock):
    dialog = new_pin(qtbot, WITHOUT, clock)
    assert dialog.go.text() == "Set PIN"
    QTest.mouseClick(dialog.go, LEFT)
    assert dialog.isVisible()
    assert dialog.fault.text() == "Type a PIN."


def test_a_person_is_chosen_with_one_click(qtbot):
    dialog = PersonDialog(None, [WITH_PIN, WITHOUT])
    qtbot.addWidget(dialog)
    dialog.show()
    QTest.mouseClick(dialog.choices["R4"], LEFT)
    assert dialog.person is WITHOUT
    assert dialog.result() == 1


def test_a_pin_set_in_the_window_is_asked_on_entry(sit_down, half_done, meet):
    manager = sit_down(half_done)
    window = manager.window
    person = window.profiles.person
    window.profiles.leave()

    def set_it(dialog: NewPinDialog) -> None:
        put(dialog.new, "öЖ中4")
        put(dialog.again, "öЖ中4")
        QTest.keyClick(dialog.again, RETURN)

    meet(NewPinDialog, set_it)
    window.profiles.set_pin(person)
    person = next(p for p in window.study.people if p.code == "M1")
    assert person.has_pin
    meet(PinDialog, lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape))
    window.profiles.enter(person)
    assert window.profiles.person is None

    def enter(dialog: PinDialog) -> None:
        put(dialog.pin, "öЖ中4")
        QTest.keyClick(dialog.pin, RETURN)

    meet(PinDialog, enter)
    window.profiles.enter(person)
    assert isinstance(window.page, ManagerPage)


def test_the_manager_clears_a_forgotten_pin_and_its_owner_is_told_until_a_new_one_is_set(
    window, sit_down, half_done, meet
):
    manager = sit_down(half_done)
    study = window.study
    person = next(p for p in study.people if p.code == "R2")
    study.set_pin(person, "2468")

    def choose(dialog: PersonDialog) -> None:
        assert list(dialog.choices) == ["R2"]
        QTest.mouseClick(dialog.choices["R2"], LEFT)

    meet(PersonDialog, choose)
    window.actions_by_id["study.clear_pin"].trigger()
    assert "R2" in window.banner.text
    assert manager.window.profiles.leave()
    window.profiles.enter(next(p for p in study.people if p.code == "R2"))  # and nobody asks for a PIN
    assert "cleared your PIN" in window.banner.text
    assert window.profiles.leave()
    study.set_pin(person, "1357")
    window.profiles.enter(next(p for p in study.people if p.code == "R1"))
    assert window.banner.text == ""
    assert not study.pin_was_cleared(person)


def test_where_nobody_has_a_pin_there_is_none_to_clear(window, sit_down, half_done):
    sit_down(half_done)
    window.actions_by_id["study.clear_pin"].trigger()
    assert "has a PIN" in window.banner.text
