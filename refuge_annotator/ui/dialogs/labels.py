"""Import glaucoma labels from a table."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from refuge_annotator.formats.labels_csv import LabelTable, read_labels
from refuge_annotator.ui.dialogs.report import Remark, ReportDialog
from refuge_annotator.ui.words import sentence, tr

if TYPE_CHECKING:
    from refuge_annotator.ui.main_window import MainWindow


def show_labels_import(window: "MainWindow", path: Path) -> None:
    """Import what can be imported from a table, and name the rest."""
    desk = window.manager_page.desk
    table = read_labels(path, desk.images())
    desk.import_labels(table.labels)
    window.manager_page.refresh()
    labels_report(window, table).ask()


def labels_report(parent: QWidget | None, table: LabelTable) -> ReportDialog:
    """Return the dialog that says which labels were imported and what was wrong with the others."""
    verdict = tr("{n} glaucoma label(s) imported.", n=len(table.labels))
    remarks = [Remark("danger", sentence(fault)) for fault in table.faults]
    kind = "warn" if remarks else "ok"
    return ReportDialog(parent, tr("Glaucoma labels"), verdict, kind, remarks)
