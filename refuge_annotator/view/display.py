"""Shows a photograph and a frame with the better of two surfaces, and changes to the other one when it must."""

import functools
import logging
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from refuge_annotator.view import opengl
from refuge_annotator.view.photograph import Photograph, Preparer
from refuge_annotator.view.photograph_raster import RasterSurface
from refuge_annotator.view.scene import Frame

RASTER = "raster"
WISH = "REFUGE_ANNOTATOR_RENDERER"  # environment: one of `WISHES`
AUTO, GL = "auto", "gl"
WISHES = (AUTO, GL, RASTER)
log = logging.getLogger(__name__)

if TYPE_CHECKING:
    from refuge_annotator.view.photograph_gl import GlSurface  # loaded only where it draws


class Display(QWidget):
    """One surface at a time: OpenGL on a real graphics card, QPainter otherwise.

    Signals
    -------
    renderer_changed
        The name of the renderer now in use.
    """

    renderer_changed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._photograph: Photograph | None = None
        self.preparer = Preparer()
        self._frame = Frame()
        self._card = _wished_card(os.environ.get(WISH, AUTO))
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._surface = self._new_surface(in_gl=self._card is not None)

    @property
    def renderer_name(self) -> str:
        """What draws: "raster", or "OpenGL" with the name of the graphics card."""
        if self._card is None or isinstance(self._surface, RasterSurface):
            return RASTER
        return f"OpenGL ({self._card.name})"

    def show_photograph(self, photograph: Photograph | None) -> None:
        """Take another photograph, or none."""
        self._photograph = photograph
        self._settle()
        self._surface.show_photograph(photograph)

    def expect(self, photographs: Sequence[Photograph]) -> None:
        """Have ready what may be shown next, the likeliest first."""
        if not isinstance(self._surface, RasterSurface):
            self._surface.expect([photograph for photograph in photographs if self._fits_card(photograph)])

    def show_frame(self, frame: Frame) -> None:
        """Take another view and scene."""
        if frame.background != self._frame.background:
            self.update()
        self._frame = frame
        self._surface.show_frame(frame)

    def grab_image(self) -> QImage:
        """Return what is shown, in device pixels."""
        return self._surface.grab_image()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw at once, and find out soon whether OpenGL has come up."""
        super().showEvent(event)
        self._surface.show_frame(self._frame)
        QTimer.singleShot(0, self._look_after)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Show the background until the surface draws, and while one takes the other's place."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(self._frame.background))

    def _settle(self) -> None:
        """Use the surface that can show the photograph."""
        in_gl = self._card is not None and (self._photograph is None or self._fits_card(self._photograph))
        if in_gl == isinstance(self._surface, RasterSurface):
            self._change_surface(in_gl=in_gl)
            self.renderer_changed.emit(self.renderer_name)

    def _fits_card(self, photograph: Photograph) -> bool:
        return self._card is not None and max(photograph.size) <= self._card.max_texture

    def _change_surface(self, *, in_gl: bool) -> None:
        old = self._surface
        old.release()
        self._layout.removeWidget(old)
        old.hide()
        old.deleteLater()
        self._surface = self._new_surface(in_gl=in_gl)
        self._surface.show_photograph(self._photograph)
        self._surface.show_frame(self._frame)

    def _renew(self) -> None:
        if not isinstance(self._surface, RasterSurface):
            self._change_surface(in_gl=True)

    def _new_surface(self, *, in_gl: bool) -> "GlSurface | RasterSurface":
        surface = _gl_surface(self, self._card) if in_gl and self._card is not None else RasterSurface(self)
        if not isinstance(surface, RasterSurface):
            surface.failed.connect(self._give_up_gl, Qt.ConnectionType.QueuedConnection)
            surface.outdated.connect(self._renew, Qt.ConnectionType.QueuedConnection)
        self._layout.addWidget(surface)
        surface.setGeometry(self.rect())  # the layout itself waits for the next turn of the event loop
        surface.show()
        return surface

    def _look_after(self) -> None:
        surface = self._surface
        if not isinstance(surface, RasterSurface) and surface.isVisible() and not surface.isValid():
            self._give_up_gl("no context")

    def _give_up_gl(self, reason: str) -> None:
        log.warning("OpenGL is out of use: %s", reason)
        self._card = None
        self._settle()


def _gl_surface(parent: QWidget, card: opengl.Card) -> "GlSurface":
    from refuge_annotator.view.photograph_gl import GlSurface

    return GlSurface(card, parent)


def prepare_window(window: QWidget) -> None:
    """Make a window ready for OpenGL before it is shown.

    A window that meets its first OpenGL widget later is made anew by Qt: it flickers and loses the keyboard.
    """
    if _wished_card(os.environ.get(WISH, AUTO)) is not None:
        from PySide6.QtOpenGLWidgets import QOpenGLWidget

        placeholder = QOpenGLWidget(window)
        placeholder.resize(1, 1)
        placeholder.hide()


def _wished_card(wish: str) -> opengl.Card | None:
    wish = _understood(wish)
    if wish == RASTER:
        return None
    card = opengl.find_card()
    return None if card is not None and card.in_software and wish != GL else card


@functools.cache  # it is said once, not for every photograph's page
def _understood(wish: str) -> str:
    known = wish.strip().lower() or AUTO
    if known in WISHES:
        return known
    log.warning("%s is %r, which is none of %s: taken as %s", WISH, wish, ", ".join(WISHES), AUTO)
    return AUTO
