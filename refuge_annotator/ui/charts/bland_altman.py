"""Each rater against the mean of the others, after Bland and Altman: small plots with the same axes."""

import math

import numpy as np

from refuge_annotator.metrics.estimate import FloatArray
from refuge_annotator.report.statistics import row_means
from refuge_annotator.ui.charts.chart import Chart, Finding, Shown, differ, nothing, short, signed
from refuge_annotator.ui.charts.plot import Axes, Plot, Spot, rounded_up
from refuge_annotator.ui.charts.style import rater_mark
from refuge_annotator.ui.words import tr
from refuge_annotator.words import mark

COLUMNS = 4
LEFT, BOTTOM = 50, 38  # screen pixels
HEAD = 1.5  # room for words above the values
LINES = (("vcdr_bias", False), ("vcdr_bias_lower", True), ("vcdr_bias_upper", True))


def draw(plot: Plot, shown: Shown) -> Finding:
    """Draw a small plot for every rater."""
    ratios = shown.measures.ratios()
    others = [row_means(np.delete(ratios, place, axis=1)) for place in range(len(shown.raters))]
    apart = [ratios[:, place] - others[place] for place in range(len(shown.raters))]
    found = np.concatenate([d[np.isfinite(d)] for d in apart]) if apart else np.zeros(0)
    if not len(found):
        return nothing(tr("no two raters have graded the same photograph"))
    reach = max(rounded_up(float(np.abs(found).max()) * 1.1, 0.05), 0.1)
    columns = min(COLUMNS, len(shown.raters)) if len(shown.raters) > 3 else len(shown.raters)
    for place in range(len(shown.raters)):
        axes = plot.add(place // columns, place % columns)
        last = place // columns == (len(shown.raters) - 1) // columns
        axes.name_axes(tr("mean of both") if last else "", tr("rater − others") if place % columns == 0 else "")
        axes.keep_room(LEFT, BOTTOM)
        words = _one(axes, shown, place, ratios[:, place], others[place])
        axes.head(words)  # inside: titles would hold the columns apart
        axes.span((0.0, 1.0), (-reach, HEAD * reach))
    return Finding(_finding(shown), tr("Full line: bias; dashed: 95 % limits of agreement."))


def _one(axes: Axes, shown: Shown, place: int, own: FloatArray, others: FloatArray) -> str:
    """Draw one rater; return the rater with bias and n."""
    rater = shown.raters[place]
    axes.rule(0.0, role="line")
    spots = [
        Spot(
            float(own[i] + others[i]) / 2,
            float(own[i] - others[i]),
            shown.images[i],
            tr("{code} · {who} {value} · the others {others} · difference {apart}", code=shown.codes[i], who=rater,
               value=short(own[i]), others=short(others[i]), apart=signed(own[i] - others[i])),
        )
        for i in range(len(own))
        if math.isfinite(own[i]) and math.isfinite(others[i])
    ]  # fmt: skip
    axes.dots(spots, rater_mark(place), 6.0)
    for what, dashed in LINES:
        value = shown.of(what, "cup", rater).value
        if value is not None:
            axes.rule(value, dashed=dashed)
    bias = shown.of("vcdr_bias", "cup", rater)
    return rater if bias.value is None else f"{rater}  {signed(bias.value)}\nn = {bias.n}"


def _finding(shown: Shown) -> str:
    widths = {}
    for rater in shown.raters:
        low, high = (shown.of(what, "cup", rater).value for what in ("vcdr_bias_lower", "vcdr_bias_upper"))
        if low is not None and high is not None:
            widths[rater] = (high - low, low, high)
    if not differ(width for width, _, _ in widths.values()):
        return tr("Each rater against the others")
    widest = max(widths, key=lambda r: widths[r][0])
    _, low, high = widths[widest]
    return tr("{who} varies most against the others: limits {low} to {high}",
              who=widest, low=signed(low, 2), high=signed(high, 2))  # fmt: skip


BLAND_ALTMAN = Chart("bland-altman", mark("Each rater against the others"), draw)
