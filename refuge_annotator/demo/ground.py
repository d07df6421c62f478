"""Paint the fundus of a simulated left eye without vessels and nerve head, coarsely: all of it is smooth."""

import math

import cv2
import numpy as np

from refuge_annotator.demo.appearance import Appearance, Plane, clouds
from refuge_annotator.demo.eye import Eye


def paint_ground(eye: Eye, appearance: Appearance, rng: np.random.Generator, coarse: int) -> Plane:
    """Return red, green and blue of the fundus, float32 of (height / coarse, width / coarse, 3)."""
    width, height = (-(-side // coarse) for side in eye.size)
    x = ((np.arange(width, dtype=np.float32) + 0.5) * coarse - 0.5)[np.newaxis, :]
    y = ((np.arange(height, dtype=np.float32) + 0.5) * coarse - 0.5)[:, np.newaxis]
    planes = np.empty((height, width, 3), dtype=np.float32)
    planes[:] = np.array(appearance.ground, dtype=np.float32)
    blob = eye.diameter / coarse
    _mottle(planes, rng, blob)
    _choroid(planes, eye, appearance, rng, x, y, blob)
    planes *= _light(eye, appearance, rng, x, y)[..., np.newaxis]
    _fibres(planes, eye, appearance, rng, x, y)
    _macula(planes, eye, appearance, rng, x, y)
    _haze(planes, eye, appearance, rng, x, y)
    return planes


def _mottle(planes: Plane, rng: np.random.Generator, blob: float) -> None:
    """Spread pigment unevenly: more of it darkens green most and red least."""
    shape = planes.shape[:2]
    pigment = 0.035 * clouds(rng, shape, 1.6 * blob) + 0.02 * clouds(rng, shape, 0.5 * blob)
    pigment += 0.018 * clouds(rng, shape, max(0.12 * blob, 2.0)) + 0.02 * clouds(rng, shape, max(0.045 * blob, 1.3))
    for channel, share in enumerate((0.7, 1.1, 0.9)):
        planes[..., channel] *= 1 + share * pigment


def _choroid(
    planes: Plane, eye: Eye, appearance: Appearance, rng: np.random.Generator, x: Plane, y: Plane, blob: float
) -> None:
    """Paint orange bands where the choroid's vessels show through, round the disc rather than in the macula."""
    shape = planes.shape[:2]
    bands = np.zeros(shape, dtype=np.float32)
    for size, share in ((0.34, 1.0), (0.20, 0.8)):
        bend = clouds(rng, shape, size * blob)
        bands += share * np.exp(-((bend / 0.26) ** 2))
    patchy = np.clip(0.5 + 0.55 * clouds(rng, shape, 1.8 * blob), 0, 1.3)
    far = np.hypot(x - eye.fovea.x, y - eye.fovea.y) / eye.diameter
    bands *= patchy * (1 - 0.8 * np.exp(-((far / 1.1) ** 2)))
    bands = cv2.GaussianBlur(bands, (0, 0), max(0.02 * blob, 0.7)) * appearance.tessellation
    planes[..., 0] *= 1 + 0.16 * bands
    planes[..., 1] *= 1 + 0.08 * bands
    planes[..., 2] *= 1 - 0.04 * bands


def _light(eye: Eye, appearance: Appearance, rng: np.random.Generator, x: Plane, y: Plane) -> Plane:
    """Return the light: brightest between disc and macula, falling towards the edge of the field."""
    cx = 0.5 * eye.size[0] - rng.uniform(-0.05, 0.22) * eye.aperture
    cy = 0.5 * eye.size[1] + rng.normal(0, 0.10) * eye.aperture
    far = np.hypot(x - cx, (y - cy) * 1.05) / eye.aperture
    edge = np.hypot(x - 0.5 * eye.size[0], y - 0.5 * eye.size[1]) / eye.aperture
    light: Plane = 1.06 - appearance.falloff * far**1.8 - 0.10 * np.clip(edge, 0, 1) ** 10
    return np.clip(light, 0.2, None)


def _fibres(planes: Plane, eye: Eye, appearance: Appearance, rng: np.random.Generator, x: Plane, y: Plane) -> None:
    """Add the striped sheen of the nerve fibres, strongest along the arcades, gone in the periphery."""
    dx, dy = x - eye.disc.cx, y - eye.disc.cy
    far = np.hypot(dx, dy) / eye.diameter
    bend = 0.33 * np.clip(far - 0.5, 0, 3) * np.sign(dy) * np.clip(np.abs(dy) / (np.abs(dx) + 1), 0, 1)
    angle = np.arctan2(dy, dx) + bend * (dx > 0)
    stripes = _by_angle(rng, angle, 300) * 0.35 + _by_angle(rng, angle, 110) * 0.35
    stripes *= 1 + 0.6 * clouds(rng, planes.shape[:2], 0.2 * eye.diameter * planes.shape[1] / eye.size[0])
    sheen = np.exp(-(((np.abs(angle) - math.radians(66)) / 0.42) ** 2)) * np.exp(-(((far - 0.75) / 0.85) ** 2))
    sheen += 0.30 * np.exp(-(((np.abs(angle) - math.pi) / 0.7) ** 2)) * np.exp(-(((far - 0.6) / 0.5) ** 2))
    if eye.glaucoma:  # fibres are lost
        sheen *= 0.45
    sheen *= appearance.sheen * (1 + 0.5 * stripes)
    red, green, blue = appearance.ground
    planes += sheen[..., np.newaxis] * np.array([0.10 * red, 0.30 * green + 8, 0.30 * blue + 8], dtype=np.float32)


def _by_angle(rng: np.random.Generator, angle: Plane, count: int) -> Plane:
    """Return noise that depends on the direction alone."""
    ring = rng.standard_normal(count).astype(np.float32)
    place = (angle / (2 * math.pi) % 1.0) * count
    index = place.astype(np.int32)
    part = place - index
    result: Plane = ring[index % count] * (1 - part) + ring[(index + 1) % count] * part
    return result


def _macula(planes: Plane, eye: Eye, appearance: Appearance, rng: np.random.Generator, x: Plane, y: Plane) -> None:
    """Darken and redden towards the fovea, with a faint bright ring round it."""
    dx, dy = (x - eye.fovea.x) / eye.diameter, (y - eye.fovea.y) / eye.diameter
    far = np.hypot(dx * 0.93, dy)
    wide, narrow = np.exp(-((far / 0.80) ** 2)), np.exp(-((far / 0.33) ** 2))
    depth = rng.uniform(0.8, 1.15)
    for channel, (outer, inner) in enumerate(((0.14, 0.10), (0.22, 0.26), (0.20, 0.34))):
        planes[..., channel] *= 1 - depth * (outer * wide + inner * narrow)
    ring = np.exp(-(((np.hypot(dx * 0.85, dy) - rng.uniform(0.75, 0.95)) / 0.07) ** 2))
    side = np.clip(np.cos(np.arctan2(dy, dx) - rng.uniform(-2.6, -0.4)), 0, 1) ** 1.5
    planes += (ring * side * appearance.sheen * rng.uniform(0.2, 1.0))[..., np.newaxis] * np.float32(14.0)


def _haze(planes: Plane, eye: Eye, appearance: Appearance, rng: np.random.Generator, x: Plane, y: Plane) -> None:
    """Add grey light that leaks in from one side of the edge."""
    dx, dy = (x - 0.5 * eye.size[0]) / eye.aperture, (y - 0.5 * eye.size[1]) / eye.aperture
    far = np.hypot(dx, dy)
    toward = rng.uniform(-math.pi, math.pi)
    side = 0.35 + 0.65 * np.clip(0.5 + 0.5 * np.cos(np.arctan2(dy, dx) - toward), 0, 1) ** 2
    veil = np.clip((far - 0.45) / 0.55, 0, 1) ** 2 * side
    planes += 2.2 * veil[..., np.newaxis] * np.array(appearance.haze, dtype=np.float32)
