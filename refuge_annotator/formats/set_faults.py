"""What is wrong between the files of a set: masks without rows, rows without masks, foveas that cannot be."""

import math
import statistics
from collections.abc import Iterator, Mapping, Sequence

from refuge_annotator.formats.format import Finding, Known, Line, MaskFacts, Table, error, note, warning
from refuge_annotator.geometry.point import Point
from refuge_annotator.words import mark

CLOSEST, FARTHEST = 1.0, 5.0  # disc diameters from the disc's centre to any fovea
NEAR, FAR = 1.2, 5.5  # disc diameters from the disc's centre to the fovea, sideways
OFF_LEVEL = 1.5  # disc diameters above or below it
MANY = 40  # photographs that show what follows the disc
FOLLOWS = 0.7  # a spread so much smaller is no chance
_EXPORT = mark("export the set again")

Box = tuple[int, int, int, int]  # left, top, right, bottom


def name_faults(masks: Mapping[str, str], table: Table) -> Iterator[Finding]:
    """Compare mask files (path by stem) with the rows of a table, to the letter."""
    if table.lines is None:
        return
    rows = {line.name.removesuffix(".jpg") for line in table.lines}
    folded = {stem.casefold(): stem for stem in masks}
    for stem in sorted(rows - set(masks)):
        near = folded.get(stem.casefold())
        if near is None:
            what = mark("{name}.jpg has a row but no mask; the official program passes over it silently")
            yield error(table.path, what, mark("add its mask, or leave the photograph out everywhere"), name=stem)
        else:
            what = mark("the mask {mask} and the row {name}.jpg differ in small and capital letters")
            yield error(masks[near], what, mark("give both the photograph's own name"), mask=near, name=stem)
    known = {stem.casefold() for stem in rows}
    for stem in sorted(set(masks) - rows):
        if stem.casefold() not in known:
            what = mark("it has no row in {table}")
            cure = mark("add its row, or leave the photograph out everywhere")
            yield error(masks[stem], what, cure, table=table.path)


def ending_faults(paths: Sequence[str], ending: str) -> Iterator[Finding]:
    """Tell of files beside the masks that the official program does not see, or takes for masks."""
    for path in paths:
        name = path.rpartition("/")[2]
        if name.startswith("._"):
            what = mark("it is a hidden file of macOS that the official program may take for a mask")
            yield error(path, what, mark("delete it"))
        elif not name.endswith(ending):
            lower = name.lower()
            if lower.endswith(ending) or lower.endswith((".png", ".jpg", ".jpeg", ".bmp", ".tif", ".tiff", ".gif")):
                what = mark("the official program sees masks only when their names end in {ending}, in small letters")
                yield error(path, what, mark("export it as {ending}; renaming does not convert it"), ending=ending)
            else:
                yield note(path, mark("it is no mask"), mark("it can go"))


def count_faults(path: str, labels: Sequence[bool | None], count: int) -> Iterator[Finding]:
    """Tell when there are too few photographs, or only one kind of eye, for the official program."""
    if count < 2:
        what = mark("the set has {n} photograph(s); the official program fails with fewer than two")
        yield warning(path, what, mark("score it together with others"), n=count)
    graded = {label for label in labels if label is not None}
    if count >= 2 and len(graded) == 1:
        what = mark("all eyes have the same glaucoma label: there is no ROC curve")
        yield warning(path, what, mark("score it together with others"))


def fovea_faults(
    path: str, lines: Sequence[Line], facts: Mapping[str, MaskFacts], known: Mapping[str, Known]
) -> Iterator[Finding]:
    """Look for foveas outside their photograph, far from where one can be, or with x and y swapped; `facts` by stem."""
    judged: list[tuple[str, Point, Box]] = []
    for line in lines:
        stem = line.name.removesuffix(".jpg")
        seen = facts.get(stem)
        if seen is None or line.fovea is None:
            continue
        x, y = line.fovea
        if not (-0.5 <= x < seen.width - 0.5 and -0.5 <= y < seen.height - 0.5):
            what = mark("{name}: the fovea ({x}, {y}) lies outside its {width} x {height} pixels")
            cure = mark("x goes to the right, y down, both from the top left corner, in pixels of the whole photograph")
            yield error(path, what, cure, name=line.name, x=x, y=y, width=seen.width, height=seen.height)
        elif seen.disc is not None and not (stem in known and known[stem].vouched):
            judged.append((line.name, line.fovea, seen.disc))
    yield from _swaps(path, judged)
    for name, point, disc in judged:
        oddity = _misplaced(point, disc)
        if oddity is not None and not _swapped(point, disc):
            cure = mark("compare photograph, mask and fovea: one may be mirrored, turned or another's")
            yield warning(path, oddity, cure, name=name, distance=f"{_distance(point, disc):.1f}")


