"""Ways from the work to the pages beside it, and back."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from refuge_annotator.app.desks.agreement import AgreementDesk
from refuge_annotator.app.desks.feedback import FeedbackDesk
from refuge_annotator.ui.pages.agreement import AgreementPage
from refuge_annotator.ui.pages.feedback import FeedbackPage
from refuge_annotator.ui.pages.senior import SeniorPage
from refuge_annotator.ui.profiles import desk_page

if TYPE_CHECKING:
    from refuge_annotator.ui.main_window import MainWindow


def visit_agreement(window: "MainWindow") -> None:
    """Put the work away and show how well the raters agree."""
    study = window.study
    if study is not None:
        window.profiles.change_page(
            lambda person: AgreementPage(
                window,
                AgreementDesk(window.thread_of_store, person),
                study.agreement,
                lambda image: go_to_work(window, image),
            )
        )


def visit_feedback(window: "MainWindow") -> None:
    """Put the reading away and show the rater's own readings beside the consensus."""
    window.profiles.change_page(
        lambda person: FeedbackPage(window, FeedbackDesk(window.thread_of_store, person), lambda _: go_to_work(window))
    )


def go_to_work(window: "MainWindow", image_id: str = "") -> None:
    """Show the person's own page, the senior's with a certain photograph."""
    window.profiles.change_page(lambda person: desk_page(window, person))
    page = window.page
    if image_id and isinstance(page, SeniorPage):
        QTimer.singleShot(0, page, lambda: page.open(image_id))  # after the page has begun
