"""Ask for a profile's PIN, or set one."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from refuge_annotator.study.rater import Person
from refuge_annotator.ui.dialogs.dialog import Dialog
from refuge_annotator.ui.parts import label
from refuge_annotator.ui.words import tr

Check = Callable[[Person, str], bool]
FREE_TRIES = 3
PAUSE_MS = 2000


class PinDialog(Dialog):
    """Asks for one PIN; a wrong one is said in place, after three with a growing pause."""

    def __init__(self, parent: QWidget | None, person: Person, check: Check) -> None:
        super().__init__(parent, tr("PIN of {code}", code=person.code))
        self._person, self._check, self._failures = person, check, 0
        self.pin = _pin_field(tr("PIN"))
        self.fault = label("", "danger", wrap=True)
        self.content.addWidget(self.pin)
        self.content.addWidget(self.fault)
        self.add_cancel()
        self.go = self.add_button(tr("Enter"), self.try_pin, primary=True)

    def try_pin(self) -> None:
        """Let in when the PIN is right."""
        if self._check(self._person, self.pin.text()):
            self.accept()
            return
        self._failures += 1
        self.pin.clear()
        self.fault.setText(tr("That is not the PIN of {code}.", code=self._person.code))
        if self._failures >= FREE_TRIES:
            self.go.setEnabled(False)
            pause = PAUSE_MS * 2 ** (self._failures - FREE_TRIES)
            QTimer.singleShot(pause, self.go, lambda: self.go.setEnabled(True))


class NewPinDialog(Dialog):
    """Asks for the old PIN where there is one, and twice for the new; empty removes it."""

    def __init__(self, parent: QWidget | None, person: Person, check: Check) -> None:
        super().__init__(
            parent,
            tr("PIN for {code}", code=person.code),
            tr("Others at this computer then cannot enter as {code}. Leave both empty to remove it.", code=person.code),
        )
        self._person, self._check = person, check
        self.old = _pin_field(tr("PIN so far"))
        self.old.setVisible(person.has_pin)
        self.new, self.again = _pin_field(tr("New PIN")), _pin_field(tr("New PIN again"))
        self.fault = label("", "danger", wrap=True)
        for entry in (self.old, self.new, self.again, self.fault):
            self.content.addWidget(entry)
        self.add_cancel()
        self.add_button(tr("Set PIN"), self.try_pin, primary=True)

    def try_pin(self) -> None:
        """Accept when the old PIN is right and the new ones are the same."""
        if self._person.has_pin and not self._check(self._person, self.old.text()):
            self.fault.setText(tr("That is not the PIN of {code}.", code=self._person.code))
        elif self.new.text() != self.again.text():
            self.fault.setText(tr("The two new PINs differ."))
        elif self.new.text() and len(self.new.text()) < 4:
            self.fault.setText(tr("A PIN has at least four characters."))
        else:
            self.accept()


class PersonDialog(Dialog):
    """Asks whose PIN is set."""

    def __init__(self, parent: QWidget | None, people: Sequence[Person]) -> None:
        super().__init__(parent, tr("Set a PIN"))
        self.choice = QComboBox()
        self.choice.addItems([person.code for person in people])
        self.content.addWidget(self.choice)
        self.add_cancel()
        self.add_button(tr("Go on"), self.accept, primary=True)


def ask_pin(parent: QWidget | None, person: Person, check: Check) -> bool:
    """Ask for a person's PIN until it is right or given up."""
    return bool(PinDialog(parent, person, check).ask())


def choose_pin(parent: QWidget | None, person: Person, check: Check, keep: Callable[[str | None], object]) -> None:
    """Ask for a new PIN and keep it."""
    dialog = NewPinDialog(parent, person, check)
    if dialog.ask():
        keep(dialog.new.text() or None)


def ask_person(parent: QWidget | None, people: Sequence[Person]) -> Person | None:
    """Ask for a person of the study."""
    dialog = PersonDialog(parent, people)
    return people[dialog.choice.currentIndex()] if dialog.ask() else None


def _pin_field(words: str) -> QLineEdit:
    field = QLineEdit()
    field.setEchoMode(QLineEdit.EchoMode.Password)
    field.setPlaceholderText(words)
    field.setMaxLength(64)
    return field
