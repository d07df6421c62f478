"""Make the demo study: photographs, seven raters' readings and a senior's reviews, all from one seed."""

import shutil
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import numpy as np

from refuge_annotator.demo.eye import Eye
from refuge_annotator.demo.raters import HANDS, Failure, explained, gestures, read
from refuge_annotator.demo.real import attribution
from refuge_annotator.demo.senior import accept, give_back, sign
from refuge_annotator.demo.series import DemoPhotograph, make_series
from refuge_annotator.demo.truth import write_truth
from refuge_annotator.errors import UserError
from refuge_annotator.progress import Progress
from refuge_annotator.store.errors import StudyError
from refuge_annotator.store.store import Store, create_study
from refuge_annotator.study.assignment import Assignment
from refuge_annotator.study.clock import SeededClock
from refuge_annotator.study.image import FundusImage, GlaucomaLabel
from refuge_annotator.study.protocol import default_protocol
from refuge_annotator.study.rater import Person, Role
from refuge_annotator.study.review import Review
from refuge_annotator.study.survey import survey
from refuge_annotator.words import mark

NAME, PHOTOGRAPHS, TITLE = "demo.refuge", "photographs", "Demonstration"
START = datetime(2024, 1, 8, 8, 0, tzinfo=UTC)
SOURCE = "simulated"


class DemoStopped(UserError):
    """The making of the demo study was cancelled; nothing is left of it."""


def make_demo(
    folder: Path,
    *,
    photographs: int = 12,
    seed: int = 2018,
    complete: bool = False,
    progress: Progress | None = None,
) -> Path:
    """Make ``demo.refuge`` in a folder, beside its photographs; return the study's path.

    The first photograph is real, the others are painted. The same arguments give the same study anywhere.

    Parameters
    ----------
    complete
        Everything is read and accepted; otherwise some is unread, started, unreviewed or returned.
    progress
        Called with (done, total) after each photograph; False cancels.

    Raises
    ------
    StudyError
        There is a demo study in the folder.
    DemoStopped
        `progress` said so.
    """
    _expect_room(folder)
    try:
        _make(folder, folder / "demo.partial", max(photographs, 1), seed, complete, progress)
    except OSError as error:
        raise UserError(
            mark("the demonstration cannot be made here ({why})"), mark("choose another folder"), folder, why=str(error)
        ) from error
    return folder / NAME


def _make(folder: Path, partial: Path, count: int, seed: int, complete: bool, progress: Progress | None) -> None:
    """Make everything in a folder of its own, then move it to its place: there is a whole demo study or none."""
    new = [place for place in (folder, *folder.parents) if not place.exists()]  # the innermost first
    moved: list[Path] = []
    try:
        shutil.rmtree(partial, ignore_errors=True)  # of a run that was killed
        (partial / PHOTOGRAPHS).mkdir(parents=True)
        series = make_series(partial / PHOTOGRAPHS, count, seed, progress)
        if series is None:
            raise DemoStopped(mark("the demonstration was not made: it was cancelled"))
        write_truth(partial / "truth.json", seed, series)
        shutil.copyfile(attribution(), partial / "ATTRIBUTION.txt")
        _fill(partial, series, seed, complete)
        for made in sorted(partial.iterdir(), key=lambda p: (p.name == NAME, p.name)):  # the study last
            moved.append(folder / made.name)
            made.replace(moved[-1])
    finally:
        if not (folder / NAME).exists():
            _remove(moved)
        _remove([partial])
        for place in new:
            with suppress(OSError):  # not empty: the demo study is in it
                place.rmdir()


def _remove(places: Sequence[Path]) -> None:
    for place in places:
        shutil.rmtree(place, ignore_errors=True)
        with suppress(OSError):
            place.unlink(missing_ok=True)


def _expect_room(folder: Path) -> None:
    if (folder / NAME).exists():
        raise StudyError(
            mark("there is a demonstration here already"), mark("open it, or choose another folder"), folder / NAME
        )
    if (folder / PHOTOGRAPHS).exists():
        raise UserError(
            mark("there is a folder of this name already"), mark("choose an empty folder"), folder / PHOTOGRAPHS
        )


