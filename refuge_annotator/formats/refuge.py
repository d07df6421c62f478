"""The folders that REFUGE released, and the one that its evaluation program reads: one table of layouts."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from refuge_annotator.consensus.label import GreyMask
from refuge_annotator.formats.bitmap import bmp_bands, decode_bmp
from refuge_annotator.formats.format import (
    Entry,
    Finding,
    Known,
    Line,
    MaskFacts,
    MaskFile,
    MaskKind,
    ReadBack,
    Table,
    error,
)
from refuge_annotator.formats.set_faults import count_faults, ending_faults, fovea_faults, name_faults, twin_faults
from refuge_annotator.formats.table_faults import read_table
from refuge_annotator.formats.tree import Tree
from refuge_annotator.formats.workbook import Column, Kind, TableSpec, rows_of, write_csv, write_workbook
from refuge_annotator.words import mark

MASKS = "Disc_Cup_Masks"

_ID, _NAME = Column("ID", Kind.ID), Column("ImgName", Kind.NAME)
_X, _Y = Column("Fovea_X", Kind.X), Column("Fovea_Y", Kind.Y)
_LOCATIONS = TableSpec("Fovea_locations", (_ID, _NAME, Column("Glaucoma Label", Kind.LABEL), _X, _Y))

MASK_NOTE = "Masks: 0 cup, 128 rim, 255 elsewhere; the disc is 0 and 128 together."
FOVEA_NOTE = (
    "Fovea in pixels of the whole upright photograph; x right, y down, (0, 0) the centre of the top left pixel."
)
NAMES_NOTE = "Every photograph is named with .jpg in the tables, whatever its own extension."
NO_FOVEA = mark("its fovea is not visible, and the format needs a fovea for every photograph")
NO_LABEL = mark("it has no glaucoma label, and the format needs one")


@dataclass(frozen=True)
class Layout:
    """One of REFUGE's folders: where masks and tables lie, and what their columns are.

    Attributes
    ----------
    classes
        The folders of glaucomatous and of normal eyes inside the masks' folder; None when all lie together.

    References
    ----------
    The released sets of https://refuge.grand-challenge.org and its published evaluation program.
    """

    id: str
    title: str
    purpose: str
    home: str
    classes: tuple[str, str] | None
    specs: tuple[TableSpec, ...]
    archive: str = ""
    notes: tuple[str, ...] = (
        MASK_NOTE,
        FOVEA_NOTE,
        NAMES_NOTE,
        "Labels only: the photographs are not copied.",
    )

    def lacks(self, entry: Entry, raters: int) -> str | None:  # noqa: ARG002 - other formats need all raters
        """Return what a photograph lacks for this format."""
        if entry.fovea is None:
            return NO_FOVEA
        return NO_LABEL if entry.glaucoma is None and self._needs_label else None

    def paths(self, entry: Entry) -> tuple[str, ...]:
        """Return the one mask of a photograph."""
        place = f"{MASKS}/"
        if self.classes is not None and entry.glaucoma is not None:
            place += f"{self.classes[0 if entry.glaucoma.glaucoma else 1]}/"
        return (f"{place}{entry.image.stem}.bmp",)

    def files(self, entry: Entry, mask: GreyMask) -> Iterator[MaskFile]:
        """Yield the mask."""
        yield MaskFile(self.paths(entry)[0], MaskKind.GREY, bmp_bands(mask))

    def tables(self, entries: Sequence[Entry]) -> Iterator[tuple[str, bytes]]:
        """Yield each table as a workbook and as CSV."""
        for spec in self.specs:
            rows = rows_of(spec, entries)
            yield spec.workbook, write_workbook(spec, rows)
            yield spec.csv, write_csv(spec.headings, rows)

    def recognises(self, tree: Tree) -> bool:
        """Tell by the folders inside the masks' folder, and by the workbook that only the evaluator has."""
        inner = {p.split("/")[1] for p in tree.paths if p.startswith(f"{MASKS}/") and p.count("/") == 2}
        if self.classes is not None:
            return not inner.isdisjoint(self.classes)
        flat = any(p.startswith(f"{MASKS}/") and p.count("/") == 1 for p in tree.paths)
        return flat and all((spec.workbook in tree.paths) == (spec in self.specs) for spec in _TELLING)

    def masks(self, tree: Tree) -> tuple[tuple[str, MaskKind], ...]:
        """Return the masks that the official program sees."""
        return tuple((p, MaskKind.GREY) for p in self._inside(tree) if p.endswith(".bmp"))

    def stem(self, path: str) -> str:
        """Return the stem of the photograph of a mask."""
        return path.rpartition("/")[2].removesuffix(".bmp")

    def read_tables(self, tree: Tree) -> Iterator[Table]:
        """Yield every table that a reader opens, a missing one with a finding that says so."""
        for spec in self.specs:
            if spec.workbook in tree.paths:
                yield read_table(tree, spec.workbook, spec)
            else:
                what = mark("the workbook is missing; readers look for it by this name")
                yield Table(spec.workbook, None, (error(spec.workbook, what, mark("export the set again")),))

    def verify(self, tree: Tree, facts: Mapping[str, MaskFacts], known: Mapping[str, Known]) -> Iterator[Finding]:
        """Yield what is wrong between masks and tables."""
        masks: dict[str, str] = {}
        for path, _ in self.masks(tree):
            if self.stem(path) in masks:
                what = mark("there is a second mask for this photograph: {other}")
                yield error(path, what, mark("keep the right one"), other=masks[self.stem(path)])
            masks.setdefault(self.stem(path), path)
        yield from ending_faults(self._inside(tree), ".bmp")
        yield from self._place_faults(tree)
        by_stem = {stem: facts[path] for stem, path in masks.items() if path in facts}
        labels = {stem: self._class(path) for stem, path in masks.items()}
        for table in self.read_tables(tree):
            yield from table.findings
            yield from name_faults(masks, table)
            yield from self._class_faults(table, masks)
            lines = table.lines or ()
            yield from fovea_faults(table.path, lines, by_stem, known)
            labels |= {line.name.removesuffix(".jpg"): line.label for line in lines if line.label is not None}
            yield from self._twin_faults(tree, table)
        yield from count_faults("", list(labels.values()), len(masks))

    def read(self, tree: Tree) -> Iterator[ReadBack]:
        """Yield every photograph that has a mask and a row."""
        lines: dict[str, Line] = {}
        for table in self.read_tables(tree):
            for line in table.lines or ():
                old = lines.get(line.name)
                fovea = line.fovea if old is None or line.fovea is not None else old.fovea
                label = line.label if old is None or line.label is not None else old.label
                lines[line.name] = Line(line.name, label, None, fovea)
        masks = {self.stem(path): path for path, _ in self.masks(tree)}
        for stem in sorted(masks):
            pixels = decode_bmp(masks[stem], tree.read(masks[stem])).pixels
            if pixels is None:
                raise ValueError(masks[stem])
            line = lines[f"{stem}.jpg"]
            label = line.label if self.classes is None else self._class(masks[stem])
            yield ReadBack(line.name, pixels, line.fovea, label)

    @property
    def _needs_label(self) -> bool:
        return self.classes is not None or any(spec.index(Kind.LABEL) is not None for spec in self.specs)

    def _inside(self, tree: Tree) -> list[str]:
        return [p for p in tree.paths if p.startswith(f"{MASKS}/")]

    def _twin_faults(self, tree: Tree, table: Table) -> Iterator[Finding]:
        spec = next(spec for spec in self.specs if spec.workbook == table.path)
        if spec.csv in tree.paths:
            twin = read_table(tree, spec.csv, spec)
            yield from twin.findings
            yield from twin_faults(table, twin)

    def _class(self, path: str) -> bool | None:
        """Return the glaucoma label that a mask's folder says."""
        return None if self.classes is None else path.split("/")[1] == self.classes[0]

    def _place_faults(self, tree: Tree) -> Iterator[Finding]:
        """Tell of masks that lie where readers of this layout do not look."""
        places = {f"{MASKS}/{c}" for c in self.classes} if self.classes is not None else {MASKS}
        for path, _ in self.masks(tree):
            if path.rpartition("/")[0] not in places:
                what = mark("readers of this set do not look in this folder")
                yield error(path, what, mark("masks belong in {places}"), places=", ".join(sorted(places)))

    def _class_faults(self, table: Table, masks: Mapping[str, str]) -> Iterator[Finding]:
        """Compare the labels of a table with the folders of the masks."""
        for line in table.lines or ():
            path = masks.get(line.name.removesuffix(".jpg"))
            if path is not None and line.label is not None and self._class(path) not in (None, line.label):
                what = mark("its folder says the other glaucoma label than {table}")
                yield error(path, what, mark("ask the health records"), table=table.path)


