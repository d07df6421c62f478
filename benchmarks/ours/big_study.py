"""Measure a study of 100,000 photographs beside one of 1,000: opening it, the next photograph, and memory."""

import random
import shutil
import time
from pathlib import Path

from benchmarks.ours.memory import resident
from benchmarks.steps import PHOTOGRAPH, tell
from refuge_annotator.app.desks.rater import RaterDesk
from refuge_annotator.app.store_thread import StoreThread
from refuge_annotator.store.schema import VERSION
from refuge_annotator.store.store import create_study, open_study
from refuge_annotator.study.clock import SystemClock
from refuge_annotator.study.image import FundusImage
from refuge_annotator.study.protocol import default_protocol
from refuge_annotator.study.rater import Role

LARGE, SMALL = 100_000, 1_000
OPENINGS, PHOTOGRAPHS, SETTLED = 15, 300, 30
CACHE = Path("build") / "benchmarks"  # a large study takes longer to make than to measure


def main() -> None:
    """Run it; the studies are kept between runs."""
    samples: dict[str, list[float]] = {"open large": [], "open small": []}
    large, small = _study(LARGE), _study(SMALL)
    for _ in range(OPENINGS):
        samples["open large"].append(_opened(large))
        samples["open small"].append(_opened(small))
    tell(samples | _walked(large))


def _study(count: int) -> Path:
    place = CACHE / f"{count}-{VERSION}" / "study.refuge"
    if place.exists():
        return place
    making = place.parent.with_name(f"{place.parent.name}-making")
    shutil.rmtree(making, ignore_errors=True)
    making.mkdir(parents=True)
    numbers = range(1, count + 1)
    images = [FundusImage("", f"{n:06}.jpg", "", f"{n:064x}", f"{count + n:064x}", *PHOTOGRAPH) for n in numbers]
    (making / "photographs").mkdir()
    create_study(
        making / "study.refuge",
        title="Benchmark",
        protocol=default_protocol(7),
        root=making / "photographs",
        images=images,
        seed=1,
        clock=SystemClock(),
    ).close()
    making.rename(place.parent)
    return place


def _opened(study: Path) -> float:
    """Return the seconds until the window can ask who is there."""
    start = time.perf_counter()
    store = open_study(study)
    store.study()
    store.people()
    seconds = time.perf_counter() - start
    store.close()
    return seconds


def _walked(study: Path) -> dict[str, list[float]]:
    """Open the photographs of a rater one after the other, here and there."""
    thread = StoreThread(lambda: open_study(study))
    try:
        rater = next(p for p in thread.call(lambda store: store.people()) if p.role is Role.RATER)
        desk = RaterDesk(thread, rater)
        worklist = desk.worklist()
        seconds, memory = [], []
        for assignment in random.Random(1).sample(worklist, PHOTOGRAPHS):
            start = time.perf_counter()
            desk.open(assignment)
            seconds.append(time.perf_counter() - start)
            memory.append(resident())
    finally:
        thread.close()
    return {"next": seconds, "memory then": [memory[SETTLED]], "memory": [max(memory[SETTLED:])]}


if __name__ == "__main__":
    main()
