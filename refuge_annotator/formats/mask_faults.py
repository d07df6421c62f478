"""What is wrong with one mask file, and what the set needs to know of it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

import cv2
import numpy as np
from numpy.typing import NDArray

from refuge_annotator.consensus.label import BACKGROUND, CUP, RIM, GreyMask
from refuge_annotator.formats.bands import Bands, Content, banded_pixels, sha256_of
from refuge_annotator.formats.bitmap import Decoded, decode_bands, decode_bmp
from refuge_annotator.formats.format import Finding, Known, MaskFacts, MaskKind, error, note, warning
from refuge_annotator.formats.png import decode_png
from refuge_annotator.geometry.raster import Mask
from refuge_annotator.words import mark

BARE_EDGE = 1 / 3  # a cup with more of its edge on the background was drawn outside its disc …
FULL_CUP = 0.8  # … unless it nearly fills it, as in the last stage of glaucoma
_LEVELS = {MaskKind.GREY: (CUP, RIM, BACKGROUND), MaskKind.BINARY: (0, 255)}
_OUTLINES = mark("look at the photograph's outlines again")

Box = tuple[int, int, int, int]
Level = TypeVar("Level", np.uint8, np.bool_)


@dataclass(frozen=True, eq=False)
class Inspected:
    """One mask file looked at; `facts` and `pixels` are None where it cannot be read.

    `pixels` are the rows from `top` on; those above and below them are background.
    """

    findings: tuple[Finding, ...]
    facts: MaskFacts | None
    pixels: GreyMask | None
    top: int = 0


def inspect_mask(
    path: str,
    data: Content,
    kind: MaskKind,
    known: Known | None = None,
    *,
    sha256: str = "",
    pixel_sha256: str = "",
    around: Box | None = None,
) -> Inspected:
    """Look at one mask file.

    Parameters
    ----------
    path
        Its relative name, for the findings; its ending says whether it must be a BMP or a PNG.
    known
        What else is known of the photograph: its size, and whether "no cup" was decided.
    sha256, pixel_sha256
        The hashes of the file and of its pixels, where the caller has them.
    around
        A box outside which all is background, where the caller makes sure of that.
    """
    background = BACKGROUND if kind is MaskKind.GREY else 0
    decoded = _decoded(path, data, background)
    pixels, top = decoded.pixels, decoded.above
    if pixels is None:
        return Inspected(decoded.findings, None, None)
    height, width = top + len(pixels) + decoded.below, pixels.shape[1]
    box = _box(pixels, kind, _moved(around, -top) if around else (0, 0, width, len(pixels)))
    facts = MaskFacts(
        width,
        height,
        sha256 or sha256_of(data),
        pixel_sha256 or banded_pixels(pixels, top, height, background).sha256(),
        _moved(box, top) if box else None,
    )
    found = [*decoded.findings, *_size_faults(path, facts, known)]
    levels = None if kind is MaskKind.SOFT else _level_fault(path, pixels, kind, box, 2 * (width + height))
    if levels is not None:
        found.append(levels)
    elif kind is MaskKind.GREY:
        found += _structure_faults(path, pixels, box, known)
    elif box is None and not (known and known.vouched):
        found.append(warning(path, mark("it is empty"), _OUTLINES))
    return Inspected(tuple(found), facts, pixels, top)


def _decoded(path: str, data: Content, background: int) -> Decoded:
    if isinstance(data, Bands):
        return decode_bands(path, data, background)
    return decode_png(path, data) if path.lower().endswith(".png") else decode_bmp(path, data)


def _moved(box: Box, down: int) -> Box:
    left, top, right, bottom = box
    return left, max(top + down, 0), right, max(bottom + down, 0)


def _size_faults(path: str, facts: MaskFacts, known: Known | None) -> Iterator[Finding]:
    if known is not None and (facts.width, facts.height) != (known.width, known.height):
        yield error(
            path,
            mark("it has {width} x {height} pixels, its photograph {wanted} x {high}"),
            mark("use masks of the photograph's own size: never cropped, turned or resized"),
            width=facts.width,
            height=facts.height,
            wanted=known.width,
            high=known.height,
        )


def _level_fault(path: str, pixels: GreyMask, kind: MaskKind, box: Box | None, around: int) -> Finding | None:
    levels = _LEVELS[kind]
    left, top, right, bottom = box or (0, 0, 0, 0)
    window = pixels[top:bottom, left:right]  # outside it all pixels are background
    if sum(int(np.count_nonzero(window == level)) for level in levels) == window.size:
        return _inversion(path, pixels, around) if kind is MaskKind.GREY else None
    seen = [int(level) for level in np.unique(pixels)]
    shown = ", ".join(map(str, seen[:6])) + (" …" if len(seen) > 6 else "")
    if set(seen) <= {0, 1, 2}:
        what = mark("its levels are the class numbers {levels} instead of grey levels")
    elif len(seen) > 3:
        what = mark(
            "it has in-between levels ({levels}): it went through JPEG or was resized, which moves the outlines"
        )
    else:
        what = mark("its levels are {levels}")
    wanted = ", ".join(map(str, levels))
    return error(path, what, mark("only {wanted} may occur; export the set again"), levels=shown, wanted=wanted)


def _inversion(path: str, pixels: GreyMask, around: int) -> Finding | None:
    if np.count_nonzero(_border(pixels) == CUP) * 2 <= around:
        return None
    return error(
        path,
        mark("black and white are swapped: the cup would be nearly the whole photograph"),
        mark("0 is cup, 128 rim, 255 elsewhere; export the set again"),
    )


def _structure_faults(path: str, pixels: GreyMask, box: Box | None, known: Known | None) -> Iterator[Finding]:
    if box is None:
        yield error(path, mark("it has no disc: the official program then gives no figure for the whole task"),
                    mark("leave the photograph out, or outline its disc"))  # fmt: skip
        return
    left, top, right, bottom = box
    window = pixels[top:bottom, left:right]
    cup = window == CUP
    if not cup.any():
        yield _no_cup(path, known)
    else:
        yield from _cup_faults(path, cup, window < BACKGROUND, known)
    for structure, what in (
        (
            window < BACKGROUND,
            mark("its disc is not one whole (pieces: {pieces}, holes: {holes}): the vertical diameter is misread"),
        ),
        (
            cup,
            mark("its cup is not one whole (pieces: {pieces}, holes: {holes}): the vertical diameter is misread"),
        ),
    ):
        if _is_plain(structure):
            continue
        pieces, holes = _pieces(structure), _holes(structure)
        if pieces > 1 or holes > 0:
            yield warning(path, what, _OUTLINES, pieces=pieces, holes=holes)
    if np.count_nonzero(_border(pixels) < BACKGROUND):
        yield warning(path, mark("its disc reaches the edge of the photograph"), _OUTLINES)


def _no_cup(path: str, known: Known | None) -> Finding:
    if known is not None and known.no_cup:
        return warning(
            path,
            mark("it has no cup, as was decided; the official program gives no cup figure for a set with such a mask"),
            mark("leave the photograph out where the official program scores the cup"),
        )
    return error(
        path,
        mark(
            "it has no cup, and no manifest says that this was decided; the official program then gives no cup figure"
        ),
        mark("leave the photograph out, or outline its cup"),
    )


def _cup_faults(path: str, cup: Mask, disc: Mask, known: Known | None) -> Iterator[Finding]:
    """Tell of a cup whose edge lies on the background: without a rim there, or drawn outside the disc."""
    if _is_inside(cup, disc):
        return
    cross = np.array([[0, 1, 0], [1, 1, 1], [0, 1, 0]], dtype=np.uint8)
    inner = np.pad(cup, 1).astype(np.uint8)
    ring = (cv2.dilate(inner, cross) > inner) & True
    bare = int(np.count_nonzero(ring & ~np.pad(disc, 1)))
    share = bare / max(int(np.count_nonzero(ring)), 1)
    percent = max(round(100 * share), 1)
    vouched = known is not None and known.vouched
    full = np.count_nonzero(cup) > FULL_CUP * np.count_nonzero(disc)
    if share > BARE_EDGE and not vouched and not full:
        what = mark("{percent} % of the cup's edge has no rim: the cup lies outside its disc, and counts as disc")
        yield error(path, what, mark("a cup never leaves its disc; outline both again"), percent=percent)
    else:
        what = mark("{percent} % of the cup's edge has no rim")
        severity = warning if share > BARE_EDGE else note
        yield severity(path, what, _OUTLINES, percent=percent)


def _is_inside(cup: Mask, disc: Mask) -> bool:
    """Tell whether all four neighbours of all pixels of a cup belong to the disc, which lies in this window alone."""
    down = (cup[1:] <= disc[:-1]).all() and (cup[:-1] <= disc[1:]).all()
    across = (cup[:, 1:] <= disc[:, :-1]).all() and (cup[:, :-1] <= disc[:, 1:]).all()
    return bool(down and across and not _border(cup).any())


def _box(pixels: GreyMask, kind: MaskKind, around: Box) -> Box | None:
    """Return the box around everything in a box that is no background."""
    left, top, right, bottom = around
    window = pixels[top:bottom, left:right]
    if window.size == 0:
        return None
    rows = window.min(axis=1) < BACKGROUND if kind is MaskKind.GREY else window.max(axis=1) > 0
    down = np.flatnonzero(rows)
    if not down.size:
        return None
    top, bottom = top + int(down[0]), top + int(down[-1]) + 1
    window = pixels[top:bottom, left:right]
    columns = window.min(axis=0) < BACKGROUND if kind is MaskKind.GREY else window.max(axis=0) > 0
    across = np.flatnonzero(columns)
    return left + int(across[0]), top, left + int(across[-1]) + 1, bottom


def _border(pixels: NDArray[Level]) -> NDArray[Level]:
    return np.concatenate([pixels[0], pixels[-1], pixels[:, 0], pixels[:, -1]])


def _is_plain(mask: Mask) -> bool:
    """Tell whether the rows are single runs, each touching the next, as in all but odd masks: one piece, no holes."""
    height, width = mask.shape
    framed = np.zeros((height, width + 2), dtype=np.bool_)
    framed[:, 1:-1] = mask
    line = framed.ravel()  # its runs stay within their rows, for the frame parts them
    edges = np.flatnonzero(line[1:] != line[:-1])
    row, first = np.divmod(edges[::2], width + 2)
    end = edges[1::2] - row * (width + 2)
    touching = (first[1:] <= end[:-1]) & (first[:-1] <= end[1:])  # also by a corner
    return bool((np.diff(row) == 1).all() and touching.all())


def _pieces(mask: Mask) -> int:
    return int(cv2.connectedComponents(mask.astype(np.uint8), connectivity=8)[0]) - 1


def _holes(mask: Mask) -> int:
    outside = np.pad(~mask, 1, constant_values=True).astype(np.uint8)
    return int(cv2.connectedComponents(outside, connectivity=4)[0]) - 2
