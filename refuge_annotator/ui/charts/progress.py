"""How far raters and senior are."""

from PySide6.QtGui import QColor

from refuge_annotator.ui.charts.chart import Chart, Finding, Shown, nothing
from refuge_annotator.ui.charts.plot import Plot
from refuge_annotator.ui.theme import colors
from refuge_annotator.ui.words import tr
from refuge_annotator.words import mark

BAR = 0.3


def draw(plot: Plot, shown: Shown) -> Finding:
    """Draw a bar for every rater and one for the decisions, as shares of what is to be done."""
    lines = shown.progress
    if not any(line.total for line in lines):
        return nothing(tr("there is nothing to do"))
    axes = plot.add()
    axes.name_axes(tr("share done (%)"))
    names = []
    for place, line in enumerate(lines):
        y = len(lines) - 1.0 - place
        share = 100.0 * line.done / line.total if line.total else 0.0
        axes.block(0.0, y - BAR / 2, 100.0, BAR, QColor(colors().hover))
        axes.block(0.0, y - BAR / 2, share, BAR, QColor(colors().accent if line.who else colors().text))
        axes.text(101.0, y, tr("{done} of {total}", done=line.done, total=line.total))
        names.append((y, line.who or tr("decided")))
    axes.ticks("left", names)
    axes.span((0.0, 118.0), (-0.6, len(lines) - 0.4))
    readings = [line for line in lines if line.who]
    decided = next((line for line in lines if not line.who), None)
    parts = []
    if readings:
        done, total = sum(r.done for r in readings), sum(r.total for r in readings)
        parts.append(tr("{done} of {n} reading(s) are in", done=done, n=total))
    if decided is not None:
        parts.append(tr("{done} of {n} photograph(s) decided", done=decided.done, n=decided.total))
    return Finding(", ".join(parts), tr("Readings that are submitted and stand; hidden repeats are not among them."))


PROGRESS = Chart("progress", mark("Progress"), draw)
