"""What lies over the photograph, painted by the processor and laid over it by OpenGL as one transparent picture.

Where the processor plays the graphics card, smooth lines by taking several samples of every pixel of the canvas cost
more than all the rest of a frame.
"""

from collections.abc import Callable

import numpy as np
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QOpenGLContext, QPainter, QVector4D
from PySide6.QtOpenGL import QOpenGLTexture

from refuge_annotator.view.extent import Box, pixels_touched
from refuge_annotator.view.image_gl import new_texture, write
from refuge_annotator.view.rectangle_gl import Rectangle, clip

GL_BLEND, GL_ONE, GL_ONE_MINUS_SRC_ALPHA = 0x0BE2, 0x0001, 0x0303


class Sheet:
    """The picture and the shader of one context, which is current when this is made and lays."""

    def __init__(self, context: QOpenGLContext) -> None:
        self._context = context
        self._rectangle = Rectangle(context, "SHEET")
        self._texture: QOpenGLTexture | None = None
        self._paper = np.zeros(0, dtype=np.uint32)  # its pixels; kept, for new memory costs more than clearing the old

    def lay(self, paint: Callable[[QPainter], None], within: Box, room: tuple[float, float], ratio: float) -> None:
        """Paint what lies within a box on a canvas of (width, height) logical pixels, and lay it over what is there.

        `ratio` is device pixels per logical pixel.
        """
        canvas = QRect(0, 0, round(room[0] * ratio), round(room[1] * ratio))
        area = QRect(*pixels_touched(within, ratio)).intersected(canvas)
        if area.isEmpty():
            return
        self._context.functions().glFlush()  # the photograph is drawn meanwhile
        self._blend(self._painted(paint, area, ratio), area, canvas)

    def drop(self) -> None:
        """Give the texture back; its context or one that shares with it is current. The next use makes another."""
        if self._texture is not None:
            self._texture.destroy()
        self._texture, self._paper = None, self._paper[:0].copy()

    def _painted(self, paint: Callable[[QPainter], None], area: QRect, ratio: float) -> QImage:
        width, height = area.width(), area.height()
        if self._paper.size < width * height:
            self._paper = np.empty(width * height, dtype=np.uint32)
        image = QImage(self._paper.data, width, height, 4 * width, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        image.setDevicePixelRatio(ratio)
        with QPainter(image) as painter:
            painter.translate(-area.x() / ratio, -area.y() / ratio)
            paint(painter)
        return image

    def _blend(self, image: QImage, area: QRect, canvas: QRect) -> None:
        texture = self._texture_of(area)
        write(texture, image)
        functions, program = self._context.functions(), self._rectangle.program
        functions.glEnable(GL_BLEND)
        functions.glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA)
        program.bind()
        texture.bind(0)
        place = clip((area.x(), area.y(), area.width(), area.height()), (canvas.width(), canvas.height()))
        self._rectangle.fill(place, QVector4D(0, 0, area.width() / texture.width(), area.height() / texture.height()))
        texture.release(0)
        program.release()
        functions.glDisable(GL_BLEND)

    def _texture_of(self, area: QRect) -> QOpenGLTexture:
        """Return a texture with room for an area; it only ever grows."""
        width, height = area.width(), area.height()
        if self._texture is not None:
            if width <= self._texture.width() and height <= self._texture.height():
                return self._texture
            width, height = max(width, self._texture.width()), max(height, self._texture.height())
            self._texture.destroy()
        self._texture = new_texture(width, height)
        self._texture.setMinMagFilters(QOpenGLTexture.Filter.Nearest, QOpenGLTexture.Filter.Nearest)
        return self._texture
