"""The window: opens studies, lets people in and out, and arranges the pages."""

import locale
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QLocale, Qt, QTimer
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeySequence,
    QSessionManager,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QStackedWidget, QWidget

from refuge_annotator.app.autosave import Autosave
from refuge_annotator.app.settings import Settings
from refuge_annotator.app.store_thread import StoreThread
from refuge_annotator.errors import UserError
from refuge_annotator.store.store import open_study
from refuge_annotator.study.rater import Person
from refuge_annotator.ui import guard
from refuge_annotator.ui.actions import ACTIONS, ALWAYS, MANAGER, MENUS, OPEN, READING, REVIEW, WORK, Action
from refuge_annotator.ui.dialogs.new_study import ask_new_study
from refuge_annotator.ui.dialogs.pin import ask_pin, choose_pin
from refuge_annotator.ui.icons import icon
from refuge_annotator.ui.idle import IdleWatch
from refuge_annotator.ui.pages.manager import ManagerPage
from refuge_annotator.ui.pages.profile import ProfilePage
from refuge_annotator.ui.pages.reading import ReadingPage
from refuge_annotator.ui.pages.senior import SeniorPage
from refuge_annotator.ui.pages.start import StartPage
from refuge_annotator.ui.panels.banner import Banner
from refuge_annotator.ui.parts import button, column, named
from refuge_annotator.ui.people import desk_page
from refuge_annotator.ui.theme import THEMES, Colors, apply_theme
from refuge_annotator.ui.words import install_translator, sentence, tr

WorkPage = ReadingPage | SeniorPage


