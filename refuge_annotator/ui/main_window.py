"""The window: opens studies, lets people in and out, and arranges the pages."""

import locale
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QLocale, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QSessionManager, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from refuge_annotator.app import history
from refuge_annotator.app.autosave import Autosave
from refuge_annotator.app.settings import Settings
from refuge_annotator.app.store_thread import StoreThread
from refuge_annotator.errors import UserError
from refuge_annotator.study.assignment import Draft
from refuge_annotator.study.rater import Person, Role
from refuge_annotator.study.reading import EMPTY
from refuge_annotator.ui import guard, menus
from refuge_annotator.ui.actions import ACTIONS, ALWAYS, MANAGER, OPEN, OVERSIGHT, READING, REPORT, REVIEW, VISIT, WORK
from refuge_annotator.ui.closing import Closing
from refuge_annotator.ui.dialogs.dialog import back_out_of_all
from refuge_annotator.ui.dialogs.manual import ManualShelf
from refuge_annotator.ui.drops import Drops
from refuge_annotator.ui.garbage import GarbageRound
from refuge_annotator.ui.icons import icon
from refuge_annotator.ui.idle import IdleWatch
from refuge_annotator.ui.keys import LetterKeys
from refuge_annotator.ui.opened_study import OpenedStudy
from refuge_annotator.ui.pages.profile import ProfilePage
from refuge_annotator.ui.pages.reading import ReadingPage
from refuge_annotator.ui.pages.start import StartPage
from refuge_annotator.ui.pages.visit import VisitPage
from refuge_annotator.ui.panels.banner import Banner
from refuge_annotator.ui.parts import button, column, named, row
from refuge_annotator.ui.people import desk_page, is_manager_page, is_senior_page
from refuge_annotator.ui.placing import LEAST_SIZE, place
from refuge_annotator.ui.theme import THEMES, Colors, apply_theme
from refuge_annotator.ui.warm_up import WarmUp
from refuge_annotator.ui.words import install_translator, sentence, tr
from refuge_annotator.view.display import prepare_window

if TYPE_CHECKING:
    from refuge_annotator.ui.pages.manager import ManagerPage
    from refuge_annotator.ui.pages.senior import SeniorPage

WorkPage: TypeAlias = "ReadingPage | SeniorPage"
PERSONAL = (ReadingPage, VisitPage)  # pages that somebody is in, besides the senior's and the manager's


