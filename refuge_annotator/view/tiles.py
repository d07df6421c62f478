"""One photograph shown several times side by side, at the same place and magnification, with a scene for each."""

from dataclasses import replace

from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.transform import Transform
from refuge_annotator.view.scene import Cell, Frame

Room = tuple[float, float]  # (width, height) in logical screen pixels


def cells(count: int, room: Room, gap: int, head: int) -> tuple[Cell, ...]:
    """Part a canvas for `count` pictures, row by row, so that their shorter sides are as long as can be.

    Parameters
    ----------
    gap
        Logical pixels between them.
    head
        Logical pixels above each that stay free for words.
    """
    width, height = int(room[0]), int(room[1])

    def size(columns: int) -> tuple[int, int]:
        rows = -(-count // columns)
        return (width - gap * (columns - 1)) // columns, (height - gap * (rows - 1)) // rows - head

    columns = max(range(1, count + 1), key=lambda n: (min(size(n)), -n))
    across, down = (max(length, 1) for length in size(columns))
    return tuple(
        Cell(place % columns * (across + gap), place // columns * (down + head + gap) + head, across, down)
        for place in range(count)
    )


def share(room: Room, cell: Cell) -> float:
    """Return how much smaller a photograph is in a cell: what lies on the canvas then lies in it, about its middle."""
    return min(cell.width / max(room[0], 1.0), cell.height / max(room[1], 1.0))


def view_in(view: Transform, room: Room, cell: Cell) -> Transform:
    """Return where the photograph lies in a cell, from the cell's own corner."""
    k = share(room, cell)
    left, top = (
        length / 2 - (whole / 2 - start) * k
        for length, whole, start in zip(cell.room, room, (view.left, view.top), strict=True)
    )
    return Transform(view.scale * k, left, top)


def on_canvas(point: Point, room: Room, cell: Cell) -> Point:
    """Return which point of the canvas shows, without tiles, what a point of the canvas within a cell shows now."""
    k = share(room, cell)
    x, y = point.x - cell.left - cell.width / 2, point.y - cell.top - cell.height / 2
    return Point(room[0] / 2 + x / k, room[1] / 2 + y / k)


def frames(frame: Frame, room: Room) -> list[tuple[Cell, Frame]]:
    """Return what each cell of a frame with tiles shows, as a frame of its own."""
    return [
        (tile.cell, replace(frame, view=view_in(frame.view, room, tile.cell), scene=tile.scene, tiles=(), lens=None))
        for tile in frame.tiles
    ]