class MainWindow(QMainWindow):
    """One study, one profile, one page at a time."""

    def __init__(self, settings: Settings | None = None) -> None:
        super().__init__()
        self.settings = settings or Settings()
        self.banner = Banner()
        self._stack = QStackedWidget()
        self.setCentralWidget(named("page", column(self.banner, self._stack, gap=0)))
        self._thread: StoreThread | None = None
        self._autosave: Autosave | None = None
        self.person: Person | None = None
        self._study_path: Path | None = None
        self._profile = button("", self.leave_profile, "flat", "person")
        self.menuBar().setCornerWidget(self._profile)
        self.symbols = {a.id: a.icon for a in ACTIONS if a.icon}
        self.actions_by_id = {a.id: self._make_action(a) for a in ACTIONS}
        self._fill_menus()
        self.setAcceptDrops(True)
        self._idle = IdleWatch(self.settings.idle_minutes, self)
        self._idle.idle.connect(self.lock)
        self._guard = guard.Guard(self.tell, self)
        self.setMinimumSize(1000, 640)
        self.resize(1440, 900)
        self.show_start()

    # what pages ask for

    @property
    def thread(self) -> StoreThread:
        """The store's thread of the open study."""
        if self._thread is None:
            raise RuntimeError("no study is open")
        return self._thread

    @property
    def autosave(self) -> Autosave:
        """The saves of the open study."""
        if self._autosave is None:
            raise RuntimeError("no study is open")
        return self._autosave

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        return self._stack.currentWidget()

    @property
    def work(self) -> WorkPage:
        """The page with a photograph."""
        if not isinstance(self.page, ReadingPage | SeniorPage):
            raise TypeError("no photograph is open")
        return self.page

    @property
    def reading_page(self) -> ReadingPage:
        """The rater's page."""
        if not isinstance(self.page, ReadingPage):
            raise TypeError("no rater is at work")
        return self.page

    @property
    def senior_page(self) -> SeniorPage:
        """The senior's page."""
        if not isinstance(self.page, SeniorPage):
            raise TypeError("no senior is at work")
        return self.page

    @property
    def manager_page(self) -> ManagerPage:
        """The manager's page."""
        if not isinstance(self.page, ManagerPage):
            raise TypeError("no manager is at work")
        return self.page

    def tell(self, error: BaseException) -> None:
        """Tell what went wrong, in words; what is not the user's to mend points to the log."""
        if isinstance(error, UserError):
            text = sentence(error)
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
        run = self.actions_by_id
        page = StartPage(self.settings.recent(), self.open_study, run["study.open"].trigger, run["study.new"].trigger)
        self._show(page)

    def open_study(self, path: Path) -> bool:
        """Open a study file and ask for the profile; the study open before is closed first."""
        if self._thread is not None and not self.close_study():
            return False
        try:
            thread = StoreThread(lambda: open_study(path))
        except Exception as error:
            self.tell(error)
            return False
        self._thread, self._autosave, self._study_path = thread, Autosave(thread, self), path
        self._autosave.changed.connect(self._tell_unsaved)
        self.settings.remember(path.resolve())
        self.banner.clear()
        self._warn_on_opening()
        self.show_profiles()
        return True

    def close_study(self) -> bool:
        """Close the study; False while something is not stored."""
        if self._thread is None:
            return True
        if not self._put_away():
            return False
        thread, self._thread, self._autosave, self._study_path = self._thread, None, None, None
        self.guarded(thread.close)
        self.show_start()
        return True

    def show_profiles(self, note: str = "") -> None:
        """Ask who is at the desk."""
        info = self.thread.call(lambda store: store.study())
        people = self.thread.call(lambda store: store.people())
        self._show(ProfilePage(info.title or info.code, people, self.enter, self._set_pin, note))

    def enter(self, person: Person) -> None:
        """Let a person in, after the PIN where there is one."""
        if person.has_pin and not ask_pin(self, person, self._check_pin):
            return
        self.person = person
        if not self.guarded(lambda: self._show(desk_page(self, person))):
            self.person = None
            self.show_profiles()

    def leave_profile(self) -> bool:
        """Close the page and ask for the profile anew; False while something is not stored."""
        if self._thread is None or not self._put_away():
            return False
        self.show_profiles()
        return True

    def lock(self) -> None:
        """After idle time: close the page as `leave_profile` does."""
        if self.person is not None and self.leave_profile():
            self.show_profiles(tr("Locked after a while without work. Who is reading now?"))

    def back_up(self) -> None:
        """Write a verified backup now and say where it lies."""
        path = self.thread.call(lambda store: store.back_up())
        if path is not None:
            self.banner.show_message(tr("Backup written and verified: {path}", path=path))

    # look

    def use_theme(self, theme: Colors) -> None:
        """Change the theme; the page stays where it is."""
        self.settings.theme = theme.name
        app = QApplication.instance()
        if isinstance(app, QApplication):
            apply_theme(app, theme)
        for action in ACTIONS:
            if action.icon:
                self.actions_by_id[action.id].setIcon(icon(action.icon))
        self._profile.setIcon(icon("person"))
        if hasattr(self.page, "restyle"):
            self.page.restyle()
        elif isinstance(self.page, StartPage):
            self.show_start()

    def key_table(self) -> Sequence[tuple[str, Sequence[tuple[str, str]]]]:
        """Return (menu, ((title, keys), ...)) for the cheat sheet."""
        titles = {a.id: a for a in ACTIONS}
        return [
            (tr(menu), [(tr(titles[i].title), titles[i].shortcut) for i in ids if i and titles[i].shortcut])
            for menu, ids in MENUS
        ]

    # Qt

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close when everything is stored; else stay and say why."""
        if not self.close_study():
            event.ignore()
            return
        self.settings.keep_geometry(self.saveGeometry())
        self._guard.release()
        event.accept()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files and folders."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open a study file; make a study from photographs or a folder."""
        event.acceptProposedAction()
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        QTimer.singleShot(0, lambda: self.take_dropped(paths))

    def take_dropped(self, paths: Sequence[Path]) -> None:
        """Open the dropped study, or offer a new one from the dropped photographs."""
        studies = [p for p in paths if p.suffix == ".refuge" and p.is_file()]
        path = studies[0] if studies else ask_new_study(self, paths) if paths else None
        if path is not None:
            self.open_study(path)

    # inside

    def _show(self, page: QWidget) -> None:
        old = self._stack.currentWidget()
        self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        if old is not None:
            self._stack.removeWidget(old)
            old.deleteLater()
        page.setFocus()
        self._dress()

    def _dress(self) -> None:
        """Title, profile and offered actions follow the page; no file or photograph name is in them."""
        code = self.person.code if self.person else ""
        study = self._study_path.stem if self._study_path and self.person else ""
        self.setWindowTitle(" – ".join(part for part in (code, study, tr("Refuge Annotator")) if part))
        self._profile.setText(code)
        self._profile.setVisible(bool(code))
        self._profile.setToolTip(tr("Change profile"))
        offered = {
            ALWAYS: True,
            OPEN: self._thread is not None,
            WORK: isinstance(self.page, ReadingPage | SeniorPage),
            READING: isinstance(self.page, ReadingPage),
            REVIEW: isinstance(self.page, SeniorPage),
            MANAGER: isinstance(self.page, ManagerPage),
        }
        for action in ACTIONS:
            self.actions_by_id[action.id].setEnabled(offered[action.when])
        (self._idle.start if self.person else self._idle.stop)()

    def _put_away(self) -> bool:
        """Store what is open and close the page's loaders; False while something is not stored."""
        page = self.page
        if isinstance(page, ReadingPage | SeniorPage):
            if not page.put_away():
                return False
        if self._autosave is not None and not self._autosave.flush():
            self._tell_unsaved()
            return False
        self.person = None
        return True

    def _tell_unsaved(self) -> None:
        autosave = self._autosave
        if autosave is None:
            return
        if autosave.error is None:
            self.banner.clear("unsaved")
        elif self.banner.key != "unsaved" or not self.banner.text:
            why = sentence(autosave.error) if isinstance(autosave.error, UserError) else type(autosave.error).__name__
            self.banner.show_message(
                tr("The last gesture is not stored yet: {why}. It stays on screen and is tried again.", why=why),
                "danger",
                key="unsaved",
                action=tr("Try now"),
                run=autosave.flush,
            )

    def _warn_on_opening(self) -> None:
        warnings = self.thread.call(lambda store: tuple(store.warnings))
        if warnings:
            self.banner.show_message(" ".join(str(w) for w in warnings), "warn", key="opening")

    def _check_pin(self, person: Person, pin: str) -> bool:
        return self.thread.call(lambda store: store.check_pin(person.id, pin))

    def _set_pin(self, person: Person) -> None:
        def store_pin(pin: str | None) -> None:
            self.thread.call(lambda store: store.set_pin(person.id, pin))

        if self.guarded(lambda: choose_pin(self, person, self._check_pin, store_pin)):
            self.show_profiles()

    def _make_action(self, declared: Action) -> QAction:
        result = QAction(tr(declared.title), self)
        if declared.icon:
            result.setIcon(icon(declared.icon))
        if declared.shortcut:
            result.setShortcut(QKeySequence(declared.shortcut))
        result.setMenuRole(QAction.MenuRole.NoRole)
        result.triggered.connect(lambda: self.guarded(lambda: declared.run(self)))
        self.addAction(result)
        return result

    def _fill_menus(self) -> None:
        for title, ids in MENUS:
            menu: QMenu = self.menuBar().addMenu(tr(title))
            for action_id in ids:
                if action_id:
                    menu.addAction(self.actions_by_id[action_id])
                else:
                    menu.addSeparator()

    def commit_data(self, manager: QSessionManager) -> None:
        """Store everything when the computer logs out; hold the logout while that fails."""
        if self._autosave is not None and not self._autosave.flush():
            manager.cancel()


