"""The figures of a report, in the order of the page; where there is nothing to draw, there is the reason instead."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from matplotlib.figure import Figure
from matplotlib.patches import Ellipse as Patch

from refuge_annotator.geometry.point import Point
from refuge_annotator.metrics.estimate import FloatArray
from refuge_annotator.metrics.spread import spread_ellipse
from refuge_annotator.report.figure import FigureSpec, Shown, columns_of_dots, photographs
from refuge_annotator.report.measure import Measured, Measures
from refuge_annotator.report.overlap_figures import DICE, GROUPS, WITH_OTHERS
from refuge_annotator.report.ratio_figures import BIAS, BLAND_ALTMAN, RATIOS, REPEATS, ROC
from refuge_annotator.report.statistics import Statistic
from refuge_annotator.report.style import HALF, INK, LINE, WIDE, new_figure, page_style, rater_style, to_svg
from refuge_annotator.words import counted


@dataclass(frozen=True, slots=True)
class Drawn:
    """The figures as SVG text by their stems, and why others are left out.

    No two of them share an id, so that one page can hold them all.
    """

    svgs: dict[str, str]
    left_out: dict[str, str]


def draw_all(measures: Measures, rows: Sequence[Statistic]) -> Drawn:
    """Draw every figure that has something to show."""
    shown = Shown(measures, rows)
    drawn = Drawn({}, {})
    with page_style():
        for spec in FIGURES:
            figure = spec.draw(shown)
            if isinstance(figure, str):
                drawn.left_out[spec.stem] = figure
            else:
                drawn.svgs[spec.stem] = to_svg(figure, spec.stem)
    return drawn


def _with_spread(shown: Shown) -> list[Measured]:
    """Return the photographs with two fovea marks and a disc to measure their distance by."""
    return [m for m in shown.measures.photographs if math.isfinite(m.fovea_diameters)]


def _foveas(shown: Shown) -> Figure | str:
    chosen = _with_spread(shown)
    if not chosen:
        return "no photograph has two fovea marks and a disc"
    offsets: list[list[Point]] = [[] for _ in shown.raters]
    for measured in chosen:
        marks = [m for m in measured.marks if m is not None]
        x, y = (math.fsum(m[axis] for m in marks) / len(marks) for axis in (0, 1))
        for place, mark in enumerate(measured.marks):
            if mark is not None:
                offsets[place].append(Point((mark[0] - x) / measured.diameter, (mark[1] - y) / measured.diameter))
    figure = new_figure(HALF + 1.2, HALF)
    axes = figure.add_subplot()
    for place, points in enumerate(offsets):
        if points:
            xy = np.array(points)
            axes.plot(
                xy[:, 0], xy[:, 1], linestyle="none", markersize=3, alpha=0.7, label=shown.raters[place],
                **rater_style(place),
            )  # fmt: skip
    # The ellipse is fitted in thousandths: it is made for pixels, and rounded to hundredths of them.
    whole = spread_ellipse([Point(1000 * p[0], 1000 * p[1]) for points in offsets for p in points])
    if whole is not None:
        middle, size = (whole.cx / 1000, whole.cy / 1000), (2 * whole.a / 1000, 2 * whole.b / 1000)
        axes.add_patch(Patch(middle, *size, angle=whole.angle, fill=False, color=INK, zorder=5))  # over the marks
    axes.axhline(0, color=LINE, linewidth=0.6)
    axes.axvline(0, color=LINE, linewidth=0.6)
    axes.set_aspect("equal", adjustable="datalim")
    axes.invert_yaxis()
    axes.set_xlabel("to the right (disc diameters)")
    axes.set_ylabel("down (disc diameters)")
    figure.legend(loc="outside right upper", frameon=False, handletextpad=0.2)
    return figure


def _minutes(shown: Shown) -> list[FloatArray]:
    """Return each rater's minutes at work, one of each reading that has them."""
    columns = [np.array([m.seconds[place] for m in shown.measures.photographs]) for place in range(len(shown.raters))]
    return [c[np.isfinite(c) & (c > 0)] / 60 for c in columns]


def _times(shown: Shown) -> Figure | str:
    columns = _minutes(shown)
    if not any(len(c) for c in columns):
        return "no time at work is recorded"
    figure = new_figure(WIDE, 2.0)
    axes = figure.add_subplot()
    columns_of_dots(axes, columns)
    axes.set_xticks(range(len(columns)), shown.raters)
    axes.set_ylabel("minutes at work")
    axes.set_ylim(0, None)
    return figure


FOVEAS = FigureSpec(
    "foveas",
    "Fovea marks around their mean",
    "Every mark is shown from the mean of its photograph's marks, in mean disc diameters; the ellipse holds "
    "95 % of a normal distribution with their covariance.",
    _foveas,
    lambda shown: photographs(len(_with_spread(shown))),
)
TIMES = FigureSpec(
    "times",
    "Time at a photograph",
    "Every dot is a reading; the ring is the median, the bar runs from the first to the third quartile.",
    _times,
    lambda shown: counted(sum(len(c) for c in _minutes(shown)), "reading"),
)
FIGURES = (RATIOS, BLAND_ALTMAN, BIAS, DICE, WITH_OTHERS, FOVEAS, ROC, GROUPS, REPEATS, TIMES)
