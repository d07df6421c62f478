"""The Adjust section: how the photograph is shown, never what is stored of it."""

import math
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSlider, QWidget

from refuge_annotator.imaging.look import PLAIN, Channel, Look, look
from refuge_annotator.ui.panels.look_words import brightness_words, channel_words, factor_words
from refuge_annotator.ui.parts import button, column, label, row, switch
from refuge_annotator.ui.theme import SPACE_1, SPACE_2
from refuge_annotator.ui.words import tr

STEPS = 100  # to either side of the middle
ARROW = 2  # steps of an arrow key; a single one can be less than the second decimal that is kept
WIDEST = 5.0  # contrast and gamma at the right end; a fifth at the left
NAME_WIDTH, VALUE_WIDTH = 66, 44
CHANNELS = (Channel.COLOR, Channel.GREEN, Channel.RED, Channel.BLUE)


class AdjustPanel(QWidget):
    """Two rows of switches, three sliders behind one of them, and a way back."""

    wished = Signal(object)  # Look

    def __init__(self) -> None:
        super().__init__()
        self._look = PLAIN
        self.reset: QPushButton = button(tr("Reset"), lambda: self.wished.emit(PLAIN), "chip")
        self.reset.setToolTip(tr("Show the photograph as it is  (Backspace)"))
        self.channels = {
            channel: _chip(channel_words(channel), partial(self._wish, channel=channel)) for channel in CHANNELS
        }
        self.channels[Channel.GREEN].setToolTip(tr("The green channel: vessels and nerve fibres stand out  (E)"))
        self.negative = _chip(
            tr("Negative"), lambda: self._wish(invert=not self._look.invert), tr("Light and dark exchanged  (I)")
        )
        self.local = _chip(
            tr("Local contrast"),
            lambda: self._wish(clahe=not self._look.clahe),
            tr("Contrast evened out everywhere, by CLAHE  (L)"),
        )
        self.brightness = Slider(tr("Brightness"), lambda s: self._wish(brightness=s / STEPS))
        self.contrast = Slider(tr("Contrast"), lambda s: self._wish(contrast=_factor(s)))
        self.gamma = Slider(tr("Gamma"), lambda s: self._wish(gamma=_factor(s)))
        self.sliders = QWidget()
        self.sliders.setLayout(column(self.brightness, self.contrast, self.gamma, gap=SPACE_1))
        self.sliders.hide()
        self.light = _chip(
            tr("Light"),
            lambda: self.sliders.setVisible(self.light.isChecked()),
            tr("Brightness, contrast and gamma; or drag with the right button on the photograph"),
        )
        self.setLayout(
            column(
                row(label(tr("ADJUST"), "section"), 1, self.reset),
                row(*self.channels.values(), 1, gap=SPACE_1),
                row(self.negative, self.local, self.light, 1, gap=SPACE_1),
                self.sliders,
                gap=SPACE_1,
            )
        )
        self.show_look(PLAIN)

    def show_look(self, shown: Look) -> None:
        """Show what is changed; the way back is there only where something is."""
        self._look = shown
        for channel, entry in self.channels.items():
            entry.setChecked(channel is shown.channel)
        self.negative.setChecked(shown.invert)
        self.local.setChecked(shown.clahe)
        self.brightness.show_value(round(shown.brightness * STEPS), brightness_words(shown.brightness))
        self.contrast.show_value(_steps(shown.contrast), factor_words(shown.contrast))
        self.gamma.show_value(_steps(shown.gamma), f"{shown.gamma:.2f}")
        self.reset.setEnabled(shown != PLAIN)

    def _wish(self, **changes: object) -> None:
        wished = replace(self._look, **changes)  # type: ignore[arg-type]
        self.show_look(self._look)  # only what is in force is shown as such
        self.wished.emit(
            look(
                wished.brightness,
                wished.contrast,
                wished.gamma,
                wished.channel,
                invert=wished.invert,
                clahe=wished.clahe,
            )
        )


class Slider(QWidget):
    """A name, a line to slide along, and the value; a double click brings the middle back."""

    def __init__(self, name: str, slid: Callable[[int], object]) -> None:
        super().__init__()
        title: QLabel = label(name, "small")
        title.setFixedWidth(NAME_WIDTH)
        self._value: QLabel = label("", "small")
        self._value.setFixedWidth(VALUE_WIDTH)
        self._value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.line = _Line(slid)
        self.line.setAccessibleName(name)
        layout: QHBoxLayout = row(title, self.line, self._value, gap=SPACE_2)
        layout.setStretch(1, 1)
        self.setLayout(layout)

    def show_value(self, steps: int, words: str) -> None:
        """Show a value, without telling."""
        self.line.blockSignals(True)
        self.line.setValue(steps)
        self.line.blockSignals(False)
        self._value.setText(words)


class _Line(QSlider):
    """A slider that the wheel scrolls past and a click does not take the keyboard to."""

    def __init__(self, slid: Callable[[int], object]) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._slid = slid
        self.setRange(-STEPS, STEPS)
        self.setSingleStep(ARROW)
        self.setPageStep(10)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.valueChanged.connect(slid)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the panel scroll: a wheel that passes over the slider means the panel."""
        event.ignore()

    def mouseDoubleClickEvent(self, _event: object) -> None:
        """Bring the middle back."""
        self._slid(0)


def _chip(text: str, run: Callable[[], object], tip: str = "") -> QPushButton:
    return switch(text, run, tip, "chip")


def _factor(steps: int) -> float:
    return float(WIDEST ** (steps / STEPS))


def _steps(factor: float) -> int:
    return round(STEPS * math.log(factor) / math.log(WIDEST))
