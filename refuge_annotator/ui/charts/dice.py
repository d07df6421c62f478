"""How much every two raters overlap: a matrix each for disc and cup."""

import numpy as np

from refuge_annotator.study.reading import OUTLINED, Structure
from refuge_annotator.ui.charts.chart import Chart, Finding, Shown, differ, nothing, short, with_interval
from refuge_annotator.ui.charts.plot import Axes, Plot, Spot
from refuge_annotator.ui.charts.style import ink_on, shade
from refuge_annotator.ui.words import tr
from refuge_annotator.words import mark

NAMES = {Structure.DISC: mark("Disc"), Structure.CUP: mark("Cup")}
LEAST = 0.5  # Dice that is drawn palest


def draw(plot: Plot, shown: Shown) -> Finding:
    """Draw both matrices; a click on a cell opens the photograph on which the two agree least."""
    if not any(np.isfinite(shown.measures.between(s, "dice")).any() for s in OUTLINED):
        return nothing(tr("no two raters have graded the same photograph"))
    cups: list[tuple[float, str]] = []
    for column, structure in enumerate(OUTLINED):
        axes = plot.add(0, column)
        axes.title(tr(NAMES[structure]))
        found = _matrix(axes, shown, structure)
        if structure is Structure.CUP:
            cups = found
    words = tr("Dice between every two raters")
    if differ([value for value, _ in cups]):
        value, who = min(cups)
        words = tr("{who} agree least on the cup: Dice {value}", who=who, value=short(value, 3))
    return Finding(words, tr("Mean Dice over photographs. A click opens the photograph on which the two agree least."))


def _matrix(axes: Axes, shown: Shown, structure: Structure) -> list[tuple[float, str]]:
    raters, count = shown.raters, len(shown.raters)
    table = shown.measures.between(structure, "dice")
    spots: list[Spot] = []
    found: list[tuple[float, str]] = []
    for place, (i, j) in enumerate(shown.measures.pairs()):
        estimate = shown.of("dice_between", structure.value, f"{raters[i]}-{raters[j]}")
        who = tr("{one} and {other}", one=raters[i], other=raters[j])
        image, words = "", f"{who} · {with_interval(estimate)}"
        if estimate.value is not None:
            found.append((estimate.value, who))
            least = int(np.nanargmin(table[:, place]))
            image = shown.images[least]
            words += f" · n = {estimate.n} · " + tr(
                "least on {code}: {value}", code=shown.codes[least], value=short(table[least, place])
            )
        for x, y in ((i, j), (j, i)):
            spots.append(_cell(axes, x, count - 1 - y, estimate.value, Spot(x, count - 1.0 - y, image, words)))
    axes.cells(spots)
    axes.ticks("bottom", list(enumerate(raters)))
    axes.ticks("left", [(count - 1 - place, rater) for place, rater in enumerate(raters)])
    axes.span((-0.5, count - 0.5), (-0.5, count - 0.5))
    return found


def _cell(axes: Axes, x: float, y: float, value: float | None, spot: Spot) -> Spot:
    share = 0.0 if value is None else (value - LEAST) / (1 - LEAST)
    color = shade(share * 0.85)
    axes.block(x - 0.5, y - 0.5, 1.0, 1.0, color)
    axes.text(x, y, "–" if value is None else f"{value:.2f}".removeprefix("0"), ink_on(color), (0.5, 0.5))
    return spot


DICE = Chart("dice", mark("Overlap of every two raters"), draw)
