"""Make the SVG of a figure small without taking anything from it that can be seen."""

import re
from collections.abc import Sequence
from functools import partial
from itertools import pairwise

FEW = 40  # dots alike that stay as they are
LAYERS = 6  # so many half transparent dots over each other are as good as opaque
DECIMALS = 2  # of a point, 0.35 mm
_NUMBER = re.compile(r"-?\d+\.\d+")
_PLACES = re.compile(r'(?<= )(?:d|x|y)="[^"]*"')
_MARKER = re.compile(r'<path id="(?P<id>m[0-9a-f]+)" d="(?P<d>[^"]*)"(?: style="(?P<style>[^"]*)")?/>')
_DOT = r'<use xlink:href="#{id}" x="([^"]*)" y="([^"]*)" style="{style}"/>\s*'
_RUN = re.compile(
    _DOT.format(id="(?P<id>m[0-9a-f]+)", style='(?P<style>[^"]*)')
    + f"(?:{_DOT.format(id='(?P=id)', style='(?P=style)')}){{{FEW},}}"
)
_USE = re.compile(_DOT.format(id='[^"]*', style='[^"]*'))


def made_small(svg: str) -> str:
    """Round places to hundredths of a point, and draw dots that are alike by a few paths instead of one element each.

    Dots over each other still look darker: neighbours lie in different paths. Those that are neither round in one ink
    nor of one closed line of corners stay as they are.
    """
    markers = {found["id"]: found for found in _MARKER.finditer(svg)}
    gathered = _RUN.sub(partial(_gathered, markers), svg)
    return _PLACES.sub(lambda places: _NUMBER.sub(lambda n: _short(float(n[0])), places[0]), gathered)


def _gathered(markers: dict[str, re.Match[str]], run: re.Match[str]) -> str:
    marker = markers.get(run["id"])
    if marker is not None and " \nC " in marker["d"] and _is_of_one_ink(run["style"]):
        shape, style = _round(marker, run["style"])
    elif marker is not None and re.fullmatch("M[^MCQ]*z\\s*", marker["d"]):
        shape, style = _cornered(marker, run["style"])
    else:
        return run[0]
    dots = sorted((float(y), float(x)) for x, y in _USE.findall(run[0]))
    layers = (dots[layer::LAYERS] for layer in range(LAYERS))
    return "".join(f'<path d="{_drawn(layer, shape)}" style="{style}"/>\n' for layer in layers)


def _drawn(dots: Sequence[tuple[float, float]], shape: tuple[float, float, str]) -> str:
    right, down, rest = shape
    return "".join(f"M{_short(x + right)} {_short(y + down)}{rest}" for y, x in dots)


def _round(marker: re.Match[str], style: str) -> tuple[tuple[float, float, str], str]:
    """Return a dot as the round end of a line that has next to no length."""
    known = _declared(style)
    radius = max(abs(float(n)) for n in _NUMBER.findall(marker["d"]))
    edge = float(_declared(marker["style"] or "").get("stroke-width", "1")) if "stroke" in known else 0.0
    ink = f"stroke: {known['fill']}; stroke-opacity: {known.get('fill-opacity', '1')}"
    return (0.0, 0.0, "h.01"), f"fill: none; {ink}; stroke-width: {2 * radius + edge:.2f}; stroke-linecap: round"


def _cornered(marker: re.Match[str], style: str) -> tuple[tuple[float, float, str], str]:
    """Return a marker with corners as its first one and the way to the others."""
    corners = [tuple(map(float, pair.split())) for pair in re.split(r"[MLz]", marker["d"]) if pair.strip()]
    steps = pairwise(corners)
    way = " ".join(f"{_short(x1 - x0)} {_short(y1 - y0)}" for (x0, y0), (x1, y1) in steps)
    return (corners[0][0], corners[0][1], f"l{way.replace(' -', '-')}z"), style


def _is_of_one_ink(style: str) -> bool:
    """Tell whether a marker's edge, where it has one, looks like its inside."""
    known = _declared(style)
    inside, edge = ((known.get(ink), known.get(f"{ink}-opacity", "1")) for ink in ("fill", "stroke"))
    return inside[0] is not None and (edge[0] is None or edge == inside)


def _declared(style: str) -> dict[str, str]:
    return dict(part.split(": ", 1) for part in style.split("; ") if part)


def _short(number: float) -> str:
    text = f"{number:.{DECIMALS}f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else re.sub(r"^(-?)0\.", r"\1.", text)
