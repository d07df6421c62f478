"""Export labels: choose format and folder, see what will be left out and why, then write."""

import os
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QGridLayout, QLineEdit, QRadioButton, QVBoxLayout, QWidget

from refuge_annotator.app.desks.manager import ManagerDesk
from refuge_annotator.errors import UserError
from refuge_annotator.export import ExportResult, export_study, plan_export
from refuge_annotator.formats.catalog import FORMATS
from refuge_annotator.formats.format import Format
from refuge_annotator.formats.manifest import Excluded
from refuge_annotator.reference import StudyData
from refuge_annotator.store.errors import ReadOnlyStudy
from refuge_annotator.ui.dialogs.dialog import Dialog
from refuge_annotator.ui.dialogs.files import ask_folder
from refuge_annotator.ui.dialogs.progress import with_progress
from refuge_annotator.ui.dialogs.report import Remark, ReportDialog
from refuge_annotator.ui.dialogs.verify import finding_remark
from refuge_annotator.ui.panels.rows import Cell, RowsModel, RowsView
from refuge_annotator.ui.parts import button, column, label, row, say
from refuge_annotator.ui.theme import SPACE_1, SPACE_2, SPACE_3, SPACE_4, SPACE_6
from refuge_annotator.ui.words import sentence, tr

if TYPE_CHECKING:
    from refuge_annotator.ui.main_window import MainWindow

LIST_HEIGHT = 168
ROWS = 3


