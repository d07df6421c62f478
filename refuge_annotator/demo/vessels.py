"""Grow the vessels of a simulated left eye: arcades from the disc, branches, twigs towards the macula."""

import math
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from refuge_annotator.demo.eye import Eye
from refuge_annotator.geometry.ellipse import Ellipse

FloatArray = NDArray[np.float64]
Steer = Callable[[float, float, float], float]  # x, y, length so far -> wanted heading in radians

# where the large vessels leave the disc (degrees from temporal, upwards) and their width in disc diameters
ARCADES = ((74.0, 1.0), (-72.0, 1.0), (112.0, 0.72), (-114.0, 0.68))
SMALL = ((28.0, 0.34), (-20.0, 0.30), (158.0, 0.42), (-160.0, 0.40), (186.0, 0.30))
VEIN, ARTERY = 0.072, 0.055
THINNEST = 0.008
DEEPEST = 4
MOST_TURN = math.radians(65)  # of a branch, from where it set out


@dataclass(frozen=True, eq=False)
class Vessel:
    """A vessel's centre line, shape (n, 2) in pixels, and its width at each of the n points."""

    points: FloatArray
    widths: FloatArray
    artery: bool


@dataclass
class _Garden:
    """Where vessels grow: the eye, the chance, and what is already taken."""

    eye: Eye
    rng: np.random.Generator
    vessels: list[Vessel] = field(default_factory=list)
    taken: dict[tuple[bool, int, int], int] = field(default_factory=dict)

    @property
    def step(self) -> float:
        return self.eye.diameter * 0.035

    def outside(self, x: float, y: float) -> bool:
        width, height = self.eye.size
        return math.hypot(x - width / 2, y - height / 2) > self.eye.aperture + 2 * self.step

    def at_fovea(self, x: float, y: float) -> bool:
        return math.hypot(x - self.eye.fovea.x, y - self.eye.fovea.y) < 0.24 * self.eye.diameter

    def blocked(self, artery: bool, x: float, y: float, owner: int, parent: int) -> bool:
        """Take a cell, or tell that another vessel of the same kind has it."""
        cell = (artery, int(x / (1.6 * self.step)), int(y / (1.6 * self.step)))
        holder = self.taken.setdefault(cell, owner)
        return holder not in (owner, parent)


@dataclass(frozen=True, slots=True)
class _Shoot:
    """A vessel about to grow."""

    x: float
    y: float
    heading: float
    width: float
    length: float
    artery: bool
    depth: int
    steer: Steer
    wiggle: float
    grip: float = 0.18  # how fast it turns to where it is steered
    parent: int = -1
    start: tuple[tuple[float, float], ...] = ()  # its way over the disc


def grow_vessels(eye: Eye, rng: np.random.Generator) -> tuple[Vessel, ...]:
    """Return all vessels of a left eye, large ones first."""
    garden = _Garden(eye, rng)
    shoots: list[_Shoot] = []
    for artery in (False, True):
        shoots += [_arcade(garden, angle, share, artery) for angle, share in ARCADES]
        shoots += [_small(garden, angle, share, artery) for angle, share in SMALL if rng.random() < 0.8]
    while shoots:
        shoots.sort(key=lambda s: (s.depth, -s.width))
        shoots += _grow(garden, shoots.pop(0))
    return tuple(garden.vessels)


def _arcade(garden: _Garden, angle: float, share: float, artery: bool) -> _Shoot:
    """Return a large vessel that leaves the disc steeply and, on the temporal side, bends round the macula."""
    eye, rng = garden.eye, garden.rng
    up = -1.0 if angle > 0 else 1.0
    temporal = abs(angle) < 90
    leave = abs(angle) + rng.normal(0.0, 5.0) + (7.0 if artery else -3.0) * (1 if temporal else -1)
    steer = _round_macula(garden, up) if temporal else _straight_on(garden, up * math.radians(leave))
    width = eye.diameter * (ARTERY if artery else VEIN) * share * rng.uniform(0.9, 1.1)
    trunk = (eye.cup.cx - 0.42 * eye.cup.b + rng.normal(0, 0.03) * eye.disc.a, eye.cup.cy - up * 0.08 * eye.cup.a)
    return _from_disc(garden, up * math.radians(leave), width, artery, steer, trunk)


