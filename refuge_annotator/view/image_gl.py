"""Copies Qt's pictures into OpenGL textures, byte for byte: blue is where OpenGL has red, and the shader knows."""

from typing import Any

import numpy as np
import shiboken6
from PySide6.QtGui import QImage
from PySide6.QtOpenGL import QOpenGLPixelTransferOptions, QOpenGLTexture

FORMAT = QOpenGLTexture.PixelFormat.RGBA  # as the texture: told the true order, a copy takes ten times as long
TYPE = QOpenGLTexture.PixelType.UInt32_RGBA8_Rev  # 0xAARRGGBB of Qt's, read as 0xAABBGGRR, on every processor


def new_texture(width: int, height: int, levels: int = 1) -> QOpenGLTexture:
    """Return an empty texture of the current context, with room for `levels` halves; outside it its edge goes on."""
    texture = QOpenGLTexture(QOpenGLTexture.Target.Target2D)
    texture.setFormat(QOpenGLTexture.TextureFormat.RGBA8_UNorm)  # not sRGB: the bytes stay as they are
    texture.setSize(width, height)
    texture.setAutoMipMapGenerationEnabled(False)
    texture.setMipLevels(levels)
    texture.allocateStorage(FORMAT, TYPE)
    texture.setWrapMode(QOpenGLTexture.WrapMode.ClampToEdge)
    return texture


def write(texture: QOpenGLTexture, image: QImage, level: int = 0) -> None:
    """Copy a picture of 32 bits a pixel into the upper left corner of a level."""
    rows = QOpenGLPixelTransferOptions()
    rows.setAlignment(4)
    bits = np.frombuffer(image.constBits(), dtype=np.uint8)
    data: Any = shiboken6.VoidPtr(bits.ctypes.data)  # declared as a number in PySide6's own hints
    texture.setData(0, 0, 0, image.width(), image.height(), 1, level, FORMAT, TYPE, data, rows)
