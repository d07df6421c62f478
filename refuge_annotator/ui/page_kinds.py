"""Which kind of page is shown, and what is offered on it."""

import sys
from typing import TYPE_CHECKING, TypeAlias, TypeGuard

from PySide6.QtWidgets import QWidget

from refuge_annotator.ui.actions import MANAGER, OVERSIGHT, READING, REPORT, REVIEW, VISIT, WORK
from refuge_annotator.ui.pages.reading import ReadingPage
from refuge_annotator.ui.pages.visit import VisitPage

if TYPE_CHECKING:
    from refuge_annotator.ui.pages.manager import ManagerPage
    from refuge_annotator.ui.pages.senior import SeniorPage

WorkPage: TypeAlias = "ReadingPage | SeniorPage"
PersonalPage: TypeAlias = "WorkPage | ManagerPage | VisitPage"


def is_senior_page(page: QWidget) -> "TypeGuard[SeniorPage]":
    """Tell whether a page is the senior's; where that was never loaded, it is not."""
    module = sys.modules.get("refuge_annotator.ui.pages.senior")
    return module is not None and isinstance(page, module.SeniorPage)


def is_manager_page(page: QWidget) -> "TypeGuard[ManagerPage]":
    """Tell whether a page is the manager's; where that was never loaded, it is not."""
    module = sys.modules.get("refuge_annotator.ui.pages.manager")
    return module is not None and isinstance(page, module.ManagerPage)


def is_work_page(page: QWidget) -> "TypeGuard[WorkPage]":
    """Tell whether a page has a photograph to work on."""
    return isinstance(page, ReadingPage) or is_senior_page(page)


def is_personal(page: QWidget) -> "TypeGuard[PersonalPage]":
    """Tell whether somebody is in on a page, which is put away before another is shown."""
    return is_work_page(page) or is_manager_page(page) or isinstance(page, VisitPage)


def places_on(page: QWidget) -> frozenset[str]:
    """Return where the user is on a page, as actions name it."""
    if isinstance(page, ReadingPage):
        return frozenset({WORK, READING})
    if is_senior_page(page):
        return frozenset({WORK, REVIEW, OVERSIGHT})
    if is_manager_page(page):
        return frozenset({MANAGER, OVERSIGHT, REPORT})
    if isinstance(page, VisitPage):
        return page.extra_places | {VISIT}
    return frozenset()
