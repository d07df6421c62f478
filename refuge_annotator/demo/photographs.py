"""Synthetic fundus photographs with a known disc, cup and fovea."""

import math

import cv2
import numpy as np
from numpy.typing import NDArray

from refuge_annotator.demo.appearance import Appearance, Plane, clouds, draw_appearance
from refuge_annotator.demo.eye import Eye, draw_eye, mirrored
from refuge_annotator.demo.ground import paint_ground
from refuge_annotator.demo.nerve_head import box_of_nerve_head, inside, paint_nerve_head
from refuge_annotator.demo.vessels import Vessel, grow_vessels
from refuge_annotator.geometry.raster import Box
from refuge_annotator.study.image import Laterality

Pixels = NDArray[np.uint8]
QUALITY = 92
SMALLEST = 200
VEIN_TAKES, ARTERY_TAKES = (0.34, 0.60, 0.48), (0.15, 0.46, 0.40)  # of red, green and blue light
SUBPIXEL = 4  # bits, for OpenCV's drawing


def synthetic_photograph(seed: int, size: tuple[int, int], eye: Laterality, glaucoma: bool) -> tuple[Pixels, Eye]:
    """Return a fundus photograph and what is true of it.

    Parameters
    ----------
    size
        (width, height) in pixels, at least `SMALLEST` each.

    Returns
    -------
    pixels
        uint8, (height, width, 3), red, green, blue.
    truth
        The eye, with disc, cup and fovea in pixels of that photograph.
    """
    if min(size) < SMALLEST:
        raise ValueError(f"a photograph of {size} is too small to show an eye")
    rng = np.random.default_rng([seed, *size, int(glaucoma)])
    left = draw_eye(rng, size, glaucoma)
    pixels = _paint(left, draw_appearance(rng, size[0] == size[1]), rng)
    if eye == Laterality.LEFT:
        return pixels, left
    return np.ascontiguousarray(pixels[:, ::-1]), mirrored(left)


