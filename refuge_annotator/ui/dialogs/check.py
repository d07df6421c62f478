"""Verify the record, its hashes and the photographs."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from refuge_annotator.study.info import Problem
from refuge_annotator.ui.dialogs.progress import with_progress
from refuge_annotator.ui.dialogs.report import Remark, ReportDialog
from refuge_annotator.ui.words import sentence, tr

if TYPE_CHECKING:
    from refuge_annotator.ui.main_window import MainWindow


def show_check(window: "MainWindow") -> None:
    """Check the study and say what was found; a check that was stopped says nothing."""
    problems = with_progress(window, tr("Checking the study"), window.manager_page.desk.check)
    if problems is not None:
        check_report(window, problems).ask()


def check_report(parent: QWidget | None, problems: Sequence[Problem]) -> ReportDialog:
    """Return the dialog that says what a check found."""
    remarks = [Remark("danger" if p.grave else "note", sentence(p)) for p in problems]
    faults = sum(p.grave for p in problems)
    verdict = tr("Every record and photograph is as it was written.")
    if faults:
        verdict = tr("{n} fault(s) found.", n=faults)
    elif remarks:
        verdict = tr("No fault was found.")
    return ReportDialog(parent, tr("Check of the study"), verdict, "danger" if faults else "ok", remarks)
