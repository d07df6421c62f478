"""A study ready for the senior: photographs under telling names, seven raters, known differences."""

from collections.abc import Sequence
from pathlib import Path

import cv2
import numpy as np

from refuge_annotator.geometry.ellipse import normal_ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.store.store import create_study
from refuge_annotator.study.image import GlaucomaLabel
from refuge_annotator.study.protocol import Protocol, default_protocol
from refuge_annotator.study.rater import Role
from refuge_annotator.study.reading import EMPTY, Answer, Reading, Structure, adjust, answer, place_fovea
from refuge_annotator.study.survey import survey
from tests.small_study import seeded

SIZE = 420, 360  # width, height
DISC, CUP, FOVEA = (120.0, 170.0, 50.0, 46.0), (122.0, 172.0, 25.0, 22.0), (300.0, 185.0)
TELLING = "Glaucoma/g{:04d}.png"  # what must never be seen on the page


def reading(
    disc: tuple[float, ...] | None = DISC,
    cup: tuple[float, ...] | None = CUP,
    fovea: tuple[float, float] | None = FOVEA,
) -> Reading:
    """Return a reading; without a disc or cup it "cannot grade" it, without a fovea that is "not visible"."""
    made = EMPTY
    for structure, shape in ((Structure.DISC, disc), (Structure.CUP, cup)):
        if shape is None:
            made = answer(made, structure, Answer.CANNOT_GRADE)
        else:
            made = adjust(made, structure, normal_ellipse(*shape, 90.0))
    return answer(made, Structure.FOVEA, Answer.ABSENT) if fovea is None else place_fovea(made, Point(*fovea))


def no_cup(made: Reading) -> Reading:
    return answer(made, Structure.CUP, Answer.ABSENT)


def alike(count: int = 7) -> list[Reading]:
    """Readings that differ by a pixel or so."""
    return [
        reading((120.0 + k % 2, 170.0, 50.0 + k / 4, 46.0), (122.0, 172.0, 25.0 + k / 5, 22.0), (300.0 + k, 185.0))
        for k in range(count)
    ]


def split_cups() -> list[Reading]:
    """Three large cups, three small ones, one that cannot be graded: everything between is tied."""
    large, small = (122.0, 172.0, 32.0, 30.0), (122.0, 172.0, 16.0, 15.0)
    return [reading(cup=cup) for cup in (large, small, large, small, large, small, None)]


def few_cups() -> list[Reading]:
    """Three of seven grade the cup: too few."""
    return [reading(cup=CUP if k < 3 else None) for k in range(7)]


def one_off() -> list[Reading]:
    """Six alike, and the last one with a cup as large as the disc."""
    return [*alike(6), reading(cup=(120.0, 170.0, 48.0, 44.0))]


def make(folder: Path, photographs: Sequence[Sequence[Reading]], protocol: Protocol | None = None) -> Path:
    """Write photographs and a study whose raters have read them; fewer readings leave the last raters unread.

    Returns
    -------
    Path
        The study file. Photographs are in study order, with labels of glaucoma for all.
    """
    rng = np.random.default_rng(3)
    for number in range(len(photographs)):
        path = folder / TELLING.format(number + 1)
        path.parent.mkdir(parents=True, exist_ok=True)
        pixels = rng.integers(60, 130, (SIZE[1], SIZE[0], 3), np.uint8)
        path.write_bytes(cv2.imencode(".png", pixels)[1].tobytes())
    study = folder / "senior.refuge"
    found = survey(folder, sorted(folder.rglob("*.png")))
    with create_study(
        study,
        title="Senior",
        protocol=protocol or default_protocol(7),
        root=folder,
        images=found.images,
        seed=4,
        clock=seeded(),
    ) as store:
        store.import_labels([(i.id, GlaucomaLabel(True, "diagnosis-of-record")) for i in store.images()], "M1")
        raters = [p for p in store.people() if p.role is Role.RATER]
        for image, readings in zip(store.images(), photographs, strict=True):
            for rater, one in zip(raters, readings, strict=False):
                mine = {a.image: a for a in store.worklist(rater.id)}
                store.submit(mine[image.id].id, one, expected=1)
    return study