def make_application() -> QApplication:
    """Return the program's QApplication, dressed and with C number rules."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(sys.argv[:1])
    locale.setlocale(locale.LC_NUMERIC, "C")  # Qt took the computer's: C libraries would read 9.75 as 9
    app.setApplicationName("Refuge Annotator")
    app.setDesktopFileName("refuge-annotator")
    return app


def open_window(app: QApplication, settings: Settings | None = None) -> MainWindow:
    """Make the window, dressed, on a screen that is there."""
    settings = settings or Settings()
    apply_theme(app, THEMES.get(settings.theme, THEMES["dark"]))
    app.setWindowIcon(icon("app"))
    window = MainWindow(settings)
    app.installEventFilter(window._idle)
    app.commitDataRequest.connect(window.commit_data, Qt.ConnectionType.DirectConnection)
    geometry = settings.geometry()
    if geometry is not None:
        window.restoreGeometry(geometry)
    on_screen = any(
        screen.availableGeometry().intersects(window.frameGeometry()) for screen in QGuiApplication.screens()
    )
    if not on_screen:
        window.setGeometry(QGuiApplication.primaryScreen().availableGeometry().adjusted(40, 40, -40, -40))
    return window


def run(study: Path | None = None) -> int:
    """Open the window, on a study where one is given, until it is closed."""
    app = make_application()
    guard.start_log()
    settings = Settings()
    install_translator(app, QLocale(settings.language) if settings.language else QLocale())
    window = open_window(app, settings)
    window.show()
    if study is not None:
        QTimer.singleShot(0, lambda: window.open_study(study))
    return app.exec()


def self_test() -> int:
    """Open a window, read, save, export and verify; return 0 when all of it works."""
    if not os.environ.get("DISPLAY") and sys.platform.startswith("linux") and not os.environ.get("WAYLAND_DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from refuge_annotator.ui.self_test import run_self_test

    return run_self_test(make_application())
