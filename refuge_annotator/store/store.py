"""The store: everything a study keeps, behind one object that is used from one thread."""

from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from refuge_annotator.progress import Progress
from refuge_annotator.store import (
    assignments,
    audit,
    backup,
    check,
    drafts,
    exports,
    images,
    labels,
    manuals,
    opening,
    photographs,
    progress,
    raters,
    readings,
    recalls,
    releases,
    review_drafts,
    reviews,
    second_reviews,
    studies,
)
from refuge_annotator.store.database import Database
from refuge_annotator.study.assignment import Assignment, Draft, Revision
from refuge_annotator.study.clock import Clock, SystemClock
from refuge_annotator.study.image import FundusImage, GlaucomaLabel, Places
from refuge_annotator.study.info import PhotographRecord, PhotographRow, Problem, Relinked, StudyInfo
from refuge_annotator.study.protocol import Protocol
from refuge_annotator.study.rater import Person
from refuge_annotator.study.reading import Reading
from refuge_annotator.study.repeats import Coming
from refuge_annotator.study.review import Review, ReviewRevision


def create_study(
    path: Path,
    *,
    title: str,
    protocol: Protocol,
    root: Path,
    images: Sequence[FundusImage],
    seed: int,
    clock: Clock,
) -> "Store":
    """Make a study with raters R1 to Rn, senior S1 and manager M1; every rater reads every photograph.

    Parameters
    ----------
    root
        The folder that the photographs' relative paths start from.
    images
        In study order, from `study.image.new_image`. Ids that are empty and all codes are given here.
    seed
        Decides neutral codes and reading orders.

    Raises
    ------
    StudyExists
        There is a file at `path`.
    NotAllowed
        A photograph's path leads out of `root`, or is there twice.
    """
    made = opening.create(path, title=title, protocol=protocol, root=root, images=images, seed=seed, clock=clock)
    return Store(made, (*opening.warnings(made), *photographs.duplicates(images)))


def open_study(path: Path, *, clock: Clock | None = None, read_only: bool = False) -> "Store":
    """Open a study; for viewing only when nothing can be written where it lies (see `Store.read_only`).

    Raises
    ------
    DamagedStudy, ForeignStudy, NewerStudy, StudyInUse, StudyError
        It cannot be opened; the sentence says why and what to do.
    """
    opened = opening.open_file(path, clock or SystemClock(), read_only=read_only)
    return Store(opened, (*opening.warnings(opened), *opening.first_backup_of_the_day(opened)))


