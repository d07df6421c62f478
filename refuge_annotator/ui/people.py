"""Which page a person gets."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from refuge_annotator.app.desk import ManagerDesk, RaterDesk, SeniorDesk
from refuge_annotator.study.rater import Person, Role
from refuge_annotator.ui.pages.manager import ManagerPage
from refuge_annotator.ui.pages.reading import ReadingPage
from refuge_annotator.ui.pages.senior import SeniorPage

if TYPE_CHECKING:
    from refuge_annotator.ui.main_window import MainWindow


def desk_page(window: "MainWindow", person: Person) -> QWidget:
    """Return a fresh page for a person, with the desk that this role may use."""
    if person.role is Role.RATER:
        return ReadingPage(window, RaterDesk(window.thread_of_store, person))
    if person.role is Role.SENIOR:
        return SeniorPage(window, SeniorDesk(window.thread_of_store, person))
    return ManagerPage(window, ManagerDesk(window.thread_of_store, person))
