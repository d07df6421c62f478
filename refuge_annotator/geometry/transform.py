"""The one conversion between image pixels and the screen."""

from dataclasses import dataclass, replace

from refuge_annotator.geometry.point import Point

MIN_SCALE, MAX_SCALE = 0.02, 64.0


@dataclass(frozen=True, slots=True)
class Transform:
    """Where the photograph lies on the canvas.

    `scale` is screen pixels per image pixel; `left` and `top` are the screen position of the photograph's
    top-left *corner*, so the centre of its first pixel lies half an image pixel further. Screen pixels are
    logical (device-independent) ones, x right, y down, from the canvas's top-left corner.
    """

    scale: float = 1.0
    left: float = 0.0
    top: float = 0.0

    def to_screen(self, point: Point) -> Point:
        """Return the screen position of an image point."""
        return Point((point[0] + 0.5) * self.scale + self.left, (point[1] + 0.5) * self.scale + self.top)

    def to_image(self, point: Point) -> Point:
        """Return the image point under a screen position."""
        return Point((point[0] - self.left) / self.scale - 0.5, (point[1] - self.top) / self.scale - 0.5)


def pan(view: Transform, dx: float, dy: float) -> Transform:
    """Move the photograph by screen pixels."""
    return replace(view, left=view.left + dx, top=view.top + dy)


def zoom_about(view: Transform, screen: Point, factor: float) -> Transform:
    """Magnify by `factor`; the image point under `screen` stays under it."""
    scale = min(max(view.scale * factor, MIN_SCALE), MAX_SCALE)
    ratio = scale / view.scale
    return Transform(scale, screen[0] - (screen[0] - view.left) * ratio, screen[1] - (screen[1] - view.top) * ratio)


def center_on(point: Point, scale: float, canvas: tuple[float, float]) -> Transform:
    """Put an image point in the middle of a canvas of (width, height) screen pixels."""
    scale = min(max(scale, MIN_SCALE), MAX_SCALE)
    return Transform(scale, canvas[0] / 2 - (point[0] + 0.5) * scale, canvas[1] / 2 - (point[1] + 0.5) * scale)


def fit(image: tuple[int, int], canvas: tuple[float, float], margin: float = 0.0) -> Transform:
    """Show a whole photograph of (width, height) pixels, centred, `margin` screen pixels from the edge."""
    width, height = image
    room_x, room_y = max(canvas[0] - 2 * margin, 1.0), max(canvas[1] - 2 * margin, 1.0)
    scale = min(room_x / max(width, 1), room_y / max(height, 1))
    return center_on(Point((width - 1) / 2, (height - 1) / 2), scale, canvas)
