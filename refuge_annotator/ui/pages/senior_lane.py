"""The fast lane at work: on and off, the look at its sample, confirming the others, and taking that back."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from refuge_annotator.app.desks.senior import SeniorDesk
from refuge_annotator.app.fast_lane import LEAST, KeptLane, Lane, confirm, looked_at, open_lane, take_back
from refuge_annotator.app.jobs import Job
from refuge_annotator.app.review_queue import may_be_opened
from refuge_annotator.progress import Progress
from refuge_annotator.study.review import Review
from refuge_annotator.ui.pages.senior_queue import SeniorQueue
from refuge_annotator.ui.panels.lane_panel import LanePanel
from refuge_annotator.ui.words import tr


class FastLane(QObject):
    """Off until the senior wants it; what was confirmed can be taken back until the page is left.

    Its sample stays as it was drawn, whether it is switched off or the page is left: a failed one cannot be passed.

    Signals
    -------
    decided
        Photographs were confirmed, or taken back: a set of their ids.
    """

    decided = Signal(object)
    failed = Signal(object)

    def __init__(self, desk: SeniorDesk, queue: SeniorQueue, kept: KeptLane) -> None:
        super().__init__(queue)
        self._desk, self._queue, self._kept = desk, queue, kept
        self._job: Job | None = None
        self.panel = LanePanel(self.confirm_or_take_back, self.confirm_or_take_back)
        queue.add_below(self.panel)
        queue.ranked.connect(self._choose)

    @property
    def following(self) -> str | None:
        """The photograph of the sample that is to be looked at next and can be; none while it is off."""
        lane = self._kept.lane
        unseen = lane.unseen if lane is not None and self.is_on else ()
        rows = ((image_id, self._queue.row(image_id)) for image_id in unseen)
        return next((image_id for image_id, row in rows if row is not None and may_be_opened(row)), None)

    @property
    def is_on(self) -> bool:
        """Whether the senior wants it."""
        return not self.panel.isHidden()

    def toggle(self) -> None:
        """Switch it on, or off; what was confirmed can still be taken back."""
        if self._job is not None:
            return
        if self.is_on:
            self.panel.setVisible(False)
        elif self._kept.lane is None or not self._kept.lane.worthwhile:
            self._kept.lane = None
            self.panel.show_words(tr("Readings are being compared."))
            self._choose()
        else:
            self._show()

    def note(self, image_id: str, review: Review) -> None:
        """Take note of a decision."""
        if self._kept.lane is not None:
            self._kept.lane = looked_at(self._kept.lane, image_id, review, self._desk.protocol())
            if self.is_on:
                self._show()

    def confirm_or_take_back(self) -> None:
        """Confirm the others where the sample was accepted, or take back what was confirmed."""
        lane = self._kept.lane
        if lane is None or self._job is not None or self._desk.thread.read_only:
            return
        if lane.confirmed:
            self._start(lambda _progress: take_back(lane, self._desk), lane)
        elif lane.ready:
            self._start(lambda progress: confirm(lane, self._desk, progress), lane)

    def stop(self) -> None:
        """End what runs beside the window; what is confirmed so far stays."""
        if self._job is not None:
            job, self._job = self._job, None
            job.cancel()
            job.wait()
        self._kept.leave()

    def _choose(self) -> None:
        if self.is_on and self._kept.lane is None and self._queue.sorted:
            queue, desk = self._queue, self._desk
            self._kept.lane = open_lane(queue.rows, queue.comparisons, desk.undecided(), desk.protocol(), desk.seed())
            self._show()

    def _start(self, work: Callable[[Progress], Lane], before: Lane) -> None:
        self._job = Job(work, self)
        self._job.advanced.connect(lambda done, total: self.panel.show_words(_progress_words(done, total)))
        self._job.succeeded.connect(lambda after: self._done(before, after))
        self._job.failed.connect(lambda error: self._failed(before, error))
        self.panel.show_words(tr("Confirming them."))
        self._job.start()

    def _done(self, before: Lane, after: Lane) -> None:
        if self._job is None:  # the page has gone
            return
        self._job, self._kept.lane = None, after
        self._show()
        self.decided.emit({signed.image for signed in (*before.confirmed, *after.confirmed)})

    def _failed(self, lane: Lane, error: Exception) -> None:
        self._job = None
        self._show()
        self.decided.emit({*lane.others, *lane.sample})
        self.failed.emit(error)

    def _show(self) -> None:
        lane = self._kept.lane
        if lane is None:
            return
        if lane.confirmed:
            words = tr("{n} photograph(s) confirmed together; the record says so.", n=len(lane.confirmed))
            self.panel.show_words(words, confirmed=len(lane.confirmed), role="ok")
        elif lane.spoiled:
            row = self._queue.row(lane.spoiled)
            code = row.image.code if row else ""
            words = tr("{code} was not accepted as it stands: look at each of the others.", code=code)
            self.panel.show_words(words, role="warn")
        elif not lane.worthwhile:
            self.panel.show_words(tr("Fewer than {least} photographs are unanimous.", least=LEAST + 1))
        elif lane.ready:
            words = tr("Every one of the sample was accepted as it stands.")
            self.panel.show_words(words, others=len(lane.others), role="ok")
        else:
            every, sample, seen = len(lane.sample) + len(lane.others), len(lane.sample), len(lane.accepted)
            words = tr(
                "{all} are unanimous. Look at {sample} of them first, drawn by chance: {seen} seen.",
                all=every,
                sample=sample,
                seen=seen,
            )
            self.panel.show_words(words)


def _progress_words(done: int, total: int) -> str:
    return tr("confirming: {done} of {total}", done=done, total=total)
