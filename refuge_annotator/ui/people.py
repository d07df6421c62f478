"""Which page a person gets; another person's is not loaded for that."""

import sys
from typing import TYPE_CHECKING, TypeGuard

from PySide6.QtWidgets import QWidget

from refuge_annotator.app.desks.rater import RaterDesk
from refuge_annotator.study.rater import Person, Role
from refuge_annotator.ui.pages.reading import ReadingPage

if TYPE_CHECKING:
    from refuge_annotator.ui.main_window import MainWindow
    from refuge_annotator.ui.pages.manager import ManagerPage
    from refuge_annotator.ui.pages.senior import SeniorPage


def desk_page(window: "MainWindow", person: Person) -> QWidget:
    """Return a fresh page for a person, with the desk that this role may use."""
    if person.role is Role.RATER:
        return ReadingPage(window, RaterDesk(window.thread_of_store, person))
    if person.role is Role.SENIOR:
        from refuge_annotator.app.desks.senior import SeniorDesk
        from refuge_annotator.ui.pages.senior import SeniorPage

        return SeniorPage(window, SeniorDesk(window.thread_of_store, person))
    from refuge_annotator.app.desks.manager import ManagerDesk
    from refuge_annotator.ui.pages.manager import ManagerPage

    return ManagerPage(window, ManagerDesk(window.thread_of_store, person))


def is_senior_page(page: QWidget) -> "TypeGuard[SeniorPage]":
    """Tell whether a page is the senior's; where that was never loaded, it is not."""
    module = sys.modules.get("refuge_annotator.ui.pages.senior")
    return module is not None and isinstance(page, module.SeniorPage)


def is_manager_page(page: QWidget) -> "TypeGuard[ManagerPage]":
    """Tell whether a page is the manager's; where that was never loaded, it is not."""
    module = sys.modules.get("refuge_annotator.ui.pages.manager")
    return module is not None and isinstance(page, module.ManagerPage)
