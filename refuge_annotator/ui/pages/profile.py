"""Who is at the desk: the profile is chosen whenever a study opens."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from refuge_annotator.study.rater import Person, Role
from refuge_annotator.ui.icons import icon
from refuge_annotator.ui.parts import button, column, label, row
from refuge_annotator.ui.theme import SPACE_2, SPACE_3, SPACE_4, SPACE_6
from refuge_annotator.ui.words import tr

COLUMNS = 4
ENTRY_WIDTH, ENTRY_HEIGHT = 131, 40


class ProfilePage(QWidget):
    """Shows the profiles of a study by their codes."""

    def __init__(
        self,
        title: str,
        people: Sequence[Person],
        enter: Callable[[Person], object],
        set_pin: Callable[[Person], object],
        note: str = "",
    ) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.buttons: dict[str, QPushButton] = {}
        middle = column(label(title, "title"), label(note or tr("Who is reading now?"), "muted"), gap=SPACE_2)
        for role, heading in (
            (Role.RATER, tr("RATERS")),
            (Role.SENIOR, tr("SENIOR")),
            (Role.MANAGER, tr("MANAGER")),
        ):
            middle.addSpacing(SPACE_4)
            middle.addWidget(label(heading, "section"))
            middle.addLayout(self._grid([p for p in people if p.role is role], enter))
        middle.addSpacing(SPACE_6)
        middle.addWidget(
            label(
                tr(
                    "In a study file the program keeps raters blind to each other, the file itself does not: whoever "
                    "can open it with other tools can read everything in it."
                ),
                "small",
                wrap=True,
            )
        )
        self._people = people
        middle.addLayout(row(button(tr("Set a PIN…"), lambda: set_pin_for(self, people, set_pin), "flat", "lock"), 1))
        holder = QWidget()
        holder.setLayout(middle)
        holder.setFixedWidth(560)
        self.setLayout(column(1, row(1, holder, 1), 2, margin=SPACE_6))

    def _grid(self, people: Sequence[Person], enter: Callable[[Person], object]) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(SPACE_3)
        for place, person in enumerate(people):
            entry = button(person.code, partial(enter, person), "", "lock" if person.has_pin else "")
            entry.setFixedSize(ENTRY_WIDTH, ENTRY_HEIGHT)
            if person.has_pin:
                entry.setIcon(icon("lock"))
                entry.setToolTip(tr("Asks for a PIN"))
            self.buttons[person.code] = entry
            grid.addWidget(entry, place // COLUMNS, place % COLUMNS)
        grid.setColumnStretch(COLUMNS, 1)
        return grid


def set_pin_for(page: QWidget, people: Sequence[Person], set_pin: Callable[[Person], object]) -> None:
    """Ask whose PIN is set."""
    from refuge_annotator.ui.dialogs.pin import ask_person

    person = ask_person(page, people)
    if person is not None:
        set_pin(person)
