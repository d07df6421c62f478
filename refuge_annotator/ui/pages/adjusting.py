"""The light box of a work page: holds the look, and brings canvas, panel and status line to it.

It stays as it is from one photograph to the next, as a light box does, and ends with the page: whoever comes next sees
the photographs as they are.
"""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal

from refuge_annotator.app.background import Background
from refuge_annotator.app.settings import Settings
from refuge_annotator.imaging.look import PLAIN, Channel, Look, look
from refuge_annotator.ui.panels.adjust import AdjustPanel
from refuge_annotator.ui.panels.foot import Foot
from refuge_annotator.view.canvas import Canvas
from refuge_annotator.view.photograph import Photograph

DOUBLING = 220.0  # screen pixels of a right drag that double the contrast
WHOLE = 500.0  # screen pixels that go from black to white
CONTRAST_STEP, BRIGHTNESS_STEP = 1.1, 0.05


class Adjusting(QObject):
    """How photographs are shown on one page.

    Signals
    -------
    changed
        Another look, pixels exact or blended, loupe, axis.
    """

    changed = Signal()
    evened = Signal(object)  # for the thread that evens: Photograph

    def __init__(self, canvas: Canvas, panel: AdjustPanel, foot: Foot, settings: Settings) -> None:
        super().__init__(canvas)
        self._canvas, self._panel, self._foot, self._settings = canvas, panel, foot, settings
        self.look = PLAIN
        self.loupe = self.exact = False
        self._before: Look | None = None  # the look that a drag began with
        # Not Qt's pool, which now and then keeps what it has run, and the photograph in it.
        self._evening = Background[Photograph](1, "evening", self.evened.emit)
        self.destroyed.connect(self._evening.let_go)  # else it would hold this for ever
        panel.wished.connect(self.show)
        canvas.tuned.connect(self._tune)
        canvas.tune_ended.connect(self._end_tuning)
        canvas.photograph_changed.connect(self._even)
        self.evened.connect(self._take_evened, Qt.ConnectionType.QueuedConnection)

    def show(self, wished: Look) -> None:
        """Show photographs with a look from now on."""
        self.look = wished
        self._canvas.set_look(wished)
        self._panel.show_look(wished)
        self._foot.show_look(wished)
        self._even()
        self.changed.emit()

    def reset(self) -> None:
        """Show photographs as they are."""
        self.show(PLAIN)

    def toggle_channel(self, channel: Channel) -> None:
        """Show a single channel as grey, or colours again."""
        self.show(replace(self.look, channel=Channel.COLOR if self.look.channel is channel else channel))

    def next_channel(self) -> None:
        """Go through colours and single channels."""
        order = list(Channel)
        self.show(replace(self.look, channel=order[(order.index(self.look.channel) + 1) % len(order)]))

    def toggle_negative(self) -> None:
        """Exchange light and dark, or back."""
        self.show(replace(self.look, invert=not self.look.invert))

    def toggle_local_contrast(self) -> None:
        """Even the contrast out, or no more."""
        self.show(replace(self.look, clahe=not self.look.clahe))

    def step_contrast(self, steps: int) -> None:
        """Raise or lower the contrast."""
        self._set_light(self.look, self.look.brightness, self.look.contrast * CONTRAST_STEP**steps)

    def step_brightness(self, steps: int) -> None:
        """Lighten or darken."""
        self._set_light(self.look, self.look.brightness + BRIGHTNESS_STEP * steps, self.look.contrast)

    def toggle_loupe(self) -> None:
        """Magnify what is round the pointer, or no more."""
        self.loupe = not self.loupe
        self._canvas.set_loupe(self.loupe)
        self.changed.emit()

    def toggle_exact(self) -> None:
        """Show magnified pixels as squares, or blended."""
        self.exact = not self.exact
        self._canvas.set_exact(self.exact)
        self.changed.emit()

    @property
    def axis(self) -> bool:
        """Whether the line from disc to fovea is drawn; kept for the next time."""
        return self._settings.axis

    def toggle_axis(self) -> None:
        """Draw the line from disc to fovea, or no more."""
        self._settings.axis = not self._settings.axis
        self.changed.emit()

    def let_go(self) -> None:
        """Leave a photograph that is being evened out to itself, before the page ends."""
        self._evening.let_go()

    def _set_light(self, before: Look, brightness: float, contrast: float) -> None:
        self.show(look(brightness, contrast, before.gamma, before.channel, invert=before.invert, clahe=before.clahe))

    def _tune(self, right: float, up: float) -> None:
        if self._before is None:
            self._before = self.look
        before = self._before
        self._set_light(before, before.brightness + up / WHOLE, before.contrast * 2.0 ** (right / DOUBLING))

    def _end_tuning(self, kept: bool) -> None:
        before, self._before = self._before, None
        if before is not None and not kept:
            self.show(before)

    def _even(self) -> None:
        """Have the photograph on screen evened out beside the window, where that is wished and not done."""
        photograph = self._canvas.photograph
        if photograph is not None and self.look.clahe and photograph.evened is None:
            self._evening.drop()  # whatever still waits is not on screen any more
            self._evening.submit(partial(_even_out, photograph))

    def _take_evened(self, photograph: Photograph) -> None:
        if photograph is self._canvas.photograph:
            self._canvas.set_look(self.look)


def _even_out(photograph: Photograph) -> Photograph:
    """Even a photograph out, in a thread of its own."""
    photograph.even()
    return photograph
