"""Simulated raters: each with a hand of his or her own, and one who fails now and then."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

import numpy as np

from refuge_annotator.demo.eye import Eye
from refuge_annotator.geometry.ellipse import Ellipse, contains, ellipse_points, normal_ellipse
from refuge_annotator.geometry.point import Point, rounded
from refuge_annotator.study.reading import (
    EMPTY,
    OUTLINED,
    Answer,
    Fault,
    Reading,
    Structure,
    answer,
    answer_of,
    outline_of,
    place_fovea,
    set_fault,
    set_points,
)
from refuge_annotator.study.rules import broken_rules, set_aside

CLICK_SD = 4 / 300  # of a disc's diameter: 4 pixels for a disc of 300
CUP_CLICK_SD = 3 / 300
FOVEA_SD = 7 / 300
CLICKS = (8, 14)
SURE = "checked: it is so"
REASONS = {"cup_leaves_disc": "rim lost there", "cup_large": "rim almost lost"}
ADD_POINT, MARK_FOVEA = "Add point", "Mark fovea"  # as the tools call these steps


@dataclass(frozen=True, slots=True)
class Hand:
    """How one rater's outlines differ from the others': logarithm of the size, shift in disc diameters (x, y)."""

    code: str
    disc: float
    cup: float
    shift: tuple[float, float]


HANDS = (
    Hand("R1", 0.000, 0.025, (0.000, 0.003)),
    Hand("R2", 0.012, 0.095, (0.004, 0.000)),
    Hand("R3", -0.010, -0.085, (-0.005, 0.002)),
    Hand("R4", 0.004, -0.030, (0.002, -0.004)),
    Hand("R5", -0.006, 0.060, (-0.002, -0.003)),
    Hand("R6", 0.008, -0.055, (0.006, 0.004)),
    Hand("R7", -0.004, -0.010, (-0.003, 0.000)),
)


class Kind(StrEnum):
    """How a reading can fail grossly."""

    WHOLE_DISC = "the cup is drawn as the whole disc"
    ATROPHY = "the disc is drawn round the atrophy"
    SPOT = "the disc is drawn round a bright spot"
    ELSEWHERE = "the fovea is marked elsewhere"
    NOT_GRADED = "the structure is called impossible to grade"


@dataclass(frozen=True, slots=True)
class Failure:
    """A planted failure of one rater on one photograph."""

    rater: str
    structure: Structure
    kind: Kind

    @property
    def votes(self) -> bool:
        """Whether it would count if nobody dropped it."""
        return self.kind is not Kind.NOT_GRADED


@dataclass(frozen=True, slots=True)
class Step:
    """One gesture of a reading, as it is kept for undo."""

    label: str
    reading: Reading


def planted(index: int, eye: Eye) -> tuple[Failure, ...]:
    """Return the failures of the photograph at `index` in the study: mostly of R6, on every third photograph."""
    failures = []
    if index % 3 == 1:
        disc = Kind.SPOT if eye.spot is not None and index % 2 else Kind.ATROPHY
        structure, kind = ((Structure.CUP, Kind.WHOLE_DISC), (Structure.DISC, disc), (Structure.FOVEA, Kind.ELSEWHERE))[
            index // 3 % 3
        ]
        failures.append(Failure("R6", structure, kind))
    if index % 8 == 5:
        structure = Structure.CUP if index // 8 % 2 else Structure.FOVEA
        failures.append(Failure("R3", structure, Kind.NOT_GRADED))
    if index % 9 == 6:
        failures.append(Failure("R2", Structure.FOVEA, Kind.ELSEWHERE))
    return tuple(failures)


def read(eye: Eye, hand: Hand, failures: Sequence[Failure], rng: np.random.Generator) -> Reading:
    """Return a rater's whole reading of an eye, with the failures that are his or hers."""
    mine = {f.structure: f.kind for f in failures if f.rater == hand.code}
    disc = _as_seen(eye.disc, eye, hand.disc + rng.normal(0.0, 0.010), hand, rng)
    cup = _inside(_as_seen(eye.cup, eye, hand.cup + rng.normal(0.0, 0.040), hand, rng), disc)
    disc, cup = _failed(eye, mine, disc, cup)
    reading = EMPTY
    for structure, target, spread in ((Structure.DISC, disc, CLICK_SD), (Structure.CUP, cup, CUP_CLICK_SD)):
        if mine.get(structure) is Kind.NOT_GRADED:
            reading = answer(reading, structure, Answer.CANNOT_GRADE)
        else:
            reading = _outlined(reading, structure, target, spread * eye.diameter, rng)
    return _with_fovea(reading, eye, mine.get(Structure.FOVEA), rng)


