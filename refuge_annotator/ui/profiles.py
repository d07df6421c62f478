"""Who is in: people come and go, and everyone gets the page of the own part in the study."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from refuge_annotator.app.desks.rater import RaterDesk
from refuge_annotator.study.rater import Person, Role
from refuge_annotator.ui.dialogs.dialog import back_out_of_all
from refuge_annotator.ui.page_kinds import is_personal
from refuge_annotator.ui.pages.profile import ProfilePage
from refuge_annotator.ui.pages.reading import ReadingPage
from refuge_annotator.ui.words import tr

if TYPE_CHECKING:
    from refuge_annotator.ui.main_window import MainWindow


class Profiles:
    """Lets one person in at a time, and no one out over work that is not stored.

    Attributes
    ----------
    person
        Who is in; None while the profile is asked for.
    """

    def __init__(self, window: "MainWindow") -> None:
        self._window = window
        self.person: Person | None = None

    @property
    def code(self) -> str:
        """The code of whoever is in; empty when nobody is."""
        return self.person.code if self.person else ""

    def ask(self, note: str = "") -> None:
        """Ask who is at the desk."""
        study = self._window.study
        if study is not None:
            self._window.show_page(ProfilePage(study.title, study.people, self.enter, self.set_pin, note))

    def enter(self, person: Person) -> None:
        """Let a person in, after the PIN where there is one."""
        window, study = self._window, self._window.study
        if study is None or (person.has_pin and not self._asked_pin(person)):
            return
        self.person = person
        window.banner.clear()
        if not window.guarded(lambda: window.show_page(desk_page(window, person))):
            self.person = None
            self.ask()
        elif study.pin_was_cleared(person):
            window.banner.show_message(
                tr("The manager has cleared your PIN. Set a new one where profiles are chosen."), "warn", key="pin"
            )

    def leave(self, note: str = "") -> bool:
        """Close the page and ask for the profile anew; False while something is not stored."""
        if self._window.study is None or not self.put_away():
            return False
        self._window.banner.clear()
        self.ask(note)
        return True

    def change_page(self, make: Callable[[Person], QWidget]) -> None:
        """Put the page away and show another of the same person, the own page where that fails.

        The page stays while something is not stored.
        """
        window, person = self._window, self.person
        if person is None or not self.put_away():
            return
        self.person = person
        window.banner.clear()
        if not window.guarded(lambda: window.show_page(make(person))):
            window.guarded(lambda: window.show_page(desk_page(window, person)))

    def lock(self) -> None:
        """After idle time: clear the desk; later, while long work is being done."""
        if self.person is None:
            return
        if not self.clear_desk(tr("Locked after a while without work. Who is reading now?")):
            self._window.idle.start()

    def clear_desk(self, note: str = "") -> bool:
        """Close dialogs and page as `leave` does; False while something is not stored, or long work is being done."""
        return back_out_of_all() and self.leave(note)

    def put_away(self) -> bool:
        """Store what is open and close the page's loaders; False while something is not stored."""
        window, page = self._window, self._window.page
        page_is_away = not is_personal(page) or page.put_away()
        if not page_is_away or (window.study is not None and not window.autosave.flush()):
            window.tell_unsaved()
            return False
        window.manual.put_away()
        self.person = None
        return True

    def set_pin(self, person: Person) -> None:
        """Ask for a new PIN and keep it."""
        window, study = self._window, self._window.study
        if study is None:
            return
        from refuge_annotator.ui.dialogs.pin import choose_pin

        if window.guarded(lambda: choose_pin(window, person, study.check_pin, lambda pin: study.set_pin(person, pin))):
            self.ask()

    def _asked_pin(self, person: Person) -> bool:
        from refuge_annotator.ui.dialogs.pin import ask_pin

        study = self._window.study
        return study is not None and ask_pin(self._window, person, study.check_pin)


def desk_page(window: "MainWindow", person: Person) -> QWidget:
    """Return a fresh page for a person, with the desk of the role; another role's page is not loaded for that."""
    if person.role is Role.RATER:
        return ReadingPage(window, RaterDesk(window.thread_of_store, person))
    if person.role is Role.SENIOR:
        from refuge_annotator.app.desks.senior import SeniorDesk
        from refuge_annotator.app.fast_lane import KeptLane
        from refuge_annotator.ui.pages.senior import SeniorPage

        lane = window.study.lane if window.study is not None else KeptLane()
        return SeniorPage(window, SeniorDesk(window.thread_of_store, person), lane)
    from refuge_annotator.app.desks.manager import ManagerDesk
    from refuge_annotator.ui.pages.manager import ManagerPage

    return ManagerPage(window, ManagerDesk(window.thread_of_store, person))
