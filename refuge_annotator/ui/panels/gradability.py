"""How well the photograph as a whole can be graded, and how sure the rater is."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from refuge_annotator.study.reading import Answer, Confidence, Fault, Reading, Structure, answer_of
from refuge_annotator.ui.parts import column, label, row, switch
from refuge_annotator.ui.theme import SPACE_1
from refuge_annotator.ui.words import tr

CONFIDENCE_KEYS = {Confidence.HIGH: "1", Confidence.MEDIUM: "2", Confidence.LOW: "3"}
FAULT_KEYS = {Fault.BLUR: "4", Fault.MEDIA: "5", Fault.ATROPHY: "6", Fault.TILTED: "7", Fault.OTHER: "8"}
FIRST_LINE = 3  # chips; the panel is narrow


class Gradability(QWidget):
    """Chips for what makes the photograph hard to grade, and for the rater's confidence; none has to be answered."""

    fault_said = Signal(object, bool)  # Fault, whether it is there
    confidence_said = Signal(object)  # Confidence, or None

    def __init__(self) -> None:
        super().__init__()
        names, tips = fault_names(), _fault_tips()
        self.faults = {f: _chip(names[f], f"{tips[f]}  ({FAULT_KEYS[f]})", partial(self._say_fault, f)) for f in Fault}
        words = confidence_names()
        self.confidence = {
            c: _chip(words[c], tr("Confidence: {level}", level=words[c]) + f"  ({CONFIDENCE_KEYS[c]})",
                     partial(self._say_confidence, c))
            for c in Confidence
        }  # fmt: skip
        self._wanted: QLabel = label("", "warn", wrap=True)
        chips = list(self.faults.values())
        self.setLayout(
            column(
                label(tr("HARD TO GRADE"), "section"),
                row(*chips[:FIRST_LINE], 1, gap=SPACE_1),
                row(*chips[FIRST_LINE:], 1, gap=SPACE_1),
                self._wanted,
                label(tr("CONFIDENCE"), "section"),
                row(*self.confidence.values(), 1, gap=SPACE_1),
            )
        )

    def show_reading(self, reading: Reading, *, editable: bool) -> None:
        """Show what is said so far, and what an answer still wants."""
        for fault, chip in self.faults.items():
            chip.setChecked(fault in reading.faults)
            chip.setEnabled(editable)
        for level, chip in self.confidence.items():
            chip.setChecked(level is reading.confidence)
            chip.setEnabled(editable)
        wanted = _wanted(reading) if editable else ""
        self._wanted.setText(wanted)
        self._wanted.setVisible(bool(wanted))

    def focus_first(self) -> None:
        """Bring the keyboard to the first chip."""
        self.faults[Fault.BLUR].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _say_fault(self, fault: Fault) -> None:
        self.fault_said.emit(fault, self.faults[fault].isChecked())

    def _say_confidence(self, level: Confidence) -> None:
        self.confidence_said.emit(level if self.confidence[level].isChecked() else None)


def fault_names() -> Mapping[Fault, str]:
    """Return what faults are called."""
    return {
        Fault.BLUR: tr("Blur"),
        Fault.MEDIA: tr("Media"),
        Fault.ATROPHY: tr("Atrophy"),
        Fault.TILTED: tr("Tilted disc"),
        Fault.OTHER: tr("Other"),
    }


def confidence_names() -> Mapping[Confidence, str]:
    """Return what degrees of confidence are called."""
    return {Confidence.HIGH: tr("High"), Confidence.MEDIUM: tr("Medium"), Confidence.LOW: tr("Low")}


def doubt_words(reading: Reading) -> str:
    """Return what a rater says against a reading as a whole: faults, a confidence below high, an uncertain fovea."""
    names = fault_names()
    said = []
    if reading.faults:
        said.append(tr("hard to grade ({faults})", faults=", ".join(names[f].lower() for f in reading.faults)))
    if reading.confidence in (Confidence.MEDIUM, Confidence.LOW):
        level = confidence_names()[reading.confidence].lower()
        said.append(tr("confidence {level}", level=level))
    if reading.fovea.uncertain:
        said.append(tr("fovea uncertain"))
    return "; ".join(said)


def _fault_tips() -> Mapping[Fault, str]:
    return {
        Fault.BLUR: tr("Out of focus or moved"),
        Fault.MEDIA: tr("Opaque media: cataract, vitreous haze"),
        Fault.ATROPHY: tr("Peripapillary atrophy"),
        Fault.TILTED: tr("Tilted disc"),
        Fault.OTHER: tr("Something else: say in the notes what it is"),
    }


def _wanted(reading: Reading) -> str:
    if not reading.faults and any(answer_of(reading, s) is Answer.CANNOT_GRADE for s in Structure):
        return tr("Something cannot be graded: why?")
    if Fault.OTHER in reading.faults and not reading.notes.strip():
        return tr("Say in the notes what it is.")
    return ""


def _chip(text: str, tip: str, run: partial[None]) -> QPushButton:
    made = switch(text, run, tip)
    made.setAccessibleName(tip)
    return made