def _with_fovea(reading: Reading, eye: Eye, kind: Kind | None, rng: np.random.Generator) -> Reading:
    if kind is Kind.NOT_GRADED:
        return answer(reading, Structure.FOVEA, Answer.CANNOT_GRADE)
    fovea = _near(eye.fovea, FOVEA_SD * eye.diameter, rng)
    if kind is Kind.ELSEWHERE:
        turn, far = rng.uniform(-math.pi, math.pi), rng.uniform(0.7, 1.1) * eye.diameter
        fovea = Point(fovea.x + far * math.cos(turn), fovea.y + far * math.sin(turn))
    return place_fovea(reading, fovea)


def explained(reading: Reading, eye: Eye) -> Reading:
    """Return a reading as its rater submits it: with a fault for what cannot be graded, and every rule set aside.

    Those who fail believe that they are right, and say so.
    """
    if any(answer_of(reading, s) is Answer.CANNOT_GRADE for s in Structure):
        reading = set_fault(reading, Fault.BLUR, there=True)
    width, height = eye.size
    broken = broken_rules(reading, (height, width), eye.laterality)
    return set_aside(reading, broken, {rule.id: REASONS.get(rule.id, SURE) for rule in broken})


def gestures(reading: Reading) -> tuple[Step, ...]:
    """Return how a reading came about, click by click: disc, cup, fovea."""
    steps: list[Step] = []
    now = EMPTY
    for structure in OUTLINED:
        points = outline_of(reading, structure).points
        for count in range(1, len(points) + 1):
            now = set_points(now, structure, points[:count])
            steps.append(Step(ADD_POINT, now))
    if reading.fovea.point is not None:
        steps.append(Step(MARK_FOVEA, place_fovea(now, reading.fovea.point)))
    return tuple(steps)


def _as_seen(true: Ellipse, eye: Eye, size: float, hand: Hand, rng: np.random.Generator) -> Ellipse:
    """Return an ellipse as a rater believes it to be."""
    slip = rng.normal(0.0, 0.004, 2) * eye.diameter
    return normal_ellipse(
        true.cx + hand.shift[0] * eye.diameter + slip[0],
        true.cy + hand.shift[1] * eye.diameter + slip[1],
        true.a * math.exp(size + rng.normal(0.0, 0.008)),
        true.b * math.exp(size + rng.normal(0.0, 0.008)),
        true.angle,
    )


def _inside(cup: Ellipse, disc: Ellipse) -> Ellipse:
    """Shrink a cup until it lies in its disc, as a careful rater does."""
    for _ in range(20):
        if all(contains(disc, Point(*p)) for p in ellipse_points(cup, 36)):
            break
        cup = replace(cup, a=cup.a * 0.97, b=cup.b * 0.97)
    return cup


def _failed(eye: Eye, kinds: dict[Structure, Kind], disc: Ellipse, cup: Ellipse) -> tuple[Ellipse, Ellipse]:
    """Return disc and cup with this rater's failures in them."""
    if kinds.get(Structure.CUP) is Kind.WHOLE_DISC:
        return disc, replace(disc, a=disc.a * 0.95, b=disc.b * 0.95)
    if kinds.get(Structure.DISC) is Kind.SPOT and eye.spot is not None:
        spot = replace(eye.spot, a=eye.spot.a * 1.3, b=eye.spot.b * 1.3)
        return spot, replace(spot, a=spot.a * 0.5, b=spot.b * 0.5)
    if kinds.get(Structure.DISC) is Kind.ATROPHY:
        temporal = 1.0 if eye.fovea.x > eye.disc.cx else -1.0
        wide = replace(disc, cx=disc.cx + temporal * 0.10 * eye.diameter, a=disc.a * 1.22, b=disc.b * 1.30)
        return wide, cup
    return disc, cup


def _outlined(
    reading: Reading, structure: Structure, target: Ellipse, spread: float, rng: np.random.Generator
) -> Reading:
    """Click all round an outline; where the clicks make no ellipse the rater begins again."""
    done = reading
    for _ in range(5):
        done = set_points(reading, structure, _clicks(target, spread, rng))
        if outline_of(done, structure).ellipse is not None:
            break
    return done


def _clicks(target: Ellipse, spread: float, rng: np.random.Generator) -> list[Point]:
    count = int(rng.integers(CLICKS[0], CLICKS[1] + 1))
    first = rng.uniform(0, 1)
    around = (first + (np.arange(count) + rng.uniform(-0.3, 0.3, count)) / count) % 1.0
    outline = ellipse_points(target, 3600)
    return [_near(Point(*outline[int(part * 3600)]), spread, rng) for part in around]


def _near(point: Point, spread: float, rng: np.random.Generator) -> Point:
    dx, dy = rng.normal(0.0, spread, 2)
    return rounded(Point(point.x + dx, point.y + dy))
