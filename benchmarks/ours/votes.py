"""Measure one mask and the consensus of seven readings, and count the pixels where the plain definition differs."""

import json
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import numpy as np

from benchmarks.steps import PHOTOGRAPH, tell
from refuge_annotator.consensus.label import BACKGROUND, CUP, RIM, GreyMask, consensus_mask
from refuge_annotator.consensus.merge import merge
from refuge_annotator.geometry.ellipse import Ellipse, normal_ellipse
from refuge_annotator.geometry.raster import full_mask
from refuge_annotator.study.protocol import default_protocol
from refuge_annotator.study.reading import EMPTY, Reading, Structure, adjust

TIMES = 30
SHAPE = PHOTOGRAPH[::-1]


def main() -> None:
    """Run it on the material in the folder that is given."""
    outlines = [normal_ellipse(*o) for o in json.loads((Path(sys.argv[1]) / "outlines.json").read_text())]
    discs, cups = outlines[::2], outlines[1::2]
    protocol = default_protocol(7)
    others = (_readings(discs, cups, step / 100) for step in range(1, TIMES + 1))  # nothing kept of the last can serve

    def vote(readings: Mapping[str, Reading]) -> GreyMask:
        return consensus_mask(merge(readings, SHAPE, protocol))

    tell(
        {
            "mask": _timed(lambda: full_mask(discs[0], SHAPE)),
            "vote": _timed(lambda: vote(next(others))),
            "plain vote": _timed(lambda: _plain(discs, cups), 2),
            "pixels that differ": [float(np.count_nonzero(vote(_readings(discs, cups, 0.0)) != _plain(discs, cups)))],
        }
    )


def _readings(discs: list[Ellipse], cups: list[Ellipse], right: float) -> Mapping[str, Reading]:
    """Return the seven readings, moved to the right by some pixels."""
    moved = [[replace(ellipse, cx=ellipse.cx + right) for ellipse in ellipses] for ellipses in (discs, cups)]
    return {
        f"R{k}": adjust(adjust(EMPTY, Structure.DISC, disc), Structure.CUP, cup)
        for k, (disc, cup) in enumerate(zip(*moved, strict=True), 1)
    }


def _timed(work: Callable[[], object], times: int = TIMES) -> list[float]:
    seconds = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        seconds.append(time.perf_counter() - start)
    return seconds


def _plain(discs: list[Ellipse], cups: list[Ellipse]) -> GreyMask:
    """Vote as the definition says it: every pixel of every reading by the formula, in whole frames."""
    disc, cup = (2 * sum(_inside(e).astype(int) for e in ellipses) > len(ellipses) for ellipses in (discs, cups))
    grey: GreyMask = np.where(disc & cup, CUP, np.where(disc, RIM, BACKGROUND)).astype(np.uint8)
    return grey


def _inside(ellipse: Ellipse) -> np.ndarray:
    y, x = np.mgrid[: SHAPE[0], : SHAPE[1]].astype(float)
    turn = np.radians(ellipse.angle)
    dx, dy = x - ellipse.cx, y - ellipse.cy
    u, v = dx * np.cos(turn) + dy * np.sin(turn), dy * np.cos(turn) - dx * np.sin(turn)
    return (u / ellipse.a) ** 2 + (v / ellipse.b) ** 2 <= 1 + 1e-9


main()
