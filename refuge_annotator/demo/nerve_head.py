"""Paint the nerve head of a simulated left eye: rim, pallor, cup, crescent, and the glow around it."""

import math

import cv2
import numpy as np

from refuge_annotator.demo.appearance import Appearance, Plane, clouds
from refuge_annotator.demo.eye import Eye
from refuge_annotator.geometry.ellipse import Ellipse, half_extent
from refuge_annotator.geometry.raster import Box


def box_of_nerve_head(eye: Eye) -> Box:
    """Return the box of pixels that the nerve head and its glow can reach."""
    reach = 1.35 * eye.diameter
    width, height = eye.size
    return Box(
        max(int(eye.disc.cx - reach), 0),
        max(int(eye.disc.cy - reach), 0),
        min(int(eye.disc.cx + reach) + 1, width),
        min(int(eye.disc.cy + reach) + 1, height),
    )


def paint_nerve_head(planes: Plane, eye: Eye, appearance: Appearance, rng: np.random.Generator) -> None:
    """Paint into the `box_of_nerve_head` of a photograph: `planes` is that box, float32, red, green, blue."""
    box = box_of_nerve_head(eye)
    x = np.arange(box.left, box.right, dtype=np.float32)[np.newaxis, :]
    y = np.arange(box.top, box.bottom, dtype=np.float32)[:, np.newaxis]
    _glow(planes, eye, appearance, x, y)
    if eye.atrophy is not None:
        _crescent(planes, eye, eye.atrophy, rng, x, y)
    _rim(planes, eye, appearance, rng, x, y)
    _cup(planes, eye, appearance, rng, x, y)


def inside(ellipse: Ellipse, x: Plane, y: Plane, soft: Plane | float, uneven: Plane | float = 0.0) -> Plane:
    """Return 1 inside, 0 outside, with an edge whose softness is `soft` pixels; 0.5 lies on the outline.

    `uneven` moves the edge outwards by pixels.
    """
    turn = math.radians(ellipse.angle)
    c, s = math.cos(turn), math.sin(turn)
    u, v = (
        ((x - ellipse.cx) * c + (y - ellipse.cy) * s) / ellipse.a,
        ((y - ellipse.cy) * c - (x - ellipse.cx) * s) / ellipse.b,
    )
    outward = (np.sqrt(u * u + v * v) - 1) * math.sqrt(ellipse.a * ellipse.b) - uneven
    result: Plane = 1 / (1 + np.exp(np.clip(outward / (0.45 * soft), -30, 30)))
    return result


def _glow(planes: Plane, eye: Eye, appearance: Appearance, x: Plane, y: Plane) -> None:
    """Scatter light of the disc into its surroundings."""
    far = np.hypot(x - eye.disc.cx, y - eye.disc.cy) / eye.diameter
    halo = np.exp(-((far / 0.72) ** 2))
    planes += halo[..., np.newaxis] * (0.10 * np.array(appearance.rim, dtype=np.float32))


def _crescent(planes: Plane, eye: Eye, outline: Ellipse, rng: np.random.Generator, x: Plane, y: Plane) -> None:
    """Paint pale atrophy on the temporal side of the disc, with pigment here and there at its outer edge."""
    shape = planes.shape[:2]
    uneven = 0.016 * eye.diameter * clouds(rng, shape, 0.14 * eye.diameter)
    temporal = np.clip(1.6 * (x - eye.disc.cx) / eye.diameter + 0.35, 0, 1)
    within = inside(outline, x, y, 0.03 * eye.diameter, uneven)
    rough = 1 + 0.20 * clouds(rng, shape, 0.05 * eye.diameter)
    weight = 0.55 * np.clip(within * rough, 0, 1) * temporal
    light = 0.45 * planes[..., 0] + 0.55 * planes[..., 1]
    for channel, tint in enumerate((1.22, 1.10, 0.74)):
        planes[..., channel] += weight * (light * tint + 12 - planes[..., channel])
    edge = inside(outline, x, y, 0.05 * eye.diameter, uneven)
    patchy = np.clip(0.15 + 0.6 * clouds(rng, shape, 0.13 * eye.diameter), 0, 1)
    planes *= 1 - (1.5 * edge * (1 - edge) * temporal * patchy)[..., np.newaxis]


def _rim(planes: Plane, eye: Eye, appearance: Appearance, rng: np.random.Generator, x: Plane, y: Plane) -> None:
    """Paint the pink rim: paler on the temporal side, its edge blurred nasally, sharp and bright temporally."""
    half_x, half_y = half_extent(eye.disc)
    across, down = (x - eye.disc.cx) / half_x, (y - eye.disc.cy) / half_y
    soft = (0.018 + 0.022 * np.clip(-across, 0, 1) + 0.02 * np.abs(down)) * eye.diameter
    uneven = 0.006 * eye.diameter * clouds(rng, planes.shape[:2], 0.15 * eye.diameter)
    alpha = inside(eye.disc, x, y, soft, uneven) * 0.94
    pale = np.clip(0.42 + 0.50 * across + 0.08 * clouds(rng, planes.shape[:2], 0.25 * eye.diameter), 0, 1)
    texture = 1 + 0.022 * clouds(rng, planes.shape[:2], 0.07 * eye.diameter)
    nasal_red = np.clip(-across, 0, 1) * 0.06 + np.abs(down) * 0.05
    for channel in range(3):
        rim, cup = appearance.rim[channel], appearance.cup[channel]
        colour = (rim + 0.40 * pale * (cup - rim)) * texture * (1 - nasal_red * (0.4, 1.0, 1.0)[channel])
        planes[..., channel] += alpha * (colour - planes[..., channel])
    ring = inside(eye.disc, x, y, 0.018 * eye.diameter)
    ring = 4 * ring * (1 - ring) * np.clip(across - 0.45, 0, 1) * 0.8
    planes += ring[..., np.newaxis] * np.array([26.0, 36.0, 26.0], dtype=np.float32)


def _cup(planes: Plane, eye: Eye, appearance: Appearance, rng: np.random.Generator, x: Plane, y: Plane) -> None:
    """Paint the pale cup: brightest off its middle, its wall soft nasally and steep temporally."""
    half_x, half_y = half_extent(eye.cup)
    across = (x - eye.cup.cx) / half_x
    down = (y - eye.cup.cy) / half_y
    slope = 0.038 if eye.glaucoma else 0.042
    soft = (slope + 0.03 * np.clip(-across, 0, 1)) * eye.diameter
    alpha = inside(eye.cup, x, y, soft) * (0.82 if eye.glaucoma else 0.80)
    deep = np.exp(-(((across - 0.12) / 0.75) ** 2 + (down / 0.8) ** 2))
    texture = 1 + 0.012 * clouds(rng, planes.shape[:2], 0.09 * eye.diameter)
    for channel in range(3):
        bright = appearance.cup[channel] * (0.94 + 0.13 * deep) * texture
        planes[..., channel] += alpha * (bright - planes[..., channel])
    if eye.glaucoma:
        _lamina(planes, eye, rng, alpha, deep)


def _lamina(planes: Plane, eye: Eye, rng: np.random.Generator, alpha: Plane, deep: Plane) -> None:
    """Dot the floor of a deep cup with grey."""
    dots = clouds(rng, planes.shape[:2], 0.035 * eye.diameter)
    dots = cv2.GaussianBlur(np.clip(dots - 0.9, 0, 2), (0, 0), max(0.006 * eye.diameter, 0.6))
    planes *= 1 - (np.clip(0.10 * dots, 0, 0.14) * alpha * deep)[..., np.newaxis]
