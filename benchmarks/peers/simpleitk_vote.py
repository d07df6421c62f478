"""Measure SimpleITK's label voting on seven ready masks at full size."""

import sys
import time
from pathlib import Path

import numpy as np
import SimpleITK

from benchmarks.steps import tell

TIMES, UNDECIDED = 10, 200


def main() -> None:
    masks = np.load(Path(sys.argv[1]) / "masks.npy")
    images = [SimpleITK.GetImageFromArray(mask) for mask in masks]
    seconds = []
    for _ in range(TIMES):
        start = time.perf_counter()
        voted = SimpleITK.LabelVoting(images, UNDECIDED)
        seconds.append(time.perf_counter() - start)
    if voted.GetSize() != images[0].GetSize():
        raise SystemExit("nothing was voted")
    tell({"vote": seconds[1:]}, SimpleITK=SimpleITK.Version_VersionString())


main()
