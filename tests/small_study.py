"""A small study for tests: eight photographs, three raters, times and identities from a seed."""

import math
from datetime import UTC, datetime
from pathlib import Path

from refuge_annotator.geometry.point import Point
from refuge_annotator.store.store import Store, create_study
from refuge_annotator.study.clock import SeededClock
from refuge_annotator.study.image import FundusImage
from refuge_annotator.study.protocol import Protocol, default_protocol
from refuge_annotator.study.reading import EMPTY, Reading, Structure, place_fovea, set_points
from refuge_annotator.study.review import Decision, Review

START = datetime(2026, 1, 31, 12, tzinfo=UTC)


def seeded(seed: int = 7, start: datetime = START) -> SeededClock:
    """Return a clock whose times and identities are the same in every run."""
    return SeededClock(seed, start)


def photographs(count: int) -> list[FundusImage]:
    """Return photographs that have no files."""
    return [
        FundusImage("", f"site/{n:04d}.jpg", "", f"{n + 1:064x}", f"{n + 1001:064x}", 2124, 2056) for n in range(count)
    ]


def make(
    path: Path,
    *,
    images: list[FundusImage] | None = None,
    protocol: Protocol | None = None,
    seed: int = 5,
    clock: SeededClock | None = None,
) -> Store:
    """Make a study whose photographs lie beside it."""
    return create_study(
        path,
        title="Glaucoma 2026",
        protocol=protocol or default_protocol(3),
        root=path.parent,
        images=photographs(8) if images is None else images,
        seed=seed,
        clock=clock or seeded(),
    )


def drawn(number: int) -> Reading:
    """Return a reading with an outlined disc and a fovea; every number makes another."""
    rim = [Point(700 + 150 * math.cos(t), 1000 + 160 * math.sin(t)) for t in (k * math.pi / 4 for k in range(8))]
    return place_fovea(set_points(EMPTY, Structure.DISC, rim), Point(1200 + number / 100, 1010))


def submit_all(store: Store, image_id: str, number: int = 0) -> None:
    """Let every rater submit a reading of a photograph for the first time."""
    for place, assignment in enumerate(store.assignments(image_id)):
        store.submit(assignment.id, drawn(number + place), expected=1)


def senior(store: Store) -> str:
    """Return the id of the senior."""
    return next(p.id for p in store.people() if p.code == "S1")


def review_of(store: Store, image_id: str, decision: Decision | None = Decision.ACCEPT, **changes: object) -> Review:
    """Return a review of the submissions that stand."""
    revisions = tuple((f.assignment, f.number) for f in store.finals(image_id))
    return Review(revisions=revisions, decision=decision, **changes)  # type: ignore[arg-type]


def give_back(store: Store, image_id: str, assignment_id: str) -> None:
    """Return a photograph to one of its raters."""
    review = review_of(store, image_id, Decision.RETURN, returned_to=(assignment_id,), reason="please look again")
    number = len(store.reviews(image_id)) + 1
    store.save_review(image_id, review, senior=senior(store), expected=number)
