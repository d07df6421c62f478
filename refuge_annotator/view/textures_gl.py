"""Keeps the photograph on screen, and those expected next, as textures of a graphics card."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np
import shiboken6
from PySide6.QtGui import QOffscreenSurface, QOpenGLContext
from PySide6.QtOpenGL import QOpenGLPixelTransferOptions, QOpenGLTexture

from refuge_annotator.view.photograph import Pixels

MOST = 3


class OpenGlRefused(Exception):
    """OpenGL did not do what it was asked."""


class Textures:
    """At most `MOST` textures, which every context that shares with the given one can draw.

    They are made and destroyed in a context of their own: whichever is current then, and whether the widget that
    shows them still lives or not.
    """

    def __init__(self, context: QOpenGLContext) -> None:
        self._own = _sharing(context)
        self._elsewhere = QOffscreenSurface()
        self._elsewhere.setFormat(self._own.format())
        self._elsewhere.create()
        self._made: dict[int, tuple[Pixels, QOpenGLTexture]] = {}  # by the array's id, which lives as long as its entry
        self._expected: tuple[Pixels, ...] = ()

    def of(self, pixels: Pixels) -> QOpenGLTexture:
        """Return the texture of a photograph, made now if need be; a context that shares is current."""
        if id(pixels) not in self._made:
            self._destroy([*self._made][MOST - 1 :])
            self._made[id(pixels)] = pixels, upload(pixels)
        return self._made[id(pixels)][1]

    def expect(self, shown: Pixels, expected: Sequence[Pixels]) -> None:
        """Say what may be drawn soon, beside what is on screen, the likeliest first; all others go."""
        self._expected = tuple(pixels for pixels in expected if pixels is not shown)[: MOST - 1]
        wanted = {id(pixels) for pixels in (shown, *self._expected)}
        self._destroy([key for key in self._made if key not in wanted])

    def show(self, pixels: Pixels | None) -> None:
        """Say what is on screen from now on; of the others only those that were expected stay, and none without it."""
        if pixels is None:
            self.drop()
        else:
            self.expect(pixels, self._expected)

    def bring_next(self) -> bool:
        """Make the texture of one photograph that is expected; False when there is nothing to do or no room for it."""
        pixels = next((p for p in self._expected if id(p) not in self._made), None)
        if pixels is None:
            return False
        with self.current() as ready:
            if not ready:
                return False
            forget_errors(self._own)
            texture = upload(pixels)
            refused = bool(self._own.functions().glGetError())  # out of memory, most likely
            if refused:
                texture.destroy()
                self._expected = ()
            else:
                self._made[id(pixels)] = pixels, texture
                self._own.functions().glFlush()  # so that the other contexts see it
        return not refused

    def drop(self) -> None:
        """Give everything back."""
        self._expected = ()
        self._destroy([*self._made])

    @contextmanager
    def current(self) -> Iterator[bool]:
        """Make a context current that can make and destroy what the photograph is drawn with, unless one is.

        Tells whether there is one; there is none while Python ends.
        """
        if not (shiboken6.isValid(self._own) and shiboken6.isValid(self._elsewhere)):
            yield False
            return
        now = QOpenGLContext.currentContext()
        if now is not None and QOpenGLContext.areSharing(now, self._own):
            yield True
            return
        ready = self._own.makeCurrent(self._elsewhere)
        try:
            yield ready
        finally:
            if ready:
                self._own.doneCurrent()

    def _destroy(self, keys: Sequence[int]) -> None:
        if not keys:
            return
        with self.current() as ready:
            for key in keys:
                _, texture = self._made.pop(key)
                if ready:
                    texture.destroy()


def forget_errors(context: QOpenGLContext) -> None:
    """Clear the errors that others have left in a context."""
    for _ in range(8):  # a lost context reports the same error for ever
        if not context.functions().glGetError():
            return


def upload(pixels: Pixels) -> QOpenGLTexture:
    """Make a texture with all its halves in the current context."""
    whole = np.ascontiguousarray(pixels)
    texture = QOpenGLTexture(QOpenGLTexture.Target.Target2D)
    texture.setFormat(QOpenGLTexture.TextureFormat.RGB8_UNorm)  # not an sRGB format: the bytes stay as they are
    texture.setSize(whole.shape[1], whole.shape[0])
    texture.setAutoMipMapGenerationEnabled(False)
    texture.setMipLevels(texture.maximumMipLevels())
    texture.allocateStorage(QOpenGLTexture.PixelFormat.RGB, QOpenGLTexture.PixelType.UInt8)
    packed = QOpenGLPixelTransferOptions()
    packed.setAlignment(1)  # rows follow each other without a gap, whatever the width
    data: Any = shiboken6.VoidPtr(whole.ctypes.data)  # declared as a number in PySide6's own hints
    texture.setData(0, QOpenGLTexture.PixelFormat.RGB, QOpenGLTexture.PixelType.UInt8, data, packed)
    texture.generateMipMaps()
    texture.setWrapMode(QOpenGLTexture.WrapMode.ClampToEdge)
    return texture


def _sharing(context: QOpenGLContext) -> QOpenGLContext:
    own = QOpenGLContext()
    own.setFormat(context.format())
    own.setShareContext(context)
    if not own.create():
        raise OpenGlRefused("no second context")
    return own
