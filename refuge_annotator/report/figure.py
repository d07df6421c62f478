"""What a figure of a report is, and what several of them draw alike."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from refuge_annotator.metrics.estimate import Estimate, FloatArray
from refuge_annotator.report.measure import Measures
from refuge_annotator.report.statistics import Statistic, find
from refuge_annotator.report.style import INK, MUTED, quiet, rater_style
from refuge_annotator.study.reading import Structure
from refuge_annotator.words import counted

NOT_COMPARED = "no two raters have graded the same photograph"
DOTS: dict[str, Any] = {"markersize": 4.5, "markeredgewidth": 0, "color": MUTED, "alpha": 0.4}
NAMES = {Structure.DISC: "Disc", Structure.CUP: "Cup"}


@dataclass(frozen=True, slots=True)
class Shown:
    """What the figures are drawn from."""

    measures: Measures
    rows: Sequence[Statistic]

    @property
    def raters(self) -> tuple[str, ...]:
        """The raters' codes in study order."""
        return self.measures.raters

    def of(self, what: str, structure: str = "", who: str = "", group: str = "all") -> Estimate:
        """Return a statistic."""
        return find(self.rows, what, group, structure, who)


@dataclass(frozen=True, slots=True)
class FigureSpec:
    """One figure.

    Attributes
    ----------
    stem
        Its file's stem.
    draw
        Returns the figure, or why there is nothing to show.
    count
        Says how much is drawn, such as ``24 photographs``.
    intervals
        The estimates that are drawn with their intervals.
    """

    stem: str
    title: str
    caption: str
    draw: Callable[[Shown], Figure | str]
    count: Callable[[Shown], str]
    intervals: Callable[[Shown], Iterable[Estimate]] = lambda _: ()


def photographs(number: int) -> str:
    """Return a number of photographs in words."""
    return counted(number, "photograph")


def columns_of_dots(axes: Axes, columns: Sequence[FloatArray]) -> None:
    """Draw each column's values as dots, its quartiles as a bar and its median as a ring; empty columns stay empty."""
    for place, values in enumerate(columns):
        if len(values):
            low, middle, high = np.percentile(values, [25, 50, 75])
            axes.plot(_beside(len(values), place), values, ".", zorder=2, **DOTS)
            axes.plot([place, place], [low, high], color=INK, linewidth=3, solid_capstyle="butt", zorder=3)
            axes.plot(place, middle, "o", color="white", markeredgecolor=INK, markersize=5, zorder=4)
    quiet(axes)


def _beside(count: int, place: int) -> FloatArray:
    """Return places beside each other in a fixed pattern, so that equal values do not hide one another."""
    steps = (np.arange(count) * 0.618034) % 1.0
    result: FloatArray = np.asarray(place + (steps - 0.5) * 0.5, dtype=np.float64)
    return result


def forest(
    axes: Axes,
    estimates: Sequence[tuple[str, Estimate]],
    label: str,
    *,
    zero: float | None = None,
    style: Callable[[int], dict[str, Any]] = rater_style,
) -> None:
    """Draw values with their intervals, one a line, the first on top; a missing one says so."""
    for line, (_, estimate) in enumerate(estimates):
        if estimate.value is None:
            axes.annotate(
                "not available", (0.02, line), xycoords=("axes fraction", "data"), color=MUTED, va="center", fontsize=7
            )
            continue
        if estimate.interval is not None:
            axes.plot(estimate.interval, [line, line], color=INK, linewidth=1.6)
        axes.plot(estimate.value, line, markersize=5, zorder=3, **style(line))
    axes.set_yticks(range(len(estimates)), [name for name, _ in estimates])
    axes.set_ylim(len(estimates) - 0.5, -0.5)
    axes.set_xlabel(label)
    if zero is not None:
        axes.axvline(zero, color=MUTED, linewidth=0.8)
    quiet(axes, grid="x")
