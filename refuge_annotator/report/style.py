"""How the figures of a report look: one style, readable without colour, the same bytes every time."""

import io
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure
from matplotlib.font_manager import findfont, get_font

from refuge_annotator.report.svg import made_small

INK, MUTED, LINE, PAPER = "#1a2229", "#5b6770", "#c9d1d6", "#ffffff"
COLORS = ("#0b6e99", "#c05619", "#5b4bb7", "#1f7a4d", "#a3246f", "#8a6d00", "#46545f")  # 4.5:1 on white, all of them
MARKERS = ("o", "s", "^", "D", "v", "P", "X")
WIDE, HALF = 6.7, 3.3  # inches on a page of A4
FONT = "DejaVu Sans"  # matplotlib brings it along
SETTINGS: dict[Any, Any] = {
    "svg.hashsalt": "refuge-annotator",
    "svg.fonttype": "path",
    "font.family": FONT,
    "font.size": 8.0,
    "axes.titlesize": 9.0,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.edgecolor": LINE,
    "axes.labelcolor": INK,
    "axes.linewidth": 0.8,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.formatter.use_locale": False,
    "axes.unicode_minus": True,
    "text.parse_math": False,  # a camera may be called $x
    "xtick.color": MUTED,
    "ytick.color": MUTED,
    "text.color": INK,
    "figure.facecolor": PAPER,
    "lines.linewidth": 1.2,
}


@contextmanager
def page_style() -> Iterator[None]:
    """Use the style of the report for the figures made meanwhile."""
    with mpl.rc_context():
        mpl.rcdefaults()  # whatever a machine has set for its own figures
        mpl.rcParams.update(SETTINGS)
        yield


def new_figure(width: float, height: float) -> Figure:
    """Return an empty figure of a size in inches."""
    return Figure(figsize=(width, height), layout="constrained")


def to_svg(figure: Figure, name: str) -> str:
    """Return a figure as SVG text without a date in it; every id in it begins with the figure's name."""
    stream = io.StringIO()
    FigureCanvasSVG(figure).print_svg(stream, metadata={"Date": None, "Creator": None})  # type: ignore[no-untyped-call]
    text = stream.getvalue()
    text = made_small(text[text.index("<svg") :])  # the declarations before it have no place within a page
    text = re.sub(r'\bid="', f'id="{name}-', text)
    return re.sub(r'(href="#|url\(#)', rf"\g<1>{name}-", text)


def printable(text: str, most: int = 32) -> str:
    """Return a text as the figures' font can write it: "?" for what it has no letter for, and not too long."""
    known = get_font(findfont(FONT)).get_charmap()
    shown = "".join(c if ord(c) in known and c.isprintable() else "?" for c in text)
    return shown if len(shown) <= most else f"{shown[: most - 1]}…"


def quiet(axes: Axes, *, grid: Literal["both", "x", "y"] = "y") -> None:
    """Put faint lines behind the data along one axis."""
    axes.set_axisbelow(True)
    axes.grid(axis=grid, color=LINE, linewidth=0.5)
    axes.tick_params(length=0)


def rater_style(place: int) -> dict[str, Any]:
    """Return colour and marker of the rater at a place in study order; both repeat after seven."""
    return {"color": COLORS[place % len(COLORS)], "marker": MARKERS[place % len(MARKERS)]}
