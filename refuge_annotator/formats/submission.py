"""The submission to a REFUGE challenge: what its evaluation program scores, and the zip to hand in."""

import zipfile
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from refuge_annotator.consensus.label import GreyMask
from refuge_annotator.formats.bitmap import bmp_bands, decode_bmp
from refuge_annotator.formats.format import Entry, Finding, Known, MaskFacts, MaskFile, MaskKind, ReadBack, Table, error
from refuge_annotator.formats.refuge import FOVEA_NOTE, MASK_NOTE, NAMES_NOTE, NO_FOVEA
from refuge_annotator.formats.set_faults import count_faults, ending_faults, fovea_faults, name_faults
from refuge_annotator.formats.table_faults import read_table
from refuge_annotator.formats.tree import Tree, UnreadableFolder, ZipTree
from refuge_annotator.formats.workbook import Column, Kind, TableSpec, rows_of, write_csv
from refuge_annotator.words import mark

MASKS = "segmentation"
RISKS = TableSpec("classification_results", (Column("FileName", Kind.NAME), Column("Glaucoma Risk", Kind.RISK)))
FOVEAS = TableSpec(
    "fovea_location_results",
    (Column("ImageName", Kind.NAME), Column("Fovea_X", Kind.X), Column("Fovea_Y", Kind.Y)),
)
NO_RISK = mark("it has neither a glaucoma score nor a glaucoma label, and a submission needs one")


@dataclass(frozen=True)
class Submission:
    """Masks and two CSV files, laid out as the evaluation program unpacks them, and zipped without a top folder."""

    id: str = "submission"
    title: str = mark("Challenge submission")
    purpose: str = mark("to hand in: masks and two tables, also as a zip")
    home: str = ""
    archive: str = "submission.zip"
    notes: tuple[str, ...] = (
        MASK_NOTE,
        FOVEA_NOTE,
        "Glaucoma Risk: the imported score where there is one, else the glaucoma label as 1 or 0.",
        NAMES_NOTE,
        "submission.zip holds segmentation and the two CSV files once more, to hand in; its entries have fixed dates.",
    )

    def lacks(self, entry: Entry, raters: int) -> str | None:  # noqa: ARG002 - other formats need all raters
        """Return what a photograph lacks for this format."""
        if entry.fovea is None:
            return NO_FOVEA
        return NO_RISK if entry.glaucoma is None else None

    def paths(self, entry: Entry) -> tuple[str, ...]:
        """Return the one mask of a photograph."""
        return (f"{MASKS}/{entry.image.stem}.bmp",)

    def files(self, entry: Entry, mask: GreyMask) -> Iterator[MaskFile]:
        """Yield the mask."""
        yield MaskFile(self.paths(entry)[0], MaskKind.GREY, bmp_bands(mask))

    def tables(self, entries: Sequence[Entry]) -> Iterator[tuple[str, bytes]]:
        """Yield risks and foveas."""
        for spec in (RISKS, FOVEAS):
            yield spec.csv, write_csv(spec.headings, rows_of(spec, entries))

    def recognises(self, tree: Tree) -> bool:
        """Tell by the names of the masks' folder and of the tables."""
        return any(p.startswith(f"{MASKS}/") or p in (RISKS.csv, FOVEAS.csv) for p in tree.paths)

    def masks(self, tree: Tree) -> tuple[tuple[str, MaskKind], ...]:
        """Return the masks that the official program sees."""
        return tuple((p, MaskKind.GREY) for p in tree.paths if p.startswith(f"{MASKS}/") and p.endswith(".bmp"))

    def stem(self, path: str) -> str:
        """Return the stem of the photograph of a mask."""
        return path.rpartition("/")[2].removesuffix(".bmp")

    def read_tables(self, tree: Tree) -> Iterator[Table]:
        """Yield every table that a reader opens, a missing one with a finding that says so."""
        for spec in (RISKS, FOVEAS):
            if spec.csv in tree.paths:
                yield read_table(tree, spec.csv, spec)
            else:
                what = mark("the file is missing; without it the task is not scored")
                yield Table(spec.csv, None, (error(spec.csv, what, mark("export the submission again")),))

    def verify(self, tree: Tree, facts: Mapping[str, MaskFacts], known: Mapping[str, Known]) -> Iterator[Finding]:
        """Yield what is wrong between masks and tables."""
        masks = {self.stem(path): path for path, _ in self.masks(tree)}
        by_stem = {stem: facts[path] for stem, path in masks.items() if path in facts}
        yield from ending_faults([p for p in tree.paths if p.startswith(f"{MASKS}/")], ".bmp")
        for table in self.read_tables(tree):
            yield from table.findings
            yield from name_faults(masks, table)
            yield from fovea_faults(table.path, table.lines or (), by_stem, known)
        yield from count_faults("", [], len(masks))
        if self.archive in tree.paths:
            yield from _archive_faults(tree, self.archive)

    def read(self, tree: Tree) -> Iterator[ReadBack]:
        """Yield every photograph; `glaucoma` is whether its risk is above one half."""
        tables = [{line.name: line for line in table.lines or ()} for table in self.read_tables(tree)]
        for path, _ in self.masks(tree):
            name = f"{self.stem(path)}.jpg"
            pixels = decode_bmp(path, tree.read(path)).pixels
            if pixels is None:
                raise ValueError(path)
            risk = tables[0][name].risk
            yield ReadBack(name, pixels, tables[1][name].fovea, None if risk is None else risk > 0.5)


def _archive_faults(tree: Tree, path: str) -> Iterator[Finding]:
    """Compare the zip with the files beside it."""
    again = mark("export the submission again")
    try:
        packed = ZipTree(Path(path), tree.read(path))
        wanted = [p for p in tree.paths if p.startswith(f"{MASKS}/") or p in (RISKS.csv, FOVEAS.csv)]
        if list(packed.paths) != wanted:
            yield error(path, mark("it holds other files than lie beside it; a submission has no top folder"), again)
        elif any(packed.read(p) != tree.read(p) for p in wanted):
            yield error(path, mark("its files differ from those beside it"), again)
    except (OSError, UnreadableFolder) as why:
        yield error(path, mark("it cannot be read ({why})"), again, why=str(why))


def pack(folder: Path, paths: Sequence[str], target: Path) -> Generator[str]:
    """Pack files of a folder into a zip under their own names, and yield each name.

    Sorted, with fixed dates and modes, so that equal files give equal zips. Masks are mostly white: the quickest
    packing already makes them two hundred times smaller.
    """
    with zipfile.ZipFile(target, "w") as packed:
        for path in sorted(paths):
            entry = zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3  # Unix, on every system
            entry.external_attr = 0o100644 << 16
            packed.writestr(entry, (folder / path).read_bytes(), compresslevel=1)
            yield path