def _small(garden: _Garden, angle: float, share: float, artery: bool) -> _Shoot:
    """Return a small vessel that comes out of the cup's wall sideways and runs straight on."""
    eye, rng = garden.eye, garden.rng
    heading = -math.radians(angle + rng.normal(0.0, 9.0) + (8.0 if artery else 0.0))
    width = eye.diameter * (ARTERY if artery else VEIN) * share * rng.uniform(0.8, 1.2)
    trunk = _on(eye.cup, heading + rng.normal(0.0, 0.15), rng.uniform(0.35, 0.7))
    return _from_disc(garden, heading, width, artery, _straight_on(garden, heading), trunk, kink=0.3)


def _round_macula(garden: _Garden, up: float) -> Steer:
    """Return the steering of an arcade: up to its height above the fovea, then slowly back to the horizontal."""
    eye, rng = garden.eye, garden.rng
    reach = math.hypot(eye.fovea.x - eye.disc.cx, eye.fovea.y - eye.disc.cy)
    height, apex = reach * rng.uniform(0.74, 0.98), reach * rng.uniform(0.75, 1.15)
    steep, back = rng.uniform(1.9, 2.5), rng.uniform(0.06, 0.16)

    def level(x: float) -> float:
        part = (x - eye.disc.cx) / apex
        rise = 1 - (1 - part) ** steep if part < 1 else 1 - back * (part - 1) ** 2
        return eye.disc.cy + (eye.fovea.y - eye.disc.cy) * min(part, 1.0) + up * height * rise

    def steer(x: float, y: float, _gone: float) -> float:
        ahead = max(x + 0.16 * reach, eye.disc.cx + 0.20 * reach)
        return math.atan2(level(ahead) - y, ahead - x)

    return steer


def _straight_on(garden: _Garden, heading: float) -> Steer:
    """Return the steering of a vessel that keeps its way with a slight bend."""
    bend = garden.rng.normal(0.0, 0.10) / garden.eye.diameter
    return lambda _x, _y, gone: heading + bend * gone


def _from_disc(
    garden: _Garden,
    heading: float,
    width: float,
    artery: bool,
    steer: Steer,
    trunk: tuple[float, float],
    kink: float = 1.0,
) -> _Shoot:
    """Lead a vessel over the cup's floor, round the bend at the cup's edge and across the rim."""
    eye, rng = garden.eye, garden.rng
    slip = kink * (rng.normal(0.0, 0.10) + (0.20 if eye.glaucoma else 0.06) * math.copysign(1.0, math.cos(heading)))
    edge = _on(eye.cup, heading + slip * math.copysign(1.0, math.sin(heading)), 1.0)
    rim = _on(eye.disc, heading, 0.98)
    wall = (0.35 * trunk[0] + 0.65 * edge[0], 0.35 * trunk[1] + 0.65 * edge[1] + rng.normal(0, 0.02) * eye.disc.a)
    start = (trunk, wall, edge, rim)
    return _Shoot(*rim, heading, width, 6.0 * eye.diameter, artery, 0, steer, 0.10, start=start)


def _on(ellipse: Ellipse, heading: float, share: float) -> tuple[float, float]:
    """Return the point of an ellipse seen from its centre under a heading."""
    turn = heading - math.radians(ellipse.angle)
    radius = share / math.hypot(math.cos(turn) / ellipse.a, math.sin(turn) / ellipse.b)
    return ellipse.cx + radius * math.cos(heading), ellipse.cy + radius * math.sin(heading)


