"""Verify the record, its hashes and the photographs."""

from typing import TYPE_CHECKING

from refuge_annotator.errors import UserError
from refuge_annotator.study.info import Problem
from refuge_annotator.ui.dialogs.progress import with_progress
from refuge_annotator.ui.dialogs.report import Remark, ReportDialog
from refuge_annotator.ui.words import sentence, tr

if TYPE_CHECKING:
    from refuge_annotator.ui.main_window import MainWindow


def show_check(window: "MainWindow") -> None:
    """Check the study and say what was found."""
    thread = window.thread_of_store
    problems: tuple[Problem, ...] = with_progress(
        window, tr("Checking the study"), lambda progress: thread.call(lambda store: store.check(progress))
    )
    remarks = [Remark("danger" if p.grave else "note", problem_sentence(p)) for p in problems]
    grave = any(p.grave for p in problems)
    verdict = tr("Every record and photograph is as it was written.")
    if grave:
        verdict = tr("Something is not as it was written. Keep the file, and restore the newest good backup.")
    ReportDialog(window, tr("Check of the study"), verdict, "danger" if grave else "ok", remarks).exec()


def problem_sentence(problem: Problem) -> str:
    """Return a problem in the user's language."""
    return sentence(UserError(problem.what, problem.cure, problem.path, **problem.values))
