"""The bias of each rater's cup-to-disc ratio with its 95 % interval."""

import math

import numpy as np

from refuge_annotator.metrics.bootstrap import LEAST_CLUSTERS
from refuge_annotator.metrics.estimate import Interval
from refuge_annotator.report.statistics import row_means
from refuge_annotator.ui.charts.chart import Chart, Finding, Shown, nothing, signed, with_interval
from refuge_annotator.ui.charts.plot import Plot, Spot, rounded_up
from refuge_annotator.ui.charts.style import rater_mark
from refuge_annotator.ui.words import tr
from refuge_annotator.words import mark


def draw(plot: Plot, shown: Shown) -> Finding:
    """Draw a line for every rater, the first on top; a click opens where he differs most."""
    found = [(place, rater, shown.of("vcdr_bias", "cup", rater)) for place, rater in enumerate(shown.raters)]
    known = [e for _, _, e in found if e.value is not None]
    if not known:
        return nothing(tr("no two raters have graded the same photograph"))
    axes = plot.add()
    axes.name_axes(tr("bias of the vertical cup-to-disc ratio (rater − the others)"))
    axes.grid(x=True)
    axes.rule(0.0, upright=True, role="muted")
    ends = [abs(v) for e in known for v in (e.value or 0.0, *(e.interval or ()))]
    reach = max(rounded_up(max(ends) * 1.15, 0.02), 0.02)
    for place, rater, estimate in found:
        y = len(found) - 1.0 - place
        if estimate.value is None:
            axes.text(-reach, y, tr("not available: {why}", why=tr(estimate.why)), "muted")
            continue
        if estimate.interval is not None:
            axes.line(list(estimate.interval), [y, y], width=2.0)
        words = f"{rater} · {with_interval(estimate, sign=True)} · n = {estimate.n}"
        where = farthest(shown, place)
        if where is not None:
            words += " · " + tr("differs most on {code}", code=shown.codes[where])
        spot = Spot(estimate.value, y, "" if where is None else shown.images[where], words)
        axes.dots([spot], rater_mark(place), 12.0)
        axes.text(reach, y, signed(estimate.value), anchor=(1, 0.5))
    axes.ticks("left", [(len(found) - 1.0 - place, rater) for place, rater, _ in found])
    axes.span((-reach, reach), (-0.6, len(found) - 0.4))
    notes = tr("Mean difference from the mean of the other raters, with its 95 % interval.")
    if not all(e.interval for e in known):
        notes += " " + too_few_words()
    return Finding(_finding([(r, e.value, e.interval) for _, r, e in found if e.value is not None]), notes)


def farthest(shown: Shown, place: int) -> int | None:
    """Return the photograph on which a rater differs most from the mean of the others."""
    ratios = shown.measures.ratios()
    apart = np.abs(ratios[:, place] - row_means(np.delete(ratios, place, axis=1)))
    return int(np.nanargmax(apart)) if np.isfinite(apart).any() else None


def too_few_words() -> str:
    """Return why an interval is missing."""
    return tr("There is no interval with fewer than {n} patient(s).", n=LEAST_CLUSTERS)


def _finding(found: list[tuple[str, float, Interval | None]]) -> str:
    clear = [(r, v) for r, v, i in found if i is not None and (i[0] > 0 or i[1] < 0) and math.isfinite(v)]
    if not any(i for _, _, i in found):
        return tr("Too few patients to tell a rater's bias from none")
    if not clear and not all(i for _, _, i in found):
        return tr("No bias is distinguishable from none, of those raters with enough patients to tell")
    if not clear:
        return tr("No rater's bias is distinguishable from none")
    who, value = max(clear, key=lambda entry: abs(entry[1]))
    if value > 0:
        return tr("{who} sees larger cups than the others: {value}", who=who, value=signed(value))
    return tr("{who} sees smaller cups than the others: {value}", who=who, value=signed(value))


BIAS = Chart("bias", mark("Bias of each rater"), draw)
