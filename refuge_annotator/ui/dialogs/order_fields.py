"""The fields of a new study that decide in which order its people see the photographs, and what they see again."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QSpinBox

from refuge_annotator.study.protocol import MOST_REPEATS, Protocol, Repeats
from refuge_annotator.ui.parts import label, row, steps
from refuge_annotator.ui.words import tr

MOST_CALIBRATION, MOST_DAYS, MOST_PHOTOGRAPHS = 999, 999, 9999
WIDTH = 60


class OrderFields:
    """Asks how many photographs come first for everybody, and how many come again without being announced."""

    def __init__(self) -> None:
        usual = Repeats()
        self.calibration, self.percent, self.days, self.photographs, self.seconds = (QSpinBox() for _ in range(5))
        for field, least, most, value in (
            (self.calibration, 0, MOST_CALIBRATION, 0),
            (self.percent, 0, MOST_REPEATS, 0),
            (self.days, 1, MOST_DAYS, usual.days),
            (self.photographs, 1, MOST_PHOTOGRAPHS, usual.photographs),
            (self.seconds, 0, MOST_REPEATS, Protocol().review_repeats_percent),
        ):
            field.setRange(least, most)
            field.setValue(value)
            field.setFixedWidth(WIDTH)
            field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.days.setAccessibleName(tr("Days before a repeat"))
        self.photographs.setAccessibleName(tr("Photographs before a repeat"))

    @property
    def rules(self) -> Repeats:
        """The rules for hidden repeats as they are chosen."""
        return Repeats(self.percent.value(), self.days.value(), self.photographs.value())

    def add_to(self, form: QFormLayout) -> None:
        """Add a row for each question; how late repeats come is asked where there are any."""
        calibration = tr("Calibration"), tr("Calibration photographs fewer"), tr("Calibration photographs more")
        percent = tr("Hidden repeats"), tr("Repeats fewer"), tr("Repeats more")
        seconds = tr("Second looks"), tr("Second looks fewer"), tr("Second looks more")
        _ask(form, self.calibration, calibration, tr("photographs come first, the same for every rater"))
        _ask(form, self.percent, percent, tr("% come to their rater again, unannounced"))
        others = label(tr("other photographs, at the least"), "muted")
        form.addRow(tr("Repeated after"), row(self.days, label(tr("days and"), "muted"), self.photographs, others, 1))
        late = form.rowCount() - 1
        form.setRowVisible(late, False)
        self.percent.valueChanged.connect(lambda percent: form.setRowVisible(late, percent > 0))
        _ask(form, self.seconds, seconds, tr("% come to the senior again, unannounced"))
        self.percent.setToolTip(
            tr("Under another code, none of those for calibration: how well raters agree with themselves")
        )
        self.seconds.setToolTip(
            tr("Under another code: how well the senior agrees with the own decision. No label follows the second one.")
        )


def _ask(form: QFormLayout, field: QSpinBox, names: tuple[str, str, str], about: str) -> None:
    words, fewer, more = names
    field.setAccessibleName(words)
    form.addRow(words, steps(field, fewer, more, label(about, "muted"), width=WIDTH))