class Store:
    """An open study. Every method is one transaction; what it returns is stored.

    `warnings` says what the user should know about the place of the study.
    """

    def __init__(self, database: Database, warnings: tuple[Problem, ...]) -> None:
        self._db = database
        self._closed = False
        self.warnings: tuple[Problem, ...] = warnings

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def path(self) -> Path:
        """The study file."""
        return self._db.path

    @property
    def read_only(self) -> bool:
        """Whether the study is open for viewing only."""
        return self._db.read_only

    def study(self) -> StudyInfo:
        """Return title, rules and folder of the study."""
        with self._db.read() as c:
            return studies.study(c, self.path)

    def people(self) -> tuple[Person, ...]:
        """Return everyone, in study order: raters, seniors, managers."""
        with self._db.read() as c:
            return raters.people(c)

    def set_pin(self, person_id: str, pin: str | None) -> None:
        """Ask for a PIN when this person enters; None asks no more."""
        with self._db.write() as c:
            raters.set_pin(c, self._db.clock, person_id, pin)

    def clear_pin(self, person_id: str, actor: str) -> None:
        """Take a PIN away that its owner has forgotten; who is cleared is told."""
        with self._db.write() as c:
            raters.clear_pin(c, self._db.clock, person_id, actor)

    def pin_was_cleared(self, person_id: str) -> bool:
        """Tell whether somebody else took the person's PIN away, and none was set since."""
        with self._db.read() as c:
            return raters.pin_was_cleared(c, person_id)

    def check_pin(self, person_id: str, pin: str) -> bool:
        """Tell whether the PIN is right; any is when none is set."""
        with self._db.read() as c:
            return raters.check_pin(c, person_id, pin)

    def images(self) -> tuple[FundusImage, ...]:
        """Return all photographs in study order."""
        with self._db.read() as c:
            return images.images(c)

    def image(self, image_id: str) -> FundusImage:
        """Return one photograph."""
        with self._db.read() as c:
            return images.image(c, image_id)

    def places(self, rater_id: str | None = None) -> Places:
        """Return where all photographs lie, or those that a rater reads."""
        with self._db.read() as c:
            return Places(studies.root(c, self.path), images.files(c, rater_id))

    def photograph_path(self, image: FundusImage) -> Path:
        """Return where a photograph lies; refuses to leave the study's folder of photographs."""
        with self._db.read() as c:
            return images.located(studies.root(c, self.path), image.path)

    def relink(self, folder: Path, progress: Progress | None = None) -> Relinked:
        """Look for the photographs in another folder, by their bytes; those that are not found are listed."""
        with self._db.write() as c:  # so that a study that cannot be written refuses before the search
            everything = images.images(c)
        found = photographs.find(everything, folder, self.path, progress)
        with self._db.write() as c:
            return photographs.relink(c, self._db.clock, self.path, folder, found)

    def assignment(self, assignment_id: str) -> Assignment:
        """Return one assignment with its state."""
        with self._db.read() as c:
            return assignments.assignment(c, assignment_id)

    def worklist(self, rater_id: str) -> tuple[Assignment, ...]:
        """Return what a rater may read now, in the rater's own order."""
        with self._db.read() as c:
            return assignments.worklist(c, self._db.clock, rater_id)

    def still_to_come(self, rater_id: str) -> Coming:
        """Return how many photographs a rater will get besides, and when."""
        with self._db.read() as c:
            return assignments.still_to_come(c, self._db.clock, rater_id)

    def assigned(self, rater_id: str) -> tuple[Assignment, ...]:
        """Return everything that a rater reads or will read, hidden repeats included; not for raters' eyes."""
        with self._db.read() as c:
            return assignments.assigned(c, rater_id)

    def assignments(self, image_id: str) -> tuple[Assignment, ...]:
        """Return who reads a photograph, in study order; its hidden repeats are not among them."""
        with self._db.read() as c:
            return assignments.of_photograph(c, image_id)

    def withdraw(self, assignment_id: str, reason: str, actor: str) -> None:
        """Take a photograph from a rater for good; nothing more is expected of it."""
        with self._db.write() as c:
            assignments.withdraw(c, self._db.clock, assignment_id, reason, actor)

    def draft(self, assignment_id: str) -> Draft:
        """Return the unsent work of an assignment with its undo history; NotAllowed while it is closed to its rater."""
        with self._db.read() as c:
            return drafts.opened(c, self._db.clock, assignment_id)

    def save_step(self, assignment_id: str, step: int, reading: Reading, label: str) -> None:
        """Store one gesture as step number `step` (from 0); later steps go. Again does no harm."""
        with self._db.write() as c:
            drafts.save_step(c, self._db.clock, assignment_id, step, reading, label)

    def move_cursor(self, assignment_id: str, cursor: int) -> None:
        """Undo or redo: show step `cursor`; -1 shows what was there before the first step."""
        with self._db.write() as c:
            drafts.move_cursor(c, self._db.clock, assignment_id, cursor)

    def ms_active(self, assignment_id: str) -> int:
        """Return the milliseconds of work on an assignment that no submission tells of yet."""
        with self._db.read() as c:
            return drafts.ms_active(c, assignment_id)

    def keep_time(self, assignment_id: str, ms: int) -> None:
        """Keep the milliseconds of work on an assignment so far; after a submission nothing happens."""
        with self._db.write() as c:
            drafts.keep_time(c, assignment_id, ms)

    def manual(self) -> str | None:
        """Return the manager's own manual that is in force, as Markdown; None when it is the program's."""
        with self._db.read() as c:
            return manuals.manual(c)

    def last_manual(self, rater_id: str) -> str:
        """Return the SHA-256 of the manual by which a rater's newest submission was made; empty where none says."""
        with self._db.read() as c:
            return readings.last_manual(c, rater_id)

    def set_manual(self, body: str | None, actor: str) -> None:
        """Put a manual of the manager's own in force, as Markdown; None brings the program's back."""
        with self._db.write() as c:
            manuals.set_manual(c, self._db.clock, body, actor)

    def is_released(self) -> bool:
        """Tell whether the manager has opened the results to the raters."""
        with self._db.read() as c:
            return releases.is_released(c)

    def release(self, opened: bool, actor: str) -> None:
        """Open the results to the raters, or close them again."""
        with self._db.write() as c:
            releases.release(c, self._db.clock, opened, actor)

    def submit(
        self, assignment_id: str, reading: Reading, *, expected: int, reason: str = "", ms_active: int = 0
    ) -> Revision:
        """Store a reading as revision number `expected` (1, 2, ...); the same one again returns the stored one.

        Raises Conflict when that number holds another or is not the next, NotAllowed when nothing is to be submitted.
        """
        with self._db.write() as c:
            return readings.submit(
                c, self._db.clock, assignment_id, reading, expected=expected, reason=reason, ms_active=ms_active
            )

    def recall(self, assignment_id: str) -> Revision:
        """Take a submission back while the rules allow it; else RecallRefused."""
        with self._db.write() as c:
            return recalls.recall(c, self._db.clock, assignment_id)

    def may_recall(self, assignment_id: str) -> bool:
        """Tell whether the rater may take the submission back now."""
        with self._db.read() as c:
            return recalls.may_recall(c, self._db.clock, assignment_id)

    def history(self, assignment_id: str) -> tuple[Revision, ...]:
        """Return all revisions of one assignment, oldest first."""
        with self._db.read() as c:
            return readings.history(c, assignment_id)

    def finals(self, image_id: str) -> tuple[Revision, ...]:
        """Return the submissions that stand for a photograph, in study order."""
        with self._db.read() as c:
            return readings.finals(readings.histories(c, image_id))

    def review(self, image_id: str) -> ReviewRevision | None:
        """Return the newest review of a photograph."""
        with self._db.read() as c:
            return reviews.last_review(c, image_id)

    def reviews(self, image_id: str) -> tuple[ReviewRevision, ...]:
        """Return all reviews of a photograph, oldest first."""
        with self._db.read() as c:
            return reviews.reviews(c, image_id)

    def begin_review(self, image_id: str) -> None:
        """Note the senior's first look at a photograph's readings; from then on none is taken back."""
        with self._db.write() as c:
            reviews.begin(c, self._db.clock, image_id)

    def save_review(self, image_id: str, review: Review, *, senior: str, expected: int) -> ReviewRevision:
        """Store a review by the senior with id `senior` as number `expected` (1, 2, ...).

        Raises Conflict when that number holds another, or when `review.revisions` are not the submissions that stand
        now, in study order; NotAllowed when a reading or a reason is missing.
        """
        with self._db.write() as c:
            return reviews.save(c, self._db.clock, image_id, review, senior=senior, expected=expected)

    def review_draft(self, image_id: str) -> Review | None:
        """Return the review of a photograph that is begun and not decided."""
        with self._db.read() as c:
            return review_drafts.draft(c, image_id)

    def reviews_begun(self) -> tuple[str, ...]:
        """Return the photographs whose review is begun and not decided, by their ids."""
        with self._db.read() as c:
            return tuple(review_drafts.begun(c))

    def save_review_draft(self, image_id: str, review: Review) -> None:
        """Keep a review that is not decided in place of the one before; a decision forgets it."""
        with self._db.write() as c:
            review_drafts.save(c, self._db.clock, image_id, review)

    def second_reviews(self) -> dict[str, tuple[ReviewRevision, ...]]:
        """Return what the senior decided of photographs that came a second time, oldest first, by their ids."""
        with self._db.read() as c:
            return second_reviews.all_second(c)

    def when_decided(self) -> dict[str, int]:
        """Return after which entry of the log each photograph was accepted or called ungradable, by its id."""
        with self._db.read() as c:
            return second_reviews.when_decided(c)

    def save_second_review(self, image_id: str, review: Review, *, senior: str, expected: int) -> ReviewRevision:
        """Store what the senior decides of a photograph that came a second time, as number `expected` (1, 2, ...)."""
        with self._db.write() as c:
            return second_reviews.save(c, self._db.clock, image_id, review, senior=senior, expected=expected)

    def second_draft(self, image_id: str) -> Review | None:
        """Return the second review of a photograph that is begun and not decided."""
        with self._db.read() as c:
            return second_reviews.draft(c, image_id)

    def save_second_draft(self, image_id: str, review: Review) -> None:
        """Keep a second review that is not decided in place of the one before; a decision forgets it."""
        with self._db.write() as c:
            second_reviews.save_draft(c, self._db.clock, image_id, review)

    def queue(self) -> tuple[PhotographRow, ...]:
        """Return every photograph with its state, in study order."""
        with self._db.read() as c:
            return progress.queue(c)

    def photograph_row(self, image_id: str) -> PhotographRow:
        """Return one photograph with its state, as `queue` does."""
        with self._db.read() as c:
            return progress.row(c, image_id)

    def records(self) -> tuple[PhotographRecord, ...]:
        """Return everything that is stored of every photograph, in study order, in a few queries."""
        with self._db.read() as c:
            return progress.records(c)

    def glaucoma_label(self, image_id: str) -> GlaucomaLabel | None:
        """Return what the health records say about a photograph's eye."""
        with self._db.read() as c:
            return labels.label(c, image_id)

    def import_labels(self, rows: Sequence[tuple[str, GlaucomaLabel]], actor: str) -> None:
        """Store labels by photograph id: all of them or none."""
        with self._db.write() as c:
            labels.import_labels(c, self._db.clock, rows, actor)

    def record_export(self, format_id: str, manifest_sha256: str, as_of_seq: int, audit_head: str, actor: str) -> None:
        """Note a finished export and the state of the record that it shows."""
        with self._db.write() as c:
            exports.record_export(c, self._db.clock, format_id, manifest_sha256, as_of_seq, audit_head, actor)

    def audit_head(self) -> tuple[int, str]:
        """Return number and hash of the last log entry that changed readings, reviews, labels or protocol."""
        with self._db.read() as c:
            return audit.head(c)

    def check(self, progress: Progress | None = None, photographs: bool = True) -> tuple[Problem, ...]:
        """Verify the whole study: file, seals, log and photographs."""
        return check.check(self._db, progress, with_photographs=photographs)

    def back_up(self) -> Path | None:
        """Make a proven backup now; None when the study is open for viewing only."""
        return None if self.read_only else backup.back_up(self._db)

    def close(self) -> None:
        """Make a backup when anything has changed, and let go of the file, which it does also after BackupFailed."""
        try:
            if not self._closed and self._db.changed:
                backup.back_up(self._db)
        finally:
            self._closed = True
            self._db.close()