def _fill(folder: Path, series: Sequence[DemoPhotograph], seed: int, complete: bool) -> None:
    """Make the study file and let everybody work."""
    found = survey(folder, [folder / PHOTOGRAPHS / p.name for p in series])
    if found.faults:
        raise found.faults[0]
    images = [replace(i, laterality=p.eye.laterality) for i, p in zip(found.images, series, strict=True)]
    clock = SeededClock(seed, START)
    protocol = default_protocol(len(HANDS))
    with create_study(
        folder / NAME, title=TITLE, protocol=protocol, root=folder, images=images, seed=seed, clock=clock
    ) as store:
        work = _Work(store, clock, seed, dict(zip((i.id for i in store.images()), series, strict=True)))
        work.label()
        work.read_all(() if complete else _left_open(store))
        work.review_all(complete)


@dataclass(frozen=True, slots=True)
class _Left:
    """What a rater does not finish, and how much of it is begun (0 to 1)."""

    assignment: str
    begun: float = 0.0


def _left_open(store: Store) -> tuple[_Left, ...]:
    """Leave the last third of R1's worklist to whoever tries the program as R1, and a little of two others'."""
    people = {p.code: p for p in store.people()}
    mine = store.worklist(people["R1"].id)
    open_ones = mine[-max(len(mine) // 3, 1) :]
    left = [_Left(a.id, 0.6 if n == 0 and len(open_ones) > 1 else 0.0) for n, a in enumerate(open_ones)]
    last = open_ones[-1].image
    for code, begun in (("R4", 0.0), ("R7", 0.3)):
        left += [_Left(a.id, begun) for a in store.worklist(people[code].id) if a.image == last]
    return tuple(left)


@dataclass(frozen=True)
class _Work:
    """The raters and the senior at work on one store."""

    store: Store
    clock: SeededClock
    seed: int
    series: dict[str, DemoPhotograph]  # by photograph id

    def label(self) -> None:
        """Import what the health records say."""
        rows = [(image, GlaucomaLabel(p.eye.glaucoma, SOURCE, _risk(p.eye))) for image, p in self.series.items()]
        self.store.import_labels(rows, self._person(Role.MANAGER).code)

    def read_all(self, left: Sequence[_Left]) -> None:
        """Let every rater work through the worklist in his or her own order."""
        begun = {one.assignment: one.begun for one in left}
        for number, rater in enumerate(p for p in self.store.people() if p.role is Role.RATER):
            for assignment in self.store.worklist(rater.id):
                self._read(assignment, number, begun.get(assignment.id, 1.0))

    def _read(self, assignment: Assignment, number: int, share: float) -> None:
        one = self.series[assignment.image]
        rng = np.random.default_rng([self.seed, one.index, number])
        reading = read(one.eye, HANDS[number], one.failures, rng)
        spent = int(rng.uniform(45_000, 120_000))
        if share < 1.0:
            steps = gestures(reading)
            for place, step in enumerate(steps[: int(len(steps) * share)]):
                self.store.save_step(assignment.id, place, step.reading, step.label)
            return
        self.clock.advance(timedelta(milliseconds=spent))
        self.store.submit(assignment.id, explained(reading, one.eye), expected=1, ms_active=spent)

    def review_all(self, complete: bool) -> None:
        """Review every photograph that all have read; unless `complete`, return one and leave some."""
        self.clock.advance(timedelta(days=1))
        ready = [row.image for row in self.store.queue() if row.submitted == row.expected]
        if not complete:
            ready = ready[: len(ready) - len(ready) // 4]
        failed = [image for image in ready[1:] if self._failures(image)]
        for image in ready:
            self.clock.advance(timedelta(minutes=2))
            back = not complete and len(ready) > 2 and image in failed[:1]
            sign(self.store, image, self._review(image, back), self._person(Role.SENIOR))

    def _failures(self, image: FundusImage) -> list[Failure]:
        return [f for f in self.series[image.id].failures if f.votes]

    def _review(self, image: FundusImage, back: bool) -> Review:
        """Return the review that accepts a photograph, or gives it back to the rater who failed."""
        finals, protocol = self.store.finals(image.id), self.store.study().protocol
        codes = {p.id: p.code for p in self.store.people()}
        assignments = {codes[f.rater]: f.assignment for f in finals}
        failures = [(assignments[f.rater], f) for f in self._failures(image)]
        return give_back(finals, failures[0][0], protocol) if back else accept(finals, failures, image, protocol)

    def _person(self, role: Role) -> Person:
        return next(p for p in self.store.people() if p.role is role)


def _risk(eye: Eye) -> float:
    """Return a score from 0 to 1 that grows with the vertical ratio, as a classifier might give it."""
    return round(1 / (1 + float(np.exp(-14 * (eye.vertical_ratio - 0.55)))), 4)
