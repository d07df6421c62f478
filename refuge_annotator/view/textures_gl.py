"""Keeps the photograph on screen, and those expected next, as textures of a graphics card."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import shiboken6
from PySide6.QtGui import QOffscreenSurface, QOpenGLContext

from refuge_annotator.view.photograph import Photograph
from refuge_annotator.view.texture_gl import PhotographTexture

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
        self._made: dict[Photograph, PhotographTexture] = {}
        self._expected: tuple[Photograph, ...] = ()

    def of(self, photograph: Photograph) -> PhotographTexture:
        """Return the texture of a photograph, made now if need be; a context that shares is current."""
        if photograph not in self._made:
            self._destroy([*self._made][MOST - 1 :])
            self._made[photograph] = PhotographTexture(photograph)
        return self._made[photograph]

    def expect(self, shown: Photograph, expected: Sequence[Photograph]) -> None:
        """Say what may be drawn soon, beside what is on screen, the likeliest first; all others go."""
        self._expected = tuple(photograph for photograph in expected if photograph is not shown)[: MOST - 1]
        wanted = {shown, *self._expected}
        self._destroy([photograph for photograph in self._made if photograph not in wanted])

    def show(self, photograph: Photograph | None) -> None:
        """Say what is on screen from now on; of the others only those that were expected stay, and none without it."""
        if photograph is None:
            self.drop()
        else:
            self.expect(photograph, self._expected)

    def bring_next(self) -> bool:
        """Make the texture of one photograph that is expected; False when there is nothing to do or no room for it."""
        photograph = next((p for p in self._expected if p not in self._made), None)
        if photograph is None:
            return False
        with self.current() as ready:
            if not ready:
                return False
            forget_errors(self._own)
            texture = PhotographTexture(photograph)
            refused = bool(self._own.functions().glGetError())  # out of memory, most likely
            if refused:
                texture.destroy()
                self._expected = ()
            else:
                self._made[photograph] = texture
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
        surface = now.surface() if now is not None else None
        ready = self._own.makeCurrent(self._elsewhere)
        try:
            yield ready
        finally:
            if ready:
                self._own.doneCurrent()
            if now is not None and surface is not None:
                now.makeCurrent(surface)  # another canvas may be in the middle of drawing

    def _destroy(self, photographs: Sequence[Photograph]) -> None:
        if not photographs:
            return
        with self.current() as ready:
            for photograph in photographs:
                texture = self._made.pop(photograph)
                if ready:
                    texture.destroy()


def forget_errors(context: QOpenGLContext) -> None:
    """Clear the errors that others have left in a context."""
    for _ in range(8):  # a lost context reports the same error for ever
        if not context.functions().glGetError():
            return


def _sharing(context: QOpenGLContext) -> QOpenGLContext:
    own = QOpenGLContext()
    own.setFormat(context.format())
    own.setShareContext(context)
    if not own.create():
        raise OpenGlRefused("no second context")
    return own
