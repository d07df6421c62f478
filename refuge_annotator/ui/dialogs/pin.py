"""Ask for a profile's PIN, or set one."""

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFormLayout, QGridLayout, QLineEdit, QWidget

from refuge_annotator.study.rater import Person, Role
from refuge_annotator.ui.dialogs.dialog import Dialog
from refuge_annotator.ui.parts import button
from refuge_annotator.ui.theme import SPACE_3
from refuge_annotator.ui.words import tr

if TYPE_CHECKING:
    from refuge_annotator.ui.main_window import MainWindow

Check = Callable[[Person, str], bool]
LEAST, MOST = 4, 64  # characters
COLUMNS = 4


class Patience:
    """Counts wrong PINs per person, and makes whoever guesses wait longer and longer.

    It lasts as long as the program: closing the dialog does not shorten the wait.
    """

    FREE_TRIES, FIRST_WAIT_S, LONGEST_WAIT_S = 3, 2.0, 60.0

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._wrong: dict[str, tuple[int, float]] = {}  # person: tries, when the next is allowed

    def note(self, person: Person, *, right: bool) -> None:
        """Note a try."""
        tries = self._wrong.get(person.id, (0, 0.0))[0] + 1
        over = tries - self.FREE_TRIES
        wait = min(self.FIRST_WAIT_S * 2 ** min(over, 10), self.LONGEST_WAIT_S) if over >= 0 else 0.0
        self._wrong[person.id] = (0, 0.0) if right else (tries, self._now() + wait)

    def wait(self, person: Person) -> float:
        """Return how many seconds the next try has to wait."""
        return max(self._wrong.get(person.id, (0, 0.0))[1] - self._now(), 0.0)


PATIENCE = Patience()


class PinDialog(Dialog):
    """Asks for one PIN; a wrong one is said in place, after three with a growing pause."""

    def __init__(self, parent: QWidget | None, person: Person, check: Check, patience: Patience = PATIENCE) -> None:
        super().__init__(parent, tr("Enter as {code}", code=person.code), width=380)
        self._person, self._check, self._patience = person, check, patience
        self.pin = _pin_field(tr("PIN"))
        self.content.addLayout(_form((tr("PIN"), self.pin)))
        self.add_cancel()
        self.go = self.add_button(tr("Enter"), self.try_pin, primary=True)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._pause)
        self._pause()
        self.pin.setFocus()

    def try_pin(self) -> None:
        """Let in when the PIN is right."""
        right = self._check(self._person, self.pin.text())
        self._patience.note(self._person, right=right)
        if right:
            self.accept()
            return
        self.pin.clear()
        self.pin.setFocus()
        self.complain(tr("That is not the PIN of {code}.", code=self._person.code))
        self._pause()

    def _pause(self) -> None:
        wait = self._patience.wait(self._person)
        self.go.setEnabled(wait <= 0)
        self.go.setText(tr("Wait {seconds} s", seconds=int(wait) + 1) if wait > 0 else tr("Enter"))
        if wait > 0:
            self._timer.start(min(int(wait * 1000) + 1, 1000))


