"""What the manager may ask: progress, labels, checks and exports; no outlines."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from refuge_annotator.app.desks.desk import Desk
from refuge_annotator.errors import UserError
from refuge_annotator.formats.threads import Stopped
from refuge_annotator.progress import Progress
from refuge_annotator.study.assignment import ReadingState
from refuge_annotator.study.image import FundusImage, GlaucomaLabel
from refuge_annotator.study.info import PhotographRow, Problem, Relinked, StudyInfo
from refuge_annotator.study.rater import Person, Role

if TYPE_CHECKING:
    from refuge_annotator.export import ExportResult
    from refuge_annotator.reference import StudyData
    from refuge_annotator.store.store import Store


@dataclass(frozen=True, slots=True)
class ManagerView:
    """What the manager sees of a study: every photograph's state, and per rater code that of every assignment.

    `raters` tells of the readings that count, `repeats` of the hidden repeats.
    """

    study: StudyInfo
    photographs: tuple[PhotographRow, ...]
    raters: Mapping[str, Sequence[ReadingState]]
    repeats: Mapping[str, Sequence[ReadingState]]


class ManagerDesk(Desk):
    """Progress, labels, checks and exports; no outlines."""

    roles = frozenset({Role.MANAGER})

    def look(self, done: Callable[[ManagerView], None], failed: Callable[[Exception], None]) -> None:
        """Read how far everything is, without waiting for it."""
        self.thread.post(_manager_view, done, failed)

    def images(self) -> tuple[FundusImage, ...]:
        """Return all photographs in study order."""
        return self.thread.call(lambda store: store.images())

    def import_labels(self, rows: Sequence[tuple[str, GlaucomaLabel]]) -> None:
        """Store glaucoma labels by photograph id: all of them or none."""
        self.thread.call(lambda store: store.import_labels(rows, self.person.code))

    def manual(self) -> str | None:
        """Return the manager's own manual, as Markdown; None where the program's is in force."""
        return self.thread.call(lambda store: store.manual())

    def clear_pin(self, person: Person) -> None:
        """Take a PIN away that its owner has forgotten."""
        self.thread.call(lambda store: store.clear_pin(person.id, self.person.code))

    def set_manual(self, body: str | None) -> None:
        """Put a manual of the manager's own in force, as Markdown; None brings the program's back."""
        self.thread.call(lambda store: store.set_manual(body, self.person.code))

    def gather(self, done: Callable[[StudyData], None], failed: Callable[[Exception], None]) -> None:
        """Verify the record and give everything an export needs, as values, without waiting for it."""
        from refuge_annotator.reference import gather_checked

        self.thread.post(gather_checked, done, failed)

    def gathered(self) -> StudyData:
        """Verify the record and return everything a report needs, as values; for a job's thread."""
        from refuge_annotator.reference import gather_checked

        return self.thread.call(gather_checked)

    def record_export(self, format_id: str, data: StudyData, result: ExportResult) -> None:
        """Note a finished export.

        Raises
        ------
        StudyError
            It could not be noted, as in a study that is open for viewing only.
        """
        self.thread.call(
            lambda store: store.record_export(
                format_id, result.manifest_sha256, data.audit_seq, data.audit_head, self.person.code
            )
        )

    def relink(self, folder: Path, progress: Progress) -> Relinked:
        """Look for the photographs in a folder, by their bytes, and remember where they lie; for a job's thread.

        Raises
        ------
        Stopped
            `progress` returned False; nothing was changed.
        """
        stopped = False

        def told(done: int, total: int) -> bool:
            nonlocal stopped
            stopped = stopped or not progress(done, total)
            return not stopped

        found = self.thread.call(lambda store: store.relink(folder, told))
        if stopped:
            raise Stopped
        return found

    def check(self, progress: Progress) -> tuple[Problem, ...]:
        """Verify the record, then photograph by photograph; for a job's thread.

        Between the photographs the store is free for others.

        Raises
        ------
        Stopped
            `progress` returned False.
        """
        from refuge_annotator.store.photographs import problem

        try:
            info = self.thread.call(lambda store: store.study())
            images = self.images()
        except UserError:  # the record says below what is wrong with it
            info, images = None, ()
        told = 0

        def record_progress(done: int, total: int) -> bool:
            nonlocal told
            told = total
            return progress(done, total + len(images))

        problems = [*self.thread.call(lambda store: store.check(record_progress, photographs=False))]
        for done, image in enumerate(images, told + 1):
            if not progress(done - 1, told + len(images)):
                raise Stopped
            seen = problem(info.root, image) if info else None
            problems += [seen] if seen else []
        if not progress(told + len(images), told + len(images)):
            raise Stopped
        return tuple(problems)


def _manager_view(store: Store) -> ManagerView:
    raters = {p.code: store.assigned(p.id) for p in store.people() if p.role is Role.RATER}
    firsts, repeats = ({r: [a.state for a in raters[r] if a.replicate == n] for r in raters} for n in (0, 1))
    return ManagerView(store.study(), store.queue(), firsts, repeats)
