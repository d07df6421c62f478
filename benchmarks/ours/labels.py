"""Measure an export of 400 photographs, beside bare loops that write the same masks with fewer promises, or as many."""

import hashlib
import io
import os
import shutil
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
from PIL import Image

from benchmarks.material import seven_readings
from benchmarks.steps import PHOTOGRAPH, tell
from refuge_annotator.demo.eye import draw_eye
from refuge_annotator.demo.senior import accept
from refuge_annotator.export import export_study
from refuge_annotator.reference import Case, StudyData, label_of
from refuge_annotator.study.assignment import Revision, RevisionKind
from refuge_annotator.study.image import FundusImage, GlaucomaLabel
from refuge_annotator.study.info import StudyInfo
from refuge_annotator.study.protocol import Protocol, default_protocol
from refuge_annotator.study.rater import Person, Role
from refuge_annotator.study.reading import Reading
from refuge_annotator.study.reading_codec import reading_to_text
from refuge_annotator.study.record import sha256
from refuge_annotator.study.review import ReviewRevision
from refuge_annotator.study.state import PhotographState

COUNT, FEW, EYES, TIMES = 400, 100, 16, 3
FORMAT = "refuge-validation"
WHEN = datetime(2026, 1, 1, tzinfo=UTC)


def main() -> None:
    """Run it on the material in the folder that is given."""
    folder = Path(sys.argv[1]) / "labels"
    shutil.rmtree(folder, ignore_errors=True)
    few, many = _study(folder, FEW), _study(folder, COUNT)
    masks = [label_of(case, many.info.protocol).mask for case in many.cases[:EYES]]
    samples: dict[str, list[float]] = {}

    def timed(name: str, work: Callable[[Path], object], count: int) -> None:
        out = folder / "out"
        os.sync()  # so that nobody waits for what another one has written
        start, cpu = time.perf_counter(), time.process_time()
        work(out)
        wall, cpu = time.perf_counter() - start, time.process_time() - cpu
        samples.setdefault(name, []).append(wall / count)
        samples.setdefault(f"{name}: cores", []).append(cpu / wall)
        shutil.rmtree(out)

    for _ in range(TIMES):
        timed("bare", lambda out: _bare(masks, out, lasting=False), COUNT)
        timed("export", lambda out: export_study(many, FORMAT, out, photographs=many.info.root), COUNT)
        timed("lasting", lambda out: _bare(masks, out, lasting=True), COUNT)
        timed("careful", lambda out: _careful(masks, out, many), COUNT)
        timed("few", lambda out: export_study(few, FORMAT, out, photographs=few.info.root), FEW)
    tell(samples)


def _bare(masks: list[np.ndarray], out: Path, *, lasting: bool) -> None:
    """Write every mask, and nothing else."""
    out.mkdir()
    for number in range(COUNT):
        path = out / f"T{number + 1:04}.bmp"
        Image.fromarray(masks[number % EYES]).save(path)
        if lasting:
            with path.open("rb+") as stream:
                os.fsync(stream.fileno())


def _careful(masks: list[np.ndarray], out: Path, data: StudyData) -> None:
    """Write ready masks with all that an export promises: the disk has them, they read back, and hashes say so."""
    out.mkdir()
    for number in range(COUNT):
        photograph, mask = data.cases[number].image, masks[number % EYES]
        stream = io.BytesIO()
        Image.fromarray(mask).save(stream, "BMP")
        path, file = out / f"T{number + 1:04}.bmp", stream.getvalue()
        with path.open("xb") as disk:
            disk.write(file)
            disk.flush()
            os.fsync(disk.fileno())
        seen = hashlib.sha256((data.info.root / photograph.path).read_bytes()).hexdigest()
        if path.read_bytes() != file or seen != photograph.sha256:
            raise ValueError(path)
        hashlib.sha256(file).hexdigest(), hashlib.sha256(mask).hexdigest()


def _study(folder: Path, count: int) -> StudyData:
    """Return a study as values: everything read by seven and accepted by the senior, over files that are there."""
    root, protocol = folder / f"photographs-{count}", default_protocol(7)
    root.mkdir(parents=True)
    original = sorted((folder.parent / "photographs").iterdir())[0]
    digest = hashlib.sha256(original.read_bytes()).hexdigest()
    rng = np.random.default_rng(1)
    read = [seven_readings(draw_eye(rng, PHOTOGRAPH, glaucoma=bool(n % 2)), n) for n in range(EYES)]
    cases = []
    for number in range(count):
        name = f"T{number + 1:04}.jpg"
        shutil.copyfile(original, root / name)
        image = FundusImage(f"id {number}", name, f"P{number:04}", digest, digest, *PHOTOGRAPH)
        cases.append(_case(image, read[number % EYES], protocol))
    people = [Person(f"R{k}", f"R{k}", Role.RATER) for k in range(1, 8)] + [Person("S1", "S1", Role.SENIOR)]
    return StudyData(StudyInfo("id", "S", "Benchmark", protocol, root, WHEN), tuple(people), tuple(cases), 1, "a" * 64)


def _case(image: FundusImage, readings: list[Reading], protocol: Protocol) -> Case:
    finals = tuple(
        Revision(f"{image.id} R{k}", f"R{k}", 1, RevisionKind.FINAL, r, sha256(reading_to_text(r)), WHEN)
        for k, r in enumerate(readings, 1)
    )
    review = ReviewRevision(image.id, 1, accept(finals, [], image, protocol), "S1", WHEN)
    firsts = tuple((final.rater, final) for final in finals)
    return Case(image, PhotographState.ACCEPTED, finals, firsts, review, GlaucomaLabel(glaucoma=True, source="records"))


main()
