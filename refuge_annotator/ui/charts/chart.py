"""What a chart is, and what it is drawn from."""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from refuge_annotator.app.agreement import Agreement
from refuge_annotator.app.desks.agreement import Done
from refuge_annotator.metrics.estimate import Estimate
from refuge_annotator.report.measure import Measures
from refuge_annotator.report.statistics import find
from refuge_annotator.ui.charts.plot import Plot
from refuge_annotator.ui.words import tr

ALIKE = 1e-9


@dataclass(frozen=True, eq=False)
class Shown:
    """A measured study, and how far it is."""

    agreement: Agreement
    progress: Sequence[Done]

    @property
    def measures(self) -> Measures:
        """What was measured."""
        return self.agreement.measures

    @property
    def raters(self) -> tuple[str, ...]:
        """The raters' codes in study order."""
        return self.measures.raters

    @cached_property
    def images(self) -> list[str]:
        """The photographs' ids in study order."""
        return [case.image.id for case in self.measures.cases]

    @cached_property
    def codes(self) -> list[str]:
        """The photographs' neutral codes in study order."""
        return [case.image.code for case in self.measures.cases]

    def of(self, what: str, structure: str = "", who: str = "", unit: str | None = None) -> Estimate:
        """Return a statistic over all photographs."""
        return find(self.agreement.rows, what, "all", structure, who, unit)


@dataclass(frozen=True, slots=True)
class Finding:
    """What a chart shows: its main result in words, and on how many photographs; `axes` tells how to read it."""

    title: str
    notes: str = ""


@dataclass(frozen=True, slots=True)
class Chart:
    """One chart: its entry in the list, and what draws it and says what it found."""

    id: str
    title: str
    draw: Callable[[Plot, Shown], Finding]


def nothing(why: str) -> Finding:
    """Return what a chart says that has nothing to draw, with the reason."""
    return Finding(tr("Not available: {why}.", why=why))


def differ(values: Iterable[float]) -> bool:
    """Tell whether one of several is the least: nobody is named where all are alike but for rounding."""
    known = sorted(values)
    return len(known) > 1 and known[-1] - known[0] > ALIKE


def short(value: float, digits: int = 2) -> str:
    """Return a number as it is told; NaN as a dash."""
    return f"{value:.{digits}f}" if math.isfinite(value) else "–"


def signed(value: float, digits: int = 3) -> str:
    """Return a difference with its sign."""
    return f"{value:+.{digits}f}".replace("-", "−") if math.isfinite(value) else "–"


def with_interval(estimate: Estimate, digits: int = 3, *, sign: bool = False) -> str:
    """Return an estimate with its 95 % interval, or the reason why there is none."""
    if estimate.value is None:
        return tr("not available: {why}", why=tr(estimate.why))
    write = signed if sign else short
    value = write(estimate.value, digits)
    if estimate.interval is None:
        return value
    low, high = (write(v, digits) for v in estimate.interval)
    return tr("{value} (95 %: {low} to {high})", value=value, low=low, high=high)
