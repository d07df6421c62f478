"""The set with all raters: one folder per photograph with the consensus and every rater's own masks."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from refuge_annotator.consensus.label import BACKGROUND, CUP, GreyMask
from refuge_annotator.formats.bitmap import bmp_bands, decode_bmp
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
    note,
    warning,
)
from refuge_annotator.formats.png import encode_png
from refuge_annotator.formats.tree import Tree
from refuge_annotator.geometry.raster import Mask, full_mask
from refuge_annotator.study.reading import GRADED, OUTLINED, Outline, Structure, outline_of
from refuge_annotator.words import mark

RATERS = 7  # what the loaders of the public set count on
_RATER_FILE = re.compile(r"(?P<stem>.+)_seg_(?P<structure>disc|cup)_(?P<rater>[1-9][0-9]*)\.png")
_CONSENSUS = re.compile(r"(?P<stem>.+)_(?P<structure>disc|cup)\.bmp")

NOT_ALL = mark("a rater's reading is missing, and the format needs one of every rater")
UNGRADED = mark("a rater could not grade its disc or cup, and the format needs both of every rater")


@dataclass(frozen=True)
class MultiRater:
    """Consensus and raters as separate masks, 255 inside and 0 outside; raters are numbered in study order."""

    id: str = "multirater"
    title: str = mark("All raters' masks")
    purpose: str = mark("to learn from differences: every rater beside the consensus")
    home: str = "Training-400"
    archive: str = ""
    notes: tuple[str, ...] = (
        "Masks: 255 inside, 0 outside; the disc includes the cup.",
        "<stem>_disc.bmp and <stem>_cup.bmp are the reference standard.",
        "<stem>_seg_disc_k.png and <stem>_seg_cup_k.png are rater k's first submission; k counts the raters in study "
        "order, and raters whom the senior left out are included.",
        "A rater who answered “no cup” has an empty cup mask.",
        "Labels only: loaders also want each photograph in its folder as <stem>/<stem>.jpg; copy it there.",
    )

    def lacks(self, entry: Entry, raters: int) -> str | None:
        """Return what a photograph lacks for this format: every rater must have graded disc and cup."""
        if len(entry.firsts) < raters:
            return NOT_ALL
        outlines = [outline_of(reading, s) for _, reading in entry.firsts for s in OUTLINED]
        return None if all(_graded(o) for o in outlines) else UNGRADED

    def paths(self, entry: Entry) -> tuple[str, ...]:
        """Return the consensus and the masks of all raters."""
        stem = entry.image.stem
        raters = [
            f"{stem}/{stem}_seg_{structure.value}_{k}.png"
            for structure in OUTLINED
            for k in range(1, len(entry.firsts) + 1)
        ]
        return (f"{stem}/{stem}_disc.bmp", f"{stem}/{stem}_cup.bmp", *raters)

    def files(self, entry: Entry, mask: GreyMask) -> Iterator[MaskFile]:
        """Yield the consensus and the masks of all raters, as each drew them."""
        names = iter(self.paths(entry))
        for consensus in (mask < BACKGROUND, mask == CUP):
            yield MaskFile(next(names), MaskKind.BINARY, bmp_bands(_white(consensus), background=0))
        for structure in OUTLINED:
            for _, reading in entry.firsts:
                drawn = _drawn(outline_of(reading, structure), entry.image.shape)
                yield MaskFile(next(names), MaskKind.BINARY, encode_png(drawn))

    def tables(self, entries: Sequence[Entry]) -> Iterator[tuple[str, bytes]]:  # noqa: ARG002 - there are none
        """Yield nothing: the set has no tables."""
        yield from ()

    def recognises(self, tree: Tree) -> bool:
        """Tell by masks of single raters, each in the folder of its photograph."""
        return any(p.count("/") == 1 and _in_its_folder(p, _RATER_FILE) for p in tree.paths)

    def masks(self, tree: Tree) -> tuple[tuple[str, MaskKind], ...]:
        """Return all masks."""
        own = [p for p in tree.paths if p.count("/") == 1]
        return tuple(
            (p, MaskKind.BINARY) for p in own if _in_its_folder(p, _RATER_FILE) or _in_its_folder(p, _CONSENSUS)
        )

    def stem(self, path: str) -> str:
        """Return the stem of the photograph of a mask: the name of its folder."""
        return path.partition("/")[0]

    def read_tables(self, tree: Tree) -> Iterator[Table]:  # noqa: ARG002 - there are none
        """Yield nothing: the set has no tables."""
        yield from ()

    def verify(self, tree: Tree, facts: Mapping[str, MaskFacts], known: Mapping[str, Known]) -> Iterator[Finding]:
        """Yield what makes loaders stop: a case that lacks a file, or sizes that differ within a case."""
        cases: dict[str, set[str]] = defaultdict(set)
        for path in tree.paths:
            cases[self.stem(path)].add(path.partition("/")[2])
        raters = max((_count(stem, names) for stem, names in cases.items()), default=0)
        if raters != RATERS:
            what = mark("the set has {n} rater(s); loaders of the public set count on seven")
            yield warning("", what, mark("tell the loader how many there are"), n=raters)
        for stem in sorted(cases):
            yield from _case_faults(stem, cases[stem], raters)
            sizes = {(facts[p].width, facts[p].height) for p in facts if self.stem(p) == stem}
            if len(sizes) > 1:
                yield error(stem, mark("its masks have different sizes"), mark("export the set again"))
            yield from _cup_faults(stem, facts, known.get(stem))
        for name in sorted(f for f in tree.folders if "/" not in f and f not in cases):
            what = mark("it is a folder without a case; loaders take every folder for a case and stop")
            yield error(name, what, mark("take the folder out"))
        if not any(f"{stem}.jpg" in names for stem, names in cases.items()):
            what = mark("the photographs are not in the folders; loaders want each as <stem>/<stem>.jpg")
            yield note("", what, mark("copy each photograph into its folder before training"))

    def read(self, tree: Tree) -> Iterator[ReadBack]:
        """Yield the consensus of every case."""
        for stem in sorted({self.stem(path) for path, _ in self.masks(tree)}):
            disc, cup = (_decoded(tree, f"{stem}/{stem}_{s.value}.bmp") for s in (Structure.DISC, Structure.CUP))
            grey: GreyMask = np.where(cup > 0, CUP, np.where(disc > 0, 128, BACKGROUND)).astype(np.uint8)
            yield ReadBack(f"{stem}.jpg", grey)


def _graded(outline: Outline) -> bool:
    return outline.answer in GRADED


def _white(mask: Mask) -> GreyMask:
    return mask.astype(np.uint8) * np.uint8(255)


def _drawn(outline: Outline, shape: tuple[int, int]) -> Mask:
    return np.zeros(shape, dtype=np.bool_) if outline.shape is None else full_mask(outline.shape, shape)


def _decoded(tree: Tree, path: str) -> GreyMask:
    pixels = decode_bmp(path, tree.read(path)).pixels
    if pixels is None:
        raise ValueError(path)
    return pixels


def _in_its_folder(path: str, pattern: re.Pattern[str]) -> bool:
    stem, _, name = path.partition("/")
    match = pattern.fullmatch(name)
    return match is not None and match["stem"] == stem


def _count(stem: str, names: set[str]) -> int:
    found = [m for name in names if (m := _RATER_FILE.fullmatch(name)) and m["stem"] == stem]
    return max((int(m["rater"]) for m in found), default=0)


def _case_faults(stem: str, names: set[str], raters: int) -> Iterator[Finding]:
    if names == {""}:
        yield note(stem, mark("it lies beside the cases"), mark("it can go"))
        return
    wanted = {f"{stem}_{s.value}.bmp" for s in OUTLINED}
    wanted |= {f"{stem}_seg_{s.value}_{k}.png" for s in OUTLINED for k in range(1, raters + 1)}
    missing = sorted(wanted - names)
    if missing:
        what = mark("the case lacks {n} file(s), first {file}; loaders take every folder for a case and stop")
        yield error(stem, what, mark("add them, or take the folder out"), n=len(missing), file=missing[0])


def _cup_faults(stem: str, facts: Mapping[str, MaskFacts], known: Known | None) -> Iterator[Finding]:
    """Compare the boxes of the consensus disc and cup."""
    disc, cup = facts.get(f"{stem}/{stem}_disc.bmp"), facts.get(f"{stem}/{stem}_cup.bmp")
    if disc is None or cup is None:
        return
    if cup.disc is None:
        if known is not None and known.no_cup:
            yield warning(f"{stem}/{stem}_cup.bmp", mark("it has no cup, as was decided"))
    elif disc.disc is None or not (
        disc.disc[0] <= cup.disc[0]
        and disc.disc[1] <= cup.disc[1]
        and cup.disc[2] <= disc.disc[2]
        and cup.disc[3] <= disc.disc[3]
    ):
        what = mark("its cup leaves its disc")
        yield error(f"{stem}/{stem}_cup.bmp", what, mark("a cup never leaves its disc; outline both again"))
