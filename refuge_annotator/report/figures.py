"""The figures of a report. Each says how many photographs it is about; where there is nothing to draw, it says why."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Ellipse as Patch

from refuge_annotator.geometry.point import Point
from refuge_annotator.metrics.challenge import roc_curve
from refuge_annotator.metrics.estimate import Estimate, FloatArray
from refuge_annotator.metrics.spread import spread_ellipse
from refuge_annotator.report.measure import Measures
from refuge_annotator.report.statistics import Statistic, find, row_means
from refuge_annotator.report.style import (
    COLORS,
    HALF,
    INK,
    LINE,
    MUTED,
    WIDE,
    new_figure,
    page_style,
    quiet,
    rater_style,
    to_svg,
)
from refuge_annotator.study.reading import OUTLINED, Structure

FAINT = 0.35
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
    """One figure: its file's stem, its title, its caption, and what draws it."""

    stem: str
    title: str
    caption: str
    draw: Callable[[Shown], Figure]


def draw_all(measures: Measures, rows: Sequence[Statistic]) -> dict[str, str]:
    """Return every figure as SVG text by its stem."""
    shown = Shown(measures, rows)
    with page_style():
        return {spec.stem: to_svg(spec.draw(shown)) for spec in FIGURES}


def nothing(words: str, width: float = WIDE, height: float = 1.0) -> Figure:
    """Return a figure that says why there is none."""
    figure = new_figure(width, height)
    axes = figure.add_subplot()
    axes.set_axis_off()
    axes.text(0.0, 0.5, words, color=MUTED, transform=axes.transAxes, va="center")
    return figure


def _ratios(shown: Shown) -> Figure:
    ratios = shown.measures.ratios()
    if not np.isfinite(ratios).any():
        return nothing("No reading has both a disc and a graded cup.")
    figure = new_figure(WIDE, 2.6)
    axes = figure.add_subplot()
    columns = [("vote", shown.measures.reference_ratios()), *zip(shown.raters, ratios.T, strict=True)]
    for place, (_, values) in enumerate(columns):
        there = values[np.isfinite(values)]
        if not len(there):
            continue
        axes.plot(_jitter(len(there), place), there, ".", markersize=2.5, color=MUTED, alpha=FAINT, zorder=2)
        low, middle, high = np.percentile(there, [25, 50, 75])
        axes.plot([place, place], [low, high], color=INK, linewidth=3, solid_capstyle="butt", zorder=3)
        axes.plot(place, middle, "o", color="white", markeredgecolor=INK, markersize=5, zorder=4)
    axes.set_xticks(range(len(columns)), [name for name, _ in columns])
    axes.set_ylabel("vertical cup-to-disc ratio")
    axes.set_ylim(0, 1)
    quiet(axes)
    return figure


def _jitter(count: int, place: int) -> FloatArray:
    """Return places beside each other in a fixed pattern, so that equal values do not hide one another."""
    steps = (np.arange(count) * 0.618034) % 1.0
    result: FloatArray = np.asarray(place + (steps - 0.5) * 0.5, dtype=np.float64)
    return result