def _grow(garden: _Garden, shoot: _Shoot) -> list[_Shoot]:
    """Grow one vessel to its end and return its branches."""
    rng, step, thinnest = garden.rng, garden.step, THINNEST * garden.eye.diameter
    owner = len(garden.vessels)
    count = int(shoot.length / step)
    noise = rng.normal(0.0, 1.0, count)
    x, y, heading, width, drift = shoot.x, shoot.y, shoot.heading, shoot.width, 0.0
    points, widths, children = [(x, y)], [width], []
    next_branch = step * rng.uniform(4, 12) if shoot.depth else garden.eye.diameter * rng.uniform(0.35, 0.9)
    side = 1.0 if rng.random() < 0.5 else -1.0
    for i in range(count):
        gone = i * step
        wanted = shoot.steer(x, y, gone)
        drift *= 0.88 if shoot.depth == 0 else 0.6
        drift += shoot.wiggle * float(noise[i])
        heading += shoot.grip * math.remainder(wanted - heading, 2 * math.pi) + 0.35 * drift
        if shoot.depth:
            heading = min(max(heading, shoot.heading - MOST_TURN), shoot.heading + MOST_TURN)
        x, y = x + step * math.cos(heading), y + step * math.sin(heading)
        width = max(width * (1 - 0.006 - 0.02 * (shoot.depth > 1)), thinnest)
        if garden.outside(x, y) or garden.at_fovea(x, y):
            break
        if garden.blocked(shoot.artery, x, y, owner, shoot.parent) and i > 3 and shoot.depth:
            break
        points.append((x, y))
        widths.append(width)
        if gone > next_branch and shoot.depth < DEEPEST and width > 1.25 * thinnest:
            child = _branch(garden, shoot, owner, (x, y, heading, width), side)
            width = max((width**3 - child.width**3), thinnest**3) ** (1 / 3)
            children.append(child)
            side = -side if rng.random() < 0.75 else side
            next_branch = gone + garden.eye.diameter * rng.uniform(0.2, 0.65) / (1 + 0.2 * shoot.depth)
    if shoot.depth and len(points) < (14 if shoot.width > 3 * thinnest else 6):  # a stump
        return []
    garden.vessels.append(_finish(shoot, points, widths))
    return children


def _branch(garden: _Garden, shoot: _Shoot, owner: int, here: tuple[float, float, float, float], side: float) -> _Shoot:
    """Return a side branch; the cubes of the widths add up (Murray's law)."""
    eye, rng = garden.eye, garden.rng
    x, y, heading, width = here
    share = rng.uniform(0.30, 0.68) if shoot.depth == 0 else rng.uniform(0.35, 0.8)
    thin = width * share
    fork = side * math.radians(rng.uniform(25, 50) if share > 0.65 else rng.uniform(40, 80))
    away = heading + fork
    to_fovea = math.atan2(eye.fovea.y - y, eye.fovea.x - x)
    inward = abs(math.remainder(to_fovea - away, 2 * math.pi)) < math.radians(80) and x > eye.disc.cx + eye.disc.a
    length = thin * rng.uniform(30, 62) + 0.40 * eye.diameter

    def steer(px: float, py: float, gone: float) -> float:
        if inward:
            return math.atan2(eye.fovea.y - py, eye.fovea.x - px)
        return away - 0.5 * fork * min(gone / (0.5 * eye.diameter), 1.0)

    return _Shoot(x, y, away, max(thin, THINNEST * eye.diameter), length, shoot.artery, shoot.depth + 1, steer,
                  0.24 + 0.06 * shoot.depth, 0.07, parent=owner)  # fmt: skip


def _finish(shoot: _Shoot, points: list[tuple[float, float]], widths: list[float]) -> Vessel:
    """Smooth the centre line and let the end fade."""
    way = np.array([*shoot.start[:-1], *points], dtype=np.float64)
    width = np.array([*[shoot.width] * (len(way) - len(points)), *widths], dtype=np.float64)
    if shoot.depth:
        end = len(width) // 3 + 1
        width[-end:] *= np.linspace(1.0, 0.35, end)
    else:  # it comes up from the depth little by little
        width[:2] *= np.array([0.3, 0.75])
    for _ in range(2):  # Chaikin's corner cutting
        way, width = _cut_corners(way), _cut_corners(width[:, np.newaxis])[:, 0]
    return Vessel(way, width, shoot.artery)


def _cut_corners(line: FloatArray) -> FloatArray:
    if len(line) < 3:
        return line
    inner = np.empty((2 * len(line) - 2, line.shape[1]))
    inner[0::2] = 0.75 * line[:-1] + 0.25 * line[1:]
    inner[1::2] = 0.25 * line[:-1] + 0.75 * line[1:]
    return np.concatenate([line[:1], inner, line[-1:]])
