"""Figures about how far outlines agree."""

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from refuge_annotator.metrics.agreement import ONE_RATER
from refuge_annotator.metrics.estimate import Estimate
from refuge_annotator.report.figure import NAMES, NOT_COMPARED, FigureSpec, Shown, forest, photographs
from refuge_annotator.report.style import INK, WIDE, new_figure, printable
from refuge_annotator.study.reading import OUTLINED, Structure

PALE, DARK = 0.5, 1.05  # Dice at the ends of the colour scale
OVERLAPS = (("dice", "Dice"), ("hd95", "HD95 (px)"), ("assd", "ASSD (px)"))
OF_GROUPS = (
    ("dice_between", "disc", "disc Dice"),
    ("dice_between", "cup", "cup Dice"),
    ("icc_single", "cup", "ICC(2,1)"),
)
WHITE_FROM = 0.85  # Dice from which white numbers can be read better


def _matrices(shown: Shown) -> Figure | str:
    if len(shown.raters) < 2:
        return ONE_RATER
    if not any(shown.of("dice_between", structure.value).n for structure in OUTLINED):
        return NOT_COMPARED
    figure = new_figure(WIDE, 3.2)
    for axes, structure in zip(figure.subplots(1, 2), OUTLINED, strict=True):
        _matrix(axes, shown, structure)
    return figure


def _matrix(axes: Axes, shown: Shown, structure: Structure) -> None:
    count = len(shown.raters)
    table = np.full((count, count), math.nan)
    for i, j in shown.measures.pairs():
        value = shown.of("dice_between", structure.value, f"{shown.raters[i]}-{shown.raters[j]}").value
        table[i, j] = table[j, i] = math.nan if value is None else value
    edges = np.arange(count + 1) - 0.5
    axes.pcolormesh(edges, edges, np.ma.masked_invalid(table), cmap="Blues", vmin=PALE, vmax=DARK)
    axes.set_ylim(count - 0.5, -0.5)
    axes.set_aspect("equal")
    for i, j in np.argwhere(np.isfinite(table)):
        ink = "white" if table[i, j] > WHITE_FROM else INK
        words = f"{table[i, j]:.2f}".removeprefix("0")
        axes.text(j, i, words, ha="center", va="center", fontsize=7, color=ink)
    axes.set_xticks(range(count), shown.raters)
    axes.set_yticks(range(count), shown.raters)
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)
    axes.set_title(f"{NAMES[structure]}: Dice between raters")


def _with_others(shown: Shown) -> Figure | str:
    if not any(estimate.n for estimate in _drawn_with_others(shown)):
        return NOT_COMPARED
    figure = new_figure(WIDE, len(OVERLAPS) * (0.2 * len(shown.raters) + 0.75))
    grid = figure.subplots(len(OVERLAPS), 2, sharey=True, squeeze=False)
    for line, (measure, label) in enumerate(OVERLAPS):
        for column, structure in enumerate(OUTLINED):
            estimates = [(r, shown.of(f"{measure}_with_others", structure.value, r)) for r in shown.raters]
            forest(grid[line, column], estimates, label)
            grid[line, column].set_title(NAMES[structure])
    return figure


def _drawn_with_others(shown: Shown) -> list[Estimate]:
    return [shown.of(f"{what}_with_others", s.value, r) for what, _ in OVERLAPS for s in OUTLINED for r in shown.raters]


def _group_names(shown: Shown) -> list[str]:
    return list(dict.fromkeys(row.group for row in shown.rows))


def _groups(shown: Shown) -> Figure | str:
    names = _group_names(shown)
    if len(names) < 2:
        return "the photographs do not differ by camera, label or reading period"
    figure = new_figure(WIDE, 0.24 * len(names) + 0.9)
    for axes, (what, structure, label) in zip(figure.subplots(1, 3, sharey=True), OF_GROUPS, strict=True):
        estimates = [(_group_name(shown, name), shown.of(what, structure, group=name)) for name in names]
        forest(axes, estimates, label, style=_one_style)
    return figure


def _drawn_of_groups(shown: Shown) -> list[Estimate]:
    return [shown.of(what, s, group=name) for what, s, _ in OF_GROUPS for name in _group_names(shown)]


def _group_name(shown: Shown, name: str) -> str:
    return f"{printable(name)} ({shown.of('dice_between', 'disc', group=name).n})"


def _one_style(_: int) -> dict[str, Any]:
    return {"color": INK, "marker": "o"}


def _count_by_structure(what: str) -> Callable[[Shown], str]:
    def count(shown: Shown) -> str:
        numbers = [shown.of(what, s.value).n for s in OUTLINED]
        return ", ".join(f"{photographs(n)} ({NAMES[s].lower()})" for n, s in zip(numbers, OUTLINED, strict=True))

    return count


DICE = FigureSpec(
    "dice", "Overlap of every two raters", "Mean Dice over photographs.", _matrices, _count_by_structure("dice_between")
)
WITH_OTHERS = FigureSpec(
    "with-others",
    "Each rater against the vote of the others",
    "Mean over photographs with its 95 % interval, resampled by patient.",
    _with_others,
    _count_by_structure("dice_with_others"),
    _drawn_with_others,
)
GROUPS = FigureSpec(
    "groups",
    "Agreement by camera, label and reading period",
    "In brackets the number of photographs with two graded discs. Groups into which the photographs do not divide are "
    "left out. Intervals resampled by patient.",
    _groups,
    lambda shown: photographs(len(shown.measures.cases)),
    _drawn_of_groups,
)