def _bland_altman(shown: Shown) -> Figure:
    ratios = shown.measures.ratios()
    pairs = []
    for place in range(len(shown.raters)):
        others = row_means(np.delete(ratios, place, axis=1))
        pairs.append(((ratios[:, place] + others) / 2, ratios[:, place] - others))
    reach = max((np.abs(d[np.isfinite(d)]).max(initial=0.0) for _, d in pairs), default=0.0) * 1.15
    if not reach and not any(np.isfinite(d).any() for _, d in pairs):
        return nothing("No two raters have graded the same photograph.")
    columns = 4
    lines = -(-len(pairs) // columns)
    figure = new_figure(WIDE, 1.75 * lines)
    grid = figure.subplots(lines, columns, sharex=True, sharey=True, squeeze=False)
    for spare in grid.flat[len(pairs) :]:
        spare.set_axis_off()
    for place, (mean, difference) in enumerate(pairs):
        _one_bland_altman(grid.flat[place], shown, place, mean, difference)
        grid.flat[place].set_ylim(-max(reach, 0.05), max(reach, 0.05))
    figure.supxlabel("mean of the rater's ratio and the others'", fontsize=8)
    figure.supylabel("rater − others", fontsize=8)
    return figure


def _one_bland_altman(axes: Axes, shown: Shown, place: int, mean: FloatArray, difference: FloatArray) -> None:
    rater = shown.raters[place]
    axes.plot(mean, difference, linestyle="none", markersize=2.5, alpha=0.6, **rater_style(place))
    axes.set_title(rater)
    quiet(axes)
    axes.axhline(0, color=LINE, linewidth=0.8)
    for what, dash in (("vcdr_bias", "-"), ("vcdr_bias_lower", (0, (4, 3))), ("vcdr_bias_upper", (0, (4, 3)))):
        value = shown.of(what, "cup", rater).value
        if value is not None:
            axes.axhline(value, color=INK, linewidth=1.0, linestyle=dash)
            axes.annotate(
                f"{value:+.3f}", (1, value), xycoords=("axes fraction", "data"), fontsize=6.5, ha="right", va="bottom"
            )


def _matrices(shown: Shown) -> Figure:
    figure = new_figure(WIDE, 3.2)
    for axes, structure in zip(figure.subplots(1, 2), OUTLINED, strict=True):
        _matrix(axes, shown, structure)
    return figure


def _matrix(axes: Axes, shown: Shown, structure: Structure) -> None:
    count = len(shown.raters)
    table = np.full((count, count), math.nan)
    for i, j in shown.measures.pairs():
        value = shown.of("dice_between", structure.value, f"{shown.raters[i]}-{shown.raters[j]}").value
        table[i, j] = table[j, i] = math.nan if value is None else value
    axes.imshow(table, cmap="Blues", vmin=0.5, vmax=1.05)
    for i in range(count):
        for j in range(count):
            if np.isfinite(table[i, j]):
                ink = "white" if table[i, j] > 0.85 else INK
                axes.text(j, i, f"{table[i, j]:.2f}".removeprefix("0"), ha="center", va="center", fontsize=7, color=ink)
    axes.set_xticks(range(count), shown.raters)
    axes.set_yticks(range(count), shown.raters)
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)
    axes.set_title(f"{NAMES[structure]}: Dice between raters")


def _forest(axes: Axes, estimates: Sequence[tuple[str, Estimate]], zero: float | None, label: str) -> None:
    """Draw values with their intervals, one a line, the first on top."""
    names = [name for name, _ in estimates]
    for line, (_, estimate) in enumerate(estimates):
        if estimate.value is None:
            axes.annotate(
                "not available", (0.02, line), xycoords=("axes fraction", "data"), color=MUTED, va="center", fontsize=7
            )
            continue
        if estimate.interval is not None:
            axes.plot(estimate.interval, [line, line], color=INK, linewidth=1.6)
        style = rater_style(line)
        axes.plot(estimate.value, line, markersize=5, zorder=3, **style)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlabel(label)
    if zero is not None:
        axes.axvline(zero, color=MUTED, linewidth=0.8)
    quiet(axes, grid="x")


def _bias(shown: Shown) -> Figure:
    figure = new_figure(WIDE, 0.26 * len(shown.raters) + 0.8)
    estimates = [(r, shown.of("vcdr_bias", "cup", r)) for r in shown.raters]
    _forest(figure.add_subplot(), estimates, 0.0, "bias of the vertical cup-to-disc ratio (rater − others)")
    return figure


