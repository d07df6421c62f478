"""The series of photographs of the demo study: one real, the others painted."""

import shutil
from dataclasses import dataclass
from pathlib import Path

from refuge_annotator.demo.eye import Eye
from refuge_annotator.demo.photographs import synthetic_photograph, to_jpeg
from refuge_annotator.demo.raters import Failure, planted
from refuge_annotator.demo.real import real_eye, real_photograph
from refuge_annotator.progress import Progress
from refuge_annotator.study.image import Laterality

SIZES = ((1634, 1634), (2124, 2056))  # of the two cameras of the published set
GLAUCOMA = (1, 4)  # of every five photographs


@dataclass(frozen=True, slots=True)
class DemoPhotograph:
    """One photograph of the series: its place, file name and eye, what fails, and whether the eye is simulated."""

    index: int
    name: str
    eye: Eye
    failures: tuple[Failure, ...]
    simulated: bool = True


def make_series(folder: Path, count: int, seed: int, progress: Progress | None) -> tuple[DemoPhotograph, ...] | None:
    """Write `count` photographs into a folder; None when `progress` said to stop."""
    series = []
    for index in range(count):
        name = f"T{index + 1:04}.jpg"
        eye = _real(folder / name) if index == 0 else _painted(folder / name, index, seed)
        series.append(DemoPhotograph(index, name, eye, planted(index, eye), simulated=index > 0))
        if progress is not None and not progress(index + 1, count):
            return None
    return tuple(series)


def _real(path: Path) -> Eye:
    shutil.copyfile(real_photograph(), path)
    return real_eye()


def _painted(path: Path, index: int, seed: int) -> Eye:
    side = Laterality.RIGHT if index // 2 % 2 else Laterality.LEFT
    pixels, eye = synthetic_photograph(seed * 100_003 + index, SIZES[index % 2], side, index % 5 in GLAUCOMA)
    path.write_bytes(to_jpeg(pixels))
    return eye
