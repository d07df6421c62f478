"""A simulated eye: where its disc, cup and fovea are, before anything is painted."""

import math
from dataclasses import dataclass, replace

import numpy as np

from refuge_annotator.geometry.ellipse import Ellipse, contains, ellipse_points, half_extent, normal_ellipse
from refuge_annotator.geometry.point import Point, rounded
from refuge_annotator.study.image import Laterality

RIM_AT_LEAST = 0.06  # of the way from the disc's centre to its edge, everywhere
NORMAL_RATIO = (0.30, 0.48)
GLAUCOMA_RATIO = (0.62, 0.80)


@dataclass(frozen=True, slots=True)
class Eye:
    """What is true of a simulated photograph.

    Attributes
    ----------
    size
        (width, height) in pixels.
    aperture
        Radius of the round field of view around the middle of the photograph, in pixels; it may be cut by the edges.
    atrophy
        The outer outline of the pale crescent beside the disc, if there is one.
    spot
        A pale reflex of the lens that can be taken for a disc, if there is one.
    """

    size: tuple[int, int]
    laterality: Laterality
    glaucoma: bool
    aperture: float
    disc: Ellipse
    cup: Ellipse
    fovea: Point
    atrophy: Ellipse | None = None
    spot: Ellipse | None = None

    @property
    def diameter(self) -> float:
        """The disc's mean diameter in pixels, the measure of everything in an eye."""
        return self.disc.a + self.disc.b

    @property
    def vertical_ratio(self) -> float:
        """The vertical cup-to-disc ratio of the two ellipses."""
        return half_extent(self.cup)[1] / half_extent(self.disc)[1]


def draw_eye(rng: np.random.Generator, size: tuple[int, int], glaucoma: bool) -> Eye:
    """Return a random left eye (temporal is +x) that fills a photograph of (width, height)."""
    width, height = size
    field = max(width, height) if width != height else 0.957 * width
    diameter = field * rng.uniform(0.140, 0.162)
    tilt, reach = math.radians(rng.normal(7.0, 2.0)), diameter * rng.uniform(2.35, 2.60)
    fovea = Point(width * rng.uniform(0.49, 0.54), height * rng.uniform(0.49, 0.53))
    disc = normal_ellipse(
        fovea.x - reach * math.cos(tilt),
        fovea.y - reach * math.sin(tilt),
        diameter / 2 * rng.uniform(1.02, 1.08),
        diameter / 2 * rng.uniform(0.90, 0.97),
        90.0 + rng.normal(0.0, 7.0),
    )
    ratio = rng.uniform(*(GLAUCOMA_RATIO if glaucoma else NORMAL_RATIO))
    cup = _cup_in(disc, rng, ratio, glaucoma)
    atrophy = _crescent(disc, rng) if rng.random() < (0.65 if glaucoma else 0.3) else None
    spot = None
    if rng.random() < 0.35:
        radius = diameter * rng.uniform(0.13, 0.19)
        far = rng.uniform(0.9, 1.3) * diameter
        spot = normal_ellipse(fovea.x + far * rng.uniform(-0.6, 0.6), fovea.y - far, radius, radius * 0.9, 30.0)
    return Eye(size, Laterality.LEFT, glaucoma, field / 2, disc, cup, rounded(fovea), atrophy, spot)


def mirrored(eye: Eye) -> Eye:
    """Return the same eye seen in a mirror: left becomes right, every place moves to the other side."""
    last = eye.size[0] - 1

    def turn(ellipse: Ellipse) -> Ellipse:
        return normal_ellipse(last - ellipse.cx, ellipse.cy, ellipse.a, ellipse.b, 180.0 - ellipse.angle)

    return replace(
        eye,
        laterality=Laterality.RIGHT if eye.laterality is Laterality.LEFT else Laterality.LEFT,
        disc=turn(eye.disc),
        cup=turn(eye.cup),
        fovea=rounded(Point(last - eye.fovea.x, eye.fovea.y)),
        atrophy=None if eye.atrophy is None else turn(eye.atrophy),
        spot=None if eye.spot is None else turn(eye.spot),
    )


def _cup_in(disc: Ellipse, rng: np.random.Generator, ratio: float, glaucoma: bool) -> Ellipse:
    """Return a cup of the given vertical ratio, a little temporal, that leaves a rim all round."""
    across = rng.uniform(0.88, 0.98) if glaucoma else rng.uniform(0.92, 1.08)
    half_x, half_y = half_extent(disc)
    a, b = ratio * half_y, min(ratio * half_y * across, (1 - 2 * RIM_AT_LEAST) * half_x)
    dx, dy, angle = rng.uniform(0.02, 0.10) * half_x, rng.normal(0.0, 0.03) * half_y, 90.0 + rng.normal(0.0, 8.0)
    outer = replace(disc, a=disc.a * (1 - RIM_AT_LEAST), b=disc.b * (1 - RIM_AT_LEAST))
    for step in range(9):
        part = 1 - step / 8
        cup = normal_ellipse(disc.cx + dx * part, disc.cy + dy * part, a, b, 90.0 + (angle - 90.0) * part)
        if all(contains(outer, Point(*p)) for p in ellipse_points(cup, 48)):
            return cup
    return normal_ellipse(disc.cx, disc.cy, disc.a * ratio, disc.b * ratio, disc.angle)


def _crescent(disc: Ellipse, rng: np.random.Generator) -> Ellipse:
    wider = rng.uniform(0.08, 0.22)
    return normal_ellipse(
        disc.cx + disc.b * wider * 0.9, disc.cy + disc.a * rng.uniform(-0.06, 0.12), disc.a * (1 + 0.5 * wider),
        disc.b * (1 + wider), disc.angle + rng.normal(0.0, 8.0),
    )  # fmt: skip
