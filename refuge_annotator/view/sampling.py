"""Which part of a photograph is in sight, and how its pixels become screen pixels: one rule for both renderers."""

import math
from dataclasses import dataclass, replace

from refuge_annotator.geometry.transform import Transform

LARGEST = 1.25  # device pixels per pixel of a level, before the next finer one is taken
BORDER = 2  # pixels drawn beyond the canvas, so that smoothing has its neighbours
STRIP = 32.0  # logical screen pixels of the photograph that stay on the canvas


@dataclass(frozen=True, slots=True)
class Sight:
    """The part of a photograph that the canvas shows, in whole pixels: left <= x < right, top <= y < bottom."""

    left: int
    top: int
    right: int
    bottom: int


def in_sight(image: tuple[int, int], canvas: tuple[float, float], view: Transform) -> Sight | None:
    """Return the visible part of an image of (width, height) pixels on a canvas of (width, height) logical pixels."""
    left, right = _span(image[0], canvas[0], view.left, view.scale)
    top, bottom = _span(image[1], canvas[1], view.top, view.scale)
    return Sight(left, top, right, bottom) if left < right and top < bottom else None


def covers(image: tuple[int, int], canvas: tuple[float, float], view: Transform, ratio: float) -> bool:
    """Tell whether an image leaves nothing free of a canvas, a border's width on each side included.

    `ratio` is device pixels per logical pixel. Where it is not whole a canvas may touch device pixels beyond its size,
    so there nothing covers it.
    """
    return float(ratio).is_integer() and all(
        start <= -BORDER and start + length * view.scale >= room + BORDER
        for start, length, room in zip((view.left, view.top), image, canvas, strict=True)
    )


def is_smooth(scale: float, *, exact: bool) -> bool:
    """Tell whether neighbouring pixels blend at `scale` device pixels per image pixel.

    Made smaller they always do; magnified, unless the `exact` pixels are wished, each a square.
    """
    return not is_actual_size(scale) and (scale < 1.0 or not exact)


def halvings(scale: float) -> int:
    """Return how often a photograph is halved before it is drawn at `scale` device pixels per image pixel.

    What is drawn from it is between 0.63 and 1.25 times as large: neither jagged nor blurred.
    """
    return max(math.floor(math.log2(LARGEST / scale)), 0)


def is_actual_size(scale: float) -> bool:
    """Tell whether one image pixel fills one device pixel."""
    return abs(scale - 1.0) < 1e-9


def snapped(view: Transform, ratio: float) -> Transform:
    """At actual size, and at a half, a quarter and so on, move the photograph onto whole device pixels.

    Every pixel then shows as it is, or as the plain average of its neighbours. `ratio` is device pixels per logical
    pixel.
    """
    halvings = -math.log2(view.scale * ratio)
    if abs(halvings - round(halvings)) > 1e-9 or halvings < -1e-9:
        return view
    return replace(view, left=round(view.left * ratio) / ratio, top=round(view.top * ratio) / ratio)


def _span(length: int, room: float, start: float, scale: float) -> tuple[int, int]:
    first = max(math.floor(-start / scale) - BORDER, 0)
    last = min(math.ceil((room - start) / scale) + BORDER, length)
    return first, last


def kept_in_sight(view: Transform, image: tuple[int, int], canvas: tuple[float, float]) -> Transform:
    """Hold a strip of an image of (width, height) pixels on the canvas, so that it cannot be lost."""
    return replace(
        view,
        left=_held(view.left, image[0] * view.scale, canvas[0]),
        top=_held(view.top, image[1] * view.scale, canvas[1]),
    )


def _held(start: float, length: float, room: float) -> float:
    strip = min(STRIP, length)
    return min(max(start, strip - length), room - strip)
