"""A rater at work on one photograph: edits, undo, and what is on screen."""

import time
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from refuge_annotator.app import history
from refuge_annotator.app.autosave import Autosave
from refuge_annotator.app.desks.rater import OpenedReading, RaterDesk
from refuge_annotator.app.work_time import WorkTime
from refuge_annotator.app.worklist import UNFINISHED
from refuge_annotator.study.assignment import Draft, ReadingState, Revision
from refuge_annotator.study.reading import EMPTY, Override, Reading

KEEP_MS = 15_000  # of work, after which the time is stored; a crash costs no more of it


class ReadingSession(QObject):
    """Holds the one reading that is open, remembers every step and has each stored.

    `reading_changed` says that something changed; whoever draws asks for `reading`.

    Attributes
    ----------
    manual
        SHA-256 of the study's manual as the rater can read it, which a submission records.
    """

    reading_changed = Signal()

    def __init__(self, desk: RaterDesk, autosave: Autosave, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._desk = desk
        self._autosave = autosave
        self._work = WorkTime(clock)
        self._kept_ms = 0
        self.manual = ""
        self._opened: OpenedReading | None = None
        self._draft = Draft(EMPTY)
        self._preview: Reading | None = None

    @property
    def opened(self) -> OpenedReading | None:
        """The photograph that is open."""
        return self._opened

    @property
    def draft(self) -> Draft:
        """The steps so far."""
        return self._draft

    @property
    def reading(self) -> Reading:
        """What is on screen: the gesture in hand, else the last step."""
        return self._preview if self._preview is not None else self._draft.reading

    @property
    def in_hand(self) -> bool:
        """Whether what is on screen is not a step yet."""
        return self._preview is not None

    @property
    def editable(self) -> bool:
        """Whether edits are taken: something is open, not submitted, and the study can be written."""
        opened = self._opened
        return opened is not None and opened.assignment.state in UNFINISHED and not self._desk.thread.read_only

    def open(self, opened: OpenedReading) -> None:
        """Take up a photograph where it was left, undo history included."""
        same = self._opened is not None and self._opened.assignment.id == opened.assignment.id
        self._leave()
        before = self._work.ms if same and self.editable else 0  # more than was stored when `opened` was read
        self._opened, self._draft, self._preview = opened, opened.draft, None
        self._kept_ms = max(opened.ms_active, before)
        self._work.begin(self._kept_ms)
        self.reading_changed.emit()

    def close(self) -> None:
        """Put the photograph away; nothing of it stays."""
        self._leave()
        self._opened, self._draft, self._preview = None, Draft(EMPTY), None
        self.reading_changed.emit()

    def touch(self) -> None:
        """Take a sign of life, so that the time of looking counts."""
        if self.editable:
            self._work.touch()
            if self._work.ms >= self._kept_ms + KEEP_MS:
                self._keep_time()

    def look_away(self) -> None:
        """Count no time until the next sign of life: the rater is at another program."""
        self._leave()

    def edit(self, label: str, reading: Reading) -> None:
        """Take one finished gesture as a step; a gesture that changes nothing is none."""
        self._preview = None
        if self._opened is None or not self.editable or reading == self._draft.reading:
            self.reading_changed.emit()
            return
        self.touch()
        self._draft = history.push(self._draft, reading, label)
        assignment, step = self._opened.assignment.id, self._draft.cursor
        self._autosave.put(lambda store: store.save_step(assignment, step, reading, label))
        self.reading_changed.emit()

    def preview(self, reading: Reading | None) -> None:
        """Show a gesture in hand; None takes it back."""
        self._preview = reading if self.editable else None
        self.reading_changed.emit()

    def undo(self) -> None:
        """Take the last step back."""
        self._move(history.undo(self._draft))

    def redo(self) -> None:
        """Bring the step again that was taken back."""
        self._move(history.redo(self._draft))

    def submit(self, reason: str = "", overrides: tuple[Override, ...] = ()) -> Revision:
        """Store everything, then the final revision; from then on nothing can be edited.

        `overrides` are the rules that the rater sets aside now; those of an earlier submission no longer hold.

        Raises
        ------
        UserError
            It could not be stored; the reading stays on screen as it was.
        """
        if self._opened is None:
            raise RuntimeError("no photograph is open")
        if not self._autosave.flush() and self._autosave.error is not None:
            raise self._autosave.error
        self.touch()
        opened = self._opened
        reading = replace(self._draft.reading, overrides=overrides, manual=self.manual)
        revision = self._desk.submit(opened, reading, reason=reason, ms_active=self._work.ms)
        self._opened = replace(
            opened, assignment=replace(opened.assignment, state=ReadingState.SUBMITTED), number=opened.number + 1
        )
        self._draft, self._preview = Draft(revision.reading), None
        self.reading_changed.emit()
        return revision

    def _move(self, draft: Draft) -> None:
        self._preview = None
        if self._opened is not None and self.editable and draft.cursor != self._draft.cursor:
            self.touch()
            self._draft = draft
            assignment, cursor = self._opened.assignment.id, draft.cursor
            self._autosave.put(lambda store: store.move_cursor(assignment, cursor))
        self.reading_changed.emit()

    def _leave(self) -> None:
        if self.editable:
            self._work.leave()
            if self._work.ms > self._kept_ms:
                self._keep_time()

    def _keep_time(self) -> None:
        if self._opened is not None:
            assignment, ms = self._opened.assignment.id, self._work.ms
            self._kept_ms = ms
            self._autosave.put(lambda store: store.keep_time(assignment, ms))