def _with_others(shown: Shown) -> Figure:
    figure = new_figure(WIDE, 2 * (0.2 * len(shown.raters) + 0.75))
    grid = figure.subplots(2, 2, sharey=True)
    labels = (("dice", "Dice"), ("hd95", "HD95 (px)"))
    for line, (measure, label) in enumerate(labels):
        for column, structure in enumerate(OUTLINED):
            estimates = [(r, shown.of(f"{measure}_with_others", structure.value, r)) for r in shown.raters]
            _forest(grid[line, column], estimates, None, label)
            grid[line, column].set_title(NAMES[structure])
    return figure


def _foveas(shown: Shown) -> Figure:
    offsets: list[list[Point]] = [[] for _ in shown.raters]
    for measured in shown.measures.photographs:
        marks = [m for m in measured.marks if m is not None]
        if len(marks) < 2 or not measured.fovea_diameters > 0:
            continue
        diameter = measured.fovea_pixels / measured.fovea_diameters
        x, y = (math.fsum(m[axis] for m in marks) / len(marks) for axis in (0, 1))
        for place, mark in enumerate(measured.marks):
            if mark is not None:
                offsets[place].append(Point((mark[0] - x) / diameter, (mark[1] - y) / diameter))
    if not any(offsets):
        return nothing("No photograph has two fovea marks and a disc.")
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
        size = 2 * whole.a / 1000, 2 * whole.b / 1000
        axes.add_patch(Patch((whole.cx / 1000, whole.cy / 1000), *size, angle=whole.angle, fill=False, color=INK))
    axes.axhline(0, color=LINE, linewidth=0.6)
    axes.axvline(0, color=LINE, linewidth=0.6)
    axes.set_aspect("equal", adjustable="datalim")
    axes.invert_yaxis()
    axes.set_xlabel("to the right (disc diameters)")
    axes.set_ylabel("down (disc diameters)")
    figure.legend(loc="outside right upper", frameon=False, handletextpad=0.2)
    return figure


def _roc(shown: Shown) -> Figure:
    ratios = shown.measures.reference_ratios()
    rows = [
        (c.glaucoma.glaucoma, float(v))
        for c, v in zip(shown.measures.cases, ratios, strict=True)
        if c.glaucoma is not None and math.isfinite(v)
    ]
    found = shown.of("auc", "cup")
    if found.value is None:
        return nothing(f"No ROC curve: {found.why}.")
    false, true = roc_curve([known for known, _ in rows], [value for _, value in rows])
    figure = new_figure(HALF, HALF)
    axes = figure.add_subplot()
    axes.plot([0, 1], [0, 1], color=LINE, linewidth=0.8)
    axes.plot(false, true, color=COLORS[0], drawstyle="default")
    axes.set_xlabel("1 − specificity")
    axes.set_ylabel("sensitivity")
    axes.set_aspect("equal")
    axes.text(0.95, 0.08, f"area {found.value:.3f}", ha="right", transform=axes.transAxes)
    quiet(axes, grid="both")
    return figure


def _times(shown: Shown) -> Figure:
    columns = [np.array([m.seconds[place] for m in shown.measures.photographs]) for place in range(len(shown.raters))]
    columns = [c[np.isfinite(c) & (c > 0)] / 60 for c in columns]
    if not any(len(c) for c in columns):
        return nothing("No time at work is recorded.")
    figure = new_figure(WIDE, 2.0)
    axes = figure.add_subplot()
    for place, values in enumerate(columns):
        if len(values):
            low, middle, high = np.percentile(values, [25, 50, 75])
            axes.plot(_jitter(len(values), place), values, ".", markersize=2.5, color=MUTED, alpha=FAINT)
            axes.plot([place, place], [low, high], color=INK, linewidth=3, solid_capstyle="butt")
            axes.plot(place, middle, "o", color="white", markeredgecolor=INK, markersize=5)
    axes.set_xticks(range(len(columns)), shown.raters)
    axes.set_ylabel("minutes at work")
    axes.set_ylim(0, None)
    quiet(axes)
    return figure


