"""Raters against themselves: hidden repeats."""

import math

from refuge_annotator.ui.charts.chart import Chart, Finding, Shown, nothing, short, signed
from refuge_annotator.ui.charts.plot import Plot, Spot, rounded_up
from refuge_annotator.ui.charts.style import rater_mark
from refuge_annotator.ui.words import tr
from refuge_annotator.words import mark


def draw(plot: Plot, shown: Shown) -> Finding:
    """Draw the difference of the second ratio from the first over their mean."""
    spots: list[list[Spot]] = [[] for _ in shown.raters]
    for row, measured in enumerate(shown.measures.photographs):
        for rater, again in measured.repeats.items():
            apart = again.again - again.first
            if math.isfinite(apart):
                words = tr("{code} · {who} first {first}, again {again}", code=shown.codes[row], who=rater,
                           first=short(again.first), again=short(again.again))  # fmt: skip
                spot = Spot((again.first + again.again) / 2, apart, shown.images[row], words)
                spots[shown.raters.index(rater)].append(spot)
    everything = [s for found in spots for s in found]
    if not everything:
        return nothing(tr("no rater has read a photograph twice yet"))
    limit = shown.of("repeat_cr", "cup").value
    axes = plot.add()
    axes.name_axes(tr("mean of the two ratios"), tr("second − first"))
    axes.rule(0.0, role="line")
    for sign in (-1, 1) if limit is not None else ():
        axes.rule(sign * (limit or 0.0), dashed=True)
    reach = rounded_up(max(*(abs(s.y) for s in everything), limit or 0.0) * 1.15 + 0.01, 0.05)
    for place, found in enumerate(spots):
        if found:
            axes.dots(found, rater_mark(place), 9.0)
    axes.key([(rater_mark(p), r) for p, r in enumerate(shown.raters) if spots[p]])
    axes.span((0.0, 1.0), (-reach, reach))
    sw = shown.of("repeat_sw", "cup")
    title = tr("Raters repeat themselves within {value}", value=signed(limit, 2).removeprefix("+") if limit else "–")
    notes = tr("{n} repeat(s); dashed: coefficient of repeatability. Within-rater SD {sw}.", n=len(everything),
               sw="–" if sw.value is None else short(sw.value, 3))  # fmt: skip
    return Finding(title if limit else tr("Raters against themselves"), notes)


REPEATS = Chart("repeats", mark("Raters against themselves"), draw)
