"""A rater's own readings against the consensus: ratios, their difference, and the overlap of outlines."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from refuge_annotator.app.feedback import Feedback
from refuge_annotator.study.reading import OUTLINED, Structure
from refuge_annotator.ui.charts.chart import Finding, nothing, short, signed, with_interval
from refuge_annotator.ui.charts.dice import NAMES
from refuge_annotator.ui.charts.plot import Plot, Spot, beside, quartiles, rounded_up
from refuge_annotator.ui.charts.style import Mark
from refuge_annotator.ui.theme import colors
from refuge_annotator.ui.words import tr
from refuge_annotator.words import mark

SIZE = 8.0


@dataclass(frozen=True, slots=True)
class OwnChart:
    """One chart of a rater's own: its entry in the list, and what draws it."""

    id: str
    title: str
    draw: Callable[[Plot, Feedback], Finding]


def _ratios(plot: Plot, feedback: Feedback) -> Finding:
    """Draw the rater's ratio over that of the consensus, beside the line where they are equal."""
    rows = [r for r in feedback.results if math.isfinite(r.ratio) and math.isfinite(r.reference)]
    if not rows:
        return nothing(tr("no photograph has a cup-to-disc ratio of yours and of the consensus"))
    axes = plot.add()
    axes.name_axes(tr("consensus: vertical cup-to-disc ratio"), tr("yours"))
    axes.grid(x=True, y=True)
    axes.line([0.0, 1.0], [0.0, 1.0], "muted")
    axes.text(0.97, 0.97, tr("equal"), "muted", (1.1, 0.5))
    axes.dots([Spot(r.reference, r.ratio, r.key, _words(r.code, r.ratio, r.reference)) for r in rows], _mark(), SIZE)
    axes.span((0.0, 1.0), (0.0, 1.0))
    return Finding(_bias_words(feedback), tr("Every mark is a photograph (n = {count}).", count=len(rows)))


def _differences(plot: Plot, feedback: Feedback) -> Finding:
    """Draw the differences of the ratios over their means, after Bland and Altman."""
    rows = [r for r in feedback.results if math.isfinite(r.ratio) and math.isfinite(r.reference)]
    if not rows:
        return nothing(tr("no photograph has a cup-to-disc ratio of yours and of the consensus"))
    axes = plot.add()
    axes.name_axes(tr("mean of both ratios"), tr("yours − consensus"))
    axes.rule(0.0, role="line")
    spots = [
        Spot((r.ratio + r.reference) / 2, r.ratio - r.reference, r.key, _words(r.code, r.ratio, r.reference))
        for r in rows
    ]
    axes.dots(spots, _mark(), SIZE)
    found = feedback.ratio
    lines = ((found.bias.value, False), (found.lower.value, True), (found.upper.value, True))
    for value, dashed in lines:
        if value is not None:
            axes.rule(value, dashed=dashed)
            axes.text(1.0, value, signed(value), anchor=(1, 1))
    ends = [abs(s.y) for s in spots] + [abs(value) for value, _ in lines if value is not None]
    reach = max(rounded_up(max(ends) * 1.15, 0.05), 0.05)
    axes.span((0.0, 1.0), (-reach, reach))
    return Finding(_bias_words(feedback), tr("Full line: your bias; dashed: 95 % limits of agreement."))


def _overlaps(plot: Plot, feedback: Feedback) -> Finding:
    """Draw the Dice of disc and cup side by side."""
    axes = plot.add()
    axes.name_axes(y=tr("Dice with the consensus"))
    axes.grid(y=True)
    lowest = 1.0
    for place, structure in enumerate(OUTLINED):
        rows = [r for r in feedback.results if math.isfinite(r.dice[structure])]
        if rows:
            values = [r.dice[structure] for r in rows]
            lowest = min(lowest, *values)
            spots = [
                Spot(x, r.dice[structure], r.key, f"{r.code} · {short(r.dice[structure], 3)}")
                for x, r in zip(beside(len(rows), place, 0.6), rows, strict=True)
            ]
            axes.dots(spots, _mark(), SIZE)
            quartiles(axes, place, values)
    if not axes.spots:
        return nothing(tr("no photograph has an outline of yours and a consensus"))
    axes.ticks("bottom", [(place, tr(NAMES[s])) for place, s in enumerate(OUTLINED)])
    axes.span((-0.6, 1.6), (max(lowest - 0.05, -0.02), 1.02))
    disc, cup = (with_interval(feedback.dice[s]) for s in (Structure.DISC, Structure.CUP))
    return Finding(
        tr("Your mean Dice: disc {disc}, cup {cup}", disc=disc, cup=cup),
        tr("Every mark is a photograph; the ring is the median, the bar holds the middle half."),
    )


def _bias_words(feedback: Feedback) -> str:
    bias = feedback.ratio.bias
    if bias.value is None:
        return tr("Your ratios and the consensus")
    if bias.interval is None:
        return tr("Too few patients to tell whether your cups differ from the consensus': {bias}",
                  bias=signed(bias.value))  # fmt: skip
    if bias.interval[0] <= 0 <= bias.interval[1]:
        return tr("Your cups are about as large as the consensus': {bias}", bias=with_interval(bias, sign=True))
    if bias.value > 0:
        return tr("Your cups are larger than the consensus': {bias}", bias=with_interval(bias, sign=True))
    return tr("Your cups are smaller than the consensus': {bias}", bias=with_interval(bias, sign=True))


def _words(code: str, own: float, reference: float) -> str:
    return tr("{code} · yours {own} · consensus {reference} · difference {apart}",
              code=code, own=short(own), reference=short(reference), apart=signed(own - reference, 2))  # fmt: skip


def _mark() -> Mark:
    return Mark(colors().accent, "o")


OWN_CHARTS = (
    OwnChart("own-ratios", mark("Your ratio and the consensus"), _ratios),
    OwnChart("own-differences", mark("Your bias"), _differences),
    OwnChart("own-overlaps", mark("Your outlines"), _overlaps),
)
