"""Which OpenGL this machine has, found out without a window."""

import functools
from dataclasses import dataclass

from PySide6.QtGui import QGuiApplication, QOffscreenSurface, QOpenGLContext, QSurfaceFormat

WITHOUT_OPENGL = ("offscreen", "minimal", "vnc", "linuxfb")  # Qt platforms
IN_SOFTWARE = ("llvmpipe", "softpipe", "swiftshader", "swrast", "gdi generic", "software", "basic render")
GL_RENDERER, GL_VERSION, GL_MAX_TEXTURE_SIZE = 0x1F01, 0x1F02, 0x0D33
SAMPLES = 4  # per pixel, so that lines are smooth


@dataclass(frozen=True, slots=True)
class Card:
    """What draws; `max_texture` is the longest side of a photograph in pixels that it takes."""

    name: str
    max_texture: int

    @property
    def in_software(self) -> bool:
        """Whether the processor does the work, which QPainter then does faster."""
        return any(word in self.name.lower() for word in IN_SOFTWARE)


def surface_format(samples: int = SAMPLES) -> QSurfaceFormat:
    """Return what the canvas asks of OpenGL: version 2 or later with the old calls, no alpha, `samples` per pixel."""
    wanted = QSurfaceFormat()
    wanted.setRenderableType(QSurfaceFormat.RenderableType.OpenGL)
    wanted.setVersion(2, 1)
    wanted.setStencilBufferSize(8)
    wanted.setSamples(samples)
    return wanted


@functools.cache
def find_card() -> Card | None:
    """Return the graphics card behind OpenGL, or None where a context cannot be made or is older than 2.0."""
    if QGuiApplication.platformName() in WITHOUT_OPENGL:
        return None
    surface, context = QOffscreenSurface(), QOpenGLContext()
    surface.setFormat(surface_format())
    surface.create()
    context.setFormat(surface_format())
    if not surface.isValid() or not context.create() or not context.makeCurrent(surface):
        return None
    try:
        return _ask(context)
    finally:
        context.doneCurrent()


def _ask(context: QOpenGLContext) -> Card | None:
    functions = context.functions()
    size = functions.glGetIntegerv(GL_MAX_TEXTURE_SIZE)
    if context.format().majorVersion() < 2 or not isinstance(size, int):
        return None
    return Card(functions.glGetString(GL_RENDERER), size)
