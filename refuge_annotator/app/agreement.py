"""How well the raters agree: measured beside the window, and kept while nothing changes."""

from dataclasses import dataclass

from refuge_annotator.formats.threads import Stopped
from refuge_annotator.progress import Progress
from refuge_annotator.reference import StudyData
from refuge_annotator.report.measure import Measures, measure
from refuge_annotator.report.statistics import Statistic, statistics


@dataclass(frozen=True, eq=False)
class Agreement:
    """A measured study with all its statistics."""

    measures: Measures
    rows: tuple[Statistic, ...]


class KeptAgreement:
    """The agreement that was measured last, for as long as no reading, review or label changes."""

    def __init__(self) -> None:
        self._key: object = None
        self._kept: Agreement | None = None

    def get(self, data: StudyData) -> Agreement | None:
        """Return what was measured of just this state of the study."""
        return self._kept if self._key == _state_of(data) else None

    def put(self, agreement: Agreement) -> None:
        """Keep an agreement in place of the one before."""
        self._key, self._kept = _state_of(agreement.measures.data), agreement


def measured(data: StudyData, progress: Progress) -> Agreement:
    """Measure and sum up; for a job's thread.

    Raises
    ------
    Stopped
        `progress` returned False.
    """
    total = len(data.cases) + 1
    measures = measure(data, lambda done, _: progress(done, total))
    going = True

    def goes_on(_done: int, _total: int) -> bool:
        nonlocal going
        going = going and progress(total - 1, total)
        return going

    rows = statistics(measures, progress=goes_on)
    if not going:
        raise Stopped
    return Agreement(measures, rows)


def _state_of(data: StudyData) -> object:
    """Return what tells two states of a study apart, and what the manager may see of one from what the senior may."""
    seen = tuple((c.image.id, c.glaucoma is None, c.second is None) for c in data.cases)
    return data.audit_seq, data.audit_head, seen
