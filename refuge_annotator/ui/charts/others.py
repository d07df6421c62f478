"""Each rater's outlines against the vote of the others: Dice of disc and cup, a mark for every photograph."""

import numpy as np

from refuge_annotator.study.reading import OUTLINED, Structure
from refuge_annotator.ui.charts.chart import Chart, Finding, Shown, differ, nothing, short, with_interval
from refuge_annotator.ui.charts.dice import NAMES
from refuge_annotator.ui.charts.plot import Axes, Plot, Spot, beside, quartiles
from refuge_annotator.ui.charts.style import rater_mark
from refuge_annotator.ui.words import tr
from refuge_annotator.words import mark


def draw(plot: Plot, shown: Shown) -> Finding:
    """Draw the disc's Dice over the cup's."""
    if not any(np.isfinite(shown.measures.with_others(s, "dice")).any() for s in OUTLINED):
        return nothing(tr("no two raters have graded the same photograph"))
    for line, structure in enumerate(OUTLINED):
        _strip(plot.add(line), shown, structure)
    cups = {r: v for r in shown.raters if (v := shown.of("dice_with_others", "cup", r).value) is not None}
    words = tr("Each rater against the vote of the others")
    if differ(cups.values()):
        least = min(cups, key=lambda r: cups[r])
        words = tr("{who} is farthest from the others' cups: mean Dice {value}", who=least, value=short(cups[least], 3))
    return Finding(words, tr("Every mark is a photograph; the ring is the median, the bar holds the middle half."))


def _strip(axes: Axes, shown: Shown, structure: Structure) -> None:
    table = shown.measures.with_others(structure, "dice")
    axes.title(tr(NAMES[structure]))
    axes.name_axes(y=tr("Dice with the others' vote"))
    axes.grid(y=True)
    for place, rater in enumerate(shown.raters):
        rows = [i for i in range(len(table)) if np.isfinite(table[i, place])]
        if not rows:
            continue
        mean = with_interval(shown.of("dice_with_others", structure.value, rater))
        spots = [
            Spot(x, float(table[i, place]), shown.images[i],
                 tr("{code} · {who} {value} · mean {mean} · n = {count}", code=shown.codes[i], who=rater,
                    value=short(table[i, place]), mean=mean, count=len(rows)))
            for x, i in zip(beside(len(rows), place), rows, strict=True)
        ]  # fmt: skip
        axes.dots(spots, rater_mark(place), 6.0)
        quartiles(axes, place, [float(table[i, place]) for i in rows])
    there = table[np.isfinite(table)]
    low = float(there.min()) if len(there) else 0.0
    axes.ticks("bottom", list(enumerate(shown.raters)))
    axes.span((-0.6, len(shown.raters) - 0.4), (max(low - 0.05, -0.02), 1.02))


OTHERS = Chart("others", mark("Each rater against the others' vote"), draw)