class MainWindow(QMainWindow):
    """One study, one profile, one page at a time."""

    def __init__(self, settings: Settings | None = None, *, opens: bool = False) -> None:
        super().__init__()
        self.settings = settings or Settings()
        self._stack = QStackedWidget()
        self.setCentralWidget(named("page", column(self._stack, gap=0)))
        self.banner = Banner(self._stack)
        self.study: OpenedStudy | None = None
        self.person: Person | None = None
        self._profile = button("", self.leave_profile, "flat", "person")
        self.menuBar().setCornerWidget(self._profile)
        self.symbols = {a.id: a.icon for a in ACTIONS if a.icon}
        self.actions_by_id = menus.make_actions(self, lambda a: self.guarded(lambda: a.run(self)))
        menus.fill_menus(self.menuBar(), self.actions_by_id, self._name_steps)
        self._drops = Drops(self)
        self._closing = Closing(self)
        self.manual = ManualShelf(self)
        self.fault_at_closing = False
        self.places: frozenset[str] = frozenset()  # where the user is, as actions name it
        self.idle = IdleWatch(self.settings.idle_minutes, self)
        self.idle.idle.connect(self.lock)
        self._warm_up = WarmUp(self.idle, self)
        self.letters = LetterKeys(self.actions_by_id, self)
        self._guard = guard.Guard(self.tell, self)
        prepare_window(self)
        self.setMinimumSize(*LEAST_SIZE)
        self.resize(1440, 900)
        if opens:  # a study, in a moment
            self._show(named("page", row()))
        else:
            self.show_start()

    # what pages ask for

    @property
    def thread_of_store(self) -> StoreThread:
        """The store's thread of the open study."""
        if self.study is None:
            raise RuntimeError("no study is open")
        return self.study.thread_of_store

    @property
    def autosave(self) -> Autosave:
        """The saves of the open study."""
        if self.study is None:
            raise RuntimeError("no study is open")
        return self.study.autosave

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        page = self._stack.currentWidget()
        if page is None:
            raise RuntimeError("no page is shown")
        return page

    @property
    def work(self) -> WorkPage:
        """The page with a photograph."""
        page = self.page
        if isinstance(page, ReadingPage) or is_senior_page(page):
            return page
        raise TypeError("no photograph is open")

    @property
    def reading_page(self) -> ReadingPage:
        """The rater's page."""
        if not isinstance(self.page, ReadingPage):
            raise TypeError("no rater is at work")
        return self.page

    @property
    def senior_page(self) -> "SeniorPage":
        """The senior's page."""
        page = self.page
        if is_senior_page(page):
            return page
        raise TypeError("no senior is at work")

    @property
    def manager_page(self) -> "ManagerPage":
        """The manager's page."""
        page = self.page
        if is_manager_page(page):
            return page
        raise TypeError("no manager is at work")

    @property
    def visit_page(self) -> VisitPage:
        """The page beside the work."""
        if not isinstance(self.page, VisitPage):
            raise TypeError("nothing is visited")
        return self.page

    @property
    def blind(self) -> bool:
        """Whether nobody here may read the name of a file: a study is open, and not by its manager."""
        return self.study is not None and (self.person is None or self.person.role is not Role.MANAGER)

    def tell(self, error: BaseException) -> None:
        """Tell what went wrong, in words; what is not the user's to mend points to the log."""
        if isinstance(error, UserError):
            text = sentence(error, blind=self.blind)
        else:
            guard.log.error("told", exc_info=error)
            text = tr(
                "Something in the program went wrong ({what}). Your saved work is safe; the details are in {folder}.",
                what=type(error).__name__,
                folder=guard.log_folder(),
            )
        if text != self.banner.text:  # one cause, one message
            self.banner.show_message(text, "danger", key="error")

    def guarded(self, work: Callable[[], object]) -> bool:
        """Do something; tell what went wrong and return False where it fails."""
        try:
            work()
        except Exception as error:
            self.tell(error)
            return False
        return True

    # studies

    def show_start(self) -> None:
        """Show the start page."""
        act = self.actions_by_id
        page = StartPage(self.settings.recent(), self.open_study, act["study.open"].trigger, act["study.new"].trigger)
        self._show(page)

    def begin_with(self, path: Path) -> None:
        """Open a study file, or offer what to begin with where that fails."""
        if not self.open_study(path):
            self.show_start()

    def open_study(self, path: Path) -> bool:
        """Open a study file and ask for the profile; the study open before is closed first."""
        if not self.close_study():
            return False

        def begin() -> None:
            self.study = OpenedStudy(path, self)

        if not self.guarded(begin):
            return False
        self.autosave.changed.connect(self._tell_unsaved)
        self.settings.remember(path.resolve())
        self.banner.clear()
        if self.study is not None and self.study.warnings:
            warnings = ". ".join(sentence(warning, blind=True) for warning in self.study.warnings)
            self.banner.show_message(warnings, "warn", key="opening")
        self.show_profiles()
        return True

    def close_study(self) -> bool:
        """Close the study; False while something is not stored."""
        if self.study is None:
            return True
        if not self._put_away():
            return False
        study, self.study = self.study, None
        self.fault_at_closing = not self.guarded(study.close)
        study.deleteLater()
        self.show_start()
        return True

    def abandon_study(self) -> None:
        """Close the study without what could not be stored."""
        if self.study is not None:
            self.autosave.forget()
            study, self.study, self.person = self.study, None, None
            self.show_start()
            self.guarded(study.close)

    def show_profiles(self, note: str = "") -> None:
        """Ask who is at the desk."""
        if self.study is not None:
            self._show(ProfilePage(self.study.title, self.study.people, self.enter, self.set_pin, note))

    def enter(self, person: Person) -> None:
        """Let a person in, after the PIN where there is one."""
        if self.study is None or (person.has_pin and not self._asked_pin(person, self.study)):
            return
        self.person = person
        self.banner.clear()
        if not self.guarded(lambda: self._show(desk_page(self, person))):
            self.person = None
            self.show_profiles()
        elif self.study.pin_was_cleared(person):
            self.banner.show_message(
                tr("The manager has cleared your PIN. Set a new one where profiles are chosen."), "warn", key="pin"
            )

    def leave_profile(self) -> bool:
        """Close the page and ask for the profile anew; False while something is not stored."""
        if self.study is None or not self._put_away():
            return False
        self.banner.clear()
        self.show_profiles()
        return True

    def change_page(self, make: Callable[[Person], QWidget]) -> bool:
        """Put the page away and show another of the same person; False while something is not stored."""
        person = self.person
        if person is None or not self._put_away():
            return False
        self.person = person
        self.banner.clear()
        return self.guarded(lambda: self._show(make(person))) or not self.guarded(
            lambda: self._show(desk_page(self, person))
        )

    def lock(self) -> None:
        """After idle time: close dialogs and page as `leave_profile` does; later, while long work is being done."""
        if self.person is None:
            return
        if self._clear_desk():
            self.show_profiles(tr("Locked after a while without work. Who is reading now?"))
        else:
            self.idle.start()

    def set_pin(self, person: Person) -> None:
        """Ask for a new PIN and keep it."""
        study = self.study
        if study is None:
            return
        from refuge_annotator.ui.dialogs.pin import choose_pin

        if self.guarded(lambda: choose_pin(self, person, study.check_pin, lambda pin: study.set_pin(person, pin))):
            self.show_profiles()

    def use_theme(self, theme: Colors) -> None:
        """Change the theme; the page stays where it is."""
        self.settings.theme = theme.name
        app = QApplication.instance()
        if isinstance(app, QApplication):
            apply_theme(app, theme)
        menus.tint(self.actions_by_id)
        self._profile.setIcon(icon("person"))
        self.manual.restyle()
        page = self.page
        if isinstance(page, PERSONAL) or is_senior_page(page) or is_manager_page(page):
            page.restyle()
        elif isinstance(page, StartPage):
            self.show_start()

    # Qt

    def showEvent(self, event: QShowEvent) -> None:
        """Watch keys and mouse where they enter the window: no other event costs anything."""
        super().showEvent(event)
        handle = self.windowHandle()
        for watcher in (self.idle, self.letters):
            handle.installEventFilter(watcher)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close when everything is stored; else stay and say why."""
        if not self._closing.allowed():
            event.ignore()
            return
        self.settings.keep_geometry(self.saveGeometry())
        self._guard.release()
        event.accept()

    def commit_data(self, manager: QSessionManager) -> None:
        """Put everything away when the computer logs out; hold the logout while that fails."""
        if self.person is not None and not self._clear_desk():
            manager.cancel()

    # inside

    def _show(self, page: QWidget) -> None:
        old = self._stack.currentWidget()
        self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        if old is not None:
            self._stack.removeWidget(old)
            old.deleteLater()
        page.setFocus()
        self._warm_up.rest()
        self._drops.cover(page)
        self.banner.lie_on(page.canvas if isinstance(page, ReadingPage) or is_senior_page(page) else page)
        self._dress()

    def _dress(self) -> None:
        """Title, profile and offered actions follow the page; no file or photograph name is in them."""
        code = self.person.code if self.person else ""
        study = self.study.path.stem if self.study and self.person else ""
        self.setWindowTitle(" – ".join(part for part in (code, study, tr("Refuge Annotator")) if part))
        self._profile.setText(code)
        self._profile.setVisible(bool(code))
        self._profile.setToolTip(tr("Change profile"))
        here = {ALWAYS}
        if isinstance(self.page, ReadingPage):
            here.add(READING)
        if is_senior_page(self.page):
            here.add(REVIEW)
        if is_manager_page(self.page):
            here.add(MANAGER)
        if self.study is not None:
            here.add(OPEN)
        if here & {READING, REVIEW}:
            here.add(WORK)
        if here & {REVIEW, MANAGER}:
            here.add(OVERSIGHT)
        if MANAGER in here:
            here.add(REPORT)
        if isinstance(self.page, VisitPage):
            here |= {VISIT, *self.page.extra_places}
        self.places = frozenset(here)
        menus.offer(self.actions_by_id, self.places)
        (self.idle.start if self.person else self.idle.stop)()

    def _asked_pin(self, person: Person, study: OpenedStudy) -> bool:
        from refuge_annotator.ui.dialogs.pin import ask_pin

        return ask_pin(self, person, study.check_pin)

    def _name_steps(self) -> None:
        draft = self.page.session.draft if isinstance(self.page, ReadingPage) else Draft(EMPTY)
        menus.name_steps(self.actions_by_id, history.undo_label(draft), history.redo_label(draft))

    def _clear_desk(self) -> bool:
        """Close dialogs and page; False while something is not stored, or long work is being done."""
        return back_out_of_all() and self.leave_profile()

    def _put_away(self) -> bool:
        """Store what is open and close the page's loaders; False while something is not stored."""
        page = self.page
        if (isinstance(page, PERSONAL) or is_senior_page(page) or is_manager_page(page)) and not page.put_away():
            self._tell_unsaved()
            return False
        if self.study is not None and not self.autosave.flush():
            self._tell_unsaved()
            return False
        self.manual.put_away()
        self.person = None
        return True

    def _tell_unsaved(self) -> None:
        if self.study is None:
            return
        error = self.autosave.error
        if error is None:
            self.banner.clear("unsaved")
        elif self.banner.key != "unsaved" or not self.banner.text:
            why = sentence(error, blind=self.blind) if isinstance(error, UserError) else type(error).__name__
            self.banner.show_message(
                tr("The last gesture is not stored yet: {why}. It stays on screen and is tried again.", why=why),
                "danger",
                key="unsaved",
                action=tr("Try now"),
                run=self.autosave.flush,
            )


