"""The widget that shows a photograph with its overlays, and tells the mouse in image pixels."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QImage, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.transform import Transform, center_on, fit
from refuge_annotator.imaging.look import Look
from refuge_annotator.view.display import Display
from refuge_annotator.view.mouse import Mouse
from refuge_annotator.view.photograph import Photograph, Pixels, Preparer
from refuge_annotator.view.sampling import kept_in_sight, snapped
from refuge_annotator.view.scene import EMPTY, Frame, Scene, Tile

FIT_MARGIN = 12.0


class Canvas(QWidget):
    """Shows a photograph and a scene over it; decides nothing about either.

    Signals
    -------
    pressed, moved, released
        A drag with the left button: Point in image pixels, buttons and keyboard modifiers as Qt's integers.
    cancelled
        The drag ended without a release; the gesture is to be forgotten.
    hovered
        Point in image pixels, while no button is held.
    left
        The pointer left the canvas.
    tuned
        A drag with the right button: how far it is from its start, in screen pixels to the right and upwards.
    tune_ended
        Whether that was let go; False when it was backed out of.
    photograph_changed
        Another photograph is shown, or none.
    view_changed
        The new Transform.
    renderer_changed
        The name of the renderer now in use.
    """

    pressed = Signal(object, int, int)
    moved = Signal(object, int, int)
    released = Signal(object, int, int)
    cancelled = Signal()
    hovered = Signal(object)
    left = Signal()
    tuned = Signal(float, float)
    tune_ended = Signal(bool)
    photograph_changed = Signal()
    view_changed = Signal(object)
    renderer_changed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._photograph: Photograph | None = None
        self._shown: Photograph | None = None  # the same, or its evened version
        self._frame = Frame()
        self._fitted = True
        self.setMinimumSize(160, 120)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self._display = Display(self)
        self._display.renderer_changed.connect(self.renderer_changed)
        layout.addWidget(self._display)
        self._mouse = Mouse(self, lambda: self._frame.view)
        for name in ("pressed", "moved", "released", "cancelled", "hovered", "left", "tuned", "tune_ended"):
            getattr(self._mouse, name).connect(getattr(self, name))
        self._mouse.view_wished.connect(self.move_view)
        self._mouse.place.connect(self._move_lens)
        self._loupe = False
        self._pointer: Point | None = None  # in screen pixels, while it is over the canvas

    @property
    def renderer_name(self) -> str:
        """What draws: "raster", or "OpenGL" with the name of the graphics card."""
        return self._display.renderer_name

    @property
    def photograph(self) -> Photograph | None:
        """What is shown, None without one."""
        return self._photograph

    @property
    def image_size(self) -> tuple[int, int] | None:
        """(width, height) of the photograph in pixels, None without one."""
        return None if self._photograph is None else self._photograph.size

    @property
    def fitted(self) -> bool:
        """Whether the whole photograph is shown, and stays so when the canvas changes its size."""
        return self._fitted

    @property
    def view(self) -> Transform:
        """Where the photograph lies."""
        return self._frame.view

    def scene(self) -> Scene:
        """Return what lies over the photograph."""
        return self._frame.scene

    @property
    def preparer(self) -> Preparer:
        """What makes photographs ready for this canvas, in any thread."""
        return self._display.preparer

    def set_photograph(self, photograph: Photograph | Pixels | None, *, keep_view: bool = False) -> None:
        """Show another photograph, or none; the old one's scene and message go.

        Parameters
        ----------
        photograph
            As the `preparer` made it, or uint8 RGB, shape (height, width, 3), in any memory order; kept, so nobody
            writes to it any more.
        keep_view
            Leave zoom and place as they are; otherwise the photograph is fitted.
        """
        self._mouse.cancel()
        if photograph is not None and not isinstance(photograph, Photograph):
            photograph = Photograph(photograph)
        self._photograph = photograph
        self._shown = None if photograph is None else self._as_wished(photograph)
        self._display.show_photograph(self._shown)
        self._show(replace(self._frame, scene=EMPTY, message="", tiles=()))
        if not keep_view:
            self.fit()
        self.photograph_changed.emit()

    def expect(self, photographs: Sequence[Photograph]) -> None:
        """Have ready what may be shown after the photograph on screen, the likeliest first."""
        self._display.expect([self._as_wished(photograph) for photograph in photographs])

    def set_message(self, message: str) -> None:
        """Show a sentence in place of the photograph, of which nothing stays."""
        self.set_photograph(None)
        self._show(replace(self._frame, message=message))

    def set_scene(self, scene: Scene) -> None:
        """Lay another scene over the photograph."""
        self._show(replace(self._frame, scene=scene))

    def set_tiles(self, tiles: Sequence[Tile]) -> None:
        """Show the photograph once in each tile in place of the whole, or whole again where there is none.

        The view stays the one of the whole; `view_in` says what that comes to in a tile.
        """
        self._show(replace(self._frame, tiles=tuple(tiles)))

    def set_background(self, color: str) -> None:
        """Colour the surroundings of the photograph, ``#rrggbb``."""
        self._show(replace(self._frame, background=color))

    def set_look(self, look: Look) -> None:
        """Show the photograph with another look; its pixels stay as they are.

        One that is to be evened out shows so as soon as its `even` has been called and this again.
        """
        self.preparer.evens = look.clahe
        self._show(replace(self._frame, look=look))
        wished = None if self._photograph is None else self._as_wished(self._photograph)
        if wished is not self._shown:
            self._shown = wished
            self._display.show_photograph(wished)

    def set_exact(self, exact: bool) -> None:
        """Show magnified pixels as squares, or blended."""
        self._show(replace(self._frame, exact=exact))

    def set_loupe(self, wish: bool) -> None:
        """Magnify what is round the pointer, or no more."""
        self._loupe = wish
        self._move_lens(self._pointer)

    def set_view(self, view: Transform) -> None:
        """Move the photograph; at actual size onto whole device pixels."""
        self._fitted = False
        self._take_view(view)

    def move_view(self, view: Transform) -> None:
        """Move the photograph as `set_view` does, but not out of sight."""
        if self.image_size is not None:
            self.set_view(kept_in_sight(view, self.image_size, self._room()))

    def fit(self) -> None:
        """Show the whole photograph, and go on doing so when the canvas changes its size."""
        self._fitted = True
        if self.image_size is not None:
            self._take_view(fit(self.image_size, self._room(), FIT_MARGIN))

    def zoom_to(self, point: Point, scale: float) -> None:
        """Put an image point in the middle at `scale` logical screen pixels per image pixel."""
        self.set_view(center_on(point, scale, self._room()))

    def cancel_drag(self) -> None:
        """End a drag without a release, as Escape does."""
        self._mouse.cancel()

    def grab_image(self) -> QImage:
        """Return what is shown, in device pixels."""
        return self._display.grab_image()

    def event(self, event: QEvent) -> bool:
        """On a screen of another density, lay the photograph on its whole pixels anew."""
        done = super().event(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._take_view(self._frame.view)
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the photograph fitted, or its middle in the middle."""
        super().resizeEvent(event)
        if self._fitted:
            self.fit()
        elif event.oldSize().isValid():
            grown = event.size() - event.oldSize()
            view = self._frame.view
            self._take_view(replace(view, left=view.left + grown.width() / 2, top=view.top + grown.height() / 2))

    def _as_wished(self, photograph: Photograph) -> Photograph:
        """Return a photograph, or its evened version where that is wished and there."""
        return photograph.evened or photograph if self._frame.look.clahe else photograph

    def _move_lens(self, place: Point | None) -> None:
        self._pointer = place
        lens = place if self._loupe else None
        if lens != self._frame.lens:
            self._show(replace(self._frame, lens=lens))

    def _room(self) -> tuple[float, float]:
        return float(self.width()), float(self.height())

    def _take_view(self, view: Transform) -> None:
        view = snapped(view, self.devicePixelRatioF())
        if view != self._frame.view:
            self._show(replace(self._frame, view=view))
            self.view_changed.emit(view)

    def _show(self, frame: Frame) -> None:
        self._frame = frame
        self._display.show_frame(frame)