class ExportDialog(Dialog):
    """Asks for format and folder, tells beforehand what is left out, and writes.

    Attributes
    ----------
    exported
        What was written; None until then.
    untold
        Why a finished export could not be noted in the study.
    """

    def __init__(self, parent: QWidget | None, desk: ManagerDesk, study: Path) -> None:
        super().__init__(parent, tr("Export labels"), width=760)
        self._desk, self._study = desk, study
        self._open, self._typed = True, False
        self.data: StudyData | None = None
        self.exported: ExportResult | None = None
        self.untold: Exception | None = None
        self.formats = {form.id: QRadioButton(tr(form.title)) for form in FORMATS}
        self.folder = QLineEdit()
        self.folder.setAccessibleName(tr("New folder"))
        self.summary = label(tr("Verifying the record…"), "muted", wrap=True)
        self.excluded = RowsModel((tr("Code"), tr("File"), tr("Left out because")), self)
        self.list = RowsView(self.excluded, (90, 160, 300), stretch=2)
        self.list.setFixedHeight(LIST_HEIGHT)
        self.list.hide()
        self._fill()
        self.add_cancel()
        self.go = self.add_button(tr("Export labels"), self.write, primary=True)
        self.go.setEnabled(False)
        self.choose(FORMATS[0].id)
        desk.gather(self._arrived, self._failed)

    @property
    def format_id(self) -> str:
        """The chosen format's id."""
        return next(name for name, entry in self.formats.items() if entry.isChecked())

    def choose(self, format_id: str) -> None:
        """Choose a format."""
        self.formats[format_id].setChecked(True)

    def done(self, result: int) -> None:
        """Close; what the store still reads is for nobody then."""
        self._open = False
        super().done(result)

    def write(self) -> None:
        """Write the labels; what goes wrong is said here and the dialog stays."""
        if self.data is None:
            return
        data, form, folder = self.data, self.format_id, Path(self.folder.text().strip()).expanduser()
        if not self.folder.text().strip():
            self.complain(tr("Choose a new or an empty folder for the labels."))
            return
        try:
            self.exported = with_progress(
                self,
                tr("Exporting labels"),
                lambda progress: export_study(data, form, folder, photographs=data.info.root, progress=progress),
            )
        except UserError as error:
            self.complain(sentence(error))
            return
        if self.exported is None:
            self.complain(tr("Stopped; nothing was written."), "muted")
            return
        try:
            self._desk.record_export(form, data, self.exported)
        except UserError as error:
            self.untold = error
        self.accept()

    def _fill(self) -> None:
        choices = QGridLayout()
        choices.setHorizontalSpacing(SPACE_4)
        choices.setVerticalSpacing(SPACE_3)
        for place, form in enumerate(FORMATS):
            choices.addLayout(self._choice(form), place % ROWS, place // ROWS)
        self.content.addLayout(choices)
        self.content.addSpacing(SPACE_3)
        self.content.addWidget(label(tr("NEW FOLDER"), "section"))
        self.content.addLayout(row(self.folder, button(tr("Choose…"), self._choose_folder), gap=SPACE_2))
        self.content.addSpacing(SPACE_3)
        self.content.addWidget(label(tr("PHOTOGRAPHS"), "section"))
        self.content.addWidget(self.summary)
        self.content.addWidget(self.list)
        self.folder.textEdited.connect(self._note_typed)
        for entry in self.formats.values():
            entry.toggled.connect(lambda on: self._plan() if on else None)

    def _choice(self, form: Format) -> QVBoxLayout:
        words = label(tr(form.purpose), "small", wrap=True)
        words.setContentsMargins(SPACE_6, 0, 0, 0)
        return column(self.formats[form.id], words, 1, gap=SPACE_1)

    def _arrived(self, data: StudyData) -> None:
        if self._open:
            self.data = data
            self._plan()

    def _failed(self, error: Exception) -> None:
        if self._open:
            self.summary.hide()
            self.complain(sentence(error) if isinstance(error, UserError) else str(error))

    def _plan(self) -> None:
        if self.data is None:
            return
        plan = plan_export(self.data, self.format_id)
        total = len(plan.ready) + len(plan.excluded)
        words = tr("{ready} of {n} photograph(s) will be exported.", ready=len(plan.ready), n=total)
        say(self.summary, words, "" if plan.ready else "warn")
        self.excluded.show_rows([_cells(entry) for entry in plan.excluded])
        self.list.setVisible(bool(plan.excluded))
        self.go.setEnabled(bool(plan.ready))
        self.complain("")
        if not self._typed:
            self.folder.setText(str(proposed_folder(self._study, self.data, self.format_id)))

    def _note_typed(self) -> None:
        self._typed = True
        self.complain("")

    def _choose_folder(self) -> None:
        folder = ask_folder(self, tr("Empty folder for the labels"))
        if folder is not None:
            self.folder.setText(str(folder))
            self._note_typed()


def ask_export(window: "MainWindow") -> None:
    """Ask what to export and where, write it, and say what was written."""
    study = window.study
    if study is None:
        return
    dialog = ExportDialog(window, window.manager_page.desk, study.path)
    if dialog.ask() and dialog.exported is not None:
        exported_report(window, dialog.exported, dialog.untold).ask()


def exported_report(parent: QWidget | None, result: ExportResult, untold: Exception | None = None) -> ReportDialog:
    """Return the dialog that says what was written and what was left out."""
    remarks = [Remark("out", f"{entry.code} ({entry.name}): {tr(entry.reason)}") for entry in result.excluded]
    remarks += [finding_remark(finding) for finding in result.findings]
    if untold is not None:
        why = sentence(untold) if isinstance(untold, UserError) else str(untold)
        kind = "note" if isinstance(untold, ReadOnlyStudy) else "danger"
        remarks.append(Remark(kind, tr("The study could not note this export: {why}", why=why)))
    verdict = tr("{n} photograph(s) exported and verified.", n=len(result.written))
    report = ReportDialog(parent, tr("Labels exported"), verdict, "ok", remarks, place=result.folder)
    report.add_aside(tr("Open folder"), lambda: open_folder(result.folder))
    return report


def open_folder(folder: Path) -> None:
    """Show a folder in the computer's own window."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def proposed_folder(study: Path, data: StudyData, format_id: str) -> Path:
    """Return a folder that is not there yet: beside the study, but away from the photographs."""
    base = study.resolve().parent
    folders = {str(PurePosixPath(case.image.path).parent) for case in data.cases}
    photographs = data.info.root / os.path.commonpath(sorted(folders)) if folders else None
    if photographs is not None and base.is_relative_to(photographs):
        base = photographs.parent
    number, name = 1, f"{study.stem}-{format_id}"
    while os.path.lexists(base / name):
        number += 1
        name = f"{study.stem}-{format_id}-{number}"
    return base / name


def _cells(entry: Excluded) -> tuple[Cell, ...]:
    return Cell(entry.code), Cell(entry.name, tip=entry.name), Cell(tr(entry.reason), tip=tr(entry.reason))
