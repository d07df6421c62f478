"""Say what in an exported folder would break or mislead a reader."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from refuge_annotator.errors import UserError
from refuge_annotator.formats.catalog import format_by_id
from refuge_annotator.formats.format import Finding, Severity
from refuge_annotator.formats.verify import Report, verify_folder
from refuge_annotator.ui.dialogs.progress import with_progress
from refuge_annotator.ui.dialogs.report import Remark, ReportDialog
from refuge_annotator.ui.words import sentence, tr

if TYPE_CHECKING:
    from refuge_annotator.ui.main_window import MainWindow

KINDS = {Severity.ERROR: "danger", Severity.WARNING: "warn", Severity.NOTE: "note"}


def show_verify(window: "MainWindow", folder: Path) -> None:
    """Verify a folder and list the findings."""
    report = with_progress(
        window, tr("Verifying {folder}", folder=folder.name), lambda progress: verify_folder(folder, progress)
    )
    if report is not None:
        verify_report(window, report).ask()


def verify_report(parent: QWidget | None, report: Report) -> ReportDialog:
    """Return the dialog that lists what was found in a folder."""
    known = ", ".join(tr(format_by_id(name).title) for name in report.formats) or tr("no known format")
    what = ", ".join([known, *(tr(words, n=n) for words, n in report.looked_at)])
    verdict = tr("{what}: nothing would break or mislead a reader.", what=what)
    if not report.vouched:
        verdict = tr("{what}: no fault shows without a manifest.", what=what)
    if not report.sound:
        verdict = tr("{what}: a reader would break or be misled.", what=what)
    remarks = [finding_remark(finding) for finding in report.findings]
    kind = "ok" if report.sound else "danger"
    return ReportDialog(parent, tr("Verified folder"), verdict, kind, remarks, place=report.folder)


def finding_remark(finding: Finding) -> Remark:
    """Return a finding in the user's language."""
    path = Path(finding.path) if finding.path else None
    return Remark(KINDS[finding.severity], sentence(UserError(finding.what, finding.cure, path, **finding.values)))
