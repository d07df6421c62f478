"""Draws the photograph with OpenGL: a mip-mapped texture under the scene."""

import contextlib
import math
from collections.abc import Callable, Iterator, Sequence

import numpy as np
from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QOpenGLContext, QPainter, QVector3D, QVector4D
from PySide6.QtOpenGL import (
    QOpenGLBuffer,
    QOpenGLPaintDevice,
    QOpenGLShader,
    QOpenGLShaderProgram,
    QOpenGLVertexArrayObject,
)
from PySide6.QtOpenGLWidgets import QOpenGLWidget
from PySide6.QtWidgets import QWidget

from refuge_annotator.geometry.point import Point
from refuge_annotator.resources import resource
from refuge_annotator.view.loupe import RADIUS, lens_square, lens_view, paint_ground, paint_rim
from refuge_annotator.view.opengl import surface_format
from refuge_annotator.view.painter import paint_frame
from refuge_annotator.view.photograph import Photograph
from refuge_annotator.view.sampling import in_sight
from refuge_annotator.view.scene import Frame
from refuge_annotator.view.textures_gl import OpenGlRefused, Textures, forget_errors
from refuge_annotator.view.tones_gl import Tones

GL_COLOR_BUFFER_BIT, GL_FLOAT, GL_TRIANGLE_STRIP = 0x4000, 0x1406, 0x0005
GL_BLEND, GL_DEPTH_TEST, GL_STENCIL_TEST, GL_SCISSOR_TEST = 0x0BE2, 0x0B71, 0x0B90, 0x0C11
GL_ONE, GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA = 0x0001, 0x0302, 0x0303
UNIT_SQUARE = np.array([[0, 0], [1, 0], [0, 1], [1, 1]], dtype=np.float32)
IDLE_MS = 20  # between two copies, so that the mouse is not kept waiting


class GlSurface(QOpenGLWidget):
    """Shows a photograph and a frame with OpenGL.

    Signals
    -------
    failed
        OpenGL cannot draw, with the reason; the surface stays empty.
    outdated
        A new surface would draw better than this one.
    """

    failed = Signal(str)
    outdated = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFormat(surface_format())
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
            self._drawer.drop_photograph()

    def initializeGL(self) -> None:
        """Build the shader; called again after a move to another window, which costs the lines their smooth edges."""
        if self._drawer is not None:
            self.outdated.emit()
        self._drawer = None
        with self._reported():
            drawer = PhotographDrawer(self.context())
            # Neither this widget nor its context can be asked any more when the signal comes; the drawer can.
            self.context().aboutToBeDestroyed.connect(lambda: drawer.drop_photograph())  # noqa: PLW0108
            self._drawer = drawer

    def paintGL(self) -> None:
        """Draw background, photograph and scene."""
        with self._reported():
            self._paint_background()
            if self._refused or self._drawer is None:
                return
            if self._photograph is None:
                self._paint(self._paint_scene)
                return
            room, ratio = self._room(), self.devicePixelRatioF()
            self._drawer.draw(self._photograph, self._frame, room, ratio)
            self._paint(self._paint_scene)
            if self._frame.lens is not None:
                self._drawer.draw(self._photograph, self._frame, room, ratio, self._frame.lens)
                self._paint(self._paint_rim)

    def _bring_next(self) -> None:
        if self._drawer is not None and self.isVisible() and self._drawer.textures.bring_next():
            self._idle.start()

    def _paint_background(self) -> None:
        functions = self.context().functions()
        color = QColor(self._frame.background)
        functions.glClearColor(color.redF(), color.greenF(), color.blueF(), 1.0)
        functions.glDisable(GL_SCISSOR_TEST)
        functions.glClear(GL_COLOR_BUFFER_BIT)

    def _room(self) -> tuple[float, float]:
        return float(self.width()), float(self.height())

    def _paint(self, paint: Callable[[QPainter], None]) -> None:
        ratio = self.devicePixelRatioF()
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


