"""The look as OpenGL takes it: a table of 256 values in a texture, and the channel."""

from typing import Any

import numpy as np
import shiboken6
from PySide6.QtGui import QVector3D
from PySide6.QtOpenGL import QOpenGLPixelTransferOptions, QOpenGLShaderProgram, QOpenGLTexture

from refuge_annotator.imaging.enhance import tones
from refuge_annotator.imaging.look import Channel, Look

UNIT = 1  # the photograph has the first
CHANNELS = {
    Channel.COLOR: QVector3D(0, 0, 0),
    Channel.RED: QVector3D(1, 0, 0),
    Channel.GREEN: QVector3D(0, 1, 0),
    Channel.BLUE: QVector3D(0, 0, 1),
}


class Tones:
    """The table of one context, written anew when the look changes."""

    def __init__(self) -> None:
        self._look: Look | None = None  # what the texture holds
        self._texture: QOpenGLTexture | None = None

    def use(self, program: QOpenGLShaderProgram, look: Look) -> None:
        """Have a program, which is bound, show what follows with a look, until `release`."""
        if self._texture is None:
            self._texture = _table_texture()
        if look != self._look:
            _write(self._texture, look)
            self._look = look
        self._texture.bind(UNIT)
        program.setUniformValue1i(program.uniformLocation("tones"), UNIT)
        program.setUniformValue(program.uniformLocation("channel"), CHANNELS[look.channel])

    def release(self) -> None:
        """Leave the texture unit to others."""
        if self._texture is not None:
            self._texture.release(UNIT)

    def drop(self) -> None:
        """Give the texture back; its context or one that shares with it is current. The next use makes another."""
        if self._texture is not None:
            self._texture.destroy()
        self._texture = self._look = None


def _table_texture() -> QOpenGLTexture:
    texture = QOpenGLTexture(QOpenGLTexture.Target.Target2D)
    texture.setFormat(QOpenGLTexture.TextureFormat.RGB8_UNorm)
    texture.setSize(256, 1)
    texture.setMipLevels(1)
    texture.allocateStorage(QOpenGLTexture.PixelFormat.RGB, QOpenGLTexture.PixelType.UInt8)
    texture.setMinMagFilters(QOpenGLTexture.Filter.Linear, QOpenGLTexture.Filter.Linear)
    texture.setWrapMode(QOpenGLTexture.WrapMode.ClampToEdge)
    return texture


def _write(texture: QOpenGLTexture, look: Look) -> None:
    table = np.ascontiguousarray(np.repeat(tones(look)[:, np.newaxis], 3, axis=1))
    packed = QOpenGLPixelTransferOptions()
    packed.setAlignment(1)
    data: Any = shiboken6.VoidPtr(table.ctypes.data)  # declared as a number in PySide6's own hints
    texture.setData(0, QOpenGLTexture.PixelFormat.RGB, QOpenGLTexture.PixelType.UInt8, data, packed)
