"""The vertical cup-to-disc ratio by rater: a dot for every photograph, median and quartiles over it."""

import numpy as np

from refuge_annotator.ui.charts.chart import Chart, Finding, Shown, nothing, short
from refuge_annotator.ui.charts.plot import Plot, Spot, beside, quartiles
from refuge_annotator.ui.charts.style import Mark, rater_mark
from refuge_annotator.ui.theme import colors
from refuge_annotator.ui.words import tr
from refuge_annotator.words import mark


def draw(plot: Plot, shown: Shown) -> Finding:
    """Draw the reference standard and every rater side by side."""
    ratios, vote = shown.measures.ratios(), shown.measures.reference_ratios()
    if not np.isfinite(ratios).any():
        return nothing(tr("no reading has both a disc and a graded cup"))
    axes = plot.add()
    axes.name_axes(y=tr("vertical cup-to-disc ratio"))
    axes.grid(y=True)
    names = [tr("consensus"), *shown.raters]
    medians: dict[str, float] = {}
    for place, values in enumerate((vote, *ratios.T)):
        rows = [i for i in range(len(values)) if np.isfinite(values[i])]
        if not rows:
            continue
        style = rater_mark(place - 1) if place else Mark(colors().text, "o")
        spots = [
            Spot(x, float(values[i]), shown.images[i], _words(shown, i, names[place], float(values[i]), float(vote[i])))
            for x, i in zip(beside(len(rows), place), rows, strict=True)
        ]
        axes.dots(spots, style)
        medians[names[place]] = quartiles(axes, place, [float(values[i]) for i in rows])
        axes.text(place, 1.03, f"n = {len(rows)}", "muted", (0.5, 0.5))
    axes.ticks("bottom", list(enumerate(names)))
    axes.span((-0.6, len(names) - 0.4), (0.0, 1.07))
    return Finding(
        _finding({r: m for r, m in medians.items() if r in shown.raters}),
        tr("Every mark is a photograph; the ring is the median, the bar holds the middle half."),
    )


def _words(shown: Shown, row: int, who: str, value: float, vote: float) -> str:
    if who not in shown.raters:
        return tr("{code} · consensus {vote}", code=shown.codes[row], vote=short(vote))
    return tr("{code} · {who} {value} · consensus {vote}",
              code=shown.codes[row], who=who, value=short(value), vote=short(vote))  # fmt: skip


def _finding(medians: dict[str, float]) -> str:
    low, high = min(medians, key=lambda r: medians[r]), max(medians, key=lambda r: medians[r])
    if short(medians[low]) == short(medians[high]):
        return tr("All raters have the same median ratio, {value}", value=short(medians[low]))
    return tr("Median ratios run from {low} ({who}) to {high} ({other})",
              low=short(medians[low]), who=low, high=short(medians[high]), other=high)  # fmt: skip


RATIOS = Chart("ratios", mark("Cup-to-disc ratio by rater"), draw)
