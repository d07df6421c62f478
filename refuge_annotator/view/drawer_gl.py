"""Draws photographs in one OpenGL context: the shaders, the rectangle, the textures."""

import contextlib
import math
from collections.abc import Iterator

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtGui import QOpenGLContext, QVector3D, QVector4D
from PySide6.QtOpenGL import QOpenGLBuffer, QOpenGLShader, QOpenGLShaderProgram, QOpenGLVertexArrayObject

from refuge_annotator.geometry.point import Point
from refuge_annotator.resources import resource
from refuge_annotator.view.loupe import RADIUS, lens_square, lens_view
from refuge_annotator.view.photograph import Photograph
from refuge_annotator.view.sampling import in_sight
from refuge_annotator.view.scene import Frame
from refuge_annotator.view.textures_gl import OpenGlRefused, Textures, forget_errors
from refuge_annotator.view.tones_gl import Tones

GL_FLOAT, GL_TRIANGLE_STRIP = 0x1406, 0x0005
GL_BLEND, GL_DEPTH_TEST, GL_STENCIL_TEST, GL_SCISSOR_TEST = 0x0BE2, 0x0B71, 0x0B90, 0x0C11
GL_ONE, GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA = 0x0001, 0x0302, 0x0303
UNIT_SQUARE = np.array([[0, 0], [1, 0], [0, 1], [1, 1]], dtype=np.float32)
RETOUCHED = "#define RETOUCHED\n"  # compiles what a look and a loupe need, which the plain photograph need not wait for


class PhotographDrawer:
    """The shader, the rectangle and the texture of one context, which is current when this is made and draws."""

    def __init__(self, context: QOpenGLContext) -> None:
        self._context = context
        self.textures = Textures(context)
        self._plain, self._retouched = _build_program(""), _build_program(RETOUCHED)
        self._tones = Tones()
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
        plain = lens is None and not frame.look.changes_values
        program = self._plain if plain else self._retouched
        program.bind()
        if not plain:
            self._tones.use(program, frame.look)
        program.setUniformValue1i(program.uniformLocation("photograph"), 0)
        program.setUniformValue(program.uniformLocation("last"), texture.bind(view.scale * ratio, exact=frame.exact))
        program.setUniformValue(program.uniformLocation("place"), place)
        program.setUniformValue(program.uniformLocation("part"), part)
        program.setUniformValue(
            program.uniformLocation("lens"), QVector3D(0, 0, 0) if lens is None else _lens(lens, room, ratio)
        )
        with self._only_within(lens, room, ratio):
            self._draw_rectangle(program)
        if not plain:
            self._tones.release()
        texture.release()  # last: it leaves the first unit the active one
        program.release()
        error = self._context.functions().glGetError()
        if error:  # out of memory, most likely
            raise OpenGlRefused(f"error 0x{error:04x}")

    def _draw_rectangle(self, program: QOpenGLShaderProgram) -> None:
        corner = program.attributeLocation("corner")
        self._vertices.bind()
        self._corners.bind()
        program.enableAttributeArray(corner)
        program.setAttributeBuffer(corner, GL_FLOAT, 0, 2)
        self._context.functions().glDrawArrays(GL_TRIANGLE_STRIP, 0, 4)
        program.disableAttributeArray(corner)
        self._corners.release()
        self._vertices.release()

    @contextlib.contextmanager
    def _only_within(self, lens: Point | None, room: tuple[float, float], ratio: float) -> Iterator[None]:
        """Draw everywhere, or within a loupe only, whose edge is smooth."""
        functions = self._context.functions()
        for switch in (GL_BLEND, GL_DEPTH_TEST, GL_STENCIL_TEST):
            functions.glDisable(switch)
        if lens is None:
            yield
            return
        square = _below(lens_square(lens), round(room[1] * ratio), ratio)
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


def _lens(middle: Point, room: tuple[float, float], ratio: float) -> QVector3D:
    """Return middle and radius of a lens in device pixels; OpenGL counts from below."""
    return QVector3D(middle.x * ratio, round(room[1] * ratio) - middle.y * ratio, RADIUS * ratio)


def _below(square: QRectF, height: int, ratio: float) -> tuple[int, int, int, int]:
    """Return left, bottom, width and height in device pixels of a rectangle on a canvas of that height."""
    left, bottom = math.floor(square.left() * ratio), math.floor(height - square.bottom() * ratio)
    return left, bottom, math.ceil(square.width() * ratio) + 1, math.ceil(square.height() * ratio) + 1


def _build_program(start: str) -> QOpenGLShaderProgram:
    """Compile the shaders, with something before the fragment shader's text."""
    program = QOpenGLShaderProgram()
    kinds = {"vert": QOpenGLShader.ShaderTypeBit.Vertex, "frag": QOpenGLShader.ShaderTypeBit.Fragment}
    for ending, kind in kinds.items():
        source = resource("shaders", f"photograph.{ending}").read_text(encoding="utf-8")
        if not program.addShaderFromSourceCode(kind, start + source if ending == "frag" else source):
            raise OpenGlRefused(program.log())
    if not program.link():
        raise OpenGlRefused(program.log())
    return program
