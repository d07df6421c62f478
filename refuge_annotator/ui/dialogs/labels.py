"""Import glaucoma labels from a table."""

from pathlib import Path
from typing import TYPE_CHECKING

from refuge_annotator.formats.labels_csv import read_labels
from refuge_annotator.ui.dialogs.report import Remark, ReportDialog
from refuge_annotator.ui.words import sentence, tr

if TYPE_CHECKING:
    from refuge_annotator.ui.main_window import MainWindow


def show_labels_import(window: "MainWindow", path: Path) -> None:
    """Import what can be imported from a table, and name the rest."""
    images = window.thread_of_store.call(lambda store: store.images())
    table = read_labels(path, images)
    actor = window.person.code if window.person else ""
    window.thread_of_store.call(lambda store: store.import_labels(table.labels, actor))
    window.manager_page.refresh()
    verdict = tr("{n} glaucoma label(s) imported.", n=len(table.labels))
    remarks = [Remark("danger", sentence(fault)) for fault in table.faults]
    kind = "warn" if remarks else "ok"
    ReportDialog(window, tr("Glaucoma labels"), verdict, kind, remarks).exec()