def to_jpeg(pixels: Pixels) -> bytes:
    """Return a photograph as a JPEG file's bytes."""
    done, data = cv2.imencode(".jpg", cv2.cvtColor(pixels, cv2.COLOR_RGB2BGR), [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
    if not done:
        raise ValueError("the photograph cannot be written as JPEG")
    return data.tobytes()


def _paint(eye: Eye, appearance: Appearance, rng: np.random.Generator) -> Pixels:
    coarse = max(round(eye.size[0] / 530), 1)
    ground = paint_ground(eye, appearance, rng, coarse)
    whole = cv2.resize(ground, None, fx=coarse, fy=coarse, interpolation=cv2.INTER_LINEAR)
    planes: Plane = np.ascontiguousarray(whole[: eye.size[1], : eye.size[0]], dtype=np.float32)
    paint_nerve_head(planes[box_of_nerve_head(eye).slices], eye, appearance, rng)
    _paint_vessels(planes, eye, grow_vessels(eye, rng))
    _paint_reflexes(planes, eye, rng)
    return _expose(planes, eye, appearance, rng)


def _paint_vessels(planes: Plane, eye: Eye, vessels: tuple[Vessel, ...]) -> None:
    """Let the vessels take light, veins below arteries; a bright line runs along the wider ones."""
    soft = max(0.0032 * eye.diameter, 0.5)
    box = box_of_nerve_head(eye)
    deep = _depth(eye, box)
    for artery, takes in ((False, VEIN_TAKES), (True, ARTERY_TAKES)):
        blood = np.zeros(planes.shape[:2], dtype=np.uint8)
        shine = np.zeros(planes.shape[:2], dtype=np.uint8)
        for vessel in sorted((v for v in vessels if v.artery is artery), key=lambda v: float(v.widths.max())):
            _draw(blood, vessel, eye, 1.0)
        for vessel in vessels:
            if vessel.artery is artery and vessel.widths.max() > 0.022 * eye.diameter:
                _draw(shine, vessel, eye, 0.30)
        for layer in (blood, shine):
            cv2.GaussianBlur(layer, (0, 0), soft, dst=layer)
        lost = blood.astype(np.float32) * np.float32(1 / 255)
        lost[box.slices] *= deep
        lost *= 1 - shine.astype(np.float32) * np.float32((0.32 if artery else 0.22) / 255)
        for channel, share in enumerate(takes):
            planes[..., channel] *= 1 - np.float32(share) * lost


def _depth(eye: Eye, box: Box) -> Plane:
    """Return how much of the vessels is seen in a box, 0 to 1: they come up from the depth of the cup."""
    x = np.arange(box.left, box.right, dtype=np.float32)[np.newaxis, :] - (eye.cup.cx - 0.42 * eye.cup.b)
    y = np.arange(box.top, box.bottom, dtype=np.float32)[:, np.newaxis] - eye.cup.cy
    seen = 1 - 0.75 * np.exp(-((x / (0.30 * eye.cup.b)) ** 2) - (y / (0.34 * eye.cup.a)) ** 2)
    return seen.astype(np.float32)


def _draw(layer: Pixels, vessel: Vessel, eye: Eye, part: float) -> None:
    """Draw a vessel as ribbons, piece by piece, the thinner the fainter."""
    way, widths = vessel.points, vessel.widths
    along = np.gradient(way, axis=0)
    along /= np.maximum(np.hypot(along[:, 0], along[:, 1]), 1e-9)[:, np.newaxis]
    normal = np.stack([-along[:, 1], along[:, 0]], axis=1)
    half = np.maximum(widths * part, 1.2)[:, np.newaxis] / 2
    one, other = way + normal * half, way - normal * half
    for start in range(0, len(way) - 1, 12):
        end = min(start + 14, len(way))
        thick = float(widths[start:end].mean()) / eye.diameter
        dense = 255 * (0.20 + 0.80 * (1 - math.exp(-thick / 0.022)))
        ribbon = np.concatenate([one[start:end], other[start:end][::-1]])
        corners = np.round(ribbon * (1 << SUBPIXEL)).astype(np.int32)
        cv2.fillPoly(layer, [corners], int(dense), cv2.LINE_AA, SUBPIXEL)


def _paint_reflexes(planes: Plane, eye: Eye, rng: np.random.Generator) -> None:
    """Add the tiny glint of the fovea, and the pale reflex of the lens where there is one."""
    reach = max(int(0.12 * eye.diameter), 4)
    left, top = int(eye.fovea.x) - reach, int(eye.fovea.y) - reach
    x = np.arange(left, left + 2 * reach, dtype=np.float32)[np.newaxis, :] - eye.fovea.x
    y = np.arange(top, top + 2 * reach, dtype=np.float32)[:, np.newaxis] - eye.fovea.y
    far = np.hypot(x, y * 1.1) / eye.diameter
    side = np.clip(0.55 + 0.45 * np.cos(np.arctan2(y, x) - rng.uniform(-math.pi, math.pi)), 0, 1)
    glint = np.exp(-(((far - 0.020) / 0.009) ** 2)) * side * rng.uniform(0.3, 1.0)
    planes[top : top + 2 * reach, left : left + 2 * reach] += glint[..., np.newaxis] * np.float32(46.0)
    if eye.spot is not None:
        spot = eye.spot
        reach = int(spot.a * 2.2)
        left, top = max(int(spot.cx) - reach, 0), max(int(spot.cy) - reach, 0)
        part = planes[top : int(spot.cy) + reach, left : int(spot.cx) + reach]
        x = np.arange(left, left + part.shape[1], dtype=np.float32)[np.newaxis, :]
        y = np.arange(top, top + part.shape[0], dtype=np.float32)[:, np.newaxis]
        pale = inside(spot, x, y, 0.42 * spot.a) * rng.uniform(0.24, 0.36)
        part += pale[..., np.newaxis] * (np.array([225.0, 200.0, 190.0], dtype=np.float32) - part)


def _expose(planes: Plane, eye: Eye, appearance: Appearance, rng: np.random.Generator) -> Pixels:
    """Blur, add the sensor's noise, cut the field of view out of the dark."""
    width, height = eye.size
    scale = width / 2124
    cv2.GaussianBlur(planes, (0, 0), max(appearance.blur * scale, 0.4), dst=planes)
    grain: Plane = rng.standard_normal((height, width), dtype=np.float32)
    cv2.GaussianBlur(grain, (0, 0), 0.7, dst=grain)
    grain *= np.float32(2.0 * appearance.noise)
    tint = clouds(rng, (height, width), 2.2)
    planes *= (1 + np.float32(0.016) * clouds(rng, (height, width), max(6.5 * scale, 1.5)))[..., np.newaxis]
    for channel, share in enumerate((1.0, 0.9, 1.25)):
        plane = planes[..., channel]
        plane += grain * np.float32(share)
        plane += tint * np.float32((0.7, -0.4, 0.9)[channel])
        high = plane > 225  # the sensor saturates softly
        plane[high] = 225 + 30 * (1 - np.exp(-(plane[high] - 225) / 30))
    field = np.zeros((height, width), dtype=np.uint8)
    middle = (round((width - 1) / 2 * 16), round((height - 1) / 2 * 16))
    cv2.circle(field, middle, round((eye.aperture - 1) * 16), 255, -1, cv2.LINE_AA, SUBPIXEL)
    cv2.GaussianBlur(field, (0, 0), max(1.2 * scale, 0.4), dst=field)
    planes *= (field.astype(np.float32) * np.float32(1 / 255))[..., np.newaxis]
    pixels: Pixels = np.clip(planes + 0.5, 0, 255).astype(np.uint8)
    return pixels
