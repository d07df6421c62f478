"""Find photographs again that were moved."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from refuge_annotator.study.info import Relinked
from refuge_annotator.ui.dialogs.progress import with_progress
from refuge_annotator.ui.dialogs.report import Remark, ReportDialog
from refuge_annotator.ui.words import tr

if TYPE_CHECKING:
    from refuge_annotator.ui.main_window import MainWindow


def show_relink(window: "MainWindow", folder: Path) -> None:
    """Look for the study's photographs in a folder, and say which were found."""
    page = window.manager_page
    found = with_progress(
        window, tr("Looking for the photographs"), lambda progress: page.desk.relink(folder, progress)
    )
    if found is not None:
        page.refresh()
        relink_report(window, found, folder).ask()


def relink_report(parent: QWidget | None, found: Relinked, folder: Path) -> ReportDialog:
    """Return the dialog that says which photographs were found."""
    verdict = tr("{n} photograph(s) found.", n=found.found)
    remarks = [Remark("danger", tr("{path}: not found", path=image.path)) for image in found.missing]
    if found.missing and not found.found:
        verdict = tr("None of the photographs lies there; nothing was changed.")
    elif found.missing:
        verdict += " " + tr("Still missing: {n}.", n=len(found.missing))
    kind = "ok" if not found.missing else "warn" if found.found else "danger"
    return ReportDialog(parent, tr("Photographs looked for"), verdict, kind, remarks, place=folder)
