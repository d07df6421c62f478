"""Measure the statistics of agreement of 2,000 photographs read by seven, from the readings to every interval."""

import os
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

import numpy as np

from benchmarks.material import seven_readings
from benchmarks.steps import PHOTOGRAPH, tell
from refuge_annotator.demo.eye import draw_eye
from refuge_annotator.reference import Case, StudyData
from refuge_annotator.report.measure import measure
from refuge_annotator.report.statistics import statistics
from refuge_annotator.study.assignment import Revision, RevisionKind
from refuge_annotator.study.image import FundusImage, GlaucomaLabel
from refuge_annotator.study.info import StudyInfo
from refuge_annotator.study.protocol import default_protocol
from refuge_annotator.study.rater import Person, Role
from refuge_annotator.study.state import PhotographState

COUNT, EYES = 2_000, 50
WHEN = datetime(2026, 1, 1, tzinfo=UTC)


def main() -> None:
    """Run it in the folder that is given."""
    study = _study(Path(sys.argv[1]))
    start, cpu = time.perf_counter(), time.process_time()
    statistics(measure(study))
    wall, cpu = time.perf_counter() - start, time.process_time() - cpu
    tell({"statistics": [wall], "statistics: processor": [cpu / (os.cpu_count() or 1)]})


def _study(folder: Path) -> StudyData:
    """Return a study as values, two photographs of a patient, two cameras; every reading is another."""
    rng = np.random.default_rng(1)
    eyes = [draw_eye(rng, PHOTOGRAPH, glaucoma=bool(n % 2)) for n in range(EYES)]
    people = [Person(f"R{k}", f"R{k}", Role.RATER) for k in range(1, 8)] + [Person("S1", "S1", Role.SENIOR)]
    cases = []
    for number in range(COUNT):
        image = FundusImage(
            f"id {number}", f"{number:04}.jpg", f"P{number:04}", f"{number:064x}", f"{number:064x}", *PHOTOGRAPH,
            camera="AB"[number % 3 // 2], subject=f"{number // 2}",
        )  # fmt: skip
        readings = enumerate(seven_readings(eyes[number % EYES], number), 1)
        finals = tuple(
            Revision(f"{number} R{k}", f"R{k}", 1, RevisionKind.FINAL, r, "0" * 64, WHEN) for k, r in readings
        )
        glaucoma = GlaucomaLabel(glaucoma=bool(number % 2), source="records")
        firsts = tuple((final.rater, final) for final in finals)
        cases.append(Case(image, PhotographState.TO_REVIEW, finals, firsts, None, glaucoma))
    info = StudyInfo("id", "S", "Benchmark", default_protocol(7), folder, WHEN)
    return StudyData(info, tuple(people), tuple(cases), 1, "a" * 64)


if __name__ == "__main__":
    main()
