"""The window: opens studies, shows one page at a time, and tells what went wrong."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QCloseEvent, QSessionManager, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from refuge_annotator.app import history
from refuge_annotator.app.autosave import Autosave
from refuge_annotator.app.settings import Settings
from refuge_annotator.app.store_thread import StoreThread
from refuge_annotator.errors import UserError
from refuge_annotator.study.assignment import Draft
from refuge_annotator.study.rater import Role
from refuge_annotator.study.reading import EMPTY
from refuge_annotator.ui import guard, menus
from refuge_annotator.ui.actions import ACTIONS, ALWAYS, OPEN
from refuge_annotator.ui.closing import Closing
from refuge_annotator.ui.dialogs.manual import ManualShelf
from refuge_annotator.ui.drops import Drops
from refuge_annotator.ui.icons import icon
from refuge_annotator.ui.idle import IdleWatch
from refuge_annotator.ui.keys import LetterKeys
from refuge_annotator.ui.opened_study import OpenedStudy
from refuge_annotator.ui.page_kinds import (
    WorkPage,
    is_manager_page,
    is_personal,
    is_senior_page,
    is_work_page,
    places_on,
)
from refuge_annotator.ui.pages.reading import ReadingPage
from refuge_annotator.ui.pages.start import StartPage
from refuge_annotator.ui.pages.visit import VisitPage
from refuge_annotator.ui.panels.banner import Banner
from refuge_annotator.ui.parts import button, column, named, row
from refuge_annotator.ui.placing import LEAST_SIZE
from refuge_annotator.ui.profiles import Profiles
from refuge_annotator.ui.theme import Colors, apply_theme
from refuge_annotator.ui.warm_up import WarmUp
from refuge_annotator.ui.words import sentence, tr
from refuge_annotator.view.display import prepare_window

if TYPE_CHECKING:
    from refuge_annotator.ui.pages.manager import ManagerPage
    from refuge_annotator.ui.pages.senior import SeniorPage


class MainWindow(QMainWindow):
    """One study, one profile, one page at a time."""

    def __init__(self, settings: Settings | None = None, *, opens: bool = False) -> None:
        super().__init__()
        self.settings = settings or Settings()
        self._stack = QStackedWidget()
        self.setCentralWidget(named("page", column(self._stack, gap=0)))
        self.banner = Banner(self._stack)
        self.study: OpenedStudy | None = None
        self.profiles = Profiles(self)
        self._profile = button("", self.profiles.leave, "flat", "person")
        self.menuBar().setCornerWidget(self._profile)
        self.symbols = {a.id: a.icon for a in ACTIONS if a.icon}
        self.actions_by_id = menus.make_actions(self, lambda a: self.guarded(lambda: a.run(self)))
        menus.fill_menus(self.menuBar(), self.actions_by_id, self._freshen_menus)
        self._drops = Drops(self)
        self._closing = Closing(self)
        self.manual = ManualShelf(self)
        self.fault_at_closing = False
        self.places: frozenset[str] = frozenset()  # where the user is, as actions name it
        self.idle = IdleWatch(self.settings.idle_minutes, self)
        self.idle.idle.connect(self.profiles.lock)
        self._warm_up = WarmUp(self.idle, self)
        self.letters = LetterKeys(self.actions_by_id, self)
        self._guard = guard.Guard(self.tell, self)
        prepare_window(self)
        self.setMinimumSize(*LEAST_SIZE)
        self.resize(1440, 900)
        if opens:  # a study, in a moment
            self.show_page(named("page", row()))
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
        if is_work_page(page):
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
        person = self.profiles.person
        return self.study is not None and (person is None or person.role is not Role.MANAGER)

    def tell(self, error: BaseException, *, blind: bool | None = None) -> None:
        """Tell what went wrong, in words; what is not the user's to mend points to the log.

        Parameters
        ----------
        blind
            Leave out paths and file names; None asks who is in.
        """
        if isinstance(error, UserError):
            text = sentence(error, blind=self.blind if blind is None else blind)
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

    def tell_unsaved(self) -> None:
        """Tell that work is not stored yet, or no more."""
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

    # pages and studies

    def show_page(self, page: QWidget) -> None:
        """Show a page in place of the one before, with what is offered on it."""
        old = self._stack.currentWidget()
        self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        if old is not None:
            self._stack.removeWidget(old)
            old.deleteLater()
        page.setFocus()
        self._warm_up.rest()
        self._drops.cover(page)
        self.banner.lie_on(page.canvas if is_work_page(page) else page)
        self._dress()

    def show_start(self) -> None:
        """Show the start page."""
        act = self.actions_by_id
        page = StartPage(self.settings.recent(), self.open_study, act["study.open"].trigger, act["study.new"].trigger)
        self.show_page(page)

    def begin_with(self, path: Path) -> None:
        """Open a study file, or offer what to begin with where that fails."""
        if not self.open_study(path):
            self.show_start()

    def open_study(self, path: Path) -> bool:
        """Open a study file and ask for the profile; one that cannot be opened leaves the open one as it is.

        The open one itself is closed first where it is chosen again.
        """
        again = self.study is not None and self.study.path.resolve() == path.resolve()
        if again and not self.close_study():  # nobody opens a study twice, not even we
            return False
        try:
            study = OpenedStudy(path, self)
        except Exception as error:
            self.tell(error, blind=False)  # it is the file that was just chosen
            return False
        self.banner.clear()
        if not self.close_study():
            self.guarded(study.close)
            study.deleteLater()
            return False
        self.study = study
        self.autosave.changed.connect(self.tell_unsaved)
        self.settings.remember(path.resolve())
        if study.warnings:
            warnings = ". ".join(sentence(warning, blind=True) for warning in study.warnings)
            self.banner.show_message(warnings, "warn", key="opening")
        self.profiles.ask()
        return True

    def close_study(self) -> bool:
        """Close the study; False while something is not stored."""
        if self.study is None:
            return True
        if not self.profiles.put_away():
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
            self.profiles.put_away()
            study, self.study = self.study, None
            self.show_start()
            self.guarded(study.close)

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
        if is_personal(page):
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
        if self.profiles.person is not None and not self.profiles.clear_desk():
            manager.cancel()

    # inside

    def _dress(self) -> None:
        """Title, profile and offered actions follow the page; no file or photograph name is in them."""
        code = self.profiles.code
        study = self.study.path.stem if self.study and code else ""
        self.setWindowTitle(" – ".join(part for part in (code, study, tr("Refuge Annotator")) if part))
        self._profile.setText(code)
        self._profile.setVisible(bool(code))
        self._profile.setToolTip(tr("Change profile"))
        self.places = places_on(self.page) | ({ALWAYS} if self.study is None else {ALWAYS, OPEN})
        menus.offer(self.actions_by_id, self.places)
        (self.idle.start if code else self.idle.stop)()

    def _freshen_menus(self) -> None:
        draft = self.page.session.draft if isinstance(self.page, ReadingPage) else Draft(EMPTY)
        menus.name_steps(self.actions_by_id, history.undo_label(draft), history.redo_label(draft))
        menus.show_switches(self.actions_by_id, self)
