"""Take a rater's structure out of the vote, with a reason, or put it back."""

from PySide6.QtCore import QObject

from refuge_annotator.app.review_session import ReviewSession
from refuge_annotator.consensus.merge import counts
from refuge_annotator.study.reading import GRADED, Structure, answer_of
from refuge_annotator.study.review import dropped
from refuge_annotator.ui.dialogs.reason import ask_reason
from refuge_annotator.ui.panels.raters_panel import RatersPanel
from refuge_annotator.ui.panels.reason_menu import ReasonMenu
from refuge_annotator.ui.panels.structure_words import name_within
from refuge_annotator.ui.words import tr
from refuge_annotator.view.palette import letter_of


class Votes(QObject):
    """Answers the checks of the raters' rows."""

    def __init__(self, session: ReviewSession, raters: RatersPanel) -> None:
        super().__init__(raters)
        self._session, self._raters = session, raters
        self.menu = ReasonMenu(raters)
        self._asked = ""  # whose reading the menu is about
        session.changed.connect(self._close_if_gone)
        raters.clicked.connect(lambda place, structure, _wish: self.toggle(place, structure))

    def toggle(self, place: int, structure: Structure) -> None:
        """Ask why a structure does not count and drop it; one that is dropped counts again."""
        session = self._session
        if not session.editable or place >= len(session.order):
            return
        assignment = session.order[place]
        if dropped(session.review, assignment, structure) is not None:
            session.count_again(assignment, structure)
        elif counts(session.review, session.readings, assignment, structure):
            corner = self._raters.corner(place, structure)
            self._asked = assignment
            self.menu.ask(corner, lambda reason: self._drop(place, assignment, structure, reason))

    def _close_if_gone(self) -> None:
        """Close the menu when its photograph has gone."""
        if self.menu.isVisible() and self._asked not in self._session.readings:
            self.menu.close()

    def _drop(self, place: int, assignment: str, structure: Structure, reason: str) -> None:
        words = reason or ask_reason(
            self._raters,
            tr("Drop a reading"),
            tr(
                "Why does the {name} of rater {letter} not count?",
                name=name_within(structure),
                letter=letter_of(place),
            ),
            tr("Drop"),
        )
        reading = self._session.readings.get(assignment)  # another photograph may have come meanwhile
        if words and reading is not None and answer_of(reading, structure) in GRADED:
            self._session.drop(assignment, structure, words)