TRAINING = Layout(
    "refuge-training",
    mark("REFUGE training set"),
    mark("to train a network: masks by class, a table of foveas"),
    "Annotation-Training400",
    ("Glaucoma", "Non-Glaucoma"),
    (TableSpec("Fovea_location", (_ID, _NAME, _X, _Y)),),
)
VALIDATION = Layout(
    "refuge-validation",
    mark("REFUGE validation set"),
    mark("to select a network: all masks together, one table"),
    "REFUGE-Validation400-GT",
    None,
    (_LOCATIONS,),
)
TEST = Layout(
    "refuge-test",
    mark("REFUGE test set"),
    mark("to report results: masks in G and N, one table"),
    "REFUGE-Test-GT",
    ("G", "N"),
    (TableSpec("Glaucoma_label_and_Fovea_location", (_ID, _NAME, Column("Label(Glaucoma=1)", Kind.LABEL), _X, _Y)),),
)
_GT = TableSpec("GT", (_NAME, Column("Glaucoma Label", Kind.LABEL)))
EVALUATION = Layout(
    "refuge-evaluation",
    mark("Reference folder of the REFUGE evaluation program"),
    mark("to score submissions with the published program"),
    "",
    None,
    (_GT, _LOCATIONS),
)
_TELLING = (_GT,)
