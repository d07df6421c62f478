"""A photograph and its halves as one OpenGL texture, from the very pixels that QPainter draws."""

from PySide6.QtGui import QVector2D
from PySide6.QtOpenGL import QOpenGLTexture

from refuge_annotator.view.image_gl import new_texture, write
from refuge_annotator.view.photograph import Photograph
from refuge_annotator.view.sampling import halvings, is_smooth

MOST_HALVINGS = 6


class PhotographTexture:
    """Belongs to the context that is current when it is made, and to those that share with it.

    OpenGL rounds halves of an odd size down, QPainter's halves are rounded up. So the texture is a little larger, up
    to whole numbers at each halving, and what lies beyond the photograph is never asked for.
    """

    def __init__(self, photograph: Photograph) -> None:
        halves = photograph.pyramid.complete()[: MOST_HALVINGS + 1]
        side = 2 ** (len(halves) - 1)
        self._sizes = [(image.width(), image.height()) for image in halves]
        width, height = (-(-length // side) * side for length in photograph.size)
        self._room = width, height
        self.texture = new_texture(*self._room, levels=len(halves))
        for level, image in enumerate(halves):
            write(self.texture, image, level)

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
