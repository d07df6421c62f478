"""The fields of a new study that decide in which order its raters read."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QSpinBox

from refuge_annotator.study.protocol import MOST_REPEATS, Repeats
from refuge_annotator.ui.parts import label, row, steps
from refuge_annotator.ui.words import tr

MOST_CALIBRATION, MOST_DAYS, MOST_PHOTOGRAPHS = 999, 999, 9999
WIDTH = 60


class OrderFields:
    """Asks how many photographs come first for everybody, and how many come again without being announced."""

    def __init__(self) -> None:
        usual = Repeats()
        self.calibration, self.percent, self.days, self.photographs = (QSpinBox() for _ in range(4))
        for field, least, most, value in (
            (self.calibration, 0, MOST_CALIBRATION, 0),
            (self.percent, 0, MOST_REPEATS, 0),
            (self.days, 1, MOST_DAYS, usual.days),
            (self.photographs, 1, MOST_PHOTOGRAPHS, usual.photographs),
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
        first = label(tr("photographs come first, the same for every rater"), "muted")
        share = label(tr("% of the others come again to their rater, unannounced"), "muted")
        calibration = tr("Calibration"), tr("Calibration photographs fewer"), tr("Calibration photographs more")
        percent = tr("Hidden repeats"), tr("Repeats fewer"), tr("Repeats more")
        for field, (words, fewer, more), about in (
            (self.calibration, calibration, first),
            (self.percent, percent, share),
        ):
            field.setAccessibleName(words)
            form.addRow(words, steps(field, fewer, more, about, width=WIDTH))
        others = label(tr("other photographs, at the least"), "muted")
        form.addRow(tr("Repeated after"), row(self.days, label(tr("days and"), "muted"), self.photographs, others, 1))
        late = form.rowCount() - 1
        form.setRowVisible(late, False)
        self.percent.valueChanged.connect(lambda percent: form.setRowVisible(late, percent > 0))
