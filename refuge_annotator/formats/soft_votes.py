"""Soft labels: for every pixel the share of the raters who drew it, disc and cup apart. Derived, and no label."""

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from refuge_annotator.consensus.label import GreyMask, grey_mask
from refuge_annotator.consensus.merge import Vote
from refuge_annotator.formats.format import (
    Entry,
    Finding,
    Known,
    MaskFacts,
    MaskFile,
    MaskKind,
    ReadBack,
    Table,
    error,
)
from refuge_annotator.formats.png import decode_png, encode_grey_png
from refuge_annotator.formats.tree import Tree
from refuge_annotator.formats.workbook import Cell, write_csv
from refuge_annotator.study.reading import OUTLINED
from refuge_annotator.words import mark

TABLE = "votes.csv"
HEADINGS = ("ImgName", "Disc_Counted", "Cup_Counted", "Disc_By_Senior", "Cup_By_Senior")
HALF = 127  # levels above it were drawn by more than half
AGAIN = mark("export the set again")


@dataclass(frozen=True)
class SoftVotes:
    """One grey PNG of disc and of cup a photograph, 255 where all counted raters drew it, and a table of counts."""

    id: str = "soft-votes"
    title: str = mark("Soft votes")
    purpose: str = mark("to train on doubt: the share of raters at every pixel, derived from the votes")
    home: str = "Soft-votes"
    archive: str = ""
    notes: tuple[str, ...] = (
        "Derived from the votes, and no reference standard: that is the mask of the other formats.",
        "Levels: votes * 255 / counted raters, rounded, a half down; levels above 127 were drawn by more than half.",
        "The disc includes the cup. Who the senior left out, and who could not grade, is not counted.",
        f"{TABLE} tells how many raters count, and where the senior's own outline took the vote's place in the "
        "reference standard (1): there the two differ.",
    )

    def lacks(self, entry: Entry, raters: int) -> str | None:  # noqa: ARG002 - other formats need more
        """Return nothing: every accepted photograph has votes."""
        return None

    def paths(self, entry: Entry) -> tuple[str, ...]:
        """Return the maps of disc and cup."""
        return tuple(f"{structure.value}/{entry.image.stem}.png" for structure in OUTLINED)

    def files(self, entry: Entry, mask: GreyMask) -> Iterator[MaskFile]:
        """Yield the maps of disc and cup, as large as the mask."""
        for path, vote in zip(self.paths(entry), entry.votes, strict=True):
            yield MaskFile(path, MaskKind.SOFT, encode_grey_png(soft_map(vote, mask.shape)))

    def tables(self, entries: Sequence[Entry]) -> Iterator[tuple[str, bytes]]:
        """Yield the table of counts."""
        rows: list[list[Cell]] = []
        for entry in entries:
            counted, own = [len(vote.counted) for vote in entry.votes], [int(vote.own) for vote in entry.votes]
            rows.append([entry.name, *counted, *own])
        yield TABLE, write_csv(HEADINGS, rows)

    def recognises(self, tree: Tree) -> bool:
        """Tell by the table of counts beside the maps of discs."""
        return TABLE in tree.paths and any(path.startswith("disc/") for path in tree.paths)

    def masks(self, tree: Tree) -> tuple[tuple[str, MaskKind], ...]:
        """Return the maps."""
        folders = {structure.value for structure in OUTLINED}
        return tuple(
            (path, MaskKind.SOFT)
            for path in tree.paths
            if path.endswith(".png") and path.count("/") == 1 and path.partition("/")[0] in folders
        )

    def stem(self, path: str) -> str:
        """Return the stem of the photograph of a map."""
        return path.rpartition("/")[2].removesuffix(".png")

    def read_tables(self, tree: Tree) -> Iterator[Table]:  # noqa: ARG002 - the counts are no labels
        """Yield nothing: the table holds counts, which `verify` reads."""
        yield from ()

    def verify(self, tree: Tree, facts: Mapping[str, MaskFacts], known: Mapping[str, Known]) -> Iterator[Finding]:  # noqa: ARG002
        """Yield what is wrong between maps and counts: a missing one, sizes, levels that no count of votes gives."""
        try:
            counts = _counts(tree)
        except (OSError, ValueError) as why:
            yield error(TABLE, mark("the table cannot be read ({why})"), AGAIN, why=str(why))
            return
        maps = {path for path, _ in self.masks(tree)}
        for stem in sorted({self.stem(path) for path in maps} | set(counts)):
            both = [f"{structure.value}/{stem}.png" for structure in OUTLINED]
            if stem not in counts:
                yield error(both[0], mark("its counts are missing in the table"), AGAIN)
                continue
            for path, counted in zip(both, counts[stem], strict=True):
                if path not in maps:
                    yield error(path, mark("the map is missing"), AGAIN)
                elif path in facts:
                    yield from _level_faults(tree, path, counted)
            if len({(facts[path].width, facts[path].height) for path in both if path in facts}) > 1:
                yield error(both[1], mark("disc and cup have different sizes"), AGAIN)

    def read(self, tree: Tree) -> Iterator[ReadBack]:
        """Yield what more than half of the counted raters drew, the cup within its disc."""
        for stem in sorted(_counts(tree)):
            disc, cup = (_pixels(tree, f"{structure.value}/{stem}.png") > HALF for structure in OUTLINED)
            yield ReadBack(f"{stem}.jpg", grey_mask(disc, cup))


def soft_map(vote: Vote, shape: tuple[int, ...]) -> GreyMask:
    """Return the levels of a vote in an image of (height, width); all 0 where nobody counts."""
    levels: GreyMask = np.zeros(shape, dtype=np.uint8)
    if vote.counted:
        levels[vote.box.slices] = _scale(len(vote.counted))[vote.votes]
    return levels


def _scale(counted: int) -> GreyMask:
    """Return the level of each number of votes from 0 to all; a half goes down, so that a tie stays below `HALF`."""
    scale: GreyMask = ((510 * np.arange(counted + 1) + counted - 1) // (2 * max(counted, 1))).astype(np.uint8)
    return scale


def _counts(tree: Tree) -> dict[str, tuple[int, int]]:
    """Return how many raters count for disc and cup, by stem.

    Raises
    ------
    OSError, ValueError
        The table cannot be read, or is none of counts.
    """
    rows = list(csv.reader(io.StringIO(tree.read(TABLE).decode("utf-8-sig"), newline="")))
    if not rows or tuple(rows[0]) != HEADINGS or any(len(row) != len(HEADINGS) for row in rows):
        raise ValueError(f"its columns must be {', '.join(HEADINGS)}")
    return {row[0].removesuffix(".jpg"): (int(row[1]), int(row[2])) for row in rows[1:]}


def _pixels(tree: Tree, path: str) -> GreyMask:
    pixels = decode_png(path, tree.read(path)).pixels
    if pixels is None:
        raise ValueError(path)
    return pixels


def _level_faults(tree: Tree, path: str, counted: int) -> Iterator[Finding]:
    seen = np.flatnonzero(np.bincount(_pixels(tree, path).ravel(), minlength=256))
    odd = sorted(set(seen.tolist()) - set(_scale(counted).tolist()))
    if odd:
        what = mark("its level {level} is no number of votes of {n} rater(s)")
        yield error(path, what, AGAIN, level=odd[0], n=counted)