def make_application() -> QApplication:
    """Return the program's QApplication, dressed, with C number rules, and with garbage collected in this thread."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(sys.argv[:1])
    if app.findChild(GarbageRound) is None:
        GarbageRound(app)
    locale.setlocale(locale.LC_NUMERIC, "C")  # Qt took the computer's: C libraries would read 9.75 as 9
    app.setApplicationName("Refuge Annotator")
    app.setDesktopFileName("refuge-annotator")
    return app


def open_window(app: QApplication, settings: Settings | None = None, *, opens: bool = False) -> MainWindow:
    """Make the window, dressed, on a screen that is there; empty where it `opens` a study at once."""
    settings = settings or Settings()
    apply_theme(app, THEMES.get(settings.theme, THEMES["dark"]))
    app.setWindowIcon(icon("app"))
    window = MainWindow(settings, opens=opens)
    app.commitDataRequest.connect(window.commit_data, Qt.ConnectionType.DirectConnection)
    place(window, settings.geometry())
    return window


def run(study: Path | None = None) -> int:
    """Open the window, on a study where one is given, until it is closed."""
    app = make_application()
    guard.start_log()
    settings = Settings()
    install_translator(app, QLocale(settings.language) if settings.language else QLocale())
    window = open_window(app, settings, opens=study is not None)
    window.show()
    if study is not None:
        QTimer.singleShot(0, partial(window.begin_with, study))
    return app.exec()


def self_test() -> int:
    """Open a window, read, save, export and verify; return 0 when all of it works."""
    if not os.environ.get("DISPLAY") and sys.platform.startswith("linux") and not os.environ.get("WAYLAND_DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from refuge_annotator.ui.self_test import run_self_test

    return run_self_test(make_application())
