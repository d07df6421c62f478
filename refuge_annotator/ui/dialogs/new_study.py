"""Make a study from a folder of photographs."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QSpinBox, QWidget

from refuge_annotator.creation import Found, described, look_at, make_study
from refuge_annotator.errors import UserError
from refuge_annotator.study.info import Problem
from refuge_annotator.study.order import expect_room, order_notes
from refuge_annotator.study.protocol import Protocol, TieRule, default_protocol, protocol_with
from refuge_annotator.ui.dialogs.dialog import Dialog
from refuge_annotator.ui.dialogs.files import ask_csv, ask_folder, ask_new_study_file
from refuge_annotator.ui.dialogs.order_fields import OrderFields
from refuge_annotator.ui.dialogs.progress import with_progress
from refuge_annotator.ui.dialogs.report import Remark, ReportDialog
from refuge_annotator.ui.parts import button, label, row, steps
from refuge_annotator.ui.theme import SPACE_2, SPACE_3
from refuge_annotator.ui.words import sentence, tr

if TYPE_CHECKING:
    from refuge_annotator.ui.main_window import MainWindow

MOST_RATERS, USUAL_RATERS = 15, 7


class NewStudyDialog(Dialog):
    """Asks for photographs, file, title and the study's rules, and makes the study.

    Attributes
    ----------
    photographs
        The chosen files and folders.
    made
        The new study; None until it is made.
    """

    def __init__(self, parent: QWidget | None, dropped: Sequence[Path] = ()) -> None:
        super().__init__(
            parent,
            tr("New study"),
            tr("Every rater reads every photograph, each in an order and under codes of their own."),
            width=640,
        )
        self.photographs: tuple[Path, ...] = ()
        self.made: Path | None = None
        self.folder, self.file, self.name, self.table = QLineEdit(), QLineEdit(), QLineEdit(), QLineEdit()
        self.raters, self.quorum, self.ties = QSpinBox(), QSpinBox(), QComboBox()
        self.order = OrderFields()
        self.content.addLayout(self._form())
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
        self.add_cancel()
        self.go = self.add_button(tr("Make study"), self.make, primary=True)
        self.folder.textEdited.connect(self._type_folder)
        self.folder.editingFinished.connect(self._propose)
        self.file.textChanged.connect(self._show_title)
        self.raters.valueChanged.connect(self._fit_quorum)
        self.order.percent.valueChanged.connect(lambda _: self._fit())
        if dropped:
            self.take(dropped)

    def take(self, photographs: Sequence[Path]) -> None:
        """Take files and folders, and propose a place for the study."""
        self.photographs = tuple(photographs)
        several = tr("{n} file(s) and folder(s)", n=len(photographs))
        self.folder.setText(str(photographs[0]) if len(photographs) == 1 else several)
        self._propose()

    @property
    def study(self) -> Path:
        """Where the study is to lie."""
        path = Path(self.file.text().strip()).expanduser()
        return path if path.suffix.lower() == ".refuge" else path.with_name(path.name + ".refuge")

    @property
    def protocol(self) -> Protocol:
        """The rules as they are chosen."""
        return protocol_with(
            self.raters.value(),
            quorum=self.quorum.value(),
            tie_rule=TieRule(self.ties.currentData()),
            calibration=self.order.calibration.value(),
            repeats=self.order.rules,
            review_repeats_percent=self.order.seconds.value(),
        )

    def _form(self) -> QFormLayout:
        self.raters.setRange(1, MOST_RATERS)
        self.raters.setValue(USUAL_RATERS)
        self._fit_quorum(USUAL_RATERS)
        for rule, words in (
            (TieRule.OUTSIDE, tr("Pixels that exactly half drew are outside")),
            (TieRule.INSIDE, tr("Pixels that exactly half drew are inside")),
            (TieRule.SENIOR, tr("The senior's own outline decides them")),
        ):
            self.ties.addItem(words, rule)
        readers = steps(self.raters, tr("One rater fewer"), tr("One rater more"), label(tr("of whom"), "muted"))
        graded = label(tr("must grade (quorum)"), "muted")
        readers.insertLayout(readers.count() - 1, steps(self.quorum, tr("Quorum lower"), tr("Quorum higher"), graded))
        self.quorum.setAccessibleName(tr("Quorum"))
        self.quorum.setToolTip(tr("Quorum: so many must grade a structure for its vote to count"))
        form = QFormLayout()
        form.setHorizontalSpacing(SPACE_3)
        form.setVerticalSpacing(SPACE_2)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignVCenter)
        for words, field, line in (
            (tr("Photographs"), self.folder, row(self.folder, button(tr("Choose…"), self._choose_folder))),
            (tr("Details"), self.table, row(self.table, button(tr("Choose…"), self._choose_table))),
            (tr("Study file"), self.file, row(self.file, button(tr("Choose…"), self._choose_file))),
            (tr("Title"), self.name, row(self.name)),
            (tr("Raters"), self.raters, readers),
            (tr("Ties"), self.ties, row(self.ties, 1)),
        ):
            field.setAccessibleName(words)
            form.addRow(words, line)
        self.table.setPlaceholderText(tr("A table with patient, eye and camera, if there is one"))
        self.order.add_to(form)
        return form

    def _fit_quorum(self, raters: int) -> None:
        """Keep the quorum above half and within the raters; one that was raised stays as high as it can."""
        raised = self.quorum.value() > self.quorum.minimum()
        least = default_protocol(raters).quorum
        self.quorum.setRange(least, raters)
        if not raised:
            self.quorum.setValue(least)

    def _type_folder(self, text: str) -> None:
        self.photographs = (Path(text.strip()).expanduser(),) if text.strip() else ()

    def _propose(self) -> None:
        if self.photographs and not self.file.text():
            first = self.photographs[0]
            home = first if first.is_dir() else first.parent
            self.file.setText(str(home.parent / f"{home.name}.refuge"))

    def _show_title(self, file: str) -> None:
        self.name.setPlaceholderText(self.study.stem if file.strip() else "")

    def _choose_folder(self) -> None:
        folder = ask_folder(self, tr("Folder with photographs"))
        if folder is not None:
            self.take([folder])

    def _choose_table(self) -> None:
        path = ask_csv(self)
        if path is not None:
            self.table.setText(str(path))

    def _choose_file(self) -> None:
        near = self.study.parent if self.file.text().strip() else None
        path = ask_new_study_file(self, near)
        if path is not None:
            self.file.setText(str(path))

    def make(self) -> None:
        """Look at the photographs, ask about those that cannot be used, and make the study; faults are said here."""
        if not self.photographs:
            self.complain(tr("Choose the folder with the photographs."))
        elif not self.file.text().strip():
            self.complain(tr("Choose where the study file is to lie."))
        else:
            try:
                self.made = self._make()
            except UserError as error:
                self.complain(sentence(error))
            if self.made is not None:
                self.accept()

    def _make(self) -> Path | None:
        study, photographs = self.study, self.photographs
        title, protocol, table = self.name.text().strip(), self.protocol, self.table.text().strip()
        found = with_progress(
            self, tr("Looking at the photographs"), lambda progress: look_at(study, photographs, progress=progress)
        )
        if found is None or not found.finished:
            self.complain(tr("Stopped; no study was made."))
            return None
        found = described(found, Path(table).expanduser() if table else None)
        if found.faults and not left_out_report(self, found).ask():
            return None
        if found.images:
            expect_room(protocol, len(found.images))
        notes = order_notes(protocol, len(found.images))
        if notes and not late_repeats_report(self, notes).ask():
            return None
        with_progress(
            self, tr("Making the study"), lambda _: make_study(found, title=title, protocol=protocol), may_stop=False
        )
        return study


def ask_new_study(window: "MainWindow", dropped: Sequence[Path] = ()) -> Path | None:
    """Ask for a new study, look at its photographs, make it; None when backed out."""
    dialog = NewStudyDialog(window, dropped)
    return dialog.made if dialog.ask() else None


def late_repeats_report(parent: QWidget | None, notes: Sequence[Problem]) -> ReportDialog:
    """Return the dialog that tells of repeats that cannot be mixed with the others, and asks whether to go on."""
    remarks = [Remark("note", sentence(note)) for note in notes]
    verdict = tr("In so small a study, a rater may notice the hidden repeats.")
    return ReportDialog(parent, tr("Hidden repeats may be noticed"), verdict, "warn", remarks, go=tr("Make study"))


def left_out_report(parent: QWidget | None, found: Found) -> ReportDialog:
    """Return the dialog that names what is left out, and asks whether to go on without it."""
    remarks = [Remark("out", sentence(fault)) for fault in found.faults]
    if not found.images:
        verdict = tr("None of {n} file(s) can be used.", n=len(found.faults))
        return ReportDialog(parent, tr("No photographs"), verdict, "danger", remarks)
    verdict = tr("{n} photograph(s) can be used.", n=len(found.images))
    verdict += " " + tr("{n} file(s) cannot, and will be left out.", n=len(found.faults))
    return ReportDialog(parent, tr("Some photographs are left out"), verdict, "warn", remarks, go=tr("Make study"))
