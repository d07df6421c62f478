"""Make a study from a folder of photographs."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFormLayout, QLineEdit, QSpinBox, QWidget

from refuge_annotator.creation import Found, look_at, make_study
from refuge_annotator.errors import UserError
from refuge_annotator.ui.dialogs.dialog import Dialog
from refuge_annotator.ui.dialogs.files import ask_folder, ask_new_study_file
from refuge_annotator.ui.dialogs.progress import with_progress
from refuge_annotator.ui.dialogs.report import Remark, ReportDialog
from refuge_annotator.ui.parts import button, label, row
from refuge_annotator.ui.theme import SPACE_3
from refuge_annotator.ui.words import sentence, tr

if TYPE_CHECKING:
    from refuge_annotator.ui.main_window import MainWindow

MOST_RATERS, USUAL_RATERS = 15, 7


class NewStudyDialog(Dialog):
    """Asks for photographs, file, title and number of raters."""

    def __init__(self, parent: QWidget | None, dropped: Sequence[Path] = ()) -> None:
        super().__init__(
            parent,
            tr("New study"),
            tr("Every rater reads every photograph, each in an order and under codes of their own."),
            width=600,
        )
        self.photographs: list[Path] = []
        self.made: Path | None = None
        self.folder, self.file, self.name = QLineEdit(), QLineEdit(), QLineEdit()
        self.folder.setReadOnly(len(dropped) > 1)
        self.raters = QSpinBox()
        self.raters.setRange(1, MOST_RATERS)
        self.raters.setValue(USUAL_RATERS)
        self.raters.setFixedWidth(80)
        self.quorum = label("", "muted")
        self.fault = label("", "danger", wrap=True)
        form = QFormLayout()
        form.setSpacing(SPACE_3)
        form.addRow(tr("Photographs"), row(self.folder, button(tr("Choose…"), self._choose_folder)))
        form.addRow(tr("Study file"), row(self.file, button(tr("Choose…"), self._choose_file)))
        form.addRow(tr("Title"), self.name)
        form.addRow(tr("Raters"), row(self.raters, self.quorum, 1, gap=SPACE_3))
        self.content.addLayout(form)
        self.content.addWidget(
            label(
                tr(
                    "A study file keeps raters blind to each other through this program only: whoever can open the "
                    "file with other tools can read and change everything in it. Keep it where only the study's "
                    "people can reach it."
                ),
                "small",
                wrap=True,
            )
        )
        self.content.addWidget(self.fault)
        self.add_cancel()
        self.go = self.add_button(tr("Make study"), self.make, primary=True)
        self.raters.valueChanged.connect(self._say_quorum)
        self.folder.textChanged.connect(lambda text: self._take_folder(text, typed=True))
        self._say_quorum()
        if dropped:
            self.take(dropped)

    def take(self, photographs: Sequence[Path]) -> None:
        """Take files and folders, and propose a place for the study."""
        self.photographs = list(photographs)
        first = photographs[0]
        self.folder.blockSignals(True)
        self.folder.setText(
            str(first) if len(photographs) == 1 else tr("{n} dropped files and folders", n=len(photographs))
        )
        self.folder.blockSignals(False)
        if not self.file.text():
            home = first if first.is_dir() else first.parent
            self.file.setText(str(home.parent / f"{home.name}.refuge"))

    @property
    def study(self) -> Path:
        """Where the study is to lie."""
        path = Path(self.file.text())
        return path if path.suffix == ".refuge" else path.with_name(path.name + ".refuge")

    def _take_folder(self, text: str, *, typed: bool) -> None:
        if typed and text:
            self.photographs = [Path(text)]

    def _say_quorum(self) -> None:
        need = self.raters.value() // 2 + 1
        self.quorum.setText(tr("At least {need} must grade a structure for its vote to count.", need=need))

    def _choose_folder(self) -> None:
        folder = ask_folder(self, tr("Folder with photographs"))
        if folder is not None:
            self.take([folder])

    def _choose_file(self) -> None:
        near = Path(self.file.text()).parent if self.file.text() else Path.home()
        path = ask_new_study_file(self, near)
        if path is not None:
            self.file.setText(str(path))

    def make(self) -> None:
        """Look at the photographs, ask about those that cannot be used, and make the study; faults are said here."""
        if not self.photographs:
            self.fault.setText(tr("Choose the folder with the photographs."))
        elif not self.file.text().strip():
            self.fault.setText(tr("Choose where the study file is to lie."))
        else:
            try:
                self.made = self._make()
            except UserError as error:
                self.fault.setText(sentence(error))
            if self.made is not None:
                self.accept()

    def _make(self) -> Path | None:
        study, photographs = self.study, tuple(self.photographs)
        title, raters = self.name.text().strip(), self.raters.value()
        found = with_progress(
            self, tr("Looking at the photographs"), lambda progress: look_at(study, photographs, progress=progress)
        )
        if found is None or not found.finished:
            self.fault.setText(tr("Stopped; no study was made."))
            return None
        if found.faults and not left_out_report(self, found).ask():
            return None
        with_progress(self, tr("Making the study"), lambda _: make_study(found, title=title, raters=raters), stop=False)
        return study


def ask_new_study(window: "MainWindow", dropped: Sequence[Path] = ()) -> Path | None:
    """Ask for a new study, look at its photographs, make it; None when backed out."""
    dialog = NewStudyDialog(window, dropped)
    return dialog.made if dialog.ask() else None


def left_out_report(parent: QWidget | None, found: Found) -> ReportDialog:
    """Return the dialog that names what is left out, and asks whether to go on without it."""
    verdict = tr("{n} photograph(s) can be used.", n=len(found.images))
    verdict += " " + tr("{n} file(s) cannot, and will be left out.", n=len(found.faults))
    remarks = [Remark("danger", sentence(fault)) for fault in found.faults]
    return ReportDialog(parent, tr("Some photographs are left out"), verdict, "warn", remarks, go=tr("Make study"))
