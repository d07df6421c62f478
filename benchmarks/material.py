"""What every program gets to work on: photographs, outlines, masks and a study, the same for all."""

import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from benchmarks.steps import PHOTOGRAPH, STUDY
from refuge_annotator.consensus.label import grey_mask
from refuge_annotator.demo.eye import Eye
from refuge_annotator.demo.photographs import synthetic_photograph, to_jpeg
from refuge_annotator.demo.raters import HANDS, read
from refuge_annotator.geometry.raster import full_mask
from refuge_annotator.store.store import create_study
from refuge_annotator.study.clock import SystemClock
from refuge_annotator.study.image import Laterality
from refuge_annotator.study.protocol import default_protocol
from refuge_annotator.study.reading import Reading
from refuge_annotator.study.survey import survey

PHOTOGRAPHS = 40
SHIFT = 16  # columns; neighbours are other photographs, of the same kind and size
SEED = 2018

Pixels = NDArray[np.uint8]


def make_material(folder: Path) -> None:
    """Fill a folder.

    photographs/
        JPEGs of one painted eye, each moved a little, so that no two files are equal.
    outlines.json
        Disc and cup of seven readings: (cx, cy, a, b, angle) each.
    masks.npy
        The same as seven grey masks at full size.
    study.refuge
        A study of these photographs; the seven have read the first one, and nothing else.
    """
    pixels, eye = painted()
    readings = seven_readings(eye)
    write_photographs(folder / "photographs", pixels, PHOTOGRAPHS)
    ellipses = [e for r in readings for e in (r.disc.ellipse, r.cup.ellipse) if e is not None]
    (folder / "outlines.json").write_text(json.dumps([[e.cx, e.cy, e.a, e.b, e.angle] for e in ellipses]))
    np.save(folder / "masks.npy", np.stack([_mask(r) for r in readings]))
    make_study(folder, readings)


def painted() -> tuple[Pixels, Eye]:
    """Return the photograph, uint8 RGB of (height, width, 3), and where its disc and cup are."""
    return synthetic_photograph(SEED, PHOTOGRAPH, Laterality.LEFT, glaucoma=True)


def seven_readings(eye: Eye, seed: int = SEED) -> list[Reading]:
    """Return what the seven simulated raters draw, without gross failures."""
    rng = np.random.default_rng(seed)
    return [read(eye, hand, (), rng) for hand in HANDS]


def write_photographs(folder: Path, pixels: Pixels, count: int) -> None:
    """Write `count` different photographs."""
    folder.mkdir()
    for number in range(count):
        (folder / f"{number + 1:04}.jpg").write_bytes(to_jpeg(np.roll(pixels, SHIFT * number, axis=1)))


def make_study(folder: Path, readings: Sequence[Reading] = ()) -> Path:
    """Make a study of the photographs in a folder, of which the first has been read if there are readings."""
    found = survey(folder, sorted((folder / "photographs").iterdir()))
    with create_study(
        folder / STUDY,
        title="Benchmark",
        protocol=default_protocol(len(HANDS)),
        root=folder,
        images=found.images,
        seed=SEED,
        clock=SystemClock(),
    ) as store:
        first = next(i for i in store.images() if i.path == found.images[0].path)
        for assignment, reading in zip(store.assignments(first.id), readings, strict=False):
            store.submit(assignment.id, reading, expected=1)
    return folder / STUDY


def _mask(reading: Reading) -> Pixels:
    shape = PHOTOGRAPH[::-1]
    if reading.disc.ellipse is None or reading.cup.ellipse is None:
        raise ValueError("a simulated rater has drawn no outline")
    return grey_mask(full_mask(reading.disc.ellipse, shape), full_mask(reading.cup.ellipse, shape))
