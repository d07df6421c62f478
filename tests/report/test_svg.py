"""A figure with thousands of dots stays small and keeps every one of them."""

import re

import numpy as np
import pytest

from refuge_annotator.report.style import MARKERS, new_figure, page_style, to_svg
from refuge_annotator.report.svg import FEW, LAYERS, made_small

CHANCE = np.random.default_rng(8)
PATH = re.compile(r'<path d="(M[^"]*)" style="([^"]*)"/>')


def svg_of(count, marker):
    """Draw so many dots at places that are known in points of the page, y upwards; return them with the SVG."""
    places = CHANCE.uniform(0.1, 0.9, (count, 2))
    with page_style():
        figure = new_figure(4.0, 4.0)
        figure.set_layout_engine("none")
        axes = figure.add_axes((0, 0, 1, 1))
        axes.set_axis_off()
        axes.set_xlim(0, 1)
        axes.set_ylim(0, 1)
        axes.plot(*places.T, linestyle="none", marker=marker, markersize=3, alpha=0.5, color="#5b6770")
        return places * 288, to_svg(figure, "dots")


def starts(svg):
    """Return where each dot of the gathered paths begins, with y upwards."""
    found = [start for d, _ in PATH.findall(svg) for start in re.findall(r"M(-?[0-9.]+) (-?[0-9.]+)[hl]", d)]
    return np.array([(float(x), 288 - float(y)) for x, y in found])


@pytest.mark.parametrize("marker", MARKERS)
def test_every_dot_is_where_it_was(marker):
    places, svg = svg_of(500, marker)
    found = starts(svg)
    assert len(found) == 500
    first_corner = found.mean(axis=0) - places.mean(axis=0)
    assert np.abs(first_corner).max() < 2.2
    away = np.abs(found[:, None] - first_corner - places[None]).max(axis=2)
    assert away.min(axis=0).max() < 0.03
    assert away.min(axis=1).max() < 0.03


@pytest.mark.parametrize(("marker", "most"), [("o", 20), ("s", 40), ("X", 115)])
def test_a_dot_costs_a_few_bytes(marker, most):
    sizes = [len(svg_of(count, marker)[1]) for count in (1000, 3000)]
    assert (sizes[1] - sizes[0]) / 2000 < most


def test_dots_over_each_other_lie_in_different_paths_so_that_they_look_darker():
    with page_style():
        figure = new_figure(2.0, 2.0)
        figure.add_subplot().plot([0.5] * 60, [0.5] * 60, "o", alpha=0.3)
        paths = PATH.findall(to_svg(figure, "dots"))
    dots = [style for d, style in paths if "h.01" in d]
    assert len(dots) == LAYERS
    assert all("stroke-opacity: 0.3" in style for style in dots)


def test_a_few_dots_stay_as_they_are():
    assert starts(svg_of(FEW, "o")[1]).size == 0


@pytest.mark.parametrize(
    "look",
    [{"marker": "x"}, {"marker": "o", "mfc": "none"}, {"marker": "o", "mec": "#ff0000"}, {"color": "#000000"}],
    ids=["of two lines", "hollow", "of two colours", "black"],
)
def test_dots_that_a_path_could_not_show_stay_as_they_are(look):
    with page_style():
        figure = new_figure(2.0, 2.0)
        style = {"marker": "o", "color": "#5b6770", "mew": 0.5} | look
        figure.add_subplot().plot(CHANCE.random(60), CHANCE.random(60), linestyle="none", **style)
        svg = to_svg(figure, "dots")
    assert len(re.findall("<use [^>]*#dots-m[^>]*/>", svg)) >= 60


def test_the_colour_and_width_of_a_dot_stay():
    styles = {style for d, style in PATH.findall(svg_of(500, "o")[1]) if "h.01" in d}
    four = 4.00  # three points, and half of its edge of one at either side
    ink = f"stroke: #5b6770; stroke-opacity: 0.5; stroke-width: {four:.2f}"
    assert styles == {f"fill: none; {ink}; stroke-linecap: round"}


def test_numbers_keep_two_decimals_and_what_is_no_place_keeps_all():
    text = '<path d="M 1.23456 -0.001 -0.5 \nL 10.5 2" id="a"/><g transform="scale(0.015625)"/>'
    assert made_small(text) == '<path d="M 1.23 0 -.5 \nL 10.5 2" id="a"/><g transform="scale(0.015625)"/>'
