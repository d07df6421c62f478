"""Figures about the vertical cup-to-disc ratio."""

import math

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from refuge_annotator.metrics.challenge import roc_curve
from refuge_annotator.metrics.estimate import Estimate, FloatArray
from refuge_annotator.report.figure import NOT_COMPARED, FigureSpec, Shown, columns_of_dots, forest, photographs
from refuge_annotator.report.statistics import row_means
from refuge_annotator.report.style import COLORS, HALF, INK, LINE, MUTED, WIDE, new_figure, quiet, rater_style
from refuge_annotator.words import counted

DASHED = (0, (4, 3))


def _finite(values: FloatArray) -> FloatArray:
    there: FloatArray = values[np.isfinite(values)]
    return there


def _ratios(shown: Shown) -> Figure | str:
    ratios = shown.measures.ratios()
    if not np.isfinite(ratios).any():
        return "no reading has both a disc and a graded cup"
    figure = new_figure(WIDE, 2.6)
    axes = figure.add_subplot()
    columns_of_dots(axes, [_finite(v) for v in (shown.measures.reference_ratios(), *ratios.T)])
    axes.set_xticks(range(len(shown.raters) + 1), ["vote", *shown.raters])
    axes.set_ylabel("vertical cup-to-disc ratio")
    axes.set_ylim(0, max(1.0, 1.02 * float(_finite(ratios).max())))
    return figure


def _count_rated(shown: Shown) -> str:
    return photographs(int(np.isfinite(shown.measures.ratios()).any(axis=1).sum()))


def _count_compared(shown: Shown) -> str:
    return photographs(int((np.isfinite(shown.measures.ratios()).sum(axis=1) > 1).sum()))


def _bland_altman(shown: Shown) -> Figure | str:
    ratios = shown.measures.ratios()
    pairs = []
    for place in range(len(shown.raters)):
        others = row_means(np.delete(ratios, place, axis=1))
        pairs.append(((ratios[:, place] + others) / 2, ratios[:, place] - others))
    if not any(np.isfinite(d).any() for _, d in pairs):
        return NOT_COMPARED
    reach = max(float(np.abs(_finite(d)).max(initial=0.0)) for _, d in pairs) * 1.15
    columns = min(4, len(pairs))
    lines = -(-len(pairs) // columns)
    figure = new_figure(WIDE, 1.85 * lines)
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
    color = rater_style(place)["color"]  # dots alone: whose they are is written above them
    axes.plot(mean, difference, ".", markersize=5.5, markeredgewidth=0, alpha=0.5, color=color)
    quiet(axes)
    axes.axhline(0, color=LINE, linewidth=0.8)
    values = [shown.of(what, "cup", rater).value for what in ("vcdr_bias", "vcdr_bias_lower", "vcdr_bias_upper")]
    for value, dash in zip(values, ("-", DASHED, DASHED), strict=True):
        if value is not None:
            axes.axhline(value, color=INK, linewidth=1.0, linestyle=dash)
    axes.set_title(rater, pad=12)  # the numbers stand between the name and the dots, where no dot can hide them
    axes.text(0, 1.03, _limits(*values), transform=axes.transAxes, va="bottom", fontsize=6.5, color=MUTED)


def _limits(bias: float | None, lower: float | None, upper: float | None) -> str:
    if bias is None:
        return "not available"
    words = f"{bias:+.3f}" if lower is None else f"{bias:+.3f} ({lower:+.3f} to {upper:+.3f})"
    return words.replace("-", "−")


def _biases(shown: Shown) -> list[Estimate]:
    return [shown.of("vcdr_bias", "cup", rater) for rater in shown.raters]


def _bias(shown: Shown) -> Figure | str:
    found = _biases(shown)
    if not any(estimate.n for estimate in found):
        return NOT_COMPARED
    figure = new_figure(WIDE, 0.26 * len(shown.raters) + 0.8)
    estimates = list(zip(shown.raters, found, strict=True))
    forest(figure.add_subplot(), estimates, "bias of the vertical cup-to-disc ratio (rater − others)", zero=0.0)
    return figure


def _roc(shown: Shown) -> Figure | str:
    found = shown.of("auc", "cup")
    if found.value is None:
        return found.why
    ratios = shown.measures.reference_ratios()
    rows = [
        (case.glaucoma.glaucoma, float(ratio))
        for case, ratio in zip(shown.measures.cases, ratios, strict=True)
        if case.glaucoma is not None and math.isfinite(ratio)
    ]
    false, true = roc_curve([known for known, _ in rows], [value for _, value in rows])
    figure = new_figure(HALF, HALF)
    axes = figure.add_subplot()
    axes.plot([0, 1], [0, 1], color=LINE, linewidth=0.8)
    axes.plot(false, true, color=COLORS[0], clip_on=False)
    axes.set_xlim(0, 1)
    axes.set_ylim(0, 1)
    axes.set_xlabel("1 − specificity")
    axes.set_ylabel("sensitivity")
    axes.set_aspect("equal")
    words = f"area {found.value:.3f}"
    if found.interval is not None:
        words += "\n({:.3f} to {:.3f})".format(*found.interval)
    axes.text(0.95, 0.06, words, ha="right", transform=axes.transAxes)
    quiet(axes, grid="both")
    return figure


def _repeats(shown: Shown) -> Figure | str:
    rows = _pairs_of_repeats(shown)
    if not rows:
        return "no photograph was read twice by a rater"
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
        axes.axhline(sign * (limit or 0.0), color=INK, linewidth=1.0, linestyle=DASHED)
    axes.set_xlabel("mean of the two ratios")
    axes.set_ylabel("second − first")
    quiet(axes)
    figure.legend(loc="outside right upper", frameon=False, handletextpad=0.2)
    return figure


def _pairs_of_repeats(shown: Shown) -> list[tuple[int, float, float]]:
    """Return the rater's place, first and second ratio of each repeat that has both."""
    return [
        (shown.raters.index(rater), again.first, again.again)
        for measured in shown.measures.photographs
        for rater, again in measured.repeats.items()
        if math.isfinite(again.first) and math.isfinite(again.again)
    ]


RATIOS = FigureSpec(
    "ratios",
    "Vertical cup-to-disc ratio by rater",
    "Every dot is a photograph; the ring is the median, the bar runs from the first to the third quartile. “vote” is "
    "the reference standard.",
    _ratios,
    _count_rated,
)
BLAND_ALTMAN = FigureSpec(
    "bland-altman",
    "Each rater against the others",
    "Difference of a rater's vertical cup-to-disc ratio from the mean of the other raters', over their mean. Full "
    "line: bias; dashed: 95 % limits of agreement; both as numbers above.",
    _bland_altman,
    _count_compared,
)
BIAS = FigureSpec(
    "bias", "Bias of each rater", "Mean difference from the other raters, with its 95 % interval.", _bias,
    _count_compared, _biases,
)  # fmt: skip
ROC = FigureSpec(
    "roc",
    "The reference standard's ratio and the glaucoma label",
    "Receiver operating characteristic of the vertical cup-to-disc ratio; area under it with its 95 % interval.",
    _roc,
    lambda shown: photographs(shown.of("auc", "cup").n),
    lambda shown: [shown.of("auc", "cup")],
)
REPEATS = FigureSpec(
    "repeats",
    "Raters against themselves",
    "Hidden repeats: second minus first ratio over their mean; dashed: coefficient of repeatability.",
    _repeats,
    lambda shown: counted(len(_pairs_of_repeats(shown)), "repeat"),
)