class PhotographDrawer:
    """The shader, the rectangle and the texture of one context, which is current when this is made and draws."""

    def __init__(self, context: QOpenGLContext) -> None:
        self._context = context
        self.textures = Textures(context)
        self._program = _build_program()
        self._corner = self._program.attributeLocation("corner")
        self._place, self._part = self._program.uniformLocation("place"), self._program.uniformLocation("part")
        self._lens, self._last = self._program.uniformLocation("lens"), self._program.uniformLocation("last")
        self._tones = Tones(self._program)
        self._vertices = QOpenGLVertexArrayObject()
        self._vertices.create()  # refused before OpenGL 3, where none is needed
        self._corners = QOpenGLBuffer(QOpenGLBuffer.Type.VertexBuffer)
        self._corners.create()
        self._corners.bind()
        self._corners.allocate(UNIT_SQUARE.tobytes(), UNIT_SQUARE.nbytes)
        self._corners.release()

    def draw(
        self, photograph: Photograph, frame: Frame, room: tuple[float, float], ratio: float, lens: Point | None = None
    ) -> None:
        """Draw the visible part of a photograph on a canvas of (width, height) logical pixels, or within a loupe."""
        view = frame.view if lens is None else lens_view(frame.view, lens)
        sight = in_sight(photograph.size, room, view)
        if sight is None:
            return
        forget_errors(self._context)  # of others
        texture = self.textures.of(photograph)
        columns, rows = sight.right - sight.left, sight.bottom - sight.top
        per_x, per_y = 2.0 / room[0], -2.0 / room[1]  # clip coordinates: two to the canvas, y upwards
        place = QVector4D(
            (view.left + sight.left * view.scale) * per_x - 1.0,
            (view.top + sight.top * view.scale) * per_y + 1.0,
            columns * view.scale * per_x,
            rows * view.scale * per_y,
        )
        part = QVector4D(*texture.part(sight.left, sight.top, columns, rows))
        self._program.bind()
        self._tones.use(frame.look)
        self._program.setUniformValue(self._last, texture.bind(view.scale * ratio, exact=frame.exact))
        with self._only_within(lens, room, ratio):
            self._draw_rectangle(place, part)
        self._tones.release()
        texture.release()  # last: it leaves the first unit the active one
        self._program.release()
        error = self._context.functions().glGetError()
        if error:  # out of memory, most likely
            raise OpenGlRefused(f"error 0x{error:04x}")

    def _draw_rectangle(self, place: QVector4D, part: QVector4D) -> None:
        functions = self._context.functions()
        self._vertices.bind()
        self._corners.bind()
        self._program.enableAttributeArray(self._corner)
        self._program.setAttributeBuffer(self._corner, GL_FLOAT, 0, 2)
        self._program.setUniformValue(self._place, place)
        self._program.setUniformValue(self._part, part)
        functions.glDrawArrays(GL_TRIANGLE_STRIP, 0, 4)
        self._program.disableAttributeArray(self._corner)
        self._corners.release()
        self._vertices.release()

    @contextlib.contextmanager
    def _only_within(self, lens: Point | None, room: tuple[float, float], ratio: float) -> Iterator[None]:
        """Draw everywhere, or within a loupe only, whose edge is smooth."""
        functions = self._context.functions()
        for switch in (GL_BLEND, GL_DEPTH_TEST, GL_STENCIL_TEST):
            functions.glDisable(switch)
        if lens is None:
            self._program.setUniformValue(self._lens, QVector3D(0, 0, 0))
            yield
            return
        height = round(room[1] * ratio)  # OpenGL counts from below
        middle = QVector3D(lens.x * ratio, height - lens.y * ratio, RADIUS * ratio)
        self._program.setUniformValue(self._lens, middle)
        square = _below(lens_square(lens), height, ratio)
        functions.glEnable(GL_SCISSOR_TEST)
        functions.glScissor(*square)
        functions.glEnable(GL_BLEND)
        functions.glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA)
        yield
        functions.glDisable(GL_BLEND)
        functions.glDisable(GL_SCISSOR_TEST)

    def drop_photograph(self) -> None:
        """Give all textures back, whichever context is current and whether the widget still lives or not."""
        self.textures.drop()
        with self.textures.current() as ready:
            if ready:
                self._tones.drop()


def _below(square: QRectF, height: int, ratio: float) -> tuple[int, int, int, int]:
    """Return left, bottom, width and height in device pixels of a rectangle on a canvas of that height."""
    left, bottom = math.floor(square.left() * ratio), math.floor(height - square.bottom() * ratio)
    return left, bottom, math.ceil(square.width() * ratio) + 1, math.ceil(square.height() * ratio) + 1


def _build_program() -> QOpenGLShaderProgram:
    program = QOpenGLShaderProgram()
    kinds = {"vert": QOpenGLShader.ShaderTypeBit.Vertex, "frag": QOpenGLShader.ShaderTypeBit.Fragment}
    for ending, kind in kinds.items():
        source = resource("shaders", f"photograph.{ending}").read_text(encoding="utf-8")
        if not program.addShaderFromSourceCode(kind, source):
            raise OpenGlRefused(program.log())
    if not program.link():
        raise OpenGlRefused(program.log())
    return program