def _repeats(shown: Shown) -> Figure:
    rows = [
        (shown.raters.index(rater), again.first, again.again)
        for measured in shown.measures.photographs
        for rater, again in measured.repeats.items()
        if math.isfinite(again.first) and math.isfinite(again.again)
    ]
    if not rows:
        return nothing("No photograph was read twice by a rater.")
    figure = new_figure(WIDE, 2.4)
    axes = figure.add_subplot()
    for place, rater in enumerate(shown.raters):
        mine = np.array([(first, again) for p, first, again in rows if p == place]).reshape(-1, 2)
        if len(mine):
            axes.plot(
                mine.mean(axis=1), mine[:, 1] - mine[:, 0], linestyle="none", markersize=4, label=rater,
                **rater_style(place),
            )  # fmt: skip
    limit = shown.of("repeat_cr", "cup").value
    axes.axhline(0, color=MUTED, linewidth=0.8)
    for sign in (-1, 1) if limit is not None else ():
        axes.axhline(sign * (limit or 0.0), color=INK, linewidth=1.0, linestyle=(0, (4, 3)))
    axes.set_xlabel("mean of the two ratios")
    axes.set_ylabel("second − first")
    quiet(axes)
    figure.legend(loc="outside right upper", frameon=False, handletextpad=0.2)
    return figure


def _groups(shown: Shown) -> Figure:
    names = list(dict.fromkeys(r.group for r in shown.rows))
    if len(names) < 2:
        return nothing("The photographs do not differ by camera, label or reading period.")
    figure = new_figure(WIDE, 0.24 * len(names) + 0.9)
    for axes, (what, structure, label) in zip(
        figure.subplots(1, 3, sharey=True),
        (("dice_between", "disc", "disc Dice"), ("dice_between", "cup", "cup Dice"), ("icc_single", "cup", "ICC(2,1)")),
        strict=True,
    ):
        _forest(axes, [(name, shown.of(what, structure, group=name)) for name in names], None, label)
    return figure


FIGURES = (
    FigureSpec(
        "ratios",
        "Vertical cup-to-disc ratio by rater",
        "Every dot is a photograph; the ring is the median, the bar runs from the first to the third quartile. “vote” "
        "is the reference standard.",
        _ratios,
    ),
    FigureSpec(
        "bland-altman",
        "Each rater against the others",
        "Difference of a rater's vertical cup-to-disc ratio from the mean of the other raters', over their mean. Full "
        "line: bias; dashed: 95 % limits of agreement.",
        _bland_altman,
    ),
    FigureSpec("bias", "Bias of each rater", "Mean difference from the other raters, with its 95 % interval.", _bias),
    FigureSpec("dice", "Overlap of every two raters", "Mean Dice over photographs.", _matrices),
    FigureSpec(
        "with-others",
        "Each rater against the vote of the others",
        "Mean over photographs with its 95 % interval, resampled by patient.",
        _with_others,
    ),
    FigureSpec(
        "foveas",
        "Fovea marks around their mean",
        "Every mark is shown from the mean of its photograph's marks, in mean vertical disc diameters; the ellipse "
        "holds 95 % of a normal distribution with their covariance.",
        _foveas,
    ),
    FigureSpec(
        "roc",
        "The reference standard's ratio and the glaucoma label",
        "Receiver operating characteristic of the vertical cup-to-disc ratio.",
        _roc,
    ),
    FigureSpec(
        "groups",
        "Agreement by camera, label and reading period",
        "Groups into which the photographs do not divide are left out. Intervals as above.",
        _groups,
    ),
    FigureSpec(
        "repeats",
        "Raters against themselves",
        "Hidden repeats: second minus first ratio over their mean; dashed: coefficient of repeatability.",
        _repeats,
    ),
    FigureSpec("times", "Time at a photograph", "Every dot is a reading; ring and bar as above.", _times),
)
