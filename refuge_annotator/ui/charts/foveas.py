"""Where each rater marks the fovea, seen from the mean of the photograph's marks, in disc diameters."""

import math

import numpy as np

from refuge_annotator.geometry.point import Point
from refuge_annotator.metrics.spread import spread_ellipse
from refuge_annotator.report.measure import Measured
from refuge_annotator.ui.charts.chart import Chart, Finding, Shown, nothing, short, with_interval
from refuge_annotator.ui.charts.plot import Axes, Plot, Spot, rounded_up
from refuge_annotator.ui.charts.style import rater_mark
from refuge_annotator.ui.words import tr
from refuge_annotator.words import mark

FINE = 1000.0  # the ellipse is made for pixels, and rounded to hundredths of them
DIAMETERS = "disc diameters"


def draw(plot: Plot, shown: Shown) -> Finding:
    """Draw every mark, and the ellipse that holds 95 % of them."""
    spots: list[list[Spot]] = [[] for _ in shown.raters]
    for row, measured in enumerate(shown.measures.photographs):
        for place, offset in offsets_of(measured).items():
            away = math.hypot(*offset)
            words = tr("{code} · {who} {away} disc diameters from the mean", code=shown.codes[row],
                       who=shown.raters[place], away=short(away))  # fmt: skip
            spots[place].append(Spot(offset[0], offset[1], shown.images[row], words))
    everything = [s for found in spots for s in found]
    if not everything:
        return nothing(tr("no photograph has two fovea marks and a disc"))
    axes = plot.add()
    axes.name_axes(tr("to the right (disc diameters)"), tr("down (disc diameters)"))
    axes.item.invertY(True)
    axes.item.setAspectLocked(True)
    axes.rule(0.0, role="line")
    axes.rule(0.0, upright=True, role="line")
    for place, found in enumerate(spots):
        if found:
            axes.dots(found, rater_mark(place))
    _ellipse(axes, everything)
    reach = rounded_up(max(max(abs(s.x), abs(s.y)) for s in everything) * 1.1 + 0.01, 0.05)
    axes.span((-reach, reach), (-reach, reach))
    axes.key([(rater_mark(p), r) for p, r in enumerate(shown.raters) if spots[p]])
    spread = shown.of("fovea_spread", "fovea", unit=DIAMETERS)
    title = tr("Marks lie {value} disc diameters round their mean", value=with_interval(spread))
    return Finding(title, tr("n = {n}. The ellipse holds 95 % of a normal distribution with the marks' covariance.",
                             n=spread.n))  # fmt: skip


def offsets_of(measured: Measured) -> dict[int, Point]:
    """Return by rater's place how far each mark lies from the mean of all, in mean disc diameters."""
    marks = {place: point for place, point in enumerate(measured.marks) if point is not None}
    diameter = measured.diameter
    if len(marks) < 2 or not diameter > 0:
        return {}
    x, y = (math.fsum(p[axis] for p in marks.values()) / len(marks) for axis in (0, 1))
    return {place: Point((p[0] - x) / diameter, (p[1] - y) / diameter) for place, p in marks.items()}


def _ellipse(axes: Axes, spots: list[Spot]) -> None:
    whole = spread_ellipse([Point(FINE * s.x, FINE * s.y) for s in spots])
    if whole is None:
        return
    turn = np.linspace(0, 2 * math.pi, 181)
    c, s = math.cos(math.radians(whole.angle)), math.sin(math.radians(whole.angle))
    u, v = whole.a * np.cos(turn), whole.b * np.sin(turn)
    axes.line(list((whole.cx + u * c - v * s) / FINE), list((whole.cy + u * s + v * c) / FINE))


FOVEAS = Chart("foveas", mark("Fovea marks round their mean"), draw)
