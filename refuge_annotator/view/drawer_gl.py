"""Draws photographs in one OpenGL context: as they are, or as a look and a loupe want them."""

import contextlib
import math
from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QOpenGLContext, QVector3D, QVector4D

from refuge_annotator.geometry.point import Point
from refuge_annotator.view.loupe import RADIUS, lens_square, lens_view
from refuge_annotator.view.photograph import Photograph
from refuge_annotator.view.rectangle_gl import Rectangle, clip
from refuge_annotator.view.sampling import in_sight
from refuge_annotator.view.scene import Frame
from refuge_annotator.view.sheet_gl import Sheet
from refuge_annotator.view.textures_gl import OpenGlRefused, Textures, forget_errors
from refuge_annotator.view.tones_gl import Tones

GL_BLEND, GL_DEPTH_TEST, GL_STENCIL_TEST, GL_SCISSOR_TEST = 0x0BE2, 0x0B71, 0x0B90, 0x0C11
GL_MULTISAMPLE = 0x809D  # the photograph has no smooth edge, as QPainter's has none
GL_ONE, GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA = 0x0001, 0x0302, 0x0303
RETOUCHED = "RETOUCHED"  # compiles what a look and a loupe need, which the plain photograph need not wait for


class PhotographDrawer:
    """The shaders and textures of one context, which is current when this is made and draws.

    Attributes
    ----------
    sheet
        On which all that lies over the photograph is painted; None where the card draws it.
    """

    def __init__(self, context: QOpenGLContext, *, on_sheet: bool) -> None:
        self._context = context
        self.textures = Textures(context)
        self._plain, self._retouched = Rectangle(context), Rectangle(context, RETOUCHED)
        self._tones = Tones()
        self.sheet = Sheet(context) if on_sheet else None

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
        box = (
            view.left + sight.left * view.scale,
            view.top + sight.top * view.scale,
            columns * view.scale,
            rows * view.scale,
        )
        plain = lens is None and not frame.look.changes_values
        rectangle = self._plain if plain else self._retouched
        program = rectangle.program
        program.bind()
        if not plain:
            self._tones.use(program, frame.look)
            around = QVector3D(0, 0, 0) if lens is None else _lens(lens, room, ratio)
            program.setUniformValue(program.uniformLocation("lens"), around)
        program.setUniformValue(program.uniformLocation("last"), texture.bind(view.scale * ratio, exact=frame.exact))
        with self._only_within(lens, room, ratio):
            rectangle.fill(clip(box, room), QVector4D(*texture.part(sight.left, sight.top, columns, rows)))
        if not plain:
            self._tones.release()
        texture.release()  # last: it leaves the first unit the active one
        program.release()
        error = self._context.functions().glGetError()
        if error:  # out of memory, most likely
            raise OpenGlRefused(f"error 0x{error:04x}")

    @contextlib.contextmanager
    def _only_within(self, lens: Point | None, room: tuple[float, float], ratio: float) -> Iterator[None]:
        """Draw everywhere, or within a loupe only, whose edge is smooth."""
        functions = self._context.functions()
        for switch in (GL_BLEND, GL_DEPTH_TEST, GL_STENCIL_TEST, GL_MULTISAMPLE):
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

    def drop(self) -> None:
        """Give all textures back, whichever context is current and whether the widget still lives or not."""
        self.textures.drop()
        with self.textures.current() as ready:
            if ready:
                self._tones.drop()
                if self.sheet is not None:
                    self.sheet.drop()


def _lens(middle: Point, room: tuple[float, float], ratio: float) -> QVector3D:
    """Return middle and radius of a lens in device pixels; OpenGL counts from below."""
    return QVector3D(middle.x * ratio, round(room[1] * ratio) - middle.y * ratio, RADIUS * ratio)


def _below(square: QRectF, height: int, ratio: float) -> tuple[int, int, int, int]:
    """Return left, bottom, width and height in device pixels of a rectangle on a canvas of that height."""
    left, bottom = math.floor(square.left() * ratio), math.floor(height - square.bottom() * ratio)
    return left, bottom, math.ceil(square.width() * ratio) + 1, math.ceil(square.height() * ratio) + 1