def _swaps(path: str, judged: Sequence[tuple[str, Point, Box]]) -> Iterator[Finding]:
    """Tell where x and y look swapped: row by row, and in the set as a whole.

    A fovea is about level with its disc. So y follows the disc's height from photograph to photograph and x does not;
    where it is x that follows, they are swapped, even if every single point could be right.
    """
    odd = [name for name, p, disc in judged if _swapped(p, disc)]
    upright = _spread([p.y - _center(disc).y for _, p, disc in judged])
    sideways = _spread([p.x - _center(disc).y for _, p, disc in judged])
    cure = mark("x goes to the right, y down; the fovea lies 2 to 3 disc diameters beside the disc")
    if len(judged) >= MANY and sideways < FOLLOWS * upright:
        what = mark(
            "x and y of the fovea look swapped in the whole table: x follows the height of the disc, y does not"
        )
        yield error(path, what, cure)
    elif odd:
        what = mark("x and y of the fovea look swapped in {n} row(s): {names}")
        names = ", ".join(odd[:5]) + (" …" if len(odd) > 5 else "")
        certain = len(odd) > 1 and 2 * len(odd) > len(judged)
        yield (error if certain else warning)(path, what, cure, n=len(odd), names=names)


def _swapped(fovea: Point, disc: Box) -> bool:
    """Tell whether a fovea fits its disc only with x and y exchanged."""
    return not plausible(fovea, disc) and plausible(Point(fovea.y, fovea.x), disc)


def _misplaced(fovea: Point, disc: Box) -> str | None:
    """Return what is odd about where a fovea lies; None when nothing is."""
    left, top, right, bottom = disc
    if left <= fovea.x < right and top <= fovea.y < bottom:
        return mark("{name}: the fovea lies inside the disc")
    if not CLOSEST <= _distance(fovea, disc) <= FARTHEST:
        return mark("{name}: the fovea lies {distance} disc diameters from the disc; 2 to 3 are usual")
    if abs(fovea.y - _center(disc).y) > OFF_LEVEL * _diameter(disc):
        return mark("{name}: the fovea lies far above or below the disc; it is usually about level with it")
    return None


def _distance(fovea: Point, disc: Box) -> float:
    """Return the distance from the disc's centre in disc diameters."""
    return math.dist(fovea, _center(disc)) / _diameter(disc)


def _diameter(disc: Box) -> int:
    left, top, right, bottom = disc
    return max(right - left, bottom - top)


def _center(disc: Box) -> Point:
    left, top, right, bottom = disc
    return Point((left + right - 1) / 2, (top + bottom - 1) / 2)


def _spread(values: Sequence[float]) -> float:
    """Return the median distance from the median; 0 of none."""
    if not values:
        return 0.0
    middle = statistics.median(values)
    return statistics.median(abs(v - middle) for v in values)


def plausible(fovea: Point, disc: Box) -> bool:
    """Tell whether a fovea lies where one can be: beside the disc (an upright box), about level with it."""
    diameter = _diameter(disc)
    across = abs(fovea.x - _center(disc).x) / diameter
    along = abs(fovea.y - _center(disc).y) / diameter
    return NEAR <= across <= FAR and along <= OFF_LEVEL


def twin_faults(table: Table, twin: Table) -> Iterator[Finding]:
    """Compare a workbook with the CSV file beside it."""
    if table.lines is None or twin.lines is None:
        return
    if [_rounded(line) for line in table.lines] != [_rounded(line) for line in twin.lines]:
        what = mark("it says something else than {table}")
        yield error(twin.path, what, _EXPORT, table=table.path)


def _rounded(line: Line) -> tuple[object, ...]:
    fovea = None if line.fovea is None else (round(line.fovea.x, 2), round(line.fovea.y, 2))
    return line.name, line.label, fovea