class NewPinDialog(Dialog):
    """Asks for the old PIN where there is one, and twice for the new; empty removes it."""

    def __init__(self, parent: QWidget | None, person: Person, check: Check, patience: Patience = PATIENCE) -> None:
        super().__init__(
            parent,
            tr("PIN for {code}", code=person.code),
            tr("Others at this computer then cannot enter as {code}.", code=person.code)
            + (" " + tr("Leave both new fields empty to remove it.") if person.has_pin else ""),
        )
        self._person, self._check, self._patience = person, check, patience
        self.old, self.new, self.again = (_pin_field(words) for words in (tr("PIN so far"), tr("New PIN"), tr("Again")))
        rows = [(tr("New PIN"), self.new), (tr("New PIN again"), self.again)]
        self.content.addLayout(_form(*([(tr("PIN so far"), self.old)] if person.has_pin else []), *rows))
        self.add_cancel()
        self.go = self.add_button(tr("Set PIN"), self.try_pin, primary=True)
        self.new.textChanged.connect(self._name)
        self._name()

    @property
    def pin(self) -> str | None:
        """The new PIN; None where none is wished for."""
        return self.new.text() or None

    def try_pin(self) -> None:
        """Accept when the new ones are the same and the old PIN is right."""
        if self.new.text() != self.again.text():
            self.complain(tr("The two new PINs differ."))
        elif self.pin is None and not self._person.has_pin:
            self.complain(tr("Type a PIN."))
        elif self.pin is not None and len(self.pin) < LEAST:
            self.complain(tr("A PIN has at least {least} characters.", least=LEAST))
        elif self._person.has_pin and not self._old_is_right():
            self.old.clear()
            self.old.setFocus()
        else:
            self.accept()

    def _old_is_right(self) -> bool:
        wait = self._patience.wait(self._person)
        if wait > 0:
            self.complain(tr("Too many wrong PINs: wait {seconds} s.", seconds=int(wait) + 1))
            return False
        right = self._check(self._person, self.old.text())
        self._patience.note(self._person, right=right)
        if not right:
            self.complain(tr("That is not the PIN of {code}.", code=self._person.code))
        return right

    def _name(self) -> None:
        removes = self._person.has_pin and self.pin is None
        self.go.setText(tr("Remove PIN") if removes else tr("Set PIN"))


class PersonDialog(Dialog):
    """Asks whose PIN it is about: one button for each person."""

    def __init__(self, parent: QWidget | None, people: Sequence[Person], title: str = "", text: str = "") -> None:
        super().__init__(parent, title or tr("Set a PIN"), text or tr("Whose PIN?"))
        self.person: Person | None = None
        self.choices = {person.code: button(person.code, partial(self.choose, person)) for person in people}
        grid = QGridLayout()
        grid.setSpacing(SPACE_3)
        for place, (person, entry) in enumerate(zip(people, self.choices.values(), strict=True)):
            if person.has_pin:
                entry.setToolTip(tr("Has a PIN"))
            grid.addWidget(entry, place // COLUMNS, place % COLUMNS)
        self.content.addLayout(grid)
        self.add_cancel()

    def choose(self, person: Person) -> None:
        """Take a person."""
        self.person = person
        self.accept()


def ask_pin(parent: QWidget | None, person: Person, check: Check) -> bool:
    """Ask for a person's PIN until it is right or given up."""
    return PinDialog(parent, person, check).ask()


def choose_pin(parent: QWidget | None, person: Person, check: Check, keep: Callable[[str | None], object]) -> None:
    """Ask for a new PIN and keep it."""
    dialog = NewPinDialog(parent, person, check)
    if dialog.ask():
        keep(dialog.pin)


def ask_person(parent: QWidget | None, people: Sequence[Person]) -> Person | None:
    """Ask for a person of the study."""
    dialog = PersonDialog(parent, people)
    return dialog.person if dialog.ask() else None


def clear_forgotten(window: "MainWindow") -> None:
    """Let the manager take away a PIN that somebody else has forgotten."""
    study = window.study
    if study is None:
        return
    people = [p for p in study.people if p.has_pin and p.role is not Role.MANAGER]
    if not people:
        window.banner.show_message(tr("No rater and no senior has a PIN."))
        return
    title, text = tr("Clear a forgotten PIN"), tr("Whose? The PIN goes, nobody sees it, and its owner is told.")
    dialog = PersonDialog(window, people, title, text)
    if dialog.ask() and dialog.person is not None:
        window.manager_page.desk.clear_pin(dialog.person)
        window.banner.show_message(tr("{code} has no PIN now and can set a new one.", code=dialog.person.code))


def _pin_field(words: str) -> QLineEdit:
    field = QLineEdit()
    field.setEchoMode(QLineEdit.EchoMode.Password)
    field.setAccessibleName(words)
    field.setMaxLength(MOST)
    return field


def _form(*rows: tuple[str, QLineEdit]) -> QFormLayout:
    form = QFormLayout()
    form.setSpacing(SPACE_3)
    for words, field in rows:
        form.addRow(words, field)
    return form
