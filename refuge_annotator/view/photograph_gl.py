"""Draws the photograph with OpenGL: a texture under the scene."""

import contextlib
from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtOpenGL import QOpenGLPaintDevice
from PySide6.QtOpenGLWidgets import QOpenGLWidget
from PySide6.QtWidgets import QWidget

from refuge_annotator.view.drawer_gl import GL_SCISSOR_TEST, PhotographDrawer
from refuge_annotator.view.extent import Box, box_of, joined
from refuge_annotator.view.loupe import box_of_lens, paint_ground, paint_rim
from refuge_annotator.view.opengl import SAMPLES, Card, surface_format
from refuge_annotator.view.painter import paint_frame, paint_tiles
from refuge_annotator.view.photograph import Photograph
from refuge_annotator.view.sampling import covers
from refuge_annotator.view.scene import Frame
from refuge_annotator.view.tiles import frames

GL_COLOR_BUFFER_BIT = 0x4000
IDLE_MS = 20  # between two copies, so that the mouse is not kept waiting


class GlSurface(QOpenGLWidget):
    """Shows a photograph and a frame with OpenGL.

    A graphics card draws lines itself, and smooths them by several samples of each pixel. Where there is only
    software, they are painted on a sheet.

    Signals
    -------
    failed
        OpenGL cannot draw, with the reason; the surface stays empty.
    outdated
        A new surface would draw better than this one.
    """

    failed = Signal(str)
    outdated = Signal()

    def __init__(self, card: Card, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._on_sheet = card.in_software
        self.setFormat(surface_format(0 if card.in_software else SAMPLES))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._photograph: Photograph | None = None
        self._frame = Frame()
        self._drawer: PhotographDrawer | None = None
        self._refused = False
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE_MS)
        self._idle.timeout.connect(self._bring_next)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.release)

    def show_photograph(self, photograph: Photograph | None) -> None:
        """Take another photograph, or none; it is copied when it is first drawn."""
        self._photograph = photograph
        if self._drawer is not None:
            self._drawer.textures.show(photograph)
        self.update()

    def expect(self, photographs: Sequence[Photograph]) -> None:
        """Copy photographs that may be shown next, the likeliest first, while nothing else is to do."""
        if self._drawer is not None and self._photograph is not None:
            self._drawer.textures.expect(self._photograph, photographs)
            self._idle.start()

    def show_frame(self, frame: Frame) -> None:
        """Take another view and scene."""
        self._frame = frame
        self.update()

    def grab_image(self) -> QImage:
        """Return what is shown, in device pixels."""
        image = self.grabFramebuffer().convertToFormat(QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(self.devicePixelRatioF())
        return image

    def release(self) -> None:
        """Let the photograph go, here and in OpenGL."""
        self._photograph = None
        if self._drawer is not None:
            self._drawer.drop()

    def initializeGL(self) -> None:
        """Build the shader; called again after a move to another window, which costs the lines their smooth edges."""
        if self._drawer is not None:
            self.outdated.emit()
        self._drawer = None
        with self._reported():
            drawer = PhotographDrawer(self.context(), on_sheet=self._on_sheet)
            # Neither this widget nor its context can be asked any more when the signal comes; the drawer can.
            self.context().aboutToBeDestroyed.connect(lambda: drawer.drop())  # noqa: PLW0108
            self._drawer = drawer

    def paintGL(self) -> None:
        """Draw background, photograph and scene."""
        with self._reported():
            if not self._is_covered():
                self._paint_background()
            if self._refused or self._drawer is None:
                return
            if self._photograph is None:
                self._paint(self._paint_scene, self._whole())
                return
            room, ratio = self._room(), self.devicePixelRatioF()
            if self._frame.tiles:
                self._paint_tiles(self._drawer, self._photograph)
                return
            self._drawer.draw(self._photograph, self._frame, room, ratio)
            self._paint(self._paint_scene, self._reach())
            if self._frame.lens is not None:
                self._drawer.draw(self._photograph, self._frame, room, ratio, self._frame.lens)
                self._paint(self._paint_rim, box_of_lens(self._frame.lens))

    def _bring_next(self) -> None:
        if self._drawer is not None and self.isVisible() and self._drawer.textures.bring_next():
            self._idle.start()

    def _is_covered(self) -> bool:
        """Tell whether the photograph comes on every pixel, so that none needs clearing; a card clears for nothing."""
        shown = self._photograph
        if shown is None or not self._on_sheet or self._frame.tiles or self._refused or self._drawer is None:
            return False
        return covers(shown.size, self._room(), self._frame.view, self.devicePixelRatioF())

    def _paint_background(self) -> None:
        functions = self.context().functions()
        color = QColor(self._frame.background)
        functions.glClearColor(color.redF(), color.greenF(), color.blueF(), 1.0)
        functions.glDisable(GL_SCISSOR_TEST)
        functions.glClear(GL_COLOR_BUFFER_BIT)

    def _paint_tiles(self, drawer: PhotographDrawer, photograph: Photograph) -> None:
        """Draw the photograph into each tile, from one texture, then what lies over it."""
        ratio = self.devicePixelRatioF()
        shown = frames(self._frame, self._room())
        functions = self.context().functions()
        for cell, frame in shown:
            bottom = self.height() - cell.top - cell.height  # OpenGL counts from the lowest row
            functions.glViewport(*(round(part * ratio) for part in (cell.left, bottom, cell.width, cell.height)))
            drawer.draw(photograph, frame, cell.room, ratio)
        functions.glViewport(0, 0, round(self.width() * ratio), round(self.height() * ratio))
        self._paint(lambda painter: paint_tiles(painter, shown), self._whole())

    def _room(self) -> tuple[float, float]:
        return float(self.width()), float(self.height())

    def _whole(self) -> Box:
        return 0.0, 0.0, *self._room()

    def _reach(self) -> Box | None:
        """Return where something lies over the photograph."""
        frame = self._frame
        if frame.message:
            return self._whole()
        box = box_of(frame.scene, frame.view)
        return box if frame.lens is None else joined(box, box_of_lens(frame.lens))

    def _paint(self, paint: Callable[[QPainter], None], within: Box | None) -> None:
        """Paint something that lies within a box, or nothing where there is none."""
        if within is None:
            return
        ratio = self.devicePixelRatioF()
        if self._drawer is not None and self._drawer.sheet is not None:
            self._drawer.sheet.lay(paint, within, self._room(), ratio)
            return
        device = QOpenGLPaintDevice(QSize(round(self.width() * ratio), round(self.height() * ratio)))
        device.setDevicePixelRatio(ratio)
        with QPainter(device) as painter:  # ended before the device goes, even when drawing fails
            paint(painter)

    def _paint_scene(self, painter: QPainter) -> None:
        paint_frame(painter, self._frame, self._room())
        if self._frame.lens is not None and self._photograph is not None:
            paint_ground(painter, self._frame.lens, self._frame.background)

    def _paint_rim(self, painter: QPainter) -> None:
        if self._frame.lens is not None:
            paint_rim(painter, self._frame.lens)

    @contextlib.contextmanager
    def _reported(self) -> Iterator[None]:
        try:
            yield
        except Exception as error:  # whatever it was, the raster surface can still draw
            self._refused = True
            self.failed.emit(str(error))
