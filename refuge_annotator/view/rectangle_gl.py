"""A rectangle of the canvas that OpenGL fills from a texture."""

import numpy as np
from PySide6.QtGui import QOpenGLContext, QVector4D
from PySide6.QtOpenGL import QOpenGLBuffer, QOpenGLShader, QOpenGLShaderProgram, QOpenGLVertexArrayObject

from refuge_annotator.resources import resource
from refuge_annotator.view.textures_gl import OpenGlRefused

GL_FLOAT, GL_TRIANGLE_STRIP = 0x1406, 0x0005
UNIT_SQUARE = np.array([[0, 0], [1, 0], [0, 1], [1, 1]], dtype=np.float32)


class Rectangle:
    """The shaders, made one way, and a square to fill; belongs to the context that is current when it is made.

    Attributes
    ----------
    program
        To be bound, and given its other values, before `fill`.
    """

    def __init__(self, context: QOpenGLContext, variant: str = "") -> None:
        self._context = context
        self.program = _build_program(f"#define {variant}\n" if variant else "")
        self._vertices = QOpenGLVertexArrayObject()
        self._vertices.create()  # refused before OpenGL 3, where none is needed
        self._corners = QOpenGLBuffer(QOpenGLBuffer.Type.VertexBuffer)
        self._corners.create()
        self._corners.bind()
        self._corners.allocate(UNIT_SQUARE.tobytes(), UNIT_SQUARE.nbytes)
        self._corners.release()

    def fill(self, place: QVector4D, part: QVector4D) -> None:
        """Fill a place, in clip coordinates, with a part of the texture in the first unit: x, y, width and height."""
        program = self.program
        program.setUniformValue1i(program.uniformLocation("picture"), 0)
        program.setUniformValue(program.uniformLocation("place"), place)
        program.setUniformValue(program.uniformLocation("part"), part)
        corner = program.attributeLocation("corner")
        self._vertices.bind()
        self._corners.bind()
        program.enableAttributeArray(corner)
        program.setAttributeBuffer(corner, GL_FLOAT, 0, 2)
        self._context.functions().glDrawArrays(GL_TRIANGLE_STRIP, 0, 4)
        program.disableAttributeArray(corner)
        self._corners.release()
        self._vertices.release()


def clip(box: tuple[float, float, float, float], room: tuple[float, float]) -> QVector4D:
    """Return a box of left, top, width and height on a canvas of (width, height) in clip coordinates: y upwards."""
    left, top, width, height = box
    per_x, per_y = 2.0 / room[0], -2.0 / room[1]
    return QVector4D(left * per_x - 1.0, top * per_y + 1.0, width * per_x, height * per_y)


def _build_program(start: str) -> QOpenGLShaderProgram:
    """Compile the shaders, with something before the fragment shader's text."""
    program = QOpenGLShaderProgram()
    kinds = {"vert": QOpenGLShader.ShaderTypeBit.Vertex, "frag": QOpenGLShader.ShaderTypeBit.Fragment}
    for ending, kind in kinds.items():
        source = resource("shaders", f"rectangle.{ending}").read_text(encoding="utf-8")
        if not program.addShaderFromSourceCode(kind, start + source if ending == "frag" else source):
            raise OpenGlRefused(program.log())
    if not program.link():
        raise OpenGlRefused(program.log())
    return program
