"""Write the agreement report into a new folder, and say where it lies."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

from refuge_annotator.app.desks.manager import ManagerDesk
from refuge_annotator.report.write import PAGE, Report, write_report
from refuge_annotator.ui.dialogs.export import open_folder
from refuge_annotator.ui.dialogs.files import ask_folder
from refuge_annotator.ui.dialogs.progress import with_progress
from refuge_annotator.ui.dialogs.report import ReportDialog
from refuge_annotator.ui.words import tr

if TYPE_CHECKING:
    from refuge_annotator.ui.main_window import MainWindow


def show_report(window: "MainWindow") -> None:
    """Ask where, write the report, and say what was written."""
    study, person = window.study, window.profiles.person
    if study is None or person is None:
        return
    desk = ManagerDesk(study.thread_of_store, person)
    parent = ask_folder(window, tr("Where the folder with the report is to lie"))
    if parent is None:
        return
    folder = new_folder(parent, f"{study.path.stem}-agreement")
    report = with_progress(
        window, tr("Writing the agreement report"), lambda progress: write_report(desk.gathered(), folder, progress)
    )
    if report is not None:
        written(window, report).ask()


def written(window: "MainWindow", report: Report) -> ReportDialog:
    """Return the dialog that says where the report lies."""
    verdict = tr("{n} file(s) written; begin with {page}.", n=len(report.files), page=PAGE)
    dialog = ReportDialog(window, tr("Agreement report"), verdict, "ok", [], place=report.folder)
    dialog.add_aside(tr("Open folder"), lambda: open_folder(report.folder))
    return dialog


def new_folder(parent: Path, name: str) -> Path:
    """Return a folder within another that is not there yet."""
    number, folder = 1, parent / name
    while os.path.lexists(folder):
        number += 1
        folder = parent / f"{name}-{number}"
    return folder
