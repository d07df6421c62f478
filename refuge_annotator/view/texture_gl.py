"""A photograph and its halves as one OpenGL texture, from the very pixels that QPainter draws."""

from typing import Any

import numpy as np
import shiboken6
from PySide6.QtGui import QImage, QVector2D
from PySide6.QtOpenGL import QOpenGLPixelTransferOptions, QOpenGLTexture

from refuge_annotator.view.photograph import Photograph
from refuge_annotator.view.sampling import halvings, is_smooth

MOST_HALVINGS = 6
FORMAT = QOpenGLTexture.PixelFormat.BGRA
TYPE = QOpenGLTexture.PixelType.UInt32_RGBA8_Rev  # 0xAARRGGBB, on every processor


class PhotographTexture:
    """Belongs to the context that is current when it is made, and to those that share with it.

    OpenGL rounds halves of an odd size down, QPainter's halves are rounded up. So the texture is a little larger, up
    to whole numbers at each halving, and what lies beyond the photograph is never asked for.
    """

    def __init__(self, photograph: Photograph) -> None:
        halves = photograph.pyramid.complete()[: MOST_HALVINGS + 1]
        side = 2 ** (len(halves) - 1)
        self._sizes = [(image.width(), image.height()) for image in halves]
        self._room = tuple(-(-length // side) * side for length in photograph.size)
        self.texture = QOpenGLTexture(QOpenGLTexture.Target.Target2D)
        self.texture.setFormat(QOpenGLTexture.TextureFormat.RGBA8_UNorm)  # not sRGB: the bytes stay as they are
        self.texture.setSize(*self._room)
        self.texture.setAutoMipMapGenerationEnabled(False)
        self.texture.setMipLevels(len(halves))
        self.texture.allocateStorage(FORMAT, TYPE)
        self.texture.setWrapMode(QOpenGLTexture.WrapMode.ClampToEdge)
        for level, image in enumerate(halves):
            _write(self.texture, level, image)

    def part(self, left: float, top: float, width: float, height: float) -> tuple[float, float, float, float]:
        """Return a rectangle in image pixels in texture coordinates."""
        across, down = self._room
        return left / across, top / down, width / across, height / down

    def bind(self, scale: float, *, exact: bool) -> QVector2D:
        """Answer with the half for `scale` device pixels per image pixel; return the middle of its last pixel."""
        level = min(halvings(scale), len(self._sizes) - 1)
        filters = QOpenGLTexture.Filter
        kind = filters.Linear if is_smooth(scale, exact=exact) else filters.Nearest
        self.texture.setMipLevelRange(level, level)
        self.texture.setMinMagFilters(kind, kind)
        self.texture.bind(0)
        (width, height), side = self._sizes[level], 2**level
        return QVector2D((width - 0.5) * side / self._room[0], (height - 0.5) * side / self._room[1])

    def release(self) -> None:
        """Leave the texture unit to others."""
        self.texture.release(0)

    def destroy(self) -> None:
        """Give it back; its context or one that shares with it is current."""
        self.texture.destroy()


def _write(texture: QOpenGLTexture, level: int, image: QImage) -> None:
    rows = QOpenGLPixelTransferOptions()
    rows.setAlignment(4)
    bits = np.frombuffer(image.constBits(), dtype=np.uint8)
    data: Any = shiboken6.VoidPtr(bits.ctypes.data)  # declared as a number in PySide6's own hints
    texture.setData(0, 0, 0, image.width(), image.height(), 1, level, FORMAT, TYPE, data, rows)
